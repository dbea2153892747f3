"""Each evolution card, what it does, when it does nothing, and what it does while it lies in the row."""

import pytest
from speciate.earth import events as earth_events
from speciate.engine import Choice
from speciate.games.marine import data, events

from .stage import (
    BARREN,
    CARDS,
    NO_CARDS,
    NO_SPECIES,
    TRAITS,
    C,
    F,
    R,
    X,
    act,
    card,
    corner,
    cubes,
    deck_of,
    disks,
    end,
    hex_,
    kinds,
    overgrown,
    stage,
    take,
    turn,
)


def test_every_card_has_a_test():
    tests = [name.removeprefix("test_") for name in globals() if name.startswith("test_")]
    assert not [c.id for c in data.CARDS if not any(t == c.id or t.startswith(f"{c.id}__") for t in tests)]


def nothing(g, who, name, *lines, **kwargs):
    """The card asks no more than this and changes nothing."""
    before = g.digest()
    card(g, who, name, *lines, **kwargs)
    assert g.digest() == before


def row_names(g):
    return [data.CARDS[c].id for c in g.row if c != data.NO_CARD]


# --- elements -------------------------------------------------------------------------------------------------------


def test_adaptability():
    """An own disk and an element on earth change places, exactly."""
    g = stage("display reptiles algae worms")
    bag = bytes(g.bag)
    card(g, "R", "adaptability", "worms of algae worms", "D4r")
    assert disks(g, "R") == "algae gastropods" and g.elements[corner("D4r")] == data.WORMS
    assert bytes(g.bag) == bag


def test_adaptability__may_swap_equal_types():
    g = stage("display reptiles sun")
    nothing(g, "R", "adaptability", "D4ul of D4ul D4ur D4r D4lr D4ll D4l")


def test_adaptability__nothing_without_own_disks_or_elements_on_earth():
    nothing(stage(), "R", "adaptability")
    g = stage(*BARREN, "display reptiles worms")
    nothing(g, "R", "adaptability")


def test_disease():
    """Only animals with more elements than you lose one, each of its own choice, down the food chain."""
    g = stage(
        "display reptiles worms sun", "display cephalopods sun", "display fishes algae sun", "display crustaceans sun"
    )
    card(g, "C", "disease", "R: worms of worms sun", "F: algae of algae sun")
    assert (disks(g, "R"), disks(g, "F"), disks(g, "C"), disks(g, "X")) == ("sun", "sun", "sun", "sun")


def test_disease__printed_elements_are_immune():
    """An alternate display has nothing printed; a printed one with a pre-printed seventh still has no disk to lose."""
    g = stage("trait reptiles ram_feeder")
    assert g.element_total(R) > g.element_total(C)
    nothing(g, "C", "disease")


def test_habitat__removes_an_element_whose_pawn_you_lack_and_places_any_element_of_the_bag():
    g = stage("special algae=cephalopods worms=reptiles sun=reptiles")
    card(
        g, "R", "habitat", "D4ur of D4ur D4r D4ll D4l",
        "algae of algae plankton sponges gastropods sun worms", "D4ur",
    )  # fmt: skip
    # Onto the corner that the first part has emptied.
    assert g.elements[corner("D4ur")] == data.ALGAE


def test_habitat__without_pawns_places_an_element_too():
    g = stage()
    card(g, "R", "habitat", "D4ul", "plankton", "D2ul")
    assert len(g.all_disks()) == 6 and g.elements[corner("D2ul")] == data.PLANKTON


def test_habitat__with_all_six_pawns_only_places():
    g = stage(
        "special algae=reptiles worms=reptiles plankton=reptiles sponges=reptiles gastropods=reptiles sun=reptiles"
    )
    card(g, "R", "habitat", "plankton", "D2ul")
    assert len(g.all_disks()) == 7


def test_habitat__places_nothing_where_the_bag_is_empty():
    g = stage(*BARREN, "box depletion algae:19 worms:19 plankton:19 sponges:19 gastropods:19 sun:19")
    nothing(g, "R", "habitat")


def test_habitat__an_element_that_the_bag_lacks_is_not_offered():
    g = stage(
        "special algae=reptiles worms=reptiles plankton=reptiles sponges=reptiles gastropods=reptiles sun=reptiles",
        "box depletion algae:18 worms:17 plankton:18 sponges:18 gastropods:18 sun:17",
    )
    card(g, "R", "habitat", "worms of sun worms", "D2ul")
    assert g.elements[corner("D2ul")] == data.WORMS


def test_metamorphosis():
    """An own disk goes to the bag; the element that comes was in the bag before."""
    g = stage("display fishes worms sun", "box depletion worms:17")  # no worms in the bag
    assert not g.bag[data.WORMS]
    card(g, "F", "metamorphosis", "worms of sun worms", "algae of algae plankton sponges gastropods sun")
    assert disks(g, "F") == "algae sun" and g.bag[data.WORMS] == 1


