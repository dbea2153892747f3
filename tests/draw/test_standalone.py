"""The picture that needs no page, and the symbols and colours that games are drawn with."""

import re
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree

import pytest
import speciate
from speciate.draw.face import Scene
from speciate.draw.standalone import sheet, standalone, symbols, tokens
from speciate.locale import words

from tests.contract.games import REAL, some_setup

FACES = {game_id: import_module(f"speciate.games.{game_id}.view.face").FACE for game_id in REAL}
LOOKS = sorted({look for face in FACES.values() for look in face.looks})
EVERY = symbols(LOOKS)


@pytest.mark.parametrize("game_id", REAL)
def test_a_file_of_its_own_holds_all_that_it_refers_to(game_id):
    face, game = FACES[game_id], REAL[game_id]
    board = face.board(Scene(g=game.start(some_setup(game_id, min(game.seats), 1)), words=words("en", game_id)))
    root = ElementTree.fromstring(standalone(face.looks, board))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    ids = {e.get("id") for e in root.iter()}
    used = {a or b for a, b in re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', board)}
    assert used and used <= ids


def test_symbols_obey_the_pages_policy():
    assert "style=" not in EVERY and "<style" not in EVERY and "href=" not in EVERY


def test_symbols_need_no_style_sheet():
    """What they take from outside are colours: a class inside one would be missed where its sheet is not."""
    assert set(re.findall(r'class="([^"]*)"', EVERY)) == {"symbols"}


def test_symbols_of_all_games_fit_on_one_page():
    ids = [e.get("id") for e in ElementTree.fromstring(EVERY).iter() if e.get("id")]
    assert len(ids) == len(set(ids)) > 100


@pytest.mark.parametrize("game_id", REAL)
def test_every_pattern_of_a_style_sheet_is_on_the_page(game_id):
    looks = FACES[game_id].looks
    shared = Path(speciate.__file__).with_name("draw") / "board.css"
    asked = re.findall(r"url\(#([^)]+)\)", shared.read_text("utf-8") + "".join(map(sheet, looks)))
    assert set(asked) <= set(re.findall(r' id="([^"]+)"', symbols(looks)))


@pytest.mark.parametrize("game_id", REAL)
def test_every_colour_that_symbols_use_is_a_token_or_the_games_own(game_id):
    shared = set(re.findall(r"(--[a-z0-9-]+):", tokens()))
    own = set(re.findall(r"(--[a-z0-9-]+):", "".join(map(sheet, FACES[game_id].looks))))
    assert set(re.findall(r"var\((--[a-z0-9-]+)\)", symbols(()))) <= shared
    assert set(re.findall(r"var\((--[a-z0-9-]+)\)", symbols(FACES[game_id].looks))) <= shared | own
