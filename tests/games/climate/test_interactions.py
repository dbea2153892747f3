"""Section 8 of the sheet, row by row: what triggers or blocks what. Rows that are vectors stand in test_vectors."""

import pytest
from speciate.games.climate import data, events
from speciate.games.climate.rules import play

from . import stage as st
from .stage import feed, feed_all, grow_green, look, meals, places, prey, stage, weather, why

# --- plants ----------------------------------------------------------------------------------------------------------


def test_foraging_at_the_watering_hole():
    for hole, food, left in ((5, 2, 3), (1, 1, 0)):
        g = stage(f"hole {hole}", "species fern 3/1/0 foraging", "species indigo none")
        feed(g)
        assert g.food[0] == food and g.hole == left


def test_foraging_with_long_neck():
    g = stage("phase green", "hole 1", "species fern 3/1/0 foraging long_neck", "species indigo none")
    grow_green(g)
    assert look(g, "fern.1") == "3/2" and g.hole == 1


def test_foraging_with_intelligence():
    g = stage("species fern 4/1/0 foraging intelligence", "species indigo none", "hand fern climbing")
    feed(g, "fern.1")
    assert look(g, "fern.1") == "4/3"


def test_foraging_and_meat():
    g = stage(
        places(3), "species fern 3/4/0 carnivore", "species indigo 1/2/0", "species amber 3/6/0 scavenger foraging"
    )
    feed(g)
    assert look(g, "amber.1") == "3/1"


def test_cooperation_that_takes_nothing_shares_nothing():
    g = stage(
        "hole 3", "species fern 2/1/2 cooperation", "species fern 3/1/0", "species indigo none", "hand fern climbing"
    )
    assert meals(g) == ({"fern.2": [0]}, True)
    g = stage("phase green", "species fern 2/1/2 cooperation long_neck", "species fern 3/1/0", "species indigo none")
    grow_green(g)
    assert look(g, "fern.1 fern.2") == "2/2 3/0"


def test_a_chain_stops_at_who_cannot_take():
    g = stage(
        "hole 5",
        "species fern 3/1/0 cooperation",
        "species fern 2/1/2 cooperation",
        "species fern 3/1/0",
        "species indigo none",
    )
    feed(g, "fern.1 of fern.1 fern.3")
    assert look(g, "fern.1 fern.2 fern.3") == "3/1 2/2 3/0"
    g = stage(
        "hole 5",
        "species fern 3/1/0 cooperation",
        "species fern 3/1/0 cooperation carnivore",
        "species fern 3/1/0",
        "species indigo none",
    )
    feed(g, "fern.1 of fern.1 fern.3")
    assert look(g, "fern.1 fern.2 fern.3") == "3/1 3/0 3/0"


def test_meat_is_shared_with_who_eats_plants():
    g = stage("species fern 3/3/0 carnivore cooperation", "species fern 3/3/0", "species indigo 2/2/0")
    feed(g)
    assert look(g, "fern.1 fern.2") == "3/2 3/1"


def test_cooperation_after_the_last_plant():
    g = stage("hole 1", "species fern 3/1/0 cooperation", "species fern 3/1/0", "species indigo none")
    feed(g, "fern.1")
    assert look(g, "fern.1 fern.2") == "3/1 3/0"


def test_cooperation_does_not_reach_left_or_round_the_row():
    g = stage("hole 5", "species fern 3/1/0", "species fern 3/1/0 cooperation", "species indigo none")
    feed(g, "fern.2")
    assert look(g, "fern.1 fern.2") == "3/0 3/1"


def test_gifts_to_the_full_become_fat():
    g = stage("hole 5", "species fern 3/1/0 cooperation", "species fern 2/3/2 fat_tissue", "species indigo none")
    feed(g, "1 of 0 1")
    assert look(g, "fern.1 fern.2") == "3/1 2/2+1" and g.hole == 3
    g = stage("phase green", "species fern 2/3/2 long_neck fat_tissue", "species indigo none")
    grow_green(g)
    assert look(g, "fern.1") == "2/2+1"


