"""All rules of the game, in the order of the rulebook: a round from top to bottom, then what the steps call for."""

from typing import Any, Final

from mypy_extensions import i64

from triforium.games.pillars import agenda
from triforium.games.pillars.black_builder import BlackDrawn, PlaceBlack
from triforium.games.pillars.kept_cards import BeforePaying, TradeWithMathilde
from triforium.games.pillars.material import ALIENA, RICHARD, SAND, STONE, TOM, WOOD
from triforium.games.pillars.phase1_crusades import Crusades
from triforium.games.pillars.phase1_selection import (
    CloseSelection,
    FillWoolMill,
    MakeRoom,
    OpenSelection,
    SelectCard,
    SelectionTurn,
)
from triforium.games.pillars.phase2_builders import (
    BuilderDrawn,
    DrawBuilder,
    EmptyTrack,
    PlaceFree,
    PlaceOrPass,
    PlacePassed,
    Veto,
)
from triforium.games.pillars.phase3_cathedral import (
    Build,
    Cathedral,
    DiscardCube,
    NextStartPlayer,
    Storage,
    UseCraftsman,
)
from triforium.games.pillars.phase3_event import (
    AskThomas,
    BishopProtects,
    BishopsSeat,
    Event,
    EventStrikes,
    LoseCraftsman,
    MeetEvent,
    PaySpecialTax,
    RecallBuilder,
    TakeCube,
    ThomasProtects,
)
from triforium.games.pillars.phase3_income import (
    AskTaxFree,
    CourtMetal,
    EarlsGold,
    Harvest,
    Kingsbridge,
    KingsCourt,
    PayTaxes,
    Priory,
    TaxFreeCard,
    WoolMill,
)
from triforium.games.pillars.phase3_new_board import (
    ChooseProcession,
    Coast,
    France,
    SellAtCoast,
    ShiringPrivilege,
    TaxCollector,
)
from triforium.games.pillars.phase3_trade import Castle, Market, MarketSpace, Shiring, ShiringSpace, Trade
from triforium.games.pillars.phase3_waiving import OfferPoint, OfferPointFor, WaiveAction
from triforium.games.pillars.round_start import (
    EllenLooks,
    LayOutCraftsmen,
    LayOutPrivileges,
    LayOutResources,
    NameCraftsman,
    Refill,
    Round,
)
from triforium.kernel.state import Step, table

_RULES: Final[dict[i64, Step[Any]]] = {
    agenda.ROUND: Round(),
    agenda.REFILL: Refill(),
    agenda.ELLEN_LOOKS: EllenLooks(),
    agenda.LAY_OUT_CRAFTSMEN: LayOutCraftsmen(),
    agenda.LAY_OUT_PRIVILEGES: LayOutPrivileges(),
    agenda.LAY_OUT_RESOURCES: LayOutResources(),
    agenda.OPEN_SELECTION: OpenSelection(),
    agenda.CLOSE_SELECTION: CloseSelection(),
    agenda.FILL_WOOL_MILL: FillWoolMill(),
    agenda.DRAW_BUILDER: DrawBuilder(),
    agenda.PLACE_PASSED: PlacePassed(),
    agenda.EVENT: Event(),
    agenda.BISHOPS_SEAT: BishopsSeat(),
    agenda.WOOL_MILL: WoolMill(),
    agenda.KINGSBRIDGE: Kingsbridge(),
    agenda.PRIORY: Priory(),
    agenda.FOREST: Harvest("pillars.III.6", WOOD, ALIENA),
    agenda.QUARRY: Harvest("pillars.III.7", STONE, TOM),
    agenda.GRAVEL_PIT: Harvest("pillars.III.8", SAND, RICHARD),
    agenda.EARLS_GOLD: EarlsGold(),
    agenda.KINGS_COURT: KingsCourt(),
    agenda.PAY_TAXES: PayTaxes(),
    agenda.COURT_METAL: CourtMetal(),
    agenda.TAX_COLLECTOR: TaxCollector(),
    agenda.CRUSADES: Crusades(),
    agenda.FRANCE: France(),
    agenda.COAST: Coast(),
    agenda.SHIRING_PRIVILEGE: ShiringPrivilege(),
    agenda.SHIRING: Shiring(),
    agenda.CASTLE: Castle(),
    agenda.MARKET: Market(),
    agenda.CATHEDRAL: Cathedral(),
    agenda.NEXT_START_PLAYER: NextStartPlayer(),
    agenda.SELECTION_TURN: SelectionTurn(),
    agenda.SELECT_CARD: SelectCard(),
    agenda.MAKE_ROOM: MakeRoom(),
    agenda.VETO: Veto(),
    agenda.BUILDER_DRAWN: BuilderDrawn(),
    agenda.PLACE_OR_PASS: PlaceOrPass(),
    agenda.PLACE_FREE: PlaceFree(just_drawn=True),
    agenda.MEET_EVENT: MeetEvent(),
    agenda.BISHOP_PROTECTS: BishopProtects(),
    agenda.ASK_THOMAS: AskThomas(),
    agenda.THOMAS_PROTECTS: ThomasProtects(),
    agenda.EVENT_STRIKES: EventStrikes(),
    agenda.LOSE_CRAFTSMAN: LoseCraftsman(),
    agenda.TAKE_CUBE: TakeCube(),
    agenda.TAX_FREE_CARD: TaxFreeCard(),
    agenda.SHIRING_SPACE: ShiringSpace(),
    agenda.MARKET_SPACE: MarketSpace(),
    agenda.TRADE: Trade(),
    agenda.BUILD: Build(),
    agenda.USE_CRAFTSMAN: UseCraftsman(),
    agenda.STORAGE: Storage(),
    agenda.DISCARD_CUBE: DiscardCube(),
    agenda.NAME_CRAFTSMAN: NameCraftsman(),
    agenda.PLACE_WAITING: PlaceFree(just_drawn=False),
    agenda.EMPTY_TRACK: EmptyTrack(),
    agenda.BLACK_DRAWN: BlackDrawn(),
    agenda.PLACE_BLACK: PlaceBlack(),
    agenda.PAY_SPECIAL_TAX: PaySpecialTax(),
    agenda.RECALL_BUILDER: RecallBuilder(),
    agenda.BEFORE_PAYING: BeforePaying(),
    agenda.ASK_TAX_FREE: AskTaxFree(),
    agenda.SELL_AT_COAST: SellAtCoast(),
    agenda.CHOOSE_PROCESSION: ChooseProcession(),
    agenda.TRADE_WITH_MATHILDE: TradeWithMathilde(),
    agenda.OFFER_POINT: OfferPoint(),
    agenda.OFFER_POINT_FOR: OfferPointFor(),
    agenda.WAIVE_ACTION: WaiveAction(),
}

STEPS: Final = table([_RULES[number] for number in range(len(_RULES))])
