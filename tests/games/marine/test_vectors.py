"""Numbered examples of the rules, each played through the rules themselves."""

import pytest
from speciate.games.marine import GAME, data
from speciate.games.marine.pieces import CORNERS, HEXES, MAP
from speciate.games.marine.rules import play

from .stage import (
    BARREN,
    CARDS,
    PAIRS,
    C,
    F,
    R,
    X,
    act,
    answer,
    box,
    card,
    corner,
    cubes,
    disks,
    end,
    extinction,
    hex_,
    match,
    reseed,
    score,
    setup,
    spaces,
    stage,
    survival,
    take,
    turn,
)


def test_T1():
    """One sponges on the display: five shared tiles beat a target of 4, four do not."""
    g = stage("element sponges E3r E4lr", "species reptiles C3 C4 D4:3 E3 E4", "target sponges=4")
    assert g.domination(R, data.SPONGES) == 5 and g.dominates(R, data.SPONGES)
    g = stage("element sponges E3r E4lr", "species reptiles C3 C4 D4:3 E3", "target sponges=4")
    assert g.domination(R, data.SPONGES) == 4 and not g.dominates(R, data.SPONGES)


def test_T2():
    """Two sun on the display and one shared tile beat a target of 1; elements not shared count nothing."""
    g = stage("element none D4l D4ll D4ur D4r D4lr")
    assert [g.domination(R, e) for e in range(6)] == [0, 0, 0, 0, 0, 2]
    assert [e for e in range(6) if g.dominates(R, e)] == [data.SUN]


THREE_TILES_OF_WORMS = ("element none D4ur", "species crustaceans D4:3 D5 E4", "target worms=4")
"""The algae of the Reef are gone."""


def test_T3():
    """Two worms and three shared tiles make 6, more than 4."""
    g = stage(*THREE_TILES_OF_WORMS)
    assert g.domination(X, data.WORMS) == 6 and g.dominates(X, data.WORMS)


def test_T4():
    """Without the worms between Reef, Sand and Ocean the Crustaceans are endangered on the Reef."""
    g = stage(*THREE_TILES_OF_WORMS)
    assert g.thrives(X, hex_("D4"))
    g = stage(*THREE_TILES_OF_WORMS, "element none D4lr")
    assert not g.thrives(X, hex_("D4")) and g.endangered(X, hex_("D4"))


def test_T5():
    """At the start every animal dominates the element it has twice, and no other."""
    g = stage()
    dominated = [[data.ELEMENTS[e] for e in range(6) if g.dominates(a, e)] for a in range(4)]
    assert dominated == [["sun"], ["gastropods"], ["plankton"], ["worms"]]


def test_T6():
    """Domination of a pawn on the display: the target rises to 15, the pawn waits for the next retrieval."""
    g = stage(
        "turn reptiles",
        "element sun E3r E4lr",
        "species reptiles C3 D3 D4:3 E3 E4",
        "display reptiles sun",
        "pawn special-sun migration-4",
        "special sun=cephalopods",
        "target sun=12",
    )
    act(g, "R", "domination-1", "sun of sponges sun -")
    assert (g.special[data.SUN], g.target[data.SUN]) == (R, 15)
    assert g.special_placed(data.SUN) and data.SUN not in g.special_available(R)
    turn(g, "R", "-")
    assert data.SUN in g.special_available(R)


def test_T7():
    """Kelp with a tie for second place: 7 and 4 and 2, and the fewest get nothing."""
    g = stage(
        "species reptiles C3:2 D4:3",
        "species cephalopods C3:2 D4:3",
        "species fishes C3 D4:3",
        "species crustaceans C3:3 D4:3",
        "evolution kelp reef seamount sand ocean",
    )
    act(g, "F", "evolution-1", "C3 of C3 -")
    assert g.vp == [4, 2, 0, 7]


@pytest.mark.parametrize("value, offer", [(4, "1 2 3 4"), (5, "1 2 3 4 5")])
def test_T8(value, offer):
    """Space 4 gives cards 1 to 4, space 5 any."""
    g = stage("row monotypic_habitat annelids univalves producers carbon_cycle")
    take(g, "R", value, f"1 of {offer}")
    assert g.discard[-1] == CARDS["monotypic_habitat"]


