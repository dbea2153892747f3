"""The 26 dominance cards and the Survival card, each with the case where it finds nothing to do."""

import pytest
from speciate.engine import Choice
from speciate.games.dominant import data
from speciate.games.dominant.pieces import SPACE, SPACES
from speciate.games.dominant.rules import hooks

from .stage import (
    CARDS,
    DRY,
    FULL,
    ICE,
    LETTERS,
    B,
    I,
    M,
    R,
    X,
    act,
    barren,
    card,
    cards,
    cubes,
    disks,
    execute,
    extinction,
    hex_,
    kinds,
    lead,
    lifeless,
    on,
    order,
    pawns,
    reset,
    row,
    stage,
    survival,
    vp,
)

RING = "D2 E3 E4 D4 C4 C3"
MIGRATION = " ".join(f"migration-{n}" for n in range(1, 7))


def nothing(g, who, name, *lines, **more):
    """Play a card that changes nothing."""
    before = g.digest()
    card(g, who, name, *lines, **more)
    assert g.digest() == before


# --- elements -------------------------------------------------------------------------------------------------------


def test_aquatic():
    """An element of your choice on a corner of the wetland, and up to four species on that tile."""
    g = stage()
    card(g, "M", "aquatic", "meat of grass grub meat seed sun water", "D2ur of D2ul D2ur",
         "4 of 0 1 2 3 4")  # fmt: skip
    assert on(g, "D2") == "grass grub meat water water" and cubes(g, "D2").startswith("4M")


def test_aquatic_chooses_the_tile():
    """The tile comes before the corner, since the species go to that tile; a sea is as good as a wetland."""
    g = stage("tile sea D1")
    card(g, "R", "aquatic", "sun", "D1 of D2 D1", "D1ll", "2")
    assert cubes(g, "D1") == "2R"


def test_aquatic_without_a_vacant_corner():
    """Without a vacant corner, or with an empty bag, only the species come."""
    g = stage("element sun D2ur D2ul")
    card(g, "R", "aquatic", "1 of 0 1 2 3 4")
    assert cubes(g, "D2").startswith("1R")
    g = stage("tile sea D1", DRY)
    card(g, "R", "aquatic", "D1 of D2 D1", "3")
    assert cubes(g, "D1") == "3R"


def test_aquatic_with_few_species():
    """The gene pool limits the species; an empty one asks nothing."""
    g = stage("eliminated mammals=28")  # two are left in the gene pool
    card(g, "M", "aquatic", "meat", "D2ul", "2 of 0 1 2")
    card(g, "M", "aquatic", "meat")  # on the last corner
    assert on(g, "D2").count("meat") == 2 and cubes(g, "D2").startswith("2M")


def test_aquatic_needs_sea_or_wetland():
    """A covered wetland is none: nothing at all."""
    g = stage("tile tundra D2")
    nothing(g, "M", "aquatic")


def test_blight():
    """All elements but one of your choice leave the tile, and so its neighbours."""
    g = stage()
    card(g, "B", "blight", f"D4 of D3 {RING}", "D4ur of D4ul D4ur D4r D4l")
    assert on(g, "D4") == "sun" and on(g, "C4") == "grub seed" and on(g, "E4") == "grass sun sun"


@pytest.mark.parametrize("kept", [(), ("element sun E4r",)])
def test_blight_without_effect(kept):
    """A tile with one element or none keeps it."""
    nothing(barren(*kept), "B", "blight", "E4")


def test_blight_of_two_elements():
    """Of two one stays."""
    g = barren("element grub E4ur", "element sun E4r")
    card(g, "B", "blight", "E4", "E4r")
    assert on(g, "E4") == "sun"


def test_disease():
    """Each animal with more elements than you loses a disk of its choice, down the food chain."""
    g = stage(
        "display mammals grass:2", "display reptiles grass", "display arachnids sun water:2", "display insects sun"
    )
    card(g, "I", "disease", "X: water of sun water")
    assert [disks(g, who) for who in "MRAXI"] == ["grass", "grass", "", "sun water", "sun"]


def test_disease_spares_printed_elements():
    """Amphibians have three, all printed: nothing to lose, as for animals with no more than you."""
    nothing(stage(), "I", "disease")


