"""The numbered examples T1 to T23 of the fact sheet, each played through the rules themselves."""

import pytest
from speciate.games.dominant import GAME, data
from speciate.games.dominant.pieces import MAP
from speciate.games.dominant.rules import play

from .stage import (
    LETTERS,
    I,
    M,
    X,
    act,
    box,
    clear,
    cubes,
    disks,
    execute,
    fill,
    freeze,
    give,
    grow,
    hex_,
    lay,
    lead,
    match,
    on,
    order,
    pawn,
    pawns,
    put,
    reseed,
    reset,
    rule,
    settle,
    stage,
    survival,
    top_tiles,
    vp,
    wander,
    wither,
)


def desert_and_savannah():
    g = stage()
    clear(g)
    grow(g, "sun", "desert.ur", "desert.r", "desert.lr")  # the first lies between both tiles
    grow(g, "grass", "desert.ll")
    grow(g, "grub", "desert.l")
    grow(g, "water", "savannah.ul")
    give(g, "I", "grub water")
    give(g, "A", "grub grub meat")
    settle(g, "desert", "3A 1I")
    settle(g, "savannah", "1R")
    return g


def test_T1():
    """Insects match 3 on the desert and dominate more numerous amphibians, who match 2; reptiles would match 6."""
    g = desert_and_savannah()
    assert on(g, "desert") == "grass grub sun sun sun"
    assert [match(g, who, "desert") for who in "IAR"] == [3, 2, 6]
    assert lead(g, "desert") == "I"
    put(g, "R", "desert")
    assert lead(g, "desert") == "R"


def test_T2():
    """Reptiles match 2 on the savannah, amphibians who came would match 3; without the shared sun, reptiles match 0."""
    g = desert_and_savannah()
    assert on(g, "savannah") == "sun water"
    assert match(g, "R", "savannah") == 2 and lead(g, "savannah") == "R"
    put(g, "A", "savannah")
    assert match(g, "A", "savannah") == 3 and lead(g, "savannah") == "A"
    wither(g, "desert.ur")
    assert g.endangered(LETTERS.index("R"), hex_("savannah"))


def test_T3():
    """At the start each animal dominates one tile and matches half as much on two others; amphibians 6 and 3, 3."""
    g = stage()
    matches = {
        "savannah": "I4 A3 R2", "wetland": "A6 X2 I2", "jungle": "X4 A3 B2", "forest": "B4 M2 X2", "desert": "R4 M2 I2",
        "mountain": "M4 R2 B2",
    }  # fmt: skip
    for where, expected in matches.items():
        living = g.living_on(hex_(where))
        assert {f"{LETTERS[a]}{g.match(a, hex_(where))}" for a in living} == set(expected.split()), where
        assert lead(g, where) == expected[0]
    assert lead(g, "tundra") == "-"


def test_T4():
    """Reptiles pass birds on the track and put their pawn on the last space of Abundance, where it acts this turn."""
    g = stage()
    fill(g, "abundance", "sun sun")
    assert order(g) == "IXABRM"
    pawn(g, "R", "initiative-1")
    pawn(g, "A", "abundance-1")
    execute(g, "R: abundance-2", "A: -", "R: sun", "R: mountain.lr", "I: -", "X: -")
    assert order(g) == "IXARBM" and on(g, "mountain") == "meat meat seed sun sun"


def test_T5():
    """Insects take the meat, two others choose after them; the one that is left drops to Regression."""
    g = stage()
    fill(g, "adaptation", "meat grass grub grub")
    act(g, "I", "adaptation-1", "meat of meat grass grub -")
    act(g, "X", "adaptation-2", "grub of grass grub -")
    act(g, "M", "adaptation-3", "grass of grass grub -")
    assert [disks(g, who) for who in "IXM"] == ["meat", "grub", "grass"]
    reseed(g)
    assert box(g, "regression") == "grub"


