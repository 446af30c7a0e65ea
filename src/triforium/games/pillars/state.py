"""The table: what lies in front of each player and on the board, as plain numbers."""

from typing import Any, Final

from mypy_extensions import i64

from triforium.games.pillars.material import (
    CRAFTSMAN_PLACES,
    JACK,
    METAL,
    MOST_GOLD,
    NEW_BOARD_SEATS,
    PER_ROUND,
    ROUNDS,
    SAND,
    SPACES,
    STONE,
    WAIVING_SEATS,
    WOOD,
)
from triforium.games.pillars.scoring import points, winning_seats
from triforium.games.pillars.view import table_for
from triforium.games.pillars.worth import worth
from triforium.kernel.bits import BIT
from triforium.kernel.chance import Chance, seeded
from triforium.kernel.pickling import Frozen, freeze
from triforium.kernel.state import State, Step, Terms
from triforium.kernel.vecs import vec

NOBODY: Final[i64] = -1
NO_CARD: Final[i64] = -1
BLACK: Final[i64] = 6
"""What stands on a space that the black builder holds: no seat has this number."""


class Annex:
    """What the expansion adds to the table. The base game never changes it, so copies share it there."""

    def __init__(
        self, large: i64, crusades: i64, crusaders: vec[i64], silenced_next: i64,
        shiring_privilege: i64, naming: i64, black_bagged: i64, black_drawn: bool,
        black_space: i64, track: vec[i64], tracked: i64, acting: i64, has_traded: i64, inspired_seat: i64,
        inspired: i64, inspired_uses: i64, assisted: i64,
    ) -> None:  # fmt: skip
        self.large = large  # seats whose large worker is still at hand as one figure
        self.crusades = crusades  # spaces still open in this round
        self.crusaders = crusaders  # the seat that has gone on each crusade
        self.silenced_next = silenced_next  # seats whose permanent privileges have no effect in the next round
        self.shiring_privilege = shiring_privilege
        self.naming = naming  # the seat that names craftsmen for Shiring with Alfred's help
        self.black_bagged = black_bagged  # black builders in the bag, 0 or 1
        self.black_drawn = black_drawn  # whether the builder just drawn is the black one
        self.black_space = black_space  # the space that it holds, or -1
        self.track = track  # the seat on each number of the builder track, from 1 on; empty where there is none
        self.tracked = tracked  # seats whose third builder has gone to the track
        self.acting = acting  # the space whose builder may be waived
        self.has_traded = has_traded  # market spaces whose builder has had a turn
        self.inspired_seat = inspired_seat  # who holds the Saint-Denis card, for which craftsman, used how often
        self.inspired = inspired
        self.inspired_uses = inspired_uses
        self.assisted = assisted  # the craftsman to whom the apprentice's extra use is bound

    def clone(self) -> "Annex":
        return Annex(
            self.large, self.crusades, self.crusaders[:], self.silenced_next,
            self.shiring_privilege, self.naming, self.black_bagged, self.black_drawn, self.black_space,
            self.track[:], self.tracked, self.acting, self.has_traded, self.inspired_seat, self.inspired,
            self.inspired_uses, self.assisted,
        )  # fmt: skip

    def __reduce__(self) -> Frozen:
        return freeze(self)