def test_what_would_become_fat_may_be_left_for_who_is_hungry():
    """By the other reading it is stored, and the third species starves for a plant that its own kin made fat of."""
    row = "species fern 2/1/0 cooperation", "species fern 2/3/2 fat_tissue cooperation", "species fern 2/1/1"
    for rulings, answers, after in (("", ["0 of 0 1"], "2/1 2/2 2/2"), ("fat_refused=no", [], "2/1 2/2+1 2/1")):
        g = stage("hole 2", *row, "species indigo none", rulings=rulings)
        feed(g, "fern.1 of fern.1 fern.3", *answers)
        feed_all(g, *(["fern.3 of fern.1 fern.3"] if g.hole else []))
        assert look(g, "fern.1 fern.2 fern.3") == after and g.hole == 0


def test_a_gift_that_is_refused_is_no_take():
    """Nothing is passed on by Cooperation, nothing is told, nothing leaves the watering hole."""
    lines = (
        "hole 5",
        "species fern 3/1/0 cooperation",
        "species fern 2/3/2 fat_tissue cooperation foraging",
        "species fern 3/1/0",
        "species indigo none",
    )
    g = stage(*lines)
    log = feed(g, "fern.1 of fern.1 fern.3", "0 of 0 1 2")
    assert look(g, "fern.1 fern.2 fern.3") == "3/1 2/2 3/0" and g.hole == 4 and st.kinds(log) == ["ate"]
    g = stage(*lines)
    feed(g, "fern.1", "1")
    assert look(g, "fern.1 fern.2 fern.3") == "3/1 2/2+1 3/1" and g.hole == 2


def test_a_forager_may_leave_the_plant_that_it_does_not_need():
    for answer, after, left in (("0 of 0 1", "2/2", 4), ("1", "2/2+1", 3)):
        g = stage("hole 5", "species fern 2/3/1 foraging fat_tissue", "species indigo none")
        feed(g, answer)
        assert look(g, "fern.1") == after and g.hole == left


def test_a_full_species_that_is_fed_stores_one_plant_at_least():
    """Else a feeding could do nothing for ever."""
    g = stage("hole 5", "species fern 2/3/2 foraging fat_tissue", "species indigo none")
    feed(g, "fern.1 of fern.1 -", "1 of 1 2")
    assert look(g, "fern.1") == "2/2+1" and g.hole == 4
    g = stage("hole 5", "species fern 2/3/2 fat_tissue", "species indigo none")
    feed(g, "fern.1")
    assert look(g, "fern.1") == "2/2+1"


def test_food_of_the_bank_is_stored_without_asking():
    """What is left in the bank helps nobody: it never runs out."""
    g = stage(
        places(3),
        "species fern 2/3/2 foraging fat_tissue intelligence cooperation",
        "species fern 2/3/2 fat_tissue",
        "species indigo none",
        "hand fern climbing",
    )
    feed(g, "fern.1 of fern.1 -")
    assert look(g, "fern.1 fern.2") == "2/2+3 2/2+1"
    g = stage("species fern 2/6/1 carnivore fat_tissue", "species indigo 1/3/0")
    feed(g)
    assert look(g, "fern.1") == "2/2+2"


def test_fat_and_long_neck_in_any_order():
    """Total 3 either way; as it differs where the food lies only through fat, it is not asked where it is the same."""
    g = stage("phase green", "species fern 2/3/0+2 fat_tissue long_neck", "species indigo none")
    grow_green(g)
    assert look(g, "fern.1") == "2/2+1"


def test_a_take_that_all_becomes_fat_and_cooperation():
    for rulings, food in (("", 1), ("fat_take_cooperates=no", 0)):
        g = stage(
            "phase green",
            "species fern 2/3/2 long_neck fat_tissue cooperation",
            "species fern 3/1/0",
            "species indigo none",
            rulings=rulings,
        )
        grow_green(g)
        assert look(g, "fern.1 fern.2") == f"2/2+1 3/{food}"


# --- defences --------------------------------------------------------------------------------------------------------


def test_burrowing_with_fat_room_is_safe():
    g = stage("species fern 2/6/0 carnivore", "species indigo 2/3/2 burrowing fat_tissue")
    assert why(g, "fern.1", "indigo.1") == ["burrowing"]


def test_mud_wallowing_with_another_defence_costs_two():
    g = stage(
        places(3),
        "species fern 2/6/0 carnivore intelligence",
        "species indigo 2/1/0 mud_wallowing horns climbing",
        "hand fern scavenger symbiosis",
    )
    log = feed(g, "indigo.1 of indigo.1 amber.1", "scavenger")
    assert st.kinds(log, "named", "paid") == ["named", "paid", "paid"]


