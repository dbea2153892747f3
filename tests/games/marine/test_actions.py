"""The twelve sections of the action display and the personal space: what they do, and when they do nothing."""

import pytest
from speciate.engine import Choice
from speciate.games.marine import data
from speciate.games.marine.pieces import HEXES, MAP, ORDINARY_SPACES, REACH, SPACES, is_special
from speciate.games.marine.rules.actions import wanderlust

from .stage import (
    BARREN,
    CARDS,
    NO_CARDS,
    C,
    F,
    R,
    X,
    act,
    box,
    corner,
    cubes,
    disks,
    hex_,
    kinds,
    overgrown,
    space,
    stage,
)


def nothing(g, who, token, *lines):
    """The action asks no more than this and changes nothing."""
    before = g.digest()
    act(g, who, token, *lines)
    assert g.digest() == before


def test_there_are_31_ordinary_and_6_special_spaces():
    assert (len(ORDINARY_SPACES), sum(map(is_special, SPACES))) == (31, 6)


def test_every_section_has_tests():
    tests = [name.removeprefix("test_") for name in globals() if name.startswith("test_")]
    assert not [s for s in data.SECTIONS if not any(t.startswith(s) for t in tests)]


# --- Abundance ------------------------------------------------------------------------------------------------------


def test_abundance():
    """An element of the section goes to any vacant corner of earth, also at its rim."""
    g = stage("box abundance worms sun:2")
    seen: list[Choice] = []
    act(g, "R", "abundance-1", "sun of worms sun -", "D1ul", seen=seen)
    assert g.elements[corner("D1ul")] == data.SUN and box(g, "abundance") == "worms sun"
    assert len(seen[1].values) == 46


def test_abundance_may_be_forfeited_only_at_first():
    g = stage("box abundance sun")
    nothing(g, "R", "abundance-1", "-")
    seen: list[Choice] = []
    act(g, "R", "abundance-1", "sun", "D2ul", seen=seen)
    assert -1 in seen[0].values and -1 not in seen[1].values


def test_abundance_empty_or_without_a_vacant_corner():
    nothing(stage(), "R", "abundance-1")
    nothing(overgrown("", "box abundance sun"), "R", "abundance-1")


# --- Autotrophs -----------------------------------------------------------------------------------------------------


def test_autotrophs_left_is_smoker_right_is_geyser():
    g = stage("element worms D1ul", "element sun D7ll", "box autotrophs sun")
    act(g, "R", "autotrophs-1", "remove of remove swap -")
    assert g.elements[corner("D7ll")] == data.NONE
    act(g, "R", "autotrophs-2", "swap of swap -")
    assert g.elements[corner("D1ul")] == data.SUN and box(g, "autotrophs") == "worms"


def test_autotrophs_reaches_a_disk_that_also_touches_other_tiles():
    g = stage("box autotrophs sun", "element sun D2ul")  # also on the geyser
    act(g, "R", "autotrophs-2", "remove")
    assert g.elements[corner("D2ul")] == data.NONE


def test_autotrophs_swap_of_a_type_that_the_box_has_already():
    g = stage("element worms D1ul", "box autotrophs worms:2 sun")
    act(g, "R", "autotrophs-2", "swap", "sun of worms sun")
    assert g.elements[corner("D1ul")] == data.SUN and box(g, "autotrophs") == "worms worms worms"


def test_autotrophs_may_be_forfeited():
    g = stage("element sun D1ul", "box autotrophs sun")
    nothing(g, "R", "autotrophs-2", "- of remove swap -")


def test_autotrophs_with_an_empty_box_or_a_bare_vent():
    g = stage("element sun D1ul")
    nothing(g, "R", "autotrophs-2")
    g = stage("box autotrophs sun")
    nothing(g, "R", "autotrophs-2")


# --- Depletion ------------------------------------------------------------------------------------------------------


def test_depletion():
    """An element on earth of a type in the Box goes to the bag; the Box keeps its own."""
    g = stage("box depletion sponges sun")
    bag = g.bag[data.SPONGES]
    act(g, "X", "depletion-1", "D4l of D4l D4ul -")
    assert g.elements[corner("D4l")] == data.NONE and g.bag[data.SPONGES] == bag + 1
    assert box(g, "depletion") == "sponges sun"