def test_T6():
    """Two grubs are one type: a pawn saves one, reptiles save one free, others lose one, printed ones stay."""
    g = stage()
    fill(g, "regression", "grub grub")
    fill(g, "adaptation", "sun")
    give(g, "I", "grub sun")
    give(g, "R", "grub")
    give(g, "B", "grub")
    pawn(g, "I", "regression-1")
    rule(g, "regression", "R: grub of grub -", "I: grub of grub -")
    assert [disks(g, who) for who in "IRBX"] == ["grub sun", "grub", "", ""] and g.count(X, data.GRUB) == 2
    reseed(g)
    assert box(g, "regression") == "sun"


def test_T7():
    """A second water gives amphibians the savannah, 6 to 4; a sun lets reptiles live on the mountain."""
    g = stage()
    fill(g, "abundance", "water sun")
    wither(g, "mountain.ur")
    assert lead(g, "savannah") == "I" and match(g, "R", "mountain") == 0
    act(g, "A", "abundance-1", "water of sun water -", "savannah.r")
    assert [match(g, who, "savannah") for who in "AI"] == [6, 4] and lead(g, "savannah") == "A"
    act(g, "R", "abundance-2", "sun of sun -", "mountain.lr")
    assert match(g, "R", "mountain") == 2


def test_T8():
    """The pawn spares the grub; water by the tundra withers, and amphibians lose the desert they dominated."""
    g = stage()
    clear(g)
    grow(g, "grub", "tundra.l", "tundra.ul")
    grow(g, "water", "tundra.r", "tundra.ur")
    grow(g, "water", "mountain.ll")
    settle(g, "desert", "1A")
    fill(g, "wasteland", "grub water")
    assert lead(g, "desert") == "A"
    act(g, "X", "wasteland-1", "grub of grub water -")
    assert box(g, "wasteland") == "water"
    rule(g, "frost")
    assert on(g, "tundra") == "grub grub" and on(g, "mountain") == "water"
    assert match(g, "A", "desert") == 0 and lead(g, "desert") == "-"


def test_T9():
    """Without the seed of both tiles birds fall to 2: a tie with reptiles on the desert; mammals gain the savannah."""
    g = stage()
    clear(g)
    grow(g, "seed", "desert.ur", "desert.r", "savannah.ur")
    grow(g, "sun", "desert.lr")
    grow(g, "meat", "savannah.ul", "savannah.l")
    settle(g, "desert", "1R 1B")
    settle(g, "savannah", "1M 1B")
    fill(g, "depletion", "seed")
    assert (match(g, "B", "desert"), match(g, "B", "savannah")) == (4, 4)
    assert (lead(g, "desert"), lead(g, "savannah")) == ("B", "-")
    act(g, "M", "depletion-1", "desert.ur of desert.ur desert.r savannah.ur -")
    assert (match(g, "B", "desert"), match(g, "B", "savannah")) == (2, 2)
    assert (lead(g, "desert"), lead(g, "savannah")) == ("-", "M")
    assert box(g, "depletion") == "seed"


def next_to_two_tundras():
    g = stage()
    clear(g)
    freeze(g, "wetland")
    grow(g, "sun", "tundra.ur")
    settle(g, "desert", "2B 4A 1I")
    return g


def test_T10():
    """The desert next to one tundra pays 1 and kills no element; one of each animal stays, the others go home."""
    g = next_to_two_tundras()
    before = g.pool[:]
    act(g, "R", "glaciation-1", "desert of savannah desert mountain forest jungle -")
    assert vp(g) == "1R" and on(g, "tundra") == "sun"
    assert cubes(g, "desert") == "1B 1A 1I" and sum(g.eliminated) == 0
    assert [now - then for now, then in zip(g.pool, before, strict=True)] == [0, 0, 1, 3, 0, 0]


def test_T10_savannah():
    """The savannah between two tundras would have paid 3, and cost the sun between the three."""
    g = next_to_two_tundras()
    log = act(g, "R", "glaciation-1", "savannah")
    assert [e.kind for e in log][-3:] == ["freeze", "wither", "vp"]
    assert vp(g) == "3R" and on(g, "tundra") == ""


