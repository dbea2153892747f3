"""What is easy to miss, the course of the round, every event, what is public, and the functions for other tools."""

import doctest

import pytest
from speciate.engine import Determinization, Match, Rng, Setup, SpeciateError, check_setup
from speciate.games.climate import GAME, data, events, outlook, pieces
from speciate.games.climate.checks import check_invariants
from speciate.games.climate.rules import attack, hooks, play
from speciate.games.climate.rules.card_phase import begin
from speciate.games.climate.rules.hooks import TRAITS, Nature, bits
from speciate.games.climate.rules.weather import environment

from . import stage as st
from .stage import deal, end_round, feed, feed_all, grow_green, leave, lie, look, meals, play_turn, prey, stage, weather


def test_doctests():
    assert doctest.testmod(attack).failed == 0 < doctest.testmod(attack).attempted


# --- the box ---------------------------------------------------------------------------------------------------------


def test_the_deck():
    assert len(data.COPIES) == 177 and sum(c.copies for c in data.CARDS) == 177
    per_trait = [sum(c.trait == t for c in data.COPIES) for t in range(23)]
    assert per_trait == [23 if name == "carnivore" else 7 for name in data.TRAITS]
    assert sum(c.plants for c in data.COPIES) == 605
    assert sum(c.suns for c in data.COPIES) == sum(c.flakes for c in data.COPIES) == 48
    assert sum(bool(c.suns or c.flakes) for c in data.COPIES) == 74
    for trait in range(23):
        own = [c for c in data.COPIES if c.trait == trait]
        assert sum(c.suns for c in own) == sum(c.flakes for c in own)


def test_how_sure_the_cards_are():
    by_trait = {
        t: {(c.plants_sure, c.icons_sure) for c in data.COPIES if c.trait == i} for i, t in enumerate(data.TRAITS)
    }
    assert by_trait["climbing"] == {("printed", "deduced")}
    assert by_trait["ambush"] == {("deduced", "reconstructed")}
    assert by_trait["nocturnal"] == {("reconstructed", "reconstructed")}
    assert by_trait["carnivore"] == {("deduced", "reconstructed"), ("reconstructed", "reconstructed")}
    assert [c.plants_sure for c in data.COPIES].count("reconstructed") == 6 * 7 + 6
    mixed = next(c for c in data.CARDS if c.id == "carnivore:2c")
    assert mixed.copies == 2 and mixed.plants_sure == "reconstructed"


def test_traits_and_events_are_registered_as_sure_as_their_least_sure_number():
    """What they do is printed; only so much of the suns, the leaves, the zones and the copies is."""
    sure = {facts.id: facts.sure for registry in (TRAITS, hooks.EVENTS) for facts in registry}
    assert (sure["climbing"], sure["ambush"], sure["carnivore"]) == ("deduced", "reconstructed", "reconstructed")
    assert {sure[kind] for kind in data.EVENT_KINDS} == {"reconstructed"}
    assert "printed" not in sure.values()


def test_the_events():
    for deck in (data.COLD, data.HEAT):
        assert sum(e.copies for e in data.EVENT_CARDS if e.deck == deck) == data.EVENTS_EACH
    assert len(data.EVENT_KINDS) == 7 and {e.suns for e in data.EVENT_CARDS if e.event == "thaw"} == {3}


def test_every_trait_does_something():
    assert len(TRAITS) == 23
    for number, facts in enumerate(TRAITS):
        assert facts.adds != Nature() or (hooks.refuses.bits | hooks.green.bits) >> number & 1, data.TRAITS[number]
    assert hooks.idle.bits == hooks.green.bits and sorted(hooks.event_effect.answers) == list(
        range(len(data.EVENT_CARDS))
    )
    assert bits(5) == (0, 2)


