"""Numbered examples of the rules, each played through the rules themselves."""

import pytest
from speciate.games.marine import GAME, data
from speciate.games.marine.pieces import CORNERS, HEXES, MAP
from speciate.games.marine.rules import play

from .stage import (
    CARDS,
    C,
    F,
    R,
    X,
    act,
    answer,
    box,
    card,
    clear,
    corner,
    cubes,
    deal,
    disks,
    end,
    extinction,
    fill,
    give,
    grow,
    hex_,
    markers,
    match,
    own,
    pawn,
    put,
    reseed,
    score,
    setup,
    spaces,
    stage,
    survival,
    take,
    top_tile,
    turn,
    vent,
    wither,
)


def test_T1():
    """One sponges on the display: five shared tiles beat a target of 4, four do not."""
    g = stage()
    for where in ("kelp", "seamount", "seagrass", "sand"):
        put(g, "R", where)
    grow(g, "sponges", "seagrass.r")
    grow(g, "sponges", "sand.lr")
    g.target[data.SPONGES] = 4
    assert g.domination(R, data.SPONGES) == 5 and g.dominates(R, data.SPONGES)
    put(g, "R", "sand", 0)
    assert g.domination(R, data.SPONGES) == 4 and not g.dominates(R, data.SPONGES)


def test_T2():
    """Two sun on the display and one shared tile beat a target of 1; elements not shared count nothing."""
    g = stage()
    for where in ("reef.l", "reef.r", "reef.lr", "reef.ll", "reef.ur"):
        wither(g, where)
    assert [g.domination(R, e) for e in range(6)] == [0, 0, 0, 0, 0, 2]
    assert [e for e in range(6) if g.dominates(R, e)] == [data.SUN]


def three_tiles_of_worms():
    g = stage()
    put(g, "X", "sand")
    put(g, "X", "ocean")
    g.target[data.WORMS] = 4
    wither(g, "reef.ur")  # the algae
    return g


def test_T3():
    """Two worms and three shared tiles make 6, more than 4."""
    g = three_tiles_of_worms()
    assert g.domination(X, data.WORMS) == 6 and g.dominates(X, data.WORMS)


def test_T4():
    """Without the worms between Reef, Sand and Ocean the Crustaceans are endangered on the Reef."""
    g = three_tiles_of_worms()
    assert g.thrives(X, hex_("reef"))
    wither(g, "reef.lr")
    assert not g.thrives(X, hex_("reef")) and g.endangered(X, hex_("reef"))


def test_T5():
    """At the start every animal dominates the element it has twice, and no other."""
    g = stage()
    dominated = [[data.ELEMENTS[e] for e in range(6) if g.dominates(a, e)] for a in range(4)]
    assert dominated == [["sun"], ["gastropods"], ["plankton"], ["worms"]]


def test_T6():
    """Domination of a pawn on the display: the target rises to 15, the pawn waits for the next retrieval."""
    g = stage()
    give(g, "R", "sun")
    for where in ("kelp", "land", "seagrass", "sand"):
        put(g, "R", where)
    grow(g, "sun", "seagrass.r")
    grow(g, "sun", "sand.lr")
    g.target[data.SUN] = 12
    own(g, "C", "sun", at="migration-4")
    act(g, "R", "domination-1", "sun of sponges sun -")
    assert (g.special[data.SUN], g.target[data.SUN]) == (R, 15)
    assert g.special_placed(data.SUN) and data.SUN not in g.special_available(R)
    g.turn = R
    turn(g, "R", "-")
    assert data.SUN in g.special_available(R)


def test_T7():
    """Kelp with a tie for second place: 7 and 4 and 2, and the fewest get nothing."""
    g = stage()
    put(g, "X", "kelp", 3)
    put(g, "R", "kelp", 2)
    put(g, "C", "kelp", 2)
    put(g, "F", "kelp", 1)
    markers(g, "evolution", "kelp land reef sand ocean")
    act(g, "F", "evolution-1", "kelp of kelp -")
    assert g.vp == [4, 2, 0, 7]


