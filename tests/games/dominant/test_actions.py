"""The twelve sections of the action display: in use, forgone, with nothing to do, and what their places are worth."""

import pytest
from speciate.engine import Choice
from speciate.games.dominant import data
from speciate.games.dominant.pieces import MAP, SECTION_OF, SPACE, SPACES
from speciate.games.dominant.rules.actions import AGENDA

from .stage import (
    FULL,
    ICE,
    LETTERS,
    I,
    M,
    R,
    act,
    barren,
    box,
    cubes,
    disks,
    execute,
    hex_,
    kinds,
    lead,
    lifeless,
    match,
    on,
    order,
    pawns,
    reset,
    rule,
    stage,
    vp,
)

RING = "D2 E3 E4 D4 C4 C3"


def nothing(g, who, token, *lines):
    """Act without changing anything: the pawn that comes and acts goes home."""
    before = g.digest()
    act(g, who, token, *lines)
    assert g.digest() == before


# --- 1 Initiative ---------------------------------------------------------------------------------------------------


def test_initiative():
    """One place ahead on the track, and the pawn goes to any vacant space, where it acts this turn."""
    g = stage("phase execution", "pawn reptiles initiative-1", "box adaptation sun")
    vacant = [SPACE.token(s) for s in SPACES]
    assert len(vacant) == 41
    execute(g, f"R: adaptation-2 of {' '.join(vacant)} -", "R: sun", "I: -", "X: -")
    assert order(g) == "IXARBM" and disks(g, "R") == "sun" and g.free[R] == 3


def test_initiative_forgone():
    """Swap and placement go together: without the one there is not the other."""
    nothing(stage(), "R", "initiative-1", "-")


def test_initiative_of_the_first():
    """Who is first stays first, but still gets its pawn back to use."""
    g = stage()
    act(g, "I", "initiative-1", "glaciation-3")
    assert order(g) == "IXABRM" and pawns(g, "glaciation") == "..I."


def test_initiative_with_fewer_animals():
    g = stage("places mammals birds arachnids")
    act(g, "M", "initiative-1", "depletion-1")
    assert order(g) == "XMB"


def test_initiative_offers_the_space_that_the_pawn_has_just_left():
    """It is a vacant space like any other, even the only one; the pawn stands there and acts in the next turn."""
    spaces = [(data.ANIMALS[space % 6] if space else "reptiles", SPACE.token(space)) for space in SPACES]
    g = stage(
        "pawns mammals=6 reptiles=8 birds=7 amphibians=7 arachnids=7 insects=6",
        *(f"pawn {animal} {token}" for animal, token in spaces),
    )
    act(g, "R", "initiative-1", "initiative-1 of initiative-1 -")
    assert order(g) == "IXARBM" and pawns(g, "initiative") == "R"
    g = stage("phase execution", "pawn reptiles initiative-1")
    execute(g, "R: initiative-1", "I: -", "X: -")
    assert order(g) == "IXARBM" and pawns(g, "initiative") == "R"
    reset(g)
    assert pawns(g, "initiative") == "R"
    g = stage(
        "round 2", "phase execution", "order insects arachnids amphibians reptiles birds mammals",
        "pawn reptiles initiative-1",
    )  # fmt: skip
    execute(g, "R: -", "I: -", "X: -")
    assert order(g) == "IXARBM" and pawns(g, "initiative") == "."


# --- 2 Adaptation ---------------------------------------------------------------------------------------------------


def test_adaptation():
    """One element of those that lie there, a second of a type too."""
    g = stage("box adaptation sun:2 grub")
    log = act(g, "B", "adaptation-3", "sun of grub sun -")
    assert kinds(log) == ["act", "adapt"]
    act(g, "B", "adaptation-1", "sun of grub sun -")
    assert disks(g, "B") == "sun sun" and box(g, "adaptation") == "grub"


def test_adaptation_forgone_or_void():
    """Forgone; with six elements; without elements."""
    nothing(stage("box adaptation sun grub"), "A", "adaptation-1", "-")
    nothing(stage("box adaptation sun grub", "display amphibians sun:3"), "A", "adaptation-1")
    nothing(stage(), "A", "adaptation-1")


# --- 3 Regression ---------------------------------------------------------------------------------------------------


def test_regression():
    """One disk of each type in the box, not one for each disk there; printed ones stay; the box is not used up."""
    g = stage("display mammals meat", "display arachnids grub:2 sun:2", "box regression grub:2 sun")
    rule(g, "regression")
    assert disks(g, "X") == "grub sun" and disks(g, "M") == "meat" and box(g, "regression") == "grub grub sun"
    assert g.count(LETTERS.index("X"), data.GRUB) == 3


