"""States travel between processes of the same engine as their class and fields, with vecs as lists.

Native classes have no `__dict__` and vecs no pickle of their own; but every `__init__` takes all fields by name.
"""

from collections.abc import Callable
from functools import partial
from operator import getitem
from typing import Any

from mypy_extensions import i64, u8

from triforium.kernel.vecs import vec

AT_HOME = {"seats", "steps", "step", "turn", "room", "options", "listed", "journal"}
"""Fields of a state that do not travel: derived ones, the title's steps, and the journal, which no copy has."""

NUMBERS = {"i64": i64, "u8": u8}

Frozen = tuple[Any, tuple[type, dict[str, Any]]]


def freeze(part: object) -> Frozen:
    """For `__reduce__` of a part of a state, such as a player."""
    return thaw, (type(part), _fields(part))


def freeze_state(state: object) -> Frozen:
    """For `__reduce__` of a state."""
    return thaw_state, (type(state), _fields(state))


def thaw(kind: type, fields: dict[str, Any]) -> Any:
    return kind(**{name: v.thawed() if isinstance(v, Row) else v for name, v in fields.items()})


def thaw_state(kind: type, fields: dict[str, Any]) -> Any:
    from triforium.kernel.registry import game  # a title knows its states, so not at the top

    return thaw(kind, {**fields, "steps": game(fields["terms"].game).set_up(fields["terms"]).steps})


class Row(list[Any]):
    """A vec on its way; `of` names its items' type where they are numbers."""

    of: str = ""

    def thawed(self) -> Any:
        items: Callable[[Any], Any] = partial(getitem, vec)
        return items(NUMBERS[self.of] if self.of else type(self[0]))(self)


def _fields(thing: object) -> dict[str, Any]:
    names = getattr(type(thing), "__mypyc_attrs__", None) or vars(thing)
    values = {name: getattr(thing, name) for name in names if name not in AT_HOME}
    return {name: _row(v) if isinstance(v, vec) else v for name, v in values.items()}


def _row(numbers: Any) -> Row:
    row = Row(numbers)
    row.of = type(numbers).__name__[4:-1]  # the class is called vec[i64]; one of objects just vec
    return row