def test_disease_looks_first():
    """Who has more is settled before anybody loses."""
    g = stage("display mammals sun", "display birds sun")
    card(g, "R", "disease")
    assert disks(g, "M") == disks(g, "B") == ""


def test_habitat():
    """An element of your choice from the bag on any vacant corner."""
    g = stage("box depletion grass:18 grub:18 meat:18 seed:18 sun:17 water:17")
    card(g, "R", "habitat", "sun of sun water", "D4lr")
    assert on(g, "D4") == "meat meat seed sun sun"


def test_habitat_with_an_empty_bag():
    nothing(stage(DRY), "R", "habitat")


def test_habitat_on_a_full_earth():
    """No vacant corner: nothing."""
    g = stage(*FULL)
    assert not g.vacant_corners()
    nothing(g, "R", "habitat")


def test_metamorphosis():
    """Exchange a disk with one of your choice; what you give is not yet in the bag."""
    g = stage("display mammals grass sun", "box depletion grass:17 grub:18 meat:16 seed:18 sun:17 water:18")
    log = card(g, "M", "metamorphosis", "sun of grass sun")
    assert kinds(log) == ["shed", "adapt"]
    assert disks(g, "M") == "grass meat" and g.bag[data.SUN] == 1


def test_metamorphosis_with_a_full_display():
    """Six elements stay six."""
    g = stage("display amphibians sun:2 seed")
    card(g, "A", "metamorphosis", "seed of seed sun", "water")
    assert disks(g, "A") == "sun sun water"


def test_metamorphosis_without_disk_or_bag():
    """Printed elements cannot be exchanged; neither can anything with an empty bag."""
    nothing(stage(), "M", "metamorphosis")
    dry = "box depletion grass:17 grub:18 meat:18 seed:18 sun:18 water:18"
    nothing(stage("display mammals grass", dry), "M", "metamorphosis")


def test_symbiotic():
    """You and each animal with fewer elements draw one, down the food chain; here the bag runs dry."""
    g = stage("box depletion grass:18 grub:18 meat:18 seed:18 sun:14 water:18")
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
    g = stage("places mammals insects", "display mammals sun:4")
    card(g, "M", "symbiotic")
    assert disks(g, "M") == "sun sun sun sun" and len(disks(g, "I").split()) == 1
    dry = "box depletion grass:18 grub:18 meat:18 seed:18 sun:14 water:18"
    nothing(stage("places mammals insects", "display mammals sun:4", dry), "M", "symbiotic")


def test_symbiotic_fills_the_last_place_of_a_display():
    g = stage("places mammals insects", "display mammals sun:3")
    card(g, "M", "symbiotic")
    assert [len(disks(g, who).split()) for who in "MI"] == [4, 1]


# --- victory points -------------------------------------------------------------------------------------------------


def test_biodiversity():
    """1 VP for each tile you share, however many others there are."""
    g = stage("species birds C4:2 C3 D4 D3:5")
    card(g, "B", "biodiversity")
    assert vp(g) == "3B"  # forest, mountain and jungle


def test_biodiversity_alone():
    nothing(barren("species birds E4:5"), "B", "biodiversity")


def test_ecodiversity():
    """1 VP for each disk on earth of your types: types count once, and only you gain."""
    g = stage("element sun D4lr", "display reptiles grub")
    card(g, "R", "ecodiversity")
    assert vp(g) == "5R"


def test_ecodiversity_without_elements():
    nothing(barren(), "R", "ecodiversity")


def test_fertile():
    """Choose one of your tiles: 1 VP for each species there."""
    g = stage()
    card(g, "I", "fertile", "E3 of D2 E3 E4")
    assert vp(g) == "4I"


def test_fertile_nowhere():
    nothing(barren(), "I", "fertile")


def test_ice_age():
    """Every animal scores triangular points for the tiles it dominates; it is the last turn."""
    g = stage("element none D4ul")  # the meat between tundra, mountain and forest
    assert [lead(g, where) for where in RING.split()] == ["A", "I", "R", "-", "B", "X"]
    g = stage("element water D4ul", "species amphibians D2:2 C3 E3 D3")
    assert [lead(g, where) for where in RING.split()] == ["A", "I", "R", "-", "B", "X"]
    assert lead(g, "D3") == "A"
    log = card(g, "R", "ice_age")
    assert kinds(log)[0] == "last_turn" and kinds(log, "vp") == ["vp"] * 5
    assert vp(g) == "1R 1B 3A 1X 1I" and g.last_round


