"""What the rules allow and yet is most likely a slip: said in words, it hinders nothing and is rare in games."""

from collections import Counter

import pytest
from speciate.engine import SpeciateError
from speciate.engine.deeds import read_loosely
from speciate.engine.notation import find_notation, read_position, unlikely
from speciate.games import dominant, marine
from speciate.locale import LANGUAGES, words
from speciate.table.draft import draft

from tests.earth.earths import no_elements

from .positions import NOTED, rests

RARELY = 0.02
"""The part of the positions of a random game in which a note may appear."""


def full_display():
    """Lines: pawns of all animals stand on every space of Dominant, and each animal has some left."""
    animals, spaces = dominant.data.ANIMALS, dominant.pieces.SPACE.tokens
    each = -(-len(spaces) // len(animals))
    pawns = (f"pawn {animal} {' '.join(spaces[each * n : each * (n + 1)])}" for n, animal in enumerate(animals))
    owned = " ".join(["pawns", *(f"{animal}={each + 1}" for animal in animals)])
    return "\n".join([" ".join(["places", *animals]), "phase execution", *pawns, owned])


MADE = {
    "marine.note.lost": "species fishes none",
    "marine.note.bare": no_elements(marine),
    "marine.note.pawns": "pawn fishes {spaces}",
    "marine.note.points": "vp fishes=101",
    "dominant.note.lost": "species mammals none",
    "dominant.note.bare": no_elements(dominant),
    "dominant.note.pawns": "phase execution",
    "dominant.note.points": "vp mammals=51",
    "climate.note.species": "phase play\nspecies fern none",
    "climate.note.food": "phase play\nspecies fern.1 1/1/1",
    "climate.note.bag": "phase play\nbag fern=1",
    "climate.note.hand": "hand fern ?11",
    "biosphere.note.empty": "turn 2",
    "biosphere.note.early": "turn 1\nphase movement\ndice green A1:5",
    "biosphere.note.older": "dice green A1:5",
}
"""The lines after which each note appears."""
NEAR = {
    "marine.note.lost": "round 2\nspecies fishes none",
    "marine.note.points": "vp fishes=100",
    "dominant.note.points": "vp mammals=50",
    "marine.note.pawns": "pawn fishes {spaces}",
    "dominant.note.pawns": full_display(),
    "climate.note.species": "species fern none",
    "climate.note.food": "species fern.1 1/1/1",
    "climate.note.bag": "bag fern=1",
    "climate.note.hand": "round 2\nhand fern ?11",
    "dominant.note.lost": "species mammals none\nvp mammals=8",
}
CODES = [pytest.param(game_id, one.code, id=one.code) for game_id in NOTED for one in find_notation(game_id).unlikely]


def text_of(game_id, lines, n=3):
    """The text of a bare table with these lines, in which `{spaces}` are the first open spaces of the display."""
    g = read_loosely(f"speciate {game_id} position 1").g
    pawn = next((lens.lying(g) for lens in find_notation(game_id).lenses if lens.word == "pawn"), None)
    names = pawn.spaces.tokens if pawn else ()
    return f"speciate {game_id} position 1\n{lines}\n".replace("{spaces}", " ".join(open_spaces(game_id, names)[:n]))


def open_spaces(game_id, names):
    """The spaces on which a pawn may stand on a bare table."""
    found = []
    for name in names:
        try:
            read_position(f"speciate {game_id} position 1\npawn fishes {name}\n")
            found.append(name)
        except SpeciateError:
            continue
    return found


def test_every_game_has_one_to_four_notes_and_each_is_made_here():
    assert {code for _, code in (param.values for param in CODES)} == {*MADE}
    for game_id in NOTED:
        assert 1 <= len(find_notation(game_id).unlikely) <= 4


@pytest.mark.parametrize("game_id, code", CODES)
def test_a_note_appears_where_it_is_so_in_words_and_the_position_can_be_sent(game_id, code):
    text = text_of(game_id, MADE[code])
    assert code in unlikely(read_position(text))
    said = set()
    for lang in LANGUAGES:
        w = words(lang, game_id)
        reply = draft(text, [], lang)
        assert w.plain(code) in reply["notes"] and reply["fault"] is None and reply["link"]
        said.add(w.plain(code))
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize("code", NEAR)
def test_a_note_does_not_appear_where_it_nearly_is_so(code):
    game_id = code.partition(".")[0]
    assert code not in unlikely(read_position(text_of(game_id, NEAR[code], 2)))


@pytest.mark.parametrize("game_id", NOTED)
def test_with_a_fault_there_is_no_note(game_id):
    reply = draft(f"speciate {game_id} position 1\nzzz\n", [], "en")
    assert reply["fault"] and not reply["notes"]


@pytest.mark.parametrize("game_id", NOTED)
def test_notes_are_rare_in_random_games(game_id):
    table, found, positions = find_notation(game_id), Counter[str](), 0
    for seats in (NOTED[game_id].seats[0], NOTED[game_id].seats[-1]):
        for seed in range(3):
            for _, g in rests(game_id, seats, seed, most=60, every=3):
                positions += 1
                found.update(one.code for one in table.unlikely if one.holds(g))
    assert positions > 100
    assert all(n <= RARELY * positions for n in found.values()), (found, positions)