def test_depletion_may_be_forfeited():
    g = stage("box depletion sun")
    nothing(g, "X", "depletion-1", "- of D4ul -")


def test_depletion_empty_or_without_a_match():
    nothing(stage(), "X", "depletion-1")
    g = stage("element none D4ul", "box depletion sun")
    nothing(g, "X", "depletion-1")


# --- Adaptation -----------------------------------------------------------------------------------------------------


def test_adaptation():
    """Duplicates of the printed elements are fine."""
    g = stage("box adaptation worms sun")
    act(g, "R", "adaptation-1", "sun of worms sun -")
    assert disks(g, "R") == "sun" and g.count(R, data.SUN) == 3 and box(g, "adaptation") == "worms"


def test_adaptation_special_space_may_replace():
    g = stage("display reptiles algae worms", "box adaptation sun:2")
    bag = g.bag[data.WORMS]
    act(g, "R", "adaptation-3", "sun", "worms of algae worms -")
    assert disks(g, "R") == "algae sun" and g.bag[data.WORMS] == bag + 1
    act(g, "R", "adaptation-3", "sun", "- of algae sun -")
    assert disks(g, "R") == "algae sun sun"


def test_adaptation_special_space_with_printed_elements_only():
    """Nothing can be replaced: the element takes a grey space, and nothing is asked about it."""
    g = stage("box adaptation sun")
    act(g, "R", "adaptation-3", "sun of sun -")
    assert disks(g, "R") == "sun"


def test_adaptation_may_be_forfeited():
    g = stage("box adaptation sun")
    nothing(g, "R", "adaptation-1", "- of sun -")


def test_adaptation_empty_or_without_room():
    nothing(stage(), "R", "adaptation-1")
    nothing(stage(), "R", "adaptation-3")
    g = stage("display reptiles algae:3", "box adaptation sun")
    nothing(g, "R", "adaptation-2")


# --- Regression -----------------------------------------------------------------------------------------------------


def test_regression():
    """A cube of the gene pool; a second own one is legal."""
    g = stage()
    act(g, "R", "regression-1", "yes of yes -")
    act(g, "R", "regression-2", "yes")
    assert list(g.regressing) == [R, R] and g.pool[R] == 29


def test_regression_may_be_forfeited():
    nothing(stage(), "R", "regression-1", "- of yes -")


def test_regression_without_a_cube_or_a_square():
    g = stage("eliminated reptiles=31")
    nothing(g, "R", "regression-1")
    g = stage()
    act(g, "C", "regression-1", "yes")
    act(g, "F", "regression-2", "yes")
    nothing(g, "R", "regression-1")


# --- Speciation -----------------------------------------------------------------------------------------------------


def test_speciation_takes_the_circle_of_its_space():
    g = stage("circles algae worms plankton sun")
    act(g, "F", "speciation-3", "D4ll of D4ll -", "3 of 0 1 2 3", "0 of 0 1 2", "4 of 0 1 2 3 4")
    assert cubes(g, "D5") == "4F" and cubes(g, "C4") == "3F" and g.pool[F] == 24
    assert list(g.circles) == [data.ALGAE, data.WORMS, data.PLANKTON, data.SUN]


def test_speciation_special_space_takes_any_element():
    g = stage()
    seen: list[Choice] = []
    act(g, "F", "speciation-5", "D4ul", "0", "0", "0", seen=seen)
    assert len(seen[0].values) == 7


def test_speciation_stops_at_the_gene_pool():
    g = stage("eliminated fishes=28", "circles plankton")
    act(g, "F", "speciation-1", "D4ll", "2 of 0 1 2 3", "1 of 0 1")
    assert g.pool[F] == 0


def test_speciation_at_the_rim_reaches_one_tile():
    g = stage(*BARREN, "element sun D1ul", "circles sun")
    act(g, "F", "speciation-1", "D1ul", "1 of 0 1")
    assert cubes(g, "D1") == "1F"


def test_speciation_may_be_forfeited():
    g = stage("tile ocean G4", "circles sun")  # the last hex of the grid
    nothing(g, "R", "speciation-1", "- of D4ul -")


