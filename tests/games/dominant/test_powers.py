"""What each of the six animals can do that the others cannot. [1]"""

import pytest
from speciate.games.dominant import data

from .stage import (
    LETTERS,
    M,
    act,
    card,
    clear,
    cubes,
    disks,
    execute,
    extinction,
    fill,
    freeze,
    give,
    kill,
    lay,
    match,
    pawn,
    pawns,
    pool,
    rule,
    settle,
    stage,
)

# --- mammals --------------------------------------------------------------------------------------------------------


def endangered_mammals():
    """Three on the forest, two on the desert, and reptiles on the forest; nothing grows."""
    g = stage()
    clear(g)
    settle(g, "forest", "3M 2R")
    settle(g, "desert", "2M")
    return g


def test_mammals_save_one():
    """One endangered species in all, on a tile of their choice."""
    g = endangered_mammals()
    extinction(g, "forest of desert forest -")
    assert (cubes(g, "forest"), cubes(g, "desert")) == ("1M", "") and g.eliminated[M] == 4


def test_mammals_need_not_save():
    g = endangered_mammals()
    extinction(g, "-")
    assert cubes(g, "forest") == "" and g.eliminated[M] == 5


def test_mammals_safe_need_nothing():
    """Only endangered species can be saved: at the start nobody is, and nothing is asked."""
    g = stage()
    extinction(g)
    assert sum(g.eliminated) == 0


def test_mammals_out_of_play_save_nobody():
    g = stage("RI")
    clear(g)
    settle(g, "forest", "2R")
    extinction(g)
    assert cubes(g, "forest") == ""


def test_mammals_save_again_next_turn():
    """What was saved stays endangered, and can be saved again."""
    g = endangered_mammals()
    extinction(g, "forest")
    extinction(g, "forest of forest -")
    assert cubes(g, "forest") == "1M"


def test_mammals_do_not_spend_the_save_on_sleepers():
    """Hibernating species are exempt before the save is offered."""
    g = endangered_mammals()
    kill(g, "M", 1)
    card(g, "M", "hibernation", "mountain", "1")
    extinction(g, "desert of desert forest -")
    assert [cubes(g, where) for where in ("mountain", "desert", "forest")] == ["1M", "1M", ""]


# --- reptiles -------------------------------------------------------------------------------------------------------


def two_types_regress(who):
    g = stage()
    fill(g, "regression", "grub water")
    give(g, who, "grub water")
    return g


def test_reptiles_keep_one_in_regression():
    """A free pawn saves one of two types, of their choice."""
    g = two_types_regress("R")
    rule(g, "regression", "R: water of grub water -")
    assert disks(g, "R") == "water"


def test_reptiles_keep_another_by_a_pawn():
    """The free one comes on top of their pawns."""
    g = two_types_regress("R")
    pawn(g, "R", "regression-2")
    rule(g, "regression", "R: grub of grub water -", "R: water of water -")
    assert disks(g, "R") == "grub water"


def test_reptiles_may_forgo_the_free_pawn():
    """It is a pawn like any other: who wants the space lets the element go."""
    g = stage()
    fill(g, "regression", "grub")
    give(g, "R", "grub")
    rule(g, "regression", "R: - of grub -")
    assert disks(g, "R") == ""


@pytest.mark.parametrize("who", "MBAXI")
def test_other_animals_keep_none(who):
    g = two_types_regress(who)
    rule(g, "regression")
    assert disks(g, who) == ""


# --- birds ----------------------------------------------------------------------------------------------------------


def test_birds_fly_two_tiles():
    """Over a tile in between, and as one move."""
    g = stage("BI")
    clear(g)
    lay(g, "sea", "0,-2")
    settle(g, "0,-2", "1B")
    act(g, "B", "migration-6", "0,-2", "tundra of wetland savannah tundra jungle")
    assert cubes(g, "tundra") == "1B"


def test_birds_cannot_cross_a_void():
    """Two tiles with only empty hexes between them are too far apart."""
    g = stage("BI")
    clear(g)
    lay(g, "desert", "2,0")
    lay(g, "forest", "0,2")  # two hexes from 2,0 over the empty 1,1
    settle(g, "2,0", "1B")
    act(g, "B", "migration-6", "2,0", "savannah of savannah tundra desert mountain")
    assert cubes(g, "savannah") == "1B"


