"""Every number and every mark in `data` and in the facts of a goal reaches the player: who corrects it there alone has
corrected the texts."""

import re
from collections import Counter

import pytest
from speciate.games.biosphere import data
from speciate.locale import LANGUAGES, plain_text, words

from tests.games.told import Told, numbers_of, written_numbers

STRUCTURE = {
    "NOBODY", "NO_TILE", "NOT_SET", "ANY_LIFE", "ANY_ABILITY", "LIVES", "ABILITIES", "STARTS", "CORNERS", "GRID",
    "FACES",
}  # fmt: skip
"""Numbers that name things and count nothing; combinations; the grid on which every map lies; the faces of a die."""
TRACKS = ("START", "MOST", "STEP", "OVERFLOW")
"""What the row of a track is made of: its values from the first to the last, and its spaces on the bar."""


def all_goals(face, w, data):
    """All goals in full."""
    return "".join(f"<p>{part}</p>" for goal in data.GOALS.ids for part in face.card(w, f"goal-{goal}"))


TOLD = Told("biosphere", STRUCTURE, all_goals)
GOALS = f"{TOLD.name}.rules.goals"


def goals():
    """The numbers of the goals: how much it takes, and of what."""
    for match in re.finditer(r'^@goal\("([A-G]\d)", "\w+", need=(\d+)(?:, of=(\d+))?\)', TOLD.source(GOALS), re.M):
        for group in (2, 3):
            if match[group]:
                yield match[1], match.start(group), int(match[group])


def corrected(name, number):
    """Another number that can stand there: tiles are drawn with 3, 5 or 7 spaces, and Evolution goes by twos."""
    return {3: 5, 5: 7, 7: 3}[number] if name == "SPACES" else number + 2


ALL = [*((TOLD.data, *one) for one in TOLD.numbers()), *((GOALS, *one) for one in goals())]
EACH = [one for one in ALL if one[1] not in TRACKS]


@pytest.mark.parametrize(
    ("module", "name", "at", "number"), EACH, ids=[f"{name}-{n}" for n, (_, name, *_) in enumerate(EACH)]
)
def test_a_number_that_is_corrected_where_it_stands_takes_the_place_of_the_old_one_in_every_language(
    module, name, at, number
):
    other = corrected(name, number)
    for changes in TOLD.changes({module: TOLD.corrected(module, at, number, other)}):
        assert (number, other) in changes


ROWS = [(table, t) for table in TRACKS for t in range(len(data.TRACKS)) if table != "START" or t not in data.LIVES]
"""Where a life expectancy starts is no part of its row."""


@pytest.mark.parametrize(("table", "t"), ROWS, ids=[f"{table}-{data.TRACKS[t]}" for table, t in ROWS])
def test_the_row_of_a_track_tells_its_corrected_values_and_overflow_in_every_language(table, t):
    """Life expectancies that are alike share a row, and the corrected one gets a row of its own."""
    places = [(at, number) for name, at, number in TOLD.numbers() if name == table]
    at, number = places[t - len(data.LIVES) if table == "START" else t]
    after = {name: getattr(data, name)[t] for name in TRACKS} | {table: number + 2}
    first = after["STEP"] if t in data.LIVES else after["START"]
    expected = [[*range(first, after["MOST"] + 1, after["STEP"])], [after["OVERFLOW"]]]
    pages = TOLD.pages({TOLD.data: TOLD.corrected(TOLD.data, at, number, number + 2)})
    for lang, page in zip(LANGUAGES, pages, strict=True):
        name = words(lang, "biosphere").plain(f"{'environment' if t in data.LIVES else 'track'}.{data.TRACKS[t]}")
        board = re.search(r'<section id="boards">.*?</section>', page, re.S)[0]
        rows = [re.findall(r"<t[dh]\b.*?</t[dh]>", row, re.S) for row in board.split("<tr")]
        mine = [cells[1:3] for cells in rows if cells and name in plain_text(cells[0])]
        assert [list(map(numbers_of, cells)) for cells in mine] == [expected]


def test_the_numbers_that_are_tried_are_those_of_the_game():
    names = {name for _, name, *_ in ALL}
    assert {"DICE", "SPACES", "TILES", "MOST", "OVERFLOW", "COST", "BAR", "BAR_CORNERS", "SECTIONS", "E1"} <= names
    assert len(ALL) > 120


WRITTEN: dict[str, list[int]] = {
    "rules.wheel.3": [1],  # the face that turns into the last one
    "rules.tiles.1": [4],  # an edge tile
    "rules.tiles.after": [2, 3, 4, 5, 6],  # players
    "rules.turn.1": [8],  # phases
    "rules.evolution.1": [1, 1, 1, 1],  # the starts of the scale
    "rules.evolution.list": [1, 2, 2, 3, 3, 6, 1, 1, 4, 4, 2],  # prices of steps, and the scale
    "rules.cards.1": [1, 1, 4, 4],  # the scale
    "goal.A2.more": [4],
    "ruling.edge": [4],
    "ruling.starts": [4, 4],
    "ruling.overflow": [2],  # an example
}
"""What the texts write themselves: it belongs to how the game works, and no table of the data holds it."""


NO_NUMBER = r"(?:phases?|fas[ei]s?) \d(?:, \d)*(?: (?:and|e|y) \d)?|mentre sei"
"""The number of a phase, as a name; and the Italian "you are", which is no six."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_of_the_rules_or_the_goals_writes_a_number_that_the_data_holds(lang):
    """In digits or in words: who corrects the data would leave it wrong."""
    w = words(lang, "biosphere")
    keys = [key for key in w.all_keys if key.startswith(("rules.", "ruling.", "goal."))]
    found = {key: written_numbers(w, key, NO_NUMBER) for key in keys}
    assert not {key: numbers for key, numbers in found.items() if Counter(numbers) - Counter(WRITTEN.get(key, []))}


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
    page = TOLD.now[list(LANGUAGES).index(lang)]
    named = {key.removeprefix("ruling.") for key in w.all_keys if key.startswith("ruling.")}
    assert named == set(data.RULINGS)
    table = page[page.index(w("rules.rulings")) :]
    marks = re.findall(r'class="mk (\w+)"', table)
    assert marks[: len(data.RULINGS)] == list(data.RULINGS.values())


@pytest.mark.parametrize(
    "lang, claims, ours",
    [
        ("en", "usual", "our rectangles"),
        ("it", "di solito|solitamente|abitual", "rettangoli nostri"),
        ("es", "suele|normalmente|habitual|costumbre", "estos son nuestros"),
    ],
)
def test_the_text_of_the_rectangle_says_that_it_is_ours_and_not_how_tiles_are_usually_laid(lang, claims, ours):
    """Nobody knows: the maps of the rule book were pictures."""
    note = words(lang, "biosphere").plain("option.map.rectangle.note")
    assert ours in note and not re.search(claims, note)
