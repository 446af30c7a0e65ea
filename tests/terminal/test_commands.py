"""The other commands, errors and exit statuses."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import triforium
from tests.terminal.conftest import Run, command
from triforium.bots import LEVELS, bot, decide
from triforium.kernel.meta import LANGUAGES
from triforium.terminal.arguments import COMMANDS
from triforium.terminal.company import NAMES
from triforium.terminal.words import default_language


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that is over."""
    path = tmp_path_factory.mktemp("record") / "game.json"
    state, player = triforium.game("pillars").new(2, 5), bot("random", 5)
    while not state.over:
        state.apply(state.to_act[0], decide(player, state, state.to_act[0]))
    triforium.Record.of(state, NAMES[:2]).save(path)
    return path


def test_games(run: Run, spawn: Run) -> None:
    for ran in (run("games"), spawn("games")):
        assert ran.status == 0
        assert "The Pillars of the Earth" in ran.out
        assert "madonna=each|one" in ran.out
        assert "2–4" in ran.out


def test_games_shows_every_option_whole_and_the_seats_that_options_change(run: Run) -> None:
    shown = run("games").out
    assert "golden_deck=standard|alternative" in shown
    assert [line.split()[-2:] for line in shown.splitlines() if "full:" in line] == [["2–6", "madonna=each|one"]]


def test_games_does_not_load_any_rules() -> None:
    code = (
        "import sys; from triforium.terminal.main import main; main(['games']);"
        "assert not [m for m in sys.modules if m.startswith('triforium.games.') and m.endswith(('rules', 'title'))]"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


def test_rules(run: Run) -> None:
    contents = run("rules", "pillars").out
    assert "II.3" in contents
    assert "Place or pass" in contents
    paragraph = run("rules", "pillars", "III.12", "--lang=nl").out
    assert "III.12 Markt" in paragraph
    assert "III.12.4 Vertrekken" in paragraph
    assert "*Uitspraak" not in paragraph
    assert "II.2" in run("rules", "pillars", "--search", "VETO").out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay(run: Run, finished: Path, lang: str) -> None:
    record = triforium.Record.load(finished)
    ran = run("replay", str(finished), "--lang", lang)
    assert ran.status == 0
    assert f"\n{len(record.moves):>4} " in ran.out or f"\n{len(record.moves) - 1:>4} " in ran.out
    assert NAMES[0] in ran.out
    assert str(max(record.replay().scores())) in ran.out


def test_a_line_that_is_too_long_goes_on_under_its_beginning(
    run: Run, finished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "44")
    told = run("replay", str(finished)).out.partition("The Pillars of the Earth ·")[0].splitlines()[1:-1]
    assert len(told) > len(triforium.Record.load(finished).moves) / 2
    assert all(re.match(r"[ \d]{4} \S", line) for line in told if line.strip()), told
    _, news, *_ = run("play", "pillars", "--seed=1", stdin="q\n").out.split("\n\n")
    assert all(re.match(r"▸ \S|  \S", line) for line in news.splitlines()), news
    assert len(news.splitlines()) > news.count("▸ ")


def test_replay_up_to_a_move(run: Run, finished: Path) -> None:
    start = run("replay", str(finished), "--at", "0").out
    assert "Round 1 of 6" in start
    assert "not finished" in start
    end = run("replay", str(finished), "--at", str(len(triforium.Record.load(finished).moves))).out
    assert "wins" in end or "shared win" in end
    assert run("replay", str(finished), "--at", "100000").status == 1


def test_version_and_help(run: Run) -> None:
    assert run("--version") == (0, f"triforium {triforium.__version__}\n", "")
    ran = run("--help")
    assert ran.status == 0
    assert "examples:" in ran.out
    for name in ("play", "games", "rules", "replay", "simulate"):
        assert name in ran.out
        assert run(name, "--help").status == 0


@pytest.mark.parametrize(
    "argv",
    [
        (), ("dance",), ("play",), ("play", "pillars", "--lang=fr"), ("play", "pillars", "--option=madonna"),
        ("play", "pillars", "--seats=many"), ("play", "pillars", "--load=x", "--resume"),
        ("play", "pillars", "--bots=,"), ("simulate", "pillars", "--games=-1"),
        ("play", "pillars", "--seed=" + "9" * 5000),
    ],
)  # fmt: skip
def test_wrong_usage(run: Run, argv: tuple[str, ...]) -> None:
    ran = run(*argv)
    assert ran.status == 2
    assert "usage:" in ran.err


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (("play", "chess"), "there is no game “chess”; there is guilds"),
        (("play", "pillars", "--seats=7"), "2 to 4 players"),
        (("play", "pillars", "--seats=0"), "is for 2 to 4 players, not for 0"),
        (("play", "pillars", "--seat=0"), "there is no seat 0"),
        (("play", "pillars", "--seat=5"), "there is no seat 5"),
        (("play", "pillars", "--option=harvest=rich"), "no option “harvest”; it has"),
        (("play", "pillars", "--name=Tom\nTim"), "one line of readable text"),
        (("play", "pillars", "--name=Tom (master)"), "one line of readable text"),
        (("play", "pillars", "--seats=2", "--name=A", "--name=B", "--name=C"), "3 people are named for 2 seats"),
        (("play", "pillars", "--bots=deepblue"), "there is no bot “deepblue”"),
        (("play", "pillars", "--bots=random,random"), "2 bots are named for 3 seats"),
        (("play", "pillars", "--option=madonna=two"), "cannot be “two”; it can be each, one"),
        (("play", "pillars", f"--seed={1 << 128}"), "at most 128 bits"),
        (("play", "pillars", "--resume"), "no saved game"),
        (("play", "pillars", "--load=/nowhere/x.json"), "/nowhere/x.json: there is no such file"),
        (("replay", "/nowhere/x.json"), "/nowhere/x.json: there is no such file"),
        (("replay", "pyproject.toml"), "pyproject.toml: this is not readable as JSON"),
        (("rules", "pillars", "XX.1"), "no paragraph “XX.1”"),
        (("rules", "pillars", "--search=spaceship"), "nothing about “spaceship”"),
        (("simulate", "pillars", "--games=0"), "at least one game"),
        (("simulate", "pillars", "--seats=9"), "2 to 4 players"),
        (("simulate", "pillars", "--seats=0"), "2 to 4 players"),
        (("simulate", "pillars", "--jobs=0"), "at least one process"),
        (("review", "game.json", "--jobs=0"), "at least one process"),
        (("review", "/nowhere/x.json"), "/nowhere/x.json: there is no such file"),
        (("saves", "chess"), "there is no game “chess”"),
        (("rules", "chess"), "there is no game “chess”"),
        (("simulate", "pillars", "--bots=x"), "there is no bot “x”"),
    ],
)
def test_errors_are_one_clear_line(run: Run, argv: tuple[str, ...], said: str) -> None:
    ran = run(*argv)
    assert ran.status == 1
    assert ran.err.startswith("triforium: ")
    assert ran.err.count("\n") == 1
    assert said in ran.err