def test_ice_age_with_nobody_dominant():
    g = lifeless()
    card(g, "R", "ice_age")
    assert vp(g) == "" and g.last_round


def test_ice_age_lets_the_pawns_behind_it_act():
    """Domination goes on, cards and all; then Extinction, Survival and the last scoring, but no Reseed."""
    g = stage("phase execution", "pawn mammals domination-1 domination-2", *cards("ice_age omnivore", 0))
    execute(g, "I: -", "X: -", "M: D4", "M: ice_age", "M: C4")
    assert row(g) == set() and g.used[-2:] == bytearray([CARDS["ice_age"], CARDS["omnivore"]])
    log = reset(g)
    assert g.over and kinds(log, "extinction", "survival", "reseed", "end") == ["extinction", "survival", "end"]


def test_niche_biomes():
    """After the tile is paid, each animal with more VP than you loses its first-place value, not below 0."""
    g = stage("vp mammals=20 birds=6 amphibians=3 arachnids=5 insects=4", "row niche_biomes")
    act(g, "X", "domination-1", "E4")  # pays 4 to reptiles, 2 to mammals
    assert vp(g) == "18M 4R 2B 3A 1X 4I"


def test_niche_biomes_floor():
    """Who has less than the value falls to 0; what the tile is now counts."""
    g = stage("vp mammals=8 reptiles=7 birds=2 amphibians=1 arachnids=1")
    card(g, "A", "niche_biomes", scored="D2")
    assert vp(g) == "1A 1X"
    g = stage("tile tundra D2", "vp mammals=8")
    card(g, "A", "niche_biomes", scored="D2")
    assert vp(g) == "7M"


def test_niche_biomes_against_nobody():
    """Equal is not more."""
    g = stage("vp mammals=5 reptiles=5 birds=5 amphibians=5 arachnids=5 insects=5")
    nothing(g, "A", "niche_biomes", scored="D2")


# --- new species ----------------------------------------------------------------------------------------------------


def test_evolution():
    """Twice a species of a different animal, anywhere, becomes one of yours; it is eliminated."""
    g = stage()
    log = card(
        g, "I", "evolution", "mammals of mammals reptiles birds amphibians arachnids -",
        "D4 of E4 D4 C4", "birds of reptiles birds amphibians arachnids -", "D4",
    )  # fmt: skip
    assert cubes(g, "D4") == "1M 1R 2I" and g.eliminated == [1, 0, 1, 0, 0, 0]
    assert kinds(log) == ["eliminate", "breed"] * 2


def test_evolution_is_free():
    """Up to two: none, or one."""
    g = stage()
    nothing(g, "I", "evolution", "-")
    card(g, "I", "evolution", "mammals", "C4", "-")
    assert sum(g.eliminated) == 1


def test_evolution_with_few_species():
    """The gene pool is the limit, an empty one means nothing; so does an earth without opponents."""
    g = stage("eliminated insects=29")  # one is left in the gene pool
    asked: list[Choice] = []
    card(g, "I", "evolution", "mammals", "C4", seen=asked)
    assert asked[0].numbers == {"animal": I, "n": 1}, "what is asked says how many are left"
    assert sum(g.eliminated) == 30 - 1 + 1 and g.pool[I] == 0
    nothing(g, "I", "evolution")
    nothing(barren(), "I", "evolution")


def test_fecundity():
    """One more on each of your tiles you choose."""
    g = stage()
    card(g, "I", "fecundity", "D2 of D2 E3 E4 -", "E4 of E3 E4 -", "-")
    assert [cubes(g, where)[-2:] for where in ("D2", "E3", "E4")] == ["2I", "2I", "2I"]


def test_fecundity_with_few_species():
    """The gene pool is the limit; an empty one, or no tile, means nothing."""
    g = stage("eliminated insects=29")  # one is left in the gene pool
    card(g, "I", "fecundity", "E3")
    assert cubes(g, "E3")[-2:] == "3I"
    nothing(g, "I", "fecundity")
    nothing(barren(), "I", "fecundity")


