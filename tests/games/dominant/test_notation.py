"""Positions of Dominant Species as texts: what a line means, and what is refused."""

import json

import pytest
from speciate.engine import Match
from speciate.engine.notation import write_position
from speciate.games.dominant import GAME, data
from speciate.games.dominant.pieces import BOX_ROW, MAP
from speciate.locale import LANGUAGES, words
from speciate.table.desk import Desk

from ..positions import Positions

D4, E4 = MAP.names.index("D4"), MAP.names.index("E4")
positions = Positions("dominant")
position, refused = positions.position, positions.refused
"""Without a line of places, three animals play."""


def test_what_lies_nowhere_else_is_in_the_bag_the_pools_and_the_stacks():
    g = position("box adaptation meat:3", "display birds seed", "species mammals D4:5", "tile sea A1 A2")
    assert g.box[BOX_ROW[data.ADAPTATION]][data.MEAT] == 3
    assert (g.bag[data.MEAT], g.bag[data.SEED]) == (data.DISKS - 3 - 2, data.DISKS - 1 - 2)
    assert g.cubes[data.MAMMALS][D4] == sum(g.cubes[data.MAMMALS]) == 5
    assert g.pool[data.MAMMALS] == data.SPECIES[3] - 1 - 5
    assert g.unseen_tiles[data.SEA] == data.TILES[data.SEA] - 3 and list(g.stack_left) == [7, 6, 6]


def test_under_new_tundra_lies_what_was_printed_or_sea():
    g = position("tile tundra D4 A1")
    assert (g.under[D4], g.under[MAP.names.index("A1")]) == (data.MOUNTAIN, data.SEA)
    assert g.tundra == data.TUNDRA_TILES - 2 - 1


def test_the_animal_that_plans_next_is_named():
    g = position("order birds mammals reptiles", "planner mammals")
    assert (list(g.order), g.planner) == ([data.BIRDS, data.MAMMALS, data.REPTILES], 1)
    assert Match(GAME, g).choice.numbers["animal"] == data.MAMMALS


def test_a_corner_has_the_name_of_each_of_its_hexes():
    g = position("element meat E4l")
    corner = MAP.corners[E4][3]
    assert g.elements[corner] == data.MEAT and MAP.corner_names[corner] != "E4l"
    assert f"element meat {MAP.corner_names[corner]}" in write_position(positions.written(), g)


@pytest.mark.parametrize(
    "lines, reason",
    [
        ("vp insects=3", "strangers"),
        ("display insects meat", "strangers"),
        ("pawns insects=2", "strangers"),
        ("order mammals birds", "track"),
        ("planner insects", "track"),
        ("phase execution\nnext 99", None),
        ("phase planning\nnext 3", "agenda"),
        ("species mammals A1", "off_earth"),
        ("element meat A1l", "off_earth"),
        ("under sea C3", "tundra"),
        ("tile tundra A1\nunder none A1", "tundra"),
        ("display mammals meat:5", "display"),
        ("stack_left 1=2", "stacks"),
        ("row ice_age", "ice_age"),
        ("asleep mammals\nsleeping A1", "asleep"),
        ("sleeping D4", "asleep"),
    ],
)
def test_what_cannot_be_is_refused(lines, reason):
    assert refused(lines).code == (f"dominant.error.position.{reason}" if reason else "error.position.range")


def test_the_page_is_told_the_reason_in_its_language():
    desk = Desk()
    for lang in LANGUAGES:
        desk.handle(json.dumps({"do": "lang", "lang": lang}))
        reply = json.loads(desk.handle(json.dumps({"do": "open", "text": f"{positions.first}vp insects=3"})))
        assert reply["error"]["text"] == words(lang, "dominant").plain("dominant.error.position.strangers")


def test_more_pieces_than_there_are_are_refused_with_the_places_where_they_lie():
    error = refused("display mammals meat", "box adaptation meat:18")
    assert str(error) == "line 3: there are 20 meat disks, not 21 (element 2, box 18, display 1)"
    assert "there are 0 insects species" in str(refused("species insects D4"))
    assert "there are 6 mammals pawns" in str(
        refused("pawn mammals " + " ".join(f"migration-{n}" for n in range(1, 7)), "pawn mammals speciation-1")
    )
    assert "there are 1 aquatic card" in str(refused("row aquatic", "used aquatic"))


def test_a_wrong_word_is_refused_with_those_that_begin_like_it():
    assert str(refused("tile dessert D4")) == "line 2: 'dessert' is not a terrain; possible: desert"
    assert str(refused("element meat D4x")).startswith("line 2: 'D4x' is not a corner; possible: D4")