def test_speciation_without_circle_disk_or_species():
    g = stage()
    nothing(g, "R", "speciation-1")
    nothing(stage("circles none sun", "element none D4ul"), "R", "speciation-2")
    nothing(stage("eliminated reptiles=31"), "R", "speciation-5")


# --- Wanderlust -----------------------------------------------------------------------------------------------------


def test_wanderlust():
    """Tile, element, bonus VP, and then everybody beside it may move in, down the food chain."""
    g = stage(
        "species reptiles D2 D4:3",
        "species cephalopods D4:3 E4",
        "species crustaceans D4:3 E3:2",
        "stack 2=seagrass",
        "box wanderlust algae sun",
    )
    left = g.stack_left[1]
    log = act(g, "X", "wanderlust-1", "2 of 1 2 3 -", "E2", "sun of algae sun -", "E2r",
               "R: 1 of 0 1", "X: 2 of 0 1 2")  # fmt: skip
    assert g.terrain[hex_("E2")] == data.SEAGRASS and g.elements[corner("E2r")] == data.SUN
    assert cubes(g, "E2") == "1R 2X" and cubes(g, "E4") == "1C" and g.vp == [0, 0, 0, 3]
    assert g.stack_left[1] == left - 1 and box(g, "wanderlust") == "algae" and not g.again
    assert kinds(log, "tile", "grow", "vp", "move") == ["tile", "grow", "vp", "move", "move"]


def test_wanderlust_special_space_gives_another_turn():
    g = stage()
    act(g, "X", "wanderlust-3", "1", "B3")
    assert g.again == 1


def test_wanderlust_a_tile_of_its_own_kind_is_worth_one():
    g = stage("stack 1=kelp")
    act(g, "X", "wanderlust-1", "1", "F3")
    assert g.vp == [0, 0, 0, 1]


def test_wanderlust_a_vent_is_not_what_it_covers():
    """Of the three Oceans beside E5 one is a Vent now: the count is 3."""
    g = stage("tile vent E6", "stack 1=ocean")
    act(g, "X", "wanderlust-1", "1", "E5")
    assert g.vp == [0, 0, 0, 6]


def test_wanderlust_without_element_goes_on():
    g = stage("species cephalopods C4 D4:3")
    act(g, "X", "wanderlust-1", "1", "B3", "C: 1 of 0 1")
    assert cubes(g, "B3") == "1C"


def test_wanderlust_element_may_be_left():
    g = stage("box wanderlust sun")
    act(g, "X", "wanderlust-1", "1", "B3", "- of sun -")
    assert box(g, "wanderlust") == "sun" and len(g.all_disks()) == 6


def test_wanderlust_without_a_vacant_corner_goes_on():
    """All six corners of the hex hold disks of its neighbours: F4 and F5 close the ring round E5."""
    g = overgrown("", "tile ocean F4 F5", "box wanderlust sun")
    act(g, "X", "wanderlust-1", "1", "E5")
    assert box(g, "wanderlust") == "sun" and g.vp[X]


def test_wanderlust_the_next_tile_is_flipped_before_the_hex_is_chosen():
    g = stage()
    flipped = []

    def look(choice):
        if choice.key == "wanderlust.hex":
            flipped.append((g.stack_left[0], g.tile_in_hand))
        return choice.values[0]

    first, g.player = g.stack_top[0], look
    wanderlust(g, X, space("wanderlust-1"))
    assert flipped == [(5, first)]


def test_wanderlust_forfeited_gives_no_other_turn():
    g = stage()
    nothing(g, "X", "wanderlust-3", "-")
    assert not g.again


def test_wanderlust_with_empty_stacks():
    """The whole action is lost, the extra turn included; an exhausted stack alone is not on offer."""
    g = stage()
    while g.stack_top[0] != data.NO_TILE:
        act(g, "X", "wanderlust-1", "1", *hexes_and_moves(g))
    act(g, "X", "wanderlust-1", "- of 2 3 -")
    for stack in "23":
        while g.stack_top[int(stack) - 1] != data.NO_TILE:
            act(g, "X", "wanderlust-1", stack, *hexes_and_moves(g))
    assert len(g.tiles()) == 36
    nothing(g, "X", "wanderlust-3")
    assert not g.again


