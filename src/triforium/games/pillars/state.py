"""The table: what lies in front of each player and on the board, as plain numbers."""

from typing import Any, Final, SupportsIndex

from mypy_extensions import i64, mypyc_attr

from triforium.games.pillars.features import FEATURES, describe, stage
from triforium.games.pillars.material import (
    BUILDERS,
    CRAFTSMAN_PLACES,
    FIRST_COST,
    JACK,
    METAL,
    MOST_GOLD,
    NEW_BOARD_SEATS,
    PER_ROUND,
    ROUNDS,
    SAND,
    SPACES,
    STARTING_CRAFTSMEN,
    STONE,
    WAIVING_SEATS,
    WOOD,
)
from triforium.games.pillars.scoring import points, winning_seats
from triforium.games.pillars.worth import FORESIGHT, worth
from triforium.kernel.bits import BIT
from triforium.kernel.state import NOBODY, Foresight, State
from triforium.kernel.vecs import vec

NO_CARD: Final[i64] = -1
NO_SPACE: Final[i64] = -1
BLACK: Final[i64] = 6
"""What stands on a space that the black builder holds: no seat has this number."""
PREPARATION: Final[i64] = 0
PHASE_I: Final[i64] = 1
PHASE_II: Final[i64] = 2
PHASE_III: Final[i64] = 3


@mypyc_attr(acyclic=True)
class Annex:
    """What the expansion adds to the table. The base game never changes it, so copies share it there."""

    large: i64 = 0
    """Seats whose large worker is still at hand as one figure."""
    crusades: i64 = 0
    """Crusades still open in this round."""
    crusaders: vec[i64]
    """The seat that has gone on each crusade, and with how many workers."""
    crusaders_sent: vec[i64]
    silenced_next: i64 = 0
    """Seats whose permanent privileges have no effect in the next round."""
    shiring_privilege: i64 = NO_CARD
    naming: i64 = NOBODY
    """The seat that names craftsmen for Shiring with Alfred's help."""

    black_bagged: i64 = 0
    """Black builders in the bag, 0 or 1."""
    black_drawn: bool = False
    """Whether the builder just drawn is the black one."""
    black_space: i64 = NO_SPACE
    """The space that it holds."""
    track: vec[i64]
    """The seat on each number of the builder track, from 1 on; empty where there is none."""
    tracked: i64 = 0
    """Seats whose third builder has gone to the track."""

    acting: i64 = NO_SPACE
    """The space for whose builder a point is offered."""
    has_traded: i64 = 0
    """Market spaces whose builder has had a turn."""
    inspired_seat: i64 = NOBODY
    """Who holds the Saint-Denis card."""
    inspired: i64 = NO_CARD
    """The craftsman to whom that card is bound, and how often it has been used."""
    inspired_uses: i64 = 0
    assisted: i64 = NO_CARD
    """The craftsman to whom the apprentice's extra use is bound."""

    def clone(self) -> "Annex":
        n = Annex()
        n.large = self.large
        n.crusades = self.crusades
        n.crusaders = self.crusaders[:]
        n.crusaders_sent = self.crusaders_sent[:]
        n.silenced_next = self.silenced_next
        n.shiring_privilege = self.shiring_privilege
        n.naming = self.naming
        n.black_bagged = self.black_bagged
        n.black_drawn = self.black_drawn
        n.black_space = self.black_space
        n.track = self.track[:]
        n.tracked = self.tracked
        n.acting = self.acting
        n.has_traded = self.has_traded
        n.inspired_seat = self.inspired_seat
        n.inspired = self.inspired
        n.inspired_uses = self.inspired_uses
        n.assisted = self.assisted
        return n


