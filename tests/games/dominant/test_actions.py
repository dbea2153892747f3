"""The twelve sections of the action display: in use, forgone, with nothing to do, and what their places are worth."""

import pytest
from speciate.engine import Choice
from speciate.games.dominant import data
from speciate.games.dominant.pieces import MAP, SECTION_OF, SPACE, SPACES
from speciate.games.dominant.rules.actions import AGENDA

from .stage import (
    LETTERS,
    I,
    M,
    R,
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
    hex_name,
    ice_everywhere,
    kinds,
    lay,
    lead,
    match,
    on,
    order,
    pawn,
    pawns,
    pool,
    reset,
    rule,
    settle,
    stage,
    top_tiles,
    vp,
    wither,
)

RING = "wetland savannah desert mountain forest jungle"


def nothing(g, who, token, *lines):
    """Act without changing anything but where the pawn is: it goes home."""
    pawn(g, who, token)
    g.free[LETTERS.index(who)] += 1
    pawn_at, g.pawn = g.pawn[:], bytearray(len(g.pawn))
    before = g.digest()
    g.pawn = pawn_at
    g.free[LETTERS.index(who)] -= 1
    act(g, who, token, *lines)
    assert g.digest() == before


# --- 1 Initiative ---------------------------------------------------------------------------------------------------


def test_initiative():
    """One place ahead on the track, and the pawn goes to any vacant space, where it acts this turn."""
    g = stage()
    fill(g, "adaptation", "sun")
    pawn(g, "R", "initiative-1")
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
    g = stage("MBX")
    act(g, "M", "initiative-1", "depletion-1")
    assert order(g) == "XMB"


def test_initiative_offers_the_space_that_the_pawn_has_just_left():
    """It is a vacant space like any other, even the only one; the pawn stands there and acts in the next turn."""
    g = stage()
    for space in SPACES:
        pawn(g, LETTERS[space % 6] if space else "R", SPACE.token(space))
    act(g, "R", "initiative-1", "initiative-1 of initiative-1 -")
    assert order(g) == "IXARBM" and pawns(g, "initiative") == "R"
    g = stage()
    pawn(g, "R", "initiative-1")
    execute(g, "R: initiative-1", "I: -", "X: -")
    assert order(g) == "IXARBM" and pawns(g, "initiative") == "R"
    reset(g)
    execute(g, "R: -", "I: -", "X: -")
    assert order(g) == "IXARBM" and pawns(g, "initiative") == "."


# --- 2 Adaptation ---------------------------------------------------------------------------------------------------


def test_adaptation():
    """One element of those that lie there, a second of a type too."""
    g = stage()
    fill(g, "adaptation", "sun sun grub")
    log = act(g, "B", "adaptation-3", "sun of grub sun -")
    assert kinds(log) == ["act", "adapt"]
    act(g, "B", "adaptation-1", "sun of grub sun -")
    assert disks(g, "B") == "sun sun" and box(g, "adaptation") == "grub"


def test_adaptation_forgone_or_void():
    """Forgone; with six elements; without elements."""
    g = stage()
    nothing(g, "A", "adaptation-1")
    fill(g, "adaptation", "sun grub")
    nothing(g, "A", "adaptation-1", "-")
    give(g, "A", "sun sun sun")
    nothing(g, "A", "adaptation-1")


# --- 3 Regression ---------------------------------------------------------------------------------------------------


def test_regression():
    """One disk of each type in the box, not one for each disk there; printed ones stay; the box is not used up."""
    g = stage()
    fill(g, "regression", "grub grub sun")
    give(g, "X", "grub grub sun sun")
    give(g, "M", "meat")
    rule(g, "regression")
    assert disks(g, "X") == "grub sun" and disks(g, "M") == "meat" and box(g, "regression") == "grub grub sun"
    assert g.count(LETTERS.index("X"), data.GRUB) == 3


def test_regression_with_pawns():
    """Each pawn keeps one type, of the owner's choice; the pawns go home."""
    g = stage()
    fill(g, "regression", "grub sun water")
    give(g, "M", "grub sun water")
    give(g, "I", "sun")
    pawn(g, "M", "regression-1", "regression-2")
    rule(g, "regression", "M: sun of grub sun water -", "M: water of grub water -")
    assert disks(g, "M") == "sun water" and disks(g, "I") == "" and pawns(g, "regression") == ".." and g.free[M] == 3


