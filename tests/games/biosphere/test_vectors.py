"""Examples of the rules, numbered V1 to V36, each played through the rules themselves."""

import pytest
from speciate.engine import Rng
from speciate.games.biosphere import GAME, data, events
from speciate.games.biosphere.pieces import BAR_STEP, GENERIC, LARGER, PLAY, SMALLER, SPECIFIC
from speciate.games.biosphere.rules import deal, facts, life, play
from speciate.games.biosphere.rules.evolution import deeds, space_ahead
from speciate.games.biosphere.rules.state import FILLING, GOALS

from .stage import (
    CARDS,
    THREE,
    G,
    O,
    V,
    act,
    advance,
    at,
    begin,
    cell,
    faces,
    go_on,
    in_hand,
    kinds,
    lay,
    only,
    open_cards,
    phase,
    raise_,
    reward,
    setup,
    stage,
    value,
)

SIX = ("large1-specific2", "small1-specific2")


def test_V1():
    """Evolution 9 and 4 points left make 13."""
    g = stage(THREE, "track green evolution=9", "ep green=4 violet=0")
    log = phase(g, "income")
    assert g.ep[G] == 13 and g.ep[V] == 5
    assert events.income(species=G, n=9, ep=13) in log


def test_V2():
    """Of 10 points 9 buy two cards of row 1 and one of row 2."""
    g = stage(THREE, "ep green=10", f"row 1 {SIX[0]} {SIX[1]} small2-specific1", "row 2 small3-generic4")
    begin(g, "G", "spending", SIX[0], "small3-generic4", SIX[1])
    assert g.ep[G] == 1 and in_hand(g, "G") == {*SIX, "small3-generic4"}
    assert open_cards(g, 0) == ". . small2-specific1 . ." and open_cards(g, 1) == ". . . . ."
    go_on(g, "-")
    assert "." not in open_cards(g, 0) and "." not in open_cards(g, 1)


def evolve():
    """Philipp's turn: from Large 1, Specific 3 to Small 2, Specific 4."""
    g = stage(THREE, "ep green=10", "scale green=large1-specific3", "bar green=1 violet=3 gold=4")
    begin(g, "G", "spending", "smaller", "smaller", "specific")
    return g


def test_V3():
    """Three steps on both tracks together cost 6."""
    g = evolve()
    assert at(g, "G") == "small2-specific4" and g.ep[G] == 4


def test_V4():
    """Two steps on the bar cost 3 on top, and two occupied spaces between them nothing: four squares."""
    g = evolve()
    go_on(g, "bar", "bar")
    assert g.ep[G] == 1 and g.bar[G] == 5


def test_V5():
    """From Small 2 to Small 4 beside Generic 4: 3 points, the marker, Reproduction 4, and no more steps this turn."""
    g = stage(THREE, "ep green=10", "scale green=small2-generic4", "hand green small3-generic4", f"row 1 {SIX[0]}")
    corner, abilities = "small4-generic4", "reproduction movement evolution"
    log = begin(g, "G", "spending", "smaller", "smaller", f"{corner} of {corner} -", f"reproduction of {abilities}")
    assert at(g, "G") == corner and g.ep[G] == 7 and value(g, "G", "reproduction") == 4
    assert only(log, events.special) == [events.special(species=G, space=data.SPECIAL.index(corner))]
    go_on(g, f"{SIX[0]} of {SIX[0]} bar -")  # neither a step on the scale nor a card to play
    go_on(g, "bar of bar -")
    assert g.ep[G] == 4


def test_V6():
    """The card Small 3, Generic 4 played there: Evolution 9 to 11, and one life expectancy."""
    g = stage(THREE, "scale green=small3-generic4", "hand green small3-generic4", "track green evolution=9")
    act(g, "G", "spending", "play of play -", "arctic of desert savanna prairie forest mountain arctic")
    assert value(g, "G", "evolution") == 11 and value(g, "G", "arctic") == 2
    assert g.played(G) == 1 and not in_hand(g, "G")


def test_V7():
    """At Small 2, Generic 4 the card Small 2, Generic 2 cannot be played: without points nothing is asked."""
    g = stage(THREE, "scale green=small2-generic4", "hand green small2-generic2")
    act(g, "G", "spending")
    assert in_hand(g, "G") == {"small2-generic2"}