def test_hibernation():
    """Up to five eliminated species on one tile; the next Extinction spares them, the one after does not."""
    g = stage("eliminated birds=7")
    log = card(g, "B", "hibernation", f"E4 of D3 {RING}", "5 of 0 1 2 3 4 5")
    assert kinds(log) == ["hibernate"]
    assert cubes(g, "E4") == "1M 2R 5B 1I" and g.eliminated[B] == 2
    extinction(g)
    assert cubes(g, "E4") == "1M 2R 5B 1I"
    extinction(g)
    assert cubes(g, "E4") == "1M 2R 1I" and g.eliminated[B] == 7


def test_hibernation_of_nobody():
    """Only the eliminated can come; it may be none."""
    nothing(stage(), "B", "hibernation")
    nothing(stage("eliminated birds=2"), "B", "hibernation", "E4", "0 of 0 1 2")


def test_hibernation_spares_only_the_sleepers():
    """Endangered species that were there before die beside them."""
    g = stage(
        "species reptiles D4 E3", "species birds C4:2 C3 D4 E4:4", "species insects E3:2 D2", "eliminated birds=2"
    )
    card(g, "B", "hibernation", "E4", "2")
    extinction(g)
    assert cubes(g, "E4") == "1M 2B"


def test_hibernation_and_later_losses():
    """Sleepers are the last to go: five of six eliminated leave one sleeper."""
    g = barren("species mammals E4", "species birds E4:3", "eliminated birds=3")
    card(g, "B", "hibernation", "E4", "3")
    card(g, "M", "catastrophe", "E4", "birds of mammals birds")
    assert cubes(g, "E4") == "1B"
    extinction(g)
    assert cubes(g, "E4") == "1B"


def test_hibernation_protects_its_animal_alone():
    """Another endangered animal on the tile loses all of its species."""
    g = barren("species reptiles E4:3", "eliminated birds=2")
    card(g, "B", "hibernation", "E4", "2")
    extinction(g)
    assert cubes(g, "E4") == "2B" and g.eliminated[R] == 3


def test_hibernation_ends_with_the_reset():
    """Those who slept last turn are safe no more, also where others sleep now."""
    g = barren("eliminated birds=4")
    card(g, "B", "hibernation", "E4", "2")
    extinction(g)
    assert g.asleep == data.NOBODY and not any(g.sleeping)
    card(g, "B", "hibernation", "C4", "2")
    extinction(g)
    assert (cubes(g, "E4"), cubes(g, "C4")) == ("", "2B")


def test_hibernation_under_an_ice_sheet():
    """Most sleepers go to the gene pool; the one that comes back is still asleep."""
    g = barren("eliminated birds=3")
    card(g, "B", "hibernation", "E4", "3")
    card(g, "R", "ice_sheet", "E4")
    assert cubes(g, "E4") == "1B" and g.sleeping[hex_("E4")] == 1
    extinction(g)
    assert cubes(g, "E4") == "1B"


def test_hibernation_moves_with_an_exodus():
    """Driven elsewhere they stay safe. Who drives them says which of those that go are asleep."""
    g = barren("species birds E4:2", "eliminated birds=2")
    card(g, "B", "hibernation", "E4", "2")
    card(
        g, "R", "mass_exodus", "E4", "1 of 0 1 2 3 4", "0 of 0 1", "2 of 0 1 2 3", "2 of 1 2",
    )  # fmt: skip
    assert [cubes(g, where) for where in ("E4", "E3", "D4", "D3")] == ["", "1B", "2B", "1B"]
    extinction(g)
    assert [cubes(g, where) for where in ("E3", "D4", "D3")] == ["", "2B", ""]


def test_hibernating_species_that_are_driven_together_stay_safe():
    """Two exoduses end on one tile: the sleepers of both are safe there."""
    g = barren("eliminated birds=2")
    card(g, "B", "hibernation", "E4", "2")
    card(g, "R", "mass_exodus", "E4", "1", "0")
    card(g, "R", "mass_exodus", "E3", "0", "1")
    assert cubes(g, "D3") == "2B" and g.sleeping[hex_("D3")] == 2
    extinction(g)
    assert cubes(g, "D3") == "2B"


