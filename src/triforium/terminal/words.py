"""What the terminal itself says, and in which language."""

from collections.abc import Mapping

from triforium.kernel.meta import LANGUAGES
from triforium.kernel.text import say

PACKAGE = "triforium.terminal"
MARKS = str.maketrans(",.", ".,")
"""Dutch and German write commas where English has points, and the other way round."""


def default_language(environ: Mapping[str, str]) -> str:
    """The language that the environment asks for, if the texts have it; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environ.get(variable):
            lang = value.replace("-", "_").split("_")[0].split(".")[0].lower()
            return lang if lang in LANGUAGES else "en"
    return "en"


class Words:
    """The terminal's texts in one language: `words("saved", path=...)`."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, key: str, **args: int | str) -> str:
        return say(PACKAGE, key, self.lang, args)

    def number(self, value: float, digits: int = 0, sign: bool = False) -> str:
        """A number with the language's own marks: 1,234.5 and 1.234,5."""
        rounded = round(value, digits) + 0.0  # which has no -0
        said = f"{rounded:{'+' if sign else ''},.{digits}f}"
        return said if self.lang == "en" else said.translate(MARKS)

    def percent(self, share: float, digits: int = 0) -> str:
        return f"{self.number(100 * share, digits)} %"
