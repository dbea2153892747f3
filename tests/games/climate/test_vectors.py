"""A hundred numbered examples of the rules, each under its number."""

import pytest
from speciate.games.climate import GAME, Creature, attack_refusal, data
from speciate.games.climate.rules import play
from speciate.games.climate.rules.weather import climate_loss, weather_of

from . import stage as st
from .stage import (
    deal,
    end_round,
    feed,
    feed_all,
    grow_green,
    look,
    meals,
    places,
    prey,
    restage,
    stage,
    weather,
)


def loss(zone, body, *traits, players=3):
    """What a species of population 6 loses in a zone."""
    g = stage(places(players), f"zone {zone}", f"species fern 6/{body}/0 {' '.join(traits)}")
    return climate_loss(g, weather_of(g), 0)


def creature(words):
    """As in the line of a species: "3/4/0 climbing"."""
    numbers, *traits = words.split()
    population, body, food = map(int, numbers.split("/"))
    return Creature(population, body, food, 0, sum(1 << data.TRAITS.index(t) for t in traits))


def legal(attacker, target, left=None, right=None):
    around = [words and creature(words) for words in (left, right)]
    return not attack_refusal(creature(f"{attacker} carnivore"), creature(target), *around)


# --- deal and climate ------------------------------------------------------------------------------------------------


def test_v1_a_new_species_comes_before_the_deal():
    g = stage(
        places(3),
        "phase deal",
        "species fern none",
        "species indigo 1/1/0",
        "species amber 1/1/0",
        "species amber 1/1/0",
        "species amber 1/1/0",
    )
    deal(g)
    assert [len(hand) for hand in g.hands] == [5, 5, 7]
    assert [len(row) for row in g.rows] == [1, 1, 3]


def test_v2_reserves():
    reserves = [GAME.start(st.setup(n)).reserve for n in range(2, 7)]
    assert reserves == [88, 60, 30, 0, 0]
    assert [GAME.start(st.setup(n)).deck for n in range(2, 7)] == [89, 117, 147, 177, 177]
    st.settle("set_aside=89")
    assert GAME.start(st.setup(2)).reserve == 89


def test_v3_ice_age():
    g = stage("phase environment", "zone ice_age", "species fern 6/6/0", "species indigo none")
    weather(g)
    assert look(g, "fern.1") == "2/0"


def test_v4_ice_age_burrowing():
    assert loss("ice_age", 6, "burrowing") == 3


@pytest.mark.parametrize("trait", ["defensive_herding", "hibernation", "migratory"])
def test_v5_ice_age_with_one_protection(trait):
    assert loss("ice_age", 6, trait) == 3


def test_v6_ice_age_heavy_fur():
    assert loss("ice_age", 6, "heavy_fur") == 0


def test_v7_scorching_cooling_frills():
    assert loss("scorching", 6, "cooling_frills") == 1


@pytest.mark.parametrize("trait", ["mud_wallowing", "nocturnal", "burrowing"])
def test_v8_scorching_with_one_protection(trait):
    assert loss("scorching", 6, trait) == 3


def test_v9_scorching_heavy_fur():
    assert loss("scorching", 6, "heavy_fur") == 5


def test_v10_freezing():
    assert (loss("freezing", 4), loss("freezing", 5)) == (2, 0)


def test_v11_cold():
    assert (loss("cold", 2), loss("cold", 3)) == (1, 0)


def test_v12_tropical():
    assert (loss("tropical", 4), loss("tropical", 5)) == (0, 1)


def test_v13_hot():
    assert (loss("hot", 2), loss("hot", 3)) == (0, 2)


@pytest.mark.parametrize("zone", ["temperate", "cool", "warm"])
def test_v14_mild_zones(zone):
    assert [loss(zone, body) for body in range(1, 7)] == [0] * 6


# --- attack sizes ----------------------------------------------------------------------------------------------------


def yields(target, attacker="6/6/0 carnivore pack_hunting"):
    g = stage(f"species fern {attacker}", f"species indigo {target}")
    feed(g)
    return g.food[0]


def test_v15_cooling_frills_defend_but_yield_no_more():
    assert not legal("2/6/0 pack_hunting", "2/6/0 cooling_frills") and legal(
        "3/6/0 pack_hunting", "2/6/0 cooling_frills"
    )
    assert yields("2/6/0 cooling_frills") == 6


