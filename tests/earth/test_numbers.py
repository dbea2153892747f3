"""The numbers of Dominant and Marine on their rules pages: those that the page takes from the data, and the others."""

import pytest
from speciate.games.dominant import data as dominant
from speciate.games.marine import data as marine
from speciate.locale import LANGUAGES, words

from tests.games.told import Told, numbers_of, written_numbers

NAMES = {"EARTH", "WITHOUT", "START", "START_ELEMENTS", "TOP", "BOTTOM", "CENTRE", "SPECIAL", "NOT_FOR_SUPERHEROES"}
"""Tables of places, of options and of cards; and whether a section has a space for special pawns, which is no count."""
SILENT = {
    "dominant": {"PAWN_LIMIT", "DISKS"},
    "marine": {"MARKERS", "REGRESSION_SQUARES"},
}
"""What no page tells."""
REPEATED = {
    "dominant": {"BONUS_VP", "DISPLAY", "STACKS", "DRAWN", "ROW", "CATASTROPHE_SURVIVORS"},
    "marine": {
        *("BONUS_VP", "SPECIES", "PAWNS", "DISKS", "GREY_SPACES", "UNDEALT", "STACKS", "CIRCLES", "MIGRATION_CUBES"),
        *("COMPETITION_KILLS", "DOMINATION_PLAYERS", "SLOTS", "REMOVED", "BOTTOM_CARDS", "TRAITS_DEALT"),
    },
}
"""What the page tells in texts that write the number themselves: they are compared with the data below."""
GAMES = {game_id: Told(game_id, NAMES) for game_id in SILENT}
ALL = [(game_id, *one) for game_id, told in GAMES.items() for one in told.numbers()]
EACH = [one for one in ALL if one[1] not in SILENT[one[0]] | REPEATED[one[0]]]
COVERED = {"VENTS": 2}
"""Two Vents lie on the map already, and the page counts them too."""


@pytest.mark.parametrize(
    ("game_id", "name", "at", "number"),
    EACH,
    ids=[f"{game_id}-{name}-{n}" for n, (game_id, name, *_) in enumerate(EACH)],
)
def test_a_number_that_is_corrected_in_the_data_takes_the_place_of_the_old_one_in_every_language(
    game_id, name, at, number
):
    told, more = GAMES[game_id], COVERED.get(name, 0)
    other = number - 1 if number > 2 else number + 1  # no section has names for more spaces
    for changes in told.changes({told.data: told.corrected(told.data, at, number, other)}):
        assert (number + more, other + more) in changes


def test_every_table_is_told_from_the_data_or_written_in_a_text_or_told_nowhere():
    for game_id in GAMES:
        told = {name for game, name, *_ in EACH if game == game_id}
        assert {name for game, name, *_ in ALL if game == game_id} == told | SILENT[game_id] | REPEATED[game_id]
        assert {"PLACES_VP", "SPECIATION_LIMIT", "TILES"} <= told and len(EACH) > 100


KEPT = {(game_id, name): (at, number) for game_id, name, at, number in reversed(ALL)
        if name in SILENT[game_id] | REPEATED[game_id]}  # fmt: skip


@pytest.mark.parametrize(("game_id", "name"), KEPT, ids=map("-".join, KEPT))
def test_a_table_that_no_page_takes_from_the_data_is_named_here_and_no_other(game_id, name):
    """One that comes to be taken from there belongs to the numbers that are tried above."""
    told, (at, number) = GAMES[game_id], KEPT[game_id, name]
    assert not any(told.changes({told.data: told.corrected(told.data, at, number, number + 1)}))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("data", [dominant, marine], ids=GAMES)
def test_the_bonus_points_that_the_text_writes_are_those_of_the_data(data, lang):
    text = words(lang, data.__name__.split(".")[-2]).raw("rules.bonus")
    assert numbers_of(text) == [n for pair in enumerate(data.BONUS_VP) if pair[0] for n in pair]


RING = 7
"""Large tiles that lie on the map of Dominant before the first turn."""
WRITTEN = {
    ("dominant", "rules.words.text"): [35, 2, 3, dominant.DISPLAY, 0, 0],
    ("dominant", "rules.action.adaptation"): [dominant.DISPLAY],
    ("dominant", "card.symbiotic.more"): [dominant.DISPLAY],
    ("dominant", "card.catastrophe"): [dominant.CATASTROPHE_SURVIVORS, 1],
    ("dominant", "rules.setup.text"): [
        *(RING - 1, 2, sum(dominant.TILES) - RING, dominant.STACKS, dominant.TUNDRA_TILES - 1),
        *(4, 2, dominant.DRAWN, dominant.ROW),
    ],
    ("dominant", "rules.deduced.text"): [2, sum(dominant.TILES), dominant.SPACES[dominant.DOMINATION]],
    ("marine", "rules.words.text"): [37, 2, 3, *map(len, marine.PRINTED[:1]), marine.GREY_SPACES],
    ("marine", "rules.setup.text"): [
        *(sum(marine.TILES) - sum(marine.UNDEALT), sum(marine.UNDEALT), marine.STACKS, marine.VENTS),
        *(marine.SPECIES, 3, 1, marine.SPECIES - 4, *marine.PAWNS.keys(), *marine.PAWNS.values()),
        *(marine.CIRCLES, marine.COMPETITION_MARKERS, marine.EVOLUTION_MARKERS, marine.TRAITS_DEALT),
        *(marine.SLOTS, marine.BOTTOM_CARDS),
    ],
    ("marine", "rules.action.competition"): [*marine.COMPETITION_KILLS, 1],
    ("marine", "rules.action.domination"): [n for n in marine.DOMINATION_PLAYERS if n > 2],
    ("marine", "rules.variants.text"): [2, 2, 7, 3, 2, *(len(marine.CARDS) - n for n in marine.REMOVED.values())],
    ("marine", "rules.unknown.text"): [marine.DISKS, *marine.MIGRATION_CUBES, 3, 5],
}  # fmt: skip
"""The texts that repeat numbers of the data, with all the numbers in them."""
TWICE = r"due volte|dos veces|di due|de dos"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game_id", "key"), WRITTEN, ids=map("-".join, WRITTEN))
def test_the_numbers_that_a_text_repeats_are_those_of_the_data(game_id, key, lang):
    """In digits or in words: who corrects the data learns which texts to correct."""
    assert written_numbers(words(lang, game_id), key, TWICE) == sorted(WRITTEN[game_id, key])
