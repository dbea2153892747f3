"""Every goal: met at its number and not one below; who meets it when; and what a player is told of it."""

import pytest
from speciate.games.biosphere import data, events
from speciate.games.biosphere.pieces import MAP, land
from speciate.games.biosphere.rules import hooks
from speciate.games.biosphere.rules.goals import meets, progress

from .stage import (
    GOALS,
    THREE,
    G,
    O,
    V,
    cell,
    phase,
    stage,
)

# The quiet map of two players: desert A1 B1, savanna C1 D1 A2, prairie B2 C2 D2, forest A3 B3 C3, mountain D3 A4 B4,
# arctic C4 D4. The inner tiles are B2 C2 B3 C3.
QUIET = stage()
NAMES = [MAP.names[tile] for tile in QUIET.tiles]


def board(*lines):
    """The map of two players above, in phase 7."""
    return stage("phase goals", *lines)


def on(*names, n=1, who="green"):
    """A line: dice of a species on these tiles, so many, or as many as a majority or all spaces take."""
    words = []
    for name in names:
        spaces = QUIET.room[cell(name)]
        words.append(f"{name}:2*{dict(most=spaces // 2 + 1, all=spaces).get(n, n)}")
    return " ".join(["dice", who, *words])


def rivals(*names, n):
    """A line: dice of violet, one to each of these tiles in turn."""
    return " ".join(["dice violet", *(f"{names[k % len(names)]}:2" for k in range(n))])


def levels(n, **others):
    """A line: all six life expectancies of green are n, but for some."""
    return " ".join(["track green", *(f"{name}={others.get(name, n)}" for name in data.ENVIRONMENTS)])


def cards(n):
    """A line: green has played the first n cards."""
    return " ".join(["played green", *(card.id for card in data.CARDS[:n])])


ONE_OF_EACH = ("A1", "C1", "B2", "A3", "D3", "C4")
TWO_OF_FIVE = ("A1", "B1", "C1", "D1", "B2", "C2", "A3", "B3", "D3", "A4")
MANY = ("B2", "C2", "D2", "A3", "B3", "C3")
AROUND = ("D3", "C1", "D1", "A2", "C4", "D4", "A1")
CASES = {  # goal: (what just does not meet it, what just does)
    "A1": ([on(*ONE_OF_EACH[:5])], [on(*ONE_OF_EACH)]),
    "A2": ([on("A1", "B1", "C1", "D1", "B2", "C2", "B3")], [on("A1", "B1", "C1", "D1", "A2")]),
    "A3": ([on(*NAMES[:12], n=2)], [on(*NAMES[:13])]),
    "A4": ([on(*TWO_OF_FIVE[:9], "D2", "A2")], [on(*TWO_OF_FIVE)]),
    "B1": ([on(*NAMES[:6], n="most")], [on(*NAMES[:7], n="most")]),
    "B2": ([on("A1", "C1", "B2", "A3", "B3", n="most"), on("D3", n=2)], [on("A1", "C1", "B2", "A3", "D3", n="most")]),
    "B3": ([on("A1", "B1", "C1", "D1", "A2", "B2", n="most")], [on("A1", "B1", "C1", "D1", "B2", "C2", n="most")]),
    "B4": ([on("A1", "B1", "C1", n="most")], [on("A1", "B1", "C4", n="most")]),
    "C1": ([on("A1", "B1", "C4", "D4", "C1", n="all"), on("D1", n=4)],
           [on("A1", "B1", "C4", "D4", "C1", "D1", n="all")]),
    "C2": ([on("A1", "C1", n="all"), on("B2", n=6)], [on("A1", "C1", "B2", n="all")]),
    "C3": ([on("B2", "A3", "A1", "C1", n="all")], [on("B2", "A3", "D2", n="all")]),
    "C4": ([on("A1", "B1", "C1", "C4", "D4", n="all")], [on("A1", "B1", "C1", "D1", n="all")]),
    "D1": (["dice green B2:2*5", "dice violet C2:2*3"], ["dice green B2:2*6", "dice violet C2:2*3"]),
    "D2": ([on(*MANY[:4], n="all"), rivals("B3", "C3", n=8), rivals(*AROUND, n=20)],
           [on(*MANY[:4], n="all"), rivals("B3", "C3", n=8), rivals(*AROUND, n=19)]),
    "D3": ([on(*MANY[:5], n="all")], [on(*MANY[:5], n="all"), on("A1")]),
    "E1": ([levels(5, arctic=3)], [levels(4)]),
    "E2": ([levels(5, arctic=4, desert=4, forest=4)], ["track green desert=5 savanna=5 prairie=5 arctic=5"]),
    "E3": ([levels(4)], [levels(4, desert=5)]),
    "F1": (["special green desert arctic forest prairie savanna mountain"],
           ["special green desert arctic forest small4-generic4"]),
    "F2": (["track green reproduction=5"], ["track green reproduction=6"]),
    "F3": ([cards(5)], [cards(6)]),
    "G1": (["turn 3", "dice green A3:1 A3:2 A3:4 A3:5*2"],  # a 3 among the living
           ["turn 3", "dice green A3:1 A3:2 A3:4 C1:5 C1:3"]),
    "G2": (["dice green A3:1*7 B3:1*6 B3:2"], ["dice green A3:1*7 B3:1*7"]),
    "G3": (["dice green A3:1 A3:2 A3:4 B3:5"], ["dice green A3:1 A3:2 A3:4 A3:5"]),
}  # fmt: skip