def test_metamorphosis__nothing_without_a_disk_or_with_an_empty_bag():
    nothing(stage(), "F", "metamorphosis")
    g = stage("display fishes sun", "box depletion algae:18 worms:18 plankton:18 sponges:18 gastropods:18 sun:17")
    nothing(g, "F", "metamorphosis")


def test_niche_construction():
    """Any element of earth moves to any vacant corner; its old corner was not vacant."""
    g = stage()
    seen: list[Choice] = []
    card(g, "R", "niche_construction", "D4r", "D2ul", seen=seen)
    assert corner("D4r") not in seen[1].values and len(seen[1].values) == 46
    assert g.elements[corner("D4r")] == data.NONE and g.elements[corner("D2ul")] == data.GASTROPODS


def test_niche_construction__nothing_without_elements():
    g = stage(*BARREN)
    nothing(g, "R", "niche_construction")


def test_symbiotic():
    """You and every animal with fewer elements draw one, if there is room; printed elements count."""
    g = stage("display cephalopods sun", "display fishes sun:2")
    bag = sum(g.bag)
    card(g, "C", "symbiotic")
    assert [sum(d) for d in g.disks] == [1, 2, 2, 1] and sum(g.bag) == bag - 3


def test_symbiotic__the_set_is_fixed_beforehand():
    """The Reptiles, first to draw, do not become an animal with as many as you before the others draw."""
    g = stage("display crustaceans sun")
    card(g, "X", "symbiotic")
    assert [sum(d) for d in g.disks] == [1, 1, 1, 2]


def test_symbiotic__fills_the_last_space():
    g = stage("places reptiles=0 cephalopods=1", "display reptiles sun:2", "display cephalopods sun:2")
    card(g, "R", "symbiotic")
    assert g.room(R) == 0 and g.room(C) == 1


def test_symbiotic__nothing_without_room_or_bag():
    g = stage("places reptiles=0 cephalopods=1", "display reptiles sun:3", "display cephalopods sun:3")
    nothing(g, "R", "symbiotic")
    g = stage("box depletion algae:18 worms:18 plankton:18 sponges:18 gastropods:18 sun:18")
    nothing(g, "R", "symbiotic")


def test_trophic_cascade():
    """X is the slot: from slot 2 two elements of the player's choice go, of the six on the Reef."""
    g = stage()
    card(g, "R", "trophic_cascade", "D4", "D4r", "D4ul of D4ul D4ur D4lr D4ll D4l", slot_number=2)
    assert {c for c in g.all_disks()} == {corner(f"D4{t}") for t in ("ur", "lr", "ll", "l")}


def test_trophic_cascade__only_tiles_with_elements():
    g = stage(*BARREN, "element sun D2ul")
    card(g, "R", "trophic_cascade", "D2 of D1 D2 C1", slot_number=1)
    assert g.all_disks() == []


def test_trophic_cascade__nothing_on_a_barren_earth():
    g = stage(*BARREN)
    nothing(g, "R", "trophic_cascade", slot_number=5)


# --- victory points -------------------------------------------------------------------------------------------------


def check_element_card(name, what):
    """1 VP a tile where the animal and the element are, the animal's display notwithstanding; else nothing."""
    nothing(stage(*BARREN), "R", name)
    # The element lies between Reef, Kelp and Land, and between Reef, Land and Seagrass.
    grown = (*NO_SPECIES, "element none D4l D4r D4ll D4lr", f"element {what} D4ul D4ur")
    nothing(stage(*grown), "R", name)
    g = stage(*grown, "species reptiles D3:5", "species cephalopods C3")
    card(g, "R", name)
    assert g.vp == [1, 0, 0, 0]
    g = stage(*grown, "species reptiles D3:5 D4 E4", "species cephalopods C3", "vp reptiles=1")
    card(g, "R", name)
    assert g.vp == [3, 0, 0, 0]


def test_annelids():
    check_element_card("annelids", "worms")


def test_carbon_cycle():
    check_element_card("carbon_cycle", "plankton")


def test_endosymbionts():
    check_element_card("endosymbionts", "sponges")


def test_producers():
    check_element_card("producers", "algae")


def test_semi_aquatic():
    check_element_card("semi_aquatic", "sun")


def test_univalves():
    check_element_card("univalves", "gastropods")


def test_biodiversity():
    """1 VP for each shared tile, whatever the number of opponents there."""
    g = stage("species reptiles C3:2 D3 D4:3", "species cephalopods D4:3 E4", "species fishes D3 D4:3")
    card(g, "R", "biodiversity")
    assert g.vp == [2, 0, 0, 0]


def test_biodiversity__alone_is_nothing():
    g = stage(*BARREN, "species reptiles C3")
    nothing(g, "R", "biodiversity")


