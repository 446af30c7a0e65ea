"""A game in progress: an agenda of steps, each the unit of one rule, and the contract that everybody plays through."""

from importlib import import_module
from typing import Any, Final, Generic, NamedTuple, SupportsIndex, TypeVar

from mypy_extensions import i64

from triforium.kernel.bits import BIT
from triforium.kernel.chance import Chance, seeded
from triforium.kernel.errors import GameIsOver, IllegalMove, NotToAct, UnknownSeat
from triforium.kernel.journal import ACTIONS, Journal
from triforium.kernel.numbers import whole
from triforium.kernel.options import Options
from triforium.kernel.pickling import Frozen, freeze_state, position
from triforium.kernel.vecs import extend, vec

ARGUMENT_BITS: Final[i64] = 6
ARGUMENTS: Final[i64] = 64
"""An agenda entry is step * ARGUMENTS + argument; the argument of a decision is the seat that owes it, and that of
a simultaneous decision the set of seats that still owe it, as a bit mask."""

SEATS: Final = 6
"""The most seats that a title can have: a set of them is the argument of an agenda entry."""
SEATS_OF: Final = [tuple([seat for seat in range(SEATS) if mask >> seat & 1]) for mask in range(1 << SEATS)]
ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(SEATS)]
"""Sets of seats as tuples, from a bit mask, and single ones."""
FIRST_OF: Final = vec[i64]([seats[0] if seats else -1 for seats in SEATS_OF])
NOBODY: Final[i64] = -1
NO_AGENDA: Final = vec[i64]([])
MORE_AGENDA: Final = vec[i64]([0] * 16)


class Terms(NamedTuple):
    """What was agreed before the first move; it never changes, so copies of a state share it."""

    game: str
    rules: str
    seats: int
    seed: int
    options: dict[str, str]


class Prompt(NamedTuple):
    """What is asked: a text key, its arguments, and the id of the handbook paragraph behind it."""

    key: str
    args: dict[str, int | str]
    rule: str


class Foresight(NamedTuple):
    """How search looks ahead in a title, next to what its `worth` says."""

    wander: int
    """So many random moves are made before the estimate is asked, so that a started exchange is over."""
    doubt: float
    """Hundredths of a point by which a move may look worse than another and still be worth a try."""
    decisive: float
    """Hundredths of a point ahead that make a win likely (about 3 to 1)."""
    rival: bool
    """Whether a lead is counted on the best of the others, or on their mean."""
    ripe: int = 2
    """So many tries end at a position before its moves are looked at one by one."""