def test_V8():
    """With 5 in the graveyard every 5 of every owner leaves the map."""
    g = stage(
        THREE,
        "turn 5",
        *lay("forest A1", "savanna B1", players=3),
        "dice green A1:5*2 A1:1",
        "dice violet A1:5 A1:3 B1:5",
    )
    log = phase(g, "wheel")
    assert g.graveyard == 5
    assert faces(g, "G", "A1") == "1" and faces(g, "V", "A1") == "3" and faces(g, "V", "B1") == ""
    assert (g.supply[G], g.supply[V]) == (49, 49)
    assert sorted(only(log, events.die)) == [
        events.die(species=p, tile=cell(name), n=n, face=5) for p, name, n in ((G, "A1", 2), (V, "A1", 1), (V, "B1", 1))
    ]


def test_V9():
    """g = 3: a 1 moves from savanna to arctic, becomes 5 and stays."""
    g = stage(THREE, *lay("savanna A1", "arctic B1", players=3), "dice green A1:1")
    act(g, "G", "movement", "A1:1 of A1:1 -", "B1")
    assert faces(g, "G", "A1") == "" and faces(g, "G", "B1") == "5"


def test_V10():
    """g = 3: a 4 moves, becomes 3 and dies."""
    g = stage(THREE, *lay("savanna A1", "arctic B1", players=3), "dice green A1:4")
    log = act(g, "G", "movement", "A1:4", "B1")
    assert not g.on_map(G) and g.supply[G] == 50
    assert only(log, events.perish) == [events.perish(species=G, origin=cell("A1"), to=cell("B1"), face=3)]


def test_V11():
    """Movement 3: one die three tiles, one two and one one, or three dice one; each moved die ages by one."""
    for lines in (
        ("A1:1", "D1"),
        ("A1:1", "C1", "A2:2", "A3"),
        ("A1:1", "B1", "A2:2", "B2", "A3:5", "B3"),
    ):
        g = stage(THREE, "track green movement=3", "dice green A1:1 A2:2 A3:5")
        log = act(g, "G", "movement", *lines)
        moves = events.move.of(log)
        assert len(moves) == len(lines) // 2 and sum(e["steps"] for e in moves) == 3
        assert all(e["face"] == (older - 2) % 5 + 1 for e, older in zip(moves, (1, 2, 5), strict=False))


def test_V12():
    """Present on savanna: placing there and beside it is legal, on the diagonal it is not."""
    g = stage(THREE, *lay("savanna A1", "mountain B1", "desert A2", "arctic B2", players=3), "dice green A1:1")
    begin(g, "G", "reproduction", "A1 of A1 A2 B1 -")


def test_V13():
    """g = 3: savanna 3 gives a 1, prairie 5 gives a 3; as long as all are placed they are blank."""
    g = stage(THREE, *lay("savanna A1", "prairie B1", players=3), "track green savanna=3 prairie=5", "dice green A1:2")
    begin(g, "G", "reproduction", "A1", "A1", "B1")
    assert (g.blank[cell("A1")], g.blank[cell("B1")]) == (2, 1) and faces(g, "G", "B1") == ""
    play.step(g)  # nothing is left to place: the dice are turned
    assert faces(g, "G", "A1") == "1 1 2" and faces(g, "G", "B1") == "3" and not any(g.blank)


def test_V14():
    """Three of five spaces of a savanna: two more, which show 1 (life expectancy 3, g = 3)."""
    g = stage(THREE, *lay("savanna A1", players=3), "track green savanna=3", "dice green A1:2*3")
    log = act(g, "G", "filling", "A1 of A1 -")
    assert faces(g, "G", "A1") == "1 1 2 2 2"
    assert only(log, events.fill) == [events.fill(species=G, tile=cell("A1"), n=2)]


def test_V15():
    """Four of seven spaces and one each of two rivals: only one is free."""
    g = stage(THREE, *lay("forest A1", players=3), "dice green A1:2*4", "dice violet A1:2", "dice gold A1:2")
    act(g, "G", "filling", "A1")
    assert g.here[G][cell("A1")] == 5 and g.room[cell("A1")] == 0
    assert faces(g, "V", "A1") == faces(g, "O", "A1") == "2"


