"""The table: what lies in front of each player and on the board, as plain numbers."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from triforium.games.pillars.material import (
    CRAFTSMAN_PLACES,
    EVENT_CARDS,
    JACK,
    METAL,
    MOST_GOLD,
    PER_ROUND,
    ROUNDS,
    SAND,
    SHUFFLED_PRIVILEGES,
    STONE,
    WOOD,
)
from triforium.games.pillars.scoring import points, winning_seats
from triforium.games.pillars.view import view
from triforium.games.pillars.worth import worth
from triforium.kernel.chance import Chance, seeded
from triforium.kernel.pickling import Frozen, freeze
from triforium.kernel.state import State, Step, Terms

NOBODY: Final[i64] = -1
NO_CARD: Final[i64] = -1


class Player:
    """All that lies in front of one player; sets of cards are bit masks."""

    def __init__(
        self, gold: i64, points: i64, workers: i64, mill: i64, grey: i64, grey_next: i64, black: i64,
        craftsmen: i64, privileges: i64, resources: i64, builders: i64, builders_next: i64, harvest: i64,
        bought: i64, sold: i64, cubes: vec[i64],
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
        self.cubes = cubes

    def clone(self) -> "Player":
        return Player(
            self.gold, self.points, self.workers, self.mill, self.grey, self.grey_next, self.black,
            self.craftsmen, self.privileges, self.resources, self.builders, self.builders_next, self.harvest,
            self.bought, self.sold, self.cubes[:],
        )  # fmt: skip

    def __reduce__(self) -> Frozen:
        return freeze(self)

    def has(self, privilege: i64) -> bool:
        return (self.privileges >> privilege) & 1 == 1

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
        players: vec[Player], privilege_deck: vec[i64], craftsman_deck: vec[i64], event_deck: vec[i64],
        kingsbridge: vec[i64], shiring: vec[i64], market: vec[i64], spaces: vec[i64], bag: vec[i64],
        passed_at: vec[i64], uses: vec[i64], one_madonna: bool, round: i64, start: i64, display: i64, hirable: i64,
        out_of_draft: i64, cost: i64, vetoed: bool, drawn: i64, event: i64, foreseen_by: i64, protected: i64,
        bishop_protects: bool, tax: i64, tax_exempt: i64, trading: i64, blessed: i64,
    ) -> None:  # fmt: skip
        super().__init__(terms, steps, chance, agenda, depth, seen)
        self.players = players
        self.privilege_deck = privilege_deck  # ten to be laid out in order, then the four out of the game
        self.craftsman_deck = craftsman_deck  # four for each round; the first two go to Shiring
        self.event_deck = event_deck  # one for each round, then the four out of the game
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

    def clone(self) -> "Pillars":
        return self._copy(self.terms, self.chance.clone(), self.privilege_deck, self.craftsman_deck, self.event_deck)

    def _copy(
        self, terms: Terms, chance: Chance, privilege_deck: vec[i64], craftsman_deck: vec[i64], event_deck: vec[i64]
    ) -> "Pillars":
        """The decks never change after set-up, so copies share them."""
        return Pillars(
            terms, self.steps, chance, self.agenda[:], self.depth, self.seen,
            vec[Player]([p.clone() for p in self.players]), privilege_deck, craftsman_deck, event_deck,
            self.kingsbridge[:], self.shiring[:], self.market[:], self.spaces[:], self.bag[:],
            self.passed_at[:], self.uses[:], self.one_madonna, self.round, self.start, self.display, self.hirable,
            self.out_of_draft, self.cost, self.vetoed, self.drawn, self.event, self.foreseen_by, self.protected,
            self.bishop_protects, self.tax, self.tax_exempt, self.trading, self.blessed,
        )  # fmt: skip

    def imagine(self, seat: int, seed: int) -> "Pillars":
        """M.5: hidden are the decks, the cards removed unseen, the bag's order and what Ellen saw."""
        self.check_seat(seat)
        chance = seeded(seed)
        privileges = self.privilege_deck[:]
        chance.shuffle(privileges, 2 * self.round, SHUFFLED_PRIVILEGES)
        craftsmen = self.craftsman_deck[:]
        later = self.round
        while later < ROUNDS:
            chance.shuffle(craftsmen, PER_ROUND * later, PER_ROUND * later + PER_ROUND)
            later += 1
        events = self.event_deck[:]
        known = self.round if self.event != NO_CARD or self.foreseen_by == seat else self.round - 1
        chance.shuffle(events, known, EVENT_CARDS)
        return self._copy(self.terms._replace(seed=seed), chance, privileges, craftsmen, events)

    # For the rules ----------------------------------------------------------------------------------------------

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

    def view(self, seat: int | None) -> dict[str, Any]:
        if seat is not None:
            self.check_seat(seat)
        return view(self, seat)

    def worth(self, seat: i64) -> i64:
        return worth(self, seat)

    def final_rule(self) -> str:
        return "pillars.E.1"
