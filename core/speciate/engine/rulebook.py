"""The rules of a game as texts cite them: an id for ever, a title, two sentences, and the code that carries them out.

A game keeps them in `learn/rules.txt` of its folder. A line that begins with `#` is a comment; a chapter and a rule are
blocks:

    == M4 The twelve actions             its id and its English title
    title.it Le dodici azioni            the title in another language

    === M4.7 Wanderlust                  its id and its English title
    title.it Esplorazione                the title in another language
    code rules.actions:wanderlust        module and name; a module of the game, or in full `speciate.earth.…`
    source 4.7 13.2                      sections of the fact sheet that state it
    en Two sentences in own words.       the rule in each language
    it Due frasi.
    unshown.en Why no picture shows it.  only of a rule that no position can show, in each language

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
CHAPTER_ID: Final = re.compile(r"[A-Z][0-9]+")
SOURCE: Final = re.compile(r"[0-9]+(\.[0-9]+)*[a-z]?|[A-Z]{1,2}[0-9]+[a-z]?")
"""A section of a fact sheet, as 2.7, or a ruling, as PR14."""
_FILE: Final = "learn/rules.txt"


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
    unshown: Mapping[str, str]
    """Why no position can show it, by language; empty for nearly all."""
    place: str

    @property
    def chapter(self) -> str:
        """The id of its chapter, as M4."""
        return self.id.partition(".")[0]

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
    """The lines of one rule or chapter as they are read."""

    mark: str
    """What it begins with: `===` a rule, `==` a chapter."""
    id: str
    place: str
    said: dict[str, str] = field(default_factory=dict)
    """What follows each word."""

    @property
    def titles(self) -> dict[str, str]:
        """Its title by language."""
        return self.of("title")

    def of(self, name: str) -> dict[str, str]:
        """What follows a word of each language, as title.it, by language."""
        return {word.partition(".")[2]: text for word, text in self.said.items() if word.startswith(f"{name}.")}


def read_rules(text: str, file: str, game_id: str) -> dict[str, Rule]:
    """The rules of a file, by id, in the order in which they stand there.

    SpeciateError with file and line where a line is not understood, a word comes twice in a rule, a rule lacks its
    code, its source or its English text, or an id is not of this game or stands there twice.
    """
    tag, found = find_game(game_id).tag.upper(), dict[str, Rule]()
    for block in _blocks(text, file, "==="):
        if not RULE_ID.fullmatch(block.id) or block.id[0] != tag:
            raise SpeciateError(f"{block.place}: {block.id!r} is not an id of this game; possible: {tag}4.7, {tag}4.7a")
        if block.id in found:
            raise SpeciateError(f"{block.place}: {block.id} stands in {found[block.id].place} already")
        found[block.id] = _rule(block, f"speciate.games.{game_id}")
    return found


def read_chapters(text: str, file: str, game_id: str) -> dict[str, dict[str, str]]:
    """The titles of the chapters of a file, by id and language, in the order in which they stand there.

    SpeciateError with file and line as for rules, and where a chapter has more than titles or its id is not of this
    game.
    """
    tag, found = find_game(game_id).tag.upper(), dict[str, dict[str, str]]()
    for block in _blocks(text, file, "=="):
        if not CHAPTER_ID.fullmatch(block.id) or block.id[0] != tag:
            raise SpeciateError(f"{block.place}: {block.id!r} is not a chapter of this game; possible: {tag}4")
        if block.id in found:
            raise SpeciateError(f"{block.place}: {block.id} stands here twice")
        if not block.said["title.en"] or len(block.titles) < len(block.said):
            raise SpeciateError(f"{block.place}: {block.id} has a title in each language, and nothing else")
        found[block.id] = block.titles
    return found


def _blocks(text: str, file: str, mark: str) -> list[_Block]:
    """The rules or the chapters of a file, by what they begin with."""
    blocks: list[_Block] = []
    for number, line in enumerate(text.splitlines(), 1):
        place, (word, _, rest) = f"{file}:{number}", line.partition(" ")
        if not line.strip() or line.startswith("#"):
            continue
        if word in ("==", "==="):
            block_id, _, title = rest.partition(" ")
            blocks.append(_Block(word, block_id, place, {"title.en": title.strip()}))
        elif not blocks:
            raise SpeciateError(f"{place}: a rule begins with === and its id")
        elif not re.fullmatch(r"code|source|((title|unshown)\.)?[a-z]{2}", word):
            raise SpeciateError(
                f"{place}: {word[:20]!r} is no word of a rule; possible: title.it, code, source, en, it"
            )
        elif word in blocks[-1].said:
            raise SpeciateError(f"{place}: {word} comes twice in {blocks[-1].id}")
        else:
            blocks[-1].said[word] = rest.strip()
    return [block for block in blocks if block.mark == mark]


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
        titles=block.titles,
        code=said["code"] if said["code"].startswith("speciate.") else f"{package}.{said['code']}",
        source=source,
        texts={word: text for word, text in said.items() if len(word) == 2},
        unshown=block.of("unshown"),
        place=block.place,
    )


@cache
def rules_of(game_id: str) -> Mapping[str, Rule]:
    """The rules of a game by id; none if it has no such file. SpeciateError where there is no such game."""
    return read_rules(_text_of(game_id), f"{game_id}/{_FILE}", game_id)


@cache
def chapters_of(game_id: str) -> Mapping[str, Mapping[str, str]]:
    """The titles of a game's chapters, by id and language; none if it has no such file. SpeciateError as `rules_of`."""
    return read_chapters(_text_of(game_id), f"{game_id}/{_FILE}", game_id)


def _text_of(game_id: str) -> str:
    find_game(game_id)
    try:
        return (get_data(f"speciate.games.{game_id}", _FILE) or b"").decode()
    except FileNotFoundError:
        return ""