def test_v16_hard_shell_defends_but_yields_no_more():
    assert not legal("4/6/0 pack_hunting", "2/6/0 hard_shell") and legal("5/6/0 pack_hunting", "2/6/0 hard_shell")
    assert yields("2/6/0 hard_shell") == 6


def test_v17_pack_hunting():
    # body 3 + Hard Shell 4 = 7, body 4 + Hard Shell 4 = 8
    assert legal("5/3/0 pack_hunting", "2/3/0 hard_shell") and not legal("5/3/0 pack_hunting", "2/4/0 hard_shell")


def test_v18_horns_can_kill_both():
    g = stage(places(3), "species fern 1/4/0 carnivore", "species indigo 1/2/0 horns", "species amber 1/6/0 scavenger")
    feed(g)
    assert look(g, "fern.1 indigo.1 amber.1") == "x x 1/1"


@pytest.mark.parametrize(("cards", "to"), [
    ("fern=ambush:-1ss indigo=burrowing:3cc", "temperate"),
    ("fern=ambush:-1ss indigo=ambush:-3s amber=ambush:-2c", "warm"),
    ("fern=ambush:-3s", "warm"),
    ("fern=burrowing:3cc indigo=ambush:-2c", "cool"),
])  # fmt: skip
def test_v19_the_marker_moves_one_zone_at_most(cards, to):
    g = stage(places(3), "phase environment", f"food_card {cards}")
    weather(g)
    assert data.ZONES[g.zone] == to


def test_v20_thaw_counts_in_the_next_round():
    g = stage(
        places(3),
        "phase environment",
        "zone cold",
        "events thaw:cold volcanic_eruption:hot",
        "food_card fern=climbing:1",
    )
    log = weather(g)
    assert "new_event" in st.kinds(log) and data.EVENT_CARDS[g.on_hole].event == "thaw"
    assert data.EVENT_CARDS[g.events[0]].deck == data.COLD
    g = restage(g, "phase environment", "food_card fern=burrowing:3cc")
    weather(g)
    assert data.ZONES[g.zone] == "cool" and g.on_hole == data.NO_EVENT


@pytest.mark.parametrize(("card", "n"), [("long_neck:9", 4), ("pack_hunting:-3", 1)])
def test_v21_desertification_adds_nothing(card, n):
    g = stage(
        places(3),
        "phase environment",
        "zone hot",
        "hole 4",
        "events volcanic_eruption:cold desertification:hot",
        f"food_card fern={card}",
        "species fern 1/1/0",
        "species indigo none",
    )
    weather(g)  # the hot zone adds 0
    assert g.hole == n and g.body[0] == 1


def test_v22_wildfire():
    g = stage(
        "phase environment",
        "zone warm",
        "events volcanic_eruption:cold wildfire:warm",
        "food_card fern=long_neck:5",
        "species fern 2/1/0 cooling_frills mud_wallowing nocturnal",
        "species indigo 2/1/0 burrowing",
    )
    weather(g)  # and 2 of the zone
    assert look(g, "fern.1 indigo.1") == "1/0 2/0" and (g.hole, g.held) == (0, 7)
    end_round(g)
    assert (g.hole, g.held) == (7, 0)


def test_v23_hibernation_spares_two():
    g = stage("phase end", "species fern 5/1/3 hibernation", "species indigo 5/1/2 hibernation")
    end_round(g)
    assert look(g, "fern.1 indigo.1") == "5/0 4/0"


def test_v24_burrowing_with_hibernation():
    assert not legal("3/4/0", "5/2/3 burrowing hibernation") and legal("3/4/0", "5/2/2 burrowing hibernation")


def test_v25_three_protections_from_heat():
    assert loss("scorching", 6, "burrowing", "mud_wallowing", "nocturnal") == 1


def test_v26_frills_and_burrowing():
    assert loss("scorching", 6, "cooling_frills", "burrowing") == 0


def test_v27_fur_and_frills():
    assert loss("scorching", 6, "heavy_fur", "cooling_frills") == 2


def test_v28_fur_in_the_hot_zone():
    assert loss("hot", 3, "heavy_fur") == 3


def test_v29_two_protections_from_cold():
    assert loss("freezing", 2, "hibernation", "migratory") == 0


# --- attacks ---------------------------------------------------------------------------------------------------------