def test_T11():
    """Three species on tundra beat two and one; three against three are a tie."""
    g = stage()
    settle(g, "tundra", "3R 2X 1I")
    survival(g)
    assert vp(g) == "1R"
    put(g, "X", "tundra", 3)
    survival(g)
    assert vp(g) == "1R"


def test_T12():
    """Arachnids breed round a grass: 3 and 2 and 1 at most; the desert becomes a tie; insects add their free one."""
    g = stage()
    clear(g)
    grow(g, "grass", "tundra.r")
    grow(g, "water", "desert.r")
    grow(g, "grub", "desert.lr")
    give(g, "X", "grub")
    settle(g, "desert", "1A")
    settle(g, "savannah", "1I")
    assert lead(g, "desert") == "A"
    act(g, "X", "speciation-6", "tundra.r of tundra.r -", "1 of 0 1", "3 of 0 1 2 3", "2 of 0 1 2")
    assert [cubes(g, where) for where in ("savannah", "desert", "tundra")] == ["3X 1I", "1A 2X", "1X"]
    assert [match(g, who, "desert") for who in "AX"] == [3, 3] and lead(g, "desert") == "-"
    rule(g, "swarm", "I: savannah")
    assert cubes(g, "savannah") == "3X 2I"


def test_T13():
    """A wetland next to two tiles pays 3; a seed; birds move in and dominate, arachnids decline, insects follow."""
    g = stage()
    clear(g)
    top_tiles(g, "wetland sea desert")
    fill(g, "wanderlust", "seed sun")
    settle(g, "savannah", "2B 1X")
    settle(g, "desert", "2I")
    log = act(
        g, "B", "wanderlust-1", "1 of 1 2 3 -", "2,-1", "seed of seed sun -", "2,-1.r",
        "1 of 0 1 2", "X: 0 of 0 1", "I: 2 of 0 1 2",
    )  # fmt: skip
    assert vp(g) == "3B" and cubes(g, "2,-1") == "1B 2I" and lead(g, "2,-1") == "B"
    assert [e.kind for e in log][-5:] == ["tile", "grow", "vp", "move", "move"]


def test_T14():
    """Seven insects move: 1 to the savannah, 4 to the desert, 2 to the mountain. Birds fly from sea to tundra."""
    g = stage()
    clear(g, elements=False)
    lay(g, "sea", "0,-2")
    settle(g, "desert", "1I")
    settle(g, "tundra", "6I")
    settle(g, "0,-2", "1B")
    lines = ["desert", "savannah", *["tundra", "desert"] * 4, *["tundra", "mountain"] * 2]
    act(g, "I", "migration-1", *lines)
    assert [cubes(g, w) for w in ("savannah", "desert", "mountain", "tundra")] == ["1I", "4I", "2I", ""]
    act(g, "B", "migration-2", "0,-2", "tundra")
    assert cubes(g, "tundra") == "1B"


def test_T15():
    """At tundra-desert-forest reptiles hit one on a forest and one on the tundra; they do not live on the desert."""
    g = stage()
    clear(g)
    lay(g, "forest", "-2,1")
    lay(g, "sea", "0,-2")
    for where in ("forest", "-2,1", "0,-2"):
        settle(g, where, "2M 1R")
    settle(g, "tundra", "1R 1I")
    settle(g, "desert", "1B 1I")
    act(g, "R", "competition-3", "tundra of tundra -", "forest of forest -2,1 -")
    assert [cubes(g, w) for w in ("tundra", "forest", "-2,1", "0,-2", "desert")] == [
        "1R", "1M 1R", "2M 1R", "2M 1R", "1B 1I",
    ]  # fmt: skip
    assert g.eliminated[M] == g.eliminated[I] == 1


def test_T16():
    """A wetland with 4 amphibians, 2 reptiles and 2 birds pays 8, 4 and 2; reptiles dominate and take a card."""
    g = stage(row="cold_snap nocturnal omnivore")
    settle(g, "wetland", "2R 2B 4A")
    wither(g, "wetland.l", "wetland.lr")  # both water
    grow(g, "sun", "wetland.ur")
    assert lead(g, "wetland") == "R"
    act(g, "B", "domination-1", "wetland", "R: omnivore of cold_snap nocturnal omnivore")
    assert vp(g) == "4R 2B 8A" and g.spare[LETTERS.index("R")] == 6