def test_setups():
    with pytest.raises(SpeciateError):
        check_setup(GAME, Setup("climate", (0, 0, 1, -1, -1, -1), (0,) * len(GAME.options), 1))
    check_setup(GAME, Setup("climate", (-1, 0, -1, 1, -1, -1), (0,) * len(GAME.options), 1))
    for option in GAME.options:
        assert option.default == 0 and len(option.values) == 2


def test_the_first_player_is_drawn():
    assert {play.start(st.setup(4, seed=n)).first for n in range(40)} == {0, 1, 2, 3}


# --- phases 1 to 3 ---------------------------------------------------------------------------------------------------


def test_a_deck_that_runs_out_in_the_deal_goes_on_from_the_reserve():
    g = stage(players=3)
    leave(g, 7)
    deal(g)
    assert [len(h) for h in g.hands] == [5, 5, 5] and g.deck == 52 and g.last == 2


def test_five_players_shuffle_the_discards():
    g = stage(players=5)
    leave(g, 7)
    log = deal(g)
    assert ("refill", (177 - 7, 0)) in log and g.discards == b"" and g.last == 2
    assert [len(h) for h in g.hands] == [5] * 5


def test_nothing_left_to_draw():
    g = stage(players=5)
    hand = g.hands[4]
    while g.unseen:
        hand.append(g.unseen.pop())
    hand[:] = bytearray(sorted(hand))
    g.deck = 0
    log = deal(g)
    assert [e["n"] for e in events.deal.of(log)] == [0] * 5 and g.last == 2


def test_food_cards_are_secret_and_one_each():
    g = stage(players=3, a="climbing horns", b="climbing horns", c="climbing horns")
    g.phase = pieces.FOOD
    for token in ("climbing", "horns", "climbing"):
        seat = g.turn
        assert st.perform(g, play.lay_food, token) == [events.placed(seat)]
    assert g.phase == pieces.PLAY and all(len(h) == 1 for h in g.hands)
    seen = g.seen_by(1)
    assert list(seen.food_cards).count(data.HIDDEN) == 2 and seen.food_cards[1] == g.food_cards[1]


def test_an_empty_hand_gives_no_food_card():
    g = stage(a="climbing")
    g.phase = pieces.FOOD
    st.perform(g, play.lay_food)
    st.perform(g, play.lay_food)
    assert g.food_cards[1] == data.NO_CARD and g.phase == pieces.PLAY


def test_playing_cards():
    g = stage("1/1/0", a="climbing horns foraging fertile scavenger")
    lines = ["climbing", "trait of trait left right body population", "horns", "left", "foraging", "right"]
    lines += ["fertile", "body", "a3 of a1 a2 a3", "scavenger", "population", "a2", "- of shed -"]
    log = play_turn(g, "a", *lines)
    assert [st.species(s) for s in g.rows[0]] == ["a2", "a1", "a3"]
    assert (g.body[12], g.population[6]) == (2, 2) and len(g.discards) == 4 and g.down[0] == 1 and not g.traits[0]
    assert st.kinds(log) == ["played", "species", "species", "grown", "grown", "stopped"]
    assert events.played(seat=0, species=0) in log


def test_growth_ends_at_six():
    g = stage("6/6/0", a="climbing")
    with pytest.raises(AssertionError, match="not offered"):
        play_turn(g, "a", "climbing", "body")
    g = stage("6/6/0", a="climbing")
    play_turn(g, "a", "climbing", "right of trait left right")


def test_no_two_traits_alike_even_face_down():
    g = stage("1/1/0 horns?", "", a="horns")
    play_turn(g, "a", "horns", "body of left right body population", "-")


def test_throwing_traits_off():
    g = stage("2/3/0+2 fat_tissue climbing horns?", "", a="horns")
    log = play_turn(g, "a", "shed", "fat_tissue of climbing fat_tissue horns", "shed", "horns", "horns", "trait", "-")
    assert g.bags[0] == 2 and g.fat[0] == 0 and g.hands[0] == b"" and g.down[0] == 1
    assert bits(g.traits[0]) == (data.TRAITS.index("climbing"),)
    assert [e["fat"] for e in events.shed.of(log)] == [2, 0]


