"""A game in progress: an agenda of steps, each the unit of one rule, and the contract that everybody plays through."""

from typing import Any, Final, Generic, NamedTuple, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

from triforium.kernel.chance import Chance
from triforium.kernel.errors import GameIsOver, IllegalMove, NotToAct, UnknownSeat
from triforium.kernel.journal import Journal, Line, Move
from triforium.kernel.options import Options
from triforium.kernel.pickling import Frozen, freeze_state

ARGUMENTS: Final[i64] = 64
"""An agenda entry is step * ARGUMENTS + argument; the argument of a decision is the seat that owes it."""

SEATS: Final = 16
ACTIONS: Final = 1 << 31
"""Above any number of seats and of actions: the outer API checks against these before it counts in i64."""


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


class State:
    """A position of a game, with everything that happened on the way if it keeps a journal.

    Ask `to_act` who owes a decision, `legal(seat)` for the list, and `apply(seat, action)` to decide.
    """

    def __init__(
        self, terms: Terms, steps: "list[Step[Any]]", chance: Chance, agenda: vec[i64], depth: i64, seen: i64
    ) -> None:
        self.terms = terms
        self.seats: i64 = terms.seats
        self.steps = steps
        self.chance = chance
        self.agenda = agenda
        self.depth = depth
        self.seen = seen
        """How often something was drawn, rolled or revealed: undo never goes back across a change of it."""
        self.options = Options()
        self.listed = False
        self.journal: Journal | None = None

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
        return (self.agenda[self.depth - 1] % ARGUMENTS,)

    def legal(self, seat: int) -> list[int]:
        """The legal moves of a seat, sorted; [] for a seat that owes nothing."""
        if 0 <= seat < SEATS and self.depth > 0 and self.agenda[self.depth - 1] % ARGUMENTS == seat:
            return self.choices().listed()
        self.check_seat(seat)
        return []

    def apply(self, seat: int, action: int) -> None:
        """Decide. Raises IllegalMove, and changes nothing, for anything that is not in the list."""
        if (
            self.depth == 0
            or not 0 <= seat < SEATS
            or self.agenda[self.depth - 1] % ARGUMENTS != seat
            or not 0 <= action < ACTIONS
            or not self.choices().has(action)
        ):
            raise self._refusal(seat, action)
        if self.journal is not None:
            self.journal.moves.append(Move(seat, action, self.seen))
        self.play(action)

    def clone(self) -> "State":
        """An independent copy, without the journal."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points of every seat, as they stand."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that have won, or that would win if the game ended now; a shared win is several seats."""
        raise NotImplementedError

    def prompt(self, seat: int) -> Prompt:
        """What this seat is asked now, or that it waits, or that the game is over."""
        self.check_seat(seat)
        if self.depth == 0:
            return Prompt("ask-over", {}, self.final_rule())
        step, owing = self._top()
        if seat != owing:
            return Prompt("ask-wait", {"seat": owing}, step.rule)
        return Prompt(step.key, step.details(self, owing), step.rule)

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat may know (None: a spectator), ready for JSON; the only way out."""
        raise NotImplementedError

    def imagine(self, seat: int, seed: int) -> "State":
        """A clone in which everything that the seat cannot know is dealt anew, consistently with what it knows."""
        raise NotImplementedError

    def worth(self, seat: i64) -> i64:
        """A title's own estimate of how a seat stands, in hundredths of a point: what greedy and search look at."""
        raise NotImplementedError

    def final_rule(self) -> str:
        """The handbook paragraph on the end of the game."""
        raise NotImplementedError

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.clone()

    def __reduce__(self) -> Frozen:
        return freeze_state(self)

    # For trusted callers: search, playouts, the engine itself ---------------------------------------------------

    def choices(self) -> Options:
        """The legal moves of the decision on top of the agenda, in a buffer that the next move overwrites."""
        if not self.listed:
            step, seat = self._top()
            self.options.count = 0
            step.options(self, seat, self.options)
            self.listed = True
        return self.options

    def play(self, action: i64) -> None:
        """Decide without a check: `action` must come from `choices`."""
        entry = self.agenda[self.depth - 1]
        self.depth -= 1
        self.steps[entry // ARGUMENTS].take(self, entry % ARGUMENTS, action)
        self.advance()

    def advance(self) -> None:
        """Run automatic steps, and public decisions with a single answer, until somebody must be asked."""
        self.listed = False
        while self.depth > 0:
            entry = self.agenda[self.depth - 1]
            step = self.steps[entry // ARGUMENTS]
            if step.decides:
                options = self.choices()
                if options.count > 1 or step.private:
                    return
                self.depth -= 1
                self.listed = False
                step.take(self, entry % ARGUMENTS, options.ids[0])
            else:
                self.depth -= 1
                step.run(self, entry % ARGUMENTS)

    # For the rules ----------------------------------------------------------------------------------------------

    def push(self, step: i64, argument: i64) -> None:
        """Put a step on top of the agenda: it comes next."""
        entry = step * ARGUMENTS + argument
        if self.depth == len(self.agenda):
            self.agenda = append(self.agenda, entry)
        else:
            self.agenda[self.depth] = entry
        self.depth += 1

    def tell(self, key: str, seat: i64, a: i64 = -1, b: i64 = -1, only: i64 = -1) -> None:
        """Write a line into the journal, if there is one; `only` keeps it to one seat."""
        if self.journal is not None:
            self.journal.lines.append(Line(key, seat, tuple([x for x in (a, b) if x >= 0]), only))

    # Insides ----------------------------------------------------------------------------------------------------

    def _top(self) -> "tuple[Step[Any], i64]":
        entry = self.agenda[self.depth - 1]
        return self.steps[entry // ARGUMENTS], entry % ARGUMENTS

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.terms.seats:
            raise UnknownSeat(f"there is no seat {seat}: this table has seats 0 to {self.terms.seats - 1}")

    def _refusal(self, seat: int, action: int) -> Exception:
        if not isinstance(seat, int) or not isinstance(action, int):
            return TypeError(f"a seat and an action are whole numbers, not {seat!r} and {action!r}")
        self.check_seat(seat)
        if self.depth == 0:
            return GameIsOver("the game is over: nobody can move any more", self.final_rule())
        step, owing = self._top()
        if seat != owing:
            return NotToAct(f"seat {seat} is not to act now: seat {owing} is", step.rule)
        rule = step.refusal(self, owing, action) if 0 <= action < ACTIONS else step.rule
        return IllegalMove(f"action {action} is not legal now (rule {rule}); legal are {self.legal(seat)}", rule)


S = TypeVar("S", bound=State)


class Step(Generic[S]):
    """The unit of one rule; `rule` is the id of its handbook paragraph. Steps hold no state of their own."""

    rule: str = ""
    key: str = ""
    decides: bool = False
    private: bool = False
    """Whether a decision is asked even if it has one answer only, since the reason for that is a secret."""

    def run(self, s: S, seat: i64) -> None:
        """What an automatic step does to the state; it may push what follows."""
        raise NotImplementedError

    def options(self, s: S, seat: i64, out: Options) -> None:
        """Write the legal moves of a decision, in ascending order; there must be at least one."""
        raise NotImplementedError

    def take(self, s: S, seat: i64, action: i64) -> None:
        """Carry out the decision; it may push what follows."""
        raise NotImplementedError

    def details(self, s: S, seat: i64) -> dict[str, int | str]:
        """The arguments of the prompt's text."""
        return {}

    def refusal(self, s: S, seat: i64, action: i64) -> str:
        """The handbook paragraph that forbids an action which is not in the list."""
        return self.rule


class Decision(Step[S]):
    """A step that stops and asks. `key` names the text of its prompt."""

    decides: bool = True