def test_T17():
    """Three animals each: 70 counts of {70, 145, 160}, 75 of {75, 85, 95}, and the second player wins."""
    g = stage(seats="000111")
    g.vp = [145, 70, 160, 95, 75, 85]
    assert GAME.scores(g) == (70, 75) and GAME.winners(g) == (1,)


def test_T18():
    """Bonus points grow like 1, 3, 6, 10 up to 45 for nine, and stay there."""
    assert [stage().bonus(n) for n in range(12)] == [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 45, 45]


@pytest.mark.parametrize(
    "terrain, who, paid",
    [
        ("sea", "4M 5B 6X 7I", "2M 3B 5X 9I"),
        ("sea", "7X 7I", "9X 5I"),
        ("tundra", "7X 7I", "1X"),
        ("mountain", "2A", "3A"),
    ],
)
def test_T19(terrain, who, paid):
    """Places on a tile by number of species, ties by the food chain; no more places than animals or numbers."""
    g = stage()
    lay(g, "sea" if terrain == "tundra" else terrain, "0,-2")
    if terrain == "tundra":
        freeze(g, "0,-2")
    settle(g, "0,-2", who)
    act(g, "R", "domination-1", "0,-2")
    assert vp(g) == paid


def test_T20():
    """The rule of the random earth, used on the printed one, places exactly the species of the set-up."""
    g = stage()
    expected = {
        "savannah": "1R 1A 2I", "wetland": "2A 1X 1I", "jungle": "1B 1A 2X", "forest": "1M 2B 1X", "desert": "1M 2R 1I",
        "mountain": "2M 1R 1B", "tundra": "",
    }  # fmt: skip
    clear(g, elements=False)
    play.settle(g)
    assert {where: cubes(g, where) for where in expected} == expected and g.vp == [0] * 6


def test_T21():
    """Each of the seven terrains is printed on exactly two Competition spaces."""
    printed = [t for pair in data.COMPETITION_TERRAINS for t in pair]
    assert sorted(printed) == sorted([*range(data.TUNDRA)] * 2)


def test_T22():
    """35 spaces, 120 disks; nothing is lost in the turns of a random game."""
    g = stage()
    assert len(MAP.axial) == 35 and len(g.vacant_corners()) + len(g.all_disks()) == 24
    assert sum(g.bag) + len(g.all_disks()) == 120

    def count(g):
        lying = sum(map(sum, g.box)) + sum(map(sum, g.disks))
        assert sum(g.bag) + lying + len(g.all_disks()) == 120

    assert wander(g, 400, check=count).state.round > 3


@pytest.mark.parametrize(
    "before, after",
    [("RB.A", "B.A."), ("R.B.", ".B.."), (".RB.", "RB..")],
)
def test_T23(before, after):
    """The Glaciation queue: who stood first has acted; the others move one step, gaps stay gaps."""
    g = stage()
    for place, who in enumerate(before):
        if who != ".":
            pawn(g, who, f"glaciation-{place + 1}")
    execute(g, *(["R: -"] if before[0] == "R" else []), "I: -", "X: -")
    reset(g)
    assert pawns(g, "glaciation") == after


def test_T23_instinct():
    """With a pawn put on the first space during Domination, nobody acted: {2, 4} and 1 become 1, 2 and 3."""
    g = stage(row="instinct")
    pawn(g, "B", "glaciation-2")
    pawn(g, "A", "glaciation-4")
    pawn(g, "R", "domination-1")
    execute(g, "I: -", "X: -", "R: desert", "R: glaciation-1")
    reset(g)
    assert pawns(g, "glaciation") == "RBA."


def test_every_vector_is_here():
    assert not [n for n in range(1, 24) if f"test_T{n}" not in globals()]