def test_V16():
    """Three of seven spaces of a prairie are no majority, even alone: nothing is asked."""
    g = stage(THREE, *lay("prairie A1", players=3), "dice green A1:2*3")
    act(g, "G", "filling")
    assert g.here[G][cell("A1")] == 3


def test_V17():
    """In section 1 after somebody reached the first corner: two points once, and never again there."""
    g = stage(THREE, "bar green=4 violet=11 gold=12")
    log = act(g, "G", "spending", "forest", "savanna")
    assert (value(g, "G", "forest"), value(g, "G", "savanna")) == (2, 1)
    assert only(log, events.penalty) == [events.penalty(species=G, section=0, points=2)]
    phase(g, "wheel")
    assert not kinds(act(g, "G", "spending"), "penalty")


def test_V18():
    """At the end of a track: stays, and the marker on the bar goes 2 (life) or 3 spaces."""
    for track, end, steps in (("desert", 5, 2), ("reproduction", 6, 3), ("movement", 4, 3), ("evolution", 11, 3)):
        g = stage(THREE, "bar green=11 violet=1 gold=2", f"track green {track}={end}")
        raise_(g, "G", track)
        assert value(g, "G", track) == end and g.bar[G] == 11 + steps


FOUR = "spread majority control population"
END = ("goals F2", f"reached green {FOUR}", f"reached violet {FOUR}", "track green reproduction=6")
"""Both have four goals, and green meets the fifth."""
SIX_LIVES = "desert=4 savanna=4 prairie=4 forest=4 mountain=4 arctic=4"
"""What the goal E1 takes."""


def test_V19():
    """Six goals beat five in the same turn; with as many, the marker ahead on the bar decides."""
    g = stage(*END, f"track violet reproduction=6 {SIX_LIVES}", "bar green=30 violet=2")
    assert phase(g, "goals")[-2:] == [events.end(), events.wins(species=V)] and g.over
    assert GAME.winners(g) == (1,) and GAME.scores(g) == (5, 6)
    for places, winner in (("green=9 violet=8", G), ("green=8 violet=9", V)):
        g = stage(*END, "track violet reproduction=6", f"bar {places}")
        phase(g, "goals")
        assert GAME.winners(g) == (winner,) and GAME.scores(g) == (5, 5)


SET = "scale green=small1-generic1 violet=small1-generic1"
"""Both have set their markers, as they have by the end of turn 1."""


@pytest.mark.parametrize("years", range(1, 6))
@pytest.mark.parametrize("graveyard", range(1, 6))
def test_V20(graveyard, years):
    """A die placed with life expectancy L dies in phase 1 exactly L turns later."""
    g = stage(THREE, f"turn {graveyard + 1}", *lay("desert A1", players=3), f"track green desert={years}")
    g.place(G, cell("A1"), 1)
    assert facts.years_left(g, int(faces(g, "G", "A1"))) == years
    for passed in range(1, years + 1):
        assert g.on_map(G) == 1
        phase(g, "wheel")
        assert g.on_map(G) == (passed < years)


def test_V20_wheel():
    """In turn 1, 2, 3 ... the graveyard holds 5, 1, 2, 3, 4, 5."""
    g = stage("turn 1", "phase wheel", SET)
    seen = []
    play.step(g)
    for _ in range(6):
        seen.append(g.graveyard)
        phase(g, "wheel")
    assert seen == [5, 1, 2, 3, 4, 5]


def test_V21():
    """Turn 1: life expectancy 1 shows a 1, which dies on turn 2."""
    g = stage("turn 1", SET)
    act(g, "G", "reproduction", "A1", "-")
    assert faces(g, "G", "A1") == "1" and value(g, "G", "desert") == 1
    phase(g, "wheel")
    assert g.turn == 2 and not g.on_map(G)


