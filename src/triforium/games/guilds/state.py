"""The table: six cities, the supplies and what each player holds, as plain numbers; sets are bit masks."""

from typing import Any, Final, SupportsIndex

from mypy_extensions import i64, mypyc_attr

from triforium.games.guilds.features import FEATURES, describe, stage
from triforium.games.guilds.imagining import deal_anew
from triforium.games.guilds.material import ALL_CITIES, GREY, SITE_CARD
from triforium.games.guilds.scoring import points
from triforium.games.guilds.worth import FORESIGHT, FORESIGHT_FOR_TWO, worth, worths
from triforium.kernel.state import Foresight, State
from triforium.kernel.vecs import vec

NOTHING: Final[i64] = -1
NONE: Final = vec[i64]([])
"""What a row of numbers is before set-up."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Action:
    """The card being carried out."""

    card: i64  # a city's or the site card, as which a golden one is carried out too, or NOTHING
    guild: i64
    """Whose tiles and sites it allows, besides those of grey and of the church; grey itself for a golden card."""
    gold: i64  # which golden card it is, or NOTHING
    tile: i64 = NOTHING  # the kind of tile to be laid, once it has been named

    def __init__(self, card: i64 = NOTHING, guild: i64 = GREY, gold: i64 = NOTHING) -> None:
        self.card = card
        self.guild = guild
        self.gold = gold

    def clone(self) -> "Action":
        n = Action(self.card, self.guild, self.gold)
        n.tile = self.tile
        return n

    def first_city(self) -> i64:
        """Where: from here up to, but not including, the end; nothing is free in cities scored or out."""
        if self.card == SITE_CARD:
            return 0
        return self.card

    def end_city(self) -> i64:
        return ALL_CITIES if self.card == SITE_CARD else self.card + 1


class Guilds(State):
    """A game of Flandern 1302 in progress. The guild of a player has the number of the seat."""

    # The board, by city:
    free: vec[i64] = NONE  # spaces with neither tile nor cover
    open: vec[i64] = NONE  # spaces that a district touches along a long side (B.2)
    sites: vec[i64] = NONE  # districts with a site stone
    covers: vec[i64] = NONE
    printed: vec[i64] = NONE  # districts with a printed master, centres left out
    cathedrals: vec[i64] = NONE
    # By city * ALL_ARMS + arms:
    held: vec[i64] = NONE  # the districts with these arms
    near: vec[i64] = NONE  # the spaces beside them, closed to the same arms (B.3)
    # Everywhere on the board, as city * ALL_SPACES + space, or NOTHING:
    figures: vec[i64] = NONE  # where each guild master stands
    specials: vec[i64] = NONE  # where each of A to D lies

    supply: vec[i64] = NONE  # tiles left of each kind
    kinds_left: i64 = 0  # the kinds of which there are any

    # By seat:
    hand: vec[i64] = NONE  # action cards; a chosen card stays here until it is revealed
    played: vec[i64] = NONE  # action cards that lie open
    influence: vec[i64] = NONE  # influence cards in hand; those added to a chosen card stay here likewise
    chosen: vec[i64] = NONE  # the action card of this round, or NOTHING
    added: vec[i64] = NONE  # the number of influence cards with it, or NOTHING
    points: vec[i64] = NONE  # by guild, grey included

    deck: vec[i64] = NONE  # the golden cards from top to bottom; it never changes, so copies share it
    first_of_b: i64 = 0  # where stack B begins in it
    next_gold: i64 = 0  # how many golden cards have been drawn
    gold: i64 = NOTHING  # the start player's golden card, face down
    discard: vec[i64] = NONE  # golden cards of each kind on the open pile

    in_play: i64 = 0  # cities
    guilds: i64 = 0  # how many guilds are in play, grey left out
    round: i64 = 0
    start: i64 = 0
    scored: i64 = 0  # cities
    stones: i64 = 0  # not on the board, as the two below
    cathedrals_left: i64 = 0
    figures_left: i64 = 0
    spent: i64 = 0  # influence cards out of the game

    waiting: i64 = 0  # seats whose open card is still to be carried out
    action: Action | None = None
    changed: bool = False  # whether the turn has changed the board

    # Two players:
    stack: vec[i64] = NONE  # the cards of the influenced guilds from top to bottom
    stack_next: i64 = 0  # from here up to stack_end it is still to be drawn
    stack_end: i64 = 0
    opened: i64 = 0  # cards of the stack that lie open
    drawn: i64 = NOTHING  # the one drawn in this turn
    done: i64 = 0  # which of the two actions of the turn
    quiet: i64 = 0  # turns in a row without a change of the board

    def clone(self) -> "Guilds":
        n = Guilds(self.terms, self.steps, self.chance.clone())
        n.stand_as(self)
        n.free = self.free[:]
        n.open = self.open[:]
        n.sites = self.sites[:]
        n.covers = self.covers[:]
        n.printed = self.printed[:]
        n.cathedrals = self.cathedrals[:]
        n.held = self.held[:]
        n.near = self.near[:]
        n.figures = self.figures[:]
        n.specials = self.specials[:]
        n.supply = self.supply[:]
        n.kinds_left = self.kinds_left
        n.hand = self.hand[:]
        n.played = self.played[:]
        n.influence = self.influence[:]
        n.chosen = self.chosen[:]
        n.added = self.added[:]
        n.points = self.points[:]
        n.deck = self.deck
        n.first_of_b = self.first_of_b
        n.next_gold = self.next_gold
        n.gold = self.gold
        n.discard = self.discard[:]
        n.in_play = self.in_play
        n.guilds = self.guilds
        n.round = self.round
        n.start = self.start
        n.scored = self.scored
        n.stones = self.stones
        n.cathedrals_left = self.cathedrals_left
        n.figures_left = self.figures_left
        n.spent = self.spent
        n.waiting = self.waiting
        n.action = None if self.action is None else self.action.clone()
        n.changed = self.changed
        n.stack = self.stack[:]
        n.stack_next = self.stack_next
        n.stack_end = self.stack_end
        n.opened = self.opened
        n.drawn = self.drawn
        n.done = self.done
        n.quiet = self.quiet
        return n

    # For the rules ----------------------------------------------------------------------------------------------

    def choosing(self) -> bool:
        """Whether cards are being chosen: what has been chosen is then secret (2.2)."""
        return self.depth > 0 and self.step.together

    def present_action(self) -> Action:
        """The action of which a decision is part."""
        assert self.action is not None
        return self.action

    # The contract -----------------------------------------------------------------------------------------------

    # Python calls a method of a compiled class much faster on the class that defines it, so these two stand here again.
    def legal(self, seat: SupportsIndex) -> list[int]:
        return super().legal(seat)

    def apply(self, seat: SupportsIndex, action: SupportsIndex) -> None:
        super().apply(seat, action)

    def scores(self) -> list[int]:
        return points(self)

    def table_for(self, seat: int | None) -> dict[str, Any]:
        from triforium.games.guilds.view import table_for  # it asks the rules, which know this class

        return table_for(self, seat)

    def deal_anew(self, seat: i64) -> None:
        deal_anew(self, seat)

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
        return FORESIGHT if self.seats > 2 else FORESIGHT_FOR_TWO

    def final_rule(self) -> str:
        return "guilds.E.1" if self.seats > 2 else "guilds.T.9"
