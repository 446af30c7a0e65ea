"""What the journal can tell: the arguments of each line, after the seat that it is about."""

from typing import Final

from mypy_extensions import i64

REASONS = ("scored", "full", "tiles", "stones", "churches", "districts")
"""Why an action lapses."""
IS_SCORED: Final[i64] = 0
IS_FULL: Final[i64] = 1
NO_TILE_FITS: Final[i64] = 2
NO_STONE: Final[i64] = 3
NO_BARE_CHURCH: Final[i64] = 4
NO_DISTRICT: Final[i64] = 5

LINES: dict[str, tuple[str, ...]] = {
    "round": ("round",),
    "gold": (),
    "gold-is": ("gold",),
    "gold-removed": ("gold",),
    "gold-none": (),
    "reveal": ("card", "number"),
    "lapse": ("card", "reason"),
    "lay": ("tile", "city", "space"),
    "lay-site": ("tile", "city", "space", "stones"),
    "finish": ("city", "space", "stones"),
    "pick-up": ("number",),
    "gold-shown": ("gold",),
    "influence": ("number",),
    "gold-lapse": ("gold", "reason"),
    "cathedral": ("city", "space", "left"),
    "master": ("city", "space", "left"),
    "cover": ("city", "space"),
    "cover-end": ("city", "space"),
    "scored": ("city", "value"),
    "share": ("guild", "city", "points", "districts", "masters"),
    "stones": ("city", "number", "stones"),
    "end-spaces": ("number",),
    "end-deck": (),
    "bonus": ("number", "points"),
    "total": ("points",),
    "grey-rules": ("points",),
    "turn": ("turn",),
    "play": ("card",),
    "draw": ("guild", "card"),
    "draw-removed": ("guild", "card"),
    "reshuffle": ("number",),
    "end-influenced": (),
    "end-quiet": ("number",),
}
