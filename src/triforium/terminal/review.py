"""`triforium review`: what a finished game was like. What was thought once is kept, and not thought again."""

from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path

from rich.console import Group
from rich.live import Live
from rich.text import Text

from triforium.kernel.record import Record
from triforium.review import UnfinishedGame, Weighing, coarse_first, decisions, reviewed, weigh
from triforium.review.keeping import file_of, keep, kept
from triforium.terminal import saves, screen
from triforium.terminal.company import of_record
from triforium.terminal.errors import Complaint
from triforium.terminal.review_page import page
from triforium.terminal.review_tables import plot, report, standings
from triforium.terminal.series import in_processes, processors, warn_of_pure_engine
from triforium.terminal.words import Words


def run(args: Namespace) -> int:
    """Thinks about every decision, showing how far it is, and tells what came of it."""
    if args.jobs == 0:
        raise Complaint("one-job-at-least")
    record, words = saves.load(args.file), Words(args.lang)
    numbers, names = numbered(record, args.file), of_record(record, None, ()).names
    review = reviewed(record, weighed(record, numbers, names, args.jobs or processors(), words))
    console = screen.make_console()
    console.print(report(review, names, words, console.width))
    if args.html is not None:
        args.html.write_text(page(review, names, words), encoding="utf-8")
        print(words("review-page", path=str(args.html)))
    return 0


def numbered(record: Record, path: Path) -> list[int]:
    """The moves to think about; whoever asks too early, or about a damaged file, is told so."""
    with saves.reading(path):
        try:
            return decisions(record)
        except UnfinishedGame:
            pass
    raise Complaint("review-unfinished", path=str(path))


def weighed(record: Record, numbers: Sequence[int], names: Sequence[str], jobs: int, words: Words) -> list[Weighing]:
    """All decisions, from the file of an earlier review or thought about now."""
    path = file_of(saves.folder("reviews"), record)
    if path.exists() and (known := kept(path)):
        return known
    warn_of_pure_engine(words)
    found: list[Weighing] = []
    console = screen.make_console(stderr=True)
    with Live(console=console, transient=True, auto_refresh=console.is_terminal) as live:
        for weighing in thought(record, numbers, jobs):
            found.append(weighing)
            told = Text(words("reviewing", done=len(found), all=len(numbers)), "dim")
            live.update(Group(plot(standings(record, found), len(record.moves), names, console.width, words), told))
    with suppress(OSError):  # a disk that takes nothing more does not hide what was thought
        keep(path, found)
    return found


def thought(record: Record, numbers: Sequence[int], jobs: int) -> Iterator[Weighing]:
    """Each decision as it is done, the whole game thinly at first."""
    text = record.dumps()
    tasks = [(text, number) for number in coarse_first(numbers)]
    with closing(in_processes(weigh, tasks, jobs)) as results:
        yield from results
