"""The numbered examples V1 to V36 of the fact sheet, each played through the rules themselves."""

import pytest
from speciate.engine import Rng
from speciate.games.biosphere import GAME, data, events
from speciate.games.biosphere.pieces import BAR_STEP, GENERIC, LARGER, PLAY, SMALLER, SPECIFIC
from speciate.games.biosphere.rules import deal, facts, life, play
from speciate.games.biosphere.rules.evolution import deeds, space_ahead
from speciate.games.biosphere.rules.state import FILLING, GOALS

from .stage import (
    CARDS,
    G,
    O,
    V,
    act,
    advance,
    at,
    bar,
    begin,
    cell,
    crowd,
    ep,
    faces,
    go_on,
    goals,
    hand,
    in_hand,
    kinds,
    only,
    open_cards,
    phase,
    put,
    raise_,
    reach,
    reward,
    rows,
    scale,
    setup,
    special,
    stage,
    tracks,
    value,
    wheel,
)

NO_CARDS = (". . . . .", ". . . . .")
SIX = ("large1-specific2", "small1-specific2")


def test_V1():
    """Evolution 9 and 4 points left make 13."""
    g = stage()
    tracks(g, "G", evolution=9)
    ep(g, G=4, V=0)
    log = phase(g, "income")
    assert g.ep[G] == 13 and g.ep[V] == 5
    assert events.income(species=G, n=9, ep=13) in log


def test_V2():
    """Of 10 points 9 buy two cards of row 1 and one of row 2."""
    g = stage()
    ep(g, G=10)
    rows(g, f"{SIX[0]} {SIX[1]} small2-specific1 . .", "small3-generic4 . . . .")
    begin(g, "G", "spending", SIX[0], "small3-generic4", SIX[1])
    assert g.ep[G] == 1 and in_hand(g, "G") == {*SIX, "small3-generic4"}
    assert open_cards(g, 0) == ". . small2-specific1 . ." and open_cards(g, 1) == ". . . . ."
    go_on(g, "-")
    assert "." not in open_cards(g, 0) and "." not in open_cards(g, 1)


def evolve():
    """Philipp's turn: from Large 1, Specific 3 to Small 2, Specific 4."""
    g = stage()
    ep(g, G=10)
    scale(g, "G", "large1-specific3")
    rows(g, *NO_CARDS)
    bar(g, G=1, V=3, O=4)
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
    g = stage()
    ep(g, G=10)
    scale(g, "G", "small2-generic4")
    hand(g, "G", "small3-generic4")
    rows(g, f"{SIX[0]} . . . .", ". . . . .")
    corner, abilities = "small4-generic4", "reproduction movement evolution"
    log = begin(g, "G", "spending", "smaller", "smaller", f"{corner} of {corner} -", f"reproduction of {abilities}")
    assert at(g, "G") == corner and g.ep[G] == 7 and value(g, "G", "reproduction") == 4
    assert only(log, events.special) == [events.special(species=G, space=data.SPECIAL.index(corner))]
    go_on(g, f"{SIX[0]} of {SIX[0]} bar -")  # neither a step on the scale nor a card to play
    go_on(g, "bar of bar -")
    assert g.ep[G] == 4


def test_V6():
    """The card Small 3, Generic 4 played there: Evolution 9 to 11, and one life expectancy."""
    g = stage()
    scale(g, "G", "small3-generic4")
    hand(g, "G", "small3-generic4")
    tracks(g, "G", evolution=9)
    act(g, "G", "spending", "play of play -", "arctic of desert savanna prairie forest mountain arctic")
    assert value(g, "G", "evolution") == 11 and value(g, "G", "arctic") == 2
    assert g.played(G) == 1 and not in_hand(g, "G")


def test_V7():
    """At Small 2, Generic 4 the card Small 2, Generic 2 cannot be played: without points nothing is asked."""
    g = stage()
    scale(g, "G", "small2-generic4")
    hand(g, "G", "small2-generic2")
    act(g, "G", "spending")
    assert in_hand(g, "G") == {"small2-generic2"}


def test_V8():
    """With 5 in the graveyard every 5 of every owner leaves the map."""
    g = stage(graveyard=4, A1="forest", B1="savanna")
    put(g, "G", "A1", "5 5 1")
    put(g, "V", "A1", "5 3")
    put(g, "V", "B1", "5")
    log = phase(g, "wheel")
    assert g.graveyard == 5
    assert faces(g, "G", "A1") == "1" and faces(g, "V", "A1") == "3" and faces(g, "V", "B1") == ""
    assert (g.supply[G], g.supply[V]) == (49, 49)
    assert sorted(only(log, events.die)) == [
        events.die(species=p, tile=cell(name), n=n, face=5) for p, name, n in ((G, "A1", 2), (V, "A1", 1), (V, "B1", 1))
    ]