def hexes_and_moves(g):
    """The first free hex; species only live on the Reef, whose neighbours are taken."""
    free = [h for h in HEXES if g.terrain[h] == data.NO_TILE and g.next_to(h)]
    return [MAP.names[free[0]]] if len(free) > 1 else []


# --- Tectonics ------------------------------------------------------------------------------------------------------


def test_tectonics_the_extra_cube_may_come_from_the_eliminated():
    g = stage("eliminated cephalopods=2")
    before = g.pool[C]
    act(g, "C", "tectonics-1", "E1", "eliminated of pool eliminated")
    assert cubes(g, "E1") == "1C" and g.eliminated[C] == 1 and g.pool[C] == before


def test_tectonics_the_revived_species_joins_the_one_that_stays():
    g = stage("species cephalopods D4:3 E1:3", "eliminated cephalopods=2")
    act(g, "C", "tectonics-1", "E1", "eliminated")
    assert cubes(g, "E1") == "2C" and g.eliminated[C] == 1


def test_tectonics_takes_the_only_source_and_does_without_any():
    g = stage("eliminated cephalopods=31")
    act(g, "C", "tectonics-1", "E1")
    assert cubes(g, "E1") == "1C"
    g = stage("species cephalopods D4:34")
    act(g, "C", "tectonics-1", "C1")
    assert cubes(g, "C1") == ""


def test_tectonics_special_space_takes_any_tile_and_asks_for_the_side_on_the_middle_line():
    g = stage("species reptiles none")
    act(g, "R", "tectonics-2", "D4", "smoker of geyser smoker")
    assert g.vent_on(hex_("D4")) == data.SMOKER and cubes(g, "D4") == "1R 1C 1F 1X"
    act(g, "R", "tectonics-2", "D3")
    act(g, "R", "tectonics-2", "C4")
    assert g.vent_on(hex_("D3")) == data.GEYSER and g.vent_on(hex_("C4")) == data.SMOKER


@pytest.mark.parametrize("space, reach", [("tectonics-1", "edge"), ("tectonics-2", "everywhere")])
def test_tectonics_is_asked_with_how_far_its_space_reaches(space, reach):
    seen: list[Choice] = []
    act(stage(), "R", space, "-", seen=seen)
    assert [REACH.token(choice.numbers["reach"]) for choice in seen] == [reach]


def test_tectonics_never_on_a_vent_and_elements_stay():
    g = stage("element sun E1r")
    seen: list[Choice] = []
    act(g, "R", "tectonics-2", "E1", seen=seen)
    assert not {hex_("D1"), hex_("D7")} & {*seen[0].values} and len(seen[0].values) == 14
    assert g.elements[corner("E1r")] == data.SUN


def test_tectonics_edge_is_the_printed_grid():
    """The tile on B3 has empty hexes beside it, but six hexes: it is no edge."""
    g = stage("tile ocean A3 B3")
    act(g, "R", "tectonics-1", "A3 of E1 C1 E6 C6 A3 -")


def test_tectonics_may_be_forfeited():
    nothing(stage(), "R", "tectonics-1", "-")


def test_tectonics_without_a_vent_or_a_tile_at_the_edge():
    g = stage("tile vent C1 C6 E1 E6")
    nothing(g, "R", "tectonics-1")
    g = stage("tile vent C1 C6 E1 E6 D4 D3 C3 E4 D5 E3")
    assert g.vents == 0
    nothing(g, "R", "tectonics-2")


# --- Migration ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("token, n", [("migration-1", 3), ("migration-2", 4), ("migration-3", 5)])
def test_migration_moves_so_many(token, n):
    g = stage("species cephalopods D4:7")
    act(g, "C", token, *["D4 of D4 -", "C3 of C3 D3 E3 E4 D5 C4"] * n)
    assert cubes(g, "C3") == f"{n}C"


def test_migration_moves_each_species_once():
    """The Kelp's own species may go on, the one that has just arrived may not."""
    g = stage("species cephalopods C3 D4")
    act(g, "C", "migration-3", "D4 of C3 D4 -", "C3", "C3 of C3 -", "C4")
    assert cubes(g, "C3") == "1C" and cubes(g, "C4") == "1C"