def test_hibernation_is_not_disturbed_by_losses_of_others():
    """No sleeper wakes where another animal of the tile dies or is driven out, and nothing is asked about sleepers."""
    g = barren("species mammals E4:2", "species reptiles E4", "eliminated birds=3")
    card(g, "B", "hibernation", "E4", "3")
    act(g, "R", "competition-2", "E4 of E4 -", "mammals of mammals birds")
    extinction(g, "-")
    assert cubes(g, "E4") == "3B"
    g = barren("species mammals E4:2", "eliminated birds=2")
    card(g, "B", "hibernation", "E4", "2")
    card(g, "R", "mass_exodus", "E4", "1 of 0 1 2", "1 of 0 1", "2 of 0 1 2")
    assert (cubes(g, "E3"), cubes(g, "D4")) == ("1M 2B", "1M")
    extinction(g, "-")
    assert cubes(g, "E3") == "2B"


def test_an_extinction_that_only_meets_sleepers_tells_no_loss():
    g = barren("eliminated birds=2")
    card(g, "B", "hibernation", "E4", "2")
    assert kinds(extinction(g)) == ["extinction"]


def test_hibernation_asks_nothing_where_all_or_none_are_asleep():
    g = barren("species birds C4", "eliminated birds=2")
    card(g, "B", "hibernation", "E4", "2")
    card(g, "R", "mass_exodus", "E4", "1 of 0 1 2", "0 of 0 1")
    assert [cubes(g, where) for where in ("E3", "D3")] == ["1B", "1B"]
    assert [g.sleeping[hex_(where)] for where in ("E3", "D3")] == [1, 1]
    card(g, "R", "mass_exodus", "C4", "1 of 0 1")
    assert sum(g.sleeping) == 2


# --- death and flight -----------------------------------------------------------------------------------------------


def test_biomass():
    """On each tile with more species than elements one dies: your choice among those there, your own if alone."""
    g = barren(
        "element sun E4r E4lr",
        "element grass C4ll C4l",
        "species mammals E4",
        "species reptiles E4:2",
        "species birds D3",
        "species insects C4:2",
    )
    card(g, "B", "biomass", "reptiles of mammals reptiles")
    assert [cubes(g, where) for where in ("D3", "E4", "C4")] == ["", "1M 1R", "2I"]
    assert g.eliminated[B] == g.eliminated[R] == 1


def test_biomass_on_an_empty_earth():
    nothing(stage(), "B", "biomass")


def test_catastrophe():
    """All but one die on the tile; on each tile beside it one dies, of your choice; empty tiles are passed over."""
    g = barren("species mammals E4:3", "species reptiles E4:2 E3 D4", "species insects E3 C4")
    card(g, "R", "catastrophe", f"E4 of D3 {RING}", "mammals of mammals reptiles", "insects")
    assert [cubes(g, where) for where in ("E4", "E3", "D4", "C4")] == ["1M", "1R", "", "1I"]
    assert (g.eliminated[M], g.eliminated[R], g.eliminated[I]) == (2, 3, 1)


def test_catastrophe_tells_of_no_loss_of_the_survivor():
    """The animal that keeps its only species there loses nothing."""
    g = barren("species mammals E4", "species reptiles E4:2")
    log = card(g, "R", "catastrophe", "E4", "mammals of mammals reptiles")
    assert cubes(g, "E4") == "1M" and kinds(log) == ["eliminate"]


def test_catastrophe_around_an_empty_tile():
    """A tile with nobody on it will do: the neighbours are hit all the same. Nobody anywhere: nothing."""
    g = stage(
        "species mammals C4 E4",
        "species reptiles E4:2",
        "species birds C4:2 C3",
        "species amphibians D2:2 C3",
        "species insects D2 E4",
    )
    card(
        g, "R", "catastrophe", "D3", "amphibians of amphibians arachnids insects",
        "mammals of mammals reptiles insects", "mammals of mammals birds arachnids",
        "birds of birds amphibians arachnids",
    )  # fmt: skip
    assert g.eliminated == [2, 0, 1, 1, 0, 0]
    nothing(barren(), "R", "catastrophe", "D3")


def test_cold_snap():
    """Every animal but you loses one on each tundra tile."""
    g = stage("tile tundra E4", "species mammals D4:2 C4 E4:2 D3:3", "species insects E3:2 D2 E4 D3")
    card(g, "I", "cold_snap")
    assert (cubes(g, "D3"), cubes(g, "E4")) == ("2M 1I", "1M 1R 1I") and g.eliminated[M] == 2


