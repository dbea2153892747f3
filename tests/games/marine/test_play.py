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
from speciate.games.marine.pieces import BASIC, CORNERS, MAP, NUMBER, SECTION_OF, special_of
from speciate.games.marine.rules import play
from speciate.games.marine.rules.deck import draw_card

from .stage import (
    BARREN,
    CARDS,
    LETTERS,
    NO_SPECIES,
    PAIRS,
    C,
    F,
    R,
    X,
    act,
    answer,
    box,
    card,
    corner,
    cubes,
    disks,
    end,
    extinction,
    gain,
    hex_,
    kinds,
    match,
    places,
    reseed,
    score,
    setup,
    space,
    spaces,
    stage,
    survival,
    take,
    turn,
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
    assert g.pool == [31] * 4 and [sum(c) for c in g.cubes] == [3] * 4 and cubes(g, "D4") == "3R 3C 3F 3X"
    assert g.free == [4] * 4 and g.target == [1] * 6 and g.vp == [0] * 4 and g.vents == 10 and g.deck == 25
    assert list(g.stack_left) == [6, 6, 6] and data.NO_TILE not in g.stack_top
    assert list(g.competition) and len(g.competition) == 3
    assert list(g.evolution) == sorted(g.evolution) and len(g.evolution) == 5
    assert [sum(row) for row in g.box] == [4, 0, 0, 4, 0, 4] and data.NONE not in g.circles
    assert g.vent_on(hex_("D1")) == data.GEYSER and g.vent_on(hex_("D7")) == data.SMOKER
    check_invariants(g)


def test_the_start_map():
    """Each tile in its printed place, and one element on each corner of the central Reef."""
    g = play.start(setup())
    assert {data.TERRAINS[t]: [MAP.names[h] for h in g.tiles_of(t)] for t in range(8)} == {
        "land": ["C1", "D2", "D3", "E1"], "kelp": ["C3"], "reef": ["D4"], "seamount": ["C4"], "seagrass": ["E3"],
        "sand": ["E4"], "ocean": ["C6", "D5", "D6", "E6"], "vent": ["D1", "D7"],
    }  # fmt: skip
    ring = [data.ELEMENTS[g.elements[corner(f"D4{tag}")]] for tag in ("ur", "r", "lr", "ll", "l", "ul")]
    assert ring == ["algae", "gastropods", "worms", "plankton", "sponges", "sun"]


def test_the_elements_printed_on_the_displays():
    g = stage()
    printed = [[data.ELEMENTS[e] for e in range(6) for _ in range(g.count(a, e))] for a in range(4)]
    assert printed == [["sponges", "sun", "sun"], ["sponges", "gastropods", "gastropods"],
                       ["algae", "plankton", "plankton"], ["algae", "worms", "worms"]]  # fmt: skip


@pytest.mark.parametrize("where, terrain, places, limit", [
    ("D3", "land", (8, 4, 2, 1), 1), ("C3", "kelp", (7, 4, 2, 0), 2), ("D4", "reef", (6, 3, 2, 0), 2),
    ("C4", "seamount", (5, 3, 2, 0), 3), ("E3", "seagrass", (4, 2, 0, 0), 2), ("E4", "sand", (3, 2, 0, 0), 3),
    ("D5", "ocean", (2, 1, 0, 0), 4), ("D1", "vent", (1, 0, 0, 0), 1),
])  # fmt: skip
def test_each_terrain_pays_and_takes(where, terrain, places, limit):
    """First to fourth place, and how many species come by Speciation."""
    g = stage(*(f"species {animal} {where}:{n}" for n, animal in enumerate(reversed(data.ANIMALS), 1)))
    score(g, where)
    assert data.TERRAINS[g.terrain[hex_(where)]] == terrain
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


def test_a_number_that_is_chosen_reaches_as_far_as_the_species_of_an_animal():
    """Each has 35, however many animals play."""
    assert NUMBER.tokens == tuple(str(n) for n in range(35 + 1))


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
        slots = [slot for slot, c in enumerate(m.state.row, 1) if c in enters]
        assert [(card["card"], card["n"]) for card in events.card.of(log)] == [*zip(enters, slots, strict=True)]
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
        assert all(g.terrain[hex_(h)] == data.LAND for h in ("D2", "E1", "C1"))
        assert all(g.terrain[hex_(h)] == data.OCEAN for h in ("D6", "E6", "C6"))
        reef = hex_("D4")
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
    assert [sum(d) for d in g.disks] == [3] * 4 and g.room(R) == 3 and cubes(g, "D4") == "3R 3C 3F 3X"
    check_invariants(g)
    g = stage("options displays=alternate", "display reptiles plankton:2 gastropods", "box regression plankton")
    reseed(g)
    assert len(disks(g, "R").split()) == 2


def test_all_variants_at_once():
    for seed in range(20):
        g = play.start(setup(options="random alternate superheroes epic", seats="0011", seed=seed))
        check_invariants(g)
        reef = hex_("D4")
        for a in range(4):
            assert g.cubes[a][reef] == sum(g.disks[a][g.elements[c]] for c in MAP.corners[reef]) > 0


def test_who_may_play_what():
    for good in ("0011", "0101", "0110"):
        check_setup(GAME, setup(seats=good))
    for bad in ((0, 0, 1, -1), (0, 0, 1, 2), (0, -1, -1, -1), (0, 0, 0, 1)):
        with pytest.raises(SpeciateError):
            check_setup(GAME, replace(setup(), places=bad))


# --- turns ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("animals", ["RCFX", "RCX", "CF", "RX"])
def test_turns_go_up_the_food_chain(animals):
    """The lowest animal begins; absent ones are skipped."""
    m = match(stage(places(animals)))
    order = []
    for _ in range(2 * len(animals)):
        order.append(LETTERS[m.choice.numbers["animal"]])
        assert m.choice.seat == m.state.places[m.choice.numbers["animal"]]
        answer(m, "-")
    assert order == [*reversed(animals)] * 2


def test_a_turn_offers_the_basic_and_the_special_spaces_and_retrieval():
    g = stage("pawn crustaceans evolution-1", "special algae=crustaceans worms=crustaceans sun=crustaceans")
    m = match(g)
    offered = [m.choice.domain.token(v) for v in m.choice.values]
    assert offered[-1] == "-" and {*offered[:-1]} == {*spaces(g, "X"), *spaces(g, "X", "special")}
    answer(m, "abundance-1")  # above the own pawn: a special one, but which?
    pawns = [m.choice.domain.token(v) for v in m.choice.values]
    assert pawns == ["special-algae", "special-worms", "special-sun"]
    answer(m, "special-sun")
    assert m.state.pawn_on(space("abundance-1")).element == data.SUN and m.state.turn == F


def test_a_space_for_both_kinds_asks_for_the_pawn():
    g = stage("special sun=crustaceans")
    m = match(g)
    answer(m, "abundance-1")
    assert [m.choice.domain.token(v) for v in m.choice.values] == ["basic", "special-sun"]
    answer(m, "basic")
    assert m.state.pawn_on(space("abundance-1")) == (X, data.NONE) and m.state.free[X] == 3


def test_basic_pawns_go_after_all_own_pawns():
    """Special pawns placed count too."""
    g = stage("pawn crustaceans abundance-1", "pawn special-sun competition-4", "special sun=crustaceans")
    assert spaces(g, "X")[0] == "evolution-1"
    g = stage("pawn crustaceans abundance-1", "pawn special-sun competition-4", "special sun=reptiles")
    assert spaces(g, "X")[0] == "abundance-2"


def test_a_special_pawn_bumps_an_opposing_basic_pawn():
    g = stage("pawn reptiles abundance-1 speciation-2", "special sun=crustaceans")
    turn(g, "X", "speciation-2")
    assert g.free[R] == 3 and g.pawn_on(space("speciation-2")).element == data.SUN
    assert g.placed(R) == [space("abundance-1")] and g.placed(X) == [space("speciation-2")]


def test_a_bumped_pawn_is_available_at_once():
    """And its owner's other pawns may go further up again."""
    g = stage("pawn fishes abundance-1 domination-3", "special sun=crustaceans")
    assert spaces(g, "F") == []
    turn(g, "X", "domination-3", "-")
    assert g.free[F] == 3 and spaces(g, "F")[0] == "abundance-2"


def test_the_action_of_a_bumped_pawn_is_not_undone():
    g = stage("special algae=fishes", "box abundance worms sun")
    turn(g, "X", "abundance-1", "sun", "D2ul")
    turn(g, "F", "abundance-1", "worms", "D2ur")
    assert g.elements[corner("D2ul")] == data.SUN and g.elements[corner("D2ur")] == data.WORMS
    assert g.free[X] == 4


def test_the_log_says_whose_pawn_was_pushed_out():
    """A special pawn pushes, or a basic one by a trait; on an empty space nobody's pawn is there."""
    g = stage("pawn reptiles abundance-1", "special sun=crustaceans algae=fishes", "trait cephalopods social")
    told = []
    for who, *lines in (
        ("X", "abundance-1"),
        ("F", "abundance-2", "basic"),
        ("C", "abundance-2"),
        ("R", "abundance-3"),
    ):
        told += events.place.of(turn(g, who, *lines))
    assert told == [
        {"animal": X, "space": space("abundance-1"), "pawn": special_of(data.SUN), "bumped": R},
        {"animal": F, "space": space("abundance-2"), "pawn": BASIC, "bumped": -1},
        {"animal": C, "space": space("abundance-2"), "pawn": BASIC, "bumped": F},
        {"animal": R, "space": space("abundance-3"), "pawn": BASIC, "bumped": -1},
    ]


def test_a_special_pawn_on_the_first_space_is_out_too():
    """It is not at hand, basic pawns go after it, and a retrieval brings it home."""
    g = stage("pawn special-sun abundance-1", "special sun=crustaceans")
    assert g.special_available(X) == [] and spaces(g, "X")[0] == "abundance-2"
    log = turn(g, "X", "-")
    assert events.retrieve.of(log) == [{"animal": X, "n": 1}] and g.special_available(X) == [data.SUN]


def test_special_spaces_are_for_special_pawns():
    special = {"adaptation-3", "speciation-5", "wanderlust-3", "tectonics-2", "migration-4", "competition-4"}
    g = stage("special sun=crustaceans")
    assert not special & {*spaces(g, "X")} and special < {*spaces(g, "X", "special")}


def test_retrieval_is_forced_without_an_available_pawn_or_a_space():
    g = stage("pawn crustaceans abundance-1 abundance-2 abundance-3 autotrophs-1", "pawn fishes domination-3")
    turn(g, "X")
    assert g.free[X] == 4 and g.right[X]
    turn(g, "F")
    assert g.free[F] == 4 and g.right[F]


def test_retrieval_with_nothing_out_is_a_pass():
    g = stage()
    turn(g, "X", "-")
    assert g.right[X] and g.turn == F


def test_a_retrieval_is_a_whole_turn():
    g = stage("pawn crustaceans abundance-1", "pawn special-sun migration-4", "special sun=crustaceans")
    turn(g, "X", "-")
    assert g.free[X] == 4 and g.special_available(X) == [data.SUN] and g.turn == F and not any(g.pawn)
    assert list(g.right) == [0, 0, 0, 1]


def test_who_has_retrieved_plays_on_and_may_retrieve_again():
    g = stage("places reptiles=0 cephalopods=1")
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
    g = stage(places(animals), "special sun=crustaceans")
    for kind in ("basic", "special"):
        assert [s for s in spaces(g, "X", kind) if s.startswith("domination")] == [
            f"domination-{i}" for i in range(1, n + 1)
        ]


def test_two_players_with_two_animals_each_play_as_four():
    g = stage(PAIRS)
    assert "domination-3" in spaces(g, "X") and g.free == [4] * 4
    m = match(g)
    seats = []
    for _ in range(4):
        seats.append(m.choice.seat)
        answer(m, "-")
    assert seats == [1, 1, 0, 0]


def test_the_own_second_animal_is_opposing():
    """It can be bumped, eaten, and robbed of a special pawn by its own player."""
    g = stage(PAIRS, "pawn fishes abundance-1", "special sun=crustaceans")
    assert "abundance-1" in spaces(g, "X", "special")
    g = stage(PAIRS, "species reptiles none", "species cephalopods none", "special worms=fishes")
    card(g, "X", "predator")
    assert g.eliminated == [0, 0, 1, 0]
    act(g, "X", "domination-1", "worms of worms -")
    assert g.special[data.WORMS] == X


def test_a_dominated_pawn_on_the_display_restricts_its_new_owner():
    """And frees the old one. It is collected at the new owner's next retrieval."""
    g = stage("pawn special-worms evolution-5", "special worms=fishes")
    assert spaces(g, "F")[0] == "domination-1"
    turn(g, "X", "domination-1", "worms")
    assert spaces(g, "F")[0] == "abundance-1" and spaces(g, "X") == ["domination-2", "domination-3"]
    assert g.special_available(X) == []
    for n, who in enumerate("FCR", 1):
        turn(g, who, f"abundance-{n}")
    turn(g, "X", "-")
    assert g.special_available(X) == [data.WORMS]


def test_a_dominated_pawn_far_down_blocks_the_basic_pawns_of_its_new_owner():
    g = stage("pawn crustaceans abundance-1", "pawn special-worms domination-3", "special worms=crustaceans")
    assert spaces(g, "X") == []


def test_the_extra_turn_of_wanderlust_may_be_a_retrieval():
    """Then play goes on with the next animal."""
    g = stage("pawn crustaceans abundance-1", "special sun=crustaceans")
    turn(g, "X", "wanderlust-3", "1", "B3")
    assert g.turn == X
    turn(g, "X", "-")
    assert g.turn == F and g.free[X] == 4


def test_the_extra_turn_may_be_a_placement():
    g = stage("special sun=crustaceans")
    turn(g, "X", "wanderlust-3", "1", "B3")
    turn(g, "X", "tectonics-1", "-")
    assert g.turn == F


def test_sections_can_run_dry():
    """Spaces freed in mid-round are used again: the fifth Abundance finds nothing."""
    g = stage("box abundance sun:4")
    for n, tag in enumerate(("ul", "ur", "l", "r")):
        act(g, "X", "abundance-1", "sun of sun -", f"D1{tag}" if n < 2 else f"D2{tag}")
    before = g.digest()
    act(g, "X", "abundance-1")
    assert g.digest() == before


# --- events ---------------------------------------------------------------------------------------------------------


def test_extinction_takes_all_endangered_species_of_all_animals():
    # Sun and sponges lie at C3, nothing at D2.
    g = stage("species reptiles C3:2 D4:3", "species fishes C3:2 D4:3", "species crustaceans D2 D4:3")
    log = extinction(g)
    assert cubes(g, "C3") == "2R" and cubes(g, "D2") == "" and g.eliminated == [0, 0, 2, 1]
    assert cubes(g, "D4") == "3R 3C 3F 3X" and kinds(log)[0] == "extinction"


def test_the_first_and_the_last_corner_of_the_grid_count_too():
    """For dominating as for thriving."""
    g = stage(*BARREN, "tile ocean A1 G4", "element worms A1r G4lr", "species crustaceans A1 G4")
    assert g.all_disks() == [CORNERS[0], CORNERS[-1]]
    assert g.domination(X, data.WORMS) == 4 and g.thrives(X, hex_("A1")) and g.thrives(X, hex_("G4"))


def test_survival_pays_the_sole_leader_for_tiles():
    g = stage("tile vent C4", "species reptiles D1:4 D4:3", "species fishes C4:3 D1 D4:3 D7")
    log = survival(g)
    assert g.vp == [0, 0, 6, 0] and [vp["source_id"] for vp in earth_events.vp.of(log)] == [-1]


def test_survival_a_tie_is_nobodys():
    assert stage().survival_holder() == data.NOBODY
    g = stage("species reptiles D4:3 D7:2", "species fishes D1:2 D4:3")
    survival(g)
    assert g.vp == [0] * 4 and g.survival_holder() == data.NOBODY
    assert stage("species reptiles D4:3 D7:2", "species fishes D1:2 D4:3 D7").survival_holder() == F


def test_the_survival_card_does_not_know_monotypic_habitat():
    g = stage("species fishes D1:2 D4:3", "species crustaceans D4:3 D7:2", "row monotypic_habitat")
    assert g.survival_holder() == data.NOBODY


def test_all_other_removals_go_to_the_box():
    g = stage()
    act(g, "R", "competition-4", "D4", "fishes", "-")
    card(g, "R", "predator", "fishes")
    extinction(g)
    assert g.eliminated[F] == 2 and g.pool[F] == 31


def test_a_vent_replaces_the_terrain():
    """For Competition, Evolution and Speciation the tile under a Vent no longer counts."""
    g = stage(
        "tile vent D5",
        "species reptiles D4:3 D5",
        "species cephalopods D4:3 D5",
        "circles plankton",
        "competition vent ocean kelp",
    )
    act(g, "R", "competition-1", "D5", "cephalopods")
    assert hex_("D5") not in g.tiles_of(data.OCEAN) and hex_("D5") in g.tiles_of(data.VENT)
    act(g, "R", "competition-2")
    act(g, "R", "speciation-1", "D4ll", "0 of 0 1 2 3", "0 of 0 1 2", "1 of 0 1")


def test_vents_have_markers_of_their_own():
    g = stage("species reptiles D1 D4:3", "evolution land kelp reef sand vent")
    shown = [*g.competition, *g.evolution]
    assert [n + shown.count(t) for t, n in enumerate(g.markers)] == [2] * 8
    act(g, "X", "evolution-5", "D1 of D1 D7 -")
    assert g.vp == [1, 0, 0, 0]


def test_scoring_needs_as_many_animals_as_places():
    g = stage("species reptiles D2 D4:3", "species crustaceans D2:5 D4:3")
    score(g, "D2")
    assert g.vp == [4, 0, 0, 8]


# --- Reseed ---------------------------------------------------------------------------------------------------------


def test_elements_between_three_vents_vanish_only_at_reseed():
    """Three Vents round one corner; two Vents and the rim are not enough."""
    g = stage("tile vent C3 D3 D4 E1", "element worms D1r")  # beside D1r lie D1, E1 and nothing else on the grid
    assert len(MAP.touching[corner("D1r")]) == 2
    act(g, "X", "autotrophs-2")
    assert g.elements[corner("D4ul")] == data.SUN
    reseed(g)
    assert g.elements[corner("D4ul")] == data.NONE
    assert g.elements[corner("D1r")] == data.WORMS and g.elements[corner("D4l")] == data.SPONGES


def test_two_vents_and_an_empty_hex_are_not_three_vents():
    g = stage("tile vent D6 E6", "element sun E6ul")  # the third hex round it has no tile
    assert len(MAP.touching[corner("E6ul")]) == 3
    reseed(g)
    assert g.elements[corner("E6ul")] == data.SUN


def test_reseed_moves_the_leftovers():
    """Adaptation to Regression, Autotrophs to Depletion, Abundance to Autotrophs; the rest to the bag."""
    g = stage(
        "box abundance algae",
        "box autotrophs worms:2",
        "box depletion plankton",
        "box adaptation sponges sun",
        "box wanderlust gastropods",
        "circles sun none sun sun",
    )
    reseed(g)
    assert box(g, "regression") == "sponges sun" and box(g, "depletion") == "worms worms"
    assert box(g, "autotrophs") == "algae"
    assert [len(box(g, s).split()) for s in ("abundance", "adaptation", "wanderlust")] == [4, 4, 4]
    assert data.NONE not in g.circles and sum(g.bag) == 6 * data.DISKS - 6 - 5 - 16


def test_reseed_judges_regression_before_the_adaptation_leftovers_come():
    g = stage("display reptiles sun", "box adaptation sun")
    reseed(g)
    assert disks(g, "R") == "sun" and box(g, "regression") == "sun"
    reseed(g)
    assert disks(g, "R") == ""


def test_reseed_returns_everything_to_the_bag_before_it_draws():
    """Only two disks are in the bag, but Depletion's come back first: all circles are filled."""
    g = stage("box depletion algae:16 worms:18 plankton:18 sponges:18 gastropods:18 sun:18")
    assert sum(g.bag) == 2
    reseed(g)
    assert [len(box(g, s).split()) for s in ("abundance", "adaptation", "wanderlust")] == [4, 4, 4]


def test_reseed_with_a_short_bag_draws_what_there_is():
    """Abundance, Adaptation, Speciation, Wanderlust in this order, circles from the left."""
    # The elements of Autotrophs will go to Depletion, not to the bag.
    g = stage("box autotrophs algae:8 worms:18 plankton:18 sponges:18 gastropods:18 sun:18")
    reseed(g)
    assert len(box(g, "abundance").split()) == len(box(g, "adaptation").split()) == 4 and box(g, "wanderlust") == ""
    assert [c != data.NONE for c in g.circles] == [True, True, False, False]
    before = g.digest()
    act(g, "X", "speciation-3")
    assert g.digest() == before


def test_reseed_draws_new_markers_and_slides_the_cubes_back():
    g = stage("slid reptiles=yes cephalopods=yes fishes=yes", "pawn reptiles abundance-1")
    turn(g, "X", "-")
    assert len(g.competition) == 3 and len(g.evolution) == 5 and list(g.evolution) == sorted(g.evolution)
    assert sum(g.markers) == 8 and list(g.right) == [0] * 4 and g.round == 2
    assert g.placed(R) == [space("abundance-1")]


def test_competition_markers_lie_as_they_were_drawn():
    drawn = [list(play.start(setup(seed=seed)).competition) for seed in range(20)]
    assert any(row != sorted(row) for row in drawn)


def test_reseed_in_its_exact_order():
    """As told: what the Vents swallow, what Regression takes."""
    g = stage("tile vent C3 D3 D4", "display crustaceans worms", "box regression worms")
    assert kinds(reseed(g), "reseed", "wither", "shed") == ["reseed", "wither", "shed"]


def test_regression_counts_types():
    """Two sun disks in the box cost one sun, two types cost one each; nothing to lose is no matter."""
    g = stage("display reptiles worms sun:2", "box regression algae worms sun:2")
    reseed(g)
    assert disks(g, "R") == "sun" and g.count(X, data.WORMS) == 2


def test_an_absent_animal_is_not_waited_for():
    g = stage("places reptiles=0 crustaceans=1")
    turn(g, "X", "-")
    turn(g, "R", "-")
    assert g.round == 2 and g.turn == X


# --- the end --------------------------------------------------------------------------------------------------------


def test_the_asteroid_does_not_stop_the_round():
    """Play goes on until all cubes are right; no Reseed then, and it is over."""
    g = stage(
        "places reptiles=0 crustaceans=1", "evolution reef seamount seagrass sand ocean", "row asteroid", "deck 0"
    )
    m = match(g)
    answer(m, "evolution-1", "D4", "D4", "crustaceans")
    assert m.state.last_round and not m.state.over and m.state.turn == R
    answer(m, "abundance-1")
    answer(m, "-")
    assert not m.state.over
    answer(m, "-")
    assert m.state.over and m.choice is None and m.state.round == 1
    assert kinds(m.events, "reseed", "end", "extinction", "survival") == ["end", "extinction", "survival"]


def test_the_end_in_order():
    """Extinction, Survival, every tile, the targets."""
    g = stage(
        *NO_SPECIES,
        "element plankton D7lr",
        "species reptiles D3",  # thrives by its sun
        "species cephalopods D6:3",  # dies before the scoring
        "species fishes D7",
        "special sun=fishes",
        "target sun=5",
    )
    log = end(g)
    assert g.vp == [8, 0, 1 + 1 + 5, 0] and g.over
    assert [vp["source"] for vp in earth_events.vp.of(log)] == [6, 7, 7, 8]


def test_the_end_scores_each_tile_where_species_live_and_no_other():
    """The log names the tile, and the element of the special pawn, for which points are paid."""
    g = stage("species reptiles D3 D4:3", "special algae=fishes")
    log = end(g)
    assert {tile["hex"] for tile in earth_events.score.of(log)} == {hex_("D3"), hex_("D4")}
    paid = [(vp["animal"], vp["source_id"]) for vp in earth_events.vp.of(log)]
    assert paid[-1] == (F, data.ALGAE)
    assert {*paid[:-1]} == {(R, hex_("D3")), (R, hex_("D4")), (C, hex_("D4")), (F, hex_("D4"))}


def test_the_end_solar_radiation_is_ignored_and_monotypic_habitat_is_not():
    g = stage("row solar_radiation monotypic_habitat")
    end(g)
    assert g.vp == [0, 2, 3, 6]


def test_a_game_that_is_broken_off_is_scored_as_if_it_had_ended():
    """Whoever finishes it at once gets Extinction, Survival, the tiles and the targets."""
    lines = ("species reptiles D1:2 D4", "species fishes D7", "special sun=fishes")  # a Vent without elements is deadly
    broken, ended = stage(*lines), stage(*lines)
    GAME.finish(broken)
    end(ended)
    assert broken.over and any(broken.vp) and broken.digest() == ended.digest()


def test_a_tie_goes_up_the_food_chain_or_down_under_monotypic_habitat():
    vp = "vp reptiles=3 cephalopods=9 fishes=9 crustaceans=9"
    assert GAME.winners(stage(vp)) == (C,)
    assert GAME.winners(stage(vp, "row monotypic_habitat")) == (X,)


def test_ties_of_two_players_with_two_animals():
    """Compare the animals that gave the scores; of two equal ones the higher."""
    pairs = "places reptiles=0 cephalopods=1 fishes=1 crustaceans=0"
    g = stage(pairs, "vp reptiles=50 cephalopods=20 fishes=30 crustaceans=20")  # Crustaceans against Cephalopods
    assert GAME.scores(g) == (20, 20) and GAME.winners(g) == (1,)
    # Reptiles (as good as the Crustaceans) against Fishes
    g = stage(pairs, "vp reptiles=20 cephalopods=50 fishes=20 crustaceans=20")
    assert GAME.scores(g) == (20, 20) and GAME.winners(g) == (0,)
    vp = "vp reptiles=50 cephalopods=20 fishes=20 crustaceans=20"
    assert GAME.winners(stage(pairs, vp)) == (1,)
    assert GAME.winners(stage(pairs, vp, "row monotypic_habitat")) == (0,)


def test_absent_animals_take_no_place():
    g = stage("places cephalopods=0 crustaceans=1")
    score(g, "D4")
    assert g.vp == [0, 6, 0, 3]


def test_vp_beyond_the_track_are_a_plain_number():
    g = stage("vp reptiles=199")
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


def test_what_was_kept_is_unknown_until_it_is_shown():
    """Between the last choice and the reveal too: one's own hand and choice stay, those of the others may be any."""
    kept = ("flight", "social", "solitary", "camouflage")
    dealt = [(f"hand {a} {trait} ?2", f"kept {a} {trait}") for a, trait in zip(data.ANIMALS, kept, strict=True)]
    g, seen = stage("phase reveal", *(line for lines in dealt for line in lines)), set()
    for seed in range(10):
        other = g.copy()
        other.rng = seed
        other.determinize(C)
        assert other.hands[C] == g.hands[C] and other.kept[C] == g.kept[C]
        assert all(len(other.kept[a]) == 1 and {*other.kept[a]} <= {*other.hands[a]} for a in range(4))
        seen.add(bytes(other.kept[F]))
    assert len(seen) > 3


def test_a_player_of_two_animals_knows_both_hands():
    m = match(play.start(setup(seats="0011", seed=3)))
    g = m.state
    for seed in range(10):
        other = m.fork(Determinization(0, seed)).state
        assert other.hands[R] == g.hands[R] and other.hands[C] == g.hands[C] and other.hands[F] != g.hands[R]


def test_deck_and_stacks_are_drawn_late():
    """What comes next is not written down anywhere: another seed gives another card and another tile."""
    seen_cards, seen_tiles = set(), set()
    for seed in range(40):
        g = stage(f"luck {seed:x}")
        take(g, "R", 1)
        seen_cards.add(g.row[4])
        g = stage(f"luck {seed:x}")
        act(g, "R", "wanderlust-1", "1", "B3")
        seen_tiles.add(g.stack_top[0])
    assert len(seen_cards) > 15 and len(seen_tiles) > 4


def test_imagining_after_the_reveal_changes_nothing_but_luck():
    g = stage("trait reptiles flight")
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