def test_every_pawn_in_regression_may_be_forgone():
    """One type or more, as many pawns as types or fewer: a full display may want the space. The pawns go home."""
    g = stage()
    fill(g, "regression", "grub")
    give(g, "M", "grub")
    pawn(g, "M", "regression-1")
    rule(g, "regression", "M: - of grub -")
    assert disks(g, "M") == "" and g.free[M] == 3
    g = stage()
    fill(g, "regression", "grub sun")
    give(g, "M", "grub sun")
    pawn(g, "M", "regression-1")
    rule(g, "regression", "M: - of grub sun -")
    assert disks(g, "M") == ""
    give(g, "M", "grub sun")
    pawn(g, "M", "regression-1", "regression-2")
    rule(g, "regression", "M: sun of grub sun -", "M: - of grub -")
    assert disks(g, "M") == "sun"


def test_no_more_can_be_kept_than_is_threatened():
    """The second pawn of an animal that loses one disk has nothing to do; the question says so."""
    seen: list[Choice] = []
    g = stage()
    fill(g, "regression", "grub")
    give(g, "M", "grub")
    pawn(g, "M", "regression-1", "regression-2")
    rule(g, "regression", "M: grub of grub -", seen=seen)
    assert disks(g, "M") == "grub" and [choice.numbers for choice in seen] == [{"animal": M, "n": 1}]


def test_regression_with_an_empty_box():
    """Nobody loses anything; the pawns go home."""
    g = stage()
    give(g, "M", "grub")
    pawn(g, "M", "regression-2")
    rule(g, "regression")
    assert disks(g, "M") == "grub" and g.free[M] == 3


# --- 4 Abundance ----------------------------------------------------------------------------------------------------


def test_abundance():
    """An element on any vacant corner that touches a tile, outer ones too."""
    g = stage()
    fill(g, "abundance", "sun sun grub")
    vacant = (
        "wetland.ul wetland.ur savannah.ur savannah.r desert.r desert.lr mountain.lr mountain.ll forest.ll forest.l"
    )
    act(g, "R", "abundance-1", "sun of grub sun -", f"mountain.lr of {vacant} jungle.l jungle.ul")
    assert on(g, "mountain") == "meat meat seed sun sun" and box(g, "abundance") == "grub sun"


def test_abundance_forgone_or_void():
    """Forgone; without elements; without a vacant corner."""
    g = stage()
    nothing(g, "R", "abundance-2")
    fill(g, "abundance", "sun")
    nothing(g, "R", "abundance-2", "-")
    grow(g, "grass", "wetland.ul", "wetland.ur", "savannah.ur", "savannah.r", "desert.r", "desert.lr")
    grow(g, "grub", "mountain.lr", "mountain.ll", "forest.ll", "forest.l", "jungle.l", "jungle.ul")
    nothing(g, "R", "abundance-2")


# --- 5 Wasteland ----------------------------------------------------------------------------------------------------


def test_wasteland():
    """All elements by the tundra whose type lies in the box wither, pawn or not; the box stays."""
    g = stage()
    fill(g, "wasteland", "sun sun water")
    rule(g, "frost")
    assert on(g, "tundra") == "grass grub meat seed" and on(g, "desert") == "grass meat sun"
    assert box(g, "wasteland") == "sun sun water"


def test_wasteland_protects_a_type_only_with_its_last_disk():
    """Of two grubs in the box one is taken out: the grubs wither all the same."""
    g = stage()
    fill(g, "wasteland", "grub grub")
    act(g, "X", "wasteland-1", "grub of grub -")
    rule(g, "frost")
    assert "grub" not in on(g, "tundra") and box(g, "wasteland") == "grub"


def test_wasteland_forgone_or_void():
    """Forgone, the frost still comes; an empty box does nothing."""
    g = stage()
    nothing(g, "X", "wasteland-1")
    before = g.digest()
    rule(g, "frost")
    assert g.digest() == before
    fill(g, "wasteland", "grub")
    nothing(g, "X", "wasteland-1", "-")
    rule(g, "frost")
    assert "grub" not in on(g, "tundra")


def test_wasteland_reaches_as_far_as_the_tundra():
    g = stage()
    freeze(g, "jungle")
    fill(g, "wasteland", "grub water")
    rule(g, "frost")
    assert on(g, "jungle") == "seed" and on(g, "wetland") == "grass"


# --- 6 Depletion ----------------------------------------------------------------------------------------------------


