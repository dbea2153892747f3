"""The course of the game: turns, pawns, Reseed, events, the end, the variants, and what nobody may see."""

import importlib
import re
import tokenize
from dataclasses import replace
from pathlib import Path

import pytest
from speciate.earth import events as earth_events
from speciate.engine import Determinization, SpeciateError
from speciate.engine.game import check_setup
from speciate.engine.rng import Rng
from speciate.games.marine import GAME, data, events
from speciate.games.marine.checks import check_invariants
from speciate.games.marine.pieces import BOX_ROW, CORNERS, MAP, SECTION_OF
from speciate.games.marine.rules import play
from speciate.games.marine.rules.deck import draw_card

from .stage import (
    CARDS,
    LETTERS,
    PLACES,
    C,
    F,
    R,
    X,
    act,
    answer,
    box,
    card,
    clear,
    corner,
    cubes,
    deal,
    disks,
    end,
    extinction,
    fill,
    gain,
    give,
    grow,
    hex_,
    kinds,
    lay,
    lay_row,
    leave_in_bag,
    markers,
    match,
    next_cards,
    own,
    pawn,
    put,
    reseed,
    score,
    setup,
    space,
    spaces,
    stage,
    survival,
    take,
    turn,
    vent,
)

EASY = {
    1: "test_vectors:test_T1 test_actions:test_domination_an_equal_value_is_not_enough",
    2: "test_vectors:test_T25 test_vectors:test_T26",
    3: "test_actions:test_evolution_without_presence_or_matching_element_gives_no_card",
    4: "test_actions:test_evolution_the_card_is_compulsory_even_when_it_harms",
    5: "test_vectors:test_T11 test_cards:test_solar_radiation test_play:test_all_other_removals_go_to_the_box",
    6: "test_actions:test_tectonics_the_extra_cube_may_come_from_the_eliminated",
    7: "test_actions:test_tectonics_edge_is_the_printed_grid",
    8: "test_actions:test_wanderlust_a_vent_is_not_what_it_covers test_play:test_a_vent_replaces_the_terrain",
    9: "test_play:test_vents_have_markers_of_their_own",
    10: "test_play:test_elements_between_three_vents_vanish_only_at_reseed",
    11: "test_actions:test_depletion test_vectors:test_T21",
    12: "test_actions:test_speciation_takes_the_circle_of_its_space test_actions:test_abundance "
    "test_actions:test_adaptation test_actions:test_wanderlust",
    13: "test_vectors:test_T28 test_play:test_reseed_moves_the_leftovers",
    14: "test_play:test_regression_counts_types",
    15: "test_play:test_the_set_up",
    16: "test_vectors:test_T20 test_play:test_a_retrieval_is_a_whole_turn",
    17: "test_play:test_a_bumped_pawn_is_available_at_once",
    18: "test_vectors:test_T6 test_play:test_a_dominated_pawn_on_the_display_restricts_its_new_owner",
    19: "test_actions:test_wanderlust",
    20: "test_play:test_the_extra_turn_of_wanderlust_may_be_a_retrieval",
    21: "test_play:test_domination_spaces_by_number_of_animals",
    22: "test_cards:test_x_is_the_slot_and_not_the_space",
    23: "test_cards:test_the_fish_of_a_new_card_act_after_the_old_one_is_gone",
    24: "test_vectors:test_T30 test_traits:test_carnivore__is_tested_again_in_each_pass",
    25: "test_vectors:test_T35",
    26: "test_vectors:test_T44",
    27: "test_vectors:test_T17 test_cards:test_disease__printed_elements_are_immune",
    28: "test_actions:test_abundance_may_be_forfeited_only_at_first "
    "test_actions:test_competition_special_space_forfeited_asks_once",
    29: "test_play:test_the_asteroid_does_not_stop_the_round",
    30: "test_play:test_the_own_second_animal_is_opposing",
    31: "test_play:test_sections_can_run_dry",
    32: "test_play:test_elements_between_three_vents_vanish_only_at_reseed",
    33: "test_play:test_a_dominated_pawn_on_the_display_restricts_its_new_owner",
}
"""Rules that are easily missed, and the tests that cover each."""


@pytest.mark.parametrize("line", range(1, 34))
def test_easy_to_miss(line):
    """Each such line has tests, and they exist."""
    for entry in EASY[line].split():
        module, name = entry.split(":")
        assert hasattr(importlib.import_module(f"tests.games.marine.{module}"), name), entry


# --- set-up ---------------------------------------------------------------------------------------------------------