def test_the_exchange_draws_from_the_top_and_never_what_went_under():
    g = stage(a="climbing horns", players=5)
    leave(g, 2)
    top = sorted(g.unseen)
    st.swap(g, "a", "climbing", "horns")
    assert sorted(g.hands[0]) == top and g.deck_size() == 2
    assert list(g.under_by) == [0, 0]


def test_no_exchange_without_a_deck_or_a_hand():
    g = stage(a="climbing", options="deck_out=short")
    leave(g, 0)
    assert st.kinds(st.swap(g, "a")) == []
    g = stage()
    assert st.kinds(st.swap(g, "a")) == []


def test_traits_turn_up_together_after_the_last_exchange():
    g = stage("1/1/0 horns?", "1/1/0 climbing?")
    st.swap(g, "a")
    assert not g.traits[0]
    assert st.swap(g, "b") == [] and not g.traits[1] and g.phase == pieces.GREEN
    log = grow_green(g, "a")
    assert g.traits[0] and g.traits[1] and st.kinds(log) == ["revealed", "revealed"]


@pytest.mark.parametrize("options", ["", "play=together"])
def test_no_preview_shows_what_others_have_laid(options):
    """The last answer of a phase only ends its step: what it brings to light is another step."""
    rng, shown = Rng(8), 0
    for seed in range(3):
        m = Match(GAME, play.start(st.setup(3, options, seed)))
        while m.choice:
            value = rng.one_of(m.choice.values)
            if m.choice.key.split(".")[0] in ("food", "play", "shed", "exchange"):
                kinds = st.kinds(m.preview(value).events)
                assert not {"revealed", "showed", "species", "grown", "played", "shed"} & set(kinds) or not options
                assert not {"revealed", "showed"} & set(kinds)
                shown += 1
            m.answer(value)
    assert shown > 50


# --- quick play ------------------------------------------------------------------------------------------------------


def quick():
    """Three seats at once; the first has played a lot."""
    g = stage("2/2/0 horns", "1/1/0", "1/1/0", options="play=together", a="climbing fertile foraging", b="scavenger")
    g.phase = pieces.FOOD
    begin(g)
    lines = ["climbing", "right", "fertile", "trait", "a1", "foraging", "body", "a2", "shed", "horns", "-"]
    log = play_turn(g, "a", *lines)
    return g, log


def test_in_quick_play_nothing_is_told_before_all_have_played():
    g, log = quick()
    assert log == [] and len(g.untold) == 4
    for viewer in (None, 1, 2):
        seen = g.seen_by(viewer)
        assert seen.rows[0] == [0] and seen.body[0] == 2 and bits(seen.traits[0]) == (data.TRAITS.index("horns"),)
        assert seen.discards == b"" and len(seen.hands[0]) == 3 and seen.untold == []
    assert g.seen_by(0).rows[0] == g.rows[0]
    assert GAME.scores(g)[0] == 3
    g.turn = 1
    play_turn(g, "b", "-")
    assert play_turn(g, "c") == [] and g.phase == pieces.EXCHANGE and g.turn == 0
    log = st.swap(g, "a")
    assert st.kinds(log) == ["species", "played", "grown", "shed"] and not g.before and not g.untold


def test_in_quick_play_what_is_imagined_is_what_lay_there():
    g, _ = quick()
    g.turn = 1
    for seed in range(20):
        other = g.copy()
        other.rng = seed
        other.determinize(1)
        check_invariants(other)
        assert other.rows[0] == [0] and other.hands[1] == g.hands[1] and len(other.hands[0]) == 3


def test_six_players_always_play_at_once():
    assert stage(players=6).quick() and not stage(players=5).quick()


# --- events ----------------------------------------------------------------------------------------------------------