def test_v30_bigger_is_needed():
    assert not legal("3/3/0", "3/3/0") and legal("3/3/0", "3/2/0")
    assert yields("3/2/0", "3/3/0 carnivore") == 2


def test_v31_shell_and_frills_against_a_pack():
    assert legal("5/4/0 pack_hunting", "2/2/0 hard_shell cooling_frills")
    assert not legal("4/4/0 pack_hunting", "2/2/0 hard_shell cooling_frills")
    assert yields("2/2/0 hard_shell cooling_frills", "5/4/0 carnivore pack_hunting") == 2


def test_v32_defensive_herding():
    assert not legal("3/6/0", "3/1/0 defensive_herding") and legal("4/6/0", "3/1/0 defensive_herding")


def test_v33_meat_up_to_the_room():
    g = stage("species fern 4/6/2 carnivore", "species indigo 2/5/0")
    feed(g)
    assert look(g, "fern.1") == "4/4"


def test_v34_meat_becomes_fat():
    g = stage("species fern 4/3/2+1 carnivore pack_hunting fat_tissue", "species indigo 2/5/0")
    feed(g)
    assert look(g, "fern.1") == "4/4+3"


def test_v35_food_of_the_victim_goes_to_the_bag():
    g = stage("species fern 3/6/0 carnivore", "species indigo 3/1/3")
    feed(g)
    assert look(g, "indigo.1") == "2/2" and g.bags == [0, 1]


def test_v36_the_owner_of_a_dead_species_draws():
    g = stage(places(3), "species fern 3/6/0 carnivore", "species indigo 1/1/1 scavenger horns foraging")
    feed(g, "indigo.1")
    assert look(g, "indigo.1") == "x" and len(g.hands[1]) == 3 and g.bags[1] == 1


def test_v37_warning_call_guards_its_neighbours():
    row = "species indigo 1/1/0", "species indigo 1/1/0 warning_call", "species indigo 1/1/0"
    assert prey(stage("species fern 1/3/0 carnivore", *row), "fern.1") == ["indigo.2"]
    g = stage("species fern 1/3/0 carnivore ambush", *row)
    assert prey(g, "fern.1") == ["indigo.1", "indigo.2", "indigo.3"]


def test_v38_symbiosis():
    assert legal("1/6/0", "1/2/0 symbiosis", right="1/2/0") and not legal("1/6/0", "1/2/0 symbiosis", right="1/3/0")


# --- cooperation, foraging and friends -------------------------------------------------------------------------------


def test_v39_a_chain_of_cooperation():
    g = stage(
        "hole 5",
        "species fern 3/1/0 cooperation",
        "species fern 3/1/0 cooperation",
        "species fern 3/1/0",
        "species indigo none",
    )
    feed(g, "fern.1")
    assert look(g, "fern.1 fern.2 fern.3") == "3/1 3/1 3/1" and g.hole == 2


def test_v40_a_chain_that_runs_dry():
    g = stage(
        "hole 2",
        "species fern 3/1/0 cooperation",
        "species fern 3/1/0 cooperation",
        "species fern 3/1/0",
        "species indigo none",
    )
    feed(g, "fern.1")
    assert look(g, "fern.1 fern.2 fern.3") == "3/1 3/1 3/0" and g.hole == 0


def test_v41_foraging_gives_one():
    g = stage("hole 5", "species fern 3/1/0 foraging cooperation", "species fern 3/1/0", "species indigo none")
    feed(g, "fern.1")
    assert look(g, "fern.1 fern.2") == "3/2 3/1" and g.hole == 2


def test_v42_foraging_receives_two():
    g = stage("hole 5", "species fern 3/1/0 cooperation", "species fern 3/1/0 foraging", "species indigo none")
    feed(g, "fern.1")
    assert look(g, "fern.1 fern.2") == "3/1 3/2" and g.hole == 2


def test_v43_no_plants_for_a_carnivore():
    g = stage(
        "phase green", "species fern 3/1/0 cooperation long_neck", "species fern 3/1/0 carnivore", "species indigo none"
    )
    grow_green(g)
    assert look(g, "fern.1 fern.2") == "3/1 3/0"


def test_v44_intelligence_with_foraging_and_cooperation():
    g = stage(
        "species fern 6/1/0 intelligence foraging cooperation",
        "species fern 3/1/0",
        "species indigo none",
        "hand fern climbing",
    )
    feed(g, "fern.1 of fern.1 -")
    assert look(g, "fern.1 fern.2") == "6/3 3/1" and not g.hands[0]


