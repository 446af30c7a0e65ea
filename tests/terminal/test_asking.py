"""Asking: the number typed is the number meant, a payment is one choice, chains are made whole or not at all."""

import re
from pathlib import Path

import pytest

import triforium
from tests.terminal.conftest import Run
from triforium.bots import bot, decide
from triforium.kernel.meta import LANGUAGES
from triforium.kernel.state import State
from triforium.terminal.asking import carried_out, gathered, numbers_in, question, ranges
from triforium.terminal.screen import TOO_MANY, left_out, make_console, options
from triforium.terminal.words import Words


def moment(name: str, key: str, seats: int = 4, player: str = "greedy", seed: int = 0, **wanted: int) -> State:
    """A position in which somebody is asked that, with so many options at least, and with these arguments."""
    least = wanted.pop("options", 2)
    title = triforium.game(name)
    for number in range(seed, seed + 200):
        state, mover = title.new(seats, number), bot(player, number)
        while not state.over:
            seat = state.to_act[0]
            prompt = state.prompt(seat)
            if prompt.key == key and wanted.items() <= prompt.args.items() and len(state.legal(seat)) >= least:
                return state
            state.apply(seat, decide(mover, state, seat))
    raise AssertionError(f"nobody is asked {key}")


def asked_at(state: State, lang: str = "en") -> tuple[int, list[tuple[int, str]]]:
    seat = state.to_act[0]
    found = question(triforium.game(state.terms.game), state, seat, lang)
    return seat, [(choice.number, choice.text) for choice in found.choices]


@pytest.mark.parametrize(
    ("answer", "numbers"),
    [
        ("3", [3]), ("2 1x3", [2, 1, 1, 1]), ("1,2", [1, 2]), ("1 × 2 + 4", [1, 1, 4]), ("2X2", [2, 2]),
        ("1 oops", []), ("oops 1", []), ("1x", []), ("x3", []), ("", []), ("1.5", []), ("9" * 5000, []), ("-1", []),
    ],
)  # fmt: skip
def test_an_answer_is_numbers_and_nothing_else(answer: str, numbers: list[int]) -> None:
    assert numbers_in(answer) == numbers


def test_numbers_that_can_be_typed_are_told() -> None:
    assert ranges([5, 1, 3, 4]) == "1, 3–5"
    assert ranges([0, 1, 2]) == "0–2"


def test_a_number_is_typed_as_it_is_meant() -> None:
    _, influence = asked_at(moment("guilds", "ask-influence", number=3))
    assert [number for number, _ in influence] == [0, 1, 2, 3]
    _, bids = asked_at(moment("keythedral", "ask-bid", 5, options=4))
    assert bids[0] == (0, "Pass")
    assert all(text == f"Bid {number}" for number, text in bids[1:])
    _, cottages = asked_at(moment("keythedral", "ask-number", 5, options=3))
    assert all(text == f"Number {number}" for number, text in cottages)


def test_other_options_are_counted_from_one() -> None:
    _, cards = asked_at(moment("pillars", "ask-select"))
    assert [number for number, _ in cards] == list(range(1, len(cards) + 1))


def test_a_payment_of_several_cubes_is_one_choice() -> None:
    state = moment("keythedral", "ask-pay", 5, number=2)
    seat = state.to_act[0]
    title = triforium.game("keythedral")
    asked = question(title, state, seat, "en")
    assert all(len(choice.actions) == 2 for choice in asked.choices)
    assert len({tuple(sorted(choice.actions)) for choice in asked.choices}) == len(asked.choices)
    held = state.view(seat)["players"][seat]["cubes"]
    pairs = [a + b for i, a in enumerate(held) for b in list(held)[i:] if held[a] and held[b] > (a == b)]
    assert len(asked.choices) == len(pairs)
    for choice in asked.choices:
        actions = carried_out(state, seat, asked, [choice.number])
        assert actions == list(choice.actions)
        after = state.clone()
        for action in actions:
            after.apply(seat, action)
        assert after.view(None)["payment"] is None