class Player:
    """All that lies in front of one player; sets of cards are bit masks."""

    def __init__(
        self, gold: i64, points: i64, workers: i64, mill: i64, grey: i64, grey_next: i64, black: i64,
        craftsmen: i64, privileges: i64, resources: i64, builders: i64, builders_next: i64, harvest: i64,
        bought: i64, sold: i64, silenced: i64, cubes: vec[i64],
    ) -> None:  # fmt: skip
        self.gold = gold
        self.points = points
        self.workers = workers  # not yet sent anywhere this round
        self.mill = mill  # workers in the wool mill
        self.grey = grey  # grey workers of this round, among `workers`
        self.grey_next = grey_next
        self.black = black
        self.craftsmen = craftsmen
        self.privileges = privileges
        self.resources = resources  # resource cards taken this round
        self.builders = builders  # how many may be placed this round
        self.builders_next = builders_next
        self.harvest = harvest  # what the event adds to each resource card
        self.bought = bought  # kinds bought this round, and sold
        self.sold = sold
        self.silenced = silenced  # privileges without effect this round
        self.cubes = cubes

    def clone(self) -> "Player":
        return Player(
            self.gold, self.points, self.workers, self.mill, self.grey, self.grey_next, self.black,
            self.craftsmen, self.privileges, self.resources, self.builders, self.builders_next, self.harvest,
            self.bought, self.sold, self.silenced, self.cubes[:],
        )  # fmt: skip

    def __reduce__(self) -> Frozen:
        return freeze(self)

    def has(self, privilege: i64) -> bool:
        """Whether a privilege lies here and works in this round."""
        return ((self.privileges & ~self.silenced) >> privilege) & 1 == 1

    def employs(self, craftsman: i64) -> bool:
        return (self.craftsmen >> craftsman) & 1 == 1

    def places(self) -> i64:
        """I.5: five places for craftsmen, six with Jack."""
        return CRAFTSMAN_PLACES + 1 if self.has(JACK) else CRAFTSMAN_PLACES

    def earn(self, gold: i64) -> None:
        """M.3: nobody owns more than 30 gold; what is above is lost."""
        self.gold += gold
        if self.gold > MOST_GOLD:
            self.gold = MOST_GOLD

    def lose_points(self, points: i64) -> None:
        """M.4: never below 0."""
        self.points = self.points - points if self.points > points else 0

    def owe(self, gold: i64) -> None:
        """III.1.3, III.9.2: who cannot pay gives what he has and a point for every full 2 gold missing."""
        if gold <= self.gold:
            self.gold -= gold
        else:
            self.lose_points((gold - self.gold) // 2)
            self.gold = 0

    def stock(self) -> i64:
        return self.cubes[SAND] + self.cubes[WOOD] + self.cubes[STONE] + self.cubes[METAL]


class Pillars(State):
    """A game of The Pillars of the Earth in progress."""

    def __init__(
        self, terms: Terms, steps: "vec[Step[Any]]", chance: Chance, agenda: vec[i64], depth: i64, seen: i64,
        players: vec[Player], privilege_deck: vec[i64], second_deck: vec[i64], final_deck: vec[i64],
        craftsman_deck: vec[i64], event_deck: vec[i64],
        kingsbridge: vec[i64], shiring: vec[i64], market: vec[i64], spaces: vec[i64], bag: vec[i64],
        passed_at: vec[i64], uses: vec[i64], one_madonna: bool, round: i64, start: i64, display: i64,
        hirable: i64, out_of_draft: i64, cost: i64, vetoed: bool, drawn: i64, event: i64, foreseen_by: i64,
        protected: i64, bishop_protects: bool, tax: i64, tax_exempt: i64, trading: i64, blessed: i64,
        expanded: bool, annex: Annex,
    ) -> None:  # fmt: skip
        super().__init__(terms, steps, chance, agenda, depth, seen)
        self.players = players
        self.privilege_deck = privilege_deck  # ten to be laid out in order, then those out of the game
        self.second_deck = second_deck  # five for the new board, then those out of the game; empty without it
        self.final_deck = final_deck  # the first two come to Kingsbridge in round 6
        self.craftsman_deck = craftsman_deck  # four or five for each round; the first two go to Shiring
        self.event_deck = event_deck  # one for each round, then those out of the game
        self.kingsbridge = kingsbridge  # the privilege at each of its two spaces
        self.shiring = shiring  # the craftsman at each of its two spaces
        self.market = market  # cubes of each kind, metal always 0
        self.spaces = spaces  # the seat whose builder stands on each space
        self.bag = bag  # builders of each seat
        self.passed_at = passed_at  # the seat whose builder was passed at each price
        self.uses = uses  # how often each craftsman has worked in this turn of step 13
        self.one_madonna = one_madonna
        self.round = round
        self.start = start
        self.display = display  # resource cards on offer
        self.hirable = hirable  # craftsmen on offer
        self.out_of_draft = out_of_draft  # seats that have passed in phase I
        self.cost = cost
        self.vetoed = vetoed
        self.drawn = drawn  # the seat whose builder has just been drawn
        self.event = event
        self.foreseen_by = foreseen_by  # the seat that has looked at the coming event
        self.protected = protected  # seats that this round's event does not touch
        self.bishop_protects = bishop_protects
        self.tax = tax
        self.tax_exempt = tax_exempt  # seats that played the tax-free card this round
        self.trading = trading  # the market space whose turn it is
        self.blessed = blessed  # the craftsman to whom the Madonna's extra use is bound (option madonna=one)
        self.expanded = expanded  # X.1: whether the expansion's cards are in the game
        self.annex = annex

    def clone(self) -> "Pillars":
        return self._copy(
            self.terms, self.chance.clone(), self.privilege_deck, self.second_deck, self.final_deck,
            self.craftsman_deck, self.event_deck,
        )  # fmt: skip

    def _copy(
        self, terms: Terms, chance: Chance, privilege_deck: vec[i64], second_deck: vec[i64], final_deck: vec[i64],
        craftsman_deck: vec[i64], event_deck: vec[i64],
    ) -> "Pillars":  # fmt: skip
        """The decks never change after set-up, so copies share them."""
        return Pillars(
            terms, self.steps, chance, self.agenda[:], self.depth, self.seen,
            vec[Player]([p.clone() for p in self.players]), privilege_deck, second_deck, final_deck,
            craftsman_deck, event_deck,
            self.kingsbridge[:], self.shiring[:], self.market[:], self.spaces[:], self.bag[:],
            self.passed_at[:], self.uses[:], self.one_madonna, self.round, self.start, self.display,
            self.hirable, self.out_of_draft, self.cost, self.vetoed, self.drawn, self.event, self.foreseen_by,
            self.protected, self.bishop_protects, self.tax, self.tax_exempt, self.trading, self.blessed,
            self.expanded, self.annex.clone() if self.expanded else self.annex,
        )  # fmt: skip

    def imagine(self, seat: int, seed: int) -> "Pillars":
        """M.5: hidden are the decks, the cards removed unseen, the bag's order and what Ellen and Alfred saw."""
        self.check_seat(seat)
        chance = seeded(seed)
        laid_out = self.round if self.annex.naming == NOBODY else self.round - 1  # Alfred's choice comes first
        privileges = self.privilege_deck[:]
        chance.shuffle(privileges, 2 * laid_out, len(privileges))
        second = self.second_deck[:]
        chance.shuffle(second, laid_out, len(second))
        finals = self.final_deck[:]
        if laid_out < ROUNDS and len(finals) > 2:
            chance.shuffle(finals, 0, len(finals))
        craftsmen = self.craftsman_deck[:]
        per_round = len(craftsmen) // ROUNDS
        later = self.round
        while later < ROUNDS:
            chance.shuffle(craftsmen, per_round * later, per_round * later + per_round)
            later += 1
        if self.annex.naming != NOBODY and self.annex.naming != seat:
            self._deal_unnamed(chance, craftsmen, per_round * (self.round - 1), per_round)
        events = self.event_deck[:]
        known = self.round if self.event != NO_CARD or self.foreseen_by == seat else self.round - 1
        chance.shuffle(events, known, len(events))
        terms = self.terms._replace(seed=seed)
        return self._copy(terms, chance, privileges, second, finals, craftsmen, events)

    def _deal_unnamed(self, chance: Chance, craftsmen: vec[i64], first: i64, per_round: i64) -> None:
        """X.6: what only Alfred's owner sees of this round's craftsmen; the one he has named lies at Shiring."""
        named: i64 = 0
        while named < per_round and craftsmen[first + named] != self.shiring[0]:
            named += 1
        if named == per_round:
            chance.shuffle(craftsmen, first, first + per_round)
            return
        craftsmen[first + named] = craftsmen[first]
        craftsmen[first] = self.shiring[0]
        chance.shuffle(craftsmen, first + 1, first + per_round)

    # For the rules ----------------------------------------------------------------------------------------------

    def new_board(self) -> bool:
        """X.1: whether the new board lies beside the old one."""
        return len(self.spaces) > SPACES

    def builder_track(self) -> bool:
        """X.13: with five or six players."""
        return self.seats >= NEW_BOARD_SEATS

    def may_waive(self) -> bool:
        """X.15: with six players, in the last round."""
        return self.seats == WAIVING_SEATS and self.round == ROUNDS

    def craftsmen_in_play(self) -> i64:
        """R.3, X.4: the four craftsmen of the round, as a bit mask; all five with a builder track."""
        first = len(self.craftsman_deck) // ROUNDS * (self.round - 1)
        end = first + PER_ROUND + (1 if self.builder_track() else 0)
        cards: i64 = 0
        while first < end:
            cards |= BIT[self.craftsman_deck[first]]
            first += 1
        return cards

    def holder_of(self, privilege: i64) -> i64:
        """The seat for which a privilege works now, or -1."""
        seat: i64 = 0
        while seat < self.seats:
            if self.players[seat].has(privilege):
                return seat
            seat += 1
        return NOBODY

    def each_from_start(self, step: i64) -> None:
        """Put the step on the agenda for every player: the start player first, then clockwise."""
        i = self.seats - 1
        while i >= 0:
            self.push(step, (self.start + i) % self.seats)
            i -= 1

    def send_home(self, space: i64) -> None:
        """III.0: a builder whose space is done with goes back into the bag."""
        if self.spaces[space] != NOBODY:
            self.bag[self.spaces[space]] += 1
            self.spaces[space] = NOBODY

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
        return "pillars.E.1"
