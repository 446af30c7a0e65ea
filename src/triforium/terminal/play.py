"""Playing in the terminal against bots."""

import secrets
import sys
from argparse import Namespace
from pathlib import Path

from rich.console import Console
from rich.text import Text

from triforium.bots import bot, ponder, seconds_of
from triforium.kernel.errors import NothingToUndo, UnknownRule
from triforium.kernel.journal import Line
from triforium.kernel.record import Record
from triforium.kernel.registry import game
from triforium.kernel.seeds import derive
from triforium.kernel.state import State
from triforium.terminal import saves, screen
from triforium.terminal.company import Company, checked_seat, new_company, of_record
from triforium.terminal.errors import Complaint
from triforium.terminal.thinking import Thinking
from triforium.terminal.words import Words

REMINDER = 12
NOTICEABLE = 0.3
"""Seconds of thinking that are worth a word."""
SHOWN_REASONS = 3


def run(args: Namespace) -> int:
    """`triforium play`."""
    if args.load or args.resume:
        path = args.load or saves.latest(args.game)
        record = saves.load(path)
        if record.game != args.game:
            raise Complaint(f"{path} is a game of {record.game}, not of {args.game}")
        state, company = record.replay(), of_record(record, args.seat, args.bots)
    else:
        title = game(args.game)
        seats = args.seats or title.seats_with(dict(args.option))[-1]
        seed = secrets.randbits(32) if args.seed is None else args.seed
        state = title.new(seats, seed, dict(args.option))
        company = new_company(seats, checked_seat(args.seat, seats), args.bots, args.name)
        path = saves.fresh(args.game, seed)
    for kind in company.bots:
        if kind:
            bot(kind, 0)  # an unknown name is told now, not in the middle of the game
    return Sitting(screen.make_console(), Words(args.lang), state, company, args.save or path).play()