def test_cubes_that_go_are_named_at_once_and_the_same_rest_is_offered_once() -> None:
    state = moment("pillars", "ask-discard", player="random", surplus=2)
    seat = state.to_act[0]
    asked = question(triforium.game("pillars"), state, seat, "en")
    ends = []
    for choice in asked.choices:
        after = state.clone()
        for action in choice.actions:
            after.apply(seat, action)
        ends.append(tuple(after.view(seat)["players"][seat]["cubes"].values()))
        assert sum(ends[-1]) == 5
    assert len(set(ends)) == len(ends)


def test_a_craftsman_is_told_how_often_he_works_and_a_chain_that_breaks_does_nothing() -> None:
    title = triforium.game("pillars")
    for seed in range(50):
        state = moment("pillars", "ask-use", seed=seed * 200)
        seat = state.to_act[0]
        asked = question(title, state, seat, "en")
        (first, *_) = asked.choices
        twice = carried_out(state, seat, asked, [first.number, first.number])
        if twice:
            break
    assert asked.several
    assert twice == [first.actions[0]] * 2
    before = state.clone()
    assert carried_out(state, seat, asked, [first.number] * 60) is None
    assert carried_out(state, seat, asked, [first.number, 99]) is None
    assert state == before


def test_a_payment_that_could_be_made_in_very_many_ways_says_in_which_order() -> None:
    """A few cubes of many are bid: each cube is listed, also one that can only be the last."""
    title = triforium.game("keythedral")
    state = next(state for number in (8, 7, 6, 5) for state in [largest_payment(number)] if state)
    asked = question(title, state, state.to_act[0], "en")
    assert asked.in_order
    assert all(len(choice.actions) == 1 for choice in asked.choices)
    held = state.view(state.to_act[0])["players"][state.to_act[0]]["cubes"]
    assert len(asked.choices) == sum(count > 0 for count in held.values()) > len(state.legal(state.to_act[0]))


def test_a_payment_in_very_many_ways_can_be_named_in_one_go_in_whatever_order() -> None:
    title = triforium.game("keythedral")
    state = next(state for number in (8, 7, 6, 5) for state in [largest_payment(number)] if state)
    seat = state.to_act[0]
    asked = question(title, state, seat, "en")
    assert asked.several
    marks, trial, wanted = asked.marks(), state.clone(), list[int]()
    while trial.view(None)["payment"] is not None:
        wanted.append(trial.legal(seat)[0])
        trial.apply(seat, wanted[-1])
    numbers = [int(marks[action]) for action in reversed(wanted)]
    assert len(set(numbers)) > 1
    assert carried_out(state, seat, asked, numbers) == wanted


def test_cubes_of_one_payment_have_no_hint_that_is_of_one_of_them_alone() -> None:
    for number in (1, 2):
        state = moment("keythedral", "ask-pay", 5, number=number)
        choices = question(triforium.game("keythedral"), state, state.to_act[0], "en").choices
        assert all(bool(choice.hint) == (number == 1) for choice in choices)


def test_what_is_paid_with_is_said_in_one_sentence() -> None:
    state = moment("keythedral", "ask-pay", 5, number=2)
    for lang, pay in (("en", "Pay "), ("nl", "Betaal "), ("de", "Zahle ")):
        _, choices = asked_at(state, lang)
        assert all(text.startswith(pay) and text.count(pay) == 1 for _, text in choices)
    state = moment("pillars", "ask-discard", player="random", surplus=2, options=3)
    assert any(re.fullmatch(r"1 \w+ ablegen, 1 \w+ ablegen", text) for _, text in asked_at(state, "de")[1])


def test_a_choice_that_the_engine_completes_says_so() -> None:
    """Two cubes are taken; who takes the last colour first takes it twice, and is not asked again."""
    state = moment("keythedral", "ask-take", 5, player="random", number=2)
    choices = question(triforium.game("keythedral"), state, state.to_act[0], "en").choices
    assert {len(choice.actions) for choice in choices} == {1, 2}
    assert all(choice.text.endswith(", then what is left") == (len(choice.actions) == 1) for choice in choices)