def test_regression_with_pawns():
    """Each pawn keeps one type, of the owner's choice; the pawns go home."""
    g = stage(
        "display mammals grub sun water",
        "display insects sun",
        "pawn mammals regression-1 regression-2",
        "box regression grub sun water",
    )
    rule(g, "regression", "M: sun of grub sun water -", "M: water of grub water -")
    assert disks(g, "M") == "sun water" and disks(g, "I") == "" and pawns(g, "regression") == ".." and g.free[M] == 3


def test_every_pawn_in_regression_may_be_forgone():
    """One type or more, as many pawns as types or fewer: a full display may want the space. The pawns go home."""
    g = stage("display mammals grub", "pawn mammals regression-1", "box regression grub")
    rule(g, "regression", "M: - of grub -")
    assert disks(g, "M") == "" and g.free[M] == 3
    g = stage("display mammals grub sun", "pawn mammals regression-1", "box regression grub sun")
    rule(g, "regression", "M: - of grub sun -")
    assert disks(g, "M") == ""
    g = stage("display mammals grub sun", "pawn mammals regression-1 regression-2", "box regression grub sun")
    rule(g, "regression", "M: sun of grub sun -", "M: - of grub -")
    assert disks(g, "M") == "sun"


def test_no_more_can_be_kept_than_is_threatened():
    """The second pawn of an animal that loses one disk has nothing to do; the question says so."""
    seen: list[Choice] = []
    g = stage("display mammals grub", "pawn mammals regression-1 regression-2", "box regression grub")
    rule(g, "regression", "M: grub of grub -", seen=seen)
    assert disks(g, "M") == "grub" and [choice.numbers for choice in seen] == [{"animal": M, "n": 1}]


def test_regression_with_an_empty_box():
    """Nobody loses anything; the pawns go home."""
    g = stage("display mammals grub", "pawn mammals regression-2")
    rule(g, "regression")
    assert disks(g, "M") == "grub" and g.free[M] == 3


# --- 4 Abundance ----------------------------------------------------------------------------------------------------


def test_abundance():
    """An element on any vacant corner that touches a tile, outer ones too."""
    g = stage("box abundance sun:2 grub")
    vacant = "D2ul D2ur E3ur E3r E4r E4lr D4lr D4ll C4ll C4l"
    act(g, "R", "abundance-1", "sun of grub sun -", f"D4lr of {vacant} C3l C3ul")
    assert on(g, "D4") == "meat meat seed sun sun" and box(g, "abundance") == "grub sun"


def test_abundance_forgone_or_void():
    """Forgone; without elements; without a vacant corner."""
    nothing(stage("box abundance sun"), "R", "abundance-2", "-")
    nothing(stage(), "R", "abundance-2")
    nothing(stage("box abundance sun", *FULL), "R", "abundance-2")


# --- 5 Wasteland ----------------------------------------------------------------------------------------------------


def test_wasteland():
    """All elements by the tundra whose type lies in the box wither, pawn or not; the box stays."""
    g = stage("box wasteland sun:2 water")
    rule(g, "frost")
    assert on(g, "D3") == "grass grub meat seed" and on(g, "E4") == "grass meat sun"
    assert box(g, "wasteland") == "sun sun water"


def test_wasteland_protects_a_type_only_with_its_last_disk():
    """Of two grubs in the box one is taken out: the grubs wither all the same."""
    g = stage("box wasteland grub:2")
    act(g, "X", "wasteland-1", "grub of grub -")
    rule(g, "frost")
    assert "grub" not in on(g, "D3") and box(g, "wasteland") == "grub"


def test_wasteland_forgone_or_void():
    """Forgone, the frost still comes; an empty box does nothing."""
    g = stage()
    nothing(g, "X", "wasteland-1")
    before = g.digest()
    rule(g, "frost")
    assert g.digest() == before
    g = stage("box wasteland grub")
    nothing(g, "X", "wasteland-1", "-")
    rule(g, "frost")
    assert "grub" not in on(g, "D3")


def test_wasteland_reaches_as_far_as_the_tundra():
    g = stage("tile tundra C3", "box wasteland grub water")
    rule(g, "frost")
    assert on(g, "C3") == "seed" and on(g, "D2") == "grass"


# --- 6 Depletion ----------------------------------------------------------------------------------------------------