@pytest.mark.parametrize("goal_id", CASES)
def test_a_goal_is_met_at_its_number_and_not_below(goal_id):
    below, enough = CASES[goal_id]
    for lines, met in ((below, False), (enough, True)):
        g = board(f"goals {goal_id}", *lines)
        have, need = progress(g, G, GOALS[goal_id])
        assert (have >= need) == met == meets(g, G, GOALS[goal_id]), (have, need)
        log = phase(g, "goals")
        marked = GOALS[goal_id] in [e["goal"] for e in events.goal.of(log) if e["species"] == G]
        assert marked == met


@pytest.mark.parametrize("goal_id", [goal_id for goal_id in CASES if goal_id not in ("D1", "D2", "F1")])
def test_one_below_is_told_as_one_below(goal_id):
    """The progress counts what the goal counts, so that "4 of 5" can be said."""
    g = board(*CASES[goal_id][1])
    have, need = progress(g, G, GOALS[goal_id])
    assert have == need == data.GOALS[GOALS[goal_id]].need
    g = board(*CASES[goal_id][0])
    assert progress(g, G, GOALS[goal_id])[0] == need - 1


def test_there_are_24_goals_in_seven_categories():
    """Three categories of four and four of three; each has its rule."""
    assert sorted(hooks.goal_count.answers) == list(range(24)) and set(CASES) == {goal.id for goal in data.GOALS}
    assert sorted(map(len, data.IN_CATEGORY)) == [3, 3, 3, 3, 4, 4, 4]
    assert [goal.id for goal in data.GOALS if goal.sure == "printed"] == ["A2", "D1", "G1"]


def test_only_goals_of_which_each_thing_must_have_so_much_have_a_second_number():
    assert {goal.id for goal in data.GOALS if goal.of} == {"A4", "B3", "C3", "E1", "E2"}


@pytest.mark.parametrize("goal_id", [goal_id for goal_id in CASES if goal_id[0] not in "E" and goal_id != "F2"])
def test_without_dice_markers_and_cards_there_is_nothing_of_any_goal(goal_id):
    assert progress(board(), G, GOALS[goal_id])[0] == 0


def test_double_a_rival_without_dice_needs_one_die():
    assert not meets(board(), G, GOALS["D1"])
    g = board("dice green A1:2")
    assert meets(g, G, GOALS["D1"]) and not meets(g, V, GOALS["D1"])


def test_double_counts_the_smallest_rival():
    g = stage(THREE, "dice green A1:2*3 B1:2", "dice violet D1:2*3 E1:2*3", "dice gold F1:2*2")
    assert meets(g, G, GOALS["D1"]) and meets(g, V, GOALS["D1"]) and not meets(g, O, GOALS["D1"])
    assert progress(g, G, GOALS["D1"]) == (4, 4)


def test_strictly_most_is_told_with_what_it_takes():
    g = board(*CASES["D2"][0])
    assert progress(g, G, GOALS["D2"]) == (28, 29) and progress(g, V, GOALS["D2"]) == (28, 29)


def test_markers_without_a_corner_of_the_scale_are_never_enough():
    g = board(*CASES["F1"][0])
    assert progress(g, G, GOALS["F1"]) == (3, 4)


def test_markers_of_the_next_species_do_not_count():
    """Its first marker lies right behind one's own last space."""
    three = "large4-specific4 desert arctic"
    g = stage(THREE, "phase goals", *(f"special {name} {three}" for name in ("green", "violet", "gold")))
    assert [progress(g, p, GOALS["F1"]) for p in (G, V, O)] == [(3, 4)] * 3


def test_a_hole_makes_edge_tiles():
    g = board()
    assert cell("B2") not in g.land().edge and len(g.land().edge) == 12
    assert set(land(tuple(t for t in g.tiles if t != cell("B2"))).edge) >= {cell("C2"), cell("B3")}


def test_a_blocked_life_counts_one_below_the_start():
    g = board("track green forest=2")
    assert progress(g, G, GOALS["E3"]) == (11, 25)


def test_goals_are_checked_in_phase_7_only_and_never_lost():
    g = board(on(*ONE_OF_EACH))
    assert not any(g.reached)
    phase(g, "goals")
    assert g.goals_of(G) >= 1
    g = board("reached green spread")
    log = phase(g, "goals")
    assert GOALS["A1"] not in [e["goal"] for e in events.goal.of(log)] and g.completed(G, 0)


def test_several_players_complete_the_same_goal_at_once():
    """All are judged on the same position."""
    tiles = ("A1", "B1", "C1", "D1", "A2")
    g = board("goals A2", on(*tiles), on(*tiles, who="violet"))
    log = phase(g, "goals")
    assert [e["species"] for e in events.goal.of(log) if e["goal"] == GOALS["A2"]] == [G, V]


FOUR = "reached green spread majority control population"


def test_five_goals_end_the_game_at_once():
    g = board("goals F2", FOUR, "track green reproduction=6")
    turn, first = g.turn, g.first
    log = phase(g, "goals")
    assert g.over and log[-2:] == [events.end(), events.wins(species=G)]
    assert (g.turn, g.first) == (turn, first)  # no phase 8


def test_four_goals_do_not():
    g = board("goals F2", FOUR)
    phase(g, "goals")
    assert not g.over


def test_progress_says_how_much_there_is_and_how_much_it_takes():
    g = board("goals A2 F2", on("A1", "B1", "C1", "D1"))
    assert progress(g, G, GOALS["A2"]) == (4, 5) and progress(g, G, GOALS["F2"]) == (3, 6)