def test_T8_first_space():
    """Space 1 leaves only slot 1: nothing is asked."""
    g = stage("row monotypic_habitat annelids univalves producers carbon_cycle")
    take(g, "R", 1)
    assert g.discard[-1] == CARDS["monotypic_habitat"]


def test_T9():
    """The card of slot 2 is taken: those above slide down, a new one lies in slot 5, slot 1 stays."""
    g = stage("row annelids monotypic_habitat univalves producers carbon_cycle")
    take(g, "R", 2, "2 of 1 2")
    names = [data.CARDS[c].id for c in g.row[:4]]
    assert names == ["annelids", "univalves", "producers", "carbon_cycle"]
    assert g.row[4] not in (data.NO_CARD, *(CARDS[n] for n in names)) and g.deck == 19


def test_T10():
    """A Seamount next to a Seamount counts 2: 3 VP."""
    g = stage("stack 1=seamount")
    act(g, "X", "wanderlust-1", "1", "B3")
    assert g.vp == [0, 0, 0, 3]


def test_T11():
    """A Vent on an Ocean at the edge: VP, smoker side, one of each animal back, and one more of the acting animal."""
    g = stage("species reptiles D4:3 E6", "species cephalopods D4:3 E6:4", "species fishes D4:3 E6:2")
    before = g.pool[:]
    act(g, "R", "tectonics-1", "E6 of E1 C1 E6 C6 -")
    assert g.vp == [3, 0, 0, 0] and g.vent_on(hex_("E6")) == data.SMOKER
    assert cubes(g, "E6") == "2R 1C 1F"
    assert [g.pool[a] - before[a] for a in range(4)] == [-1, 3, 1, 0] and not any(g.eliminated)


def test_T12():
    """A Kelp in the middle, next to two Vents: 6 VP, but only for a special pawn."""
    g = stage("tile vent C4 D3")
    act(g, "R", "tectonics-1", "- of E1 C1 E6 C6 -")
    act(g, "R", "tectonics-2", "C3")
    assert g.vp == [6, 0, 0, 0]


def test_T13():
    """Speciation round a sun between Reef, Ocean and Vent: up to 2, 4 and 1."""
    g = stage("tile vent C4", "element sun D4ll", "element none D4ul", "circles sun")
    act(g, "C", "speciation-1", "D4ll", "1 of 0 1", "2 of 0 1 2", "4 of 0 1 2 3 4")
    assert (cubes(g, "C4"), cubes(g, "D5")) == ("1C", "4C") and g.cubes[C][hex_("D4")] == 5


def test_T14():
    """Migration of five: one Reef to Sand, three Vent to Reef, one Vent to Kelp."""
    g = stage("tile vent C4", "species fishes C4:4 D4:3")
    act(g, "F", "migration-3", "D4", "E4", *["C4", "D4"] * 3, "C4", "C3")
    assert [g.cubes[F][hex_(h)] for h in ("D4", "E4", "C3", "C4")] == [5, 1, 1, 0]


def test_T15():
    """The special Competition space: one each on two tiles, or two on one."""
    g = stage("species reptiles C3 D4:3", "species cephalopods C3 D4:3")
    act(g, "C", "competition-4", "C3 of C3 D4 -", "reptiles of reptiles -", "D4", "reptiles")
    assert g.eliminated == [2, 0, 0, 0] and cubes(g, "C3") == "1C"
    act(g, "C", "competition-4", "D4 of D4 -", "fishes", "D4", "crustaceans")
    assert g.eliminated == [2, 0, 1, 1]


def regression_of_sun():
    g = stage("display reptiles sun", "display crustaceans sun", "box regression sun")
    return g


def test_T16():
    """Regression of sun: the Crustaceans lose their disk, the Reptiles are safe behind a cube, which goes home."""
    g = regression_of_sun()
    act(g, "R", "regression-1", "yes of yes -")
    pool = g.pool[R]
    reseed(g)
    assert disks(g, "X") == "" and g.count(R, data.SUN) == 3 and g.pool[R] == pool + 1
    assert list(g.regressing) == [data.NOBODY] * 2


def test_T17():
    """Without a cube the Reptiles lose the disk, never the printed two."""
    g = regression_of_sun()
    reseed(g)
    assert disks(g, "R") == "" and g.count(R, data.SUN) == 2