def test_the_set_up():
    """Four players: counts, the start map, one cube of each pool on the food chain and not on earth."""
    g = play.start(setup())
    assert [len(g.tiles_of(t)) for t in range(8)] == [4, 1, 1, 1, 1, 1, 4, 2]
    assert g.pool == [31] * 4 and [sum(c) for c in g.cubes] == [3] * 4 and cubes(g, "reef") == "3R 3C 3F 3X"
    assert g.free == [4] * 4 and g.target == [1] * 6 and g.vp == [0] * 4 and g.vents == 10
    assert list(g.stack_left) == [6, 6, 6] and data.NO_TILE not in g.stack_top
    assert list(g.competition) and len(g.competition) == 3
    assert list(g.evolution) == sorted(g.evolution) and len(g.evolution) == 5
    assert [sum(row) for row in g.box] == [4, 0, 0, 4, 0, 4] and data.NONE not in g.circles
    assert g.vent_on(hex_("geyser")) == data.GEYSER and g.vent_on(hex_("smoker")) == data.SMOKER
    check_invariants(g)


def test_the_start_map():
    """Each tile where its name says, and one element on each corner of the central Reef."""
    g = play.start(setup())
    for name in PLACES:
        terrain = name.split("-")[0].replace("geyser", "vent").replace("smoker", "vent")
        assert data.TERRAINS[g.terrain[hex_(name)]] == terrain, name
    ring = [data.ELEMENTS[g.elements[corner(f"reef.{tag}")]] for tag in ("ur", "r", "lr", "ll", "l", "ul")]
    assert ring == ["algae", "gastropods", "worms", "plankton", "sponges", "sun"]


def test_the_elements_printed_on_the_displays():
    g = stage()
    printed = [[data.ELEMENTS[e] for e in range(6) for _ in range(g.count(a, e))] for a in range(4)]
    assert printed == [["sponges", "sun", "sun"], ["sponges", "gastropods", "gastropods"],
                       ["algae", "plankton", "plankton"], ["algae", "worms", "worms"]]  # fmt: skip


@pytest.mark.parametrize("terrain, places, limit", [
    ("land", (8, 4, 2, 1), 1), ("kelp", (7, 4, 2, 0), 2), ("reef", (6, 3, 2, 0), 2), ("seamount", (5, 3, 2, 0), 3),
    ("seagrass", (4, 2, 0, 0), 2), ("sand", (3, 2, 0, 0), 3), ("ocean", (2, 1, 0, 0), 4), ("vent", (1, 0, 0, 0), 1),
])  # fmt: skip
def test_each_terrain_pays_and_takes(terrain, places, limit):
    """First to fourth place, and how many species come by Speciation."""
    g = stage()
    where = next(name for name in PLACES if data.TERRAINS[g.terrain[hex_(name)]] == terrain)
    for n, who in enumerate("XFCR", 1):
        put(g, who, where, n)
    score(g, where)
    assert tuple(g.vp) == places and g.speciation_limit(R, data.SUN, hex_(where)) == limit


def test_the_cards_and_traits_are_complete():
    """35 and 18; twelve dead fish, twelve live ones, none on the rest."""
    assert (len(data.CARDS), len(data.TRAITS)) == (35, 18) and data.CARDS[data.ASTEROID].id == "asteroid"
    assert [[c.fish for c in data.CARDS].count(fish) for fish in ("dead", "live", "")] == [12, 12, 11]
    assert [c.id for c in data.CARDS if c.when == "enters"] == ["marine_snow"]


@pytest.mark.parametrize("animals, pawns", [("RCFX", 4), ("RCX", 5), ("CF", 7)])
def test_pawns_by_number_of_animals(animals, pawns):
    g = play.start(setup(animals))
    assert [g.free[LETTERS.index(a)] for a in animals] == [pawns] * len(animals)
    assert sum(g.free) == pawns * len(animals)


@pytest.mark.parametrize("word, deck", [("short", 20), ("normal", 25), ("long", 30), ("epic", 35)])
def test_lengths(word, deck):
    """The deck is shorter or longer, but the Asteroid is always among the last five."""
    found = set()
    for seed in range(40):
        g = play.start(setup(options=word, seed=seed))
        assert g.deck == deck
        order = [draw_card(g) for _ in range(deck)]
        assert len({*order}) == deck and draw_card(g) == data.NO_CARD
        found.add(deck - order.index(data.ASTEROID))
        if word == "epic":
            assert {*order} == {*range(35)}
    assert found == {1, 2, 3, 4, 5}