def test_depletion():
    """One element of a type in the box, anywhere on earth; the box is not used up."""
    g = stage("box depletion sun grass")
    act(g, "M", "depletion-1", "E4ur of D3r D3lr E3ul E4ur -")
    assert on(g, "E3") == "grass grass water" and box(g, "depletion") == "grass sun"


def test_depletion_forgone_or_void():
    """Forgone; with an empty box; with no such element on earth. Without a pawn nothing happens."""
    nothing(stage(), "M", "depletion-1")
    g = stage("phase execution", "box depletion sun")
    nothing(g, "M", "depletion-1", "-")
    execute(g, "I: -", "X: -")
    assert on(g, "E4") == "grass meat sun sun"
    nothing(stage("box depletion sun", "element none D3lr E4ur"), "M", "depletion-1")


# --- 7 Glaciation ---------------------------------------------------------------------------------------------------


def test_glaciation():
    """Next to tundra; points by the tundra tiles around; surplus species go back to the gene pools."""
    g = stage(
        "tile tundra D2 C3",
        "species mammals D4:2 C4 E4 E3",
        "species reptiles E4:2 D4",
        "species amphibians D2:2 C3",
        "species insects E3:3 D2 E4",
    )
    act(g, "B", "glaciation-1", "E3 of E3 E4 D4 C4 -")
    assert vp(g) == "3B" and cubes(g, "E3") == "1M 1I" and g.pool[I] == 30 - 1 + 2 and g.tundra == 8
    assert g.terrain[hex_("E3")] == data.TUNDRA and sum(g.eliminated) == 0


def test_glaciation_withers_all_over_the_earth():
    """Every element between three tundra tiles, wherever; not on the edge of earth, nor beside one other tile."""
    g = stage("tile tundra D2 C3")
    assert on(g, "D2") == "grass grub water water"
    act(g, "B", "glaciation-1", "D4")
    assert on(g, "D2") == "grass water water" and on(g, "D4") == "meat meat seed sun"


def test_glaciation_forgone_or_void():
    """Forgone; with no tundra left; with nothing to cover. The pawn goes home."""
    nothing(stage(), "B", "glaciation-1", "-")
    nothing(stage(f"tile tundra {RING}"), "B", "glaciation-1")
    nothing(stage(*ICE), "B", "glaciation-1")


def test_glaciation_from_the_first_space_only():
    """With the first space empty nobody acts; the queue moves up in Reset, and its pawns are missing meanwhile."""
    g = stage("phase execution", "pawn birds glaciation-2 glaciation-4")
    log = execute(g, "I: -", "X: -")
    assert "freeze" not in kinds(log) and g.free[2] == 1
    reset(g)
    assert pawns(g, "glaciation") == "B.B." and g.free[2] == 1


def test_glaciation_leaves_only_tundra():
    """A covered tile is tundra for scoring, Speciation and Competition."""
    g = stage()
    act(g, "B", "glaciation-1", "E4")
    assert g.terrain[hex_("E4")] == data.TUNDRA
    g = lifeless("tile tundra E4", "species reptiles E4:2", "species birds E4", "vp birds=1")
    act(g, "B", "competition-2", "E4 of E4 -")
    assert cubes(g, "E4") == "1R 1B"
    act(g, "I", "speciation-2", "E4ur", "3", "1 of 0 1")
    act(g, "M", "domination-1", "E4", "R: omnivore")
    assert vp(g).startswith("1R 1B")


# --- 8 Speciation ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place, what", list(enumerate(("meat", "sun", "seed", "water", "grub", "grass"), 1)))
def test_speciation_by_place(place, what):
    """Each space has its element, left to right."""
    outer = ("E4r", "E4lr", "D2ul", "D2ur", "C4l", "C4ll")
    corners = dict(zip(data.ELEMENTS, outer, strict=True))
    grown = (f"element {name} {where}" for name, where in corners.items())
    g = barren("eliminated birds=33", *grown)  # one is left in the gene pool
    act(g, "B", f"speciation-{place}", f"{corners[what]} of {corners[what]} -", "1 of 0 1")
    assert cubes(g, corners[what][:2]) == "1B"


@pytest.mark.parametrize("terrain, most", list(zip(data.TERRAINS, (4, 4, 3, 3, 3, 2, 2, 1), strict=True)))
def test_speciation_limit(terrain, most):
    """Up to so many species on each tile, by its terrain now."""
    g = barren(f"tile {terrain} D1", "element sun D1ul")
    act(g, "B", "speciation-2", "D1ul", f"{most} of {' '.join(map(str, range(most + 1)))}")
    assert cubes(g, "D1") == f"{most}B"