def test_depletion():
    """One element of a type in the box, anywhere on earth; the box is not used up."""
    g = stage()
    fill(g, "depletion", "sun grass")
    act(g, "M", "depletion-1", "desert.ur of tundra.r tundra.lr savannah.ul desert.ur -")
    assert on(g, "savannah") == "grass grass water" and box(g, "depletion") == "grass sun"


def test_depletion_forgone_or_void():
    """Forgone; with an empty box; with no such element on earth. Without a pawn nothing happens."""
    g = stage()
    nothing(g, "M", "depletion-1")
    fill(g, "depletion", "sun")
    nothing(g, "M", "depletion-1", "-")
    execute(g, "I: -", "X: -")
    assert on(g, "desert") == "grass meat sun sun"
    wither(g, "tundra.lr", "desert.ur")
    nothing(g, "M", "depletion-1")


# --- 7 Glaciation ---------------------------------------------------------------------------------------------------


def test_glaciation():
    """Next to tundra; points by the tundra tiles around; surplus species go back to the gene pools."""
    g = stage()
    freeze(g, "wetland", "jungle")
    settle(g, "savannah", "1M 3I")
    act(g, "B", "glaciation-1", "savannah of savannah desert mountain forest -")
    assert vp(g) == "3B" and cubes(g, "savannah") == "1M 1I" and g.pool[I] == 30 - 1 + 2 and g.tundra == 8
    assert g.terrain[hex_("savannah")] == data.TUNDRA and sum(g.eliminated) == 0


def test_glaciation_withers_all_over_the_earth():
    """Every element between three tundra tiles, wherever; not on the edge of earth, nor beside one other tile."""
    g = stage()
    freeze(g, "wetland", "jungle")
    assert on(g, "wetland") == "grass grub water water"
    act(g, "B", "glaciation-1", "mountain")
    assert on(g, "wetland") == "grass water water" and on(g, "mountain") == "meat meat seed sun"


def test_glaciation_forgone_or_void():
    """Forgone; with no tundra left; with nothing to cover. The pawn goes home."""
    g = stage()
    nothing(g, "B", "glaciation-1", "-")
    freeze(g, *RING.split())
    nothing(g, "B", "glaciation-1")
    g = stage()
    ice_everywhere(g)
    nothing(g, "B", "glaciation-1")


def test_glaciation_from_the_first_space_only():
    """With the first space empty nobody acts; the queue moves up in Reset, and its pawns are missing meanwhile."""
    g = stage()
    pawn(g, "B", "glaciation-2", "glaciation-4")
    log = execute(g, "I: -", "X: -")
    assert "freeze" not in kinds(log) and g.free[2] == 1
    reset(g)
    assert pawns(g, "glaciation") == "B.B." and g.free[2] == 1


def test_glaciation_leaves_only_tundra():
    """A covered tile is tundra for scoring, Speciation and Competition."""
    g = stage()
    act(g, "B", "glaciation-1", "desert")
    settle(g, "desert", "2R 1B")
    act(g, "B", "competition-2", "desert of desert -")
    assert cubes(g, "desert") == "1R 1B"
    act(g, "I", "speciation-2", "desert.ur", "3", "1 of 0 1")
    act(g, "M", "domination-1", "desert", "R: omnivore")
    assert vp(g).startswith("1R 1B")


# --- 8 Speciation ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place, what", list(enumerate(("meat", "sun", "seed", "water", "grub", "grass"), 1)))
def test_speciation_by_place(place, what):
    """Each space has its element, left to right."""
    g = stage()
    clear(g)
    pool(g, "B", 1)
    outer = ("desert.r", "desert.lr", "wetland.ul", "wetland.ur", "forest.l", "forest.ll")
    corners = dict(zip(data.ELEMENTS, outer, strict=True))
    for name, where in corners.items():
        grow(g, name, where)
    act(g, "B", f"speciation-{place}", f"{corners[what]} of {corners[what]} -", "1 of 0 1")
    assert cubes(g, corners[what].split(".")[0]) == "1B"


@pytest.mark.parametrize("terrain, most", list(zip(data.TERRAINS, (4, 4, 3, 3, 3, 2, 2, 1), strict=True)))
def test_speciation_limit(terrain, most):
    """Up to so many species on each tile, by its terrain now."""
    g = stage()
    clear(g)
    lay(g, "forest" if terrain == "tundra" else terrain, "0,-2")
    if terrain == "tundra":
        freeze(g, "0,-2")
    grow(g, "sun", "0,-2.ul")
    act(g, "B", "speciation-2", "0,-2.ul", f"{most} of {' '.join(map(str, range(most + 1)))}")
    assert cubes(g, "0,-2") == f"{most}B"


