"""Prints the OpenAPI document of the hall, from which the web client's types are made."""

import json
from tempfile import gettempdir

from triforium.hall.app import make_app
from triforium.hall.settings import Settings

if __name__ == "__main__":
    app = make_app(Settings(f"sqlite+aiosqlite:///{gettempdir()}/triforium-nothing.sqlite"))
    print(json.dumps(app.openapi_schema.to_schema(), default=str))