def largest_payment(number: int) -> State | None:
    for seed in range(30):
        state, mover = triforium.game("keythedral").new(5, seed), bot("random", seed)
        while not state.over:
            seat = state.to_act[0]
            prompt = state.prompt(seat)
            if prompt.key == "ask-pay" and prompt.args["number"] == number and not gathered(state, seat):
                return state
            state.apply(seat, decide(mover, state, seat))
    return None


def test_undo_takes_back_the_whole_of_an_answer(run: Run, data: Path, tmp_path: Path) -> None:
    state = moment("keythedral", "ask-pay", 5, number=2)
    path = tmp_path / "pay.json"
    labels = [f"P{seat} (random)" for seat in range(5)]
    labels[state.to_act[0]] = "Ann"
    triforium.Record.of(state, labels).save(path)
    out = run("play", "keythedral", "--load", str(path), stdin="1\nu\nq\n").out
    assert out.count("2 to go") == 2 or "cannot be taken back" in out
    assert "1 to go" not in out


def test_several_answers_are_for_questions_that_come_again() -> None:
    state = moment("pillars", "ask-select")
    asked = question(triforium.game("pillars"), state, state.to_act[0], "en")
    assert carried_out(state, state.to_act[0], asked, [2, 1]) is None


def test_of_very_many_options_only_the_names_are_told_until_asked() -> None:
    state = moment("keythedral", "ask-lay-field", 5, player="random", options=TOO_MANY + 1)
    choices = question(triforium.game("keythedral"), state, state.to_act[0], "en").choices
    short, long = (options(choices, 100, full).row_count for full in (False, True))
    assert short <= len(choices) / 2
    assert long == len(choices)


# At the prompt ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["q", "Q", "quit", "QUIT", "exit", "Exit"])
def test_all_ways_to_leave(run: Run, word: str) -> None:
    ran = run("play", "pillars", "--seed=7", stdin=f"{word}\n1\n")
    assert ran.status == 0
    assert ran.out.count("Your choice:") == 1
    assert ran.out.endswith("Nothing is saved.\n")


def test_enter_repeats_the_question(run: Run) -> None:
    out = run("play", "pillars", "--seed=7", stdin="\nq\n").out
    assert out.count("Take a card or pass.") == 2
    assert out.count("Round 1 of 6") == 1
    assert "no answer" not in out


def test_a_long_answer_is_not_repeated_whole(run: Run) -> None:
    out = run("play", "pillars", "--seed=7", stdin="9" * 5000 + "\nq\n").out
    assert "“" + "9" * 20 + "…” is no answer here" in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_at_the_market_every_option_has_its_price_however_many_there_are(lang: str) -> None:
    title, gold = triforium.game("pillars"), {"en": "gold", "nl": "goud", "de": "Gold"}[lang]
    state = moment("pillars", "ask-trade", player="random", options=TOO_MANY + 1)
    choices = question(title, state, state.to_act[0], lang).choices
    console = make_console()
    with console.capture() as capture:
        console.print(options(choices, 80))
    lines = [line for line in capture.get().splitlines() if line.strip()]
    assert len(lines) == len(choices)
    assert all(re.search(rf"\d {gold}", line) for line in lines)


