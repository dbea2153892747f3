"""The 26 dominance cards and the Survival card, each with the case where it finds nothing to do."""

import pytest
from speciate.engine import Choice
from speciate.games.dominant import data
from speciate.games.dominant.rules import hooks

from .stage import (
    CARDS,
    LETTERS,
    B,
    I,
    M,
    R,
    X,
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
    grow,
    hex_,
    ice_everywhere,
    kill,
    kinds,
    lay,
    lay_row,
    lead,
    leave_in_bag,
    on,
    order,
    pawn,
    pawns,
    pool,
    put,
    reset,
    row,
    settle,
    stage,
    survival,
    vp,
    wither,
)

RING = "wetland savannah desert mountain forest jungle"


def nothing(g, who, name, *lines, **more):
    """Play a card that changes nothing."""
    before = g.digest()
    card(g, who, name, *lines, **more)
    assert g.digest() == before


# --- elements -------------------------------------------------------------------------------------------------------


def test_aquatic():
    """An element of your choice on a corner of the wetland, and up to four species on that tile."""
    g = stage()
    card(g, "M", "aquatic", "meat of grass grub meat seed sun water", "wetland.ur of wetland.ul wetland.ur",
         "4 of 0 1 2 3 4")  # fmt: skip
    assert on(g, "wetland") == "grass grub meat water water" and cubes(g, "wetland").startswith("4M")


def test_aquatic_chooses_the_tile():
    """The tile comes before the corner, since the species go to that tile; a sea is as good as a wetland."""
    g = stage()
    lay(g, "sea", "0,-2")
    card(g, "R", "aquatic", "sun", "0,-2 of wetland 0,-2", "0,-2.ll", "2")
    assert cubes(g, "0,-2") == "2R"


def test_aquatic_without_a_vacant_corner():
    """Without a vacant corner, or with an empty bag, only the species come."""
    g = stage()
    grow(g, "sun", "wetland.ul", "wetland.ur")
    card(g, "R", "aquatic", "1 of 0 1 2 3 4")
    assert cubes(g, "wetland").startswith("1R")
    g = stage()
    lay(g, "sea", "0,-2")
    leave_in_bag(g, "")
    card(g, "R", "aquatic", "0,-2 of wetland 0,-2", "3")
    assert cubes(g, "0,-2") == "3R"


def test_aquatic_with_few_species():
    """The gene pool limits the species; an empty one asks nothing."""
    g = stage()
    pool(g, "M", 2)
    card(g, "M", "aquatic", "meat", "wetland.ul", "2 of 0 1 2")
    card(g, "M", "aquatic", "meat")  # on the last corner
    assert on(g, "wetland").count("meat") == 2 and cubes(g, "wetland").startswith("2M")


def test_aquatic_needs_sea_or_wetland():
    """A covered wetland is none: nothing at all."""
    g = stage()
    freeze(g, "wetland")
    nothing(g, "M", "aquatic")


def test_blight():
    """All elements but one of your choice leave the tile, and so its neighbours."""
    g = stage()
    card(g, "B", "blight", f"mountain of tundra {RING}", "mountain.ur of mountain.ul mountain.ur mountain.r mountain.l")
    assert on(g, "mountain") == "sun" and on(g, "forest") == "grub seed" and on(g, "desert") == "grass sun sun"


@pytest.mark.parametrize("kept", [0, 1])
def test_blight_without_effect(kept):
    """A tile with one element or none keeps it."""
    g = stage()
    clear(g)
    if kept:
        grow(g, "sun", "desert.r")
    nothing(g, "B", "blight", "desert")


def test_blight_of_two_elements():
    """Of two one stays."""
    g = stage()
    clear(g)
    grow(g, "sun", "desert.r")
    grow(g, "grub", "desert.ur")
    card(g, "B", "blight", "desert", "desert.r")
    assert on(g, "desert") == "sun"


def test_disease():
    """Each animal with more elements than you loses a disk of its choice, down the food chain."""
    g = stage()
    give(g, "I", "sun")
    give(g, "M", "grass grass")
    give(g, "R", "grass")
    give(g, "X", "sun water water")
    card(g, "I", "disease", "X: water of sun water")
    assert [disks(g, who) for who in "MRAXI"] == ["grass", "grass", "", "sun water", "sun"]