def test_ecodiversity():
    """Disks on earth of the animal's types; a type held twice counts once, two disks of a type count twice."""
    g = stage("element sun D2ul", "display reptiles worms")
    card(g, "R", "ecodiversity")  # two sun, one sponges, one worms
    assert g.vp == [4, 0, 0, 0]


def test_ecodiversity__nothing_on_a_barren_earth():
    g = stage(*BARREN)
    nothing(g, "R", "ecodiversity")


def test_extremophiles():
    """1 VP for each own species on Vents, geyser and smoker alike."""
    nothing(stage(), "R", "extremophiles")
    g = stage("species reptiles D1:2 D4:3 D7:3", "species cephalopods D4:3 D7:9")
    card(g, "R", "extremophiles")
    assert str(g.vp) == "[5, 0, 0, 0]"  # whole points


def test_fertile():
    """VP for all species of one tile you occupy."""
    g = stage("species reptiles C3 D4:3", "species cephalopods D4:3 E4:20")
    card(g, "R", "fertile", "D4 of D4 C3")
    assert g.vp == [12, 0, 0, 0]


def test_fertile__nothing_for_an_animal_that_is_nowhere():
    g = stage("species reptiles none")
    nothing(g, "R", "fertile")


def test_bountiful_habitat():
    """Every tile of a terrain on earth is scored for all animals; no card is gained."""
    # The Fishes live on D1, which is no Land any more.
    g = stage("species reptiles D3:2 D4:3", "species cephalopods D2 D3 D4:3", "species fishes D1 D4:3")
    log = card(g, "R", "bountiful_habitat", "land of land reef vent")
    assert g.vp == [8, 12, 0, 0] and "reveal" not in kinds(log)
    assert {vp["source_id"] for vp in earth_events.vp.of(log)} == {-1}  # for the card; each tile is told as scored
    assert {tile["hex"] for tile in earth_events.score.of(log)} == {hex_(h) for h in ("D2", "D3", "C1", "E1")}


def test_bountiful_habitat__offers_terrains_where_nobody_lives_only_when_nobody_lives_at_all():
    g = stage(*BARREN, "species reptiles E4", "species cephalopods D6")
    card(g, "R", "bountiful_habitat", "sand of sand ocean")
    g = stage(*BARREN)
    card(g, "R", "bountiful_habitat", "kelp of land kelp reef seamount seagrass sand ocean vent")
    assert g.vp == [0, 0, 0, 0]


def test_bountiful_habitat__may_score_the_original_tile_again():
    g = stage("evolution reef seamount seagrass sand ocean", "row bountiful_habitat", *NO_CARDS)
    act(g, "R", "evolution-1", "D4")
    assert g.vp == [12, 6, 4, 0]


def test_marine_snow():
    """As it enters play it scores every Ocean tile; nobody gets a card. Selected it does nothing."""
    g = stage(
        *NO_SPECIES,
        "species reptiles D5:2",
        "species cephalopods D6 D7",
        *deck_of("annelids univalves producers carbon_cycle endosymbionts", "marine_snow"),
    )
    log = take(g, "F", 1)
    assert g.vp[:2] == [2, 2] and [(told["card"], told["n"]) for told in events.card.of(log)] == [
        (CARDS["annelids"], 1),
        (CARDS["marine_snow"], 5),
    ]
    nothing(g, "F", "marine_snow", when="selected")


def test_marine_snow__without_oceans():
    g = stage("tile vent C6 D5 D6 E6", "species reptiles D4:3 D5")
    nothing(g, "F", "marine_snow", when="enters")


# --- new species ----------------------------------------------------------------------------------------------------


def test_fecundity():
    """One on each tile you occupy, of your choice if the pool runs short; you may stop."""
    g = stage("species reptiles C3 D3 D4:3 E4", "eliminated reptiles=26")
    card(g, "R", "fecundity", "C3 of C3 D3 D4 E4 -", "E4 of D3 D4 E4 -")
    assert g.pool[R] == 0 and (cubes(g, "C3"), cubes(g, "E4"), cubes(g, "D3")) == ("2R", "2R", "1R")
    g = stage()
    nothing(g, "R", "fecundity", "- of D4 -")


def test_fecundity__nothing_with_an_empty_pool():
    g = stage("eliminated reptiles=31")
    nothing(g, "R", "fecundity")


def test_population_explosion():
    """As many of yours as there are species of all animals, on that tile; X is no slot here."""
    g = stage("species reptiles C3 D4:3", "species cephalopods C3:4 D4:3")
    card(g, "R", "population_explosion", "C3 of C3 D4", slot_number=1)
    assert cubes(g, "C3") == "6R 4C"


def test_population_explosion__all_there_are():
    g = stage("eliminated reptiles=26")
    card(g, "R", "population_explosion")
    assert g.pool[R] == 0 and g.cubes[R][hex_("D4")] == 8