def test_hints_without_room_for_them_are_left_out_whole() -> None:
    """A city's quarters have long names: three letters of a hint beside them would say nothing."""
    title = triforium.game("guilds")
    choices = question(title, state := moment("guilds", "ask-city", options=15), state.to_act[0], "nl").choices
    assert left_out(choices, 80) == "only-names"
    assert left_out(choices, 140) == "cut-short"
    assert left_out(choices, 400) is None
    console = make_console()
    with console.capture() as capture:
        console.print(options(choices, 80))
    assert "…" not in capture.get()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_cut_short_says_how_to_read_it(run: Run, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    for width in (80, 500):
        monkeypatch.setenv("COLUMNS", str(width))
        out = run("play", "pillars", "--seed=7", "--lang", lang, stdin="q\n").out
        assert ("…" in out) == (width == 80)
        assert (Words(lang)("cut-short") in out) == (width == 80)


@pytest.mark.parametrize("wanted", ["? mortar mixer", "?MORTAR MIXER", "? Mortar Mixer"])
def test_cards_are_found_by_name_whatever_the_case(run: Run, wanted: str) -> None:
    out = run("play", "pillars", "--seed=7", stdin=f"{wanted}\nq\n").out
    assert "Mortar Mixer: 3 sand → 1 point, up to 3×" in out


def test_places_rules_and_words_are_found_too(run: Run) -> None:
    out = run("play", "pillars", "--seed=7", "--lang=de", stdin="? bischofssitz\n? ii.3\n? veto\n? xyzzy\nq\n").out
    assert re.search(r"Bischofssitz: \S", out)
    assert "II.3 Einsetzen oder passen" in out
    assert re.search(r"\? II\.2 ", out)
    assert "keinen Absatz xyzzy" in out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", triforium.games())
def test_everything_with_a_name_is_found(run: Run, name: str, lang: str) -> None:
    """Also what has no text of its own, such as a seat of the cathedral or a field."""
    out = run("play", name, "--seats=2", "--lang", lang, stdin="? er\nq\n").out
    for found, _ in triforium.game(name).find("er", lang):
        assert found in " ".join(out.split())


def test_a_word_in_many_paragraphs_names_them_all_those_with_titles_first(run: Run) -> None:
    out = run("play", "keythedral", "--seats=2", stdin="? LAW\nq\n").out.partition("? LAW")[2]
    told = re.findall(r"^\? (\S+)  (.*)", out, re.MULTILINE)
    assert "law" in told[0][1].lower()
    (others,) = re.findall(r"Also in (.*)\. Your choice", " ".join(out.split()))
    book = triforium.game("keythedral").handbook("en").values()
    with_it = [paragraph.id for paragraph in book if "law" in f"{paragraph.title} {paragraph.text}".lower()]
    assert sorted([ident for ident, _ in told] + others.split(", ")) == sorted(with_it)


def test_t_tells_in_full_what_was_cut(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("guilds", "pillars", "keythedral"):
        out = run("play", name, "--seed=7", "--seats=2", stdin="t\nq\n").out
        before, _, after = out.partition("Your choice: t")
        assert "…" not in after, after
        assert len(after) > len(before) / 3


def test_nothing_is_asked_where_there_is_one_answer(run: Run, data: Path) -> None:
    """Against bots; a whole question has at least two numbers, and windows for laws that nobody holds stay shut."""
    typed = "".join(f"{number}\n" for number in [2, 1, 3, 4, 5] * 40)
    out = run("play", "keythedral", "--seats=2", "--seed=4", "--bots=random", stdin=typed).out
    (path,) = data.glob("*.json")
    record = triforium.Record.load(path)
    forced: list[int] = []
    record.replay(watch=lambda state: forced.append(len(state.legal(state.to_act[0]))))
    alone = [number for number, (seat, _) in enumerate(record.moves) if seat == 0 and forced[number] == 1]
    assert alone
    assert not re.search(r"^  [01]  \S.*\n(?! {1,2}\d| {5})", out, re.MULTILINE)


def test_undo_goes_back_behind_what_was_answered_for_the_player(run: Run, data: Path) -> None:
    for seed in range(1, 6):
        ran = run("play", "keythedral", "--seats=2", f"--seed={seed}", stdin="1\nu\n1\nu\nq\n")
        assert ran.status == 0
        assert ran.out.count("taken back") + ran.out.count("cannot be taken back") == 2


def test_nothing_is_asked_about_cubes_after_the_last_round() -> None:
    manners = triforium.game("pillars").manners()
    assert manners.idle("ask-discard", {"round": 6, "rounds": 6})
    assert not manners.idle("ask-discard", {"round": 5, "rounds": 6})
    assert not manners.idle("ask-use", {"round": 6, "rounds": 6})