def test_an_event_triggers_by_being_in_its_zone():
    g = stage("3/6/0", "", zone="cool")
    lie(g, "cold_snap:cool")
    assert ("event", (0,)) in weather(g)
    g = stage("3/6/0", "", zone="cool")
    assert st.kinds(weather(g), "event", "no_event") == ["no_event"]


def test_a_new_event_waits_for_the_next_round():
    g = stage("3/6/0", "", zone="cool")
    lie(g, "cold_snap:cool")
    g.event_decks[0] = bytearray([e for e in g.event_decks[0] if e == 0])
    missing = [e for e in stage().event_decks[0] if e]
    g.spent[0] += bytearray(missing[: 15 - len(g.event_decks[0]) - 1])
    logged = g.copy()
    logged.log = []
    environment(logged)
    assert st.kinds(logged.log, "event", "new_event") == ["event", "new_event"]
    logged.log.clear()
    environment(logged)
    assert st.kinds(logged.log, "event", "new_event") == ["event", "new_event"]


def test_cold_snap_replaces_the_loss_of_the_zone():
    for zone, body, lost in (("cold", 5, 3), ("cold", 6, 0), ("cool", 4, 2), ("cool", 5, 0)):
        g = stage(f"6/{body}/0", "", zone=zone, hole=9)
        lie(g, f"cold_snap:{zone}")
        weather(g)
        assert g.population[0] == 6 - lost
        assert g.hole == 9 + data.TRACK[g.zone].plants_few


def test_cold_snap_may_end_the_plants_of_the_zone():
    g = stage("6/6/0", "", zone="cold", hole=9, options="snap_keeps_zone_plants=no")
    lie(g, "cold_snap:cold")
    weather(g)
    assert g.hole == 9


def test_protections_work_against_cold_snap_and_heat_wave():
    g = stage("6/1/0 heavy_fur", "", zone="cold")
    lie(g, "cold_snap:cold")
    weather(g)
    assert look(g, "a1") == "6/0"
    g = stage("6/6/0 cooling_frills", "6/1/0", zone="tropical")
    lie(g, "heat_wave:tropical")
    weather(g)
    assert look(g, "a1 b1") == "6/0 6/0"


def test_fur_is_no_burden_outside_the_hottest_zones_or_by_the_other_ruling():
    for options, lost in (("", 1), ("fur_outside_sizes=no", 0)):
        g = stage("6/1/0 heavy_fur", "", zone="tropical", options=options)
        weather(g)
        assert g.population[0] == 6 - lost
    g = stage("6/6/0 heavy_fur", "", zone="tropical", options="fur_outside_sizes=no")
    weather(g)
    assert g.population[0] == 4


def test_the_deaths_by_wildfire_come_before_the_heat():
    g = stage("1/6/0 horns", "2/6/0", zone="tropical")
    lie(g, "wildfire:tropical")
    log = weather(g)
    assert look(g, "a1 b1") == "x x"
    assert st.kinds(log, "died", "drew") == ["died", "drew", "died"]


def test_a_wildfire_with_a_negative_total_removes_plants():
    g = stage("2/1/0", "", zone="warm", hole=5)
    lie(g, "wildfire:warm")
    weather(g, "pack_hunting:-3", "pack_hunting:-2")  # and 2 of the zone
    assert g.held == 0 and g.hole == 2


def test_a_wildfire_in_the_final_round():
    g = stage("2/1/0", "", zone="warm")
    lie(g, "wildfire:warm")
    g.last = 2
    weather(g, "long_neck:5")
    end_round(g)
    assert g.over and g.held == 7 and g.hole == 0


def test_desertification_with_a_negative_total():
    g = stage("2/3/0", "", zone="hot", hole=2)
    lie(g, "desertification:hot")
    weather(g, "pack_hunting:-1")
    assert g.hole == 1 and g.body[0] == 2