def test_the_row_is_laid_in_draw_order_and_without_fish():
    """Enters-play texts act from slot 1 up; the fish of the first five cards do nothing."""
    for seed in range(60):
        m = match(play.start(setup(seed=seed)))
        while m.choice.key != "turn.space":
            answer(m, m.choice.domain.token(m.choice.values[0]))
        log = m.log
        assert [card["slot"] for card in earth_events.reveal.of(log)] == [0, 1, 2, 3, 4]
        assert not kinds(log, "extinction", "survival")
        enters = [c for c in m.state.row if data.CARDS[c].when == "enters"]
        assert [card["card"] for card in events.card.of(log)] == enters
        if enters:
            assert m.state.turn == X
            return
    pytest.fail("no card with such a text among these rows")


def test_random_earth():
    """Lands above, Oceans below, seven tiles at random; every animal matches an element; species by matches."""
    centres, rings = set(), set()
    for seed in range(60):
        g = play.start(setup(options="random", seed=seed))
        check_invariants(g)
        assert all(g.terrain[hex_(h)] == data.LAND for h in ("land-n", "land-ne", "land-nw"))
        assert all(g.terrain[hex_(h)] == data.OCEAN for h in ("ocean-s", "ocean-se", "ocean-sw"))
        reef = hex_("reef")
        earth = [g.elements[c] for c in MAP.corners[reef]]
        for a in range(4):
            assert g.cubes[a][reef] == sum(data.PRINTED[a].count(e) for e in earth) > 0
        order = sorted(range(4), key=lambda a: (-g.cubes[a][reef], a))
        places = data.PLACES_VP[g.terrain[reef]]
        assert [sum(places) - g.vp[a] for a in order] == [*places, 0, 0, 0][:4]
        centres.add(g.terrain[reef])
        rings.add(tuple(earth))
    assert len(centres) == 7 and len(rings) == 60


def test_alternate_displays():
    """Three elements drawn at random, all of them disks: nothing is immune to Regression."""
    g = play.start(setup(options="alternate"))
    assert [sum(d) for d in g.disks] == [3] * 4 and g.room(R) == 3 and cubes(g, "reef") == "3R 3C 3F 3X"
    check_invariants(g)
    g = stage(options="alternate")
    before = disks(g, "R")
    fill(g, "regression", before.split()[0])
    reseed(g)
    assert len(disks(g, "R").split()) == 2


def test_all_variants_at_once():
    for seed in range(20):
        g = play.start(setup(options="random alternate superheroes epic", seats="0011", seed=seed))
        check_invariants(g)
        reef = hex_("reef")
        for a in range(4):
            assert g.cubes[a][reef] == sum(g.disks[a][g.elements[c]] for c in MAP.corners[reef]) > 0


def test_who_may_play_what():
    for good in ("0011", "0101", "0110"):
        check_setup(GAME, setup(seats=good))
    for places in ((0, 0, 1, -1), (0, 0, 1, 2), (0, -1, -1, -1), (0, 0, 0, 1)):
        with pytest.raises(SpeciateError):
            check_setup(GAME, replace(setup(), places=places))


# --- turns ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("animals", ["RCFX", "RCX", "CF", "RX"])
def test_turns_go_up_the_food_chain(animals):
    """The lowest animal begins; absent ones are skipped."""
    m = match(stage(animals))
    order = []
    for _ in range(2 * len(animals)):
        order.append(LETTERS[m.choice.numbers["animal"]])
        assert m.choice.seat == m.state.places[m.choice.numbers["animal"]]
        answer(m, "-")
    assert order == [*reversed(animals)] * 2


def test_a_turn_offers_the_basic_and_the_special_spaces_and_retrieval():
    g = stage()
    pawn(g, "X", "evolution-1")
    own(g, "X", "sun worms")
    m = match(g)
    offered = [m.choice.domain.token(v) for v in m.choice.values]
    assert offered[-1] == "-" and {*offered[:-1]} == {*spaces(g, "X"), *spaces(g, "X", "special")}
    answer(m, "abundance-1")  # above the own pawn: a special one, but which?
    assert [m.choice.domain.token(v) for v in m.choice.values] == ["special-worms", "special-sun"]
    answer(m, "special-sun")
    assert m.state.pawn_on(space("abundance-1")).element == data.SUN and m.state.turn == F


def test_a_space_for_both_kinds_asks_for_the_pawn():
    g = stage()
    own(g, "X", "sun")
    m = match(g)
    answer(m, "abundance-1")
    assert [m.choice.domain.token(v) for v in m.choice.values] == ["basic", "special-sun"]
    answer(m, "basic")
    assert m.state.pawn_on(space("abundance-1")) == (X, data.NONE) and m.state.free[X] == 3


