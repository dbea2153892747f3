"""What each of the six animals can do that the others cannot."""

import pytest
from speciate.games.dominant import data

from .stage import (
    LETTERS,
    M,
    act,
    barren,
    card,
    cubes,
    disks,
    execute,
    extinction,
    match,
    pawns,
    plan,
    rule,
    stage,
)

# --- mammals --------------------------------------------------------------------------------------------------------


ENDANGERED = ("species mammals C4:3 E4:2", "species reptiles C4:2")
"""Mammals, and reptiles with them, where nothing grows."""


def test_mammals_save_one():
    """One endangered species in all, on a tile of their choice."""
    g = barren(*ENDANGERED)
    extinction(g, "C4 of E4 C4 -")
    assert (cubes(g, "C4"), cubes(g, "E4")) == ("1M", "") and g.eliminated[M] == 4


def test_mammals_need_not_save():
    g = barren(*ENDANGERED)
    extinction(g, "-")
    assert cubes(g, "C4") == "" and g.eliminated[M] == 5


def test_mammals_safe_need_nothing():
    """Only endangered species can be saved: at the start nobody is, and nothing is asked."""
    g = stage()
    extinction(g)
    assert sum(g.eliminated) == 0


def test_mammals_out_of_play_save_nobody():
    g = barren("places reptiles insects", "species reptiles C4:2")
    extinction(g)
    assert cubes(g, "C4") == ""


def test_mammals_save_again_next_turn():
    """What was saved stays endangered, and can be saved again."""
    g = barren(*ENDANGERED)
    extinction(g, "C4")
    extinction(g, "C4 of C4 -")
    assert cubes(g, "C4") == "1M"


def test_mammals_do_not_spend_the_save_on_sleepers():
    """Hibernating species are exempt before the save is offered."""
    g = barren(*ENDANGERED, "eliminated mammals=1")
    card(g, "M", "hibernation", "D4", "1")
    extinction(g, "E4 of E4 C4 -")
    assert [cubes(g, where) for where in ("D4", "E4", "C4")] == ["1M", "1M", ""]


# --- reptiles -------------------------------------------------------------------------------------------------------


def two_types_regress(animal, *lines):
    return stage("box regression grub water", f"display {animal} grub water", *lines)


def test_reptiles_keep_one_in_regression():
    """A free pawn saves one of two types, of their choice."""
    g = two_types_regress("reptiles")
    rule(g, "regression", "R: water of grub water -")
    assert disks(g, "R") == "water"


def test_reptiles_keep_another_by_a_pawn():
    """The free one comes on top of their pawns."""
    g = two_types_regress("reptiles", "pawn reptiles regression-2")
    rule(g, "regression", "R: grub of grub water -", "R: water of water -")
    assert disks(g, "R") == "grub water"


def test_reptiles_may_forgo_the_free_pawn():
    """It is a pawn like any other: who wants the space lets the element go."""
    g = stage("display reptiles grub", "box regression grub")
    rule(g, "regression", "R: - of grub -")
    assert disks(g, "R") == ""


@pytest.mark.parametrize("who", "MBAXI")
def test_other_animals_keep_none(who):
    g = two_types_regress(data.ANIMALS[LETTERS.index(who)])
    rule(g, "regression")
    assert disks(g, who) == ""


# --- birds ----------------------------------------------------------------------------------------------------------


def test_birds_fly_two_tiles():
    """Over a tile in between, and as one move."""
    g = barren("places birds insects", "tile sea D1", "species birds D1")
    act(g, "B", "migration-6", "D1", "D3 of D2 E3 D3 C3")
    assert cubes(g, "D3") == "1B"


def test_birds_cannot_cross_a_void():
    """Two tiles with only empty hexes between them are too far apart."""
    g = barren(
        "places birds insects",
        "tile desert F4",
        "tile forest D5",  # two hexes from F4 over the empty E5
        "species birds F4",
    )
    act(g, "B", "migration-6", "F4", "E3 of E3 D3 E4 D4")
    assert cubes(g, "E3") == "1B"


def test_other_animals_walk_one_tile():
    g = barren("places birds insects", "species insects E4")
    act(g, "I", "migration-6", "E4", "E3 of E3 D3 D4")
    assert cubes(g, "E3") == "1I"