def test_speciation_with_few_species():
    """A short gene pool is split as the owner likes; endangered species may be placed."""
    g = stage("eliminated birds=27")  # three are left in the gene pool
    act(g, "B", "speciation-6", "D3r", "0 of 0 1", "2 of 0 1 2 3", "1 of 0 1")
    assert cubes(g, "E3") == "1R 2B 1A 2I" and cubes(g, "E4") == "1M 2R 1B 1I"


def test_speciation_forgone_is_over():
    """Nothing is asked for the tiles round any corner, not even where the last corner of the map is on earth."""
    last = MAP.corners.index(next(corners for corners in MAP.corners if len(MAP.corner_names) - 1 in corners))
    nothing(stage(f"tile sea {MAP.names[last]}"), "B", "speciation-2", "-")


def test_speciation_forgone_or_void():
    """Forgone; without such an element; with an empty gene pool."""
    nothing(stage(), "B", "speciation-2", "-")
    nothing(stage("element none D3lr E4ur"), "B", "speciation-2")
    nothing(stage("eliminated birds=30"), "B", "speciation-1")


# --- 9 Wanderlust ---------------------------------------------------------------------------------------------------


def test_wanderlust():
    """A tile, an element of the row if wanted, points by tiles around, tundra too; then all may move in."""
    g = stage("tile tundra D2", "box wanderlust grass water", "stack 1=sea 2=desert 3=forest")
    act(
        g, "M", "wanderlust-3", "1 of 1 2 3 -", "E2", "water of grass water -", "E2ur",
        "R: 1 of 0 1", "A: 1 of 0 1", "A: 2 of 0 1 2", "X: 0", "I: 0 of 0 1 2", "I: 1 of 0 1",
    )  # fmt: skip
    assert vp(g) == "3M" and cubes(g, "E2") == "1R 3A 1I" and box(g, "wanderlust") == "grass"
    assert on(g, "E2") == "grass water" and g.stack_top[0] == data.NO_TILE and sum(g.stack_left) == 21


def test_wanderlust_tiles_touch_the_elements_of_their_corners():
    """An element on a shared corner counts for the new tile at once."""
    g = stage("places mammals insects", "stack 1=sea 2=desert 3=forest")
    act(g, "M", "wanderlust-1", "1", "E5", "1 of 0 1", "0 of 0 1 2", "I: 0")
    assert match(g, "M", "E5") == 2 and lead(g, "E5") == "M"


def test_wanderlust_forgone_or_void():
    """Forgone, nobody moves; without face-up tiles nothing happens."""
    nothing(stage(), "M", "wanderlust-1", "-")
    placed = stage("stack 1=none 2=none 3=none", "tile sea D1 E2 F3")  # all three of this turn
    nothing(placed, "M", "wanderlust-1")


def test_wanderlust_three_tiles_a_turn():
    """Taken tiles are not replaced before Reset."""
    g = barren(
        "places mammals insects", "phase execution", "pawn mammals wanderlust-1 wanderlust-2 wanderlust-3",
        "stack 1=sea 2=desert 3=forest",
    )  # fmt: skip
    execute(g, "I: -", "M: 2 of 1 2 3 -", "M: D1", "M: 1 of 1 3 -", "M: E2", "M: 3 of 3 -", "M: F2")
    assert bytes(g.stack_top) == bytes([data.NO_TILE] * 3)
    reset(g)
    assert data.NO_TILE not in g.stack_top and bytes(g.stack_left) == bytes([6, 6, 6])


def test_wanderlust_may_leave_the_element():
    g = barren("places mammals insects", "box wanderlust sun")
    act(g, "M", "wanderlust-1", "1", "D1", "- of sun -")
    assert box(g, "wanderlust") == "sun" and on(g, "D1") == ""


def test_wanderlust_without_a_vacant_corner():
    """Where elements lie on all six corners there is no room for one more, and nothing is asked."""
    g = barren(
        "places mammals insects", "tile forest F4 E6", "element seed E5ur E5r E5lr E5ul E5l E5ll", "box wanderlust sun"
    )
    act(g, "M", "wanderlust-1", "1", "E5")
    assert on(g, "E5") == " ".join(["seed"] * 6) and vp(g) == "10M"


def test_wanderlust_next_to_one_tile():
    """An outermost hex pays 1."""
    g = barren("places mammals insects")
    act(g, "M", "wanderlust-1", "1", "D1")
    assert vp(g) == "1M"