def test_v45_foraging_takes_no_more_than_fits():
    g = stage("hole 4", "species fern 2/1/1 foraging", "species indigo none")
    feed(g)
    assert look(g, "fern.1") == "2/2" and g.hole == 3


def test_v46_a_scavenger_eats_of_itself():
    g = stage("species fern 2/4/0 carnivore", "species indigo 2/2/0 scavenger")
    feed(g)
    assert look(g, "indigo.1") == "1/1"


def test_v47_a_carnivore_with_scavenger():
    g = stage("species fern 6/3/0 carnivore scavenger", "species indigo 2/2/0")
    feed(g)
    assert look(g, "fern.1") == "6/3"


def test_v48_fat_up_to_the_body_size():
    g = stage("hole 9", "species fern 2/3/2 fat_tissue", "species indigo none")
    feed_all(g, "fern.1", "fern.1", "fern.1")
    assert look(g, "fern.1") == "2/2+3" and g.hole == 6


def test_v49_fat_comes_down_without_a_take():
    g = stage("phase green", "species fern 2/3/0+3 fat_tissue cooperation", "species fern 3/1/0", "species indigo none")
    grow_green(g)
    assert look(g, "fern.1 fern.2") == "2/2+1 3/0"


def test_v50_fertile():
    for hole, population, then in ((0, 3, 3), (1, 3, 4), (1, 6, 6)):
        g = stage("phase green", f"hole {hole}", f"species fern {population}/1/0 fertile", "species indigo none")
        grow_green(g)
        assert g.population[0] == then


# --- plants ----------------------------------------------------------------------------------------------------------


def test_v51_a_negative_total_stops_at_nothing():
    g = stage(
        places(4),
        "phase environment",
        "zone freezing",
        "hole 2",
        "food_card fern=hard_shell:4 indigo=hard_shell:3",
        "species fern 1/6/0",
        "species indigo none",
    )
    weather(g)
    assert g.hole == 0


def test_v52_a_negative_total_eats_what_is_there():
    g = stage(
        places(4),
        "phase environment",
        "zone cold",
        "hole 6",
        "food_card fern=hard_shell:4",
        "species fern 1/6/0",
        "species indigo none",
    )
    weather(g)
    assert g.hole == 5


def test_v53_migratory():
    for hole, food in ((0, 4), (1, 3)):
        g = stage("phase end", f"hole {hole}", "species fern 4/1/3 migratory", "species indigo none")
        play.migrate(g)
        assert g.food[0] == food


# --- nocturnal -------------------------------------------------------------------------------------------------------


def test_v54_a_full_carnivore_is_no_threat():
    for food, ways in ((2, [0, 1]), (1, [0])):
        g = stage("hole 3", "species fern 2/1/0 nocturnal", f"species indigo 2/6/{food} carnivore")
        assert meals(g)[0] == {"fern.1": ways}


def test_v55_the_hand_of_a_clever_carnivore_counts():
    lines = "hole 3", "species fern 2/1/0 nocturnal climbing", "species indigo 2/6/0 carnivore intelligence"
    assert meals(stage(*lines))[0] == {"fern.1": [0, 1]}
    assert meals(stage(*lines, "hand indigo ?"))[0] == {"fern.1": [0]}


def test_v56_mud_wallowing_costs_a_card():
    lines = "species fern 1/6/0 carnivore", "species indigo 2/1/0 mud_wallowing"
    assert prey(stage(*lines), "fern.1") == []
    assert prey(stage(*lines, "hand fern ?"), "fern.1") == ["indigo.1"]


def test_v57_an_attack_on_own_horns_is_forced():
    g = stage("species fern 2/6/0 carnivore", "species fern 2/1/0 horns", "species indigo none")
    feed(g)
    assert look(g, "fern.1 fern.2") == "1/1 1/0"


# --- the end ---------------------------------------------------------------------------------------------------------


def test_v58_the_round_in_which_the_deck_runs_out_is_the_last():
    g = stage(places(3), "phase deal", deck=15)
    deal(g)
    assert g.last == 2


def test_v59_an_extinction_that_empties_the_deck_ends_the_next_round():
    g = stage(places(3), "species fern 3/6/0 carnivore", "species indigo 1/1/0 horns", deck=1)
    feed(g, "indigo.1")
    assert g.last == 1
    end_round(g)
    assert not g.over
    deal(g)
    assert g.last == 2
    end_round(g)
    assert g.over


