"""Words in the player's language.

A language is a module of this folder, named by its code, with a dict of messages by key; a game has its own in
`games/<id>/text/`. Nothing else lists the languages. A blank of a message is filled by name; `{n:tile|tiles}` prints the
number with the right form: "1 tile", "3 tiles"; `{element:capital}` begins a sentence. Texts may hold <b> and <i>.
The message "plurals" says when each form but the last is right, see `Plurals`; "direction" is "ltr" or "rtl".
"""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
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


_TAG: Final = re.compile("<[^>]*>")
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
    if "&" not in markup:
        return str(markup)  # most of them, and a drawing has hundreds
    text = markup.replace("&quot;", '"').replace("&gt;", ">").replace("&lt;", "<")
    return text.replace("&amp;", "&")


def apart(text: str) -> Markup:
    """A text from outside as markup: whatever its direction, the words around it keep theirs."""
    return Markup(f"<bdi>{escape(text)}</bdi>") if _LEFTWARD.search(text) else escape(text)


_RELATION: Final = re.compile(r"n(?: % (\d+))? (!?=) (\d+(?:(?:\.\.|,)\d+)*)")


def _holds(relation: str, n: int) -> bool:
    """Whether a relation such as "n % 10 = 2..4,7" holds. ValueError where it is none."""
    found = _RELATION.fullmatch(relation)
    if found is None:
        raise ValueError(f"no relation of plurals: {relation}")
    modulus, sign, values = found.groups()
    operand = n % int(modulus) if modulus else n
    ranges = [[int(end) for end in each.split("..")] for each in values.split(",")]
    return any(each[0] <= operand <= each[-1] for each in ranges) == (sign == "=")


class Plurals:
    """Which form of a word goes with a number, by the plural rules of Unicode's CLDR for whole numbers.

    The rules are one text: "one: n % 10 = 1 and n % 100 != 11; few: n % 10 = 2..4". A message has a form for each
    category named here, in this order, and one more for all other numbers; Intl.PluralRules has the same names in a
    page. ValueError where a text cannot be read.
    """

    def __init__(self, rules: str) -> None:
        conditions = [rule.partition(": ")[2] for rule in rules.split("; ")]
        self._conditions = [[way.split(" and ") for way in one.split(" or ")] for one in conditions]
        self._known: dict[int, int] = {}
        self(0)  # reads them all

    def __call__(self, n: int) -> int:
        """The index of the form that goes with a number."""
        if n not in self._known:
            fits = [any([all([_holds(one, abs(n)) for one in way]) for way in ways]) for ways in self._conditions]
            self._known[n] = [*fits, True].index(True)
        return self._known[n]


class _Number(int):
    plurals: Plurals

    def __format__(self, spec: str) -> str:
        if "|" not in spec:
            return format(int(self), spec)
        return f"{int(self)} {spec.split('|')[self.plurals(int(self))]}"


_SOUND_OF_I: Final = re.compile("h?[ií](?![ae])", re.IGNORECASE)
"""How a word begins before which Spanish says "e" for "and"; the other languages have one word for both."""


class Words:
    """The messages of one language, for one game or for none."""

    def __init__(self, lang: str, texts: Mapping[str, str], game: str = "") -> None:
        self.lang, self.game, self._texts = lang, game, texts
        self._plurals = Plurals(texts["plurals"])
        self._leftward = texts.get("direction") == "rtl"

    @lru_cache(8192, typed=True)  # noqa: B019 - there is one of each language and game, and they stay
    def __call__(self, key: str, /, **values: object) -> Markup:
        """The message as markup. Values are escaped unless they are Markup; all are hashable: most messages come back."""
        text, filled = self._texts[key], {name: self._fill(value) for name, value in values.items()}
        if ":capital}" in text:
            filled = {name: _Opening(value) if isinstance(value, Markup) else value for name, value in filled.items()}
        return Markup(text.format_map(filled))

    def _fill(self, value: object) -> object:
        if isinstance(value, Markup):
            return value
        if isinstance(value, int):
            number = _Number(value)
            number.plurals = self._plurals
            return number
        return Markup(f"<bdi>{escape(str(value))}</bdi>") if self._leftward else apart(str(value))

    def plain(self, key: str, /, **values: object) -> str:
        """The message without markup, for labels and titles."""
        return plain_text(self(key, **values))

    def listed(self, items: Iterable[Markup]) -> Markup:
        """A list as in a sentence: "a, b and c"."""
        *most, last = items
        if not most:
            return last
        joiner = self("and.i" if _SOUND_OF_I.match(plain_text(last)) else "and")
        return Markup(f"{', '.join(most)} {joiner} {last}")

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


@lru_cache(8192)
def plain_text(markup: str) -> str:
    """Markup as the text it shows."""
    return unescape(_TAG.sub("", markup) if "<" in markup else markup)


@cache
def words(lang: str, game: str = "") -> Words:
    """The messages in a language; an unknown language is English."""
    lang = lang if lang in LANGUAGES else "en"
    texts: dict[str, str] = dict(importlib.import_module(f"speciate.locale.{lang}").TEXTS)
    if game:
        texts |= importlib.import_module(f"speciate.games.{game}.text.{lang}").TEXTS
    return Words(lang, texts, game)