def test_V9():
    """g = 3: a 1 moves from savanna to arctic, becomes 5 and stays."""
    g = stage(A1="savanna", B1="arctic")
    put(g, "G", "A1", "1")
    act(g, "G", "movement", "A1:1 of A1:1 -", "B1")
    assert faces(g, "G", "A1") == "" and faces(g, "G", "B1") == "5"


def test_V10():
    """g = 3: a 4 moves, becomes 3 and dies."""
    g = stage(A1="savanna", B1="arctic")
    put(g, "G", "A1", "4")
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
        g = stage()
        tracks(g, "G", movement=3)
        put(g, "G", "A1", "1")
        put(g, "G", "A2", "2")
        put(g, "G", "A3", "5")
        log = act(g, "G", "movement", *lines)
        moves = events.move.of(log)
        assert len(moves) == len(lines) // 2 and sum(e["steps"] for e in moves) == 3
        assert all(e["face"] == (older - 2) % 5 + 1 for e, older in zip(moves, (1, 2, 5), strict=False))


def test_V12():
    """Present on savanna: placing there and beside it is legal, on the diagonal it is not."""
    g = stage(A1="savanna", B1="mountain", A2="desert", B2="arctic")
    put(g, "G", "A1", "1")
    begin(g, "G", "reproduction", "A1 of A1 A2 B1 -")


def test_V13():
    """g = 3: savanna 3 gives a 1, prairie 5 gives a 3; as long as all are placed they are blank."""
    g = stage(A1="savanna", B1="prairie")
    tracks(g, "G", savanna=3, prairie=5)
    put(g, "G", "A1", "2")
    begin(g, "G", "reproduction", "A1", "A1", "B1")
    assert (g.blank[cell("A1")], g.blank[cell("B1")]) == (2, 1) and faces(g, "G", "B1") == ""
    play.step(g)  # nothing is left to place: the dice are turned
    assert faces(g, "G", "A1") == "1 1 2" and faces(g, "G", "B1") == "3" and not any(g.blank)


def test_V14():
    """Three of five spaces of a savanna: two more, which show 1 (life expectancy 3, g = 3)."""
    g = stage(A1="savanna")
    tracks(g, "G", savanna=3)
    put(g, "G", "A1", "2*3")
    log = act(g, "G", "filling", "A1 of A1 -")
    assert faces(g, "G", "A1") == "1 1 2 2 2"
    assert only(log, events.fill) == [events.fill(species=G, tile=cell("A1"), n=2)]


def test_V15():
    """Four of seven spaces and one each of two rivals: only one is free."""
    g = stage(A1="forest")
    put(g, "G", "A1", "2*4")
    put(g, "V", "A1", "2")
    put(g, "O", "A1", "2")
    act(g, "G", "filling", "A1")
    assert g.here[G][cell("A1")] == 5 and g.room[cell("A1")] == 0
    assert faces(g, "V", "A1") == faces(g, "O", "A1") == "2"


def test_V16():
    """Three of seven spaces of a prairie are no majority, even alone: nothing is asked."""
    g = stage(A1="prairie")
    put(g, "G", "A1", "2*3")
    act(g, "G", "filling")
    assert g.here[G][cell("A1")] == 3


def test_V17():
    """In section 1 after somebody reached the first corner: two points once, and never again there."""
    g = stage()
    bar(g, G=4, V=11, O=12)
    log = act(g, "G", "spending", "forest", "savanna")
    assert (value(g, "G", "forest"), value(g, "G", "savanna")) == (2, 1)
    assert only(log, events.penalty) == [events.penalty(species=G, section=0, points=2)]
    g.turn += 5
    assert not kinds(act(g, "G", "spending"), "penalty")


def test_V18():
    """At the end of a track: stays, and the marker on the bar goes 2 (life) or 3 spaces."""
    for track, end, steps in (("desert", 5, 2), ("reproduction", 6, 3), ("movement", 4, 3), ("evolution", 11, 3)):
        g = stage()
        bar(g, G=11, V=1, O=2)
        tracks(g, "G", **{track: end})
        raise_(g, "G", track)
        assert value(g, "G", track) == end and g.bar[G] == 11 + steps