def test_migration_special_space_moves_all():
    g = stage("species cephalopods D4:9")
    act(g, "C", "migration-4", *["D4", "C3"] * 9)
    assert cubes(g, "C3") == "9C"


def test_migration_may_be_forfeited_or_ended():
    g = stage()
    nothing(g, "C", "migration-1", "- of D4 -")
    act(g, "C", "migration-1", "D4", "C3", "- of D4 -")
    assert cubes(g, "C3") == "1C"


def test_migration_of_an_animal_that_is_nowhere():
    g = stage("species cephalopods none")
    nothing(g, "C", "migration-4")


# --- Competition ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [1, 2, 3])
def test_competition_eliminates_up_to_so_many_there(n):
    terrains = ["kelp", "land", "ocean"]
    terrains[n - 1] = "reef"
    g = stage(f"competition {' '.join(terrains)}")
    act(g, "R", f"competition-{n}", "D4 of D4 -", *["fishes of cephalopods fishes crustaceans -"] * n)
    assert g.eliminated == [0, 0, n, 0]


def test_competition_needs_the_terrain_an_own_species_and_an_opponent():
    terrains = "competition kelp land ocean"
    nothing(stage(terrains, "species reptiles C3:2 D4:3"), "R", "competition-1")
    nothing(stage(terrains, "species cephalopods D3:2 D4:3"), "R", "competition-2")
    g = stage(terrains, "tile vent D5", "species reptiles D4:3 D5", "species cephalopods D4:3 D5")
    nothing(g, "R", "competition-3")


def test_competition_zero_is_a_number_too():
    g = stage("competition kelp land reef")
    nothing(g, "R", "competition-3", "D4", "-")
    act(g, "R", "competition-3", "D4", "fishes", "- of cephalopods fishes crustaceans -")
    assert g.eliminated == [0, 0, 1, 0]


def test_competition_ends_with_the_last_opponent():
    """Though the space would allow one more."""
    g = stage("competition land ocean kelp", "species reptiles C3 D4:3", "species cephalopods C3:2 D4:3")
    seen: list[Choice] = []
    act(g, "R", "competition-3", "C3", "cephalopods of cephalopods -", "cephalopods of cephalopods -", seen=seen)
    assert cubes(g, "C3") == "1R" and [choice.numbers["n"] for choice in seen] == [3, 3, 2]


def test_competition_may_be_forfeited():
    g = stage("competition kelp land reef")
    nothing(g, "R", "competition-3", "-")


def test_competition_special_space_forfeited_asks_once():
    """The forfeit is offered once: who declines the first tile is not asked for the second."""
    nothing(stage(), "R", "competition-4", "- of D4 -")


def test_competition_special_space_second_tile_is_optional():
    g = stage()
    act(g, "R", "competition-4", "D4", "fishes", "- of D4 -")
    assert g.eliminated == [0, 0, 1, 0]


def test_competition_special_space_needs_own_species():
    g = stage("species cephalopods C3 D4:3")
    act(g, "R", "competition-4", "D4 of D4 -", "-", "D4 of D4 -", "-")
    nothing(stage("species reptiles none"), "R", "competition-4")


# --- Evolution ------------------------------------------------------------------------------------------------------


EVOLUTION = "evolution land kelp reef sand ocean"


def test_evolution_scores_and_gives_a_card_to_who_thrives_there():
    g = stage(EVOLUTION)
    act(g, "X", "evolution-3", "D4 of D4 -", "1 of 1 2 3")
    assert g.vp == [6, 3, 2, 1] and g.discard[-1] == CARDS["annelids"] and g.row[0] == CARDS["carbon_cycle"]


def test_evolution_without_presence_or_matching_element_gives_no_card():
    g = stage(EVOLUTION, "species reptiles C3:2 D4:3")
    log = act(g, "X", "evolution-2", "C3")
    assert g.vp == [7, 0, 0, 0] and "card" not in kinds(log)
    # No algae or worms lie at C3.
    g = stage(EVOLUTION, "vp reptiles=7", "species reptiles C3:2 D4:3", "species crustaceans C3:3 D4:3")
    log = act(g, "X", "evolution-2", "C3")
    assert g.vp == [11, 0, 0, 7] and "card" not in kinds(log)