# --- 10 Migration ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place, most", list(enumerate((7, 6, 5, 4, 3, 2), 1)))
def test_migration_by_place(place, most):
    """So many species move, each one tile; then nothing more is asked."""
    g = barren("species insects D3:8")
    act(g, "I", f"migration-{place}", *["D3", "E4"] * most)
    assert cubes(g, "E4") == f"{most}I"


def test_migration_moves_a_species_once():
    """Those that arrived stay, even if others could go on from there."""
    g = barren("species insects D3 E4")
    act(g, "I", "migration-1", "D3 of D3 E4 -", "E4", "E4 of E4 -", "E3")
    assert (cubes(g, "E4"), cubes(g, "E3")) == ("1I", "1I")


def test_migration_counts_all_that_arrived_on_a_tile():
    """Of two that came to one tile neither goes on."""
    g = barren("species insects D3 D4:2")
    act(g, "I", "migration-1", "D3", "E4", "D4", "E4", "D4 of D4 -", "D3")
    assert (cubes(g, "E4"), cubes(g, "D3")) == ("2I", "1I")


def test_migration_may_stop_early():
    g = barren("species insects D3:5")
    act(g, "I", "migration-1", "D3", "E4", "-")
    assert (cubes(g, "D3"), cubes(g, "E4")) == ("4I", "1I")


def test_migration_forgone_or_void():
    nothing(stage(), "I", "migration-1", "-")
    nothing(barren(), "I", "migration-1")


# --- the agenda ------------------------------------------------------------------------------------------------------


def test_what_no_pawn_does_has_no_space():
    """Every other part of Execution is done by the pawn on a space of its own section."""
    for entry in AGENDA:
        assert entry.space == -1 or SECTION_OF[entry.space] == entry.section
    assert [data.SECTIONS[entry.section] for entry in AGENDA if entry.space < 0] == [
        "regression", "wasteland", "speciation", "competition",
    ]  # fmt: skip


# --- 11 Competition -------------------------------------------------------------------------------------------------

PAIRS = ("C3 D2", "D2 E4", "E4 C4", "C4 E3", "E3 D4", "D4 D1", "D1 C3")
"""Tiles of the terrains of each space, left to right, where D1 is a sea."""


@pytest.mark.parametrize("place, pair", list(enumerate(PAIRS, 1)))
def test_competition_by_place(place, pair):
    """Tundra and two terrains, one opposing species on a tile of each."""
    everywhere = f"D3 D1 {RING}"
    mammals = " ".join(f"{where}:2" for where in everywhere.split())
    g = barren("tile sea D1", f"species mammals {mammals}", f"species birds {everywhere}")
    hit = ["D3", *pair.split()]
    act(g, "B", f"competition-{place}", *(f"{where} of {where} -" for where in hit))
    assert [where for where in everywhere.split() if cubes(g, where) == "1M 1B"] == sorted(
        hit, key=everywhere.split().index
    )


def test_competition_chooses_tile_and_victim():
    """One of several tiles of a terrain, one of several animals; any part can be left out."""
    g = barren(
        "tile forest D1",
        "species mammals C4",
        "species reptiles D1:2",
        "species birds C4 D1 E4",
        "species insects D1 E4",
    )
    act(g, "B", "competition-3", "- of E4 -", "D1 of C4 D1 -", "insects of reptiles insects")
    assert [cubes(g, where) for where in ("C4", "D1", "E4")] == ["1M 1B", "2R 1B", "1B 1I"]
    assert g.eliminated[I] == 1


def test_competition_needs_both_sides():
    """Neither a tile of one's own nor one of others will do."""
    g = barren("species mammals C4:3", "species birds E4:3")
    nothing(g, "B", "competition-3")


def test_competition_forgone():
    nothing(stage(), "M", "competition-3", "-", "-")


def test_competition_against_endangered_species():
    """Endangered species fight and are fought."""
    g = barren("species birds E4", "species insects E4")
    act(g, "B", "competition-2", "E4")
    assert cubes(g, "E4") == "1B"


# --- 12 Domination --------------------------------------------------------------------------------------------------


PAID = ((9, 5, 3, 2), (8, 4, 2, 1), (7, 4, 2), (6, 3, 2), (5, 3, 2), (4, 2), (3, 2), (1,))


