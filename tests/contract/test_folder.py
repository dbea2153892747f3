"""A game is its folder: taken away, it leaves nothing behind, and what is left stays as it is."""

import json
import os
import re
import shutil
import subprocess
import sys
from importlib import import_module
from itertools import chain, combinations
from pathlib import Path

import pytest
import speciate
from speciate.draw.standalone import sheet

import build

from .games import REAL

CORE = Path(speciate.__file__).parent
ROOT = Path(__file__).resolve().parents[2]
FACES = {game_id: import_module(f"speciate.games.{game_id}.view.face").FACE for game_id in REAL}
PAGES = """
import json
from speciate.table import static_pages
def kept(page):
    return {key: value for key, value in page["context"].items() if isinstance(value, (str, list))}
pages = {page["path"]: kept(page) for page in static_pages()}
print(json.dumps(pages, default=lambda thing: f"a {type(thing).__name__}"))
"""
"""What the build is given to make the site of, catalogue of the games and functions left out."""


def pages_of(package):
    env = os.environ | {"PYTHONPATH": str(package.parent), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, "-c", PAGES], env=env, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def whole():
    """The pages with all games: made once for all workers, and kept until the core changes."""
    file = build.BUILD / "pages.json"
    with build.alone():
        build.once("Pages", file, build.key_of(ROOT / "core"), lambda: file.write_text(json.dumps(pages_of(CORE))))
    return json.loads(file.read_text())


@pytest.mark.slow
@pytest.mark.parametrize("game_id", REAL)
def test_without_the_folders_of_the_others_a_game_is_as_it_was_and_they_are_gone(game_id, whole, tmp_path):
    """All others are taken away at a time, so that the pages of a game are made twice and not once for each other."""
    package = shutil.copytree(CORE, tmp_path / "speciate", ignore=shutil.ignore_patterns("__pycache__"))
    others = [other for other in REAL if other != game_id]
    for other in others:
        shutil.rmtree(package / "games" / other)
    left = pages_of(package)
    for other in others:
        assert {path for path in whole if path.startswith(f"{other}/")}
    assert set(whole) - set(left) == {path for path in whole if path.split("/")[0] in others}
    for path, context in left.items():
        text = json.dumps(context).lower()
        assert not [other for other in others if other in text], path
        if path.split("/")[0] == game_id:
            assert context == whole[path], path


# --- what lies where all games share it is not there for one of them alone ------------------------------------


def code_of(*folders):
    return "".join(file.read_text("utf-8") for file in chain(*folders) if file.suffix in (".py", ".html", ".js"))


def words_of(code):
    """All that a name in code can be, with the brace after it if there is one: one search for every name."""
    return set(re.findall(r"[\w-]+\{?", code))


PAGE = words_of(
    code_of(
        (CORE / "draw").iterdir(),
        (CORE / "table").iterdir(),
        (ROOT / "templates").iterdir(),
        (ROOT / "web").glob("*.js"),
    )
)
FAMILIES = {
    face.looks[0]: [game_id for game_id, f in FACES.items() if f.looks[0] == face.looks[0]] for face in FACES.values()
}
"""The games whose drawing begins with the same looks, by these: a game without a family is one by itself."""


def words_in(package):
    """Those of the modules of a package, and of the patterns that its style sheet asks for."""
    folder = CORE.parent / package.replace(".", "/")
    code = [file for file in sorted(folder.rglob("*.py")) if file.parent.name != "text"]
    return words_of(code_of(code) + "".join(re.findall(r"url\([^)]*\)", sheet(f"{package}.view"))))


GAMES = {game_id: words_in(f"speciate.games.{game_id}") for game_id in REAL}
OWN = {look: words_in(look.removesuffix(".view")) for look, games in FAMILIES.items() if len(games) > 1}


def says(words, name):
    """Whether code names a class or symbol; it may put the number at the end or a kind at the beginning together."""
    bare = re.sub("^(ic|tx|el|an)-", "", name)
    stem = re.sub(r"\d$", "", name)
    return not words.isdisjoint({name, bare, f"{name}{{", f"{bare}{{", f"{stem}{{"})


def is_shared(name):
    """Whether the page uses a name, or games of two families do."""
    used = [
        any(says(words, name) for words in (OWN.get(look, set()), *map(GAMES.get, ids)))
        for look, ids in FAMILIES.items()
    ]
    return says(PAGE, name) or sum(used) > 1


def classes(file):
    rules = re.sub(r"/\*.*?\*/|\{[^{}]*\}", " ", file.read_text("utf-8"), flags=re.DOTALL)
    return set(re.findall(r"\.([a-zA-Z][\w-]*)", rules))


def symbols(file):
    return re.findall(r'<(?:symbol|pattern) id="([^"]+)"', file.read_text("utf-8"))


SHEETS = [CORE / "draw/board.css", *sorted((ROOT / "web/css").glob("*.css"))]


@pytest.mark.parametrize("file", SHEETS, ids=lambda file: file.name)
def test_a_shared_style_sheet_is_for_the_page_or_for_several_games(file):
    names = classes(file)
    assert names
    panels = [{name for game_id in ids for name in FACES[game_id].panels} for ids in FAMILIES.values()]
    both = {f"p-{name}" for a, b in combinations(panels, 2) for name in a & b}
    assert not [name for name in sorted(names - both) if not is_shared(name)]
    assert not [game_id for game_id in REAL if game_id in file.read_text("utf-8")]


def test_a_shared_symbol_is_for_the_page_or_for_several_games():
    ids = symbols(CORE / "draw/symbols.svg")
    assert ids and not [symbol for symbol in ids if not is_shared(symbol)]


@pytest.mark.parametrize("family", OWN)
def test_what_a_family_shares_is_not_there_for_one_of_its_games_alone(family):
    folder = CORE.parent / family.replace(".", "/")
    common = set.intersection(*(set(FACES[game_id].panels) for game_id in FAMILIES[family]))
    names = (classes(folder / "face.css") | set(symbols(folder / "symbols.svg"))) - {f"p-{name}" for name in common}
    lone = [name for name in sorted(names) if not says(PAGE | OWN[family], name)]
    assert names and not [name for name in lone if not all(says(GAMES[game_id], name) for game_id in FAMILIES[family])]