def test_basic_pawns_go_after_all_own_pawns():
    """Special pawns placed count too."""
    g = stage()
    pawn(g, "X", "abundance-1")
    own(g, "X", "sun", at="competition-4")
    assert spaces(g, "X")[0] == "evolution-1"
    own(g, "R", "sun")
    assert spaces(g, "X")[0] == "abundance-2"


def test_a_special_pawn_bumps_an_opposing_basic_pawn():
    g = stage()
    pawn(g, "R", "abundance-1", "speciation-2")
    own(g, "X", "sun")
    turn(g, "X", "speciation-2")
    assert g.free[R] == 3 and g.pawn_on(space("speciation-2")).element == data.SUN
    assert g.placed(R) == [space("abundance-1")] and g.placed(X) == [space("speciation-2")]


def test_a_bumped_pawn_is_available_at_once():
    """And its owner's other pawns may go further up again."""
    g = stage()
    pawn(g, "F", "abundance-1", "domination-3")
    assert spaces(g, "F") == []
    own(g, "X", "sun")
    turn(g, "X", "domination-3", "-")
    assert g.free[F] == 3 and spaces(g, "F")[0] == "abundance-2"


def test_the_action_of_a_bumped_pawn_is_not_undone():
    g = stage()
    fill(g, "abundance", "sun worms")
    turn(g, "X", "abundance-1", "sun", "land-n.ul")
    own(g, "F", "algae")
    turn(g, "F", "abundance-1", "worms", "land-n.ur")
    assert g.elements[corner("land-n.ul")] == data.SUN and g.elements[corner("land-n.ur")] == data.WORMS
    assert g.free[X] == 4


def test_special_spaces_are_for_special_pawns():
    special = {"adaptation-3", "speciation-5", "wanderlust-3", "tectonics-2", "migration-4", "competition-4"}
    g = stage()
    own(g, "X", "sun")
    assert not special & {*spaces(g, "X")} and special < {*spaces(g, "X", "special")}


def test_retrieval_is_forced_without_an_available_pawn_or_a_space():
    g = stage()
    pawn(g, "X", "abundance-1", "abundance-2", "abundance-3", "autotrophs-1")
    turn(g, "X")
    assert g.free[X] == 4 and g.right[X]
    pawn(g, "F", "domination-3")
    turn(g, "F")
    assert g.free[F] == 4 and g.right[F]


def test_retrieval_with_nothing_out_is_a_pass():
    g = stage()
    turn(g, "X", "-")
    assert g.right[X] and g.turn == F


def test_a_retrieval_is_a_whole_turn():
    g = stage()
    pawn(g, "X", "abundance-1")
    own(g, "X", "sun", at="migration-4")
    turn(g, "X", "-")
    assert g.free[X] == 4 and g.special_available(X) == [data.SUN] and g.turn == F and not any(g.pawn)
    assert list(g.right) == [0, 0, 0, 1]


def test_who_has_retrieved_plays_on_and_may_retrieve_again():
    g = stage("RC")
    turn(g, "C", "-")
    turn(g, "R", "abundance-1")
    turn(g, "C", "abundance-2")
    turn(g, "R", "abundance-3")
    turn(g, "C", "-")
    assert list(g.right) == [0, 1, 0, 0] and g.round == 1
    turn(g, "R", "-")
    assert g.round == 2 and g.turn == C


def test_a_useless_space_may_be_taken():
    g = stage()
    turn(g, "X", "autotrophs-1")
    assert g.pawn_on(space("autotrophs-1")) == (X, data.NONE)


@pytest.mark.parametrize("animals, n", [("RCFX", 3), ("RCX", 2), ("RX", 1)])
def test_domination_spaces_by_number_of_animals(animals, n):
    g = stage(animals)
    own(g, "X", "sun")
    for kind in ("basic", "special"):
        assert [s for s in spaces(g, "X", kind) if s.startswith("domination")] == [
            f"domination-{i}" for i in range(1, n + 1)
        ]


def test_two_players_with_two_animals_each_play_as_four():
    g = stage(seats="0011")
    assert "domination-3" in spaces(g, "X") and g.free == [4] * 4
    m = match(g)
    seats = []
    for _ in range(4):
        seats.append(m.choice.seat)
        answer(m, "-")
    assert seats == [1, 1, 0, 0]