def test_a_second_meteor_changes_nothing():
    g = stage("1/6/0", "", zone="freezing")
    lie(g, "meteor_impact:freezing", "meteor_impact:hot")
    weather(g)
    g.zone = data.ZONES.index("hot")
    g.population[0] = 6
    weather(g, "long_neck:9")
    assert len(g.fallen) == 2 and g.hole == 0
    check_invariants(g)


def test_a_volcano_may_leave_the_marker_where_it_is():
    g = stage("3/6/0", "", zone="cool")
    lie(g, "volcanic_eruption:cool")
    weather(g)
    g.zone = data.ZONES.index("freezing")
    end_round(g)
    assert data.ZONES[g.zone] == "freezing"


def test_without_events():
    g = play.start(st.setup(3, "events=without"))
    assert list(g.events) == [data.NO_EVENT] * 2
    rng = Rng(5)
    m = Match(GAME, g)
    while m.choice:
        m.answer(rng.one_of(m.choice.values))
    assert not m.state.spent[0] and not m.state.spent[1] and "event" not in st.kinds(m.log)


def test_the_marker_stops_at_the_ends():
    g = stage("6/6/0 heavy_fur", "", zone="ice_age")
    weather(g, "ambush:1cc")
    assert g.zone == 0
    g = stage("6/6/0 cooling_frills", "", zone="scorching")
    weather(g, "ambush:-1ss")
    assert g.zone == 8


# --- easy to miss ----------------------------------------------------------------------------------------------------


def test_fertile_looks_at_what_was_left_over():
    g = stage("2/1/0 fertile", "", hole=0)
    grow_green(g, "a")
    weather(g, "long_neck:9")
    assert look(g, "a1") == "2/0" and g.hole == 9


def test_the_order_of_green_frames_is_asked_only_where_it_matters():
    g = stage("2/3/0+1 fat_tissue,2/1/0 long_neck,2/1/0 fertile", "", hole=1)
    grow_green(g, "a")
    assert look(g, "a1 a2 a3") == "2/1 2/1 3/0"
    g = stage("1/3/0+1 fat_tissue fertile cooperation", "", hole=1)
    grow_green(g, "a")
    assert look(g, "a1") == "2/1"


def test_the_deaths_draw_after_all_have_left():
    g = stage("1/1/0 horns,1/1/0 climbing", "1/1/0 scavenger", zone="cold")
    log = weather(g)
    assert st.kinds(log, "died", "drew") == ["died"] * 3 + ["drew"] * 2
    assert [(e["seat"], e["n"]) for e in events.drew.of(log)] == [(0, 2), (1, 1)]


def test_own_species_can_be_the_target_but_not_itself():
    g = stage("2/6/0 carnivore,1/1/0", "1/1/0")
    assert prey(g, "a1") == ["a2", "b1"] and st.why(g, "a1", "a1") == ["self"]


def test_only_a_hungry_carnivore_attacks():
    """That it has room for fat does not make it hungry; by the other reading it may attack, and need not."""
    assert st.why(stage("2/6/2 carnivore", "1/1/0"), "a1", "b1") == ["full"]
    row = "2/6/2 carnivore fat_tissue"
    assert st.why(stage(row, "1/1/0"), "a1", "b1") == ["full"]
    assert meals(stage(row, "1/1/0", options="full_fat_attack=yes"), "a") == ({"a1": [0]}, False)
    assert meals(stage(row.replace("tissue", "tissue fertile"), "1/1/0"), "a") == ({}, False)
    full = row.replace("2/6/2", "2/6/2+6")
    assert st.why(stage(full, "1/1/0", options="full_fat_attack=yes"), "a1", "b1") == ["full"]
    assert st.why(stage("2/6/0", "1/1/0"), "a1", "b1") == ["diet"]


def test_a_sleeper_may_hunt_its_last_two():
    g = stage("3/6/1 carnivore hibernation", "2/1/0")
    assert meals(g, "a") == ({"a1": [0]}, False)


def test_fat_does_not_stop_hunger():
    g = stage("3/3/1+3 fat_tissue", "")
    end_round(g)
    assert look(g, "a1") == "1/0+3"


