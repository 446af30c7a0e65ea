"""Whole numbers as callers hand them in: Python's, NumPy's, or any other that is one."""

from operator import index

from triforium.kernel.errors import NotANumber


def whole(number: object) -> int:
    """The number as Python's own int; floats, truth values and text are refused."""
    if isinstance(number, int) and not isinstance(number, bool):
        return number
    return _converted(number)


def _converted(number: object) -> int:
    if not isinstance(number, bool) and hasattr(type(number), "__index__"):
        try:
            return index(number)  # type: ignore[arg-type]  # it has the method, or says why not
        except TypeError:
            pass
    raise NotANumber(f"{number!r} is not a whole number such as 0 or 3: seats, actions and seeds are")