def test_population_explosion__nothing_when_nowhere_or_with_an_empty_pool():
    g = stage("species reptiles none")
    nothing(g, "R", "population_explosion")
    g = stage("eliminated reptiles=31")
    nothing(g, "R", "population_explosion")


def test_terrestrial():
    """An element of the bag on a Land or geyser tile, then up to four species on that very tile."""
    g = stage()
    card(g, "C", "terrestrial", "sun", "E1r", "4 of 0 1 2 3 4")
    assert g.elements[corner("E1r")] == data.SUN and cubes(g, "E1") == "4C"


def test_terrestrial__a_corner_of_several_sites():
    g = stage()
    card(g, "C", "terrestrial", "sun", "D2ul", "C1 of D1 D2 C1", "1")
    assert cubes(g, "C1") == "1C"


def test_terrestrial__a_geyser_is_a_site_and_a_smoker_is_not():
    """No Land is left: there are five geysers, and the smoker at the bottom."""
    g = stage("tile vent C1 D2 D3 E1")
    seen: list[Choice] = []
    card(g, "C", "terrestrial", "sun", "D1ul", "0 of 0 1 2 3 4", seen=seen)
    geysers = {corner(f"{h}{t}") for h in ("C1", "D1", "D2", "D3", "E1") for t in ("ul", "ur", "l", "r", "ll", "lr")}
    assert {*seen[1].values} == geysers - {corner("D4ul"), corner("D4ur")}


def test_terrestrial__without_element_any_site():
    """With an empty bag the first part is skipped, and the species go to any Land or geyser."""
    g = stage(
        "eliminated cephalopods=29", "box depletion algae:18 worms:18 plankton:18 sponges:18 gastropods:18 sun:18"
    )
    card(g, "C", "terrestrial", "D1 of D1 D3 D2 E1 C1", "2 of 0 1 2")
    assert cubes(g, "D1") == "2C"


def test_terrestrial__without_a_vacant_corner_any_site():
    g = overgrown("C1 D1 D2 D3 E1")
    card(g, "C", "terrestrial", "D1 of D1 D3 D2 E1 C1", "1")
    assert cubes(g, "D1") == "1C"


def test_terrestrial__with_an_empty_pool_only_the_element():
    g = stage("eliminated cephalopods=31")
    card(g, "C", "terrestrial", "sun", "D2ul")
    assert len(g.all_disks()) == 7


def test_terrestrial__nothing_without_sites():
    """The rules never come to an earth without a geyser, so the notation refuses one: the sides are turned by hand."""
    g = stage("tile vent C1 D2 D3 E1")
    for where in ("C1", "D1", "D2", "D3", "E1"):
        g.side[hex_(where)] = 1 + data.SMOKER
    nothing(g, "C", "terrestrial")


# --- death and flight -----------------------------------------------------------------------------------------------


def test_asteroid():
    """All but one on the tile, one on each tile beside it, even an own one; this round is the last."""
    g = stage(
        "species reptiles D3 D4:3",
        "species cephalopods D4:3 D6",
        "species fishes D3 D4:3",
        "species crustaceans C3:2 D4:3",
    )
    log = card(g, "X", "asteroid", "D4", "cephalopods of reptiles cephalopods fishes crustaceans",
                "fishes of reptiles fishes")  # fmt: skip
    assert (cubes(g, "D4"), cubes(g, "C3"), cubes(g, "D3"), cubes(g, "D6")) == ("1C", "1X", "1R", "1C")
    assert g.eliminated == [3, 2, 4, 4] and g.last_round and not g.over and "asteroid" in kinds(log)


def test_asteroid__only_tiles_where_it_changes_something():
    """A lonely species alone is no target; its tile is one as soon as a tile beside it is occupied."""
    g = stage(*BARREN, "species reptiles C6")
    card(g, "R", "asteroid", "D6 of D6 D7")
    assert cubes(g, "C6") == ""
    g = stage(*BARREN, "species reptiles C6:2")
    card(g, "R", "asteroid", "C6 of C6 D6 D7")
    assert cubes(g, "C6") == "1R"


def test_asteroid__falls_where_species_live_when_it_can_kill_nobody():
    """Two lonely species on islands: one of them must be chosen, and both live."""
    g = stage(*BARREN, "tile ocean A1 G4", "species reptiles A1", "species cephalopods G4")
    card(g, "R", "asteroid", "G4 of A1 G4")
    assert cubes(g, "A1") == "1R" and cubes(g, "G4") == "1C" and g.last_round


def test_asteroid__on_an_empty_earth_still_ends_the_game():
    g = stage(*BARREN)
    card(g, "R", "asteroid")
    assert g.last_round


def test_asteroid__skips_the_first_part_on_a_single_species():
    g = stage(*BARREN, "species reptiles D2", "species cephalopods D3")
    card(g, "X", "asteroid", "D2")
    assert cubes(g, "D2") == "1R" and cubes(g, "D3") == ""