def end_with(**done):
    g = stage("GV")
    goals(g, "A1", "B1", "C1", "D3", "E1", "F2", "G1")
    reach(g, "G", *["A1", "B1", "C1", "D3", "E1", "F2", "G1"][: done["G"]])
    reach(g, "V", *["A1", "B1", "C1", "D3", "E1", "F2", "G1"][: done["V"]])
    return g


def test_V19():
    """Six goals beat five in the same turn; with as many, the marker ahead on the bar decides."""
    g = end_with(G=5, V=6)
    bar(g, G=30, V=2)
    assert phase(g, "goals")[-2:] == [events.end(), events.wins(species=V)] and g.over
    assert GAME.winners(g) == (1,) and GAME.scores(g) == (5, 6)
    for places in ({"G": 9, "V": 8}, {"G": 8, "V": 9}):
        g = end_with(G=5, V=5)
        bar(g, **places)
        phase(g, "goals")
        assert GAME.winners(g) == (int(places["V"] > places["G"]),)


@pytest.mark.parametrize("years", range(1, 6))
@pytest.mark.parametrize("graveyard", range(1, 6))
def test_V20(graveyard, years):
    """A die placed with life expectancy L dies in phase 1 exactly L turns later."""
    g = stage(graveyard=graveyard, A1="desert")
    tracks(g, "G", desert=years)
    g.place(G, cell("A1"), 1)
    assert facts.years_left(g, int(faces(g, "G", "A1"))) == years
    for passed in range(1, years + 1):
        assert g.on_map(G) == 1
        phase(g, "wheel")
        assert g.on_map(G) == (passed < years)


def test_V20_wheel():
    """In turn 1, 2, 3 ... the graveyard holds 5, 1, 2, 3, 4, 5."""
    g = deal.start(setup("GV"))
    seen = []
    for _ in range(6):
        play.step(g)
        seen.append(g.graveyard)
        g.phase, g.turn = 1, g.turn + 1
    assert seen == [5, 1, 2, 3, 4, 5]


def test_V21():
    """Turn 1: life expectancy 1 shows a 1, which dies on turn 2."""
    g = deal.start(setup("GV"))
    play.step(g)
    scale(g, "G", "small1-generic1")
    scale(g, "V", "small1-generic1")
    desert = next(t for t in g.tiles if g.terrain[t] == data.DESERT)
    g.place(G, desert, 1)
    assert g.by_face(G, desert)[0] == 1
    phase(g, "wheel")
    assert g.turn == 2 and not g.on_map(G)


@pytest.mark.parametrize(("way", "most"), [("bar", 7), ("scale", 7)])
def test_V22(way, most):
    """Steps of one turn cost 1, 3, 6, 10, 15, 21, 28 together."""
    g = stage()
    scale(g, "G", "large4-specific1")
    bar(g, G=29, V=1, O=2)
    spent = []
    ep(g, G=39)
    begin(g, "G", "spending")
    rows(g, *NO_CARDS)
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
    g = stage("GV", A1="forest", B1="desert")
    bar(g, G=8, V=11)
    act(g, "G", "spending", "forest")
    assert value(g, "G", "forest") == 2 and g.blocked(G, data.FOREST)
    put(g, "G", "A1", "1*4")
    assert facts.face_if_placed(g, G, cell("A1")) == 0
    land = life.habitat(g, G)
    assert cell("B1") in land and not [t for t in land if g.terrain[t] == data.FOREST]
    act(g, "G", "filling")
    assert g.here[G][cell("A1")] == 4
    raise_(g, "G", "forest")
    assert value(g, "G", "forest") == 3 and cell("A1") in life.habitat(g, G)
    g = stage("GV")
    bar(g, G=8, V=11)
    tracks(g, "G", forest=4)
    act(g, "G", "spending", "forest")
    assert value(g, "G", "forest") == 3 and not g.blocked(G, data.FOREST)


def test_V25():
    """A blank die on the neighbour of a tile supports nothing."""
    g = stage(A1="forest", B1="prairie", C1="savanna")
    put(g, "G", "A1", "1")
    begin(g, "G", "reproduction", "B1 of A1 A2 B1 -")
    go_on(g, "A1 of A1 A2 B1 -")


def test_V26():
    """Own marker on 5, rivals on 6 and 7: an overflow of 2 leads to 9, a paid step to 8 for one point."""
    g = stage()
    bar(g, G=5, V=6, O=7)
    advance(g, "G", 2)
    assert g.bar[G] == 9
    g = stage()
    bar(g, G=5, V=6, O=7)
    ep(g, G=1)
    begin(g, "G", "spending", "bar")
    assert g.bar[G] == 8 and g.ep[G] == 0


