"""The commands of the hall, which is installed with the extra `triforium[hall]`."""

from argparse import Namespace
from importlib import import_module
from typing import Any

from triforium.terminal.errors import Complaint


def hall_module(name: str) -> Any:
    """A module of the hall; what is missing for it is said in one line."""
    try:
        return import_module(f"triforium.hall.{name}")
    except ModuleNotFoundError as error:
        if error.name and error.name.startswith("triforium"):
            raise
        raise Complaint(f"the hall needs {error.name}: install it with pip install 'triforium[hall]'") from error


def look_after(args: Namespace) -> int:
    """`triforium hall`."""
    status: int = hall_module("operations").run(args)
    return status


def serve(args: Namespace) -> int:
    """`triforium serve`."""
    status: int = hall_module("serve").run(args)
    return status
