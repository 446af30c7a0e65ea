"""What the hall itself says, in every language."""

from triforium.kernel import text

PACKAGE = "triforium.hall"


def say(key: str, lang: str, **args: int | str) -> str:
    return text.say(PACKAGE, key, lang, args)


def has(key: str) -> bool:
    return text.has_text(PACKAGE, key, "en")