@pytest.mark.parametrize(("way", "most"), [("bar", 7), ("scale", 7)])
def test_V22(way, most):
    """Steps of one turn cost 1, 3, 6, 10, 15, 21, 28 together."""
    g = stage(THREE, "scale green=large4-specific1", "bar green=29 violet=1 gold=2", "ep green=39")
    spent = []
    begin(g, "G", "spending")
    for _ in range(most):
        go_on(g, "bar" if way == "bar" else "smaller")
        spent.append(39 - g.ep[G])
    assert spent == [1, 3, 6, 10, 15, 21, 28]


def test_V23():
    """56 combinations, each once; those that lack a card are the 1/1 and 4/4 of each quadrant."""
    assert len(data.CARDS) == len({card.combination for card in data.CARDS}) == 56
    missing = {data.COMBINATIONS[c] for c in range(64)} - {card.id for card in data.CARDS}
    assert missing == {
        f"{size}{n}-{spec}{n}" for size in ("large", "small") for spec in ("specific", "generic") for n in (1, 4)
    }
    assert missing == {data.COMBINATIONS[c] for c in (*data.STARTS, *data.CORNERS)}


def test_V24():
    """Forest 3 less one is blocked, and one raise opens it again; Forest 4 less one is not."""
    g = stage(*lay("forest A1", "desert B1"), "bar green=8 violet=11", "dice green A1:1*4")
    act(g, "G", "spending", "forest")
    assert value(g, "G", "forest") == 2 and g.blocked(G, data.FOREST)
    assert facts.face_if_placed(g, G, cell("A1")) == 0
    land = life.habitat(g, G)
    assert cell("B1") in land and not [t for t in land if g.terrain[t] == data.FOREST]
    act(g, "G", "filling")
    assert g.here[G][cell("A1")] == 4
    raise_(g, "G", "forest")
    assert value(g, "G", "forest") == 3 and cell("A1") in life.habitat(g, G)
    g = stage("bar green=8 violet=11", "track green forest=4")
    act(g, "G", "spending", "forest")
    assert value(g, "G", "forest") == 3 and not g.blocked(G, data.FOREST)


def test_V25():
    """A blank die on the neighbour of a tile supports nothing."""
    g = stage(THREE, *lay("forest A1", "prairie B1", "savanna C1", players=3), "dice green A1:1")
    begin(g, "G", "reproduction", "B1 of A1 A2 B1 -")
    go_on(g, "A1 of A1 A2 B1 -")


def test_V26():
    """Own marker on 5, rivals on 6 and 7: an overflow of 2 leads to 9, a paid step to 8 for one point."""
    g = stage(THREE, "bar green=5 violet=6 gold=7")
    advance(g, "G", 2)
    assert g.bar[G] == 9
    g = stage(THREE, "bar green=5 violet=6 gold=7", "ep green=1")
    begin(g, "G", "spending", "bar")
    assert g.bar[G] == 8 and g.ep[G] == 0


def test_V27():
    """A rival on the corner: one step from 9 leads to 11, and the corner counts as passed."""
    g = stage("bar green=9 violet=10")
    log = advance(g, "G", 1, "desert")
    assert g.bar[G] == 11 and g.corners[G] == 1
    assert only(log, events.bar_corner) == [events.bar_corner(species=G, corner=0)]


def test_V28():
    """On 35, +3 leads to 36 and two are lost; if 36 is taken the marker stays and no step is for sale."""
    g = stage("bar green=35 violet=1")
    advance(g, "G", 3)
    assert g.bar[G] == 36 and space_ahead(g, G) == 0
    g = stage("bar green=35 violet=36")
    assert not kinds(advance(g, "G", 3)) and g.bar[G] == 35
    assert BAR_STEP not in deeds(stage("bar green=35 violet=36", "ep green=39"), G)


def test_V29():
    """One step, a card, two more steps: 1 + 2 + 3 for the steps, as if they came together."""
    g = stage(THREE, "ep green=8", "scale green=large1-specific3", f"row 1 {SIX[0]}")
    begin(g, "G", "spending", "smaller", SIX[0], "smaller", "specific")
    assert g.ep[G] == 0 and at(g, "G") == "small2-specific4"


