"""Section 8 of the sheet, row by row: what triggers or blocks what. Rows that are vectors stand in test_vectors."""

import pytest
from speciate.games.climate import data, events
from speciate.games.climate.rules import play

from . import stage as st
from .stage import feed, feed_all, grow_green, look, meals, prey, stage, weather, why

# --- plants ----------------------------------------------------------------------------------------------------------


def test_foraging_at_the_watering_hole():
    for hole, food, left in ((5, 2, 3), (1, 1, 0)):
        g = stage("3/1/0 foraging", "", hole=hole)
        feed(g, "a")
        assert g.food[0] == food and g.hole == left


def test_foraging_with_long_neck():
    g = stage("3/1/0 foraging long_neck", "", hole=1)
    grow_green(g, "a")
    assert look(g, "a1") == "3/2" and g.hole == 1


def test_foraging_with_intelligence():
    g = stage("4/1/0 foraging intelligence", "", a="climbing")
    feed(g, "a", "a1")
    assert look(g, "a1") == "4/3"


def test_foraging_and_meat():
    g = stage("3/4/0 carnivore", "1/2/0", "3/6/0 scavenger foraging")
    feed(g, "a")
    assert look(g, "c1") == "3/1"


def test_cooperation_that_takes_nothing_shares_nothing():
    g = stage("2/1/2 cooperation,3/1/0", "", hole=3, a="climbing")
    assert meals(g, "a") == ({"a2": [0]}, True)
    g = stage("2/1/2 cooperation long_neck,3/1/0", "")
    grow_green(g, "a")
    assert look(g, "a1 a2") == "2/2 3/0"


def test_a_chain_stops_at_who_cannot_take():
    g = stage("3/1/0 cooperation,2/1/2 cooperation,3/1/0", "", hole=5)
    feed(g, "a", "a1 of a1 a3")
    assert look(g, "a1 a2 a3") == "3/1 2/2 3/0"
    g = stage("3/1/0 cooperation,3/1/0 cooperation carnivore,3/1/0", "", hole=5)
    feed(g, "a", "a1 of a1 a3")
    assert look(g, "a1 a2 a3") == "3/1 3/0 3/0"


def test_meat_is_shared_with_who_eats_plants():
    g = stage("3/3/0 carnivore cooperation,3/3/0", "2/2/0")
    feed(g, "a")
    assert look(g, "a1 a2") == "3/2 3/1"


def test_cooperation_after_the_last_plant():
    g = stage("3/1/0 cooperation,3/1/0", "", hole=1)
    feed(g, "a", "a1")
    assert look(g, "a1 a2") == "3/1 3/0"


def test_cooperation_does_not_reach_left_or_round_the_row():
    g = stage("3/1/0,3/1/0 cooperation", "", hole=5)
    feed(g, "a", "a2")
    assert look(g, "a1 a2") == "3/0 3/1"


def test_gifts_to_the_full_become_fat():
    g = stage("3/1/0 cooperation,2/3/2 fat_tissue", "", hole=5)
    feed(g, "a", "1 of 0 1")
    assert look(g, "a1 a2") == "3/1 2/2+1" and g.hole == 3
    g = stage("2/3/2 long_neck fat_tissue", "")
    grow_green(g, "a")
    assert look(g, "a1") == "2/2+1"


def test_what_would_become_fat_may_be_left_for_who_is_hungry():
    """By the other reading it is stored, and the third species starves for a plant that its own kin made fat of."""
    row = "2/1/0 cooperation,2/3/2 fat_tissue cooperation,2/1/1"
    for options, answers, after in (("", ["0 of 0 1"], "2/1 2/2 2/2"), ("fat_refused=no", [], "2/1 2/2+1 2/1")):
        g = stage(row, "", hole=2, options=options)
        feed(g, "a", "a1 of a1 a3", *answers)
        feed_all(g, *(["a3 of a1 a3"] if g.hole else []))
        assert look(g, "a1 a2 a3") == after and g.hole == 0


def test_a_gift_that_is_refused_is_no_take():
    """Nothing is passed on by Cooperation, nothing is told, nothing leaves the watering hole."""
    g = stage("3/1/0 cooperation,2/3/2 fat_tissue cooperation foraging,3/1/0", "", hole=5)
    log = feed(g, "a", "a1 of a1 a3", "0 of 0 1 2")
    assert look(g, "a1 a2 a3") == "3/1 2/2 3/0" and g.hole == 4 and st.kinds(log) == ["ate"]
    g = stage("3/1/0 cooperation,2/3/2 fat_tissue cooperation foraging,3/1/0", "", hole=5)
    feed(g, "a", "a1", "1")
    assert look(g, "a1 a2 a3") == "3/1 2/2+1 3/1" and g.hole == 2


