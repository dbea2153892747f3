"""Examples of the rules, numbered T1 to T23, each played through the rules themselves."""

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
    barren,
    box,
    corner,
    cubes,
    deal,
    disks,
    execute,
    hex_,
    lead,
    lifeless,
    match,
    on,
    order,
    pawns,
    reseed,
    reset,
    rule,
    stage,
    survival,
    vp,
    wander,
)

DESERT_AND_SAVANNAH = (
    "element sun E4ur E4r E4lr",  # the first lies between both tiles
    "element grass E4ll",
    "element grub E4l",
    "element water E3ul",
    "display insects grub water",
    "display amphibians grub:2 meat",
    "species insects E4",
)


def test_T1():
    """Insects match 3 on the desert and dominate more numerous amphibians, who match 2; reptiles would match 6."""
    g = barren(*DESERT_AND_SAVANNAH, "species amphibians E4:3", "species reptiles E3")
    assert on(g, "E4") == "grass grub sun sun sun"
    assert [match(g, who, "E4") for who in "IAR"] == [3, 2, 6]
    assert lead(g, "E4") == "I"
    g = barren(*DESERT_AND_SAVANNAH, "species amphibians E4:3", "species reptiles E3 E4")
    assert lead(g, "E4") == "R"


def test_T2():
    """Reptiles match 2 on the savannah, amphibians who came would match 3; without the shared sun, reptiles match 0."""
    g = barren(*DESERT_AND_SAVANNAH, "species amphibians E4:3", "species reptiles E3")
    assert on(g, "E3") == "sun water"
    assert match(g, "R", "E3") == 2 and lead(g, "E3") == "R"
    g = barren(*DESERT_AND_SAVANNAH, "species amphibians E4:3 E3", "species reptiles E3")
    assert match(g, "A", "E3") == 3 and lead(g, "E3") == "A"
    g.remove_element(corner("E4ur"))
    assert g.endangered(LETTERS.index("R"), hex_("E3"))


def test_T3():
    """At the start each animal dominates one tile and matches half as much on two others; amphibians 6 and 3, 3."""
    g = stage()
    matches = {
        "E3": "I4 A3 R2", "D2": "A6 X2 I2", "C3": "X4 A3 B2", "C4": "B4 M2 X2", "E4": "R4 M2 I2",
        "D4": "M4 R2 B2",
    }  # fmt: skip
    for where, expected in matches.items():
        living = g.living_on(hex_(where))
        assert {f"{LETTERS[a]}{g.match(a, hex_(where))}" for a in living} == set(expected.split()), where
        assert lead(g, where) == expected[0]
    assert lead(g, "D3") == "-"


def test_T4():
    """Reptiles pass birds on the track and put their pawn on the last space of Abundance, where it acts this turn."""
    g = stage("phase execution", "pawn reptiles initiative-1", "pawn amphibians abundance-1", "box abundance sun:2")
    assert order(g) == "IXABRM"
    execute(g, "R: abundance-2", "A: -", "R: sun", "R: D4lr", "I: -", "X: -")
    assert order(g) == "IXARBM" and on(g, "D4") == "meat meat seed sun sun"


def test_T5():
    """Insects take the meat, two others choose after them; the one that is left drops to Regression."""
    g = stage("box adaptation meat grass grub:2")
    act(g, "I", "adaptation-1", "meat of meat grass grub -")
    act(g, "X", "adaptation-2", "grub of grass grub -")
    act(g, "M", "adaptation-3", "grass of grass grub -")
    assert [disks(g, who) for who in "IXM"] == ["meat", "grub", "grass"]
    reseed(g)
    assert box(g, "regression") == "grub"


def test_T6():
    """Two grubs are one type: a pawn saves one, reptiles save one free, others lose one, printed ones stay."""
    g = stage(
        "display reptiles grub",
        "display birds grub",
        "display insects grub sun",
        "pawn insects regression-1",
        "box regression grub:2",
        "box adaptation sun",
    )
    rule(g, "regression", "R: grub of grub -", "I: grub of grub -")
    assert [disks(g, who) for who in "IRBX"] == ["grub sun", "grub", "", ""] and g.count(X, data.GRUB) == 2
    reseed(g)
    assert box(g, "regression") == "sun"


def test_T7():
    """A second water gives amphibians the savannah, 6 to 4; a sun lets reptiles live on the mountain."""
    g = stage("element none D4ur", "box abundance water sun")
    assert lead(g, "E3") == "I" and match(g, "R", "D4") == 0
    act(g, "A", "abundance-1", "water of sun water -", "E3r")
    assert [match(g, who, "E3") for who in "AI"] == [6, 4] and lead(g, "E3") == "A"
    act(g, "R", "abundance-2", "sun of sun -", "D4lr")
    assert match(g, "R", "D4") == 2


def test_T8():
    """The pawn spares the grub; water by the tundra withers, and amphibians lose the desert they dominated."""
    g = barren(
        "element grub D3ul D3l", "element water D4ll D3ur D3r", "species amphibians E4", "box wasteland grub water"
    )
    assert lead(g, "E4") == "A"
    act(g, "X", "wasteland-1", "grub of grub water -")
    assert box(g, "wasteland") == "water"
    rule(g, "frost")
    assert on(g, "D3") == "grub grub" and on(g, "D4") == "water"
    assert match(g, "A", "E4") == 0 and lead(g, "E4") == "-"