def test_ambush_ignores_one_of_two_defences():
    row = "species indigo 2/1/0 migratory climbing hard_shell"
    assert prey(stage("species fern 2/3/0 carnivore ambush", row), "fern.1") == []
    assert prey(stage("species fern 2/6/0 carnivore ambush", row), "fern.1") == ["indigo.1"]
    g = stage("species fern 2/3/0 carnivore ambush intelligence", row, "hand fern foraging horns")
    feed(g, "fern.1 of fern.1 -", "hard_shell of climbing hard_shell", "foraging")
    assert len(g.hands[0]) == 1 and look(g, "fern.1") == "2/1"


def test_ambush_may_ignore_mud_wallowing():
    g = stage("species fern 2/6/0 carnivore ambush", "species indigo 2/1/0 migratory mud_wallowing", "hand fern horns")
    feed(g)
    assert look(g, "fern.1") == "2/1" and len(g.hands[0]) == 1


def test_ambush_does_not_ignore_horns():
    g = stage("species fern 2/6/0 carnivore ambush", "species indigo 2/1/0 migratory horns")
    feed(g)
    assert look(g, "fern.1") == "1/1"


def test_ambush_ignores_the_warning_and_a_trait():
    g = stage(
        places(3),
        "species fern 2/3/0 carnivore ambush",
        "species indigo 2/2/0 migratory hard_shell",
        "species indigo 6/6/0 warning_call",
        "species amber none",
    )
    assert prey(g, "fern.1") == ["indigo.1"]


def test_shell_and_frills_add_up():
    for population, reasons in ((2, ["size"]), (3, [])):
        pack = f"species fern {population}/6/0 carnivore pack_hunting"
        g = stage(pack, "species indigo 2/2/0 hard_shell cooling_frills")
        assert why(g, "fern.1", "indigo.1") == reasons


def test_pack_hunting_against_defensive_herding():
    g = stage("species fern 3/6/0 carnivore pack_hunting", "species indigo 3/1/0 defensive_herding")
    assert why(g, "fern.1", "indigo.1") == ["defensive_herding"]


def test_warners_protect_each_other():
    g = stage("species fern 2/6/0 carnivore", "species indigo 1/1/0 warning_call", "species indigo 1/1/0 warning_call")
    assert why(g, "fern.1", "indigo.1") == why(g, "fern.1", "indigo.2") == ["warning_call"]


def test_warnings_against_own_kin():
    hunter, kin, warner = "species fern 2/6/0 carnivore", "species fern 1/1/0", "species fern 1/1/0 warning_call"
    assert prey(stage(hunter, kin, warner, "species indigo none"), "fern.1") == ["fern.3"]
    assert prey(stage(hunter, warner, kin, "species indigo none"), "fern.1") == ["fern.2"]


def test_symbiosis_on_the_rightmost():
    g = stage("species fern 2/6/0 carnivore", "species indigo 1/5/0", "species indigo 1/1/0 symbiosis")
    assert why(g, "fern.1", "indigo.2") == []


def test_symbiosis_counts_bodies_only():
    g = stage("species fern 2/6/0 carnivore", "species indigo 1/2/0 symbiosis", "species indigo 1/2/0 hard_shell")
    assert why(g, "fern.1", "indigo.1") == []


def test_burrowing_with_hibernation():
    for food, reasons in ((2, ["burrowing"]), (1, [])):
        g = stage("species fern 2/6/0 carnivore", f"species indigo 4/1/{food} burrowing hibernation")
        assert why(g, "fern.1", "indigo.1") == reasons


def test_a_loss_can_make_a_burrower_full():
    g = stage(
        places(3), "species fern 3/6/0 carnivore pack_hunting", "species indigo 3/1/2 burrowing", "species amber none"
    )
    feed(g)
    assert look(g, "indigo.1") == "2/2" and why(g, "fern.1", "indigo.1") == ["burrowing"]


def test_intelligence_names_burrowing_and_not_hibernation():
    g = stage(
        "species fern 2/6/0 carnivore intelligence",
        "species indigo 4/1/2 burrowing hibernation",
        "hand fern horns climbing",
    )
    log = feed(g, "fern.1 of fern.1 -", "climbing")
    assert [e["trait"] for e in events.named.of(log)] == [data.TRAITS.index("burrowing")]