def test_bags_then_marker_then_next_round():
    g = stage("2/1/2", "2/1/1", hole=4)
    log = end_round(g)
    assert g.bags == [2, 1] and g.first == 1 and g.hole == 4 and not g.over
    assert st.kinds(log) == ["lost", "bagged", "bagged"]


def test_a_turn_is_forced_where_somebody_must_eat():
    g = stage("2/1/0,2/1/0", "", hole=3)
    assert meals(g, "a") == ({"a1": [0], "a2": [0]}, True)
    feed_all(g, "a1 of a1 a2", "a1")
    assert look(g, "a1 a2") == "2/2 2/1" and g.hole == 0


def test_intelligence_is_never_compulsory_and_works_after_the_feeding():
    g = stage("4/1/0 intelligence", "", hole=1, a="climbing")
    feed(g, "a", "normal of normal card", "a1 of a1 -")
    assert look(g, "a1") == "4/3"
    g = stage("4/1/0 intelligence", "", hole=1, a="climbing")
    feed(g, "a", "normal", "-")
    assert look(g, "a1") == "4/1"


def test_a_clever_meal_can_end_the_obligation():
    g = stage("2/1/0 intelligence", "", hole=1, a="climbing horns")
    feed(g, "a", "card", "climbing")
    assert look(g, "a1") == "2/2" and g.hole == 1


def test_nocturnal_hunters_hunt_twice():
    g = stage("4/6/0 carnivore nocturnal", "4/1/0")
    feed(g, "a", "night of normal night")
    assert look(g, "a1 b1") == "4/2 2/0"


def test_horns_can_be_named_away():
    g = stage("1/6/0 carnivore intelligence", "2/1/0 horns", "", a="climbing")
    feed(g, "a", "horns of horns -")
    assert look(g, "a1") == "1/1"


def test_the_players_who_has_nothing_keeps_hand_and_bag():
    g = stage("1/1/0", "2/6/2", zone="cold", a="climbing")
    g.bags[0] = 7
    weather(g)
    feed_all(g)
    assert GAME.scores(g)[0] == 7 and len(g.hands[0]) == 1


# --- what may be known, what will be ---------------------------------------------------------------------------------


def test_only_the_owner_sees_hands_and_face_down_traits():
    g = stage("1/1/0 horns?", "1/1/0 climbing?", a="2", b="3")
    for viewer in (0, 1):
        seen, other = g.seen_by(viewer), 1 - viewer
        assert seen.hands[viewer] == g.hands[viewer] and seen.cards[viewer] == g.cards[viewer]
        assert set(seen.hands[other]) == {data.HIDDEN} and list(seen.cards[other]) == [data.HIDDEN]
        assert set(seen.unseen) == {data.HIDDEN} and len(seen.hands[other]) == len(g.hands[other])
    assert set(g.seen_by(None).hands[0]) == {data.HIDDEN}


def test_imagined_traits_are_never_two_alike():
    g = stage("1/1/0 horns? climbing? scavenger? fertile?", "1/1/0", "1/1/0", b="5", c="5")
    for seed in range(50):
        other = g.copy()
        other.rng = seed
        other.determinize(1)
        check_invariants(other)


def test_cards_under_the_deck_are_known_to_who_put_them_there():
    g = stage(a="climbing horns", b="foraging symbiosis")
    st.swap(g, "a", "climbing", "horns")
    other = g.copy()
    other.rng = 3
    other.determinize(0)
    assert other.under == g.under
    found = set()
    for seed in range(9):
        other = g.copy()
        other.rng = seed
        other.determinize(1)
        found.add(bytes(other.under))
    assert len(found) > 1