def test_a_forager_may_leave_the_plant_that_it_does_not_need():
    for answer, after, left in (("0 of 0 1", "2/2", 4), ("1", "2/2+1", 3)):
        g = stage("2/3/1 foraging fat_tissue", "", hole=5)
        feed(g, "a", answer)
        assert look(g, "a1") == after and g.hole == left


def test_a_full_species_that_is_fed_stores_one_plant_at_least():
    """Else a feeding could do nothing for ever."""
    g = stage("2/3/2 foraging fat_tissue", "", hole=5)
    feed(g, "a", "a1 of a1 -", "1 of 1 2")
    assert look(g, "a1") == "2/2+1" and g.hole == 4
    g = stage("2/3/2 fat_tissue", "", hole=5)
    feed(g, "a", "a1")
    assert look(g, "a1") == "2/2+1"


def test_food_of_the_bank_is_stored_without_asking():
    """What is left in the bank helps nobody: it never runs out."""
    g = stage("2/3/2 foraging fat_tissue intelligence cooperation,2/3/2 fat_tissue", "", players=3, a="climbing")
    feed(g, "a", "a1 of a1 -")
    assert look(g, "a1 a2") == "2/2+3 2/2+1"
    g = stage("2/6/1 carnivore fat_tissue", "1/3/0")
    feed(g, "a")
    assert look(g, "a1") == "2/2+2"


def test_fat_and_long_neck_in_any_order():
    """Total 3 either way; as it differs where the food lies only through fat, it is not asked where it is the same."""
    g = stage("2/3/0+2 fat_tissue long_neck", "")
    grow_green(g, "a")
    assert look(g, "a1") == "2/2+1"


def test_a_take_that_all_becomes_fat_and_cooperation():
    for options, food in (("", 1), ("fat_take_cooperates=no", 0)):
        g = stage("2/3/2 long_neck fat_tissue cooperation,3/1/0", "", options=options)
        grow_green(g, "a")
        assert look(g, "a1 a2") == f"2/2+1 3/{food}"


# --- defences --------------------------------------------------------------------------------------------------------


def test_burrowing_with_fat_room_is_safe():
    assert why(stage("2/6/0 carnivore", "2/3/2 burrowing fat_tissue"), "a1", "b1") == ["burrowing"]


def test_mud_wallowing_with_another_defence_costs_two():
    g = stage("2/6/0 carnivore intelligence", "2/1/0 mud_wallowing horns climbing", players=3, a="scavenger symbiosis")
    log = feed(g, "a", "b1 of b1 c1", "scavenger")
    assert st.kinds(log, "named", "paid") == ["named", "paid", "paid"]


def test_ambush_ignores_one_of_two_defences():
    row = "2/1/0 migratory climbing hard_shell"
    assert prey(stage("2/3/0 carnivore ambush", row), "a1") == []
    assert prey(stage("2/6/0 carnivore ambush", row), "a1") == ["b1"]
    g = stage("2/3/0 carnivore ambush intelligence", row, a="foraging horns")
    feed(g, "a", "a1 of a1 -", "hard_shell of climbing hard_shell", "foraging")
    assert len(g.hands[0]) == 1 and look(g, "a1") == "2/1"


def test_ambush_may_ignore_mud_wallowing():
    g = stage("2/6/0 carnivore ambush", "2/1/0 migratory mud_wallowing", a="horns")
    feed(g, "a")
    assert look(g, "a1") == "2/1" and len(g.hands[0]) == 1


def test_ambush_does_not_ignore_horns():
    g = stage("2/6/0 carnivore ambush", "2/1/0 migratory horns")
    feed(g, "a")
    assert look(g, "a1") == "1/1"


def test_ambush_ignores_the_warning_and_a_trait():
    g = stage("2/3/0 carnivore ambush", "2/2/0 migratory hard_shell,6/6/0 warning_call", "")
    assert prey(g, "a1") == ["b1"]


def test_shell_and_frills_add_up():
    assert why(stage("2/6/0 carnivore pack_hunting", "2/2/0 hard_shell cooling_frills"), "a1", "b1") == ["size"]
    assert why(stage("3/6/0 carnivore pack_hunting", "2/2/0 hard_shell cooling_frills"), "a1", "b1") == []


def test_pack_hunting_against_defensive_herding():
    assert why(stage("3/6/0 carnivore pack_hunting", "3/1/0 defensive_herding"), "a1", "b1") == ["defensive_herding"]


def test_warners_protect_each_other():
    g = stage("2/6/0 carnivore", "1/1/0 warning_call,1/1/0 warning_call")
    assert why(g, "a1", "b1") == why(g, "a1", "b2") == ["warning_call"]


def test_warnings_against_own_kin():
    assert prey(stage("2/6/0 carnivore,1/1/0,1/1/0 warning_call", ""), "a1") == ["a3"]
    assert prey(stage("2/6/0 carnivore,1/1/0 warning_call,1/1/0", ""), "a1") == ["a2"]


