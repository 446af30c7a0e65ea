"""Texts in three languages: Fluent files in a title's `text` folder, one set for Python and browser."""

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from triforium.kernel.errors import UnknownLanguage, UnknownText
from triforium.kernel.meta import LANGUAGES

REMEMBERED = 8192
"""How many texts are kept as they were said: filling one in takes 50 microseconds, and the same are said again and
again."""
SHARED = files(__package__) / "words"
"""The texts that every title has in common."""


def check_language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"there is no language {lang!r} here; choose one of {', '.join(LANGUAGES)}")
    return lang


@cache
def _bundle(package: str, lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for file in (SHARED / f"{lang}.ftl", files(package) / "text" / f"{lang}.ftl"):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def has_text(package: str, key: str, lang: str) -> bool:
    """Whether the texts of `package` have that key."""
    return bool(_bundle(package, check_language(lang)).has_message(key))


def say(package: str, key: str, lang: str, args: Mapping[str, int | str] | None = None) -> str:
    """The text for a key out of `package`'s texts, its arguments filled in."""
    return _said(package, key, lang, tuple(args.items()) if args else ())


@lru_cache(REMEMBERED)
def _said(package: str, key: str, lang: str, args: tuple[tuple[str, int | str], ...]) -> str:
    bundle = _bundle(package, check_language(lang))
    if not bundle.has_message(key):
        raise UnknownText(f"no text is called {key!r} in {lang}")
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"the text {key!r} in {lang} has attributes only"
    text, errors = bundle.format_pattern(pattern, dict(args))
    if errors:
        raise UnknownText(f"the text {key!r} in {lang} cannot be filled in: {errors[0]}")
    return str(text)