# --- amphibians -----------------------------------------------------------------------------------------------------


def test_amphibians_have_three_elements():
    """Each water counts three times; they have room for three more elements, the others for four."""
    g = stage()
    assert match(g, "A", "D2") == 6
    assert [g.room(a) for a in range(6)] == [4, 4, 4, 3, 4, 4]
    assert [g.element_total(a) for a in range(6)] == [2, 2, 2, 3, 2, 2]


# --- arachnids ------------------------------------------------------------------------------------------------------


def test_arachnids_attack_first_and_free():
    """One tile of any terrain, before the pawns; here they kill the attacker itself."""
    g = stage(
        "phase execution",
        "species mammals D4:2 C4 E4 D2",
        "species amphibians C3 E3",
        "species insects E3:2 E4",
        "pawn mammals competition-1",
    )
    execute(g, "I: -", "X: D2 of D2 C3 C4 -")
    assert cubes(g, "D2") == "1X" and g.eliminated[M] == 1


def test_arachnids_choose_whom():
    g = stage()
    rule(g, "ambush", "X: C4", "X: birds of mammals birds")
    assert cubes(g, "C4") == "1M 1B 1X"


def test_arachnids_may_refrain():
    g = stage()
    before = g.digest()
    rule(g, "ambush", "X: -")
    assert g.digest() == before


def test_arachnids_alone_attack_nobody():
    g = barren("species arachnids D2:3")
    rule(g, "ambush")
    assert cubes(g, "D2") == "3X"


def test_arachnids_out_of_play_attack_nobody():
    g = stage("places mammals insects")
    rule(g, "ambush")
    assert sum(g.eliminated) == 0


def test_arachnids_attack_tundra():
    """Any terrain, covered tiles too; and a pawn may hit the same tile again."""
    g = barren(
        "phase execution",
        "tile tundra D2",
        "species birds D2:3",
        "species arachnids D2",
        "pawn arachnids competition-6",
    )
    execute(g, "I: -", "X: D2", "X: D2 of D2 -")
    assert cubes(g, "D2") == "1B 1X"


# --- insects --------------------------------------------------------------------------------------------------------


def test_insects_add_one_anywhere():
    """After all Speciation, without a pawn, on any tile."""
    g = stage()
    rule(g, "swarm", "I: D3 of D3 D2 E3 E4 D4 C4 C3 -")
    assert cubes(g, "D3") == "1I" and g.pool[LETTERS.index("I")] == 29


def test_insects_may_refrain():
    g = stage()
    before = g.digest()
    rule(g, "swarm", "I: -")
    assert g.digest() == before


def test_insects_need_a_gene_pool():
    g = stage("eliminated insects=30")
    before = g.digest()
    rule(g, "swarm")
    assert g.digest() == before


def test_insects_out_of_play_add_nothing():
    g = stage("places mammals reptiles")
    before = g.digest()
    rule(g, "swarm")
    assert g.digest() == before


def test_the_free_spaces_take_no_pawns():
    """Those of reptiles, arachnids and insects are no spaces for pawns; these three may use the others."""
    assert [data.SPACES[n] for n in (data.REGRESSION, data.SPECIATION, data.COMPETITION)] == [2, 6, 7]
    g = stage("pawns mammals=0 reptiles=1 birds=0 amphibians=0 arachnids=1 insects=1")
    plan(g, "I: speciation-6", "X: competition-1", "R: regression-1")
    assert [pawns(g, s) for s in ("regression", "competition", "speciation")] == ["R.", "X......", ".....I"]


def test_every_animal_has_its_power_here():
    names = " ".join(name for name in globals() if name.startswith("test_"))
    assert not [animal for animal in data.ANIMALS if animal not in names]


def test_powers_are_per_animal_with_several_animals():
    """With several animals per player each keeps its own power."""
    g = stage("places mammals=0 reptiles=0 birds=0 amphibians=1 arachnids=1 insects=1")
    rule(g, "swarm", "I: E4")
    rule(g, "ambush", "X: C4", "X: birds")
    assert cubes(g, "E4") == "1M 2R 2I" and cubes(g, "C4") == "1M 1B 1X"