def test_v60_the_score():
    g = stage("species fern 3/2/0+2 fat_tissue climbing", "species fern 1/1/0", "species indigo none", "bag fern=20")
    assert GAME.scores(g)[0] == 28
    play.end(g)
    assert GAME.scores(g)[0] == 28 and g.bags[0] == 22 and g.fat[0] == 0


def test_v61_a_volcanic_eruption_acts_at_the_end_of_the_round():
    g = stage("phase environment", "zone cold", "hole 9", "species fern 3/2/0", "species indigo none")
    weather(g)
    assert look(g, "fern.1") == "2/0" and g.hole == 6 and data.ZONES[g.zone] == "cold"
    end_round(g)
    assert data.ZONES[g.zone] == "ice_age"


def test_v62_a_meteor_stays():
    g = stage(
        "phase environment",
        "zone freezing",
        "hole 9",
        "events meteor_impact:freezing volcanic_eruption:hot",
        "food_card fern=long_neck:9",
        "species fern 1/6/0",
        "species indigo none",
    )
    weather(g)  # -5 of the zone: 4 are not added
    assert g.hole == 9 and g.fallen
    g = restage(g, "phase environment", "zone temperate", "food_card fern=long_neck:8")
    weather(g)
    assert g.hole == 9
    g = restage(g, "phase environment", "food_card fern=pack_hunting:-3 indigo=pack_hunting:-1")
    weather(g)
    assert g.hole == 5


def test_v63_a_row_closes_before_feeding():
    g = stage(
        "phase environment",
        "zone cold",
        "hole 5",
        "species fern 2/5/0 cooperation",
        "species fern 1/1/0",
        "species fern 2/5/0",
        "species indigo none",
    )
    weather(g)
    feed(g, "fern.1")
    assert look(g, "fern.1 fern.2 fern.3") == "2/1 x 2/1"


def test_v64_an_exchange_is_limited_by_the_deck():
    g = stage("phase exchange", "species fern 1/1/0", "hand fern climbing horns scavenger symbiosis foraging", deck=3)
    st.swap(g, "fern", "climbing", "horns", "scavenger")
    assert len(g.hands[0]) == 5 and g.deck_size() == 3


@pytest.mark.parametrize(("players", "most"), [(2, 3), (3, 4), (4, 4), (5, 4), (6, 4)])
def test_v65_the_limit_of_traits(players, most):
    traits = ["climbing", "horns", "scavenger", "symbiosis"][: most - 1]
    g = stage(
        places(players), "phase play", f"species fern 1/1/0 {' '.join(traits)}", "hand fern foraging climbing ambush"
    )
    with pytest.raises(AssertionError, match="not offered"):
        st.play_turn(g.copy(), "fern", "climbing", "trait")
    st.play_turn(g, "fern", "foraging", "trait", "ambush", "left of left right body population", "-")
    assert len(g.cards[0]) == most


# --- rulings ---------------------------------------------------------------------------------------------------------


def test_v66_horns_make_the_attacker_full():
    g = stage("species fern 4/6/3 carnivore cooperation", "species fern 3/1/0", "species indigo 2/1/0 horns")
    feed(g, "indigo.1")
    assert look(g, "fern.1 fern.2") == "3/3 3/0"


def test_v67_horns_before_the_meat():
    g = stage("species fern 4/6/1 carnivore", "species indigo 2/5/0 horns")
    feed(g)
    assert look(g, "fern.1") == "3/3"


def test_v68_horns_and_fat():
    """By the other reading, 1; by the book's letter only a hungry Carnivore attacks."""
    g = stage("species fern 4/6/4 carnivore fat_tissue", "species indigo 2/2/0 horns", rulings="full_fat_attack=yes")
    feed(g, "fern.1 of fern.1 -")
    assert look(g, "fern.1") == "3/3+2" and g.bags[0] == 1
    g = stage("species fern 4/6/4 carnivore fat_tissue", "species indigo 2/2/0 horns")
    assert meals(g) == ({}, False) and st.why(g, "fern.1", "indigo.1") == ["full"]