def test_speciation_with_few_species():
    """A short gene pool is split as the owner likes; endangered species may be placed."""
    g = stage()
    pool(g, "B", 3)
    act(g, "B", "speciation-6", "tundra.r", "0 of 0 1", "2 of 0 1 2 3", "1 of 0 1")
    assert cubes(g, "savannah") == "1R 2B 1A 2I" and cubes(g, "desert") == "1M 2R 1B 1I"


def test_speciation_forgone_is_over():
    """Nothing is asked for the tiles round any corner, not even where the last corner of the map is on earth."""
    g = stage()
    last = MAP.corners.index(next(corners for corners in MAP.corners if len(MAP.corner_names) - 1 in corners))
    lay(g, "sea", hex_name(last))
    nothing(g, "B", "speciation-2", "-")


def test_speciation_forgone_or_void():
    """Forgone; without such an element; with an empty gene pool."""
    g = stage()
    nothing(g, "B", "speciation-2", "-")
    wither(g, "tundra.lr", "desert.ur")
    nothing(g, "B", "speciation-2")
    pool(g, "B", 0)
    nothing(g, "B", "speciation-1")


# --- 9 Wanderlust ---------------------------------------------------------------------------------------------------


def test_wanderlust():
    """A tile, an element of the row if wanted, points by tiles around, tundra too; then all may move in."""
    g = stage()
    top_tiles(g, "sea desert forest")
    freeze(g, "wetland")
    fill(g, "wanderlust", "grass water")
    act(
        g, "M", "wanderlust-3", "1 of 1 2 3 -", "1,-2", "water of grass water -", "1,-2.ur",
        "R: 1 of 0 1", "A: 1 of 0 1", "A: 2 of 0 1 2", "X: 0", "I: 0 of 0 1 2", "I: 1 of 0 1",
    )  # fmt: skip
    assert vp(g) == "3M" and cubes(g, "1,-2") == "1R 3A 1I" and box(g, "wanderlust") == "grass"
    assert on(g, "1,-2") == "grass water" and g.stack_top[0] == data.NO_TILE and sum(g.stack_left) == 21


def test_wanderlust_tiles_touch_the_elements_of_their_corners():
    """An element on a shared corner counts for the new tile at once."""
    g = stage("MI")
    top_tiles(g, "sea desert forest")
    act(g, "M", "wanderlust-1", "1", "1,1", "1 of 0 1", "0 of 0 1 2", "I: 0")
    assert match(g, "M", "1,1") == 2 and lead(g, "1,1") == "M"


def test_wanderlust_forgone_or_void():
    """Forgone, nobody moves; without face-up tiles nothing happens."""
    g = stage()
    nothing(g, "M", "wanderlust-1", "-")
    g = stage()
    for stack, where in enumerate(("0,-2", "1,-2", "2,-1")):  # all three were placed this turn
        g.terrain[hex_(where)], g.stack_top[stack] = g.stack_top[stack], data.NO_TILE
    nothing(g, "M", "wanderlust-1")


def test_wanderlust_three_tiles_a_turn():
    """Taken tiles are not replaced before Reset."""
    g = stage("MI")
    clear(g)
    top_tiles(g, "sea desert forest")
    act(g, "M", "wanderlust-1", "2 of 1 2 3 -", "0,-2")
    act(g, "M", "wanderlust-2", "1 of 1 3 -", "1,-2")
    act(g, "M", "wanderlust-3", "3 of 3 -", "2,-2")
    assert bytes(g.stack_top) == bytes([data.NO_TILE] * 3)
    reset(g)
    assert data.NO_TILE not in g.stack_top and bytes(g.stack_left) == bytes([6, 6, 6])


def test_wanderlust_may_leave_the_element():
    g = stage("MI")
    clear(g)
    fill(g, "wanderlust", "sun")
    act(g, "M", "wanderlust-1", "1", "0,-2", "- of sun -")
    assert box(g, "wanderlust") == "sun" and on(g, "0,-2") == ""


def test_wanderlust_without_a_vacant_corner():
    """Where elements lie on all six corners there is no room for one more, and nothing is asked."""
    g = stage("MI")
    clear(g)
    lay(g, "forest", "2,0")
    lay(g, "forest", "1,2")
    grow(g, "seed", *(f"1,1.{tag}" for tag in ("r", "ur", "ul", "l", "ll", "lr")))
    fill(g, "wanderlust", "sun")
    act(g, "M", "wanderlust-1", "1", "1,1")
    assert on(g, "1,1") == " ".join(["seed"] * 6) and vp(g) == "10M"