def test_the_own_second_animal_is_opposing():
    """It can be bumped, eaten, and robbed of a special pawn by its own player."""
    g = stage(seats="0011")
    pawn(g, "F", "abundance-1")
    own(g, "X", "sun")
    assert "abundance-1" in spaces(g, "X", "special")
    put(g, "R", "reef", 0)
    put(g, "C", "reef", 0)
    card(g, "X", "predator")
    assert g.eliminated == [0, 0, 1, 0]
    own(g, "F", "worms")
    act(g, "X", "domination-1", "worms of worms -")
    assert g.special[data.WORMS] == X


def test_a_dominated_pawn_on_the_display_restricts_its_new_owner():
    """And frees the old one. It is collected at the new owner's next retrieval."""
    g = stage()
    own(g, "F", "worms", at="evolution-5")
    assert spaces(g, "F")[0] == "domination-1"
    turn(g, "X", "domination-1", "worms")
    assert spaces(g, "F")[0] == "abundance-1" and spaces(g, "X") == ["domination-2", "domination-3"]
    assert g.special_available(X) == []
    g.turn = X
    turn(g, "X", "-")
    assert g.special_available(X) == [data.WORMS]


def test_a_dominated_pawn_far_down_blocks_the_basic_pawns_of_its_new_owner():
    g = stage()
    own(g, "F", "worms", at="domination-3")
    pawn(g, "X", "abundance-1")
    g.special[data.WORMS] = X
    assert spaces(g, "X") == []


def test_the_extra_turn_of_wanderlust_may_be_a_retrieval():
    """Then play goes on with the next animal."""
    g = stage()
    own(g, "X", "sun")
    pawn(g, "X", "abundance-1")
    turn(g, "X", "wanderlust-3", "1", "-2,1")
    assert g.turn == X
    turn(g, "X", "-")
    assert g.turn == F and g.free[X] == 4


def test_the_extra_turn_may_be_a_placement():
    g = stage()
    own(g, "X", "sun")
    turn(g, "X", "wanderlust-3", "1", "-2,1")
    turn(g, "X", "tectonics-1", "-")
    assert g.turn == F


def test_sections_can_run_dry():
    """Spaces freed in mid-round are used again: the fifth Abundance finds nothing."""
    g = stage()
    fill(g, "abundance", "sun sun sun sun")
    for n, tag in enumerate(("ul", "ur", "l", "r")):
        act(g, "X", "abundance-1", "sun of sun -", f"geyser.{tag}" if n < 2 else f"land-n.{tag}")
    before = g.digest()
    act(g, "X", "abundance-1")
    assert g.digest() == before


# --- events ---------------------------------------------------------------------------------------------------------


def test_extinction_takes_all_endangered_species_of_all_animals():
    g = stage()
    put(g, "R", "kelp", 2)  # sun and sponges there
    put(g, "F", "kelp", 2)
    put(g, "X", "land-n", 1)
    log = extinction(g)
    assert cubes(g, "kelp") == "2R" and cubes(g, "land-n") == "" and g.eliminated == [0, 0, 2, 1]
    assert cubes(g, "reef") == "3R 3C 3F 3X" and kinds(log)[0] == "extinction"


def test_the_first_and_the_last_corner_of_the_grid_count_too():
    """For dominating as for thriving."""
    g = stage()
    clear(g)
    lay(g, "ocean", "-3,0")
    lay(g, "ocean", "3,0")
    grow(g, "worms", "-3,0.r")
    grow(g, "worms", "3,0.lr")
    assert g.all_disks() == [CORNERS[0], CORNERS[-1]]
    put(g, "X", "-3,0")
    put(g, "X", "3,0")
    assert g.domination(X, data.WORMS) == 4 and g.thrives(X, hex_("-3,0")) and g.thrives(X, hex_("3,0"))


def test_survival_pays_the_sole_leader_for_tiles():
    g = stage()
    vent(g, "seamount", "smoker")
    for where, n in (("geyser", 1), ("smoker", 1), ("seamount", 3)):
        put(g, "F", where, n)
    put(g, "R", "geyser", 4)
    survival(g)
    assert g.vp == [0, 0, 6, 0]


def test_survival_a_tie_is_nobodys():
    g = stage()
    assert g.survival_holder() == data.NOBODY
    put(g, "F", "geyser", 2)
    put(g, "R", "smoker", 2)
    survival(g)
    assert g.vp == [0] * 4 and g.survival_holder() == data.NOBODY
    put(g, "F", "smoker", 1)
    assert g.survival_holder() == F


def test_the_survival_card_does_not_know_monotypic_habitat():
    g = stage(row="monotypic_habitat")
    put(g, "F", "geyser", 2)
    put(g, "X", "smoker", 2)
    assert g.survival_holder() == data.NOBODY


