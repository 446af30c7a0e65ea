"""States travel as plain lists, numbers and words, so that the compiled and the plain engine read each other's.

A state that arrives is poured, field by field, into a fresh one of the same title, which knows what each field is.
"""

from operator import getitem
from typing import Any, NamedTuple

from mypy_extensions import i64, u8

from triforium.kernel.vecs import COMPILED, vec

AT_HOME = {"terms", "seats", "steps", "step", "turn", "room", "options", "listed", "journal"}
"""Fields of a state that do not travel: derived ones, the title's steps, and those that travel by themselves."""

NUMBERS: dict[str, Any] = {"vec[i64]": i64, "vec[u8]": u8}

Frozen = tuple[Any, tuple[Any, ...]]


class Part(NamedTuple):
    """An object on its way: its class, which can be made without arguments where the field may be None, and fields."""

    kind: type
    fields: dict[str, Any]


def fields(kind: type) -> list[str]:
    """The names of all fields that a class and its bases declare."""
    if COMPILED:
        return list(kind.__mypyc_attrs__)  # type: ignore[attr-defined]  # every native class has them
    return list(dict.fromkeys(name for base in kind.__mro__ for name in vars(base).get("__annotations__", ())))


def frozen(part: Any) -> Any:
    """A part of a state as plain data."""
    if part is None or isinstance(part, int | str):
        return part
    if isinstance(part, vec if COMPILED else list):
        return [frozen(item) for item in part]
    return Part(type(part), {name: frozen(getattr(part, name)) for name in fields(type(part)) if name not in AT_HOME})


def position(state: Any) -> tuple[Any, ...]:
    """All that makes a position, as plain data; what has been worked off on the agenda is none of it."""
    kind, data = frozen(state)
    return tuple(state.terms), kind, {**data, "agenda": data["agenda"][: data["depth"]]}


def freeze_state(state: Any) -> Frozen:
    """For `__reduce__` of a state."""
    terms, _, data = position(state)
    return thaw_state, (terms, data, state.journal)


def thaw_state(terms: tuple[Any, ...], data: dict[str, Any], journal: Any) -> Any:
    from triforium.kernel.registry import game  # a title knows its states, so not at the top
    from triforium.kernel.state import Terms

    state = game(terms[0]).set_up(Terms(*terms))
    pour(data, state)
    state.go_on()
    state.journal = journal
    return state


def pour(data: dict[str, Any], into: Any) -> None:
    """Set the fields of an object from plain data."""
    for name, value in data.items():
        setattr(into, name, thawed(value, getattr(into, name)))


def thawed(value: Any, like: Any) -> Any:
    """Plain data in the form of what stands in the same place of another state."""
    if isinstance(value, Part):
        part = value.kind() if like is None else like
        pour(value.fields, part)
        return part
    if isinstance(value, list) and value and isinstance(value[0], Part):
        return thawed_row(value, like)
    if isinstance(value, list) and COMPILED:
        return getitem(vec, NUMBERS[type(like).__name__])(value)  # type: ignore[call-overload]  # a type by its name
    return value


def thawed_row(parts: list[Part], like: Any) -> Any:
    """As many parts as there are: one for each player, say."""
    for part, into in zip(parts, like, strict=True):
        pour(part.fields, into)
    return like