def test_evolution_may_score_an_empty_tile():
    g = stage(EVOLUTION)
    nothing(g, "X", "evolution-1", "D2 of D3 D2 E1 C1 -")


def test_evolution_the_card_is_compulsory_even_when_it_harms():
    g = stage(EVOLUTION, "row asteroid", "deck 0")
    act(g, "R", "evolution-3", "D4", "D4 of C3 D3 E3 E4 D5 C4 D4", "fishes")
    assert g.last_round and cubes(g, "D4") == "1F"


def test_evolution_thriving_is_judged_after_the_scoring_and_by_carnivores():
    g = stage(
        EVOLUTION, "species reptiles C3:2 D4:3", "species crustaceans C3 D4:3", "trait crustaceans carnivore", *NO_CARDS
    )
    log = act(g, "X", "evolution-2", "C3", "1 of 1 2")
    assert "card" in kinds(log)


def test_evolution_may_be_forfeited_before_the_scoring():
    nothing(stage(EVOLUTION), "R", "evolution-3", "- of D4 -")


def test_evolution_without_such_a_tile():
    g = stage("tile vent C4", "evolution seamount seagrass sand ocean vent")
    nothing(g, "R", "evolution-1")


def test_evolution_without_a_card_left_scores_only():
    g = stage(EVOLUTION, "row none", *NO_CARDS)
    log = act(g, "R", "evolution-3", "D4")
    assert g.vp == [6, 3, 2, 0] and kinds(log, "card", "reveal") == []


def test_evolution_a_short_row_still_gives_cards_to_high_spaces():
    g = stage(EVOLUTION, "element sun D6ul", "species reptiles D4:3 D5", "row annelids producers", *NO_CARDS)
    act(g, "R", "evolution-5", "D5", "2 of 1 2")
    assert g.discard[-1] == CARDS["producers"]


# --- Domination -----------------------------------------------------------------------------------------------------


def test_domination_takes_the_pawn_from_the_board():
    g = stage()
    act(g, "F", "domination-1", "plankton of plankton -")
    assert g.special_available(F) == [data.PLANKTON] and g.target[data.PLANKTON] == 2


def test_domination_takes_the_pawn_from_a_rival():
    g = stage("special plankton=reptiles")
    act(g, "F", "domination-1", "plankton")
    assert g.special_available(F) == [data.PLANKTON] and g.special_available(R) == []


def test_domination_may_raise_the_own_target():
    g = stage("special plankton=fishes")
    act(g, "F", "domination-1", "plankton")
    assert g.special[data.PLANKTON] == F and g.target[data.PLANKTON] == 2


def test_domination_an_equal_value_is_not_enough():
    g = stage("target plankton=2")
    nothing(g, "F", "domination-1")


def test_domination_several_animals_may_dominate_one_element():
    g = stage("display fishes sun:2")
    assert g.dominates(F, data.SUN) and g.dominates(R, data.SUN)
    act(g, "F", "domination-1", "sun of plankton sun -")


def test_domination_may_be_forfeited():
    nothing(stage(), "F", "domination-1", "-")


# --- the personal space ---------------------------------------------------------------------------------------------


def test_bottom_feeder_takes_from_depletion_or_regression():
    g = stage("box depletion worms sun", "box regression worms")
    act(g, "C", "bottom_feeder-cephalopods", "worms of worms sun -", "regression of depletion regression")
    assert disks(g, "C") == "worms" and box(g, "regression") == "" and box(g, "depletion") == "worms sun"
    act(g, "C", "bottom_feeder-cephalopods", "sun")
    assert disks(g, "C") == "worms sun" and box(g, "depletion") == "worms"
    act(g, "C", "bottom_feeder-cephalopods", "worms")
    assert disks(g, "C") == "worms worms sun" and box(g, "depletion") == ""


def test_bottom_feeder_may_be_forfeited():
    g = stage("box depletion sun")
    nothing(g, "C", "bottom_feeder-cephalopods", "- of sun -")


def test_bottom_feeder_with_empty_boxes_or_a_full_display():
    nothing(stage(), "C", "bottom_feeder-cephalopods")
    g = stage("display cephalopods sun:3", "box depletion sun")
    nothing(g, "C", "bottom_feeder-cephalopods")