@mypyc_attr(acyclic=True)
class Player:
    """All that lies in front of one player; sets of cards are bit masks."""

    gold: i64 = 0
    points: i64 = 0
    cubes: vec[i64]
    """Of each kind."""
    craftsmen: i64 = STARTING_CRAFTSMEN
    privileges: i64 = 0
    silenced: i64 = 0
    """Privileges without effect this round."""

    workers: i64 = 0
    """Not yet sent anywhere this round."""
    resources: i64 = 0
    """Resource cards taken this round; their workers stand there until the harvest."""
    mill: i64 = 0
    """Workers in the wool mill."""
    grey: i64 = 0
    """Grey workers of this round, and of the next."""
    grey_next: i64 = 0
    black: i64 = 0
    """1 with Otto's black worker."""
    harvest: i64 = 0
    """What the event adds to each resource card."""

    builders: i64 = BUILDERS
    """How many may be placed this round, and in the next."""
    builders_next: i64 = BUILDERS
    bought: i64 = 0
    """Kinds bought this round, and sold."""
    sold: i64 = 0

    def clone(self) -> "Player":
        n = Player()
        n.gold = self.gold
        n.points = self.points
        n.cubes = self.cubes[:]
        n.craftsmen = self.craftsmen
        n.privileges = self.privileges
        n.silenced = self.silenced
        n.workers = self.workers
        n.resources = self.resources
        n.mill = self.mill
        n.grey = self.grey
        n.grey_next = self.grey_next
        n.black = self.black
        n.harvest = self.harvest
        n.builders = self.builders
        n.builders_next = self.builders_next
        n.bought = self.bought
        n.sold = self.sold
        return n

    def has(self, privilege: i64) -> bool:
        """Whether a privilege lies here and works in this round."""
        return ((self.privileges & ~self.silenced) >> privilege) & 1 == 1

    def employs(self, craftsman: i64) -> bool:
        return (self.craftsmen >> craftsman) & 1 == 1

    def places(self) -> i64:
        """I.5: five places for craftsmen, six with Jack."""
        return CRAFTSMAN_PLACES + 1 if self.has(JACK) else CRAFTSMAN_PLACES

    def earn(self, gold: i64) -> i64:
        """M.3: nobody owns more than 30 gold; what is above is lost. Returns what there was room for."""
        if gold > MOST_GOLD - self.gold:
            gold = MOST_GOLD - self.gold
        self.gold += gold
        return gold

    def lose_points(self, points: i64) -> i64:
        """M.4: never below 0. Returns how many were lost."""
        if points > self.points:
            points = self.points
        self.points -= points
        return points

    def owe(self, gold: i64) -> i64:
        """III.1.3, III.9.2: who cannot pay gives what he has and a point for every full 2 gold missing. Returns the
        points lost."""
        if gold <= self.gold:
            self.gold -= gold
            return 0
        missing = gold - self.gold
        self.gold = 0
        return self.lose_points(missing // 2)

    def stock(self) -> i64:
        return self.cubes[SAND] + self.cubes[WOOD] + self.cubes[STONE] + self.cubes[METAL]


class Pillars(State):
    """A game of The Pillars of the Earth in progress."""

    # What was agreed, and the decks; they never change after set-up, so copies share the decks.
    one_madonna: bool = False
    """A.2: the option madonna=one."""
    expanded: bool = False
    """X.1: whether the expansion's cards are in the game."""
    privilege_deck: vec[i64]
    """Ten to be laid out in order, then those out of the game."""
    second_deck: vec[i64]
    """Five for the new board, then those out of the game; empty without it."""
    final_deck: vec[i64]
    """The first two come to Kingsbridge in round 6."""
    craftsman_deck: vec[i64]
    """Four or five for each round; the first two go to Shiring."""
    event_deck: vec[i64]
    """One for each round, then those out of the game."""

    players: vec[Player]
    annex: Annex
    round: i64 = 0
    phase: i64 = PREPARATION
    start: i64 = 0
    """The start player."""

    # What is laid out, and phase I.
    display: i64 = 0
    """Resource cards on offer."""
    hirable: i64 = 0
    """Craftsmen on offer."""
    kingsbridge: vec[i64]
    """The privilege at each of its two spaces."""
    shiring: vec[i64]
    """The craftsman at each of its two spaces."""
    market: vec[i64]
    """Cubes of each kind, metal always 0."""
    out_of_draft: i64 = 0
    """Seats that have passed in phase I."""

    # Phase II.
    bag: vec[i64]
    """Builders of each seat."""
    spaces: vec[i64]
    """The seat whose builder stands on each space."""
    cost: i64 = FIRST_COST
    passed_at: vec[i64]
    """The seat whose builder was passed at each price."""
    drawn: i64 = NOBODY
    """The seat whose builder has just been drawn."""
    vetoed: bool = False
    """Whether the start player has used his veto in this round."""

    # Phase III.
    event: i64 = NO_CARD
    foreseen_by: i64 = NOBODY
    """The seat that has looked at the coming event."""
    protected: i64 = 0
    """Seats that this round's event does not touch."""
    bishop_protects: bool = False
    tax: i64 = 0
    """What was rolled; 0 before."""
    tax_exempt: i64 = 0
    """Seats that played the tax-free card this round."""
    trading: i64 = NO_SPACE
    """The market space whose turn it is."""
    market_closed: bool = False
    """Whether step 12 of this round is over."""
    to_build: i64 = 0
    """Seats whose turn at step 13 of this round is still to come, or going on."""
    uses: vec[i64]
    """How often each craftsman has worked in this turn of step 13."""
    blessed: i64 = NO_CARD
    """The craftsman to whom the Madonna's extra use is bound (option madonna=one)."""

    def clone(self) -> "Pillars":
        n = Pillars(self.terms, self.steps, self.chance.clone())
        n.stand_as(self)
        n.one_madonna = self.one_madonna
        n.expanded = self.expanded
        n.privilege_deck = self.privilege_deck
        n.second_deck = self.second_deck
        n.final_deck = self.final_deck
        n.craftsman_deck = self.craftsman_deck
        n.event_deck = self.event_deck
        n.players = vec[Player]([p.clone() for p in self.players])
        n.annex = self.annex.clone() if self.expanded else self.annex
        n.round = self.round
        n.phase = self.phase
        n.start = self.start
        n.display = self.display
        n.hirable = self.hirable
        n.kingsbridge = self.kingsbridge[:]
        n.shiring = self.shiring[:]
        n.market = self.market[:]
        n.out_of_draft = self.out_of_draft
        n.bag = self.bag[:]
        n.spaces = self.spaces[:]
        n.cost = self.cost
        n.passed_at = self.passed_at[:]
        n.drawn = self.drawn
        n.vetoed = self.vetoed
        n.event = self.event
        n.foreseen_by = self.foreseen_by
        n.protected = self.protected
        n.bishop_protects = self.bishop_protects
        n.tax = self.tax
        n.tax_exempt = self.tax_exempt
        n.trading = self.trading
        n.market_closed = self.market_closed
        n.to_build = self.to_build
        n.uses = self.uses[:]
        n.blessed = self.blessed
        return n

    def deal_anew(self, seat: i64) -> None:
        """M.5: hidden are the decks, the cards removed unseen, the bag's order and what Ellen and Alfred saw."""
        chance = self.chance
        laid_out = self.round if self.annex.naming == NOBODY else self.round - 1  # Alfred's choice comes first
        self.privilege_deck = self.privilege_deck[:]
        chance.shuffle(self.privilege_deck, 2 * laid_out, len(self.privilege_deck))
        self.second_deck = self.second_deck[:]
        chance.shuffle(self.second_deck, laid_out, len(self.second_deck))
        if laid_out < ROUNDS and len(self.final_deck) > 2:
            self.final_deck = self.final_deck[:]
            chance.shuffle(self.final_deck, 0, len(self.final_deck))
        self.craftsman_deck = self.craftsman_deck[:]
        per_round = len(self.craftsman_deck) // ROUNDS
        for later in range(self.round, ROUNDS):
            chance.shuffle(self.craftsman_deck, per_round * later, per_round * later + per_round)
        if self.annex.naming != NOBODY and self.annex.naming != seat:
            self._deal_unnamed(per_round * (self.round - 1), per_round)
        self.event_deck = self.event_deck[:]
        known = self.round if self.event != NO_CARD or self.foreseen_by == seat else self.round - 1
        chance.shuffle(self.event_deck, known, len(self.event_deck))

    def _deal_unnamed(self, first: i64, per_round: i64) -> None:
        """X.6: what only Alfred's owner sees of this round's craftsmen; the one he has named lies at Shiring."""
        craftsmen = self.craftsman_deck
        named: i64 = 0
        while named < per_round and craftsmen[first + named] != self.shiring[0]:
            named += 1
        if named == per_round:
            self.chance.shuffle(craftsmen, first, first + per_round)
            return
        craftsmen[first + named] = craftsmen[first]
        craftsmen[first] = self.shiring[0]
        self.chance.shuffle(craftsmen, first + 1, first + per_round)

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
        for seat in range(self.seats):
            if self.players[seat].has(privilege):
                return seat
        return NOBODY

    def receive(self, seat: i64, kind: i64, number: i64) -> None:
        """Cubes from the supply, which never runs out (M.2)."""
        self.players[seat].cubes[kind] += number
        self.tell("harvest", seat, kind, number)

    def send_home(self, space: i64) -> None:
        """III.0: a builder whose space is done with goes back into the bag."""
        if self.spaces[space] != NOBODY:
            self.bag[self.spaces[space]] += 1
            self.spaces[space] = NOBODY

    # The contract -----------------------------------------------------------------------------------------------

    # Python calls a method of a compiled class much faster on the class that defines it, so these two stand here again.
    def legal(self, seat: SupportsIndex) -> list[int]:
        return super().legal(seat)

    def apply(self, seat: SupportsIndex, action: SupportsIndex) -> None:
        super().apply(seat, action)

    def scores(self) -> list[int]:
        return points(self)

    def winners(self) -> list[int]:
        return winning_seats(self)

    def table_for(self, seat: int | None) -> dict[str, Any]:
        from triforium.games.pillars.view import table_for  # it asks the rules, which know this class

        return table_for(self, seat)

    def worth(self, seat: i64) -> i64:
        return worth(self, seat)

    def features(self) -> list[str]:
        return FEATURES

    def stage(self) -> i64:
        return stage(self)

    def describe(self, seat: i64, worths: vec[i64], out: vec[i64]) -> None:
        describe(self, seat, worths, out)

    def foresight(self) -> Foresight:
        return FORESIGHT

    def final_rule(self) -> str:
        return "pillars.E.1"
