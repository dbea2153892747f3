"""What of the map a hand can press in a written position: the tiles, and where another can be laid."""

import re
from typing import Any

import pytest
from speciate.engine import SpeciateError
from speciate.engine.deeds import lay, read_loosely
from speciate.engine.notation import read_position
from speciate.games.biosphere import data
from speciate.games.biosphere.pieces import MAP
from speciate.table.draft import draft

BARE = "speciate biosphere position 1\n"


def pressable(text, word):
    """The names of the cells that are targets while a piece of this word is chosen."""
    board = draft(text, [], "en", word)["pictures"][0]["html"]
    return {MAP.names[int(value)] for value in re.findall(r'data-value="(\d+)"', board)}


def position(text) -> Any:
    return read_loosely(text).g


def tiles_of(text):
    return {MAP.names[cell] for cell in position(text).tiles}


def test_a_tile_is_laid_on_an_empty_cell_and_taken_off_again():
    assert pressable(BARE, "tile") - tiles_of(BARE) == {"E1", "E2", "E3", "E4", "A5", "B5", "C5", "D5"}
    text = lay(BARE, "tile", "desert", MAP.names.index("E1"), less=False)
    assert tiles_of(text) == tiles_of(BARE) | {"E1"}
    assert pressable(text, "tile") >= {"E1", "F1", "E2"}
    moved = lay(text, "tile", "desert", MAP.names.index("A1"), less=True)
    assert "A1" in pressable(moved, "tile") - tiles_of(moved), "a hole of the map"
    assert lay(text, "tile", "desert", MAP.names.index("E1"), less=True) == BARE


def test_dice_lie_only_on_tiles():
    assert pressable(BARE, "dice") == tiles_of(BARE)
    with pytest.raises(SpeciateError):
        lay(BARE, "dice", "green:3", MAP.names.index("E1"), less=False)


def test_a_map_of_another_shape_is_made_of_presses():
    """One tile moves from a corner to beside another: as many as before of each kind, in one area."""
    corner = position(BARE).terrain[MAP.names.index("D4")]
    text = lay(BARE, "tile", data.ENVIRONMENTS[corner], MAP.names.index("D4"), less=True)
    text = lay(text, "tile", data.ENVIRONMENTS[corner], MAP.names.index("E1"), less=False)
    assert read_position(text) and tiles_of(text) == tiles_of(BARE) - {"D4"} | {"E1"}