def test_cold_snap_hits_nobody():
    nothing(stage(), "I", "cold_snap")


def test_cold_snap_with_several_animals():
    """The other animals of the same player are opponents too."""
    g = stage(
        "places mammals=0 reptiles=0 birds=1 amphibians=1 arachnids=2 insects=2",
        "species mammals D4:2 C4 E4 D3:2",
        "species reptiles E4:2 D4 E3 D3:2",
    )
    card(g, "M", "cold_snap")
    assert cubes(g, "D3") == "2M 1R"


def test_mass_exodus():
    """All species of a tile move to adjacent tiles, split as you like."""
    g = barren("tile sea F3", "species mammals F3:3", "species insects F3:2")
    card(g, "R", "mass_exodus", f"F3 of F3 D3 {RING}", "1 of 0 1 2 3", "2 of 0 1 2")
    assert (cubes(g, "F3"), cubes(g, "E3"), cubes(g, "E4")) == ("", "2M", "1M 2I")
    assert sum(g.eliminated) == 0


def test_mass_exodus_from_an_empty_tile():
    nothing(stage(), "R", "mass_exodus", "D3")


def test_predator():
    """On each tile you share one opposing species dies, never yours."""
    g = lifeless(
        "species mammals D3:3 E4 C4:2", "species reptiles E4:2", "species birds C4 E3", "species insects C4 E3"
    )
    card(g, "M", "predator", "insects of birds insects")
    assert [cubes(g, w) for w in ("D3", "E4", "C4", "E3")] == ["3M", "1M 1R", "2M 1B", "1B 1I"]


def test_predator_alone():
    nothing(barren("species mammals D3:3"), "M", "predator")


# --- pawns and initiative -------------------------------------------------------------------------------------------


def test_ice_sheet():
    """A Glaciation at once, which cannot be forgone; the pawns in the queue do not move."""
    g = stage("species reptiles E4:4 D4 E3", "species insects E3:2 D2 E4:2", "pawn birds glaciation-2")
    card(g, "I", "ice_sheet", f"E4 of {RING}")
    assert cubes(g, "E4") == "1M 1R 1I" and vp(g) == "1I" and g.pool[R] == 30 - 2 + 3
    assert pawns(g, "glaciation") == ".B.." and g.tundra == 10


def test_ice_sheet_without_tundra():
    nothing(stage(*ICE), "I", "ice_sheet")
    nothing(stage(f"tile tundra {RING}"), "I", "ice_sheet")  # five tundra tiles are left, but nothing to cover


def test_immigrants():
    """Down the food chain each chooses: a disk, a pawn for good, or all but one on each tile."""
    g = stage("species arachnids C3:2 C4 D2 E4:3", "display mammals sun water")
    card(g, "I", "immigrants", "M: element of element pawn species", "M: sun of sun water", "R: pawn of pawn species",
         "B: species of pawn species", "A: pawn", "X: species", "I: species")  # fmt: skip
    assert disks(g, "M") == "water"
    assert (g.free[R], g.spare[R]) == (2, 8)
    assert [cubes(g, where) for where in ("C4", "C3", "E4", "E3")] == [
        "1M 1B 1X", "1B 1A 1X", "1M 2R 1X 1I", "1R 1A 1I",
    ]  # fmt: skip
    assert (g.eliminated[B], g.eliminated[X], g.eliminated[I]) == (1, 3, 1)


def test_immigrants_take_only_pawns_at_hand():
    """A pawn on the display cannot pay: none at hand closes that way, and who has no disk either loses species."""
    g = stage(
        "places mammals insects",
        "display mammals sun",
        "pawns insects=0",
        f"pawn mammals {MIGRATION} initiative-1",
    )
    card(g, "I", "immigrants", "M: element of element species")
    assert pawns(g, "migration") == "MMMMMM" and (g.free[M], g.spare[M]) == (0, 3) and disks(g, "M") == ""
    assert cubes(g, "E3") == "1I"


def test_immigrants_may_cost_nothing():
    """All but one on each tile can be chosen even where there is but one."""
    g = barren("places mammals insects")
    nothing(g, "I", "immigrants", "M: species of pawn species", "I: species of pawn species")


