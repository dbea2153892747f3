"""Every number and every mark in `data` and in the facts of a goal reaches the player: who corrects it there alone has
corrected the texts."""

import importlib
import re
import sys
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType
from unittest.mock import patch

import pytest
from speciate.engine import find_game
from speciate.games.biosphere import data
from speciate.locale import LANGUAGES, words

NAME = "speciate.games.biosphere"
DATA, GOALS = f"{NAME}.data", f"{NAME}.rules.goals"
SOURCE = {module: Path(sys.modules[module].__file__).read_text("utf-8") for module in (DATA, GOALS)}
STRUCTURE = {
    "NOBODY", "NO_TILE", "NOT_SET", "ANY_LIFE", "ANY_ABILITY", "LIVES", "ABILITIES", "STARTS", "CORNERS", "GRID",
    "FACES",
}  # fmt: skip
"""Numbers that name things and count nothing; combinations; the grid on which every map lies; the faces of a die."""


def numbers():
    """Every number that stands in a table or a constant of the data: its module, its name, its place there, itself."""
    for match in re.finditer(
        r'^([A-Z_]+): Final(?:\[[^=]*\])? = ((?:.|\n)*?)(?=\n(?:"""|[A-Za-z_#@]|\n))', SOURCE[DATA], re.M
    ):
        name, value = match.groups()
        if name in STRUCTURE or '"' in value or "for " in value or not re.search(r"\d", value):
            continue
        at = match.start(2)
        for number in re.finditer(r"(?<![\w.])\d+(?!\w|: ?\()", re.sub(r"#.*", lambda c: " " * len(c[0]), value)):
            yield DATA, name, at + number.start(), int(number[0])


def goals():
    """The numbers of the goals: how much it takes, and of what."""
    for match in re.finditer(r'^@goal\("([A-G]\d)", "\w+", need=(\d+)(?:, of=(\d+))?\)', SOURCE[GOALS], re.M):
        for group in (2, 3):
            if match[group]:
                yield GOALS, match[1], match.start(group), int(match[group])


def corrected(name, number):
    """Another number that can stand there: tiles are drawn with 3, 5 or 7 spaces, and Evolution goes by twos."""
    return {3: 5, 5: 7, 7: 3}[number] if name == "SPACES" else number + 2


COMPILED: dict[str, CodeType] = {}
"""The code of each module, compiled once for all tests."""
GET = SourceFileLoader.get_code


def pages(changed):
    """The rules page and all goals in full in each language, by a game with these sources of modules in place."""

    def code(loader, name):
        if name in changed:
            return compile(changed[name], name, "exec", dont_inherit=True)
        return COMPILED.get(name) or COMPILED.setdefault(name, GET(loader, name))

    kept = {name: module for name, module in sys.modules.items() if name == NAME or name.startswith(f"{NAME}.")}
    for name in kept:
        del sys.modules[name]
    try:
        with patch.object(SourceFileLoader, "get_code", code):
            face = importlib.import_module(f"{NAME}.view.face").FACE
            texts = []
            for lang in LANGUAGES:
                w = words(lang, "biosphere")
                goals = [face.card(w, f"goal-{goal}") for goal in sys.modules[DATA].GOALS.ids]
                texts.append(face.rules(w) + "".join(map(str, goals)))
            return texts
    finally:
        for name in [name for name in sys.modules if name == NAME or name.startswith(f"{NAME}.")]:
            del sys.modules[name]
        sys.modules.update(kept)


find_game("biosphere")  # The engine keeps the game that it loads first: not one of those that `pages` lets come and go.
NOW = pages({})
EACH = [*numbers(), *goals()]


@pytest.mark.parametrize(
    ("module", "name", "at", "number"), EACH, ids=[f"{name}-{n}" for n, (_, name, *_) in enumerate(EACH)]
)
def test_a_number_that_is_corrected_where_it_stands_is_told_right_in_every_language(module, name, at, number):
    source, length = SOURCE[module], len(str(number))
    assert int(source[at : at + length]) == number
    changed = f"{source[:at]}{corrected(name, number)}{source[at + length :]}"
    for then, now in zip(pages({module: changed}), NOW, strict=True):
        assert then != now


def test_the_numbers_that_are_tried_are_those_of_the_game():
    names = {name for _, name, *_ in EACH}
    assert {"DICE", "SPACES", "TILES", "MOST", "OVERFLOW", "COST", "BAR", "BAR_CORNERS", "SECTIONS", "E1"} <= names
    assert len(EACH) > 120


# --- marks ----------------------------------------------------------------------------------------------------------


def test_each_thing_has_the_mark_that_its_source_allows():
    sure = dict(zip(data.ENVIRONMENTS, data.START_LIFE_SURE, strict=True))
    assert {name for name, how in sure.items() if how == "deduced"} == {"savanna", "prairie", "mountain"}
    assert {name for name, how in sure.items() if how == "printed"} == {"desert", "forest", "arctic"}
    assert dict(zip(data.TRACKS, data.TRACKS_SURE, strict=True)) == {
        **dict.fromkeys(data.TRACKS, "printed"), "evolution": "deduced",
    }  # fmt: skip
    assert set(data.SPECIAL_SURE) == {"reconstructed"} and len(data.SPECIAL_SURE) == len(data.SPECIAL)
    assert next(goal for goal in data.GOALS if goal.id == "A1").sure == "reconstructed"
    deduced = {"prices", "starts", "last_card", "bar_start"}
    ours = {"edge", "once", "corner", "overflow", "penalty_track", "penalty_once", "filling", "refill", "maps"}
    assert {ruling for ruling, how in data.RULINGS.items() if how == "deduced"} >= deduced
    assert {ruling for ruling, how in data.RULINGS.items() if how == "reconstructed"} >= ours


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_is_named_to_the_player_with_its_mark(lang):
    w = words(lang, "biosphere")
    page = pages({})[list(LANGUAGES).index(lang)]
    named = {key.removeprefix("ruling.") for key in w.all_keys if key.startswith("ruling.")}
    assert named == set(data.RULINGS)
    table = page[page.index(w("rules.rulings")) :]
    marks = re.findall(r'class="mk (\w+)"', table)
    assert marks[: len(data.RULINGS)] == list(data.RULINGS.values())


def test_no_text_claims_what_nobody_knows():
    """How the tiles are usually laid, for one: the maps of the rule book were pictures."""
    assert "usually" not in words("en", "biosphere")("option.map.rectangle.note")
    assert "di solito" not in words("it", "biosphere")("option.map.rectangle.note")


def test_no_comment_cites_a_sheet_that_is_not_here():
    files = [*Path(data.__file__).parent.rglob("*.py"), *Path(__file__).parent.glob("*.py")]
    cited = re.compile(r' \[(?:[A-Z]\d+|\d+(?:\.\d+)?|\d+ [A-Z]\d+)(?:[,;] [^\]]*)?\](?:"""| ---)')
    assert cited.search('text. [R14, R23]"' + '""') and cited.search("# --- goals [11]" + " ----")
    assert not [file.name for file in files if cited.search(file.read_text("utf-8"))]