def test_all_other_removals_go_to_the_box():
    g = stage()
    act(g, "R", "competition-4", "reef", "fishes", "-")
    card(g, "R", "predator", "fishes")
    extinction(g)
    assert g.eliminated[F] == 2 and g.pool[F] == 31


def test_a_vent_replaces_the_terrain():
    """For Competition, Evolution and Speciation the tile under a Vent no longer counts."""
    g = stage()
    put(g, "R", "ocean", 1)
    put(g, "C", "ocean", 1)
    vent(g, "ocean", "smoker")
    markers(g, "competition", "vent ocean kelp")
    act(g, "R", "competition-1", "ocean", "cephalopods")
    assert hex_("ocean") not in g.tiles_of(data.OCEAN) and hex_("ocean") in g.tiles_of(data.VENT)
    act(g, "R", "competition-2")
    fill(g, "speciation", "plankton")
    act(g, "R", "speciation-1", "reef.ll", "0 of 0 1 2 3", "0 of 0 1 2", "1 of 0 1")


def test_vents_have_markers_of_their_own():
    g = stage()
    assert list(g.markers) == [2] * 8
    put(g, "R", "geyser", 1)
    markers(g, "evolution", "land reef kelp sand vent")
    act(g, "X", "evolution-5", "geyser of geyser smoker -")
    assert g.vp == [1, 0, 0, 0]


def test_scoring_needs_as_many_animals_as_places():
    g = stage()
    put(g, "R", "land-n", 1)
    put(g, "X", "land-n", 5)
    score(g, "land-n")
    assert g.vp == [4, 0, 0, 8]


# --- Reseed ---------------------------------------------------------------------------------------------------------


def test_elements_between_three_vents_vanish_only_at_reseed():
    """Three Vents round one corner; two Vents and the rim are not enough."""
    g = stage()
    vent(g, "reef", "smoker")
    vent(g, "kelp", "smoker")
    vent(g, "land", "smoker")
    vent(g, "land-ne", "geyser")
    grow(g, "worms", "geyser.r")  # geyser, (1,-3) and nothing else on the grid
    assert len(MAP.touching[corner("geyser.r")]) == 2
    act(g, "X", "autotrophs-2")
    assert g.elements[corner("reef.ul")] == data.SUN
    reseed(g)
    assert g.elements[corner("reef.ul")] == data.NONE
    assert g.elements[corner("geyser.r")] == data.WORMS and g.elements[corner("reef.l")] == data.SPONGES


def test_two_vents_and_an_empty_hex_are_not_three_vents():
    g = stage()
    vent(g, "ocean-se", "smoker")
    vent(g, "ocean-s", "smoker")
    grow(g, "sun", "ocean-se.ul")  # the third hex round it has no tile
    assert len(MAP.touching[corner("ocean-se.ul")]) == 3
    reseed(g)
    assert g.elements[corner("ocean-se.ul")] == data.SUN


def test_reseed_moves_the_leftovers():
    """Adaptation to Regression, Autotrophs to Depletion, Abundance to Autotrophs; the rest to the bag."""
    g = stage()
    fill(g, "abundance", "algae")
    fill(g, "autotrophs", "worms worms")
    fill(g, "depletion", "plankton")
    fill(g, "adaptation", "sponges sun")
    fill(g, "wanderlust", "gastropods")
    fill(g, "speciation", "sun - sun sun")
    reseed(g)
    assert box(g, "regression") == "sponges sun" and box(g, "depletion") == "worms worms"
    assert box(g, "autotrophs") == "algae"
    assert [len(box(g, s).split()) for s in ("abundance", "adaptation", "wanderlust")] == [4, 4, 4]
    assert data.NONE not in g.circles and sum(g.bag) == 6 * data.DISKS - 6 - 5 - 16


def test_reseed_judges_regression_before_the_adaptation_leftovers_come():
    g = stage()
    fill(g, "adaptation", "sun")
    give(g, "R", "sun")
    reseed(g)
    assert disks(g, "R") == "sun" and box(g, "regression") == "sun"
    reseed(g)
    assert disks(g, "R") == ""


def test_reseed_returns_everything_to_the_bag_before_it_draws():
    """Only two disks are in the bag, but Depletion's come back first: all circles are filled."""
    g = stage()
    leave_in_bag(g, "algae algae")
    assert sum(g.bag) == 2
    reseed(g)
    assert [len(box(g, s).split()) for s in ("abundance", "adaptation", "wanderlust")] == [4, 4, 4]


