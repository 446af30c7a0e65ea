"""The handbook of a title: numbered paragraphs with the same ids in every language."""

import re
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from triforium.kernel.errors import UnknownRule
from triforium.kernel.text import check_language

HEADING = re.compile(r"^### (\S+) (.+)$")


class Paragraph(NamedTuple):
    """One rule in words."""

    id: str
    section: str
    title: str
    text: str


@cache
def handbook(package: str, lang: str) -> dict[str, Paragraph]:
    """All paragraphs of a title's handbook, by id, in order."""
    source = (files(package) / "handbook" / f"{check_language(lang)}.md").read_text(encoding="utf-8")
    found: dict[str, Paragraph] = {}
    section = ident = title = ""
    body: list[str] = []
    for line in [*source.splitlines(), "## "]:
        heading = HEADING.match(line)
        if ident and (heading or line.startswith("## ")):
            found[ident] = Paragraph(ident, section, title, "\n".join(body).strip())
            ident = ""
        if heading:
            ident, title = heading.groups()
            body = []
        elif line.startswith("## "):
            section = line[3:]
        else:
            body.append(line)
    return found


def paragraphs(package: str, rule: str, lang: str) -> list[Paragraph]:
    """The paragraph with that id and those below it: III.12 gives III.12, III.12.1, and so on."""
    book = handbook(package, lang)
    chosen = [p for p in book.values() if p.id == rule or p.id.startswith(rule + ".")]
    if not chosen:
        sections = dict.fromkeys(i.split(".")[0] for i in book)
        raise UnknownRule(f"the handbook has no paragraph {rule!r}; its parts are {', '.join(sections)}")
    return chosen