def test_biomass():
    """Judged for all tiles before the first loss; you choose who dies, and yours does where you are alone."""
    g = stage(
        *BARREN,
        "element sun C3ul C3l E4r",
        "species reptiles D2",
        "species cephalopods C3:2",
        "species fishes C3",
        "species crustaceans E4",
    )
    card(g, "R", "biomass", "cephalopods of cephalopods fishes")
    assert (cubes(g, "D2"), cubes(g, "C3"), cubes(g, "E4")) == ("", "1C 1F", "1X")


def test_biomass__nothing_where_no_tile_is_overcrowded():
    g = stage(*NO_SPECIES, "species reptiles D4:6")
    nothing(g, "R", "biomass")


def test_invasive_species():
    """Opponents lose one on each tile of a terrain shown in Competition; a terrain shown twice counts once."""
    g = stage(
        "species cephalopods C3 D4:3",
        "species fishes D4:3 E4",
        "competition reef kelp reef",
        "evolution land seamount seagrass sand ocean",
    )
    card(g, "R", "invasive_species")
    assert cubes(g, "D4") == "3R 2C 2F 2X" and cubes(g, "C3") == "" and cubes(g, "E4") == "1F"


def test_invasive_species__nothing_elsewhere():
    g = stage("competition land land vent", "evolution kelp reef seamount sand ocean")
    nothing(g, "R", "invasive_species")


def test_mass_exodus():
    """You move all species of a tile, everybody's, split as you like; nobody stays, nobody falls into the void."""
    # Beside D1 lie three Land tiles and the void.
    g = stage(*BARREN, "species reptiles D1:3", "species cephalopods D1")
    card(g, "X", "mass_exodus", "1 of 0 1 2 3", "0 of 0 1 2", "0 of 0 1", "1 of 0 1")
    assert cubes(g, "D1") == "" and sum(g.cubes[C]) == 1
    assert sorted(g.cubes[R][h] for h in g.next_to(hex_("D1"))) == [0, 1, 2]


def test_mass_exodus__nothing_on_an_empty_earth():
    g = stage(*BARREN)
    nothing(g, "X", "mass_exodus")


def test_omnivore():
    """One element of the tile and one opposing species there go; 3 VP."""
    g = stage("species fishes C3 D4:3")
    card(g, "F", "omnivore", "D4 of C3 D4", "D4ul", "reptiles of reptiles cephalopods crustaceans")
    assert g.vp == [0, 0, 3, 0] and g.eliminated == [1, 0, 0, 0] and len(g.all_disks()) == 5


def test_omnivore__alone_eats_itself_and_a_bare_tile_skips_the_element():
    g = stage(*BARREN, "species fishes D2:2")
    card(g, "F", "omnivore")
    assert g.vp == [0, 0, 3, 0] and g.eliminated == [0, 0, 1, 0]


def test_omnivore__nowhere_is_nothing_not_even_vp():
    g = stage("species fishes none")
    nothing(g, "F", "omnivore")


def test_predator():
    """One opponent on each tile you share; never your own."""
    g = stage("species cephalopods C3:2 D3 D4:3", "species crustaceans D3 D4:3")
    card(g, "C", "predator", "fishes of reptiles fishes crustaceans")
    assert g.eliminated == [0, 0, 1, 1] and cubes(g, "C3") == "2C" and cubes(g, "D3") == "1C"


def test_predator__nothing_for_a_hermit():
    g = stage(*BARREN, "species cephalopods C3:2", "species crustaceans D3")
    nothing(g, "C", "predator")


def test_profligate_carnivore():
    """Up to X opponents anywhere; yours come to the very tiles."""
    g = stage("species cephalopods C3 D4:3")
    card(g, "R", "profligate_carnivore", "C3 of C3 D4 -", "D4 of D4 -", "fishes", "- of D4 -", slot_number=3)
    assert cubes(g, "C3") == "1R" and cubes(g, "D4") == "4R 3C 2F 3X"


def test_profligate_carnivore__short_of_species_you_choose_the_tiles():
    g = stage("species cephalopods C3 D4:3", "eliminated reptiles=30")
    card(g, "R", "profligate_carnivore", "C3", "D4", "fishes", "D4 of C3 D4", slot_number=2)
    assert cubes(g, "C3") == "" and g.cubes[R][hex_("D4")] == 4


def test_profligate_carnivore__just_enough_species_ask_nothing():
    g = stage("species cephalopods C3 D4:3", "eliminated reptiles=29")
    card(g, "R", "profligate_carnivore", "C3", "D4", "fishes", slot_number=2)
    assert cubes(g, "C3") == "1R" and g.cubes[R][hex_("D4")] == 4 and g.pool[R] == 0


def test_profligate_carnivore__an_empty_pool_still_kills():
    g = stage("eliminated reptiles=31")
    card(g, "R", "profligate_carnivore", "D4", "fishes", slot_number=1)
    assert g.eliminated[F] == 1 and g.cubes[R][hex_("D4")] == 3


