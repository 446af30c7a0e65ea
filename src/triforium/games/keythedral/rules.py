"""All rules of the game, in the order of the rulebook: laying, the five phases of a round, then the laws."""

from typing import Any, Final

from mypy_extensions import i64

from triforium.games.keythedral import agenda
from triforium.games.keythedral.law_effects import ResolveLaw
from triforium.games.keythedral.law_targets import ChooseTarget
from triforium.games.keythedral.laws import Asking, LawWindow
from triforium.games.keythedral.laying import LayCottage, LayField, LayingTurn, NumberCottage, OpenCathedral
from triforium.games.keythedral.material import AN, LP, PS1, PS2, PS3, PS5
from triforium.games.keythedral.payment import PayCube, PayResource, Receive, ReceiveCraft, TakeCube
from triforium.games.keythedral.phase1_workers import (
    MarkNumber,
    PlaceAsked,
    PlaceFirst,
    PlaceMore,
    PlacingTurn,
    Work,
)
from triforium.games.keythedral.phase2_income import Collect, Income
from triforium.games.keythedral.phase3_actions import Action, Actions, ActionTurn, ReceiveLaw
from triforium.games.keythedral.phase3_fences import BuildFence, MoveHouse, RemoveFence
from triforium.games.keythedral.phase3_purchase import (
    ChooseCut,
    ChooseCutAsked,
    ChooseKind,
    ChooseNewCraft,
    ChooseOldCraft,
    ChooseRise,
    PayingTurn,
    PayOrWithdraw,
    SettlePrice,
    Substitute,
    TakeSeat,
)
from triforium.games.keythedral.phase4_tidy import Round, Tidy
from triforium.games.keythedral.phase5_auction import Auction, Bid, LastWord, MatchBid, NameStartPlayer
from triforium.kernel.state import Step, table

_RULES: Final[dict[i64, Step[Any]]] = {
    agenda.LAYING_TURN: LayingTurn(),
    agenda.LAY_FIELD: LayField(),
    agenda.LAY_COTTAGE: LayCottage(),
    agenda.NUMBER_COTTAGE: NumberCottage(),
    agenda.OPEN_CATHEDRAL: OpenCathedral(),
    agenda.ROUND: Round(),
    agenda.WORK: Work(),
    agenda.MARK_NUMBER: MarkNumber(),
    agenda.PLACING_TURN: PlacingTurn(),
    agenda.PLACE_FIRST: PlaceFirst(),
    agenda.PLACE_ASKED: PlaceAsked(),
    agenda.PLACE_MORE: PlaceMore(),
    agenda.INCOME: Income(),
    agenda.COLLECT: Collect(),
    agenda.ACTIONS: Actions(),
    agenda.ACTION_TURN: ActionTurn(),
    agenda.ACTION: Action(),
    agenda.PAYING_TURN: PayingTurn(),
    agenda.PAY_OR_WITHDRAW: PayOrWithdraw(),
    agenda.SETTLE_PRICE: SettlePrice(),
    agenda.CHOOSE_RISE: ChooseRise(),
    agenda.CHOOSE_CUT: ChooseCut(),
    agenda.SUBSTITUTE: Substitute(),
    agenda.CHOOSE_KIND: ChooseKind(),
    agenda.CHOOSE_OLD_CRAFT: ChooseOldCraft(),
    agenda.CHOOSE_NEW_CRAFT: ChooseNewCraft(),
    agenda.TAKE_SEAT: TakeSeat(),
    agenda.BUILD_FENCE: BuildFence(),
    agenda.MOVE_HOUSE: MoveHouse(),
    agenda.REMOVE_FENCE: RemoveFence(),
    agenda.PAY_CUBE: PayCube(),
    agenda.PAY_RESOURCE: PayResource(),
    agenda.TAKE_CUBE: TakeCube(),
    agenda.RECEIVE: Receive(),
    agenda.RECEIVE_CRAFT: ReceiveCraft(),
    agenda.RECEIVE_LAW: ReceiveLaw(),
    agenda.TIDY: Tidy(),
    agenda.AUCTION: Auction(),
    agenda.BID: Bid(),
    agenda.LAST_WORD: LastWord(),
    agenda.MATCH_BID: MatchBid(),
    agenda.NAME_START_PLAYER: NameStartPlayer(),
    agenda.CHOOSE_TARGET: ChooseTarget(),
    agenda.RESOLVE_LAW: ResolveLaw(),
    agenda.ASKING + PS1: Asking(PS1),
    agenda.ASKING + PS2: Asking(PS2),
    agenda.ASKING + PS3: Asking(PS3),
    agenda.ASKING + PS5: Asking(PS5),
    agenda.ASKING + AN: Asking(AN),
    agenda.ASKING + LP: Asking(LP),
    agenda.WINDOW + PS1: LawWindow(PS1, "ask-law-start-1"),
    agenda.WINDOW + PS2: LawWindow(PS2, "ask-law-start-2"),
    agenda.WINDOW + PS3: LawWindow(PS3, "ask-law-start-3"),
    agenda.WINDOW + PS5: LawWindow(PS5, "ask-law-start-5"),
    agenda.WINDOW + AN: LawWindow(AN, "ask-law-announced"),
    agenda.WINDOW + LP: LawWindow(LP, "ask-repeal"),
    agenda.CHOOSE_CUT_ASKED: ChooseCutAsked(),
}

STEPS: Final = table([_RULES[number] for number in range(len(_RULES))])
