"""Arrays: librt's vecs for the compiled engine; lists for the interpreted one, which reads those twice as fast."""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

__all__ = ["COMPILED", "append", "extend", "vec"]


def _is_compiled() -> bool:
    kernel = find_spec("triforium.kernel.state")
    return kernel is not None and kernel.origin is not None and not kernel.origin.endswith(".py")


COMPILED = _is_compiled()

if TYPE_CHECKING or COMPILED:
    from librt.vecs import append, extend, vec
else:

    class vec:  # noqa: N801 - it stands in for librt's
        """`vec[i64](numbers)` is a list."""

        def __class_getitem__(cls, kind: Any) -> type:
            return list

    def append(row: list[Any], item: Any) -> list[Any]:
        row.append(item)
        return row

    def extend(row: list[Any], items: list[Any]) -> list[Any]:
        return row + items
