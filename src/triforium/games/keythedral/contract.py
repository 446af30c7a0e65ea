"""The contract: what everybody may ask of a game, put together out of the modules that know."""

from typing import Any, SupportsIndex

from mypy_extensions import i64

from triforium.games.keythedral.features import FEATURES, describe, stage
from triforium.games.keythedral.knowledge import deal_anew
from triforium.games.keythedral.scoring import points_of
from triforium.games.keythedral.state import Keythedral
from triforium.games.keythedral.view import table_for
from triforium.games.keythedral.worth import FORESIGHT, worth, worths
from triforium.kernel.state import Foresight
from triforium.kernel.vecs import vec


class Contract(Keythedral):
    """The rules see only the table itself; points, views, copies and estimates of it stand on the rules."""

    def clone(self) -> "Contract":
        n = Contract(self.terms, self.steps, self.chance.clone())
        n.stand_as(self)
        return n

    # Python calls a method of a compiled class much faster on the class that defines it, so these two stand here again.
    def legal(self, seat: SupportsIndex) -> list[int]:
        return super().legal(seat)

    def apply(self, seat: SupportsIndex, action: SupportsIndex) -> None:
        super().apply(seat, action)

    def deal_anew(self, seat: i64) -> None:
        deal_anew(self, seat)

    def scores(self) -> list[int]:
        return points_of(self)

    def table_for(self, seat: int | None) -> dict[str, Any]:
        return table_for(self, seat)

    def worth(self, seat: i64) -> i64:
        return worth(self, seat)

    def worths(self, out: vec[i64]) -> None:
        worths(self, out)

    def features(self) -> list[str]:
        return FEATURES

    def stage(self) -> i64:
        return stage(self)

    def describe(self, seat: i64, worths: vec[i64], out: vec[i64]) -> None:
        describe(self, seat, worths, out)

    def foresight(self) -> Foresight:
        return FORESIGHT

    def final_rule(self) -> str:
        return "keythedral.E.1"