def test_intelligence_against_horns_and_scavengers():
    g = stage(
        places(3),
        "species fern 2/6/0 carnivore intelligence",
        "species indigo 2/1/0 horns",
        "species amber 3/6/0 scavenger",
        "hand fern climbing foraging",
    )
    feed(g, "horns of horns scavenger -", "scavenger of scavenger -", "climbing")
    assert look(g, "fern.1 indigo.1 amber.1") == "2/1 1/0 3/0"


def test_naming_reaches_the_attackers_own_traits():
    lines = "species fern 2/6/0 carnivore intelligence scavenger", "species indigo 2/1/0", "hand fern climbing"
    g = stage(*lines)
    feed(g, "scavenger of scavenger -")
    assert look(g, "fern.1") == "2/1"
    g = stage(*lines)
    feed(g, "-")
    assert look(g, "fern.1") == "2/2"


# --- migratory, fat and death ----------------------------------------------------------------------------------------


def test_migratory_with_little_room():
    for words, after in (("3/1/2", "3/3 2/1"), ("3/1/3", "3/3 2/0")):
        g = stage(
            "phase end", f"species fern {words} migratory cooperation", "species fern 2/1/0", "species indigo none"
        )
        play.migrate(g)
        assert look(g, "fern.1 fern.2") == after


def test_climate_traits_on_a_carnivore():
    g = stage("phase environment", "zone ice_age", "species fern 6/6/0 carnivore heavy_fur", "species indigo none")
    weather(g)
    assert look(g, "fern.1") == "6/0"
    g = stage("phase end", "species fern 5/1/3 carnivore hibernation", "species indigo none")
    st.end_round(g)
    assert look(g, "fern.1") == "5/0"
    g = stage("phase green", "hole 1", "species fern 5/1/3 carnivore fertile", "species indigo none")
    grow_green(g)
    assert look(g, "fern.1") == "6/3"


def test_plant_traits_on_a_carnivore():
    g = stage("phase green", "hole 9", "species fern 5/1/0 carnivore long_neck foraging", "species indigo none")
    grow_green(g)
    assert look(g, "fern.1") == "5/0" and meals(g) == ({}, False)
    assert play.points(g, 0)[2] == 3


def test_the_dead_of_the_climate_give_cards_before_feeding():
    g = stage(
        "phase environment",
        "zone cold",
        "species fern 1/1/0 horns climbing",
        "species fern 4/3/0 intelligence",
        "species indigo none",
    )
    weather(g)
    assert look(g, "fern.1") == "x" and len(g.hands[0]) == 2
    feed(g, "fern.2", data.TRAITS[data.TRAIT_OF[g.hands[0][0]]], "-")
    assert look(g, "fern.2") == "4/2"


def test_cards_of_the_dead_pay_at_once():
    """A hunter dies on horns: its owner's next hunter pays with what was drawn for its traits."""
    g = stage(
        places(3),
        "species fern 1/6/0 carnivore horns",
        "species fern 2/6/0 carnivore",
        "species indigo 2/1/0 horns mud_wallowing",
        "species amber none",
        "hand fern climbing",
    )
    feed(g, "fern.1 of fern.1 fern.2 -")
    assert look(g, "fern.1 indigo.1") == "x 1/0" and len(g.hands[0]) == 2
    feed(g, "fern.2 of fern.2 -", data.TRAITS[data.TRAIT_OF[g.hands[0][0]]])
    assert look(g, "fern.2 indigo.1") == "1/1 x" and len(g.hands[0]) == 1


@pytest.mark.parametrize("hole", [0, 3])
def test_feeding_ends_when_all_have_passed(hole):
    g = stage(f"hole {hole}", "species fern 2/3/2 fat_tissue", "species indigo 2/3/2 fat_tissue")
    feed_all(g, *["-"] * (2 if hole else 0))
    assert g.hole == hole


def test_a_pass_does_not_bind():
    g = stage("hole 3", "species fern 2/3/2 fat_tissue", "species indigo 2/3/2 fat_tissue")
    feed_all(g, "-", "indigo.1", "fern.1", "-", "-")
    assert look(g, "fern.1 indigo.1") == "2/2+1 2/2+1"