def test_disease_spares_printed_elements():
    """Amphibians have three, all printed: nothing to lose, as for animals with no more than you."""
    nothing(stage(), "I", "disease")


def test_disease_looks_first():
    """Who has more is settled before anybody loses."""
    g = stage()
    give(g, "B", "sun")
    give(g, "M", "sun")
    card(g, "R", "disease")
    assert disks(g, "M") == disks(g, "B") == ""


def test_habitat():
    """An element of your choice from the bag on any vacant corner."""
    g = stage()
    leave_in_bag(g, "sun water")
    card(g, "R", "habitat", "sun of sun water", "mountain.lr")
    assert on(g, "mountain") == "meat meat seed sun sun"


def test_habitat_with_an_empty_bag():
    g = stage()
    leave_in_bag(g, "")
    nothing(g, "R", "habitat")


def test_habitat_on_a_full_earth():
    """No vacant corner: nothing."""
    g = stage()
    types = iter(e for e in data.ELEMENTS for _ in range(18))
    for c in g.vacant_corners():
        e = data.ELEMENTS.index(next(types))
        g.bag[e] -= 1
        g.elements[c] = e
    nothing(g, "R", "habitat")


def test_metamorphosis():
    """Exchange a disk with one of your choice; what you give is not yet in the bag."""
    g = stage()
    give(g, "M", "grass sun")
    leave_in_bag(g, "meat meat")
    log = card(g, "M", "metamorphosis", "sun of grass sun")
    assert kinds(log) == ["shed", "adapt"]
    assert disks(g, "M") == "grass meat" and g.bag[data.SUN] == 1


def test_metamorphosis_with_a_full_display():
    """Six elements stay six."""
    g = stage()
    give(g, "A", "sun sun seed")
    card(g, "A", "metamorphosis", "seed of seed sun", "water")
    assert disks(g, "A") == "sun sun water"


def test_metamorphosis_without_disk_or_bag():
    """Printed elements cannot be exchanged; neither can anything with an empty bag."""
    g = stage()
    nothing(g, "M", "metamorphosis")
    give(g, "M", "grass")
    leave_in_bag(g, "")
    nothing(g, "M", "metamorphosis")


def test_symbiotic():
    """You and each animal with fewer elements draw one, down the food chain; here the bag runs dry."""
    g = stage()
    leave_in_bag(g, "sun sun sun sun")
    log = card(g, "A", "symbiotic")
    assert kinds(log) == ["adapt"] * 4
    assert [disks(g, who) for who in "MRBAXI"] == ["sun", "sun", "sun", "sun", "", ""]


def test_symbiotic_looks_first():
    """Equal animals gain nothing, even after you gained."""
    g = stage()
    card(g, "M", "symbiotic")
    assert [len(disks(g, who).split()) for who in "MRBAXI"] == [1, 0, 0, 0, 0, 0]


def test_symbiotic_with_a_full_display_or_an_empty_bag():
    """Your six elements stay six, the others still gain; with an empty bag nobody does."""
    g = stage("MI")
    give(g, "M", "sun sun sun sun")
    card(g, "M", "symbiotic")
    assert disks(g, "M") == "sun sun sun sun" and len(disks(g, "I").split()) == 1
    leave_in_bag(g, "")
    nothing(g, "M", "symbiotic")


# --- victory points -------------------------------------------------------------------------------------------------


def test_biodiversity():
    """1 VP for each tile you share, however many others there are."""
    g = stage()
    settle(g, "tundra", "5B")
    card(g, "B", "biodiversity")
    assert vp(g) == "3B"  # forest, mountain and jungle


def test_biodiversity_alone():
    g = stage()
    clear(g)
    settle(g, "desert", "5B")
    nothing(g, "B", "biodiversity")


def test_ecodiversity():
    """1 VP for each disk on earth of your types: types count once, and only you gain."""
    g = stage()
    grow(g, "sun", "mountain.lr")
    give(g, "R", "grub")
    card(g, "R", "ecodiversity")
    assert vp(g) == "5R"


def test_ecodiversity_without_elements():
    g = stage()
    clear(g)
    nothing(g, "R", "ecodiversity")


def test_fertile():
    """Choose one of your tiles: 1 VP for each species there."""
    g = stage()
    card(g, "I", "fertile", "savannah of wetland savannah desert")
    assert vp(g) == "4I"