def test_v69_intelligence_takes_no_more_than_fits():
    g = stage("species fern 3/1/2 intelligence", "species indigo none", "hand fern climbing horns")
    feed(g, "fern.1", "horns")
    assert look(g, "fern.1") == "3/3" and len(g.hands[0]) == 1


def test_v70_intelligence_gives_a_turn():
    g = stage("species fern 4/1/0 intelligence", "species indigo none", "hand fern climbing horns")
    feed_all(g, "fern.1 of fern.1 -", "climbing", "fern.1 of fern.1 -")
    assert look(g, "fern.1") == "4/4"
    g = stage("species fern 4/1/0 intelligence", "species indigo none", "hand fern climbing horns")
    feed_all(g, "-")
    assert look(g, "fern.1") == "4/0"


def test_v71_two_costs_are_added():
    lines = "species fern 2/6/0 carnivore intelligence", "species indigo 2/1/0 mud_wallowing climbing"
    assert prey(stage(*lines, "hand fern ?"), "fern.1") == []
    g = stage(*lines, "hand fern foraging horns")
    feed(g, "fern.1 of fern.1 -", "foraging")
    assert look(g, "fern.1 indigo.1") == "2/1 1/0" and not g.hands[0]


def test_v72_ambush_ignores_one_and_the_other_is_paid():
    lines = "species fern 2/6/0 carnivore ambush", "species indigo 2/1/0 mud_wallowing climbing migratory"
    assert prey(stage(*lines), "fern.1") == []
    g = stage(*lines, "hand fern horns")
    log = feed(g, "fern.1 of fern.1 -")
    assert ("ignored", (0, data.TRAITS.index("climbing"))) in log
    assert look(g, "fern.1 indigo.1") == "2/1 1/0" and not g.hands[0]


def test_v73_ambush_ignores_a_shell_for_nothing():
    g = stage("species fern 3/3/0 carnivore ambush", "species indigo 2/2/0 hard_shell migratory")
    assert meals(g) == ({"fern.1": [0]}, True)
    feed(g)
    assert look(g, "fern.1") == "3/2"


def test_v74_mud_wallowing_is_not_forced():
    lines = "species fern 2/6/0 carnivore", "species indigo 2/1/0 mud_wallowing", "hand fern climbing foraging horns"
    g = stage(*lines)
    assert meals(g) == ({"fern.1": [0]}, False)
    feed(g, "- of fern.1 -")
    g = stage(*lines, rulings="mud_forced=yes")
    feed(g, "horns of climbing foraging horns")


def test_v75_hibernation_may_pass():
    for food, obliged in ((3, False), (2, True)):
        g = stage("hole 2", f"species fern 5/1/{food} hibernation", "species indigo none")
        assert meals(g) == ({"fern.1": [0]}, obliged)


def test_v76_hungry_ones_before_fat():
    stored = "hole 3", "species fern 2/3/2 fat_tissue", "species indigo none"
    assert meals(stage(*stored, "species fern 2/1/1")) == ({"fern.2": [0]}, True)
    assert meals(stage(*stored, "species fern 2/1/2")) == ({"fern.1": [0]}, False)
    g = stage(*stored, "species fern 2/1/1", rulings="fat_when_hungry=yes")
    assert meals(g) == ({"fern.1": [0], "fern.2": [0]}, True)


def test_v77_fat_before_or_after_a_birth():
    lines = "phase green", "hole 1", "species fern 2/3/0+3 fat_tissue fertile", "species indigo none"
    g = stage(*lines)
    grow_green(g, "fat_tissue")
    assert look(g, "fern.1") == "3/2+1"
    end_round(g)
    assert g.population[0] == 2
    g = stage(*lines)
    grow_green(g, "fertile of fat_tissue fertile")
    assert look(g, "fern.1") == "3/3"


def test_v78_a_take_that_becomes_fat_is_shared():
    g = stage(
        "hole 5",
        "species fern 2/1/2 intelligence cooperation fat_tissue",
        "species fern 2/1/0",
        "species indigo none",
        "hand fern climbing",
    )
    ways, obliged = meals(g)
    assert ways == {"fern.1": [2], "fern.2": [0]} and obliged
    feed(g, "fern.1")
    assert look(g, "fern.1 fern.2") == "2/2+1 2/2" and g.hole == 4


def test_v79_migrants_share():
    g = stage("phase end", "species fern 2/1/0 migratory cooperation", "species fern 1/1/0", "species indigo none")
    play.migrate(g)
    assert look(g, "fern.1 fern.2") == "2/2 1/1"