@pytest.mark.parametrize("value, offer", [(4, "1 2 3 4"), (5, "1 2 3 4 5")])
def test_T8(value, offer):
    """Space 4 gives cards 1 to 4, space 5 any."""
    g = stage(row="monotypic_habitat annelids univalves producers carbon_cycle")
    take(g, "R", value, f"1 of {offer}")
    assert g.discard[-1] == CARDS["monotypic_habitat"]


def test_T8_first_space():
    """Space 1 leaves only slot 1: nothing is asked."""
    g = stage(row="monotypic_habitat annelids univalves producers carbon_cycle")
    take(g, "R", 1)
    assert g.discard[-1] == CARDS["monotypic_habitat"]


def test_T9():
    """The card of slot 2 is taken: those above slide down, a new one lies in slot 5, slot 1 stays."""
    g = stage(row="annelids monotypic_habitat univalves producers carbon_cycle")
    take(g, "R", 2, "2 of 1 2")
    names = [data.CARDS[c].id for c in g.row[:4]]
    assert names == ["annelids", "univalves", "producers", "carbon_cycle"]
    assert g.row[4] not in (data.NO_CARD, *(CARDS[n] for n in names)) and g.deck == 19


def test_T10():
    """A Seamount next to a Seamount counts 2: 3 VP."""
    g = stage()
    top_tile(g, 1, "seamount")
    act(g, "X", "wanderlust-1", "1", "-2,1")
    assert g.vp == [0, 0, 0, 3]


def test_T11():
    """A Vent on an Ocean at the edge: VP, smoker side, one of each animal back, and one more of the acting animal."""
    g = stage()
    put(g, "R", "ocean-se", 1)
    put(g, "F", "ocean-se", 2)
    put(g, "C", "ocean-se", 4)
    before = g.pool[:]
    act(g, "R", "tectonics-1", "ocean-se of land-ne land-nw ocean-se ocean-sw -")
    assert g.vp == [3, 0, 0, 0] and g.vent_on(hex_("ocean-se")) == data.SMOKER
    assert cubes(g, "ocean-se") == "2R 1C 1F"
    assert [g.pool[a] - before[a] for a in range(4)] == [-1, 3, 1, 0] and not any(g.eliminated)


def test_T12():
    """A Kelp in the middle, next to two Vents: 6 VP, but only for a special pawn."""
    g = stage()
    vent(g, "seamount", "smoker")
    vent(g, "land", "geyser")
    act(g, "R", "tectonics-1", "- of land-ne land-nw ocean-se ocean-sw -")
    act(g, "R", "tectonics-2", "kelp")
    assert g.vp == [6, 0, 0, 0]


def test_T13():
    """Speciation round a sun between Reef, Ocean and Vent: up to 2, 4 and 1."""
    g = stage()
    vent(g, "seamount", "smoker")
    wither(g, "reef.ul")
    wither(g, "reef.ll")
    grow(g, "sun", "reef.ll")
    fill(g, "speciation", "sun")
    act(g, "C", "speciation-1", "reef.ll", "1 of 0 1", "2 of 0 1 2", "4 of 0 1 2 3 4")
    assert (cubes(g, "seamount"), cubes(g, "ocean")) == ("1C", "4C") and g.cubes[C][hex_("reef")] == 5


def test_T14():
    """Migration of five: one Reef to Sand, three Vent to Reef, one Vent to Kelp."""
    g = stage()
    vent(g, "seamount", "smoker")
    put(g, "F", "seamount", 4)
    act(g, "F", "migration-3", "reef", "sand", *["seamount", "reef"] * 3, "seamount", "kelp")
    assert [g.cubes[F][hex_(h)] for h in ("reef", "sand", "kelp", "seamount")] == [5, 1, 1, 0]


def test_T15():
    """The special Competition space: one each on two tiles, or two on one."""
    g = stage()
    put(g, "C", "kelp")
    put(g, "R", "kelp")
    act(g, "C", "competition-4", "kelp of kelp reef -", "reptiles of reptiles -", "reef", "reptiles")
    assert g.eliminated == [2, 0, 0, 0] and cubes(g, "kelp") == "1C"
    act(g, "C", "competition-4", "reef of reef -", "fishes", "reef", "crustaceans")
    assert g.eliminated == [2, 0, 1, 1]


