"""Positions of Biosphere as texts: what a line means, and what is refused."""

import pytest
from speciate.engine import Match
from speciate.engine.notation import write_position
from speciate.games.biosphere import GAME, data
from speciate.games.biosphere.pieces import HAND, MAP, OPEN
from speciate.games.biosphere.rules.state import IDLE

from ..positions import Positions

GREEN, VIOLET = 0, 1


def tile(name):
    return MAP.names.index(name)


positions = Positions("biosphere")
position, refused = positions.position, positions.refused
"""Without a line of places, green and violet play."""


def test_dice_are_on_the_map_and_the_others_in_the_supply():
    g = position("dice green B2:4*3 B2:5 D1:2", "dice violet D1:3")
    assert list(g.by_face(GREEN, tile("B2"))) == [0, 0, 0, 3, 1]
    assert (g.supply[GREEN], g.supply[VIOLET]) == (data.DICE - 5, data.DICE - 1)
    assert (g.room[tile("B2")], g.holder[tile("B2")]) == (3, GREEN)
    assert (g.room[tile("D1")], g.holder[tile("D1")]) == (3, data.NOBODY)


def test_blank_dice_take_spaces_and_reach_nothing():
    g = position("dice green B2:4", "blank C2*2", "left 1")
    assert (g.room[tile("C2")], g.supply[GREEN]) == (5, data.DICE - 3)
    assert [MAP.names[t] for t in g.reach] == ["B1", "A2", "B2", "C2", "B3"]
    assert Match(GAME, g).choice.key == "breed.tile"


def test_a_species_with_blank_dice_only_had_none_and_reaches_all():
    assert len(position("blank C2*2", "left 1").reach) == 16


def test_the_wheel_follows_from_the_turn():
    assert [position(f"turn {turn}").graveyard for turn in range(1, 8)] == [5, 1, 2, 3, 4, 5, 1]
    assert position("turn 3", "phase wheel").graveyard == 1


def test_the_corners_of_the_bar_follow_from_the_markers():
    g = position("bar green=19")
    assert (list(g.corners[:2]), g.penalty_active) == ([2, 0], 1)


def test_the_mover_is_named():
    g = position("first violet", "mover green")
    assert (g.first, g.mover) == (VIOLET, 1)
    assert Match(GAME, g).choice.seat == GREEN
    assert position("phase filling", "mover none").mover == 2


def test_before_the_markers_are_set_nobody_is_on_the_scale():
    g = position("turn 1", "phase spending")
    assert list(g.size[:2]) == [data.NOT_SET] * 2 and g.left == IDLE
    g = position("turn 1", "phase spending", "mover violet")
    assert list(g.size[:2]) == [data.SIZES.index("large1"), data.NOT_SET]
    assert position("turn 1").size[VIOLET] == data.SIZES.index("large1")


def test_a_goal_stands_for_its_category():
    assert [data.GOALS[goal].id for goal in position("goals G3 A2").goals] == ["A2", "B1", "C1", "D3", "E1", "F3", "G3"]


def test_five_goals_end_the_game_in_phase_7():
    g = position("phase goals", "reached green spread majority control population adaptation")
    assert g.over and GAME.winners(g) == (GREEN,)
    assert not position("phase goals", "reached green spread majority control population").over


def test_a_card_lies_in_one_place():
    g = position("hand violet small1-specific2", "row 1 none none large1-generic2")
    assert g.card[0] == HAND + VIOLET and g.card.count(OPEN) == 1
    assert list(g.open_cards(0)).index(g.card.index(OPEN)) == 2
    assert refused("hand green small1-specific2", "row 1 small1-specific2").code == "error.position.double"
    assert refused("hand green small1-specific2", "hand violet small1-specific2").code == "error.position.double"


def test_a_track_has_its_own_values():
    g = position("track green evolution=9 desert=0", "track violet desert=5")
    assert (g.value(GREEN, data.EVOLUTION), g.value(GREEN, 0), g.value(VIOLET, 0)) == (9, 0, 5)
    error = refused("track green evolution=6")
    assert str(error) == "line 2: '6' is not a value of evolution; possible: 5, 7, 9, 11"
    assert refused("track green reproduction=2").code == "error.position.word"


def test_the_text_names_what_differs():
    written = positions.written("dice green B2:4*3", "bar green=9", "special green desert", "goals A2", "ep green=3")
    assert write_position(written.setup, written.position).splitlines()[2:] == [
        "dice green B2:4*3",
        "ep green=3",
        "special green desert",
        "bar green=9",
        "goals A2",
    ]


@pytest.mark.parametrize(
    "lines, reason",
    [
        ("dice green A1:2*4", "spaces"),
        ("dice green A1:2*2\ndice violet A1:3*2", "spaces"),
        ("dice green A1:2*2\nblank A1*2\nleft 1", "spaces"),
        ("tile desert D4", "tiles"),
        ("tile none D4\ntile arctic H8", "torn"),
        ("left 4", "left"),
        ("left 3\nblank B2", "left"),
        ("phase filling\nleft 0", "left"),
        ("phase movement\nleft 2", "left"),
        ("mover none\nleft 1", "left"),
        ("blank B2", "blank"),
        ("phase filling\nblank B2", "blank"),
        ("phase movement\ndice green B2:1", "graveyard"),
        ("scale green=none", "scale"),
        ("turn 1\nscale violet=none", "scale"),
        ("bar green=5", "bar"),
        ("bar green=0", "bar"),
        ("options bar=none\nbar green=5", "bar"),
        ("charged green 1", "charged"),
        ("row 1 small1-specific4", "row"),
        ("reached green spread majority control population adaptation", "end"),
    ],
)
def test_what_cannot_be_is_refused(lines, reason):
    assert refused(lines).code == f"biosphere.error.position.{reason}"


def test_who_is_not_in_play_cannot_be_named():
    assert str(refused("ep red=3")) == "line 2: 'red' is not a species in play; possible: green, violet"


def test_dice_lie_on_tiles_and_the_box_has_fifty():
    assert str(refused("dice green E1:2")).startswith("line 2: 'E1:2' is not a die on the map; possible: ")
    full = " ".join(f"{name}:4*7" for name in ("B2", "C2", "D2", "A3", "B3", "C3")) + " D1:3*5 C1:3*5"
    assert str(refused(f"dice green {full}")) == "line 2: there are 50 green dice, not 52 (dice 52)"


@pytest.mark.parametrize(
    "line", ["dice green", "dice green B2:4*8", "dice green B2:4*0", "blank B2:4", "goals", "track green"]
)
def test_a_wrong_line_is_refused_with_its_number(line):
    error = refused(line)
    assert error.code.startswith("error.position.") and error.params["line"] == 2
