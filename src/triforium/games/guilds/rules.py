"""All rules of the game, in the order of the rulebook: a round from top to bottom, then what the steps call for."""

from typing import Any, Final

from mypy_extensions import i64

from triforium.games.guilds import agenda
from triforium.games.guilds.step1_gold import DrawGold, Round
from triforium.games.guilds.step2_choice import ChooseCards
from triforium.games.guilds.step3_reveal import Reveal
from triforium.games.guilds.step4_action import CarryOut, LayTile, UseCityCard, UseSiteCard
from triforium.games.guilds.step5_start_action import PutCathedral, PutMaster, StartAction
from triforium.games.guilds.step6_scoring import CoverDead, EndTest, FinalScoring, NextStartPlayer, ScoreCities
from triforium.games.guilds.two_players import DrawCard, EndTestForTwo, Turn, TurnAction
from triforium.kernel.state import Step, table

_RULES: Final[dict[i64, Step[Any]]] = {
    agenda.ROUND: Round(),
    agenda.DRAW_GOLD: DrawGold(),
    agenda.CHOOSE_CARDS: ChooseCards(),
    agenda.REVEAL: Reveal(),
    agenda.CARRY_OUT: CarryOut(),
    agenda.START_ACTION: StartAction(),
    agenda.COVER_DEAD: CoverDead(),
    agenda.SCORE_CITIES: ScoreCities(),
    agenda.END_TEST: EndTest(),
    agenda.NEXT_START_PLAYER: NextStartPlayer(),
    agenda.USE_CITY_CARD: UseCityCard(),
    agenda.USE_SITE_CARD: UseSiteCard(),
    agenda.LAY_TILE: LayTile(),
    agenda.PUT_CATHEDRAL: PutCathedral(),
    agenda.PUT_MASTER: PutMaster(),
    agenda.FINAL_SCORING: FinalScoring(),
    agenda.TURN: Turn(),
    agenda.TURN_ACTION: TurnAction(),
    agenda.DRAW_CARD: DrawCard(),
    agenda.END_TEST_FOR_TWO: EndTestForTwo(),
}

STEPS: Final = table([_RULES[number] for number in range(len(_RULES))])
