"""Pieces that are put on a written position by hand: a press edits the text, and only the lines of its word."""

import re

import pytest
from speciate.engine.notation import read_position
from speciate.table.put import spaces_of

from tests.contract.positions import NOTED

KINDS = [pytest.param(game_id, word, id=f"{game_id}-{word}") for game_id in NOTED for word in spaces_of(game_id)]


def after(page, text, word, piece, space, less=False):
    """The text after a press."""
    return page.ask("draft", text=text, hand={"word": word, "piece": piece, "put": {"space": space, "less": less}})


def pieces(page, text, word):
    """The words of the pieces of a word."""
    kinds = page.ask("draft", text=text)["pieces"]
    return next([one["piece"] for one in kind["pieces"]] for kind in kinds if kind["word"] == word)


def test_the_earth_can_be_laid_by_hand():
    for game_id in ("marine", "dominant"):
        assert {"tile", "element", "species", "pawn"} <= spaces_of(game_id).keys()


@pytest.mark.parametrize(
    "game_id, first, last",
    [("marine", "species", "pawn"), ("dominant", "species", "pawn"), ("biosphere", "dice", "moved")],
)
def test_what_players_own_on_the_board_is_offered_first(page, game_id, first, last):
    kinds = [kind["word"] for kind in page.ask("draft", text=f"speciate {game_id} position 1")["pieces"]]
    assert (kinds[0], kinds[-1]) == (first, last)


@pytest.mark.parametrize("game_id, word", KINDS)
def test_the_spaces_of_a_piece_can_be_pressed_and_nothing_else(page, game_id, word):
    spaces = spaces_of(game_id)[word]
    text = f"speciate {game_id} position 1"
    for picture in page.ask("draft", text=text, hand={"word": word, "piece": pieces(page, text, word)[0]})["pictures"]:
        targets = re.findall(r'<[^<>]* data-value="(\d+)"[^<>]*>', picture["html"])
        assert bool(targets) == (picture["name"] == spaces.panel)
        assert all(int(value) < len(spaces.domain.tokens) for value in targets)
        rest = re.sub(r'<[^<>]* data-value="[^<>]*>', "", picture["html"])
        assert not re.search(r' id="|tabindex|data-card|<button', rest)


@pytest.mark.parametrize("game_id, word", KINDS)
def test_a_press_changes_the_lines_of_its_word_and_another_takes_it_back(page, game_id, word):
    text = f"speciate {game_id} position 1\n# kept\n"
    put = after(page, text, word, pieces(page, text, word)[-1], 3)["notation"]
    assert put.startswith(text) and all(line.split()[0] == word for line in put.removeprefix(text).splitlines())
    assert put != text


def test_presses_add_up_and_take_off(page):
    text = "speciate marine position 1\n# kept\nspecies fishes D4:3\nround 4\n"
    d4 = spaces_of("marine")["species"].domain.value("D4")
    more = after(page, text, "species", "fishes", d4)
    assert more["notation"] == text.replace("D4:3", "D4:4") or "species fishes D4:4" in more["notation"]
    assert more["fault"] is None and read_position(more["notation"]) != read_position(text)
    less = after(
        page, after(page, more["notation"], "species", "fishes", d4, True)["notation"], "species", "fishes", d4, True
    )
    assert "species fishes D4:2" in less["notation"] and "# kept" in less["notation"]
    tile = after(page, text, "tile", "kelp", spaces_of("marine")["tile"].domain.value("F4"))
    assert "tile kelp F4" in tile["notation"] and tile["link"]
    bare = after(page, tile["notation"], "tile", "kelp", spaces_of("marine")["tile"].domain.value("F4"))
    assert bare["notation"] == text, "the same piece once more takes it off"


def test_a_press_that_cannot_be_says_so_in_the_text(page):
    text = "speciate marine position 1"
    far = after(page, text, "species", "fishes", 3)
    assert far["fault"]["text"] and far["notation"] != text
    for word, piece, space in ("vp", "fishes", 0), ("tile", "lava", 0), ("tile", "kelp", 99), ("tile", "kelp", -1):
        code = page.refused(
            "draft", text=text, hand={"word": word, "piece": piece, "put": {"space": space, "less": False}}
        )
        assert code in ("error.message", "error.position.word")