def test_T18():
    """After Competition 2 come Competition 3 and all that lies below."""
    g = stage("pawn crustaceans competition-2")
    below = [f"evolution-{n}" for n in range(1, 6)] + [f"domination-{n}" for n in range(1, 4)]
    assert spaces(g, "X") == ["competition-3", *below]


def test_T19():
    """A special pawn goes anywhere but where its owner's basic pawn or any special pawn stands."""
    g = stage(
        "pawn reptiles abundance-1",
        "pawn crustaceans migration-1",
        "pawn special-algae depletion-1",
        "special algae=reptiles sun=crustaceans",
    )
    legal = spaces(g, "X", "special")
    assert len(legal) == 37 - 2 and not {"migration-1", "depletion-1"} & {*legal} and "abundance-1" in legal


def test_T20():
    """The last cube slides: Reseed before the next turn, and the pawns of the others stay."""
    g = stage(
        "turn reptiles",
        "slid cephalopods=yes fishes=yes crustaceans=yes",
        "pawn reptiles abundance-1",
        "pawn cephalopods abundance-2",
        "pawn crustaceans depletion-1",
    )
    m = match(g)
    answer(m, "-")
    assert (m.state.round, m.state.turn, list(m.state.right)) == (2, X, [0] * 4)
    assert [m.state.placed(a) != [] for a in range(4)] == [False, True, False, True]


def geyser_feast():
    g = stage("element plankton D1ur", "element sun D1ul", "box autotrophs gastropods sun")
    return g


def test_T21():
    """At the geyser: swap a plankton with the Box's gastropods, or remove a sun; the Box keeps its sun then."""
    g = geyser_feast()
    act(
        g,
        "C",
        "autotrophs-2",
        "swap of remove swap -",
        "gastropods of gastropods sun",
        "D1ur of D1ur D1ul",
    )
    assert box(g, "autotrophs") == "plankton sun" and g.elements[corner("D1ur")] == data.GASTROPODS
    g = geyser_feast()
    bag = g.bag[data.SUN]
    act(g, "C", "autotrophs-2", "remove")
    assert box(g, "autotrophs") == "gastropods sun" and g.bag[data.SUN] == bag + 1
    assert g.elements[corner("D1ul")] == data.NONE


def test_T22():
    """At the end the targets of the special pawns are paid: 7 and 6 make 13."""
    g = stage(*BARREN, "special algae=reptiles sun=reptiles", "target algae=7 sun=6")
    end(g)
    assert g.vp == [13, 0, 0, 0]


def test_T23():
    """Two players with two animals: the lower one counts. 70 and 145 against 75 and 85: the second wins."""
    g = stage(PAIRS, "vp reptiles=70 cephalopods=145 fishes=75 crustaceans=85")
    assert GAME.scores(g) == (70, 75) and GAME.winners(g) == (1,)


def test_T24():
    """The table of bonus VP."""
    assert [stage().bonus(n) for n in range(8)] == [0, 1, 3, 6, 10, 15, 21, 21]


def test_T25():
    """Alone on a Land: first place only."""
    g = stage("species cephalopods D2 D4:3")
    score(g, "D2")
    assert g.vp == [0, 8, 0, 0]


def test_T26():
    """A Vent pays the first of three animals, nobody else."""
    g = stage("species cephalopods D1 D4:3", "species fishes D1:2 D4:3", "species crustaceans D1 D4:3")
    score(g, "D1")
    assert g.vp == [0, 0, 1, 0]


def test_T27():
    """What is left after the set-up for four."""
    m = match(play.start(setup()))
    g = m.base
    assert sum(g.bag) == 92 and g.pool == [31] * 4 and len(g.tiles()) == 15 and sum(g.markers) == 8
    while m.choice.key == "trait.keep":
        m.answer(m.choice.values[0])
    assert m.state.deck == 20 and data.NO_CARD not in m.state.row


def test_T28():
    """What was left in Abundance becomes Autotrophs, then Depletion."""
    g = stage("box abundance algae:2 sun")
    reseed(g)
    assert box(g, "autotrophs") == "algae algae sun" and box(g, "depletion") == ""
    left = box(g, "abundance")
    assert len(left.split()) == 4
    reseed(g)
    assert box(g, "autotrophs") == left and box(g, "depletion") == "algae algae sun"