def test_wanderlust_next_to_one_tile():
    """An outermost hex pays 1."""
    g = stage("MI")
    clear(g)
    act(g, "M", "wanderlust-1", "1", "0,-2")
    assert vp(g) == "1M"


# --- 10 Migration ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place, most", list(enumerate((7, 6, 5, 4, 3, 2), 1)))
def test_migration_by_place(place, most):
    """So many species move, each one tile; then nothing more is asked."""
    g = stage()
    clear(g)
    settle(g, "tundra", "8I")
    act(g, "I", f"migration-{place}", *["tundra", "desert"] * most)
    assert cubes(g, "desert") == f"{most}I"


def test_migration_moves_a_species_once():
    """Those that arrived stay, even if others could go on from there."""
    g = stage()
    clear(g)
    settle(g, "tundra", "1I")
    settle(g, "desert", "1I")
    act(g, "I", "migration-1", "tundra of tundra desert -", "desert", "desert of desert -", "savannah")
    assert (cubes(g, "desert"), cubes(g, "savannah")) == ("1I", "1I")


def test_migration_counts_all_that_arrived_on_a_tile():
    """Of two that came to one tile neither goes on."""
    g = stage()
    clear(g)
    settle(g, "tundra", "1I")
    settle(g, "mountain", "2I")
    act(g, "I", "migration-1", "tundra", "desert", "mountain", "desert", "mountain of mountain -", "tundra")
    assert (cubes(g, "desert"), cubes(g, "tundra")) == ("2I", "1I")


def test_migration_may_stop_early():
    g = stage()
    clear(g)
    settle(g, "tundra", "5I")
    act(g, "I", "migration-1", "tundra", "desert", "-")
    assert (cubes(g, "tundra"), cubes(g, "desert")) == ("4I", "1I")


def test_migration_forgone_or_void():
    g = stage()
    nothing(g, "I", "migration-1", "-")
    clear(g)
    nothing(g, "I", "migration-1")


# --- the agenda ------------------------------------------------------------------------------------------------------


def test_what_no_pawn_does_has_no_space():
    """Every other part of Execution is done by the pawn on a space of its own section."""
    for entry in AGENDA:
        assert entry.space == -1 or SECTION_OF[entry.space] == entry.section
    assert [data.SECTIONS[entry.section] for entry in AGENDA if entry.space < 0] == [
        "regression", "wasteland", "speciation", "competition",
    ]  # fmt: skip


# --- 11 Competition -------------------------------------------------------------------------------------------------

PAIRS = ("jungle wetland", "wetland desert", "desert forest", "forest savannah", "savannah mountain", "mountain sea",
         "sea jungle")  # fmt: skip


@pytest.mark.parametrize("place, pair", list(enumerate(PAIRS, 1)))
def test_competition_by_place(place, pair):
    """Tundra and two terrains, one opposing species on a tile of each."""
    g = stage()
    clear(g)
    lay(g, "sea", "0,-2")
    for where in f"tundra 0,-2 {RING}".split():
        settle(g, where, "2M 1B")
    hit = ["tundra", *pair.replace("sea", "0,-2").split()]
    act(g, "B", f"competition-{place}", *(f"{where} of {where} -" for where in hit))
    assert [where for where in f"tundra 0,-2 {RING}".split() if cubes(g, where) == "1M 1B"] == sorted(
        hit, key=f"tundra 0,-2 {RING}".split().index
    )


def test_competition_chooses_tile_and_victim():
    """One of several tiles of a terrain, one of several animals; any part can be left out."""
    g = stage()
    clear(g)
    lay(g, "forest", "0,-2")
    settle(g, "forest", "1B 1M")
    settle(g, "0,-2", "1B 2R 1I")
    settle(g, "desert", "1B 1I")
    act(g, "B", "competition-3", "- of desert -", "0,-2 of forest 0,-2 -", "insects of reptiles insects")
    assert [cubes(g, where) for where in ("forest", "0,-2", "desert")] == ["1M 1B", "2R 1B", "1B 1I"]
    assert g.eliminated[I] == 1


def test_competition_needs_both_sides():
    """Neither a tile of one's own nor one of others will do."""
    g = stage()
    clear(g)
    settle(g, "desert", "3B")
    settle(g, "forest", "3M")
    nothing(g, "B", "competition-3")