def test_fertile_nowhere():
    g = stage()
    clear(g)
    nothing(g, "I", "fertile")


def test_ice_age():
    """Every animal scores triangular points for the tiles it dominates; it is the last turn."""
    g = stage()
    wither(g, "mountain.ul")  # the meat between tundra, mountain and forest
    assert [lead(g, where) for where in RING.split()] == ["A", "I", "R", "-", "B", "X"]
    settle(g, "tundra", "1A")
    grow(g, "water", "tundra.ll")
    assert lead(g, "tundra") == "A"
    log = card(g, "R", "ice_age")
    assert kinds(log)[0] == "last_turn" and kinds(log, "vp") == ["vp"] * 5
    assert vp(g) == "1R 1B 3A 1X 1I" and g.last_round


def test_ice_age_with_nobody_dominant():
    g = stage()
    clear(g, elements=False)
    card(g, "R", "ice_age")
    assert vp(g) == "" and g.last_round


def test_ice_age_lets_the_pawns_behind_it_act():
    """Domination goes on, cards and all; then Extinction, Survival and the last scoring, but no Reseed."""
    g = stage(row="ice_age omnivore")
    pawn(g, "M", "domination-1", "domination-2")
    execute(g, "I: -", "X: -", "M: mountain", "M: ice_age", "M: forest")
    assert row(g) == set() and g.used[-2:] == bytearray([CARDS["ice_age"], CARDS["omnivore"]])
    log = reset(g)
    assert g.over and kinds(log, "extinction", "survival", "reseed", "end") == ["extinction", "survival", "end"]


def test_niche_biomes():
    """After the tile is paid, each animal with more VP than you loses its first-place value, not below 0."""
    g = stage(row="niche_biomes")
    g.vp = [20, 0, 6, 3, 5, 4]
    act(g, "X", "domination-1", "desert")  # pays 4 to reptiles, 2 to mammals
    assert vp(g) == "18M 4R 2B 3A 1X 4I"


def test_niche_biomes_floor():
    """Who has less than the value falls to 0; what the tile is now counts."""
    g = stage()
    g.vp = [8, 7, 2, 1, 1, 0]
    card(g, "A", "niche_biomes", scored="wetland")
    assert vp(g) == "1A 1X"
    freeze(g, "wetland")
    g.vp = [8, 0, 0, 0, 0, 0]
    card(g, "A", "niche_biomes", scored="wetland")
    assert vp(g) == "7M"


def test_niche_biomes_against_nobody():
    """Equal is not more."""
    g = stage()
    g.vp = [5] * 6
    nothing(g, "A", "niche_biomes", scored="wetland")


# --- new species ----------------------------------------------------------------------------------------------------


def test_evolution():
    """Twice a species of a different animal, anywhere, becomes one of yours; it is eliminated."""
    g = stage()
    log = card(
        g, "I", "evolution", "mammals of mammals reptiles birds amphibians arachnids -",
        "mountain of desert mountain forest", "birds of reptiles birds amphibians arachnids -", "mountain",
    )  # fmt: skip
    assert cubes(g, "mountain") == "1M 1R 2I" and g.eliminated == [1, 0, 1, 0, 0, 0]
    assert kinds(log) == ["eliminate", "breed"] * 2


def test_evolution_is_free():
    """Up to two: none, or one."""
    g = stage()
    nothing(g, "I", "evolution", "-")
    card(g, "I", "evolution", "mammals", "forest", "-")
    assert sum(g.eliminated) == 1


def test_evolution_with_few_species():
    """The gene pool is the limit, an empty one means nothing; so does an earth without opponents."""
    g = stage()
    pool(g, "I", 1)
    asked: list[Choice] = []
    card(g, "I", "evolution", "mammals", "forest", seen=asked)
    assert asked[0].numbers == {"animal": I, "n": 1}, "what is asked says how many are left"
    assert sum(g.eliminated) == 30 - 1 + 1 and g.pool[I] == 0
    nothing(g, "I", "evolution")
    g = stage()
    clear(g)
    nothing(g, "I", "evolution")