def test_v80_what_migrants_eat():
    for rulings, food in (("", [2, 2]), ("migratory_kind=plant", [3, 0])):
        g = stage(
            "phase end",
            "species fern 3/1/0 migratory foraging",
            "species fern 2/1/0 migratory carnivore",
            "species indigo none",
            rulings=rulings,
        )
        play.migrate(g)
        assert [g.food[0], g.food[6]] == food


def test_v81_migrants_left_to_right():
    g = stage(
        "phase end",
        "species fern 2/1/0 migratory cooperation",
        "species fern 2/1/0 migratory cooperation",
        "species fern 2/1/0",
        "species indigo none",
    )
    play.migrate(g)
    assert look(g, "fern.1 fern.2 fern.3") == "2/2 2/2 2/2"


def test_v82_scraps_after_the_meat():
    lines = "species fern 2/6/0 carnivore scavenger cooperation", "species fern 2/1/0", "species indigo 2/2/0"
    g = stage(*lines)
    feed(g, "indigo.1")
    assert look(g, "fern.1 fern.2") == "2/2 2/1"
    g = stage(*lines, rulings="scavenger_after_meat=no")
    feed(g, "indigo.1")
    assert look(g, "fern.1 fern.2") == "2/2 2/2"


def test_v83_the_row_closes_before_the_meat():
    g = stage(
        "species fern 2/6/0 carnivore cooperation", "species fern 1/2/0", "species fern 2/1/0", "species indigo none"
    )
    feed(g, "fern.2 of fern.2 fern.3")
    assert look(g, "fern.1 fern.2 fern.3") == "2/2 x 2/1"


def test_v84_three_feedings_in_one_turn():
    g = stage(
        "hole 5",
        "species fern 1/1/0 nocturnal",
        "species fern 1/1/0 nocturnal",
        "species fern 1/1/0",
        "species indigo none",
    )
    feed(g, "fern.1", "night", "fern.2 of fern.2 fern.3", "night of normal night")
    assert look(g, "fern.1 fern.2 fern.3") == "1/1 1/1 1/1" and g.hole == 2


def test_v85_a_free_meal_may_leave_nothing():
    g = stage("hole 1", "species fern 2/1/0 nocturnal", "species indigo none")
    log = feed(g, "night of normal night")
    assert look(g, "fern.1") == "2/1" and g.hole == 0 and "night" in st.kinds(log)


def test_v86_a_full_carnivore_with_fat_room_is_a_threat_only_where_it_may_attack():
    lines = "hole 3", "species fern 2/1/0 nocturnal", "species indigo 2/6/2 carnivore fat_tissue"
    assert meals(stage(*lines))[0] == {"fern.1": [0, 1]}
    assert meals(stage(*lines, rulings="full_fat_attack=yes"))[0] == {"fern.1": [0]}


def test_v87_food_above_what_the_climate_leaves():
    g = stage("phase environment", "zone freezing", "species fern 3/1/2", "species indigo none")
    weather(g)
    assert look(g, "fern.1") == "1/1" and g.bags[0] == 1


def test_v88_several_deaths_and_a_short_deck():
    g = stage(
        places(3),
        "phase environment",
        "zone freezing",
        "species fern 1/1/0 horns climbing scavenger symbiosis",
        "species indigo 1/1/0 foraging fertile",
        "species amber 4/6/0",
        deck=3,
    )
    weather(g)
    assert [len(hand) for hand in g.hands] == [4, 2, 0]
    assert g.deck_size() == 57 and g.last == 1 and g.reserve == 0


def test_v89_the_last_card_of_the_deal():
    lines = "phase deal", *["species fern 1/1/0"] * 3, *["species indigo 1/1/0"] * 3
    g = stage(*lines, deck=14)
    deal(g)
    assert g.last == 2 and g.deck == 88 and g.reserve == 0
    g = stage(*lines, rulings="deck_out=short", deck=14)
    deal(g)
    assert g.last == 0 and g.deck == 0 and g.reserve == 88


def test_v90_fire_then_heat():
    g = stage(
        "phase environment",
        "zone tropical",
        "events volcanic_eruption:cold wildfire:tropical",
        "species fern 2/6/0",
        "species indigo none",
    )
    weather(g)
    assert look(g, "fern.1") == "x"


