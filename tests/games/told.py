"""What the pages of a game tell of the numbers in its data, and what they would tell if the data held other numbers."""

import importlib
import re
import sys
from difflib import SequenceMatcher
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType
from unittest.mock import patch

from speciate import games
from speciate.engine import find_game
from speciate.locale import LANGUAGES, plain_text, words

COMPILED: dict[str, CodeType] = {}
"""The code of each module, compiled once for all tests."""
GET = SourceFileLoader.get_code
NUMBER = re.compile(r"(?<![\w.])\d+(?!\w|: )")
"""A number in the source of a table; one that names a row of numbers is none."""


class Told:
    """The rules page of a game in each language, with more that `also` makes of its face, the words and the data."""

    def __init__(self, game_id, structure, also=lambda face, w, data: ""):
        """`structure`: tables whose numbers name things and count nothing."""
        find_game(game_id)  # The engine keeps the game that it loads first: not one of those that come and go here.
        self.game_id, self.name, self.structure, self.also = game_id, f"speciate.games.{game_id}", structure, also
        self.data = f"{self.name}.data"
        importlib.import_module(self.data)
        self.now = self.pages({})

    def source(self, module):
        """The text of a module as it is."""
        return Path(sys.modules[module].__file__).read_text("utf-8")

    def numbers(self):
        """Every number that stands in a table or a constant of the data: its table, its place in the text, itself."""
        source = self.source(self.data)
        for match in re.finditer(
            r'^([A-Z_]+): Final(?:\[[^=]*\])? = ((?:.|\n)*?)(?=\n(?:"""|[A-Za-z_#@(]|\n)|\Z)', source, re.M
        ):
            name, value = match.groups()
            value = re.sub(r"#.*", lambda comment: " " * len(comment[0]), value)
            if name in self.structure or "for " in value or "Registry" in value:
                continue
            for number in NUMBER.finditer(value):
                yield name, match.start(2) + number.start(), int(number[0])

    def corrected(self, module, at, number, other):
        """The source of a module with another number at this place of its text."""
        source, length = self.source(module), len(str(number))
        assert int(source[at : at + length]) == number
        return f"{source[:at]}{other}{source[at + length :]}"

    def pages(self, changed):
        """What is told in each language by a game with these sources of modules in place."""

        def code(loader, name):
            if name in changed:
                return compile(changed[name], name, "exec", dont_inherit=True)
            return COMPILED.get(name) or COMPILED.setdefault(name, GET(loader, name))

        def own():
            return [name for name in sys.modules if name == self.name or name.startswith(f"{self.name}.")]

        kept = {name: sys.modules.pop(name) for name in own()}
        try:
            with patch.object(SourceFileLoader, "get_code", code):
                face = importlib.import_module(f"{self.name}.view.face").FACE
                each = [words(lang, self.game_id) for lang in LANGUAGES]
                return [f"{face.rules(w)}{self.also(face, w, sys.modules[self.data])}" for w in each]
        finally:
            for name in own():
                del sys.modules[name]
            sys.modules.update(kept)
            setattr(games, self.game_id, kept[self.name])  # where `from speciate.games import ...` finds it

    def changes(self, changed):
        """For each language: each number of the page that those sources change, and the one that stands there then."""
        return [[*_changes(now, then)] for now, then in zip(self.now, self.pages(changed), strict=True)]


BLOCK = re.compile(r"</?(?:tr|p|li|h\d|section|table)\b[^>]*>")
"""What parts a page into paragraphs, points of a list and rows of a table."""


def numbers_of(block):
    """The numbers that stand in a part of a page, in order."""
    return [int(number) for number in re.findall(r"\d+", plain_text(re.sub(r"<(?=/?t[dh]\b)", " <", block)))]


def _changes(now, then):
    """The numbers that change, each with what stands at its place then."""
    now, then = BLOCK.split(now), BLOCK.split(then)
    most = min(len(now), len(then))
    first = next((n for n in range(most) if now[n] != then[n]), most)
    last = next((n for n in range(most - first) if now[-1 - n] != then[-1 - n]), most - first)
    now, then = now[first : len(now) - last], then[first : len(then) - last]
    for how, i, j, k, m in SequenceMatcher(None, now, then, autojunk=False).get_opcodes():
        was, comes = numbers_of(" ".join(now[i:j])), numbers_of(" ".join(then[k:m]))
        if how == "replace" and len(was) == len(comes):
            yield from ((old, new) for old, new in zip(was, comes, strict=True) if old != new)


COUNTED = {
    "en": "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen",
    "it": "due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici",
    "es": "dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince",
}
"""The words for numbers from two on; "one" is a word for other things too."""


def written_numbers(w, key, but="(?!)"):
    """The numbers that a message writes itself, in digits or in words; not its blanks, nor what the pattern matches."""
    text = re.sub(but, "", re.sub(r"\{[^}]*\}", "", plain_text(w.raw(key))).casefold())
    spelled = {word: n for n, word in enumerate(COUNTED[w.lang].split(), 2)}
    found = re.findall(r"\w+", text)
    return sorted(spelled.get(word) or int(word) for word in found if word in spelled or word.isdigit())