def test_fecundity():
    """One more on each of your tiles you choose."""
    g = stage()
    card(g, "I", "fecundity", "wetland of wetland savannah desert -", "desert of savannah desert -", "-")
    assert [cubes(g, where)[-2:] for where in ("wetland", "savannah", "desert")] == ["2I", "2I", "2I"]


def test_fecundity_with_few_species():
    """The gene pool is the limit; an empty one, or no tile, means nothing."""
    g = stage()
    pool(g, "I", 1)
    card(g, "I", "fecundity", "savannah")
    assert cubes(g, "savannah")[-2:] == "3I"
    nothing(g, "I", "fecundity")
    g = stage()
    clear(g)
    nothing(g, "I", "fecundity")


def test_hibernation():
    """Up to five eliminated species on one tile; the next Extinction spares them, the one after does not."""
    g = stage()
    kill(g, "B", 7)
    log = card(g, "B", "hibernation", f"desert of tundra {RING}", "5 of 0 1 2 3 4 5")
    assert kinds(log) == ["hibernate"]
    assert cubes(g, "desert") == "1M 2R 5B 1I" and g.eliminated[B] == 2
    extinction(g)
    assert cubes(g, "desert") == "1M 2R 5B 1I"
    extinction(g)
    assert cubes(g, "desert") == "1M 2R 1I" and g.eliminated[B] == 7


def test_hibernation_of_nobody():
    """Only the eliminated can come; it may be none."""
    g = stage()
    nothing(g, "B", "hibernation")
    kill(g, "B", 2)
    nothing(g, "B", "hibernation", "desert", "0 of 0 1 2")


def test_hibernation_spares_only_the_sleepers():
    """Endangered species that were there before die beside them."""
    g = stage()
    settle(g, "desert", "4B 1M")
    kill(g, "B", 2)
    card(g, "B", "hibernation", "desert", "2")
    extinction(g)
    assert cubes(g, "desert") == "1M 2B"


def test_hibernation_and_later_losses():
    """Sleepers are the last to go: five of six eliminated leave one sleeper."""
    g = stage()
    clear(g)
    settle(g, "desert", "3B 1M")
    kill(g, "B", 3)
    card(g, "B", "hibernation", "desert", "3")
    card(g, "M", "catastrophe", "desert", "birds of mammals birds")
    assert cubes(g, "desert") == "1B"
    extinction(g)
    assert cubes(g, "desert") == "1B"


def test_hibernation_protects_its_animal_alone():
    """Another endangered animal on the tile loses all of its species."""
    g = stage()
    clear(g)
    settle(g, "desert", "3R")
    kill(g, "B", 2)
    card(g, "B", "hibernation", "desert", "2")
    extinction(g)
    assert cubes(g, "desert") == "2B" and g.eliminated[R] == 3


def test_hibernation_ends_with_the_reset():
    """Those who slept last turn are safe no more, also where others sleep now."""
    g = stage()
    clear(g)
    kill(g, "B", 4)
    card(g, "B", "hibernation", "desert", "2")
    extinction(g)
    assert g.asleep == data.NOBODY and not any(g.sleeping)
    card(g, "B", "hibernation", "forest", "2")
    extinction(g)
    assert (cubes(g, "desert"), cubes(g, "forest")) == ("", "2B")


def test_hibernation_under_an_ice_sheet():
    """Most sleepers go to the gene pool; the one that comes back is still asleep."""
    g = stage()
    clear(g)
    kill(g, "B", 3)
    card(g, "B", "hibernation", "desert", "3")
    card(g, "R", "ice_sheet", "desert")
    assert cubes(g, "desert") == "1B" and g.sleeping[hex_("desert")] == 1
    extinction(g)
    assert cubes(g, "desert") == "1B"


def test_hibernation_moves_with_an_exodus():
    """Driven elsewhere they stay safe. Who drives them says which of those that go are asleep."""
    g = stage()
    clear(g)
    settle(g, "desert", "2B")
    kill(g, "B", 2)
    card(g, "B", "hibernation", "desert", "2")
    card(
        g, "R", "mass_exodus", "desert", "1 of 0 1 2 3 4", "0 of 0 1", "2 of 0 1 2 3", "2 of 1 2",
    )  # fmt: skip
    assert [cubes(g, where) for where in ("desert", "savannah", "mountain", "tundra")] == ["", "1B", "2B", "1B"]
    extinction(g)
    assert [cubes(g, where) for where in ("savannah", "mountain", "tundra")] == ["", "2B", ""]