class Sitting:
    """One person at the table, from the first question to the end or to a quit."""

    def __init__(self, console: Console, words: Words, state: State, company: Company, path: Path) -> None:
        self.console = console
        self.words = words
        self.lang = words.lang
        self.game = game(state.terms.game)
        self.state = state
        self.company = company
        self.names = company.names
        self.seat = company.own_seat
        self.path = path
        self.thinking = Thinking()
        self.told = max(0, len(self.journal()) - REMINDER) if self.moves() else 0
        """How many journal lines have been shown; a resumed game recalls the last few."""
        self.whole = True
        """Whether the whole table is due, not only the player's own row."""

    def play(self) -> int:
        """Until the game is over, the player quits or the input ends."""
        try:
            self.save()
            self.console.print(Text(self.words("welcome", title=self.game.title(self.lang)), "dim"))
            while self.others_move():
                if not self.own_turn():
                    self.note(self.words("left", path=str(self.path)))
                    return 0
            self.farewell()
        except KeyboardInterrupt:
            self.note("\n" + self.words("left", path=str(self.path)))
            raise
        return 0

    def show(self, *shown: object) -> None:
        for renderable in shown:
            self.console.print(renderable)

    def note(self, text: str) -> None:
        """A line with a path in it, which must not be broken."""
        self.console.print(Text(text, "dim"), soft_wrap=True)

    def save(self) -> None:
        Record.of(self.state, self.company.labels).save(self.path)

    def journal(self) -> list[Line]:
        assert self.state.journal is not None
        return self.state.journal.for_seat(self.seat)

    def moves(self) -> int:
        assert self.state.journal is not None
        return len(self.state.journal)

    # The others -------------------------------------------------------------------------------------------------

    def others_move(self) -> bool:
        """Let the bots move until it is the player's turn; tells what happened. False when the game is over."""
        moved = False
        while not self.state.over and self.seat not in self.state.to_act:
            seat = self.state.to_act[0]
            self.state.apply(seat, self.bot_move(seat))
            moved = True
        if moved:
            self.save()
        news = self.journal()[self.told :]
        self.told += len(news)
        if news:
            self.show(Text(), screen.lines(self.game, news, self.lang, self.names, self.seat))
        if not self.state.over:
            self.show_table(brief=not (self.whole or moved or len(news) > 2))
            self.whole = False
        return not self.state.over

    def bot_move(self, seat: int) -> int:
        """A bot's luck hangs on the position alone, so that neither undo nor a restart changes its mind."""
        kind = self.company.bots[seat]
        assert kind is not None
        seed = derive(self.state.terms.seed, "bot", seat, self.moves())
        if seconds_of(kind) < NOTICEABLE:
            return self.thinking.move(kind, seed, self.state, seat)
        with self.console.status(self.words("thinks", name=self.names[seat])):
            return self.thinking.move(kind, seed, self.state, seat)

    def show_table(self, brief: bool = False) -> None:
        view = self.state.view(self.seat)
        self.show(Text(), screen.table(self.game, view, self.lang, self.names, brief))

    # The player -------------------------------------------------------------------------------------------------

    def own_turn(self) -> bool:
        """Ask until a move is made or taken back; False when the player leaves."""
        self.show_question()
        while (answer := self.read()) is not None:
            command, _, rest = answer.partition(" ")
            if command.isdecimal():
                if self.choose(int(command)):
                    return True
            elif command[:1] == "?":
                self.explain((command[1:] + rest).strip())
            elif command == "u":
                if self.undo():
                    return True
            elif command == "q":
                return False
            else:
                self.other_command(command)
        return False

    def other_command(self, command: str) -> None:
        if command == "h":
            self.show(Text(self.words("help")))
        elif command == "l":
            self.show(screen.lines(self.game, self.journal(), self.lang, self.names, self.seat))
        elif command == "m":
            self.ask_master()
        elif command == "t":
            self.show_table()
            self.show_question()
        else:
            self.show(Text(self.words("not-understood", answer=command, most=len(self.state.legal(self.seat)))))

    def show_question(self) -> None:
        self.show(
            screen.question(self.game, self.state.prompt(self.seat), self.lang, self.names),
            screen.options(self.game, self.state, self.seat, self.lang, self.console.width),
        )

    def read(self) -> str | None:
        """An answer, or None at the end of the input."""
        try:
            answer = self.console.input(Text(self.words("choose") + " ", "bold cyan")).strip()
        except EOFError:
            self.show(Text())
            return None
        if not sys.stdin.isatty():
            self.show(Text(answer))
        return answer

    def choose(self, number: int) -> bool:
        legal = self.state.legal(self.seat)
        if not 1 <= number <= len(legal):
            self.show(Text(self.words("not-understood", answer=str(number), most=len(legal))))
            return False
        self.state.apply(self.seat, legal[number - 1])
        self.save()
        return True

    def explain(self, rule: str) -> None:
        """The rule behind the prompt, or the one asked for."""
        try:
            found = self.game.rule(rule or self.state.prompt(self.seat).rule, self.lang)
        except UnknownRule:
            self.show(Text(self.words("no-rule", rule=rule)))
        else:
            self.show(Text(), screen.paragraphs(found))

    def ask_master(self) -> None:
        """What a master would do in the player's place, knowing as much as the player."""
        seed = derive(self.state.terms.seed, "advice", self.seat, self.moves())
        thought = ponder(bot("master", seed), self.state, self.seat)
        self.show(Text(self.words("master-would" if thought.reasons else "master-forced"), "dim"))
        best = thought.reasons[:SHOWN_REASONS]
        self.show(screen.reasons(self.game, best, self.state.legal(self.seat), self.lang, self.names))

    def undo(self) -> bool:
        record = Record.of(self.state, self.company.labels)
        try:
            self.state = record.undone(self.seat).replay()
        except NothingToUndo:
            moved = any(seat == self.seat for seat, _ in record.moves)
            self.show(Text(self.words("undo-refused" if moved else "undo-nothing")))
            return False
        self.save()
        self.told = len(self.journal())
        self.whole = True
        self.show(Text(self.words("undone"), "italic"))
        return True

    def farewell(self) -> None:
        self.save()
        view = self.state.view(self.seat)
        self.show(Text(), screen.table(self.game, view, self.lang, self.names), Text())
        self.show(screen.scores(self.state, self.words, self.names))
        self.note(self.words("kept", path=str(self.path), seed=str(self.state.terms.seed)))