def regression_of_sun():
    g = stage()
    fill(g, "regression", "sun")
    give(g, "R", "sun")
    give(g, "X", "sun")
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
    g = stage()
    pawn(g, "X", "competition-2")
    below = [f"evolution-{n}" for n in range(1, 6)] + [f"domination-{n}" for n in range(1, 4)]
    assert spaces(g, "X") == ["competition-3", *below]


def test_T19():
    """A special pawn goes anywhere but where its owner's basic pawn or any special pawn stands."""
    g = stage()
    pawn(g, "X", "migration-1")
    pawn(g, "R", "abundance-1")
    own(g, "X", "sun")
    own(g, "R", "worms", at="depletion-1")
    legal = spaces(g, "X", "special")
    assert len(legal) == 37 - 2 and not {"migration-1", "depletion-1"} & {*legal} and "abundance-1" in legal


def test_T20():
    """The last cube slides: Reseed before the next turn, and the pawns of the others stay."""
    g = stage()
    g.right = bytearray([0, 1, 1, 1])
    g.turn = R
    pawn(g, "R", "abundance-1")
    pawn(g, "C", "abundance-2")
    pawn(g, "X", "depletion-1")
    m = match(g)
    answer(m, "-")
    assert (m.state.round, m.state.turn, list(m.state.right)) == (2, X, [0] * 4)
    assert [m.state.placed(a) != [] for a in range(4)] == [False, True, False, True]


def geyser_feast():
    g = stage()
    fill(g, "autotrophs", "gastropods sun")
    grow(g, "plankton", "geyser.ur")
    grow(g, "sun", "geyser.ul")
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
        "geyser.ur of geyser.ur geyser.ul",
    )
    assert box(g, "autotrophs") == "plankton sun" and g.elements[corner("geyser.ur")] == data.GASTROPODS
    g = geyser_feast()
    bag = g.bag[data.SUN]
    act(g, "C", "autotrophs-2", "remove")
    assert box(g, "autotrophs") == "gastropods sun" and g.bag[data.SUN] == bag + 1
    assert g.elements[corner("geyser.ul")] == data.NONE


def test_T22():
    """At the end the targets of the special pawns are paid: 7 and 6 make 13."""
    g = stage()
    clear(g)
    own(g, "R", "algae sun")
    g.target[data.ALGAE], g.target[data.SUN] = 7, 6
    end(g)
    assert g.vp == [13, 0, 0, 0]


def test_T23():
    """Two players with two animals: the lower one counts. 70 and 145 against 75 and 85: the second wins."""
    g = stage(seats="0011")
    g.vp = [70, 145, 75, 85]
    assert GAME.scores(g) == (70, 75) and GAME.winners(g) == (1,)


def test_T24():
    """The table of bonus VP."""
    assert [stage().bonus(n) for n in range(8)] == [0, 1, 3, 6, 10, 15, 21, 21]


def test_T25():
    """Alone on a Land: first place only."""
    g = stage()
    put(g, "C", "land-n")
    score(g, "land-n")
    assert g.vp == [0, 8, 0, 0]


def test_T26():
    """A Vent pays the first of three animals, nobody else."""
    g = stage()
    for who, n in (("C", 1), ("F", 2), ("X", 1)):
        put(g, who, "geyser", n)
    score(g, "geyser")
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
    g = stage()
    fill(g, "abundance", "algae algae sun")
    reseed(g)
    assert box(g, "autotrophs") == "algae algae sun" and box(g, "depletion") == ""
    left = box(g, "abundance")
    assert len(left.split()) == 4
    reseed(g)
    assert box(g, "autotrophs") == left and box(g, "depletion") == "algae algae sun"