def test_hibernating_species_that_are_driven_together_stay_safe():
    """Two exoduses end on one tile: the sleepers of both are safe there."""
    g = stage()
    clear(g)
    kill(g, "B", 2)
    card(g, "B", "hibernation", "desert", "2")
    card(g, "R", "mass_exodus", "desert", "1", "0")
    card(g, "R", "mass_exodus", "savannah", "0", "1")
    assert cubes(g, "tundra") == "2B" and g.sleeping[hex_("tundra")] == 2
    extinction(g)
    assert cubes(g, "tundra") == "2B"


def test_hibernation_asks_nothing_where_all_or_none_are_asleep():
    g = stage()
    clear(g)
    kill(g, "B", 2)
    card(g, "B", "hibernation", "desert", "2")
    settle(g, "forest", "1B")
    card(g, "R", "mass_exodus", "desert", "1 of 0 1 2", "0 of 0 1")
    assert [cubes(g, where) for where in ("savannah", "tundra")] == ["1B", "1B"]
    assert [g.sleeping[hex_(where)] for where in ("savannah", "tundra")] == [1, 1]
    card(g, "R", "mass_exodus", "forest", "1 of 0 1")
    assert sum(g.sleeping) == 2


# --- death and flight -----------------------------------------------------------------------------------------------


def test_biomass():
    """On each tile with more species than elements one dies: your choice among those there, your own if alone."""
    g = stage()
    clear(g)
    settle(g, "tundra", "1B")
    settle(g, "desert", "1M 2R")
    grow(g, "sun", "desert.r", "desert.lr")
    settle(g, "forest", "2I")
    grow(g, "grass", "forest.l", "forest.ll")
    card(g, "B", "biomass", "reptiles of mammals reptiles")
    assert [cubes(g, where) for where in ("tundra", "desert", "forest")] == ["", "1M 1R", "2I"]
    assert g.eliminated[B] == g.eliminated[R] == 1


def test_biomass_on_an_empty_earth():
    nothing(stage(), "B", "biomass")


def test_catastrophe():
    """All but one die on the tile; on each tile beside it one dies, of your choice; empty tiles are passed over."""
    g = stage()
    clear(g)
    settle(g, "desert", "3M 2R")
    settle(g, "savannah", "1R 1I")
    settle(g, "mountain", "1R")
    settle(g, "forest", "1I")
    card(g, "R", "catastrophe", f"desert of tundra {RING}", "mammals of mammals reptiles", "insects")
    assert [cubes(g, where) for where in ("desert", "savannah", "mountain", "forest")] == ["1M", "1R", "", "1I"]
    assert (g.eliminated[M], g.eliminated[R], g.eliminated[I]) == (2, 3, 1)


def test_catastrophe_around_an_empty_tile():
    """A tile with nobody on it will do: the neighbours are hit all the same. Nobody anywhere: nothing."""
    g = stage()
    settle(g, "savannah", "")
    settle(g, "mountain", "")
    card(
        g, "R", "catastrophe", "tundra", "amphibians of amphibians arachnids insects",
        "mammals of mammals reptiles insects", "mammals of mammals birds arachnids",
        "birds of birds amphibians arachnids",
    )  # fmt: skip
    assert g.eliminated == [2, 0, 1, 1, 0, 0]
    clear(g)
    nothing(g, "R", "catastrophe", "tundra")


def test_cold_snap():
    """Every animal but you loses one on each tundra tile."""
    g = stage()
    freeze(g, "desert")
    settle(g, "tundra", "3M 1I")
    settle(g, "desert", "2M 2R 1I")
    card(g, "I", "cold_snap")
    assert (cubes(g, "tundra"), cubes(g, "desert")) == ("2M 1I", "1M 1R 1I") and g.eliminated[M] == 2


def test_cold_snap_hits_nobody():
    nothing(stage(), "I", "cold_snap")


def test_cold_snap_with_several_animals():
    """The other animals of the same player are opponents too."""
    g = stage(seats="001122")
    settle(g, "tundra", "2M 2R")
    card(g, "M", "cold_snap")
    assert cubes(g, "tundra") == "2M 1R"