def test_profligate_carnivore__takes_the_place_of_the_last_opponent_though_the_slot_allows_more():
    g = stage(*BARREN, "species reptiles C3", "species cephalopods D2")
    card(g, "R", "profligate_carnivore", "D2 of D2 -", slot_number=3)
    assert cubes(g, "D2") == "1R" and g.eliminated[C] == 1


def test_profligate_carnivore__nothing_without_opponents():
    g = stage(*BARREN, "species reptiles C3")
    nothing(g, "R", "profligate_carnivore", slot_number=5)


def test_solar_radiation():
    """X species of a tile, of your choice, go back to their gene pools, not to the box."""
    g = stage("species reptiles C3 D4:3", "species cephalopods C3:2 D4:3")
    before = g.pool[:]
    card(g, "R", "solar_radiation", "C3 of C3 D4", "cephalopods of reptiles cephalopods", "reptiles", slot_number=2)
    assert cubes(g, "C3") == "1C" and [g.pool[a] - before[a] for a in range(4)] == [1, 1, 0, 0]
    assert not any(g.eliminated)


def test_solar_radiation__all_if_x_is_larger():
    g = stage("species reptiles C3:2 D4:3")
    card(g, "R", "solar_radiation", "C3", slot_number=5)
    assert cubes(g, "C3") == "" and g.pool[R] == 31


def test_solar_radiation__nothing_on_an_empty_earth():
    g = stage(*BARREN)
    nothing(g, "R", "solar_radiation", slot_number=5)


def test_solar_radiation__in_play_only_first_place_scores_in_an_evolution_action():
    """Even in the action that takes it; but other scorings pay every place."""
    g = stage(
        "evolution reef seamount seagrass sand ocean",
        "row solar_radiation annelids producers univalves carbon_cycle",
        *NO_CARDS,
    )
    act(g, "R", "evolution-1", "D4", "reptiles")
    assert g.vp == [6, 0, 0, 0] and CARDS["solar_radiation"] not in g.row
    g = stage("row solar_radiation")
    assert (len(g.forecast(hex_("D4"), True)), len(g.forecast(hex_("D4")))) == (1, 3)
    card(g, "R", "bountiful_habitat")
    assert g.vp == [6, 3, 2, 0]
    g = stage("row solar_radiation")
    end(g)
    assert g.vp == [6, 3, 2, 0]


# --- the rules themselves -------------------------------------------------------------------------------------------


def test_cladogenesis():
    """The top discard as from the slot of Cladogenesis, then another face-up card as from its own slot."""
    row = "annelids cladogenesis trophic_cascade univalves producers"
    g = stage(*deck_of(row, "monotypic_habitat carbon_cycle", top="biodiversity solar_radiation"))
    lines = ["2 of 1 2", "reptiles", "reptiles", "3 of 1 3 4 5", "D4", "D4ul", "D4ur", "D4r"]
    take(g, "R", 2, *lines)
    assert g.cubes[R][hex_("D4")] == 1 and len(g.all_disks()) == 3  # X = 2, then X = 3
    assert row_names(g)[:3] == ["annelids", "univalves", "producers"]
    assert {*row_names(g)[3:]} == {"monotypic_habitat", "carbon_cycle"}
    pile_names = [data.CARDS[c].id for c in g.discard[-4:]]
    assert pile_names == ["biodiversity", "solar_radiation", "trophic_cascade", "cladogenesis"]


def test_cladogenesis__above_the_card_it_resolves():
    """The other card lay below: Cladogenesis has slid when it is discarded itself."""
    g = stage("row annelids biodiversity cladogenesis univalves producers")
    assert not g.discard
    take(g, "R", 3, "3", "1 of 1 2 4 5")
    assert row_names(g)[:3] == ["biodiversity", "univalves", "producers"] and data.NO_CARD not in g.row
    assert [data.CARDS[c].id for c in g.discard] == ["annelids", "cladogenesis"]


def test_cladogenesis__new_cards_act_one_by_one():
    """The first newcomer brings its event before Cladogenesis is discarded and the second comes."""
    row = "annelids cladogenesis univalves producers carbon_cycle"
    g = stage(*deck_of(row, "predator biomass", top="monotypic_habitat"))
    log = take(g, "R", 2, "2", "1 of 1 3 4 5")
    assert kinds(log, "reveal", "extinction") == ["reveal", "extinction", "reveal", "extinction"]


def test_cladogenesis__first_part_skipped_with_an_empty_pile():
    g = stage("row annelids cladogenesis")
    log = take(g, "R", 2, "2")
    assert [card["card"] for card in events.card.of(log)] == [CARDS["cladogenesis"], CARDS["annelids"]]