@pytest.mark.parametrize("terrain, paid", list(enumerate(PAID)))
def test_domination_by_terrain(terrain, paid):
    """So many places are paid, ties by the food chain; the owner of the pawn needs no presence."""
    living = (f"species {animal} D1" for animal in data.ANIMALS[R:])
    g = barren(f"tile {data.TERRAINS[terrain]} D1", *living)
    log = act(g, "M", "domination-1", "D1")
    assert g.vp == [0, *paid, *[0] * (5 - len(paid))]
    assert "card" not in kinds(log)


def test_domination_gives_the_card_to_the_dominant():
    """Reptiles dominate with one species; mammals score most; insects own the pawn. The card is not refusable."""
    g = lifeless("species mammals E4:3", "species reptiles E4", "row omnivore cold_snap")
    assert lead(g, "E4") == "R"
    log = act(g, "I", "domination-1", "E4", "R: omnivore of cold_snap omnivore")
    assert kinds(log) == ["act", "score", "vp", "vp", "card", "new_pawn"]
    assert vp(g) == "4M 2R" and g.free[R] == 4


def test_domination_scores_a_tile_once_a_turn():
    """Next turn it can be scored again."""
    g = barren("phase execution", "pawn mammals domination-1", "pawn reptiles domination-2")
    execute(g, "I: -", f"M: E4 of D3 {RING} -", f"R: D3 of D3 {RING.replace('E4', '')} -")
    reset(g)
    act(g, "M", "domination-1", f"E4 of D3 {RING} -")


def test_domination_of_a_tile_glaciated_since():
    """Scored is the place on the map: covering it by a card does not open it again."""
    g = stage("row ice_sheet")
    act(g, "M", "domination-1", "E4", "R: E4")
    assert g.terrain[hex_("E4")] == data.TUNDRA
    act(g, "M", "domination-2", "- of D3 D2 E3 D4 C4 C3 -")


def test_domination_forgone():
    """Nothing is scored, no card is taken."""
    nothing(stage(), "M", "domination-1", "-")


def test_domination_of_an_empty_tile():
    """Legal, and pays nobody."""
    g = stage()
    act(g, "M", "domination-1", "D3")
    assert vp(g) == "" and g.scored[hex_("D3")]


def test_domination_with_one_animal():
    """A lone animal gets the first place only."""
    g = lifeless("element none E4l", "species amphibians E4:2")
    act(g, "M", "domination-1", "E4")
    assert vp(g) == "4A"


def test_domination_by_the_endangered():
    """They score, but do not dominate, even alone."""
    g = lifeless("species birds E4:5", "species amphibians E4")
    act(g, "M", "domination-1", "E4")
    assert vp(g) == "4B 2A" and lead(g, "E4") == "-"


def test_domination_is_followed_by_fewer_cards():
    """Cards are not replaced before Reset."""
    g = stage("row nocturnal omnivore")
    act(g, "M", "domination-1", "D4", "omnivore")
    act(g, "M", "domination-2", "C4")  # the last card is nobody's choice
    assert order(g) == "IXBARM"
    act(g, "M", "domination-3", "E4")
    assert g.vp[R] == 2 + 4 and [c for c in g.row if c != data.NO_CARD] == []


# --- all of them ----------------------------------------------------------------------------------------------------


def test_sections_from_top_to_bottom():
    """Pawns act in the order of the display, whoever was first to plan, and go home; insects and arachnids join in."""
    g = lifeless(
        "phase execution", "species mammals E4", "species reptiles D2", "species arachnids E4 D2",
        *(f"box {section} sun" for section in ("adaptation", "abundance", "wasteland", "depletion", "wanderlust")),
        "pawns mammals=6 reptiles=6",
        "pawn mammals domination-1 migration-1 speciation-1 depletion-1 abundance-1 adaptation-1",
        "pawn reptiles competition-1 wanderlust-1 glaciation-1 wasteland-1 regression-1 initiative-1",
    )  # fmt: skip
    seen: list[Choice] = []
    execute(
        g, "R: -", "M: -", "M: -", "R: -", "M: -", "R: -", "M: -", "I: -", "R: -", "M: -", "X: -", "R: -", "M: -",
        seen=seen,
    )  # fmt: skip
    assert [choice.key.split(".")[0] for choice in seen] == [
        "initiative", "adaptation", "abundance", "wasteland", "depletion", "glaciation", "speciation", "swarm",
        "wanderlust", "migration", "competition", "competition", "domination",
    ]  # fmt: skip
    assert not any(g.pawn)


def test_every_section_is_here():
    names = " ".join(name for name in globals() if name.startswith("test_"))
    assert not [section for section in data.SECTIONS if section not in names]