def test_reseed_with_a_short_bag_draws_what_there_is():
    """Abundance, Adaptation, Speciation, Wanderlust in this order, circles from the left."""
    g = stage()
    leave_in_bag(g, 10 * "algae ")
    row = [BOX_ROW[data.DEPLETION], BOX_ROW[data.AUTOTROPHS]]
    g.box[row[0]], g.box[row[1]] = g.box[row[1]], g.box[row[0]]  # they will go to Depletion, not to the bag
    reseed(g)
    assert len(box(g, "abundance").split()) == len(box(g, "adaptation").split()) == 4 and box(g, "wanderlust") == ""
    assert [c != data.NONE for c in g.circles] == [True, True, False, False]
    before = g.digest()
    act(g, "X", "speciation-3")
    assert g.digest() == before


def test_reseed_draws_new_markers_and_slides_the_cubes_back():
    g = stage()
    pawn(g, "R", "abundance-1")
    g.right = bytearray([1, 1, 1, 1])
    reseed(g)
    assert len(g.competition) == 3 and len(g.evolution) == 5 and list(g.evolution) == sorted(g.evolution)
    assert sum(g.markers) == 8 and list(g.right) == [0] * 4 and g.round == 2
    assert g.placed(R) == [space("abundance-1")]


def test_competition_markers_lie_as_they_were_drawn():
    drawn = [list(play.start(setup(seed=seed)).competition) for seed in range(20)]
    assert any(row != sorted(row) for row in drawn)


def test_reseed_in_its_exact_order():
    """As told: what the Vents swallow, what Regression takes."""
    g = stage()
    vent(g, "reef", "smoker")
    vent(g, "kelp", "smoker")
    vent(g, "land", "smoker")
    fill(g, "regression", "worms")
    give(g, "X", "worms")
    assert kinds(reseed(g), "reseed", "wither", "shed") == ["reseed", "wither", "shed"]


def test_regression_counts_types():
    """Two sun disks in the box cost one sun, two types cost one each; nothing to lose is no matter."""
    g = stage()
    fill(g, "regression", "sun sun worms algae")
    give(g, "R", "sun sun worms")
    reseed(g)
    assert disks(g, "R") == "sun" and g.count(X, data.WORMS) == 2


def test_an_absent_animal_is_not_waited_for():
    g = stage("RX")
    turn(g, "X", "-")
    turn(g, "R", "-")
    assert g.round == 2 and g.turn == X


# --- the end --------------------------------------------------------------------------------------------------------


def test_the_asteroid_does_not_stop_the_round():
    """Play goes on until all cubes are right; no Reseed then, and it is over."""
    g = stage("RX", row="asteroid")
    next_cards(g)
    markers(g, "evolution", "reef land kelp sand ocean")
    m = match(g)
    answer(m, "evolution-1", "reef", "reef", "crustaceans")
    assert m.state.last_round and not m.state.over and m.state.turn == R
    answer(m, "abundance-1")
    answer(m, "-")
    assert not m.state.over
    answer(m, "-")
    assert m.state.over and m.choice is None and m.state.round == 1
    assert kinds(m.events, "reseed", "end", "extinction", "survival") == ["end", "extinction", "survival"]


def test_the_end_in_order():
    """Extinction, Survival, every tile, the targets."""
    g = stage()
    clear(g, elements=False)
    put(g, "R", "land", 1)  # thrives by its sun
    put(g, "C", "ocean-s", 3)  # dies before the scoring
    put(g, "F", "smoker", 1)
    grow(g, "plankton", "smoker.lr")
    own(g, "F", "sun")
    g.target[data.SUN] = 5
    log = end(g)
    assert g.vp == [8, 0, 1 + 1 + 5, 0] and g.over
    assert [vp["source"] for vp in earth_events.vp.of(log)] == [6, 7, 7, 8]


def test_the_end_solar_radiation_is_ignored_and_monotypic_habitat_is_not():
    g = stage(row="solar_radiation monotypic_habitat")
    end(g)
    assert g.vp == [0, 2, 3, 6]


def test_a_tie_goes_up_the_food_chain_or_down_under_monotypic_habitat():
    g = stage()
    g.vp = [3, 9, 9, 9]
    assert GAME.winners(g) == (C,)
    lay_row(g, "monotypic_habitat")
    assert GAME.winners(g) == (X,)


def test_ties_of_two_players_with_two_animals():
    """Compare the animals that gave the scores; of two equal ones the higher."""
    g = stage(seats="0110")
    g.vp = [50, 20, 30, 20]  # Crustaceans against Cephalopods
    assert GAME.scores(g) == (20, 20) and GAME.winners(g) == (1,)
    g.vp = [20, 50, 20, 20]  # Reptiles (as good as the Crustaceans) against Fishes
    assert GAME.scores(g) == (20, 20) and GAME.winners(g) == (0,)
    g.vp = [50, 20, 20, 20]
    assert GAME.winners(g) == (1,)
    lay_row(g, "monotypic_habitat")
    assert GAME.winners(g) == (0,)


