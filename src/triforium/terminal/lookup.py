"""`?` at a question: the rule behind it, any other rule, a card or place by its name, or where a word is found."""

from rich.console import Console
from rich.text import Text

from triforium.kernel.game import Game
from triforium.terminal import screen
from triforium.terminal.words import Words

MOST = 8
"""So many paragraphs at most are told by their titles for a word, those with the word in them first."""


def explain(console: Console, words: Words, game: Game, wanted: str, rule: str) -> None:
    """Says what is wanted, or, if nothing is, the rule behind the question."""
    book = game.handbook(words.lang)
    asked = (wanted or rule.removeprefix(f"{game.name}.")).rstrip(".").casefold()
    ids = [ident for ident in book if ident.casefold() == asked or ident.casefold().startswith(asked + ".")]
    if ids:
        console.print(Text(), screen.paragraphs(book[ident] for ident in ids), sep="\n")
        return
    named = game.find(wanted, words.lang)
    for name, use in named:
        console.print(Text.assemble((name, "bold"), f": {use}" if use else ""))
    told = [p for p in book.values() if asked in f"{p.title} {p.text}".casefold()]
    told.sort(key=lambda p: asked not in p.title.casefold())
    for paragraph in told[:MOST]:
        console.print(Text.assemble(("? " + paragraph.id, "cyan"), f"  {paragraph.title}"))
    if len(told) > MOST:
        others = ", ".join(paragraph.id for paragraph in told[MOST:])
        console.print(Text(words("also-in", rules=others), "dim"))
    if not named and not told:
        console.print(Text(words("no-rule", rule=wanted[:40])))
