"""Words in the player's language.

A language is a module of this folder, named by its code, with a dict of messages by key; a game has its own in
`games/<id>/text/`. Nothing else lists the languages. A blank of a message is filled by name; `{n:tile|tiles}` prints the
number with the right form: "1 tile", "3 tiles"; `{element:capital}` begins a sentence. Texts may hold <b> and <i>.
"""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Mapping
from functools import cache
from typing import Final

LANGUAGES: Final = tuple(
    sorted((m.name for m in pkgutil.iter_modules(__path__)), key=lambda code: (code != "en", code))
)
"""The codes of all languages, English first. The message "language" is the name of a language in itself."""


_OPENING: Final = re.compile(r"(?:<[^>]*>)*\w")


class Markup(str):
    """Markup that is not escaped again."""

    def __html__(self) -> str:
        """Itself, for the templates of the site: they escape what has no such method."""
        return self


def capital(markup: Markup) -> Markup:
    """Markup as the beginning of a sentence."""
    return Markup(_OPENING.sub(lambda found: found[0][:-1] + found[0][-1].upper(), markup, count=1))


class _Opening(Markup):
    """A blank that may be `{name:capital}`."""

    def __format__(self, spec: str) -> str:
        return capital(self) if spec else self


_LEFTWARD: Final = re.compile(
    "[\u0590-\u08ff\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""What is written from right to left, and the signs that turn a text."""


def escape(text: str) -> Markup:
    """A text from outside as markup, between tags and in attributes, which stand in double quotes everywhere."""
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return Markup(text.replace('"', "&quot;"))


def unescape(markup: str) -> str:
    """The text that `escape` was given. The library's own brings a page 25 kB of entities that none here has."""
    text = markup.replace("&quot;", '"').replace("&gt;", ">").replace("&lt;", "<")
    return text.replace("&amp;", "&")


def apart(text: str) -> Markup:
    """A text from outside as markup: whatever its direction, the words around it keep theirs."""
    return Markup(f"<bdi>{escape(text)}</bdi>") if _LEFTWARD.search(text) else escape(text)


class _Number(int):
    def __format__(self, spec: str) -> str:
        if "|" not in spec:
            return format(int(self), spec)
        one, many = spec.split("|")
        return f"{int(self)} {one if self == 1 else many}"


def _fill(value: object) -> object:
    if isinstance(value, Markup):
        return value
    if isinstance(value, int):
        return _Number(value)
    return apart(str(value))


class Words:
    """The messages of one language, for one game or for none."""

    def __init__(self, lang: str, texts: Mapping[str, str], game: str = "") -> None:
        self.lang, self.game, self._texts = lang, game, texts

    def __call__(self, key: str, /, **values: object) -> Markup:
        """The message as markup. Values are escaped unless they are Markup."""
        text, filled = self._texts[key], {name: _fill(value) for name, value in values.items()}
        if ":capital}" in text:
            filled = {name: _Opening(value) if isinstance(value, Markup) else value for name, value in filled.items()}
        return Markup(text.format_map(filled))

    def plain(self, key: str, /, **values: object) -> str:
        """The message without markup, for labels and titles."""
        return plain_text(self(key, **values))

    def __contains__(self, key: str) -> bool:
        return key in self._texts

    def translated(self, text: Mapping[str, str]) -> str:
        """A text that is kept by language, such as a rule or a question of a lesson; English where it has no other."""
        return text.get(self.lang) or text["en"]

    def raw(self, key: str) -> str:
        """The message with its blanks open, for a page that fills them itself."""
        return self._texts[key]

    @property
    def all_keys(self) -> list[str]:
        """The keys of all messages, those of the site first, then those of the game."""
        return list(self._texts)


def plain_text(markup: str) -> str:
    """Markup as the text it shows."""
    text = re.sub(r"<[^>]*>", "", markup)
    return unescape(text)


@cache
def words(lang: str, game: str = "") -> Words:
    """The messages in a language; an unknown language is English."""
    lang = lang if lang in LANGUAGES else "en"
    texts: dict[str, str] = dict(importlib.import_module(f"speciate.locale.{lang}").TEXTS)
    if game:
        texts |= importlib.import_module(f"speciate.games.{game}.text.{lang}").TEXTS
    return Words(lang, texts, game)