def test_absent_animals_take_no_place():
    g = stage("CX")
    score(g, "reef")
    assert g.vp == [0, 6, 0, 3]


def test_vp_beyond_the_track_are_a_plain_number():
    g = stage()
    g.vp[R] = 199
    gain(g, "R", 30)
    assert g.vp[R] == 229


# --- what nobody may see --------------------------------------------------------------------------------------------


def test_before_the_reveal_the_traits_of_the_others_are_unknown():
    """Redrawn hands differ, one's own stays, and no trait is lost or doubled."""
    m = match(play.start(setup(seed=3)))
    answer(m, m.choice.domain.token(m.choice.values[0]))  # the Reptiles have chosen
    g, hands = m.state, set()
    for seed in range(30):
        other = m.fork(Determinization(1, seed)).state
        assert other.hands[C] == g.hands[C]
        everything = [*other.trait_box, *(t for h in other.hands for t in h)]
        assert sorted(everything) == list(range(18)) and {*other.kept[R]} <= {*other.hands[R]}
        assert [len(k) for k in other.kept] == [1, 0, 0, 0]
        hands.add((bytes(other.hands[R]), bytes(other.kept[R])))
    assert len(hands) > 20


def test_a_player_of_two_animals_knows_both_hands():
    m = match(play.start(setup(seats="0011", seed=3)))
    g = m.state
    for seed in range(10):
        other = m.fork(Determinization(0, seed)).state
        assert other.hands[R] == g.hands[R] and other.hands[C] == g.hands[C] and other.hands[F] != g.hands[R]


def test_deck_and_stacks_are_drawn_late():
    """What comes next is not written down anywhere: another seed gives another card and another tile."""
    g = stage()
    seen_cards, seen_tiles = set(), set()
    for seed in range(40):
        h = g.copy()
        h.rng = seed
        take(h, "R", 1)
        seen_cards.add(h.row[4])
        h = g.copy()
        h.rng = seed
        act(h, "R", "wanderlust-1", "1", "-2,1")
        seen_tiles.add(h.stack_top[0])
    assert len(seen_cards) > 15 and len(seen_tiles) > 4


def test_imagining_after_the_reveal_changes_nothing_but_luck():
    g = stage()
    deal(g, "R", "flight")
    other = match(g).fork(Determinization(X, 99)).state
    assert [a == b for a, b in zip(g.numbers(), other.numbers(), strict=True)].count(False) == 1  # the seed


def test_the_rejected_traits_go_to_the_box():
    m = match(play.start(setup(seed=5)))
    rejected = set()
    while m.choice.key == "trait.keep":
        rejected |= {*m.choice.values[1:]}
        m.answer(m.choice.values[0])
    assert rejected <= {*m.state.trait_box} and len(m.state.trait_box) == 18 - 4


# --- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("animals, options, seats", [
    ("RCFX", "short", ""), ("RX", "short random", ""), ("CFX", "alternate superheroes short", ""),
    ("RCFX", "short random alternate superheroes", "0110"),
])  # fmt: skip
def test_a_whole_game_loses_no_piece(animals, options, seats):
    """Played at random but never passing: all is counted after every step, and it comes to an end."""
    rng = Rng(7)

    def player(choice):
        usual = [v for v in choice.values if v >= 0]
        evolution = [v for v in usual if choice.key == "turn.space" and SECTION_OF[v] == data.EVOLUTION]
        return rng.one_of(evolution or usual)

    g = play.start(setup(animals, options=options, seats=seats))
    for _ in range(20_000):
        if g.over:
            break
        h = g.copy()
        h.player = player
        play.step(h)
        h.player = None
        check_invariants(h)
        g = h
    assert g.over and g.last_round and CARDS["asteroid"] in g.discard and any(g.vp)


def test_no_text_of_the_rules_cites_a_sheet_that_is_not_in_the_repository():
    for file in Path(play.__file__).parent.glob("*.py"):
        text = "".join(token.string for token in tokens(file) if token.type in (tokenize.STRING, tokenize.COMMENT))
        assert not re.search(r"\[(S|T|R|\d)[\d., R]*\]|fact sheet", text), file.name


def tokens(file):
    with file.open("rb") as source:
        yield from tokenize.tokenize(source.readline)