def test_symbiosis_on_the_rightmost():
    assert why(stage("2/6/0 carnivore", "1/5/0,1/1/0 symbiosis"), "a1", "b2") == []


def test_symbiosis_counts_bodies_only():
    assert why(stage("2/6/0 carnivore", "1/2/0 symbiosis,1/2/0 hard_shell"), "a1", "b1") == []


def test_burrowing_with_hibernation():
    assert why(stage("2/6/0 carnivore", "4/1/2 burrowing hibernation"), "a1", "b1") == ["burrowing"]
    assert why(stage("2/6/0 carnivore", "4/1/1 burrowing hibernation"), "a1", "b1") == []


def test_a_loss_can_make_a_burrower_full():
    g = stage("3/6/0 carnivore pack_hunting", "3/1/2 burrowing", "")
    feed(g, "a")
    assert look(g, "b1") == "2/2" and why(g, "a1", "b1") == ["burrowing"]


def test_intelligence_names_burrowing_and_not_hibernation():
    g = stage("2/6/0 carnivore intelligence", "4/1/2 burrowing hibernation", a="horns climbing")
    log = feed(g, "a", "a1 of a1 -", "climbing")
    assert [e["trait"] for e in events.named.of(log)] == [data.TRAITS.index("burrowing")]


def test_intelligence_against_horns_and_scavengers():
    g = stage("2/6/0 carnivore intelligence", "2/1/0 horns", "3/6/0 scavenger", a="climbing foraging")
    feed(g, "a", "horns of horns scavenger -", "scavenger of scavenger -", "climbing")
    assert look(g, "a1 b1 c1") == "2/1 1/0 3/0"


def test_naming_reaches_the_attackers_own_traits():
    row = "2/6/0 carnivore intelligence scavenger"
    g = stage(row, "2/1/0", "", a="climbing")
    feed(g, "a", "scavenger of scavenger -")
    assert look(g, "a1") == "2/1"
    g = stage(row, "2/1/0", "", a="climbing")
    feed(g, "a", "-")
    assert look(g, "a1") == "2/2"


# --- migratory, fat and death ----------------------------------------------------------------------------------------


def test_migratory_with_little_room():
    for words, after in (("3/1/2", "3/3 2/1"), ("3/1/3", "3/3 2/0")):
        g = stage(f"{words} migratory cooperation,2/1/0", "")
        play.migrate(g)
        assert look(g, "a1 a2") == after


def test_climate_traits_on_a_carnivore():
    g = stage("6/6/0 carnivore heavy_fur", "", zone="ice_age")
    weather(g)
    assert look(g, "a1") == "6/0"
    g = stage("5/1/3 carnivore hibernation", "")
    st.end_round(g)
    assert look(g, "a1") == "5/0"
    g = stage("5/1/3 carnivore fertile", "", hole=1)
    grow_green(g, "a")
    assert look(g, "a1") == "6/3"


def test_plant_traits_on_a_carnivore():
    g = stage("5/1/0 carnivore long_neck foraging", "", hole=9)
    grow_green(g, "a")
    assert look(g, "a1") == "5/0" and meals(g, "a") == ({}, False)
    assert play.points(g, 0)[2] == 3


def test_the_dead_of_the_climate_give_cards_before_feeding():
    g = stage("1/1/0 horns climbing,4/3/0 intelligence", "", zone="cold")
    weather(g)
    assert look(g, "a1") == "x" and len(g.hands[0]) == 2
    feed(g, "a", "a2", data.TRAITS[data.TRAIT_OF[g.hands[0][0]]], "-")
    assert look(g, "a2") == "4/2"


def test_cards_of_the_dead_pay_at_once():
    """A hunter dies on horns: its owner's next hunter pays with what was drawn for its traits."""
    g = stage("1/6/0 carnivore horns,2/6/0 carnivore", "2/1/0 horns mud_wallowing", "", a="climbing")
    feed(g, "a", "a1 of a1 a2 -")
    assert look(g, "a1 b1") == "x 1/0" and len(g.hands[0]) == 2
    feed(g, "a", "a2 of a2 -", data.TRAITS[data.TRAIT_OF[g.hands[0][0]]])
    assert look(g, "a2 b1") == "1/1 x" and len(g.hands[0]) == 1


@pytest.mark.parametrize("hole", [0, 3])
def test_feeding_ends_when_all_have_passed(hole):
    g = stage("2/3/2 fat_tissue", "2/3/2 fat_tissue", hole=hole)
    feed_all(g, *["-"] * (2 if hole else 0))
    assert g.hole == hole


def test_a_pass_does_not_bind():
    g = stage("2/3/2 fat_tissue", "2/3/2 fat_tissue", hole=3)
    feed_all(g, "-", "b1", "a1", "-", "-")
    assert look(g, "a1 b1") == "2/2+1 2/2+1"