def test_T29():
    """Ecological Niche at sponges: opponents 0 on Land and 1 on a Reef, the owner 2 and 3."""
    g = stage()
    deal(g, "R", "ecological_niche")
    own(g, "R", "sponges")
    wither(g, "reef.ul")
    grow(g, "sponges", "reef.ul")  # between Reef, Kelp and Land
    land, reef = hex_("land"), hex_("reef")
    assert [g.speciation_limit(C, data.SPONGES, h) for h in (land, reef)] == [0, 1]
    assert [g.speciation_limit(R, data.SPONGES, h) for h in (land, reef)] == [2, 3]
    fill(g, "speciation", "sponges")
    act(
        g, "C", "speciation-1", "reef.ul of reef.ul reef.l -", "1 of 0 1", "0 of 0 1"
    )  # Kelp, Reef; no question for Land
    act(g, "R", "speciation-1", "reef.ul", "0 of 0 1 2 3", "2 of 0 1 2", "0 of 0 1 2 3")


def test_T30():
    """Extinction goes on: when the two opponents a Carnivore lives on die out, it does too."""
    g = stage()
    deal(g, "R", "carnivore")
    put(g, "R", "land-n", 2)
    put(g, "F", "land-n", 1)
    put(g, "X", "land-n", 1)
    assert g.thrives(R, hex_("land-n"))
    extinction(g)
    assert cubes(g, "land-n") == "" and g.eliminated == [2, 0, 1, 1]


def test_T31():
    """Two worms on one tile are 1 VP."""
    g = stage()
    clear(g)
    put(g, "R", "land-n")
    grow(g, "worms", "land-n.ul")
    grow(g, "worms", "land-n.ur")
    card(g, "R", "annelids")
    assert g.vp == [1, 0, 0, 0]


def test_T32():
    """Trophic Cascade from slot 4 on a tile with three elements takes them all, without a question about which."""
    g = stage()
    for where in ("land-n.ul", "land-n.ur", "land-n.l"):
        grow(g, "worms", where)
    card(g, "R", "trophic_cascade", "land-n", slot_number=4)
    assert g.disks_on(hex_("land-n")) == [] and len(g.all_disks()) == 6


def test_T33():
    """Profligate Carnivore from slot 5 with two species left: five die, two come."""
    g = stage()
    g.eliminated[R], g.pool[R] = g.pool[R] - 2, 2
    card(g, "R", "profligate_carnivore", *["reef", "fishes"] * 3, *["reef", "cephalopods"] * 2, slot_number=5)
    assert g.eliminated[C] == 2 and g.eliminated[F] == 3 and g.pool[R] == 0 and cubes(g, "reef") == "5R 1C 3X"


def test_T34():
    """Random earth: one species for each of one's elements that matches a disk of the central tile."""
    g = stage(options="random")
    g.cubes[R][hex_("reef")] = 0
    g.pool[R] = 34
    for tag in data.START_ELEMENTS:
        wither(g, f"reef.{tag}")
    for tag, what in zip(data.START_ELEMENTS, ["sun", "sponges", "algae", "algae", "worms", "plankton"], strict=True):
        grow(g, what, f"reef.{tag}")
    play.settle(g, R)
    assert g.cubes[R][hex_("reef")] == 3 and g.pool[R] == 31


def test_T35():
    """Three species on one Vent hold the Survival card against two on two Vents, but are paid for one Vent."""
    g = stage()
    put(g, "R", "geyser", 3)
    put(g, "F", "geyser", 1)
    put(g, "F", "smoker", 1)
    assert g.survival_holder() == R
    survival(g)
    assert g.vp == [1, 0, 0, 0]


def test_T36():
    """Solar Radiation in the row does not touch the scoring of Marine Snow."""
    g = stage(row="solar_radiation annelids univalves producers carbon_cycle")
    put(g, "R", "ocean", 2)
    put(g, "C", "ocean", 1)
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
    reached, new = set(), {hex_("reef")}
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


@pytest.mark.parametrize("where", ["land-ne", "land-nw", "ocean-se", "ocean-sw"])
def test_T40(where):
    """Each of the four tiles at the edge lies beside a Vent: 3 VP; geysers at the top, smokers at the bottom."""
    g = stage()
    act(g, "C", "tectonics-1", f"{where} of land-ne land-nw ocean-se ocean-sw -")
    side = data.GEYSER if where.startswith("land") else data.SMOKER
    assert g.vp == [0, 3, 0, 0] and g.vent_on(hex_(where)) == side


