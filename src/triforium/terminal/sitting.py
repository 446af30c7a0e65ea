"""A table at the terminal, from the first question to the end or to a quit: one person among bots, or several who
take turns at the keyboard behind a curtain."""

import sys
from typing import Any, NamedTuple

from rich.console import Console
from rich.text import Text

from triforium.bots import bot, ponder, seconds_of
from triforium.kernel.errors import NothingToUndo
from triforium.kernel.journal import Line
from triforium.kernel.record import Record
from triforium.kernel.registry import game
from triforium.kernel.seeds import derive
from triforium.kernel.state import State
from triforium.terminal import lookup, screen
from triforium.terminal.asking import Question, carried_out, numbers_in, question, ranges
from triforium.terminal.company import Company
from triforium.terminal.errors import told
from triforium.terminal.saves import Keeper
from triforium.terminal.thinking import Thinking
from triforium.terminal.words import Words

REMINDER = 12
NOTICEABLE = 0.3
"""Seconds of thinking that are worth a word."""
SHOWN_REASONS = 3
SHOWN_ANSWER = 20
"""How much of an answer that was not understood is repeated."""
LONGEST_NUMBER = 5
LEAVING = ("q", "quit", "exit")


class Order(NamedTuple):
    """What a player need not be asked for a while: until when, and how things stood when it was said."""

    term: str
    then: dict[str, Any]


