"""A question as a person is asked it: its choices with the numbers to type, and what an answer means.

The engine's decisions stay small; a choice is one of them, or several that a person means as one thing.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from triforium.kernel.game import Game
from triforium.kernel.pickling import position
from triforium.kernel.state import State
from triforium.terminal.words import Words

MOST_GATHERED = 24
"""Of more ways to pay, the cubes are listed rather than the ways."""
LINKS = re.compile(r"\s*(\d{1,4})(?:\s*[x×*]\s*(\d{1,2}))?(?:\s*[\s,+]\s*|$)", re.IGNORECASE)
"""3, and 3x2: the third choice twice."""


class Choice(NamedTuple):
    """One of the choices: the number to type, the moves that it stands for, and what it says."""

    number: int
    actions: tuple[int, ...]
    text: str
    hint: str


class Question(NamedTuple):
    """All that a seat may answer now."""

    key: str
    choices: list[Choice]
    several: bool
    """Whether several answers may be given in one go."""
    in_order: bool
    """Whether it comes again, and single answers have to be given in the order of the list."""
    declining: Choice | None
    """The choice that declines what is offered, where the title lets such questions be declined for a while."""

    def by_number(self) -> Mapping[int, Choice]:
        return {choice.number: choice for choice in self.choices}

    def marks(self) -> dict[int, str]:
        """By action, what to type for it."""
        return {choice.actions[0]: str(choice.number) for choice in self.choices}


def question(game: Game, state: State, seat: int, lang: str) -> Question:
    """The question that this seat is asked now."""
    key, legal, manners = state.prompt(seat).key, state.legal(seat), game.manners()
    whole = gathered(state, seat) if key in manners.gathered else []
    in_order = key in manners.gathered and not whole
    if in_order:
        legal = offered(state, seat)
    ways = whole or [(action,) for action in legal]
    numbers = range(1, len(ways) + 1) if whole else own_numbers(game, legal)
    view, longest = state.view(seat), max(map(len, ways))
    choices = [  # of several moves in one each hint would tell its own part, and none the whole
        Choice(number, way, said(game, way, lang, longest), game.hint(way[0], view, lang) if longest == 1 else "")
        for number, way in zip(numbers, ways, strict=True)
    ]
    declining = manners.declines(key, [game.decode(action) for action in legal])
    declined = None if declining is None else choices[declining]
    return Question(key, choices, in_order or key in manners.repeated, in_order, declined)


def gathered(state: State, seat: int) -> list[tuple[int, ...]]:
    """All that the same question can come to, asked until it is done; [] if that is too much to choose from.

    The order of the answers does not matter, and the engine gives the last ones itself where there is no choice: of
    all ways to the same position the longest stands for it."""
    key = state.prompt(seat).key
    found: dict[str, tuple[int, ...]] = {}
    tried: set[tuple[int, ...]] = set()
    open_: list[tuple[State, tuple[int, ...]]] = [(state, ())]
    while open_:
        before, way = open_.pop()
        for action in before.legal(seat):
            longer = tuple(sorted((*way, action)))
            if longer in tried:
                continue
            tried.add(longer)
            after = before.clone()
            after.apply(seat, action)
            if not after.over and seat in after.to_act and after.prompt(seat).key == key and after.seen == state.seen:
                open_.append((after, (*way, action)))
            else:
                end = repr(position(after))
                found[end] = max(found.get(end, ()), (*way, action), key=len)
        if len(tried) > MOST_GATHERED * 4:
            return []
    return sorted(found.values(), key=sorted) if len(found) <= MOST_GATHERED else []


def offered(state: State, seat: int) -> list[int]:
    """All answers to the same question until it is done, also those that can only be given later."""
    key, found, later = state.prompt(seat).key, set[int](), state
    while not later.over and seat in later.to_act and later.prompt(seat).key == key and later.seen == state.seen:
        found |= set(later.legal(seat))
        later = later.clone()
        later.apply(seat, later.legal(seat)[0])
    return sorted(found)


def own_numbers(game: Game, legal: Sequence[int]) -> Sequence[int]:
    """What to type for each move: where all but one mean a number it is that number, and 0 is the one without."""
    parts = [game.decode(action) for action in legal]
    verbs = {part[0] for part in parts if len(part) == 2 and part[1].isdecimal()}
    numbers = [int(part[1]) if len(part) == 2 and part[0] in verbs else 0 for part in parts]
    if len(verbs) == 1 and len(set(numbers)) == len(numbers):
        return numbers
    return range(1, len(legal) + 1)


def said(game: Game, way: Sequence[int], lang: str, longest: int) -> str:
    """One move in words, or several: "Pay stone ×2, wine"; a way shorter than others is ended by the engine."""
    texts = [game.text(action, lang) for action in way]
    times = {text: texts.count(text) for text in texts}
    verb = texts[0].split(" ")[0] + " "
    if verb[:-1].isalpha() and all(text.startswith(verb) for text in texts):  # it is said once
        first, *others = times.items()
        times = dict([first, *((text.removeprefix(verb), number) for text, number in others)])
    told = ", ".join(f"{text} ×{number}" if number > 1 else text for text, number in times.items())
    return told if len(way) == longest else Words(lang)("and-the-rest", moves=told)


def numbers_in(answer: str) -> list[int]:
    """The numbers of an answer, one for each time: "2 1x3" is 2, 1, 1, 1; [] if it is something else."""
    found: list[int] = []
    at = 0
    while at < len(answer):
        link = LINKS.match(answer, at)
        if link is None:
            return []
        found += [int(link[1])] * int(link[2] or 1)
        at = link.end()
    return found


def ranges(numbers: Iterable[int]) -> str:
    """Numbers as they are told: "1, 3–5"."""
    told: list[list[int]] = []
    for number in sorted(numbers):
        if told and number == told[-1][-1] + 1:
            told[-1].append(number)
        else:
            told.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in told)


def carried_out(state: State, seat: int, asked: Question, numbers: Sequence[int]) -> list[int] | None:
    """The moves behind an answer, if they can all be made one after the other; None if not.

    Links of a chain are tried on a copy, and only as long as the same question comes again and nothing new is seen."""
    by_number = asked.by_number()
    if asked.in_order:  # what is paid counts, and not in which order it was typed
        numbers = sorted(numbers)
    if not numbers or any(number not in by_number for number in numbers) or (len(numbers) > 1 and not asked.several):
        return None
    actions = [action for number in numbers for action in by_number[number].actions]
    trial = state.clone()
    for action in actions:
        again = not trial.over and seat in trial.to_act and trial.seen == state.seen
        if not again or action not in trial.legal(seat):
            return None
        trial.apply(seat, action)
    return actions