def test_T9():
    """Without the seed of both tiles birds fall to 2: a tie with reptiles on the desert; mammals gain the savannah."""
    g = barren(
        "element seed E4ur E4r E3ur",
        "element sun E4lr",
        "element meat E3ul E3l",
        "species mammals E3",
        "species reptiles E4",
        "species birds E4 E3",
        "box depletion seed",
    )
    assert (match(g, "B", "E4"), match(g, "B", "E3")) == (4, 4)
    assert (lead(g, "E4"), lead(g, "E3")) == ("B", "-")
    act(g, "M", "depletion-1", "E4ur of E4ur E4r E3ur -")
    assert (match(g, "B", "E4"), match(g, "B", "E3")) == (2, 2)
    assert (lead(g, "E4"), lead(g, "E3")) == ("-", "M")
    assert box(g, "depletion") == "seed"


def next_to_two_tundras():
    return barren(
        "tile tundra D2", "element sun D3ur", "species birds E4:2", "species amphibians E4:4", "species insects E4"
    )


def test_T10():
    """The desert next to one tundra pays 1 and kills no element; one of each animal stays, the others go home."""
    g = next_to_two_tundras()
    before = g.pool[:]
    act(g, "R", "glaciation-1", "E4 of E3 E4 D4 C4 C3 -")
    assert vp(g) == "1R" and on(g, "D3") == "sun"
    assert cubes(g, "E4") == "1B 1A 1I" and sum(g.eliminated) == 0
    assert [now - then for now, then in zip(g.pool, before, strict=True)] == [0, 0, 1, 3, 0, 0]


def test_T10_savannah():
    """The savannah between two tundras would have paid 3, and cost the sun between the three."""
    g = next_to_two_tundras()
    log = act(g, "R", "glaciation-1", "E3")
    assert [e.kind for e in log][-3:] == ["freeze", "wither", "vp"]
    assert vp(g) == "3R" and on(g, "D3") == ""


def test_T11():
    """Three species on tundra beat two and one; three against three are a tie."""
    g = lifeless("species reptiles D3:3", "species arachnids D3:2", "species insects D3")
    survival(g)
    assert vp(g) == "1R"
    g = lifeless("species reptiles D3:3", "species arachnids D3:3", "species insects D3", "vp reptiles=1")
    survival(g)
    assert vp(g) == "1R"


def test_T12():
    """Arachnids breed round a grass: 3 and 2 and 1 at most; the desert becomes a tie; insects add their free one."""
    g = barren(
        "element water E4r",
        "element grub E4lr",
        "element grass D3r",
        "species amphibians E4",
        "species insects E3",
        "display arachnids grub",
    )
    assert lead(g, "E4") == "A"
    act(g, "X", "speciation-6", "D3r of D3r -", "1 of 0 1", "3 of 0 1 2 3", "2 of 0 1 2")
    assert [cubes(g, where) for where in ("E3", "E4", "D3")] == ["3X 1I", "1A 2X", "1X"]
    assert [match(g, who, "E4") for who in "AX"] == [3, 3] and lead(g, "E4") == "-"
    rule(g, "swarm", "I: E3")
    assert cubes(g, "E3") == "3X 2I"


def test_T13():
    """A wetland next to two tiles pays 3; a seed; birds move in and dominate, arachnids decline, insects follow."""
    g = barren(
        "species birds E3:2",
        "species arachnids E3",
        "species insects E4:2",
        "box wanderlust seed sun",
        "stack 1=wetland 2=sea 3=desert",
    )
    log = act(
        g, "B", "wanderlust-1", "1 of 1 2 3 -", "F3", "seed of seed sun -", "F3r",
        "1 of 0 1 2", "X: 0 of 0 1", "I: 2 of 0 1 2",
    )  # fmt: skip
    assert vp(g) == "3B" and cubes(g, "F3") == "1B 2I" and lead(g, "F3") == "B"
    assert [e.kind for e in log][-5:] == ["tile", "grow", "vp", "move", "move"]


def test_T14():
    """Seven insects move: 1 to the savannah, 4 to the desert, 2 to the mountain. Birds fly from sea to tundra."""
    g = lifeless("tile sea D1", "species birds D1", "species insects E4 D3:6")
    lines = ["E4", "E3", *["D3", "E4"] * 4, *["D3", "D4"] * 2]
    act(g, "I", "migration-1", *lines)
    assert [cubes(g, w) for w in ("E3", "E4", "D4", "D3")] == ["1I", "4I", "2I", ""]
    act(g, "B", "migration-2", "D1", "D3")
    assert cubes(g, "D3") == "1B"