class Sitting:
    """The people at one keyboard."""

    def __init__(self, console: Console, words: Words, state: State, company: Company, keeper: Keeper) -> None:
        self.console = console
        self.words = words
        self.lang = words.lang
        self.game = game(state.terms.game)
        self.manners = self.game.manners()
        self.state = state
        self.company = company
        self.names = company.names
        self.people = company.people
        self.keeper = keeper
        self.thinking = Thinking()
        self.seat = self.people[0]
        """Who sits at the keyboard."""
        self.drawn = len(self.people) == 1
        """Whether the curtain has been opened for that seat."""
        self.told = {seat: max(0, len(self.journal(seat)) - REMINDER) if self.moves() else 0 for seat in self.people}
        """How many journal lines each has been shown; a resumed game recalls the last few."""
        self.whole = True
        """Whether the whole table is due, not only the player's own row."""
        self.orders: dict[int, Order] = {}
        self.inner: set[int] = set()
        """After how many moves the game stood within an answer of several moves: undo takes back the whole of it."""
        self.decided = keeper.kept
        """Whether anybody has decided anything: before that there is nothing to keep."""

    def play(self) -> int:
        """Until the game is over, somebody quits or the input ends."""
        try:
            self.console.print(Text(self.words("welcome", title=self.game.title(self.lang)), "dim"))
            while self.others_move():
                if not self.own_turn():
                    self.leave()
                    return 0
            self.farewell()
        except KeyboardInterrupt:
            self.show(Text())
            self.leave()
            raise
        return 0

    def show(self, *shown: object) -> None:
        for renderable in shown:
            self.console.print(renderable)

    def note(self, text: str) -> None:
        """A line with a path in it, which must not be broken."""
        self.console.print(Text(text, "dim"), soft_wrap=True)

    def leave(self) -> None:
        kept = "left-older" if self.keeper.trouble else "left"
        key = kept if self.keeper.kept else "left-unsaved"
        self.note(self.words(key, path=str(self.keeper.path)))

    def save(self) -> None:
        if not self.decided:
            return
        before = self.keeper.trouble
        self.keeper.keep(Record.of(self.state, self.company.labels))
        if self.keeper.trouble and not before:
            self.note(self.words("save-failed", path=str(self.keeper.path), why=told(self.keeper.trouble, self.lang)))

    def journal(self, seat: int) -> list[Line]:
        assert self.state.journal is not None
        return self.state.journal.for_seat(seat)

    def moves(self) -> int:
        assert self.state.journal is not None
        return len(self.state.journal)

    # Until somebody has to be asked -----------------------------------------------------------------------------

    def others_move(self) -> bool:
        """Let the game go on until a person has to be asked; tells what happened. False when the game is over."""
        moved = False
        while not self.state.over:
            seat = self.next_seat()
            answer = self.unasked(seat)
            if not answer:
                break
            for action in answer:
                self.state.apply(seat, action)
            moved = True
        if moved:
            self.whole = True
            self.save()
        if self.state.over:
            self.tell_news()
        return not self.state.over

    def next_seat(self) -> int:
        """Of those who owe a decision: who sits at the keyboard, another person, a bot."""
        owing = self.state.to_act
        if self.seat in owing:
            return self.seat
        return next((seat for seat in owing if seat in self.people), owing[0])

    def unasked(self, seat: int) -> tuple[int, ...]:
        """The moves of a seat that need no asking; () if a person has to be asked."""
        if seat not in self.people:
            return (self.bot_move(seat),)
        asked = question(self.game, self.state, seat, self.lang)
        view = self.state.view(seat)
        if self.manners.idle(asked.key, view):
            return asked.choices[0].actions
        if len(asked.choices) == 1 and len(self.people) == 1:  # among people, being asked or not would tell something
            return asked.choices[0].actions
        order = self.orders.get(seat)
        if order and self.manners.expired(order.term, order.then, view):
            del self.orders[seat]
        elif order and asked.declining:
            return asked.declining.actions
        return ()

    def bot_move(self, seat: int) -> int:
        """A bot's luck hangs on the position alone, so that neither undo nor a restart changes its mind."""
        kind = self.company.bots[seat]
        assert kind is not None
        seed = derive(self.state.terms.seed, "bot", seat, self.moves())
        if seconds_of(kind) < NOTICEABLE:
            return self.thinking.move(kind, seed, self.state, seat)
        with self.console.status(self.words("thinks", name=self.names[seat])):
            return self.thinking.move(kind, seed, self.state, seat)

    def tell_news(self) -> int:
        """What happened since the player at the keyboard looked last; returns how many lines that were."""
        news = self.journal(self.seat)[self.told[self.seat] :]
        self.told[self.seat] += len(news)
        if news:
            self.show(Text(), screen.lines(self.game, news, self.lang, self.names, self.seat))
        return len(news)

    def open_curtain(self, seat: int) -> bool:
        """Hand the keyboard over, so that nobody sees what is another's secret. False when the player leaves."""
        if self.drawn and seat == self.seat:
            return True
        self.seat, self.drawn, self.whole = seat, True, True
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")  # what was seen before is not found by scrolling back, either
        answer = self.read(self.words("curtain", name=self.names[seat]))
        if answer is None or answer.lower() in LEAVING:
            return False
        self.console.clear()
        return True

    # The player -------------------------------------------------------------------------------------------------

    def own_turn(self) -> bool:
        """Ask until a move is made or taken back; False when the player leaves."""
        before = self.seat if self.drawn else None
        if not self.open_curtain(self.next_seat()):
            return False
        asked = question(self.game, self.state, self.seat, self.lang)
        news = self.tell_news()
        self.show_table(asked, brief=not (self.whole or news > 2 or before != self.seat))
        self.whole = False
        self.show_question(asked)
        while (answer := self.read(self.words("choose"))) is not None:
            done = self.answered(answer, asked)
            if done is not None:
                return done
        return False

    def answered(self, answer: str, asked: Question) -> bool | None:
        """True once a move is made or taken back, False to leave, None to be asked again."""
        word, _, rest = answer.partition(" ")
        command = word.lower()
        if answer[:1].isdecimal():
            return self.choose(answer, asked) or None
        if command in LEAVING and not rest:
            return False
        if command == "u" and not rest:
            return self.undo() or None
        if command == "n" and asked.declining:
            return self.decline(rest.strip(), asked) or None
        if not answer:
            self.show_question(asked)
        elif answer[0] == "?":
            lookup.explain(self.console, self.words, self.game, answer[1:].strip(), self.state.prompt(self.seat).rule)
        elif rest or not self.other_command(command, asked):
            self.not_understood(answer, asked)
        return None

    def other_command(self, command: str, asked: Question) -> bool:
        """False if there is no such command."""
        if command == "h":
            self.show(Text(self.words("help")))
        elif command == "l":
            self.show(screen.lines(self.game, self.journal(self.seat), self.lang, self.names, self.seat))
        elif command == "m":
            self.ask_master(asked)
        elif command == "t":
            self.show_table(asked, full=True)
            self.show_question(asked, full=True)
        else:
            return False
        return True

    def show_table(self, asked: Question, brief: bool = False, full: bool = False) -> None:
        view = self.state.view(self.seat)
        drawn = screen.table(self.game, view, self.lang, self.names, brief, asked.marks(), full)
        self.show(Text(), drawn)

    def show_question(self, asked: Question, full: bool = False) -> None:
        self.show(
            screen.question(self.game, self.state.prompt(self.seat), self.lang, self.names),
            screen.options(asked.choices, self.console.width, full),
        )
        left_out = None if full else screen.left_out(asked.choices, self.console.width)
        for key, due in ((left_out, left_out), ("several", asked.several), ("in-order", asked.in_order)):
            if key and due:
                self.show(Text(self.words(key), "dim"))
        if asked.declining and self.manners.terms:
            self.show(Text(self.words("may-decline", answer=self.game.say("declined", self.lang)), "dim"))

    def read(self, prompt: str) -> str | None:
        """An answer, or None at the end of the input."""
        try:
            answer = self.console.input(Text(prompt + " ", "bold cyan")).strip()
        except EOFError:
            self.show(Text())
            return None
        if not sys.stdin.isatty():
            self.show(Text(answer))
        return answer

    def choose(self, answer: str, asked: Question) -> bool:
        numbers = numbers_in(answer)
        actions = carried_out(self.state, self.seat, asked, numbers)
        if actions is None:
            known = asked.several and all(number in asked.by_number() for number in numbers) and numbers
            if known:
                self.show(Text(self.words("chain-broken")))
            else:
                self.not_understood(answer, asked)
            return False
        first = self.moves()
        for action in actions:
            self.state.apply(self.seat, action)
        self.inner = {number for number in self.inner if number < first} | set(range(first + 1, first + len(actions)))
        self.decided = True
        self.save()
        return True

    def not_understood(self, answer: str, asked: Question) -> None:
        shown = answer if len(answer) <= SHOWN_ANSWER else answer[:SHOWN_ANSWER] + "…"
        self.show(Text(self.words("not-understood", answer=shown, numbers=ranges(asked.by_number()))))

    def decline(self, term: str, asked: Question) -> bool:
        """Not to be asked this sort of question for a while; without a term, says which there are."""
        assert asked.declining
        terms = dict(enumerate(self.manners.terms, 1))
        chosen = terms.get(int(term)) if term.isdecimal() and len(term) < LONGEST_NUMBER else None
        if chosen:
            self.orders[self.seat] = Order(chosen, self.state.view(self.seat))
            return self.choose(str(asked.declining.number), asked)
        told = [f"n {number}  {self.words(f'until-{term}')}" for number, term in terms.items()]
        self.show(Text(self.words("decline-until", answer=self.game.say("declined", self.lang))), *map(Text, told))
        return False

    def ask_master(self, asked: Question) -> None:
        """What a master would do in the player's place, knowing as much as the player; not among people."""
        if len(self.people) > 1:
            self.show(Text(self.words("master-waits")))
            return
        seed = derive(self.state.terms.seed, "advice", self.seat, self.moves())
        thought = ponder(bot("master", seed), self.state, self.seat)
        self.show(Text(self.words("master-would" if thought.reasons else "master-forced"), "dim"))
        best = thought.reasons[:SHOWN_REASONS]
        self.show(screen.reasons(self.game, best, asked.marks(), self.words, self.names))

    def undo(self) -> bool:
        """Take back the last move that was asked for; what was answered for the player goes with it."""
        before, record = self.state, Record.of(self.state, self.company.labels)
        order = self.orders.pop(self.seat, None)
        moved = any(seat == self.seat for seat, _ in record.moves)
        try:
            while self.state is before or self.moves() in self.inner or self.unasked(self.seat):
                record = record.undone(self.seat, self.people)
                self.state = record.replay()
        except NothingToUndo:
            self.state = before
            if order:
                self.orders[self.seat] = order
            self.show(Text(self.words("undo-refused" if moved else "undo-nothing")))
            return False
        self.save()
        self.told[self.seat] = len(self.journal(self.seat))
        self.whole = True
        self.show(Text(self.words("undone"), "italic"))
        return True

    def farewell(self) -> None:
        self.save()
        view = self.state.view(self.seat)
        self.show(Text(), screen.table(self.game, view, self.lang, self.names), Text())
        self.show(screen.scores(self.state, self.words, self.names))
        if self.keeper.kept and not self.keeper.trouble:
            self.note(self.words("kept", path=str(self.keeper.path), seed=str(self.state.terms.seed)))
