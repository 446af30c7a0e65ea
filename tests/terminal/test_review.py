"""`triforium review`: told in three languages, thought about once, and a page that needs nothing else."""

import re
from collections.abc import Iterable, Sequence
from html.parser import HTMLParser
from pathlib import Path

import pytest

import triforium
from tests.terminal.conftest import Run
from triforium.bots import bot, play_out
from triforium.kernel.meta import LANGUAGES
from triforium.kernel.record import Record
from triforium.review import Review, Weighing, decisions, reviewed, weigh
from triforium.terminal import review as command
from triforium.terminal.review_page import page
from triforium.terminal.review_tables import chances_at, mark, plot, report
from triforium.terminal.screen import make_console
from triforium.terminal.words import Words

NAMES = ["Agnes", "Bert & <Ada>"]


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game between bots of which one does not think."""
    path = tmp_path_factory.mktemp("record") / "game.json"
    state = triforium.game("pillars").new(2, 5)
    play_out(state, [bot("greedy", 1), bot("random", 2)])
    Record.of(state, NAMES).save(path)
    return path


@pytest.fixture(scope="module")
def found(finished: Path) -> Review:
    record = Record.load(finished)
    return reviewed(record, [weigh(record.dumps(), number, 40) for number in decisions(record)])


def told(review: Review, lang: str, names: Sequence[str] = NAMES) -> str:
    console = make_console()
    with console.capture() as capture:
        console.print(report(review, names, Words(lang)))
    return capture.get()


@pytest.mark.slow
def test_a_review_is_told_thought_about_once_and_written_as_a_page(
    run: Run, finished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    html = tmp_path / "review.html"
    before = finished.read_bytes()
    first = run("review", str(finished), "--html", str(html))
    assert first.status == 0, first.err
    assert "Blunders" in first.out
    assert "Agnes" in first.out
    assert finished.read_bytes() == before
    (kept,) = (tmp_path / "data" / "triforium" / "reviews").iterdir()
    assert kept.name.startswith("pillars-")

    def nobody_thinks(*_: object) -> Iterable[Weighing]:
        raise AssertionError

    monkeypatch.setattr(command, "thought", nobody_thinks)
    again = run("review", str(finished), "--html", str(html))
    assert again.out == first.out


def test_only_a_game_that_is_over_is_reviewed(run: Run, finished: Path, tmp_path: Path) -> None:
    record = Record.load(finished)
    short = tmp_path / "short.json"
    Record(record.game, record.rules, 2, record.seed, record.options, record.moves[:30]).save(short)
    for lang, told in (("en", "is not over yet"), ("nl", "is nog niet afgelopen"), ("de", "ist noch nicht zu Ende")):
        ran = run("review", str(short), "--lang", lang)
        assert ran.status == 1
        assert ran.err.startswith(f"triforium: {short} {told}: ")
        assert ran.err.count("\n") == 1


def test_what_was_thought_is_told_though_it_cannot_be_kept(
    run: Run, finished: Path, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = Record.load(finished)
    known = [weigh(record.dumps(), number, 8) for number in decisions(record)]
    monkeypatch.setattr(command, "thought", lambda *_: iter(known))
    data.parent.mkdir(parents=True)
    data.with_name("reviews").write_text("no folder")
    ran = run("review", str(finished))
    assert ran.status == 0, ran.err
    assert "Win chances" in ran.out


def test_damaged_thoughts_are_thought_again(
    run: Run, finished: Path, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = Record.load(finished)
    known = [weigh(record.dumps(), number, 8) for number in decisions(record)]
    monkeypatch.setattr(command, "thought", lambda *_: iter(known))
    first = run("review", str(finished))
    (kept,) = data.with_name("reviews").iterdir()
    whole = kept.read_text()
    kept.write_text(whole[:-20])
    assert run("review", str(finished)).out == first.out
    assert kept.read_text() == whole


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_speaks_every_language(found: Review, lang: str) -> None:
    words, text = Words(lang), told(found, lang)
    for key in ("review-chances", "review-accuracy", "review-moments", "review-luck", "review-costliest"):
        assert words(key) in text
    worst = found.worst(1)[0].number
    assert words("review-positions", at=str(worst), move=str(worst + 1)) in text
    assert all(f"{one.number + 1} (" in text for one in found.worst(10))
    assert max(map(len, text.splitlines())) <= 80
    assert "…" not in told(found, lang, ["Agnes", "Maximiliane von Hohenstein-Waldburg"])
    assert "-0.0" not in text.replace(",", ".")


def test_random_play_costs_more_than_greedy_play(found: Review) -> None:
    greedy, random = found.players
    assert random.own < greedy.own
    assert random.accuracy < greedy.accuracy


class Tags(HTMLParser):
    """Every tag and what it refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: set[str] = set()
        self.links: set[str] = set()
        self.tags: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attrs:
            assert name not in ("src", "onclick", "style")
            self.ids |= {value or ""} if name == "id" else set()
            self.links |= {value or ""} if name == "href" else set()
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_whole_and_needs_nothing_else(found: Review, lang: str) -> None:
    text = page(found, NAMES, Words(lang))
    tags = Tags()
    tags.feed(text)
    assert not tags.open
    assert {"svg", "polyline", "table"} <= tags.tags
    assert not {"script", "link", "img", "iframe"} & tags.tags
    assert not re.search(r"https?:|url\(|@import", text)
    assert tags.links
    assert all(link.removeprefix("#") in tags.ids for link in tags.links)
    assert len(tags.ids) == len(found.decisions)
    assert f'<html lang="{lang}">' in text
    words, moves = Words(lang), len(found.record.moves)
    assert f">{words('review-worst')} 1</text>" in text
    assert f">{words.number(moves)}</text>" in text
    assert "Bert &amp; &lt;Ada&gt;" in text
    assert "<Ada>" not in text


def test_the_plot_draws_every_seat_where_it_stands() -> None:
    console = make_console()
    with console.capture() as capture:
        console.print(plot([(0.0, [0.5, 0.5]), (0.5, [0.8, 0.2]), (1.0, [1.0, 0.0])], 1234, NAMES, 60, Words("en")))
    lines = capture.get().splitlines()
    rows = {label: line for line in lines for label in ("100 %", "50 %", " 0 %") if line.startswith(label.rjust(6))}
    assert rows["50 %"].count("*") > 20
    assert rows["100 %"].rstrip().endswith("1")
    assert rows[" 0 %"].rstrip().endswith("2")
    assert lines[-2].split() == ["Move", "1", "1,234"]
    assert len(lines[-2]) == len(rows["50 %"])
    assert "1 Agnes" in lines[-1]


def test_before_the_first_thought_the_plot_is_empty() -> None:
    assert chances_at([], 0.5) == []
    assert mark(set()) == (" ", "")
