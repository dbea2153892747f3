"""The rules of a game as texts cite them: an id for ever, a title, two sentences, and the code that carries them out.

A game keeps them in `learn/rules.txt` of its folder. A line that begins with `#` is a comment; a rule is a block:

    === M4.7 Wanderlust                  its id and its English title
    title.it Esplorazione                the title in another language
    code rules.actions:wanderlust        module and name; a module of the game, or in full `speciate.earth.…`
    source 4.7 13.2                      sections of the fact sheet that state it
    en Two sentences in own words.       the rule in each language
    it Due frasi.

An id is the letter of the game (its tag), a chapter, a section, and a letter where a section holds several rules. It is
never used for another rule.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pkgutil import get_data
from typing import Final

from .errors import SpeciateError
from .game import find_game

RULE_ID: Final = re.compile(r"[A-Z][0-9]+\.[0-9]+[a-z]?")
SOURCE: Final = re.compile(r"[0-9]+(\.[0-9]+)*[a-z]?|[A-Z]{1,2}[0-9]+[a-z]?")
"""A section of a fact sheet, as 2.7, or a ruling, as PR14."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule, and where it stands: file and line for messages."""

    id: str
    titles: Mapping[str, str]
    """Its title by language."""
    code: str
    """What carries it out: the full name of a module, a colon, a name in it."""
    source: tuple[str, ...]
    texts: Mapping[str, str]
    """Its two sentences by language."""
    place: str

    def title_in(self, lang: str) -> str:
        """Its title in a language; in English where it has none in this one."""
        return self.titles.get(lang) or self.titles["en"]

    def text_in(self, lang: str) -> str:
        """Its two sentences in a language; in English where it has none in this one."""
        return self.texts.get(lang) or self.texts["en"]

    def carried_out_by(self) -> object:
        """The function, class or table that its code names. SpeciateError where there is none."""
        module, _, names = self.code.partition(":")
        try:
            found: object = importlib.import_module(module)
            for name in names.split("."):
                found = getattr(found, name)
        except (ImportError, AttributeError) as error:
            raise SpeciateError(f"{self.place}: {self.id}: {error}") from None
        return found


@dataclass(slots=True)
class _Block:
    """The lines of one rule as they are read."""

    id: str
    place: str
    said: dict[str, str] = field(default_factory=dict)
    """What follows each word."""


def read_rules(text: str, file: str, game_id: str) -> dict[str, Rule]:
    """The rules of a file, by id, in the order in which they stand there.

    SpeciateError with file and line where a line is not understood, a word comes twice in a rule, a rule lacks its
    code, its source or its English text, or an id is not of this game or stands there twice.
    """
    tag, found = find_game(game_id).tag.upper(), dict[str, Rule]()
    for block in _blocks(text, file):
        if not RULE_ID.fullmatch(block.id) or block.id[0] != tag:
            raise SpeciateError(f"{block.place}: {block.id!r} is not an id of this game; possible: {tag}4.7, {tag}4.7a")
        if block.id in found:
            raise SpeciateError(f"{block.place}: {block.id} stands in {found[block.id].place} already")
        found[block.id] = _rule(block, f"speciate.games.{game_id}")
    return found


def _blocks(text: str, file: str) -> list[_Block]:
    blocks: list[_Block] = []
    for number, line in enumerate(text.splitlines(), 1):
        place, (word, _, rest) = f"{file}:{number}", line.partition(" ")
        if not line.strip() or line.startswith("#"):
            continue
        if word == "===":
            rule_id, _, title = rest.partition(" ")
            blocks.append(_Block(rule_id, place, {"title.en": title.strip()}))
        elif not blocks:
            raise SpeciateError(f"{place}: a rule begins with === and its id")
        elif not re.fullmatch(r"code|source|(title\.)?[a-z]{2}", word):
            raise SpeciateError(
                f"{place}: {word[:20]!r} is no word of a rule; possible: title.it, code, source, en, it"
            )
        elif word in blocks[-1].said:
            raise SpeciateError(f"{place}: {word} comes twice in {blocks[-1].id}")
        else:
            blocks[-1].said[word] = rest.strip()
    return blocks


def _rule(block: _Block, package: str) -> Rule:
    said = block.said
    for word in ("title.en", "code", "source", "en"):
        if not said.get(word):
            raise SpeciateError(f"{block.place}: {block.id} has no {word}")
    source = tuple(said["source"].split())
    for section in source:
        if not SOURCE.fullmatch(section):
            raise SpeciateError(
                f"{block.place}: {section!r} is not a section of a fact sheet; possible: 4.7, PR14, 5.3b"
            )
    return Rule(
        id=block.id,
        titles={word[6:]: text for word, text in said.items() if word.startswith("title.")},
        code=said["code"] if said["code"].startswith("speciate.") else f"{package}.{said['code']}",
        source=source,
        texts={word: text for word, text in said.items() if len(word) == 2},
        place=block.place,
    )


@cache
def rules_of(game_id: str) -> Mapping[str, Rule]:
    """The rules of a game by id; none if it has no such file. SpeciateError where there is no such game."""
    find_game(game_id)
    try:
        data = get_data(f"speciate.games.{game_id}", "learn/rules.txt") or b""
    except FileNotFoundError:
        return {}
    return read_rules(data.decode(), f"{game_id}/learn/rules.txt", game_id)