def test_cladogenesis__second_part_skipped_without_another_card():
    g = stage("row cladogenesis", "discard asteroid semi_aquatic", "deck 0")
    log = take(g, "R", 5)
    assert [card["card"] for card in events.card.of(log)] == [CARDS["cladogenesis"], CARDS["semi_aquatic"]]
    assert g.vp == [1, 0, 0, 0]


def test_cladogenesis__resolves_the_asteroid_again():
    """A second Asteroid repeats the eliminations only: the game still ends with this round."""
    g = stage("last_round yes", "row cladogenesis", *NO_CARDS)
    log = take(g, "R", 1, "D4 of C3 D3 E3 E4 D5 C4 D4", "reptiles")
    assert cubes(g, "D4") == "1R" and g.last_round == 1 and not g.over and kinds(log, "reveal", "end") == []


def test_cladogenesis__an_enters_play_card_does_nothing_when_selected():
    g = stage("species reptiles D4:3 D5", "row cladogenesis", "discard asteroid marine_snow", "deck 0")
    take(g, "R", 1)
    assert g.vp == [0] * 4


def test_gene_expression():
    """Three traits of the box, one for yours; the old one goes to the box."""
    g = stage("trait reptiles flight")
    seen: list[Choice] = []
    card(g, "R", "gene_expression", lowest_drawn(g), seen=seen)
    assert len(seen[0].values) == 3 and list(g.traits[R]) == [seen[0].values[0]]
    assert seen[0].decision.secret  # nobody else sees what was drawn
    assert TRAITS["flight"] in g.trait_box and g.traits[R][0] not in g.trait_box


def lowest_drawn(g):
    """The lowest of the three that will be drawn."""
    trial = g.copy()
    return data.TRAITS[trial.draw_traits(3)[0]].id


def test_gene_expression__of_two_traits_pick_which():
    g = stage("options superheroes=yes", "trait reptiles flight social")
    card(g, "R", "gene_expression", lowest_drawn(g), "social of flight social")
    assert data.TRAITS[g.traits[R][0]].id == "flight" and len(g.traits[R]) == 2


def few_in_the_box(*names):
    """The Reptiles have Flight; all traits but these few are dealt."""
    others = [t.id for t in data.TRAITS if t.id not in ("flight", "exaptation", *names)]
    return stage(
        "trait reptiles flight",
        f"trait cephalopods {' '.join(others)}",
        "trait crustaceans exaptation",
        "copied crustaceans=flight",
    )


def test_gene_expression__with_less_than_three_in_the_box():
    g = few_in_the_box("resilience", "social")
    card(g, "R", "gene_expression", "social of resilience social")
    assert [data.TRAITS[t].id for t in g.traits[R]] == ["social"]


def test_gene_expression__nothing_from_an_empty_box_or_without_a_trait_to_give_for_it():
    nothing(few_in_the_box(), "R", "gene_expression")
    g = stage()
    card(g, "R", "gene_expression")
    assert not g.traits[R] and len(g.trait_box) == len(data.TRAITS)


def test_monotypic_habitat():
    """While it lies in a slot ties go up the food chain, in a scoring and at the end; selected it does nothing more."""
    g = stage("evolution reef seamount seagrass sand ocean", "row annelids monotypic_habitat", *NO_CARDS)
    assert g.ranking(hex_("D4")) == [X, F, C, R]
    nothing(g, "R", "monotypic_habitat")
    act(g, "R", "evolution-1", "D4")
    assert g.vp == [1, 2, 3, 6]  # the Reptiles' one is for Annelids


def test_monotypic_habitat__acts_in_the_very_action_that_takes_it_and_not_after():
    g = stage("evolution reef seamount seagrass sand ocean", "row monotypic_habitat", *NO_CARDS)
    act(g, "R", "evolution-1", "D4")
    assert g.vp == [0, 2, 3, 6] and g.ranking(hex_("D4")) == [R, C, F, X]


def test_tectonic_shift():
    """All animals take back all pawns, special ones too, and no food-chain cube slides."""
    g = stage(
        "pawn reptiles abundance-1",
        "pawn crustaceans migration-1 evolution-2",
        "pawn special-sun depletion-1",
        "special sun=cephalopods",
    )
    card(g, "F", "tectonic_shift")
    assert not any(g.pawn) and g.free == [4] * 4 and g.special_available(C) == [data.SUN]
    assert list(g.right) == [0] * 4


def test_tectonic_shift__is_no_retrieval():
    """Ancient Lineage is not asked."""
    g = stage("trait reptiles ancient_lineage", "pawn reptiles abundance-1")
    card(g, "R", "tectonic_shift")
    assert g.free[R] == 4


def test_tectonic_shift__takes_back_the_pawn_of_its_own_action_and_the_bottom_feeders():
    g = stage(
        "turn reptiles",
        "trait crustaceans bottom_feeder",
        "pawn crustaceans bottom_feeder-crustaceans",
        "evolution reef seamount seagrass sand ocean",
        "row tectonic_shift",
        *NO_CARDS,
    )
    turn(g, "R", "evolution-1", "D4")
    assert not any(g.pawn) and g.free == [4] * 4