class State:
    """A position of a game, with everything that happened on the way: copies made for search go without that.

    Ask `to_act` who owes a decision, `legal(seat)` for the list, and `apply(seat, action)` to decide.

    A title declares its own fields, each with its meaning, in the body of its class, and copies them in `clone`.
    """

    terms: Terms
    seats: i64
    chance: Chance
    agenda: vec[i64]
    depth: i64 = 0
    """How many entries of the agenda are still to come; the next one is the last of them."""
    room: i64
    seen: i64 = 0
    """How often something was drawn, rolled or revealed: undo never goes back across a change of it."""
    step: "Step[Any]"
    """The step on top of the agenda, kept at hand once `advance` has stopped there."""
    turn: i64 = NOBODY
    """The seat that `choices` and `play` are about: of several that owe a decision the first, until `ask`."""
    options: Options
    listed: bool = False
    journal: Journal | None = None

    def __init__(self, terms: Terms, steps: "vec[Step[Any]]", chance: Chance) -> None:
        self.terms = terms
        self.seats = terms.seats
        self.steps = steps
        self.step = steps[0]
        self.chance = chance
        self.agenda = NO_AGENDA
        self.room = 0
        self.options = Options()

    def stand_as(self, other: "State") -> None:
        """For `clone`: this copy has come as far as the other state; the title's fields are its own business."""
        self.agenda = other.agenda[:]
        self.room = other.room
        self.depth = other.depth
        self.seen = other.seen
        self.step = other.step
        self.turn = other.turn

    # The contract ---------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.depth == 0

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision now; () when the game is over."""
        if self.depth == 0:
            return ()
        return SEATS_OF[self.agenda[self.depth - 1] % ARGUMENTS] if self.step.together else ALONE[self.turn]

    def legal(self, seat: SupportsIndex) -> list[int]:
        """The legal moves of a seat, sorted; [] for a seat that owes nothing."""
        place = whole(seat)
        if 0 <= place < SEATS and self.ask(place):
            return self.choices().listed()
        self.check_seat(place)
        return []

    def apply(self, seat: SupportsIndex, action: SupportsIndex) -> None:
        """Decide. Raises IllegalMove, and changes nothing, for anything that is not in the list."""
        place = whole(seat)
        move = whole(action)
        if not 0 <= place < SEATS or not self.ask(place) or not 0 <= move < ACTIONS or not self.choices().has(move):
            raise self._refusal(place, move)
        self.play(move)

    def clone(self) -> "State":
        """An independent copy, without the journal."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points of every seat, as they stand."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that have won, or that would win if the game ended now; a shared win is several seats.

        They have most points, unless a title knows better.
        """
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def prompt(self, seat: SupportsIndex) -> Prompt:
        """What this seat is asked now, or that it waits, or that the game is over."""
        place = self.check_seat(seat)
        if self.depth == 0:
            return Prompt("ask-over", {}, self.final_rule())
        step = self.step
        owing = self.to_act
        if place in owing:
            return Prompt(step.question(self, place), step.details(self, place), step.rule)
        if len(owing) > 1:
            return Prompt("ask-wait-several", {"number": len(owing)}, step.rule)
        return Prompt("ask-wait", {"seat": owing[0]}, step.rule)

    def view(self, seat: SupportsIndex | None) -> dict[str, Any]:
        """All that this seat may know (None: a spectator), ready for JSON; the only way out."""
        viewer = None if seat is None else self.check_seat(seat)
        head = {
            "game": self.terms.game,
            "options": dict(self.terms.options),
            "seat": viewer,
            "over": self.over,
            "to_act": list(self.to_act),
        }
        return {**head, **self.table_for(viewer)}

    def table_for(self, seat: int | None) -> dict[str, Any]:
        """A title's own part of the view."""
        raise NotImplementedError

    def imagine(self, seat: SupportsIndex, seed: SupportsIndex) -> "State":
        """A clone in which everything that the seat cannot know is dealt anew, consistently with what it knows."""
        place = self.check_seat(seat)
        imagined = self.dealt_anew(place, seeded(seed))
        imagined.terms = self.terms._replace(seed=whole(seed))
        return imagined

    def deal_anew(self, seat: i64) -> None:
        """A title's part of `imagine`: with `chance`, deal all that the seat cannot know. Decks that copies share are
        copied before."""
        raise NotImplementedError

    def worth(self, seat: i64) -> i64:
        """A title's own estimate of how a seat stands, in hundredths of a point: what greedy and search look at."""
        raise NotImplementedError

    def worths(self, out: vec[i64]) -> None:
        """The estimate for every seat at once."""
        for seat in range(self.seats):
            out[seat] = self.worth(seat)

    def features(self) -> list[str]:
        """The names of what `describe` tells, in its order; [] in a title that has nothing to learn by."""
        return []

    def stage(self) -> i64:
        """Which part of the game this is: a network is learned for each."""
        return 0

    def describe(self, seat: i64, worths: vec[i64], out: vec[i64]) -> None:
        """How the seat stands, in the numbers of `features`, from what it may know. It is asked right after `worths`
        of the same position, and gets what that said."""
        raise NotImplementedError

    def foresight(self) -> Foresight:
        """How search looks ahead here."""
        return Foresight(12, 250.0, 700.0, False)

    def final_rule(self) -> str:
        """The handbook paragraph on the end of the game."""
        raise NotImplementedError

    def __copy__(self) -> "State":
        """A clone with its own journal."""
        copy = self.clone()
        if self.journal is not None:
            copy.journal = self.journal.copy()
        return copy

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.__copy__()

    def __reduce__(self) -> Frozen:
        return freeze_state(self)

    def __eq__(self, other: object) -> bool:
        """Whether both are the same position of the same game, luck included; the way there does not matter."""
        return isinstance(other, State) and position(self) == position(other)

    def __hash__(self) -> int:
        raise TypeError("a state changes with every move, so it has no hash")

    def __repr__(self) -> str:
        moves = "" if self.journal is None else f", move {len(self.journal)}"
        if self.depth == 0:
            return f"<{self.terms.game}, {self.seats} seats{moves}: over, won by {self.winners()}>"
        owing = list(self.to_act)
        return f"<{self.terms.game}, {self.seats} seats{moves}: {owing} to act by {self.step.rule}>"

    # For trusted callers: search, playouts, the engine itself ---------------------------------------------------

    def dealt_anew(self, seat: i64, chance: Chance) -> "State":
        """What `imagine` makes, with luck that is handed over."""
        imagined = self.clone()
        imagined.chance = chance
        imagined.deal_anew(seat)
        return imagined

    def reopen(self, seat: i64) -> None:
        """All others owe their answers to a simultaneous decision again: this seat cannot know what they were."""
        if self.depth == 0 or not self.step.together:
            return
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                self.step.take_back(self, other)
                self.agenda[self.depth - 1] |= BIT[other]
            other += 1

    def ask(self, seat: i64) -> bool:
        """Turn to a seat: from here on `choices` and `play` are about it. False if it owes no decision."""
        if seat == self.turn:
            return self.depth > 0
        if self.depth == 0 or not self.step.together or not 0 <= seat < self.seats:
            return False
        if self.agenda[self.depth - 1] & BIT[seat] == 0:
            return False
        self.turn = seat
        self.listed = False
        return True

    def choices(self) -> Options:
        """The legal moves of the decision on top of the agenda, in a buffer that the next move overwrites."""
        if not self.listed:
            self.options.count = 0
            self.step.options(self, self.turn, self.options)
            self.listed = True
        return self.options

    def play(self, action: i64) -> None:
        """Decide without a check: `action` must come from `choices`."""
        step = self.step
        if self.journal is not None:
            self.journal.note(self.turn, action, self.seen, step.together)
        if step.together:
            self._commit(self.turn, action)
        else:
            self.depth -= 1
            below = self.depth
            step.take(self, self.turn, action)
            if self.depth > below + 1:
                self._put_in_order(below)
        self.advance()

    def _commit(self, seat: i64, action: i64) -> None:
        """One answer of a simultaneous decision. When nobody owes one any more, what follows reveals them all."""
        self.step.take(self, seat, action)
        if self.step.unfinished(self, seat):
            return
        self.agenda[self.depth - 1] -= BIT[seat]
        if self.agenda[self.depth - 1] % ARGUMENTS == 0:
            self.depth -= 1
            self.seen += 1

    def advance(self) -> None:
        """Run automatic steps, and public decisions with a single answer, until somebody must be asked."""
        options = self.options
        steps = self.steps
        while self.depth > 0:
            entry = self.agenda[self.depth - 1]
            step = steps[entry >> ARGUMENT_BITS]
            argument = entry & ARGUMENTS - 1
            if step.decides:
                if step.private:
                    self.listed = False
                    self.turn = step.first_to_act(argument)
                    self.step = step
                    return
                options.count = 0
                step.options(self, argument, options)
                if options.count > 1:
                    self.listed = True
                    self.turn = argument
                    self.step = step
                    return
                self.depth -= 1
                below = self.depth
                if options.count == 1:
                    step.take(self, argument, options.ids[0])
                else:
                    step.lapse(self, argument)
            else:
                self.depth -= 1
                below = self.depth
                step.run(self, argument)
            if self.depth > below + 1:
                self._put_in_order(below)
        self.turn = NOBODY

    def go_on(self) -> None:
        """Take up the agenda where it stands, after it has been set from outside."""
        self.room = len(self.agenda)
        self.listed = False
        if self.depth > 0:
            entry = self.agenda[self.depth - 1]
            self.step = self.steps[entry >> ARGUMENT_BITS]
            self.turn = self.step.first_to_act(entry & ARGUMENTS - 1)

    # For the rules ----------------------------------------------------------------------------------------------

    def then(self, step: "Step[Any]", argument: i64 = 0) -> None:
        """What follows the present step, in the order in which it happens, before all that already was to come."""
        if self.depth == self.room:
            self._make_room()
        self.agenda[self.depth] = step.number * ARGUMENTS + argument
        self.depth += 1

    def then_each(self, step: "Step[Any]", first: i64) -> None:
        """The step comes for every seat: the first one, then clockwise."""
        for i in range(self.seats):
            self.then(step, (first + i) % self.seats)

    def next_to(self, seat: i64) -> i64:
        """The left-hand neighbour, who comes next."""
        seat += 1
        if seat < self.seats:
            return seat
        return 0

    def end(self) -> None:
        """The game is over: nothing of what was to come happens any more."""
        self.depth = 0

    def bind(self) -> None:
        """The move just made is a word given to the others, which is not taken back in a game among people."""
        if self.journal is not None:
            self.journal.bind()

    def tell(
        self, key: str, seat: i64, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1, e: i64 = -1, only: i64 = -1
    ) -> None:
        """Write a line into the journal, if there is one; `only` keeps it to one seat."""
        if self.journal is not None:
            self._write(key, seat, a, b, c, d, e, only)

    # Insides ----------------------------------------------------------------------------------------------------

    # What is rare stands in functions of its own, so that the compiler can inline the rest.

    def _write(self, key: str, seat: i64, a: i64, b: i64, c: i64, d: i64, e: i64, only: i64) -> None:
        assert self.journal is not None
        self.journal.write(key, seat, a, b, c, d, e, only)

    def _put_in_order(self, below: i64) -> None:
        """The agenda is worked off from its end, so what one step has added is turned round."""
        agenda = self.agenda
        last = self.depth - 1
        while below < last:
            entry = agenda[below]
            agenda[below] = agenda[last]
            agenda[last] = entry
            below += 1
            last -= 1

    def _make_room(self) -> None:
        self.agenda = extend(self.agenda, MORE_AGENDA)
        self.room = len(self.agenda)

    def check_seat(self, seat: SupportsIndex) -> int:
        place = whole(seat)
        if not 0 <= place < self.terms.seats:
            raise UnknownSeat(f"there is no seat {place}: this table has seats 0 to {self.terms.seats - 1}")
        return place

    def _refusal(self, seat: int, action: int) -> Exception:
        self.check_seat(seat)
        if self.depth == 0:
            return GameIsOver("the game is over: nobody can move any more", self.final_rule())
        step = self.step
        if seat not in self.to_act:
            owing = " and ".join([str(other) for other in self.to_act])
            return NotToAct(f"seat {seat} is not to act now; to act: {owing}", step.rule)
        rule = step.refusal(self, seat, action) if 0 <= action < ACTIONS else step.rule
        return IllegalMove(f"action {action} is not legal now (rule {rule}); legal are {self.legal(seat)}", rule)