def test_T29():
    """Ecological Niche at sponges: opponents 0 on Land and 1 on a Reef, the owner 2 and 3."""
    g = stage(
        "element sponges D4ul",  # between Reef, Kelp and Land
        "trait reptiles ecological_niche",
        "special sponges=reptiles",
        "circles sponges",
    )
    land, reef = hex_("D3"), hex_("D4")
    assert [g.speciation_limit(C, data.SPONGES, h) for h in (land, reef)] == [0, 1]
    assert [g.speciation_limit(R, data.SPONGES, h) for h in (land, reef)] == [2, 3]
    act(g, "C", "speciation-1", "D4ul of D4ul D4l -", "1 of 0 1", "0 of 0 1")  # Kelp, Reef; no question for Land
    act(g, "R", "speciation-1", "D4ul", "0 of 0 1 2 3", "2 of 0 1 2", "0 of 0 1 2 3")


def test_T30():
    """Extinction goes on: when the two opponents a Carnivore lives on die out, it does too."""
    g = stage(
        "species reptiles D2:2 D4:3",
        "species fishes D2 D4:3",
        "species crustaceans D2 D4:3",
        "trait reptiles carnivore",
    )
    assert g.thrives(R, hex_("D2"))
    extinction(g)
    assert cubes(g, "D2") == "" and g.eliminated == [2, 0, 1, 1]


def test_T31():
    """Two worms on one tile are 1 VP."""
    g = stage(*BARREN, "element worms D2ul D2ur", "species reptiles D2")
    card(g, "R", "annelids")
    assert g.vp == [1, 0, 0, 0]


def test_T32():
    """Trophic Cascade from slot 4 on a tile with three elements takes them all, without a question about which."""
    g = stage("element worms D2ul D2l D2ur")
    card(g, "R", "trophic_cascade", "D2", slot_number=4)
    assert g.disks_on(hex_("D2")) == [] and len(g.all_disks()) == 6


def test_T33():
    """Profligate Carnivore from slot 5 with two species left: five die, two come."""
    g = stage("eliminated reptiles=29")
    card(g, "R", "profligate_carnivore", *["D4", "fishes"] * 3, *["D4", "cephalopods"] * 2, slot_number=5)
    assert g.eliminated[C] == 2 and g.eliminated[F] == 3 and g.pool[R] == 0 and cubes(g, "D4") == "5R 1C 3X"


def test_T34():
    """Random earth: one species for each of one's elements that matches a disk of the central tile."""
    g = stage(
        "options earth=random",
        "element sun D4ur",
        "element sponges D4r",
        "element algae D4lr D4ll",
        "element worms D4l",
        "element plankton D4ul",
        "species reptiles none",
    )
    play.settle(g, R)
    assert g.cubes[R][hex_("D4")] == 3 and g.pool[R] == 31


def test_T35():
    """Three species on one Vent hold the Survival card against two on two Vents, but are paid for one Vent."""
    g = stage("species reptiles D1:3 D4:3", "species fishes D1 D4:3 D7")
    assert g.survival_holder() == R
    survival(g)
    assert g.vp == [1, 0, 0, 0]


def test_T36():
    """Solar Radiation in the row does not touch the scoring of Marine Snow."""
    g = stage(
        "species reptiles D4:3 D5:2",
        "species cephalopods D4:3 D5",
        "row solar_radiation annelids univalves producers carbon_cycle",
    )
    card(g, "X", "marine_snow", when="enters")
    assert g.vp == [2, 1, 0, 0]


def test_T37():
    """The empty grid, counted."""
    touching = [len(MAP.touching[c]) for c in CORNERS]
    assert (len(HEXES), len(touching)) == (37, 96) and [touching.count(n) for n in (3, 2, 1)] == [54, 18, 24]
    assert sum(MAP.border) == 18 and [MAP.half.count(side) for side in (-1, 0, 1)] == [17, 3, 17]


def test_T38():
    """The start map hangs together; 52 corners touch it, six are taken."""
    g = stage()
    reached, new = set(), {hex_("D4")}
    while new:
        reached |= new
        new = {n for h in new for n in g.next_to(h)} - reached
    assert reached == {*g.tiles()} and len(reached) == 15
    assert len([c for c in CORNERS if g.touched(c)]) == 52
    assert len(g.all_disks()) == 6 and len(g.vacant_corners()) == 46