@pytest.mark.parametrize(
    ("argv", "nl", "de"),
    [
        (("play", "chess"), "er is geen spel “chess”", "es gibt kein Spiel „chess“"),
        (("play", "pillars", "--seats=0"), "voor 2 tot en met 4 spelers", "für 2 bis 4 Spieler"),
        (("replay", "/nowhere/x.json"), "zo'n bestand is er niet", "diese Datei gibt es nicht"),
        (("replay", "pyproject.toml"), "het verslag is beschadigd", "die Aufzeichnung ist beschädigt"),
        (("play", "pillars", "--seats"), "er ontbreekt een waarde", "es fehlt ein Wert"),
        (("play", "pillars", "--option=x"), "niet de vorm naam=waarde", "nicht die Form Name=Wert"),
        (("dance",), "kan hier niet; kies uit", "geht hier nicht; wähle aus"),
    ],
)
def test_errors_speak_the_language(run: Run, argv: tuple[str, ...], nl: str, de: str) -> None:
    for lang, said in (("nl", nl), ("de", de)):
        ran = run(*argv, f"--lang={lang}")
        assert ran.status in (1, 2)
        assert said in ran.err


@pytest.mark.parametrize(("lang", "usage"), [("en", "usage:"), ("nl", "gebruik:"), ("de", "Aufruf:")])
def test_help_speaks_the_language(run: Run, monkeypatch: pytest.MonkeyPatch, lang: str, usage: str) -> None:
    monkeypatch.setenv("LANG", f"{lang}.UTF-8")
    english = {"show", "exit", "default:", "which", "play", "your", "message", "arguments"}
    for argv in (["--help"], *([name, "--help"] for name in COMMANDS)):
        shown = run(*argv).out
        assert shown.startswith(usage)
        prose = [line for line in shown.splitlines() if "triforium" not in line and not line.startswith("    play")]
        if lang != "en":
            assert not english & set(" ".join(prose).split()), argv