def test_competition_forgone():
    g = stage()
    nothing(g, "M", "competition-3", "-", "-")


def test_competition_against_endangered_species():
    """Endangered species fight and are fought."""
    g = stage()
    clear(g)
    settle(g, "desert", "1B 1I")
    act(g, "B", "competition-2", "desert")
    assert cubes(g, "desert") == "1B"


# --- 12 Domination --------------------------------------------------------------------------------------------------


PAID = ((9, 5, 3, 2), (8, 4, 2, 1), (7, 4, 2), (6, 3, 2), (5, 3, 2), (4, 2), (3, 2), (1,))


@pytest.mark.parametrize("terrain, paid", list(enumerate(PAID)))
def test_domination_by_terrain(terrain, paid):
    """So many places are paid, ties by the food chain; the owner of the pawn needs no presence."""
    g = stage()
    clear(g)
    lay(g, data.TERRAINS[min(terrain, 6)], "0,-2")
    if terrain == data.TUNDRA:
        freeze(g, "0,-2")
    settle(g, "0,-2", "1R 1B 1A 1X 1I")
    log = act(g, "M", "domination-1", "0,-2")
    assert g.vp == [0, *paid, *[0] * (5 - len(paid))]
    assert "card" not in kinds(log)


def test_domination_gives_the_card_to_the_dominant():
    """Reptiles dominate with one species; mammals score most; insects own the pawn. The card is not refusable."""
    g = stage(row="omnivore cold_snap")
    settle(g, "desert", "3M 1R")
    assert lead(g, "desert") == "R"
    log = act(g, "I", "domination-1", "desert", "R: omnivore of cold_snap omnivore")
    assert kinds(log) == ["act", "score", "vp", "vp", "card", "new_pawn"]
    assert vp(g) == "4M 2R" and g.free[R] == 4


def test_domination_scores_a_tile_once_a_turn():
    """Next turn it can be scored again."""
    g = stage()
    clear(g)
    act(g, "M", "domination-1", f"desert of tundra {RING} -")
    act(g, "R", "domination-2", f"tundra of tundra {RING.replace('desert', '')} -")
    reset(g)
    act(g, "M", "domination-1", f"desert of tundra {RING} -")


def test_domination_of_a_tile_glaciated_since():
    """Scored is the place on the map: covering it by a card does not open it again."""
    g = stage(row="ice_sheet")
    act(g, "M", "domination-1", "desert", "R: desert")
    assert g.terrain[hex_("desert")] == data.TUNDRA
    act(g, "M", "domination-2", "- of tundra wetland savannah mountain forest jungle -")


def test_domination_forgone():
    """Nothing is scored, no card is taken."""
    nothing(stage(), "M", "domination-1", "-")


def test_domination_of_an_empty_tile():
    """Legal, and pays nobody."""
    g = stage()
    act(g, "M", "domination-1", "tundra")
    assert vp(g) == "" and g.scored[hex_("tundra")]


def test_domination_with_one_animal():
    """A lone animal gets the first place only."""
    g = stage()
    settle(g, "desert", "2A")
    wither(g, "desert.l")
    act(g, "M", "domination-1", "desert")
    assert vp(g) == "4A"


def test_domination_by_the_endangered():
    """They score, but do not dominate, even alone."""
    g = stage()
    settle(g, "desert", "5B 1A")
    act(g, "M", "domination-1", "desert")
    assert vp(g) == "4B 2A" and lead(g, "desert") == "-"


def test_domination_is_followed_by_fewer_cards():
    """Cards are not replaced before Reset."""
    g = stage(row="nocturnal omnivore")
    act(g, "M", "domination-1", "mountain", "omnivore")
    act(g, "M", "domination-2", "forest")  # the last card is nobody's choice
    assert order(g) == "IXBARM"
    act(g, "M", "domination-3", "desert")
    assert g.vp[R] == 2 + 4 and [c for c in g.row if c != data.NO_CARD] == []


# --- all of them ----------------------------------------------------------------------------------------------------


def test_sections_from_top_to_bottom():
    """Pawns act in the order of the display, whoever was first to plan, and go home; insects and arachnids join in."""
    g = stage()
    clear(g, elements=False)
    settle(g, "desert", "1M 1X")
    settle(g, "wetland", "1R 1X")
    for section in ("adaptation", "abundance", "wasteland", "depletion", "wanderlust"):
        fill(g, section, "sun")
    for n, section in enumerate(reversed(data.SECTIONS)):
        pawn(g, "MR"[n % 2], f"{section}-1")
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
