"""Examples of requests, for the OpenAPI document."""

from typing import Any

from litestar.openapi.spec import Example
from litestar.params import Body


def body(**value: Any) -> Any:
    """A body with an example."""
    return Body(examples=[Example(value=value)])


GUEST = body(name="Ann", lang="nl")
ACCOUNT = body(name="Ann", password="correct horse battery")
TABLE = body(
    game="pillars",
    options={"madonna": "one"},
    seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "master"}],
    public=True,
    clock={"kind": "game", "seconds": 1800, "increment": 10},
)
MOVE = body(seat=0, action=63, version=17, key="5f0c4f1e")
UNDO = body(seat=0, version=18, key="91b2d0aa")
CHAT = body(text="Good luck!")