def test_outlook():
    g = stage("2/1/0,3/4/0 heavy_fur", "1/2/0 horns", zone="cold")
    lie(g, "cold_snap:cool")
    before = g.numbers()
    colder, same, hotter = outlook(g, 0)
    assert g.numbers() == before
    assert [look.zone for look in (colder, same, hotter)] == [1, 2, 3]
    assert colder.lost == {0: 2, 1: 1} and same.lost == {0: 1, 1: 1} and hotter.lost == {0: 2, 1: 1}
    assert hotter.event == 0 and colder.event == same.event == data.NO_EVENT
    assert [look.plants for look in (colder, same, hotter)] == [-5, -3, -1]


def test_outlook_begins_where_a_pending_eruption_will_have_moved_the_marker():
    g = stage("4/1/0", "", zone="cold")
    g.jump = data.ZONES.index("ice_age")
    assert [(data.ZONES[look.zone], look.lost[0]) for look in outlook(g)] == [
        ("ice_age", 4), ("ice_age", 4), ("freezing", 2),
    ]  # fmt: skip


def test_outlook_counts_own_hidden_traits_only():
    g = stage("2/1/0 heavy_fur?", "2/1/0 heavy_fur?", zone="cold")
    assert outlook(g, 0)[1].lost == {1: 1} and outlook(g, 1)[1].lost == {0: 1} and outlook(g)[1].lost == {0: 1, 1: 1}


def test_outlook_at_the_end_of_the_track_and_under_events():
    g = stage("2/3/0", "2/1/0 burrowing", zone="scorching")
    assert [look.zone for look in outlook(g)] == [7, 8, 8]
    g = stage("2/3/0", "2/1/0 burrowing", zone="warm")
    lie(
        g,
        "wildfire:warm",
    )
    look = outlook(g)[1]
    assert look.late and not look.dry and look.lost == {0: 1}
    g = stage("2/3/0", "2/1/0", zone="hot")
    lie(g, "desertification:hot")
    look = outlook(g)[1]
    assert look.dry and look.shrunk == (0,) and look.lost == {}


def test_an_answer_is_the_same_after_imagining_elsewhere():
    """Rules must not hold on to a list that determinize replaces."""
    m, rng = Match(GAME, play.start(st.setup(3, "play=together"))), Rng(4)
    for _ in range(120):
        if not m.choice:
            break
        m.playout(lambda c: rng.one_of(c.values), Determinization(m.choice.seat, rng.bits()), steps=3)
        m.answer(rng.one_of(m.choice.values))


# --- what a position holds -------------------------------------------------------------------------------------------


def test_a_new_deck_has_no_order():
    """The discards are shuffled: in what order they lay there is no part of the position any more."""
    found = []
    for discards in ("horns climbing ambush", "ambush horns climbing"):
        g = stage("1/1/0", "1/1/0", players=5, a="climbing horns ambush")
        leave(g, 0)
        g.discards = bytearray(sorted(g.discards))
        for name in discards.split():
            card = next(c for c in g.hands[0] if name == data.TRAITS[data.TRAIT_OF[c]])
            g.hands[0].remove(card)
            g.discards.append(card)
        assert g.draw(1)
        check_invariants(g)
        found.append(g.numbers())
    assert found[0] == found[1]


def test_tables_of_species_end_with_the_last_that_lives():
    g = stage("1/1/0,2/6/2,1/1/0,1/1/0", "1/1/0", "2/6/2", zone="cold")
    assert {len(table) for table in g.tables()} == {19}
    weather(g)
    assert look(g, "a1 a2 a3 a4 b1 c1") == "x 2/2 x x x 2/2"
    assert {len(table) for table in g.tables()} == {7}


def test_an_attacker_that_dies_of_horns_takes_no_meat():
    """Its number may be the last of all: nothing is left of it to look at."""
    g = stage("2/1/0", "1/1/0,1/6/0 carnivore", "2/2/0 horns")
    feed(g, "b", "a1 of a1 b1 c1")
    g = stage("2/1/0 horns", "1/6/0 carnivore")
    feed(g, "b")
    assert look(g, "a1 b1") == "1/0 x" and g.bags == [0, 0]