@pytest.mark.parametrize("name", triforium.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_of_a_game_has_its_options_and_the_bots(run: Run, name: str, lang: str) -> None:
    title = triforium.game(name)
    for command_ in ("play", "simulate"):
        shown = " ".join(run(command_, name, "--help", "--lang", lang).out.split())
        for option, values in title.options.items():
            assert title.say(f"option-{option}", lang) in shown
            for value in values:
                assert f"{option}={value}: " in shown
                assert title.say(f"option-{option}-{value}-about", lang) in shown
        assert all(level in shown for level in LEVELS)


@pytest.mark.parametrize("name", triforium.games())
@pytest.mark.parametrize(("lang", "word"), [("en", "player"), ("nl", "speler"), ("de", "Spieler")])
def test_what_is_found_in_the_rules_is_rendered(run: Run, name: str, lang: str, word: str) -> None:
    shown = run("rules", name, "--search", word, "--lang", lang).out
    assert word.lower() in shown.lower()
    assert not re.search(r"…\w|\w…", shown), "words are whole"
    assert not re.search(r"\*\w|\w\*|`|\]\(|\|", shown), shown


@pytest.mark.parametrize("command_", ["replay", "review", "verify", "play"])
@pytest.mark.parametrize(
    ("change", "de"),
    [
        ({"seats": 9}, "keine Aufzeichnung von Triforium, oder eine aus einer anderen Version"),
        ({"game": "chess"}, "keine Aufzeichnung von Triforium, oder eine aus einer anderen Version"),
        ({"options": {"madonna": "two"}}, "keine Aufzeichnung von Triforium, oder eine aus einer anderen Version"),
        ({"moves": [[0, 9999]]}, "die Aufzeichnung ist beschädigt"),
        ({"rules": 99}, "die Aufzeichnung ist beschädigt"),
    ],
)
def test_an_altered_record_is_told_in_one_line_with_its_file(
    run: Run, finished: Path, tmp_path: Path, command_: str, change: dict[str, object], de: str
) -> None:
    path = tmp_path / "altered.json"
    path.write_text(json.dumps({**json.loads(finished.read_text("utf-8")), **change}), encoding="utf-8")
    argv = ["play", "pillars", "--load"] if command_ == "play" else [command_]
    ran = run(*argv, str(path), "--lang=de")
    assert ran.status == 1
    if "game" in change and command_ == "play":
        de = "ist ein Spiel von chess"
    assert ran.err.startswith(f"triforium: {path}")
    assert de in ran.err
    assert ran.err.count("\n") == 1


def test_an_error_as_a_process(spawn: Run) -> None:
    ran = spawn("play", "chess")
    assert ran.status == 1
    assert ran.err.startswith("triforium: ")


def test_a_closed_pipe_is_no_reason_to_shout() -> None:
    process = subprocess.Popen(command("rules", "pillars", "III"), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.close()
    assert process.wait(timeout=20) == 0
    assert process.stderr is not None
    assert process.stderr.read() == b""
    process.stderr.close()


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "nl_NL.UTF-8"}, "nl"),
        ({"LANG": "nl_NL.UTF-8", "LC_ALL": "de_AT"}, "de"),
        ({"LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR"}, "en"),
        ({"LANG": "de.UTF-8"}, "de"),
    ],
)
def test_the_language_comes_from_the_environment(environ: dict[str, str], lang: str) -> None:
    assert default_language(environ) == lang


def test_the_environment_decides_unless_told_otherwise(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Die Säulen der Erde" in run("games").out
    assert "De zuilen van de aarde" in run("games", "--lang=nl").out
