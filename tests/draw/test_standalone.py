"""The picture that needs no page, and the symbols it takes along."""

import re
from xml.etree import ElementTree

from speciate.draw.face import Scene
from speciate.draw.standalone import standalone, symbols, tokens
from speciate.engine import Setup
from speciate.games.marine import GAME
from speciate.games.marine.face import FACE
from speciate.locale import words

SCENE = Scene(g=GAME.start(Setup("marine", (0, 1, 2, 3), (1, 0, 0, 0), 1)), words=words("en", "marine"))


def test_a_file_of_its_own_holds_all_that_it_refers_to():
    picture = standalone("marine", FACE.board(SCENE))
    root = ElementTree.fromstring(picture)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    ids = {e.get("id") for e in root.iter()}
    used = set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', FACE.board(SCENE)))
    assert used and all((a or b) in ids for a, b in used)


def test_symbols_obey_the_pages_policy():
    assert "style=" not in symbols() and "<style" not in symbols() and "href=" not in symbols()


def test_every_colour_that_symbols_use_is_a_token():
    named = set(re.findall(r"var\((--[a-z0-9-]+)\)", symbols()))
    assert named <= set(re.findall(r"(--[a-z0-9-]+):", tokens()))


def test_every_symbol_that_panels_use_exists():
    markup = "".join(FACE.draw(SCENE).values()) + FACE.rules(SCENE.words)
    ids = set(re.findall(r' id="([^"]+)"', symbols()))
    assert set(re.findall(r'href="#([^"]+)"/', markup)) <= ids