def test_immigrants_tell_of_losses_only():
    """Tiles with one species, which stays, are passed over in silence."""
    g = stage("places mammals insects")
    log = card(g, "I", "immigrants", "M: species of pawn species", "I: pawn of pawn species")
    assert kinds(log) == ["eliminate", "lose_pawn"] and cubes(g, "D4") == "1M" and g.eliminated == [1, 0, 0, 0, 0, 0]


def test_instinct():
    """A pawn that is available goes to any vacant space; on a later Domination space it acts this turn."""
    g = stage("phase execution", "pawn reptiles domination-1", "row instinct omnivore")
    execute(g, "I: -", "X: -", "R: E4", "R: instinct of instinct omnivore", "R: domination-3", "R: D3")
    assert g.scored[hex_("E4")] and g.scored[hex_("D3")] and g.free[R] == 3


def test_instinct_as_a_head_start():
    """On a space that is over it waits, through Reset, for the next turn. It may be the very pawn that scored."""
    g = stage(
        "phase execution",
        "pawn reptiles adaptation-1 adaptation-2 domination-1",
        "box adaptation sun:2",
        "row instinct",
    )
    execute(g, "R: -", "R: -", "I: -", "X: -", "R: E4", "R: domination-1")
    reset(g)
    assert pawns(g, "domination") == "R...." and g.free[R] == 2


def test_instinct_without_a_pawn():
    g = stage(
        "places mammals insects",
        f"pawn mammals {MIGRATION} initiative-1",
    )
    assert g.free[M] == 0
    nothing(g, "M", "instinct")


def test_instinct_without_a_vacant_space():
    """Where a pawn stands on every space, one at hand stays there."""
    g = stage(
        "pawns mammals=7 reptiles=8 birds=7 amphibians=7 arachnids=7 insects=6",
        *(f"pawn {data.ANIMALS[space % 6]} {SPACE.token(space)}" for space in SPACES),
    )
    assert g.free[R] == 1
    nothing(g, "R", "instinct")


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
    nothing(stage("pawns mammals=10"), "M", "intelligence")


def test_parasitism():
    """You and all below you gain a pawn; insects gain alone. Whose box is empty gains nothing."""
    g = stage("places mammals arachnids insects")
    card(g, "X", "parasitism")
    assert g.free == [6, 0, 0, 0, 7, 7]
    nothing(stage("places mammals arachnids insects", "pawns insects=10"), "I", "parasitism")


def test_omnivore():
    """One pawn; with an empty box none."""
    g = stage()
    card(g, "R", "omnivore")
    assert (g.free[R], g.spare[R]) == (4, 6)
    nothing(stage("pawns reptiles=10"), "R", "omnivore")


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
    g = lifeless(
        "tile tundra E4 D4 C4", "species mammals D4", "species birds D3 E4 C4", "species insects C4:2",
    )  # fmt: skip
    survival(g)
    assert vp(g) == "6B"


def test_survival_of_nobody():
    """A tie, or nobody on tundra: no points."""
    g = stage()
    nothing_survives = g.digest()
    survival(g)
    assert g.digest() == nothing_survives
    g = stage("species mammals D4:2 C4 E4 D3", "species birds C4:2 C3 D4 D3:2", "species insects E3:2 D2 E4 D3:2")
    survival(g)
    assert vp(g) == ""


# --- all of them ----------------------------------------------------------------------------------------------------


def test_every_card_is_here():
    assert set(hooks.card_effect.answers) == set(CARDS.values())
    assert not [name for name in [*CARDS, "survival"] if f"test_{name}" not in globals()]


def test_you_stay_you():
    """A card that ends your dominance goes on for you."""
    g = lifeless("species mammals E4 D4", "species reptiles E4:2", "species insects D4", "row catastrophe")
    act(g, "M", "domination-1", "E4", "R: E4", "R: mammals", "R: insects")
    assert lead(g, "E4") == "M" and cubes(g, "D4") == "1M"


def test_a_card_without_effect_can_be_taken():
    """And it is out of the game."""
    g = stage("row metamorphosis")
    act(g, "M", "domination-1", "D4")
    assert row(g) == set() and g.used[-1] == CARDS["metamorphosis"]


def test_cards_run_out():
    """With no card left a dominated tile just pays."""
    g = stage(*cards("", 0))
    act(g, "M", "domination-1", "D4")
    assert vp(g) == "3M 2R"