def test_v91_shrunk_before_the_heat():
    g = stage(
        "phase environment",
        "zone tropical",
        "events volcanic_eruption:cold desertification:tropical",
        "species fern 2/5/0",
        "species indigo none",
    )
    weather(g)
    assert look(g, "fern.1") == "2/0" and g.body[0] == 4


def test_v92_fur_in_a_heat_wave():
    for zone, body, lost in (("warm", 3, 2), ("tropical", 2, 4)):
        g = stage(
            "phase environment",
            f"zone {zone}",
            f"events volcanic_eruption:cold heat_wave:{zone}",
            f"species fern 6/{body}/0 heavy_fur",
            "species indigo none",
        )
        weather(g)
        assert g.population[0] == 6 - lost


def test_v93_fire_after_a_meteor():
    g = stage(
        "phase environment",
        "zone freezing",
        "events meteor_impact:freezing wildfire:warm",
        "species fern 2/1/0",
        "species indigo none",
    )
    weather(g)
    g = restage(g, "phase environment", "zone warm", "food_card fern=long_neck:5")
    weather(g)
    assert (g.hole, g.held) == (0, 0)


def test_v94_what_a_fire_held_back_stays_after_a_meteor():
    g = stage(
        "phase environment",
        "zone warm",
        "events volcanic_eruption:cold wildfire:warm",
        "food_card fern=long_neck:5",
        "species fern 2/6/2",
        "species indigo none",
    )
    weather(g)
    assert g.held == 7
    end_round(g)
    meteor = "events volcanic_eruption:cold meteor_impact:hot"
    g = restage(g, "phase environment", "zone hot", meteor, "food_card fern=long_neck:9")
    weather(g)
    assert g.hole == 7


def test_v95_events_that_come_too_late():
    for card in ("thaw:cold", "volcanic_eruption:cold"):
        events = f"events {card} volcanic_eruption:hot"
        g = stage("phase environment", "last this", "zone cold", events, "species fern 2/6/2", "species indigo none")
        weather(g)
        before = GAME.scores(g)
        end_round(g)
        assert g.over and GAME.scores(g) == before


def test_v96_who_lost_everything_comes_back():
    g = stage("phase environment", "zone cold", "hole 9", "species fern 1/1/0", "species indigo 2/6/0")
    weather(g)
    assert not g.rows[0]
    feed_all(g)
    end_round(g)
    deal(g)
    assert len(g.rows[0]) == 1 and len(g.hands[0]) == 5


def test_v97_exchanges_in_seat_order():
    g = stage(
        places(5), "phase exchange", "hand fern climbing horns", "hand indigo foraging symbiosis scavenger", deck=3
    )
    top = sorted(g.unseen)
    returned = sorted(g.hands[0])
    st.swap(g, "fern", "climbing", "horns")
    assert set(g.hands[0]) <= set(top) and g.deck == 1
    st.play_turn(g, "indigo", "-")
    st.swap(g, "indigo", "foraging", "symbiosis", "scavenger")
    assert sorted([*g.hands[0], *g.hands[1]]) == sorted([*top, *returned])
    assert g.deck == 0 and [data.TRAITS[data.TRAIT_OF[c]] for c in g.under] == ["foraging", "symbiosis", "scavenger"]


def test_v98_hibernation_without_food():
    g = stage("phase end", "species fern 2/1/0 hibernation", "species indigo 1/1/0 hibernation")
    end_round(g)
    assert look(g, "fern.1 indigo.1") == "2/0 1/0"


def test_v99_ties():
    def tie(*lines):
        g = stage(*lines)
        assert len(set(GAME.scores(g))) == 1
        return play.winners(g)

    assert tie("species fern 2/1/0 horns climbing", "species indigo 3/1/0 horns") == (0,)
    assert tie("species fern 2/1/0 horns", "species indigo 3/1/0 scavenger", "bag fern=1") == (1,)
    assert tie("species fern 2/1/0 horns", "species indigo 2/1/0 scavenger", "bag fern=1 indigo=1") == (0, 1)


def test_v100_fat_on_a_shrunken_body():
    g = stage(
        "phase environment",
        "zone hot",
        "events volcanic_eruption:cold desertification:hot",
        "species fern 2/3/0+3 fat_tissue",
        "species indigo none",
    )
    weather(g)
    assert g.body[0] == 2 and g.fat[0] == 2 and g.bags[0] == 1
