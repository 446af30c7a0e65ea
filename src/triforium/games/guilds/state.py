"""The table: six cities, the supplies and what each player holds, as plain numbers; sets are bit masks."""

from typing import Any, Final

from mypy_extensions import i64

from triforium.games.guilds.agenda import CHOOSE_CARDS
from triforium.games.guilds.imagining import another_deal
from triforium.games.guilds.material import PLAYER_GUILDS
from triforium.games.guilds.scoring import points, winning_seats
from triforium.games.guilds.view import table_for
from triforium.games.guilds.worth import worth
from triforium.kernel.chance import Chance
from triforium.kernel.state import ARGUMENTS, State, Step, Terms
from triforium.kernel.vecs import vec

NOTHING: Final[i64] = -1


class Guilds(State):
    """A game of Flandern 1302 in progress. The guild of a player has the number of the seat."""

    def __init__(
        self, terms: Terms, steps: "vec[Step[Any]]", chance: Chance, agenda: vec[i64], depth: i64, seen: i64,
        free: vec[i64], open: vec[i64], sites: vec[i64], covers: vec[i64], printed: vec[i64], cathedrals: vec[i64],
        held: vec[i64], near: vec[i64], figures: vec[i64], specials: vec[i64], supply: vec[i64],
        hand: vec[i64], played: vec[i64], influence: vec[i64], chosen: vec[i64], added: vec[i64], points: vec[i64],
        deck: vec[i64], first_of_b: i64, discard: vec[i64], stack: vec[i64],
        in_play: i64, arms_in_play: i64, round: i64, start: i64, scored: i64, stones: i64, cathedrals_left: i64,
        figures_left: i64, next_gold: i64, gold: i64, gold_removed: i64, spent: i64, silver_out: i64,
        arms: i64, first_city: i64, end_city: i64, as_site: bool, tile: i64,
        stack_next: i64, stack_end: i64, opened: i64, drawn: i64, done: i64, changed: bool, quiet: i64,
    ) -> None:  # fmt: skip
        super().__init__(terms, steps, chance, agenda, depth, seen)
        # The board, by city:
        self.free = free  # spaces with neither tile nor cover
        self.open = open  # spaces that a district touches along a long side (B.2)
        self.sites = sites  # districts with a site stone
        self.covers = covers
        self.printed = printed  # districts with a printed master, centres left out
        self.cathedrals = cathedrals
        # By city * ALL_ARMS + arms:
        self.held = held  # the districts with these arms
        self.near = near  # the spaces beside them, closed to the same arms (B.3)
        # Everywhere on the board, as city * ALL_SPACES + space, or NOTHING:
        self.figures = figures  # where each guild master stands
        self.specials = specials  # where each of A to D lies

        self.supply = supply  # tiles left of each kind
        # By seat:
        self.hand = hand  # action cards; a chosen card stays here until it is revealed
        self.played = played  # action cards that lie open
        self.influence = influence  # influence cards in hand; likewise
        self.chosen = chosen  # the action card of this round
        self.added = added  # the number of influence cards with it
        self.points = points  # by guild, grey included

        self.deck = deck  # the golden cards from top to bottom; it never changes
        self.first_of_b = first_of_b  # where stack B begins in it
        self.discard = discard  # golden cards of each kind on the open pile
        self.stack = stack  # two players: the cards of the influenced guilds from top to bottom

        self.in_play = in_play  # cities
        self.arms_in_play = arms_in_play
        self.round = round
        self.start = start
        self.scored = scored  # cities
        self.stones = stones  # not on the board, as the two below
        self.cathedrals_left = cathedrals_left
        self.figures_left = figures_left
        self.next_gold = next_gold  # how many golden cards have been drawn
        self.gold = gold  # the start player's golden card, face down
        self.gold_removed = gold_removed  # golden cards of scored cities
        self.spent = spent  # influence cards out of the game
        self.silver_out = silver_out  # action cards of scored cities, out of the game

        # The action being carried out:
        self.arms = arms  # whose tiles and sites it allows
        self.first_city = first_city  # in which cities: from here
        self.end_city = end_city  # up to here
        self.as_site = as_site
        self.tile = tile  # the kind of tile to be laid

        # Two players:
        self.stack_next = stack_next
        self.stack_end = stack_end
        self.opened = opened  # cards of the stack that lie open
        self.drawn = drawn
        self.done = done  # which of the two actions of the turn
        self.changed = changed  # whether the turn has changed the board
        self.quiet = quiet  # turns in a row without a change

    def clone(self) -> "Guilds":
        return self.copied(self.terms, self.chance.clone(), self.deck)

    def copied(self, terms: Terms, chance: Chance, deck: vec[i64]) -> "Guilds":
        """The golden deck never changes after set-up, so copies share it."""
        copy = Guilds(
            terms, self.steps, chance, self.agenda[:], self.depth, self.seen,
            self.free[:], self.open[:], self.sites[:], self.covers[:], self.printed[:], self.cathedrals[:],
            self.held[:], self.near[:], self.figures[:], self.specials[:], self.supply[:],
            self.hand[:], self.played[:], self.influence[:], self.chosen[:], self.added[:], self.points[:],
            deck, self.first_of_b, self.discard[:], self.stack[:],
            self.in_play, self.arms_in_play, self.round, self.start, self.scored, self.stones, self.cathedrals_left,
            self.figures_left, self.next_gold, self.gold, self.gold_removed, self.spent, self.silver_out,
            self.arms, self.first_city, self.end_city, self.as_site, self.tile,
            self.stack_next, self.stack_end, self.opened, self.drawn, self.done, self.changed, self.quiet,
        )  # fmt: skip
        copy.turn = self.turn
        return copy

    def imagine(self, seat: int, seed: int) -> "Guilds":
        self.check_seat(seat)
        return another_deal(self, seat, seed)

    # For the rules ----------------------------------------------------------------------------------------------

    def choosing(self) -> bool:
        """Whether cards are being chosen: what has been chosen is then secret (2.2)."""
        return self.depth > 0 and self.agenda[self.depth - 1] // ARGUMENTS == CHOOSE_CARDS

    # The contract -----------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return points(self)

    def winners(self) -> list[int]:
        return winning_seats(self)

    def table_for(self, seat: int | None) -> dict[str, Any]:
        return table_for(self, seat)

    def worth(self, seat: i64) -> i64:
        return worth(self, seat)

    def final_rule(self) -> str:
        return "guilds.E.1" if self.seats > 2 else "guilds.T.9"


def influenced_by(seat: i64) -> i64:
    """T.1: with two players each has the points of one influenced guild too."""
    return seat + PLAYER_GUILDS // 2
