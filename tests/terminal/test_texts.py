"""Every text is there, in every language, with the same variables."""

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast, visitor

import triforium
from tests.support import settings
from triforium.bots import bot, decide
from triforium.kernel.journal import Line
from triforium.kernel.meta import LANGUAGES
from triforium.kernel.registry import game

TITLES = triforium.games()
PACKAGES = ["triforium.terminal", "triforium.hall", *(f"triforium.games.{name}" for name in TITLES)]


class Variables(visitor.Visitor):
    """Collects the variables of a message; one that only selects a form of words is not printed."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ast.VariableReference):
            self.found.add(f"{node.expression.id.name}, printed")
        self.generic_visit(node)


def messages(package: str, lang: str, folder: str = "text") -> dict[str, set[str]]:
    """Key -> variables; a text that does not parse or stands there twice fails."""
    source = (files(package) / folder / f"{lang}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"{package} {lang}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{package} {lang}: {entry.id.name} stands there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_the_same_keys_and_variables_as_in_english(package: str, lang: str) -> None:
    assert messages(package, lang) == messages(package, "en")


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(package: str, lang: str) -> None:
    source = (files(package) / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    found = re.findall(r'["„“”]', source.replace('{""}', ""))  # an empty string begins a text with a space
    assert found == list("„“" if lang == "de" else "“”") * (len(found) // 2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_kernel_says_for_all_titles(lang: str) -> None:
    seat, number = {"seat", "seat, printed"}, {"number", "number, printed"}
    needed = {"ask-wait": seat, "ask-wait-several": number, "ask-over": set[str]()}
    assert messages("triforium.kernel", lang, "words") == needed


@pytest.mark.parametrize("name", TITLES)
def test_every_decision_action_and_line_has_a_text(name: str) -> None:
    title = game(name)
    steps = title.new(title.seats[0], 0).steps
    asked = {step.key for step in steps if step.decides and step.key}
    done = {f"do-{title.decode(action)[0]}" for action in range(title.actions)}
    told = {f"log-{key}" for key in title._lines}
    own = messages(f"triforium.games.{name}", "en").keys()
    assert (asked | done | told) - own == set()
    assert own & messages("triforium.kernel", "en", "words").keys() == set(), "said by the kernel for all titles"


@pytest.mark.parametrize("name", TITLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_and_journal_line_can_be_said(name: str, lang: str) -> None:
    title = game(name)
    for action in range(title.actions):
        assert title.text(action, lang)
    for key, args in title._lines.items():
        assert title.line(Line(key, 0, tuple(1 for _ in args), -1), lang, ["Agnes"])


@pytest.mark.parametrize("name", TITLES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.slow
def test_every_prompt_of_some_games_can_be_said(name: str, lang: str) -> None:
    title = game(name)
    for seed, (_, seats, options) in enumerate(setting for setting in settings() if setting[0] == name):
        state, player = title.new(seats, seed, options), bot("random", seed)
        while not state.over:
            seat = state.to_act[0]
            assert title.ask(state.prompt(seat), lang, ["Agnes"] * seats)
            state.apply(seat, decide(player, state, seat))


@pytest.mark.parametrize("name", TITLES)
def test_nothing_is_left_over(name: str) -> None:
    """An action or line that the rules no longer have leaves no text behind."""
    title = game(name)
    done = {f"do-{title.decode(action)[0]}" for action in range(title.actions)}
    told = {f"log-{key}" for key in title._lines}
    written = {key for key in messages(f"triforium.games.{name}", "en") if key.startswith(("do-", "log-"))}
    assert written - done - told == set()
