"""The handbooks of all titles: the three languages say the same, paragraph by paragraph and block by block."""

import re
from collections import Counter
from importlib.resources import files
from typing import NamedTuple

import pytest

import triforium
from triforium.kernel.meta import LANGUAGES

TITLES = triforium.games()
MARKS = {
    "en": ("Found", "Deduced", "Reconstructed", "Ruling"),
    "nl": ("Gevonden", "Afgeleid", "Gereconstrueerd", "Uitspraak"),
    "de": ("Gefunden", "Erschlossen", "Rekonstruiert", "Festlegung"),
}
"""What stands before that which is not in the rulebook."""
EXAMPLE = {"en": "Example:", "nl": "Voorbeeld:", "de": "Beispiel:"}
REFERENCE = re.compile(r"\b(?:[A-Z]|II|III|IV)\.\d+(?:\.\d+)*|\d+")
QUOTES = {"en": "“”", "nl": "“”", "de": "„“"}


class Block(NamedTuple):
    """What a block of a paragraph has in every language."""

    kind: str
    parts: tuple[int, ...]
    marks: tuple[int, ...]
    numbers: dict[str, int]
    names: dict[str, int]


def blocks(text: str, lang: str) -> list[Block]:
    """A paragraph as blank lines part it: of which kind, how large, with which marks, numbers and names of options."""
    return [_block(block, lang) for block in re.split(r"\n\n+", text.strip())]


def _block(block: str, lang: str) -> Block:
    lines = block.splitlines()
    kind = "text"
    parts: tuple[int, ...] = (len(lines),)
    if block.startswith("|"):
        kind, parts = "table", tuple(line.count("|") for line in lines)
    elif re.match(r"- |\d+\. ", block):
        kind = "list"
    elif block.startswith(EXAMPLE[lang]):
        kind = "example"
    marks = tuple(MARKS[lang].index(mark) for mark in re.findall(r"\*([^*]+):\*(?!\*)", block))
    return Block(kind, parts, marks, Counter(REFERENCE.findall(block)), Counter(re.findall(r"`[^`]+`", block)))


@pytest.mark.parametrize("name", TITLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_paragraph_stands_there_once_and_in_the_same_order(name: str, lang: str) -> None:
    book = triforium.game(name).handbook(lang)
    assert list(book) == list(triforium.game(name).handbook("en"))
    assert all(p.title and p.text for p in book.values())
    source = (files(f"triforium.games.{name}") / "handbook" / f"{lang}.md").read_text(encoding="utf-8")
    assert re.findall(r"^### (\S+)", source, re.MULTILINE) == list(book)


@pytest.mark.parametrize("name", TITLES)
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_paragraph_has_the_same_blocks_marks_and_numbers(name: str, lang: str) -> None:
    english, other = triforium.game(name).handbook("en"), triforium.game(name).handbook(lang)
    for ident, paragraph in english.items():
        assert blocks(other[ident].text, lang) == blocks(paragraph.text, "en"), ident


def test_what_a_translation_can_lose_is_noticed() -> None:
    text = "A rule of 3 cubes.\n\n*Ruling:* see I.2.\n\n- `one`\n- two\n\n| A | B |\n|---|---|"
    whole = blocks(text, "en")
    for lost in ("3 ", "*Ruling:* ", "I.2", "`one`", "\n- two", " B |", "\n\n*Ruling:* see I.2."):
        assert blocks(text.replace(lost, ""), "en") != whole, lost
    assert blocks(text.replace("Ruling", "Found"), "en") != whole
    with pytest.raises(ValueError, match="not in tuple"):
        blocks(text, "nl")  # an English mark in a Dutch paragraph


@pytest.mark.parametrize("name", TITLES)
def test_no_paragraph_was_left_untranslated(name: str) -> None:
    books = [triforium.game(name).handbook(lang) for lang in LANGUAGES]
    for ident in books[0]:
        assert len({book[ident].text for book in books}) == len(LANGUAGES), ident


@pytest.mark.parametrize("name", TITLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(name: str, lang: str) -> None:
    for paragraph in triforium.game(name).handbook(lang).values():
        found = re.findall(r'["„“”]', paragraph.title + paragraph.text)
        assert found == list(QUOTES[lang]) * (len(found) // 2), paragraph.id


@pytest.mark.parametrize("name", TITLES)
def test_a_german_ruling_begins_with_a_capital(name: str) -> None:
    for paragraph in triforium.game(name).handbook("de").values():
        assert not re.findall(r"\*Festlegung:\* [a-zäöü]", paragraph.text), paragraph.id