def test_V27():
    """A rival on the corner: one step from 9 leads to 11, and the corner counts as passed."""
    g = stage("GV")
    bar(g, G=9, V=10)
    log = advance(g, "G", 1, "desert")
    assert g.bar[G] == 11 and g.corners[G] == 1
    assert only(log, events.bar_corner) == [events.bar_corner(species=G, corner=0)]


def test_V28():
    """On 35, +3 leads to 36 and two are lost; if 36 is taken the marker stays and no step is for sale."""
    g = stage("GV")
    bar(g, G=35, V=1)
    advance(g, "G", 3)
    assert g.bar[G] == 36 and space_ahead(g, G) == 0
    g = stage("GV")
    bar(g, G=35, V=36)
    assert not kinds(advance(g, "G", 3)) and g.bar[G] == 35
    ep(g, G=39)
    assert BAR_STEP not in deeds(g, G)


def test_V29():
    """One step, a card, two more steps: 1 + 2 + 3 for the steps, as if they came together."""
    g = stage()
    ep(g, G=8)
    scale(g, "G", "large1-specific3")
    rows(g, f"{SIX[0]} . . . .", ". . . . .")
    begin(g, "G", "spending", "smaller", SIX[0], "smaller", "specific")
    assert g.ep[G] == 0 and at(g, "G") == "small2-specific4"


def test_V30():
    """A and B were done before C passed the first corner: they pay next turn, if they are still in a section then."""
    g = stage()
    bar(g, G=3, V=5, O=9)
    ep(g, O=1)
    rows(g, *NO_CARDS)
    scale(g, "O", "small1-generic1")
    log = phase(g, "spending", "O: bar", "O: desert")
    assert not kinds(log, "penalty") and kinds(log, "alarm") == ["alarm"] and g.bar[O] == 10
    g.turn += 5
    bar(g, V=12)
    log = phase(g, "spending", "G: forest", "G: prairie")
    assert only(log, events.penalty) == [events.penalty(species=G, section=0, points=2)]


def test_V31():
    """Forest 5 may take both points; desert 1 takes one and no second."""
    g = stage("GV")
    bar(g, G=3, V=11)
    tracks(g, "G", forest=5)
    act(g, "G", "spending", "forest", "forest")
    assert value(g, "G", "forest") == 3 and not g.blocked(G, data.FOREST)
    g = stage("GV")
    bar(g, G=3, V=11)
    act(g, "G", "spending", "desert", "arctic of savanna prairie forest mountain arctic")
    assert value(g, "G", "desert") == 0 and g.blocked(G, data.DESERT)


def test_V32():
    """A blocked forest (2) gets Forest +2: 4."""
    g = stage()
    tracks(g, "G", forest=2)
    scale(g, "G", "small3-specific2")
    hand(g, "G", "small3-specific2")
    act(g, "G", "spending", "play")
    assert value(g, "G", "forest") == 4


def test_V33():
    """g = 5: a 1 that moves becomes 5 and dies; with no free space in reach it cannot move and stays."""
    g = stage("GV", graveyard=5, A1="savanna", A2="desert", B1="desert")
    put(g, "G", "A1", "1")
    g2 = g.copy()
    act(g, "G", "movement", "A1:1", "B1")
    assert not g.on_map(G)
    crowd(g2, "V", "A2", 3)
    crowd(g2, "V", "B1", 3)
    act(g2, "G", "movement")
    assert faces(g2, "G", "A1") == "1"


def test_V34():
    """A life expectancy at 5 gets one more: 17 to 19, corner 2; its raise overflows Movement 4: on to 22."""
    g = stage("GV")
    bar(g, G=17, V=1)
    tracks(g, "G", desert=5, movement=4)
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
    g = stage(A1="forest", B1="prairie", A2="savanna", B2="mountain")
    put(g, "G", "A1", "1")
    begin(g, "G", "reproduction", *[f"{line} of A1 A2 B1 -" for line in lines])


def test_what_the_vectors_take_for_granted():
    """The deeds are in the order of their domain, and each scale step has its direction."""
    assert list(range(56, 62)) == [LARGER, SMALLER, SPECIFIC, GENERIC, BAR_STEP, PLAY]
    g = stage()
    for word, combination in (
        ("larger", "large1-generic1"), ("smaller", "small2-generic1"), ("specific", "small1-specific1"),
        ("generic", "small1-generic2"),
    ):  # fmt: skip
        ep(g, G=1)
        scale(g, "G", "small1-generic1")
        begin(g, "G", "spending", word)
        assert at(g, "G") == combination
    wheel(g, 2)
    special(g, "G", "desert")
    assert not reward(g) and len(CARDS) == 56