S = TypeVar("S", bound=State)


class Step(Generic[S]):
    """The unit of one rule; `rule` is the id of its handbook paragraph. Steps hold no state of their own."""

    number: i64 = -1
    """Its place in the title's table of steps."""
    rule: str = ""
    key: str = ""
    decides: bool = False
    private: bool = False
    """Whether a decision is asked even if it has one answer only, since the reason for that is a secret."""
    together: bool = False

    def run(self, s: S, seat: i64) -> None:
        """What an automatic step does to the state; it may say what comes `then`."""
        raise NotImplementedError

    def options(self, s: S, seat: i64, out: Options) -> None:
        """Write the legal moves of a decision, in ascending order; if there is none, it lapses."""
        raise NotImplementedError

    def take(self, s: S, seat: i64, action: i64) -> None:
        """Carry out the decision; it may say what comes `then`."""
        raise NotImplementedError

    def first_to_act(self, argument: i64) -> i64:
        """The seat that is asked first, from the argument of a decision."""
        return FIRST_OF[argument] if self.together else argument

    def lapse(self, s: S, seat: i64) -> None:
        """What happens instead of a public decision for which there is no legal move."""
        raise NotImplementedError

    def unfinished(self, s: S, seat: i64) -> bool:
        """Whether a seat that has just answered a simultaneous decision owes a further answer to it."""
        return False

    def take_back(self, s: S, seat: i64) -> None:
        """Forget what a seat has answered to a simultaneous decision."""
        raise NotImplementedError

    def question(self, s: S, seat: i64) -> str:
        """The key of the prompt's text."""
        return self.key

    def details(self, s: S, seat: i64) -> dict[str, int | str]:
        """The arguments of the prompt's text."""
        return {}

    def refusal(self, s: S, seat: i64, action: i64) -> str:
        """The handbook paragraph that forbids an action which is not in the list."""
        return self.rule


def table(package: str, modules: str) -> "vec[Step[Any]]":
    """The steps of a title by number: all that its modules, in the order of the rulebook, make of their own classes."""
    steps: list[Step[Any]] = []
    for name in modules.split():
        module = import_module(f"{package}.{name}")
        for part in vars(module).values():
            if isinstance(part, Step) and type(part).__module__ == module.__name__:
                part.number = len(steps)
                steps.append(part)
    return vec[Step](steps)  # type: ignore[type-arg]  # a vec takes a class, not a generic alias of one


class Decision(Step[S]):
    """A step that stops and asks. `key` names the text of its prompt."""

    decides: bool = True


class Together(Decision[S]):
    """A decision that several seats take at the same time: its argument is the set of seats, as a bit mask.

    Each answers when it likes; `take` notes the answer where nobody else can see it, and neither tells of it nor says
    what comes then. Once all have answered, the steps below on the agenda reveal what was noted.
    """

    private: bool = True
    together: bool = True