def test_T15():
    """At tundra-desert-forest reptiles hit one on a forest and one on the tundra; they do not live on the desert."""
    g = barren(
        "tile forest B3", "tile sea D1", "species mammals C4:2 B3:2 D1:2", "species reptiles C4 B3 D1 D3",
        "species birds E4", "species insects D3 E4",
    )  # fmt: skip
    act(g, "R", "competition-3", "D3 of D3 -", "C4 of C4 B3 -")
    assert [cubes(g, w) for w in ("D3", "C4", "B3", "D1", "E4")] == [
        "1R", "1M 1R", "2M 1R", "2M 1R", "1B 1I",
    ]  # fmt: skip
    assert g.eliminated[M] == g.eliminated[I] == 1


def test_T16():
    """A wetland with 4 amphibians, 2 reptiles and 2 birds pays 8, 4 and 2; reptiles dominate and take a card."""
    g = lifeless(
        "element none D2l D2lr",  # both water
        "element sun D2ur",
        "species reptiles D2:2",
        "species birds D2:2",
        "species amphibians D2:4",
        "row cold_snap nocturnal omnivore",
    )
    assert lead(g, "D2") == "R"
    act(g, "B", "domination-1", "D2", "R: omnivore of cold_snap nocturnal omnivore")
    assert vp(g) == "4R 2B 8A" and g.spare[LETTERS.index("R")] == 6


def test_T17():
    """Three animals each: 70 counts of {70, 145, 160}, 75 of {75, 85, 95}, and the second player wins."""
    g = stage(
        "places mammals=0 reptiles=0 birds=0 amphibians=1 arachnids=1 insects=1",
        "vp mammals=145 reptiles=70 birds=160 amphibians=95 arachnids=75 insects=85",
    )
    assert GAME.scores(g) == (70, 75) and GAME.winners(g) == (1,)


def test_T18():
    """Bonus points grow like 1, 3, 6, 10 up to 45 for nine, and stay there."""
    assert [stage().bonus(n) for n in range(12)] == [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 45, 45]


@pytest.mark.parametrize(
    "terrain, who, paid",
    [
        ("sea", "mammals:4 birds:5 arachnids:6 insects:7", "2M 3B 5X 9I"),
        ("sea", "arachnids:7 insects:7", "9X 5I"),
        ("tundra", "arachnids:7 insects:7", "1X"),
        ("mountain", "amphibians:2", "3A"),
    ],
)
def test_T19(terrain, who, paid):
    """Places on a tile by number of species, ties by the food chain; no more places than animals or numbers."""
    living = (one.split(":") for one in who.split())
    g = lifeless(f"tile {terrain} D1", *(f"species {animal} D1:{n}" for animal, n in living))
    act(g, "R", "domination-1", "D1")
    assert vp(g) == paid


def test_T20():
    """The rule of the random earth, used on the printed one, places exactly the species of the set-up."""
    expected = {
        "E3": "1R 1A 2I", "D2": "2A 1X 1I", "C3": "1B 1A 2X", "C4": "1M 2B 1X", "E4": "1M 2R 1I",
        "D4": "2M 1R 1B", "D3": "",
    }  # fmt: skip
    g = lifeless()
    play.settle(g)
    assert {where: cubes(g, where) for where in expected} == expected and g.vp == [0] * 6


def test_T21():
    """Each of the seven terrains is printed on exactly two Competition spaces."""
    printed = [t for pair in data.COMPETITION_TERRAINS for t in pair]
    assert sorted(printed) == sorted([*range(data.TUNDRA)] * 2)


def test_T22():
    """35 spaces, 120 disks; nothing is lost in the turns of a random game."""
    g = deal()
    assert len(MAP.axial) == 35 and len(g.vacant_corners()) + len(g.all_disks()) == 24

    def count(g):
        lying = sum(map(sum, g.box)) + sum(map(sum, g.disks))
        assert sum(g.bag) + lying + len(g.all_disks()) == 120

    count(g)
    assert wander(g, 400, check=count).state.round > 3


@pytest.mark.parametrize(
    "before, after",
    [("RB.A", "B.A."), ("R.B.", ".B.."), (".RB.", "RB..")],
)
def test_T23(before, after):
    """The Glaciation queue: who stood first has acted; the others move one step, gaps stay gaps."""
    animals = {"R": "reptiles", "B": "birds", "A": "amphibians"}
    standing = [(animals[who], place) for place, who in enumerate(before, 1) if who != "."]
    g = stage("phase execution", *(f"pawn {animal} glaciation-{place}" for animal, place in standing))
    execute(g, *(["R: -"] if before[0] == "R" else []), "I: -", "X: -")
    reset(g)
    assert pawns(g, "glaciation") == after


def test_T23_instinct():
    """With a pawn put on the first space during Domination, nobody acted: {2, 4} and 1 become 1, 2 and 3."""
    g = stage(
        "phase execution", "pawn birds glaciation-2", "pawn amphibians glaciation-4", "pawn reptiles domination-1",
        "row instinct",
    )  # fmt: skip
    execute(g, "I: -", "X: -", "R: E4", "R: glaciation-1")
    reset(g)
    assert pawns(g, "glaciation") == "RBA."


def test_every_vector_is_here():
    assert not [n for n in range(1, 24) if f"test_T{n}" not in globals()]