def test_other_animals_walk_one_tile():
    g = stage("BI")
    clear(g)
    settle(g, "desert", "1I")
    act(g, "I", "migration-6", "desert", "savannah of savannah tundra mountain")
    assert cubes(g, "savannah") == "1I"


# --- amphibians -----------------------------------------------------------------------------------------------------


def test_amphibians_have_three_elements():
    """Each water counts three times; they have room for three more elements, the others for four."""
    g = stage()
    assert match(g, "A", "wetland") == 6
    assert [g.room(a) for a in range(6)] == [4, 4, 4, 3, 4, 4]
    assert [g.element_total(a) for a in range(6)] == [2, 2, 2, 3, 2, 2]


# --- arachnids ------------------------------------------------------------------------------------------------------


def test_arachnids_attack_first_and_free():
    """One tile of any terrain, before the pawns; here they kill the attacker itself."""
    g = stage()
    settle(g, "wetland", "1M 1X")
    pawn(g, "M", "competition-1")
    execute(g, "I: -", "X: wetland of wetland jungle forest -")
    assert cubes(g, "wetland") == "1X" and g.eliminated[M] == 1


def test_arachnids_choose_whom():
    g = stage()
    rule(g, "ambush", "X: forest", "X: birds of mammals birds")
    assert cubes(g, "forest") == "1M 1B 1X"


def test_arachnids_may_refrain():
    g = stage()
    before = g.digest()
    rule(g, "ambush", "X: -")
    assert g.digest() == before


def test_arachnids_alone_attack_nobody():
    g = stage()
    clear(g)
    settle(g, "wetland", "3X")
    rule(g, "ambush")
    assert cubes(g, "wetland") == "3X"


def test_arachnids_out_of_play_attack_nobody():
    g = stage("MI")
    rule(g, "ambush")
    assert sum(g.eliminated) == 0


def test_arachnids_attack_tundra():
    """Any terrain, covered tiles too; and a pawn may hit the same tile again."""
    g = stage()
    clear(g)
    freeze(g, "wetland")
    settle(g, "wetland", "3B 1X")
    pawn(g, "X", "competition-6")
    execute(g, "I: -", "X: wetland", "X: wetland of wetland -")
    assert cubes(g, "wetland") == "1B 1X"


# --- insects --------------------------------------------------------------------------------------------------------


def test_insects_add_one_anywhere():
    """After all Speciation, without a pawn, on any tile."""
    g = stage()
    rule(g, "swarm", "I: tundra of tundra wetland savannah desert mountain forest jungle -")
    assert cubes(g, "tundra") == "1I" and g.pool[LETTERS.index("I")] == 29


def test_insects_may_refrain():
    g = stage()
    before = g.digest()
    rule(g, "swarm", "I: -")
    assert g.digest() == before


def test_insects_need_a_gene_pool():
    g = stage()
    pool(g, "I", 0)
    before = g.digest()
    rule(g, "swarm")
    assert g.digest() == before


def test_insects_out_of_play_add_nothing():
    g = stage("MR")
    before = g.digest()
    rule(g, "swarm")
    assert g.digest() == before


def test_the_free_spaces_take_no_pawns():
    """Those of reptiles, arachnids and insects are no spaces for pawns; these three may use the others."""
    g = stage()
    assert [data.SPACES[n] for n in (data.REGRESSION, data.SPECIATION, data.COMPETITION)] == [2, 6, 7]
    pawn(g, "R", "regression-1")
    pawn(g, "X", "competition-1")
    pawn(g, "I", "speciation-6")
    assert [pawns(g, s) for s in ("regression", "competition", "speciation")] == ["R.", "X......", ".....I"]


def test_every_animal_has_its_power_here():
    names = " ".join(name for name in globals() if name.startswith("test_"))
    assert not [animal for animal in data.ANIMALS if animal not in names]


def test_powers_are_per_animal_with_several_animals():
    """With several animals per player each keeps its own power."""
    g = stage(seats="000111")
    rule(g, "swarm", "I: desert")
    rule(g, "ambush", "X: forest", "X: birds")
    assert cubes(g, "desert") == "1M 2R 2I" and cubes(g, "forest") == "1M 1B 1X"