def test_mass_exodus():
    """All species of a tile move to adjacent tiles, split as you like."""
    g = stage()
    clear(g)
    lay(g, "sea", "2,-1")
    settle(g, "2,-1", "3M 2I")
    card(g, "R", "mass_exodus", f"2,-1 of 2,-1 tundra {RING}", "1 of 0 1 2 3", "2 of 0 1 2")
    assert (cubes(g, "2,-1"), cubes(g, "savannah"), cubes(g, "desert")) == ("", "2M", "1M 2I")
    assert sum(g.eliminated) == 0


def test_mass_exodus_from_an_empty_tile():
    nothing(stage(), "R", "mass_exodus", "tundra")


def test_predator():
    """On each tile you share one opposing species dies, never yours."""
    g = stage()
    clear(g, elements=False)
    settle(g, "tundra", "3M")
    settle(g, "desert", "1M 2R")
    settle(g, "forest", "2M 1B 1I")
    settle(g, "savannah", "1B 1I")
    card(g, "M", "predator", "insects of birds insects")
    assert [cubes(g, w) for w in ("tundra", "desert", "forest", "savannah")] == ["3M", "1M 1R", "2M 1B", "1B 1I"]


def test_predator_alone():
    g = stage()
    clear(g)
    settle(g, "tundra", "3M")
    nothing(g, "M", "predator")


# --- pawns and initiative -------------------------------------------------------------------------------------------


def test_ice_sheet():
    """A Glaciation at once, which cannot be forgone; the pawns in the queue do not move."""
    g = stage()
    pawn(g, "B", "glaciation-2")
    settle(g, "desert", "1M 4R 2I")
    card(g, "I", "ice_sheet", f"desert of {RING}")
    assert cubes(g, "desert") == "1M 1R 1I" and vp(g) == "1I" and g.pool[R] == 30 - 2 + 3
    assert pawns(g, "glaciation") == ".B.." and g.tundra == 10


def test_ice_sheet_without_tundra():
    g = stage()
    ice_everywhere(g)
    nothing(g, "I", "ice_sheet")
    g = stage()
    freeze(g, *RING.split())
    nothing(g, "I", "ice_sheet")  # five tundra tiles are left, but nothing to cover


def test_immigrants():
    """Down the food chain each chooses: a disk, a pawn for good, or all but one on each tile."""
    g = stage()
    give(g, "M", "sun water")
    put(g, "X", "desert", 3)
    card(g, "I", "immigrants", "M: element of element pawn species", "M: sun of sun water", "R: pawn of pawn species",
         "B: species of pawn species", "A: pawn", "X: species", "I: species")  # fmt: skip
    assert disks(g, "M") == "water"
    assert (g.free[R], g.spare[R]) == (2, 8)
    assert [cubes(g, where) for where in ("forest", "jungle", "desert", "savannah")] == [
        "1M 1B 1X", "1B 1A 1X", "1M 2R 1X 1I", "1R 1A 1I",
    ]  # fmt: skip
    assert (g.eliminated[B], g.eliminated[X], g.eliminated[I]) == (1, 3, 1)


def test_immigrants_take_only_pawns_at_hand():
    """A pawn on the display cannot pay: none at hand closes that way, and who has no disk either loses species."""
    g = stage("MI")
    pawn(g, "M", *(f"migration-{n}" for n in range(1, 7)), "initiative-1")
    give(g, "M", "sun")
    g.spare[I] += g.free[I]
    g.free[I] = 0
    card(g, "I", "immigrants", "M: element of element species")
    assert pawns(g, "migration") == "MMMMMM" and (g.free[M], g.spare[M]) == (0, 3) and disks(g, "M") == ""
    assert cubes(g, "savannah") == "1I"


def test_immigrants_may_cost_nothing():
    """All but one on each tile can be chosen even where there is but one."""
    g = stage("MI")
    clear(g)
    nothing(g, "I", "immigrants", "M: species of pawn species", "I: species of pawn species")


def test_instinct():
    """A pawn that is available goes to any vacant space; on a later Domination space it acts this turn."""
    g = stage(row="instinct omnivore")
    pawn(g, "R", "domination-1")
    execute(g, "I: -", "X: -", "R: desert", "R: instinct of instinct omnivore", "R: domination-3", "R: tundra")
    assert g.scored[hex_("desert")] and g.scored[hex_("tundra")] and g.free[R] == 3


