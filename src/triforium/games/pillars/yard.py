"""What craftsmen make of cubes and coins, at best: part of the estimate behind the greedy bot (worth.py)."""

from typing import Final

from mypy_extensions import i64

from triforium.games.pillars.material import (
    ALL_CARDS,
    APPRENTICE,
    BRICKMAKER,
    CRAFTSMEN,
    MASONS,
    METAL,
    MORTAR_MIXERS,
    MOST_KEPT,
    SAND,
    SCULPTORS,
    STONE,
    TOOL_MAKER,
    WOOD,
)
from triforium.kernel.bits import BIT
from triforium.kernel.vecs import vec

POINT: Final[i64] = 100

KEPT: Final = vec[i64]([50, 59, 84, 139])
"""A cube that is left over, while rounds are to come."""

BEST_FIRST: Final = vec[i64]([
    25, 26, 22, 18, 24, 21, 17, 13, 31, 32, 29, 10, 3, 19, 16, 12, 7, 15, 11, 8, 6, 14, 9, 27, 4, 2, 1, 5, 0, 23, 20,
])  # fmt: skip
"""Craftsmen by what they make of a cube; apprentice and brickmaker, who help others, are left out."""

FRESH: Final = vec[i64]([0] * ALL_CARDS)


class Yard:
    """Cubes and coins that a player's craftsmen may work on."""

    def __init__(self, sand: i64, wood: i64, stone: i64, metal: i64, gold: i64, sally: bool) -> None:
        self.sand = sand
        self.wood = wood
        self.stone = stone
        self.metal = metal
        self.gold = gold
        self.sally = sally  # whether the masons need no mortar mixer

    def most_uses(self, craftsman: i64, most: i64) -> i64:
        """How often the cubes and coins allow a craftsman to work, at most `most` times."""
        card = CRAFTSMEN[craftsman]
        if card.sand and self.sand // card.sand < most:
            most = self.sand // card.sand
        if card.wood and self.wood // card.wood < most:
            most = self.wood // card.wood
        if card.stone and self.stone // card.stone < most:
            most = self.stone // card.stone
        if card.metal and self.metal // card.metal < most:
            most = self.metal // card.metal
        if card.gold and self.gold // card.gold < most:
            most = self.gold // card.gold
        return most

    def work(self, row: i64, uses: vec[i64], coin: i64) -> i64:
        """What a row of craftsmen makes of the yard, the best first; uses already made are left out."""
        made: i64 = 0
        helped = row & BIT[APPRENTICE] == 0
        if row & BIT[BRICKMAKER] and row & SCULPTORS:
            self.burn_bricks(uses)
        for craftsman in BEST_FIRST:
            if row & BIT[craftsman] == 0:
                continue
            if BIT[craftsman] & MASONS and row & MORTAR_MIXERS == 0 and not self.sally:
                continue
            if craftsman == TOOL_MAKER and self.metal == 0:
                continue
            card = CRAFTSMEN[craftsman]
            gain = card.points * POINT + (card.earns - card.gold) * coin
            times = (card.capacity if card.capacity else 1) - uses[craftsman]
            if gain <= 0:
                continue
            if not helped and card.capacity > 0 and card.metal == 0:
                helped = times < 0 or self.most_uses(craftsman, times + 1) > times
                times += 1 if helped else 0
            if times > 0:
                times = self.most_uses(craftsman, times)
                made += times * gain
                self.sand -= times * card.sand
                self.wood -= times * card.wood
                self.stone -= times * card.stone
                self.metal -= times * card.metal
                self.gold -= times * card.gold
        return made

    def burn_bricks(self, uses: vec[i64]) -> None:
        """Sand becomes stone for the sculptors."""
        times = self.most_uses(BRICKMAKER, CRAFTSMEN[BRICKMAKER].capacity - uses[BRICKMAKER])
        self.sand -= times
        self.stone += times

    def copy_best(self, rows: i64, bound: i64, used: i64, own: i64, coin: i64) -> i64:
        """What the Saint-Denis card makes of the yard: the best craftsman of `rows`, or the one to whom it is bound."""
        best: i64 = 0
        for craftsman in BEST_FIRST:
            card = CRAFTSMEN[craftsman]
            if rows & BIT[craftsman] == 0 or card.capacity < 2 or (bound >= 0 and bound != craftsman):
                continue
            if BIT[craftsman] & MASONS and own & MORTAR_MIXERS == 0 and not self.sally:
                continue
            gain = card.points * POINT + (card.earns - card.gold) * coin
            made = gain * self.most_uses(craftsman, card.capacity - 1 - used)
            if made > best:
                best = made
        return best

    def rest(self) -> i64:
        """What the cubes left over are worth to a player who keeps five of them."""
        most = MOST_KEPT
        value: i64 = 0
        keep = self.metal if self.metal < most else most
        value += keep * KEPT[METAL]
        most -= keep
        keep = self.stone if self.stone < most else most
        value += keep * KEPT[STONE]
        most -= keep
        keep = self.wood if self.wood < most else most
        value += keep * KEPT[WOOD]
        most -= keep
        keep = self.sand if self.sand < most else most
        return value + keep * KEPT[SAND]
