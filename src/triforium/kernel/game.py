"""A title as the rest of the house sees it: its names, its set-up, its actions and its texts."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType
from typing import Any, SupportsIndex

from triforium.kernel import text
from triforium.kernel.actions import Catalogue, Parts
from triforium.kernel.errors import SeatsOutOfRange, UnknownOption
from triforium.kernel.handbook import Paragraph, handbook, paragraphs
from triforium.kernel.journal import Journal, Line
from triforium.kernel.manners import PLAIN, Manners
from triforium.kernel.meta import Meta
from triforium.kernel.numbers import whole
from triforium.kernel.state import Prompt, State, Terms

Args = Mapping[str, int | str]


class Game:
    """One title. `name`, `seats` (the numbers of players it takes), `options` (name -> values, default first)."""

    def __init__(
        self, meta: Meta, package: str, catalogue: Catalogue, lines: Mapping[str, tuple[str, ...]],
        words: Mapping[str, Sequence[str]],
    ) -> None:  # fmt: skip
        self.meta = meta
        self.name = meta.name
        self.seats = meta.seats
        self.options = MappingProxyType(dict(meta.options))
        self.actions = len(catalogue)
        self._package = package
        self._catalogue = catalogue
        self._lines = lines
        self._words = words

    def __repr__(self) -> str:
        return f"<game {self.name!r}>"

    def set_up(self, terms: Terms) -> State:
        """The title's own set-up; the first decision has not been reached yet."""
        raise NotImplementedError

    # Playing ----------------------------------------------------------------------------------------------------

    def new(self, seats: SupportsIndex, seed: SupportsIndex, options: Mapping[str, str] | None = None) -> State:
        """A fresh game. The same seats, seed and options always give the same game."""
        chosen = self._checked_options(options)
        terms = Terms(self.name, self.meta.rules, self._checked_seats(whole(seats), chosen), whole(seed), chosen)
        state = self.set_up(terms)
        state.journal = Journal()
        state.advance()
        return state

    def seats_with(self, options: Mapping[str, str] | None = None) -> list[int]:
        """The numbers of players that the title takes with these options."""
        return self.meta.seats_for(self._checked_options(options))

    def _checked_seats(self, seats: int, options: dict[str, str]) -> int:
        for (option, value), (allowed, reason) in self.meta.seats_with.items():
            if options[option] == value and seats not in allowed:
                players = f"{allowed[0]} to {allowed[-1]} players"
                raise SeatsOutOfRange(f"{self.name} with {option}={value} is for {players}, not {seats}: {reason}")
        if seats not in self.seats:
            raise SeatsOutOfRange(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}")
        return seats

    def _checked_options(self, options: Mapping[str, str] | None) -> dict[str, str]:
        chosen = self.meta.defaults()
        for name, value in (options or {}).items():
            if name not in chosen:
                raise UnknownOption(f"{self.name} has no option {name!r}; it has {', '.join(self.options)}")
            if value not in self.options[name]:
                allowed = ", ".join(self.options[name])
                raise UnknownOption(f"the option {name} of {self.name} cannot be {value!r}; it can be {allowed}")
            chosen[name] = value
        return chosen

    # Actions ----------------------------------------------------------------------------------------------------

    def decode(self, action: int) -> Parts:
        """The parts of an action: 63 -> ("place", "bishop")."""
        return self._catalogue.decode(action)

    def encode(self, parts: Sequence[str]) -> int:
        """The id of an action: ("place", "bishop") -> 63."""
        return self._catalogue.encode(parts)

    # Words ------------------------------------------------------------------------------------------------------

    def title(self, lang: str) -> str:
        return self.meta.titles[text.check_language(lang)]

    def say(self, key: str, lang: str, args: Args | None = None, names: Sequence[str] = ()) -> str:
        """The text for a key; arguments that name a card, a place or a seat are put in words first."""
        return text.say(self._package, key, lang, self._in_words(args or {}, lang, names))

    def text(self, action: int, lang: str) -> str:
        """An action in words: "Place the builder: market"."""
        return self.say(f"do-{self.decode(action)[0]}", lang, self._named(action))

    def hint(self, action: int, view: Mapping[str, Any], lang: str) -> str:
        """What an action brings, said beside its name; "" where the name says it all."""
        for sort, name in self._named(action).items():
            if text.has_text(self._package, f"{sort}-{name}-use", lang):
                return self.say(f"{sort}-{name}-use", lang)
        return ""

    def _named(self, action: int) -> dict[str, int | str]:
        """The parts of an action after its verb, as arguments for a text."""
        args: dict[str, int | str] = {}
        for part in self.decode(action)[1:]:
            if part.isdecimal():
                args["number"] = int(part)
            else:
                args[next(sort for sort, ids in self._words.items() if part in ids)] = part
        return args

    def ask(self, prompt: Prompt, lang: str, names: Sequence[str] = ()) -> str:
        """A prompt in words."""
        return self.say(prompt.key, lang, prompt.args, names)

    def line_args(self, line: Line) -> dict[str, int | str]:
        """The arguments of a journal line by name, with cards and places as ids."""
        args: dict[str, int | str] = {"seat": line.seat}
        for name, value in zip(self._lines[line.key], line.args, strict=True):
            args[name] = self._words[name][value] if name in self._words else value
        return args

    def line(self, line: Line, lang: str, names: Sequence[str] = ()) -> str:
        """A journal line in words."""
        return self.say(f"log-{line.key}", lang, self.line_args(line), names)

    def _in_words(self, args: Args, lang: str, names: Sequence[str]) -> dict[str, int | str]:
        said = dict(args)
        for name, value in args.items():
            if name in self._words:
                said[name] = text.say(self._package, f"{name}-{value}", lang)
            elif name == "seat":
                said[name] = names[int(value)] if names else str(int(value) + 1)
        return said

    def table(
        self, view: Mapping[str, Any], lang: str, names: Sequence[str], brief: bool = False,
        marks: Mapping[int, str] = MappingProxyType({}), full: bool = False,
    ) -> Any:  # fmt: skip
        """A view drawn with Rich by the title's `table` module, which loads only here; None if it has none.

        `brief` leaves out all but what the viewing seat owns, and a map on which it is asked for a place. `marks` are
        actions and what is typed for them: those that lead to a place are marked there. With `full` nothing is cut.
        """
        if find_spec(f"{self._package}.table") is None:
            return None
        return import_module(f"{self._package}.table").draw(self, view, lang, names, brief, marks, full)

    def manners(self) -> Manners:
        """How the title's questions may be put to a person."""
        if find_spec(f"{self._package}.manners") is None:
            return PLAIN
        found: Manners = import_module(f"{self._package}.manners").MANNERS
        return found

    def find(self, word: str, lang: str) -> list[tuple[str, str]]:
        """Cards, places and the like with that word in their names, each with what it does, where a text says so."""
        found: dict[tuple[str, str], None] = {}
        for sort, ids in self._words.items():
            for ident in ids:
                key, name = f"{sort}-{ident}-use", str(self._in_words({sort: ident}, lang, ())[sort])
                if word.casefold() in name.casefold():
                    found[name, self.say(key, lang) if text.has_text(self._package, key, lang) else ""] = None
        return list(found)

    # Rules ------------------------------------------------------------------------------------------------------

    def handbook(self, lang: str) -> dict[str, Paragraph]:
        """The rules in words, by paragraph id, in order."""
        return handbook(self._package, lang)

    def rule(self, rule: str, lang: str) -> list[Paragraph]:
        """A paragraph and those below it; the id may carry the game's name ("pillars.II.3") or not ("II.3")."""
        return paragraphs(self._package, rule.removeprefix(self.name + "."), lang)