@pytest.mark.parametrize("row, vp", [("annelids", [6, 3, 2, 0]), ("monotypic_habitat", [0, 2, 3, 6])])
def test_T41(row, vp):
    """The Reef at the start, a tie of four: down the food chain, or up it under Monotypic Habitat."""
    g = stage(row=row)
    score(g, "reef")
    assert g.vp == vp


def test_T42():
    """Speciation at the start: 2, 2, 1 round the sun; 2, 3, 4 round the worms."""
    g = stage()
    fill(g, "speciation", "sun worms")
    act(g, "R", "speciation-1", "reef.ul of reef.ul -", "0 of 0 1 2", "1 of 0 1", "0 of 0 1 2")
    act(g, "R", "speciation-2", "reef.lr of reef.lr -", "0 of 0 1 2", "0 of 0 1 2 3 4", "3 of 0 1 2 3")
    assert cubes(g, "land") == "1R" and cubes(g, "sand") == "3R"


def test_T43():
    """Flight with pawns on Speciation 2 and Migration 1: before the one or after the other, not between."""
    g = stage()
    deal(g, "F", "flight")
    pawn(g, "F", "speciation-2", "migration-1")
    legal = spaces(g, "F")
    assert {"abundance-1", "speciation-1", "migration-2", "domination-3"} <= {*legal}
    assert not [
        s for s in legal if s in ("speciation-3", "speciation-4") or s[:10] == "wanderlust" or s[:9] == "tectonics"
    ]


def test_T44():
    """A full display: the ordinary Adaptation is lost, the special one may replace a disk, never a printed element."""
    g = stage()
    give(g, "F", "sun worms worms")
    fill(g, "adaptation", "sponges")
    before = g.digest()
    act(g, "F", "adaptation-1")
    assert g.digest() == before
    act(g, "F", "adaptation-3", "sponges of sponges -", "worms of worms sun")
    assert disks(g, "F") == "worms sponges sun" and box(g, "adaptation") == ""


def test_T45():
    """The lower left corner of the central Ocean touches it, the Ocean below, and a hex without a tile."""
    g = stage()
    where = corner("ocean.ll")
    assert g.touched(where) == sorted([hex_("ocean"), hex_("ocean-s")])
    assert sorted(MAP.touching[where]) == sorted([hex_("ocean"), hex_("ocean-s"), hex_("-1,2")])
    fill(g, "abundance", "algae")
    act(g, "F", "abundance-1", "algae", "ocean.ll")
    assert g.elements[where] == data.ALGAE


def test_T46():
    """Random earth: the animals that lead the central tile start with less."""
    for seed in range(1000):
        g = play.start(setup(options="random", seed=seed))
        if g.terrain[hex_("reef")] == data.REEF and len({g.cubes[a][hex_("reef")] for a in range(4)}) == 1:
            assert g.vp == [5, 8, 9, 11]
            return
    pytest.fail("no such earth among these seeds")


def test_T47():
    """Both Regression squares are full: another pawn there does nothing, and the cubes stay until Reseed."""
    g = stage()
    act(g, "R", "regression-1", "yes")
    act(g, "C", "regression-2", "yes")
    pawn(g, "R", "regression-1")
    g.turn = R
    turn(g, "R", "-")
    assert list(g.regressing) == [R, C]
    before = g.digest()
    act(g, "F", "regression-1")
    assert g.digest() == before
    reseed(g)
    assert list(g.regressing) == [data.NOBODY] * 2


def test_T48():
    """Biomass: one species and no element is one too many."""
    g = stage()
    clear(g)
    put(g, "R", "land-n")
    card(g, "C", "biomass")
    assert cubes(g, "land-n") == "" and g.eliminated[R] == 1


def test_every_vector_is_here():
    assert not [n for n in range(1, 49) if f"test_T{n}" not in globals()]