def test_T39():
    """The first Wanderlust has 14 hexes to choose from, none in the outer columns."""
    m = match(stage())
    answer(m, "wanderlust-1", "1")
    assert len(m.choice.values) == 14 and {MAP.axial[h][0] for h in m.choice.values} == {-2, -1, 1, 2}


@pytest.mark.parametrize("where", ["E1", "C1", "E6", "C6"])
def test_T40(where):
    """Each of the four tiles at the edge lies beside a Vent: 3 VP; geysers at the top, smokers at the bottom."""
    g = stage()
    act(g, "C", "tectonics-1", f"{where} of E1 C1 E6 C6 -")
    side = data.GEYSER if where in ("E1", "C1") else data.SMOKER
    assert g.vp == [0, 3, 0, 0] and g.vent_on(hex_(where)) == side


@pytest.mark.parametrize("row, vp", [("annelids", [6, 3, 2, 0]), ("monotypic_habitat", [0, 2, 3, 6])])
def test_T41(row, vp):
    """The Reef at the start, a tie of four: down the food chain, or up it under Monotypic Habitat."""
    g = stage(f"row {row}")
    score(g, "D4")
    assert g.vp == vp


def test_T42():
    """Speciation at the start: 2, 2, 1 round the sun; 2, 3, 4 round the worms."""
    g = stage("circles sun worms")
    act(g, "R", "speciation-1", "D4ul of D4ul -", "0 of 0 1 2", "1 of 0 1", "0 of 0 1 2")
    act(g, "R", "speciation-2", "D4lr of D4lr -", "0 of 0 1 2", "0 of 0 1 2 3 4", "3 of 0 1 2 3")
    assert cubes(g, "D3") == "1R" and cubes(g, "E4") == "3R"


def test_T43():
    """Flight with pawns on Speciation 2 and Migration 1: before the one or after the other, not between."""
    g = stage("trait fishes flight", "pawn fishes speciation-2 migration-1")
    legal = spaces(g, "F")
    assert {"abundance-1", "speciation-1", "migration-2", "domination-3"} <= {*legal}
    assert not [
        s for s in legal if s in ("speciation-3", "speciation-4") or s[:10] == "wanderlust" or s[:9] == "tectonics"
    ]


def test_T44():
    """A full display: the ordinary Adaptation is lost, the special one may replace a disk, never a printed element."""
    g = stage("display fishes worms:2 sun", "box adaptation sponges")
    before = g.digest()
    act(g, "F", "adaptation-1")
    assert g.digest() == before
    act(g, "F", "adaptation-3", "sponges of sponges -", "worms of worms sun")
    assert disks(g, "F") == "worms sponges sun" and box(g, "adaptation") == ""


def test_T45():
    """The lower left corner of the central Ocean touches it, the Ocean below, and a hex without a tile."""
    g = stage("box abundance algae")
    where = corner("D5ll")
    assert g.touched(where) == sorted([hex_("D5"), hex_("D6")])
    assert sorted(MAP.touching[where]) == sorted([hex_("D5"), hex_("D6"), hex_("C5")])
    act(g, "F", "abundance-1", "algae", "D5ll")
    assert g.elements[where] == data.ALGAE


def test_T46():
    """Random earth: the animals that lead the central tile start with less."""
    for seed in range(1000):
        g = play.start(setup(options="random", seed=seed))
        if g.terrain[hex_("D4")] == data.REEF and len({g.cubes[a][hex_("D4")] for a in range(4)}) == 1:
            assert g.vp == [5, 8, 9, 11]
            return
    pytest.fail("no such earth among these seeds")


def test_T47():
    """Both Regression squares are full: another pawn there does nothing, and the cubes stay until Reseed."""
    g = stage("turn reptiles", "pawn reptiles regression-1")
    act(g, "R", "regression-1", "yes")
    act(g, "C", "regression-2", "yes")
    turn(g, "R", "-")
    assert list(g.regressing) == [R, C]
    before = g.digest()
    act(g, "F", "regression-1")
    assert g.digest() == before
    reseed(g)
    assert list(g.regressing) == [data.NOBODY] * 2


def test_T48():
    """Biomass: one species and no element is one too many."""
    g = stage(*BARREN, "species reptiles D2")
    card(g, "C", "biomass")
    assert cubes(g, "D2") == "" and g.eliminated[R] == 1


def test_every_vector_is_here():
    assert not [n for n in range(1, 49) if f"test_T{n}" not in globals()]