def test_instinct_as_a_head_start():
    """On a space that is over it waits, through Reset, for the next turn. It may be the very pawn that scored."""
    g = stage(row="instinct")
    fill(g, "adaptation", "sun sun")
    pawn(g, "R", "adaptation-1", "adaptation-2", "domination-1")
    execute(g, "R: -", "R: -", "I: -", "X: -", "R: desert", "R: domination-1")
    reset(g)
    assert pawns(g, "domination") == "R...." and g.free[R] == 2


def test_instinct_without_a_pawn():
    g = stage("MI")
    pawn(g, "M", *(f"migration-{n}" for n in range(1, 7)), "initiative-1")
    assert g.free[M] == 0
    nothing(g, "M", "instinct")


@pytest.mark.parametrize("name, gained", [("intelligence", "MRB"), ("parasitism", "BAXI"), ("omnivore", "B")])
def test_new_pawns_for_birds(name, gained):
    g = stage()
    card(g, "B", name)
    assert [LETTERS[a] for a in range(6) if g.free[a] == 4] == [*gained]
    assert [10 - g.free[a] for a in range(6)] == g.spare


def test_intelligence():
    """You and all above you gain a pawn; mammals gain alone. Whose box is empty gains nothing."""
    g = stage()
    card(g, "M", "intelligence")
    assert g.free == [4, 3, 3, 3, 3, 3]
    g.free[M], g.spare[M] = 10, 0
    nothing(g, "M", "intelligence")


def test_parasitism():
    """You and all below you gain a pawn; insects gain alone. Whose box is empty gains nothing."""
    g = stage("MXI")
    card(g, "X", "parasitism")
    assert g.free == [6, 0, 0, 0, 7, 7]
    g.free[I], g.spare[I] = 10, 0
    nothing(g, "I", "parasitism")


def test_omnivore():
    """One pawn; with an empty box none."""
    g = stage()
    card(g, "R", "omnivore")
    assert (g.free[R], g.spare[R]) == (4, 6)
    g.free[R], g.spare[R] = 10, 0
    nothing(g, "R", "omnivore")


def test_nocturnal():
    """One place to the left on the initiative track."""
    g = stage()
    card(g, "R", "nocturnal")
    assert order(g) == "IXARBM"


def test_nocturnal_as_first():
    nothing(stage(), "I", "nocturnal")


# --- the Survival card ----------------------------------------------------------------------------------------------


def test_survival():
    """The sole most species on tundra score triangular points for the tundra tiles they occupy."""
    g = stage()
    freeze(g, "desert", "mountain", "forest")
    for where in ("tundra", "desert", "forest"):
        settle(g, where, "1B 2I" if where == "forest" else "1B")
    settle(g, "mountain", "1M")
    survival(g)
    assert vp(g) == "6B"


def test_survival_of_nobody():
    """A tie, or nobody on tundra: no points."""
    g = stage()
    nothing_survives = g.digest()
    survival(g)
    assert g.digest() == nothing_survives
    settle(g, "tundra", "2B 2I 1M")
    survival(g)
    assert vp(g) == ""


# --- all of them ----------------------------------------------------------------------------------------------------


def test_every_card_is_here():
    assert set(hooks.card_effect.answers) == set(CARDS.values())
    assert not [name for name in [*CARDS, "survival"] if f"test_{name}" not in globals()]


def test_you_stay_you():
    """A card that ends your dominance goes on for you."""
    g = stage(row="catastrophe")
    clear(g, elements=False)
    settle(g, "desert", "2R 1M")
    settle(g, "mountain", "1M 1I")
    act(g, "M", "domination-1", "desert", "R: desert", "R: mammals", "R: insects")
    assert lead(g, "desert") == "M" and cubes(g, "mountain") == "1M"


def test_a_card_without_effect_can_be_taken():
    """And it is out of the game."""
    g = stage(row="metamorphosis")
    act(g, "M", "domination-1", "mountain")
    assert row(g) == set() and g.used[-1] == CARDS["metamorphosis"]


def test_cards_run_out():
    """With no card left a dominated tile just pays."""
    g = stage(row="")
    lay_row(g, "", deck=0)
    act(g, "M", "domination-1", "mountain")
    assert vp(g) == "3M 2R"