def test_tectonic_shift__nothing_on_an_empty_display():
    nothing(stage(), "R", "tectonic_shift")


def test_volcanism():
    """Tectonics at once, compulsory, on a tile at the edge or any Seamount, with all that belongs to it."""
    g = stage("species reptiles C4:2 D4:3", "species cephalopods C4 D4:3", "row volcanism")
    card(g, "R", "volcanism", "C4 of E1 C1 E6 C6 C4")
    assert g.vp == [1, 0, 0, 0] and cubes(g, "C4") == "2R 1C" and g.pool[R] == 29 and g.vents == 9


def test_volcanism__out_of_the_discard_pile_it_may_still_take_any_seamount():
    """Cladogenesis resolves it as the top discard: the exception belongs to its effect, not to its place in the row."""
    g = stage("row cladogenesis", "discard asteroid volcanism", "deck 0")
    take(g, "R", 1, "C4 of E1 C1 E6 C6 C4")
    assert g.terrain[hex_("C4")] == data.VENT


def test_volcanism__in_play_opens_seamounts_to_every_tectonics_action():
    g = stage("row volcanism")
    act(g, "X", "tectonics-1", "C4 of E1 C1 E6 C6 C4 -")
    assert g.terrain[hex_("C4")] == data.VENT
    g = stage()
    act(g, "X", "tectonics-1", "- of E1 C1 E6 C6 -")


def test_volcanism__a_seamount_on_the_middle_line_asks_for_the_side():
    g = stage("tile seamount B3", "row volcanism")
    card(g, "R", "volcanism", "B3", "geyser of geyser smoker")
    assert g.vent_on(hex_("B3")) == data.GEYSER


def test_volcanism__nothing_without_a_tile_at_the_edge_or_a_seamount():
    g = stage("tile vent C1 C4 C6 E1 E6")
    assert g.vents and not g.tiles_of(data.SEAMOUNT)
    nothing(g, "R", "volcanism")


def test_volcanism__nothing_without_a_vent():
    g = stage("tile vent C1 C3 D2 D3 D5 D6 E1 E3 E4 E6", "row volcanism")
    assert g.vents == 0 and g.tiles_of(data.SEAMOUNT)
    nothing(g, "R", "volcanism")


# --- the row and the events -----------------------------------------------------------------------------------------


def test_x_is_the_slot_and_not_the_space():
    """A Trophic Cascade in slot 1, taken from space 5, removes one element."""
    g = stage("row trophic_cascade annelids", *NO_CARDS)
    take(g, "R", 5, "1 of 1 2", "D4", "D4ul")
    assert len(g.all_disks()) == 5


@pytest.mark.parametrize("newcomer", [c.id for c in data.CARDS if c.id not in ("asteroid", "annelids")])
def test_the_fish_of_a_new_card_act_after_the_old_one_is_gone(newcomer):
    g = stage(*deck_of("annelids", newcomer))
    log = take(g, "R", 1)
    fish = data.CARDS[CARDS[newcomer]].fish
    events = {"": [], "dead": ["extinction"], "live": ["survival"], "both": ["extinction", "survival"]}[fish]
    assert kinds(log, "reveal", "extinction", "survival") == ["reveal", *events]
    assert g.row[0] == CARDS[newcomer] and row_names(g) == [newcomer] and g.discard[-1] == CARDS["annelids"]


def test_both_fish_on_one_card_mean_extinction_then_survival(monkeypatch):
    g = stage(*deck_of("annelids", "producers"))
    facts = data.CardFacts("producers", "printed", fish="both")
    monkeypatch.setattr(data, "CARDS", tuple(facts if c.id == "producers" else c for c in data.CARDS))
    assert kinds(take(g, "R", 1), "reveal", "extinction", "survival") == ["reveal", "extinction", "survival"]


def test_an_enters_play_text_comes_before_the_extinction():
    """Marine Snow scores species on an Ocean that its own dead fish then takes."""
    g = stage("species cephalopods D4:3 D6", *deck_of("annelids", "marine_snow"))
    take(g, "R", 1)
    assert g.vp[C] == 2 and cubes(g, "D6") == ""


def test_with_an_empty_deck_the_row_closes_up():
    g = stage("row annelids monotypic_habitat univalves", *NO_CARDS)
    take(g, "R", 2, "2")
    assert row_names(g) == ["annelids", "univalves"] and list(g.row[2:]) == [data.NO_CARD] * 3
    take(g, "R", 1)
    assert row_names(g) == ["univalves"]
    take(g, "R", 1)
    assert row_names(g) == []
    before = g.digest()
    take(g, "R", 5)
    assert g.digest() == before