def test_V30():
    """A and B were done before C passed the first corner: they pay next turn, if they are still in a section then."""
    g = stage(THREE, "bar green=3 violet=5 gold=9", "ep gold=1", "scale gold=small1-generic1")
    log = phase(g, "spending", "O: bar", "O: desert")
    assert not kinds(log, "penalty") and kinds(log, "alarm") == ["alarm"] and g.bar[O] == 10
    phase(g, "wheel")
    advance(g, "V", 6, "desert")
    assert g.bar[V] == 12
    log = phase(g, "spending", "G: forest", "G: prairie")
    assert only(log, events.penalty) == [events.penalty(species=G, section=0, points=2)]


def test_V31():
    """Forest 5 may take both points; desert 1 takes one and no second."""
    g = stage("bar green=3 violet=11", "track green forest=5")
    act(g, "G", "spending", "forest", "forest")
    assert value(g, "G", "forest") == 3 and not g.blocked(G, data.FOREST)
    g = stage("bar green=3 violet=11")
    act(g, "G", "spending", "desert", "arctic of savanna prairie forest mountain arctic")
    assert value(g, "G", "desert") == 0 and g.blocked(G, data.DESERT)


def test_V32():
    """A blocked forest (2) gets Forest +2: 4."""
    g = stage(THREE, "track green forest=2", "scale green=small3-specific2", "hand green small3-specific2")
    act(g, "G", "spending", "play")
    assert value(g, "G", "forest") == 4


def test_V33():
    """g = 5: a 1 that moves becomes 5 and dies; with no free space in reach it cannot move and stays."""
    tiles = lay("savanna A1", "desert A2 B1")
    g = stage("turn 6", *tiles, "dice green A1:1")
    act(g, "G", "movement", "A1:1", "B1")
    assert not g.on_map(G)
    g = stage("turn 6", *tiles, "dice green A1:1", "dice violet A2:4*3 B1:4*3")
    act(g, "G", "movement")
    assert faces(g, "G", "A1") == "1"


def test_V34():
    """A life expectancy at 5 gets one more: 17 to 19, corner 2; its raise overflows Movement 4: on to 22."""
    g = stage("bar green=17 violet=1", "track green desert=5 movement=4")
    log = raise_(g, "G", "desert", "movement")
    assert g.bar[G] == 22 and g.corners[G] == 2 and value(g, "G", "movement") == 4
    assert kinds(log) == ["overflow", "bar", "bar_corner", "overflow", "bar"]


def test_V35():
    """Filling makes no majority and breaks none."""
    g, rng, compared = deal.start(setup("GVO", seed=35)), Rng(35), 0
    g.player = lambda c: c.values[0] if c.key in ("fill.tile", "breed.tile") else rng.one_of(c.values)
    before = filled = None
    while compared < 12:
        if g.phase == FILLING and before is None:
            before, filled = g.holder[:], sum(g.room)
        play.step(g)
        if g.phase == GOALS and before is not None:
            assert g.holder == before
            compared += sum(g.room) < filled
            before = None


@pytest.mark.parametrize("lines", [("A1", "B1", "A2"), ("B1", "A2", "A1"), ("A2", "A2", "B1"), ("A1", "A1", "A1")])
def test_V36(lines):
    """Numbered die on A, neighbours B and C, D behind B: A, B, C in any mix and order, D never."""
    g = stage(THREE, *lay("forest A1", "prairie B1", "savanna A2", "mountain B2", players=3), "dice green A1:1")
    begin(g, "G", "reproduction", *[f"{line} of A1 A2 B1 -" for line in lines])


def test_what_the_vectors_take_for_granted():
    """The deeds are in the order of their domain, and each scale step has its direction."""
    assert list(range(56, 62)) == [LARGER, SMALLER, SPECIFIC, GENERIC, BAR_STEP, PLAY]
    for word, combination in (
        ("larger", "large1-generic1"), ("smaller", "small2-generic1"), ("specific", "small1-specific1"),
        ("generic", "small1-generic2"),
    ):  # fmt: skip
        g = stage(THREE, "scale green=small1-generic1", "ep green=1")
        begin(g, "G", "spending", word)
        assert at(g, "G") == combination
    assert not reward(stage(THREE, "turn 3", "special green desert")) and len(CARDS) == 56
