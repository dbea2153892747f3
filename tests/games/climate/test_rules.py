"""What is easy to miss, the course of the round, every event, what is public, and the functions for other tools."""

import doctest
import re
from math import log2
from pathlib import Path

import pytest
from speciate.engine import Determinization, Match, Rng, Setup, SpeciateError, check_setup
from speciate.engine.notation import read_digits, read_position, write_digits, write_position
from speciate.games.climate import GAME, data, events, outlook, pieces
from speciate.games.climate.checks import check_invariants
from speciate.games.climate.rules import attack, hooks, play
from speciate.games.climate.rules.hooks import TRAITS, Nature, bits

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
    play_turn,
    prey,
    restage,
    stage,
    weather,
)


def test_doctests():
    assert doctest.testmod(attack).failed == 0 < doctest.testmod(attack).attempted


# --- the box ---------------------------------------------------------------------------------------------------------


def test_the_deck():
    assert len(data.COPIES) == 177 and sum(c.copies for c in data.CARDS) == 177
    per_trait = [sum(c.trait == t for c in data.COPIES) for t in range(len(data.TRAITS))]
    assert per_trait == [23 if name == "carnivore" else 7 for name in data.TRAITS]
    assert sum(c.plants for c in data.COPIES) == 605
    assert sum(c.suns for c in data.COPIES) == sum(c.flakes for c in data.COPIES) == 48
    assert sum(bool(c.suns or c.flakes) for c in data.COPIES) == 74
    for trait in range(len(data.TRAITS)):
        own = [c for c in data.COPIES if c.trait == trait]
        assert sum(c.suns for c in own) == sum(c.flakes for c in own)


def most_species(players):
    """The most species that a seat can have, if none dies: it holds cards back, so that the deck lasts for one round
    more, and plays them all as species before the last deal, which brings one for each."""
    deck, others = len(data.COPIES) - data.RESERVE[players], (players - 1) * (data.DEAL + 1)
    most = drawn = rounds = 0
    while (data.DEAL + 1 + others) * rounds <= deck:
        # What it has drawn before the last deal: each round laid a card on the Watering Hole.
        species = 1 + min(drawn, deck - others * rounds) - rounds
        most = max(most, species + data.DEAL + species - 1)
        drawn += data.DEAL + 1 + drawn - rounds
        rounds += 1
    return most


def test_there_are_numbers_for_as_many_species_as_the_deck_allows():
    assert max(map(most_species, GAME.seats)) < pieces.SPECIES_EACH
    assert stage("species fern.256 1/1/0").rows[0] == [6 * 255]
    with pytest.raises(SpeciateError):
        stage("species fern.257 1/1/0")


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


def test_every_question_is_asked_behind_a_curtain():
    """Whoever is asked has a hand open before them."""
    assert all(decision.secret for decision in GAME.decisions.values())


def test_the_events():
    for deck in (data.COLD, data.HEAT):
        assert sum(e.copies for e in data.EVENT_CARDS if e.deck == deck) == data.EVENTS_EACH
    assert len(data.EVENT_KINDS) == 7 and {e.suns for e in data.EVENT_CARDS if e.event == "thaw"} == {3}


def test_the_track_and_the_numbers_of_the_events():
    """In sums, as those of the deck; both ends of the track take most from whoever lives there, and plants too."""
    zones = [(z.low, z.high, z.loss, z.plants_few, z.plants_many) for z in data.TRACK]
    assert [sum(numbers) for numbers in zip(*zones, strict=True)] == [15, 48, 14, -20, -38]
    assert zones[0] == zones[-1] == max(zones, key=lambda zone: zone[2])
    cards = [(e.low, e.high, e.loss, e.suns) for e in data.EVENT_CARDS]
    assert [sum(numbers) for numbers in zip(*cards, strict=True)] == [19, 93, 12, 6]
    for card in data.EVENT_CARDS:
        assert (card.target == data.NO_ZONE) == (card.event != "volcanic_eruption")
        assert card.event in ("cold_snap", "heat_wave") or (card.low, card.high) == (1, data.TOP)
        assert bool(card.loss) == (card.event in ("cold_snap", "heat_wave", "wildfire"))


def test_as_much_can_be_stored_as_the_largest_body_holds():
    assert pieces.FAT.tokens == tuple(str(n) for n in range(data.TOP + 1))


def test_every_trait_and_every_event_has_a_story():
    """A species has the trait, or the event lies face up, in a position of the tests of rules."""
    here, lines = Path(__file__).parent, list[str]()
    for name in ("interactions", "rules", "vectors"):
        lines += re.findall(r'"((?:species|events) [^"]*)"', (here / f"test_{name}.py").read_text("utf-8"))
    told = {word for line in lines for word in re.findall(r"[a-z_]+", line)}
    assert not {*data.TRAITS, *data.EVENT_KINDS} - told


def test_every_trait_does_something():
    assert len(TRAITS) == len(data.TRAITS)
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


def test_a_game_begins_before_its_first_deal_with_nothing_on_the_board():
    g = play.start(st.setup(4))
    assert (g.phase, g.round, g.last, g.passes, g.hole, g.held) == (pieces.DEAL, 0, 0, 0, 0, 0)
    assert data.ZONES[g.zone] == "temperate" and not any(g.rows)


def test_the_first_player_is_drawn():
    assert {play.start(st.setup(4, seed=n)).first for n in range(40)} == {0, 1, 2, 3}


# --- phases 1 to 3 ---------------------------------------------------------------------------------------------------


def test_a_deck_that_runs_out_in_the_deal_goes_on_from_the_reserve():
    g = stage(places(3), "phase deal", deck=7)
    deal(g)
    assert [len(h) for h in g.hands] == [5, 5, 5] and g.deck == 52 and g.last == 2


def test_five_players_shuffle_the_discards():
    g = stage(places(5), "phase deal", deck=7)
    log = deal(g)
    assert ("refill", (len(data.COPIES) - 7, 0)) in log and g.discards == b"" and g.last == 2
    assert [len(h) for h in g.hands] == [5] * 5


def test_nothing_left_to_draw():
    g = stage(places(5), "phase deal", f"hand graphite ?99 ?{len(data.COPIES) - 99}")
    assert g.deck == g.reserve == len(g.discards) == 0
    log = deal(g)
    assert [e["n"] for e in events.deal.of(log)] == [0] * 5 and g.last == 2


def test_what_is_told_of_a_deal_is_what_was_dealt():
    """Four cards and one for each species, as long as there are any."""
    row = ["species fern 1/1/0"] * 3
    log = deal(stage(places(3), "phase deal", *row))
    assert [(e["seat"], e["n"]) for e in events.deal.of(log)] == [(0, 7), (1, 5), (2, 5)]
    log = deal(stage(places(5), "phase deal", "first indigo", *row, f"hand graphite ?99 ?{len(data.COPIES) - 99 - 12}"))
    assert [(e["seat"], e["n"]) for e in events.deal.of(log)] == [(1, 3), (2, 3), (3, 2), (4, 2), (0, 2)]
    assert st.kinds(log, "ran_out", "refill") == ["ran_out"]


def test_food_cards_are_secret_and_one_each():
    hands = [f"hand {colour} climbing horns" for colour in ("fern", "indigo", "amber")]
    g = stage(places(3), "phase food", *hands)
    for token in ("climbing", "horns", "climbing"):
        seat = g.turn
        assert st.perform(g, play.lay_food, token) == [events.placed(seat)]
    assert g.phase == pieces.PLAY and all(len(h) == 1 for h in g.hands)
    seen = g.seen_by(1)
    assert list(seen.food_cards).count(data.HIDDEN) == 2 and seen.food_cards[1] == g.food_cards[1]


def test_an_empty_hand_gives_no_food_card():
    g = stage("phase food", "hand fern climbing")
    st.perform(g, play.lay_food)
    st.perform(g, play.lay_food)
    assert g.food_cards[1] == data.NO_CARD and g.phase == pieces.PLAY


def test_playing_cards():
    g = stage("phase play", "species fern 1/1/0", "hand fern climbing horns foraging fertile scavenger")
    lines = ["climbing", "trait of trait left right body population", "horns", "left", "foraging", "right"]
    lines += ["fertile", "body", "fern.3 of fern.1 fern.2 fern.3", "scavenger", "population", "fern.2", "- of shed -"]
    log = play_turn(g, "fern", *lines)
    assert [st.species(s) for s in g.rows[0]] == ["fern.2", "fern.1", "fern.3"]
    assert (g.body[12], g.population[6]) == (2, 2) and len(g.discards) == 4 and g.down[0] == 1 and not g.traits[0]
    assert st.kinds(log) == ["played", "species", "species", "grown", "grown", "stopped"]
    assert events.played(seat=0, species=0) in log


def test_growth_ends_at_six():
    g = stage("phase play", "species fern 6/6/0", "hand fern climbing")
    with pytest.raises(AssertionError, match="not offered"):
        play_turn(g, "fern", "climbing", "body")
    g = stage("phase play", "species fern 6/6/0", "hand fern climbing")
    play_turn(g, "fern", "climbing", "right of trait left right")


def test_no_two_traits_alike_even_face_down():
    g = stage("phase play", "species fern 1/1/0 horns?", "species indigo none", "hand fern horns")
    play_turn(g, "fern", "horns", "body of left right body population", "-")


def test_who_has_no_species_founds_one_without_being_asked_where():
    g = stage("phase play", "species fern none", "hand fern climbing horns")
    play_turn(g, "fern", "climbing", "horns", "right of trait left right body population")
    assert [st.species(s) for s in g.rows[0]] == ["fern.1", "fern.2"]


def test_a_card_grows_what_is_there_by_one():
    g = stage("phase play", "species fern 4/3/0", "species indigo none", "hand fern climbing horns")
    play_turn(g, "fern", "climbing", "body", "horns", "population")
    assert (g.body[0], g.population[0]) == (4, 5)


def test_face_down_traits_are_the_last_of_a_species_and_all_turn_up():
    """One that lay open before stays open; one of several that lie face down can be thrown off, an open one too."""
    lines = (
        "phase play",
        "species fern 1/1/0 climbing",
        "species indigo none",
        "hand fern horns foraging scavenger ambush",
    )
    g = stage(places(3), *lines)
    throw = "shed", "foraging of climbing foraging horns scavenger"
    play_turn(g, "fern", "horns", "trait", "foraging", "trait", "scavenger", "trait", *throw)
    assert g.down[0] == 2 and [data.TRAITS[data.TRAIT_OF[card]] for card in g.cards[0]] == [
        "climbing", "horns", "scavenger",
    ]  # fmt: skip
    open_one = g.copy()
    play_turn(open_one, "fern", "shed", "climbing")
    assert open_one.down[0] == 2 and open_one.traits[0] == 0
    g.phase = pieces.GREEN
    log = grow_green(g)
    assert [data.TRAITS[data.TRAIT_OF[e["card"]]] for e in events.revealed.of(log)] == ["horns", "scavenger"]
    assert [data.TRAITS[trait] for trait in bits(g.traits[0])] == ["climbing", "horns", "scavenger"]
    assert st.kinds(grow_green(restage(g, "phase green", "turn fern"))) == []


def test_fat_leaves_only_with_the_trait_that_holds_it():
    row = "species fern 2/3/0+2 fat_tissue climbing"
    g = stage("phase play", row, "species indigo none", "bag fern=3", "hand fern horns")
    play_turn(g, "fern", "shed", "climbing", "shed")
    assert g.bags[0] == 5 and g.fat[0] == 0
    g = stage("phase play", row, "species indigo none", "bag fern=3", "hand fern horns")
    log = play_turn(g, "fern", "shed", "climbing", "-")
    assert g.bags[0] == 3 and g.fat[0] == 2 and [e["fat"] for e in events.shed.of(log)] == [0]


def test_throwing_traits_off():
    g = stage("phase play", "species fern 2/3/0+2 fat_tissue climbing horns?", "species indigo none", "hand fern horns")
    log = play_turn(
        g, "fern", "shed", "fat_tissue of climbing fat_tissue horns", "shed", "horns", "horns", "trait", "-"
    )
    assert g.bags[0] == 2 and g.fat[0] == 0 and g.hands[0] == b"" and g.down[0] == 1
    assert bits(g.traits[0]) == (data.TRAITS.index("climbing"),)
    assert [e["fat"] for e in events.shed.of(log)] == [2, 0]


def test_the_exchange_draws_from_the_top_and_never_what_went_under():
    g = stage(places(5), "phase exchange", "hand fern climbing horns", deck=2)
    top = sorted(g.unseen)
    st.swap(g, "fern", "climbing", "horns")
    assert sorted(g.hands[0]) == top and g.deck_size() == 2
    assert list(g.under_by) == [0, 0]


def test_no_exchange_without_a_deck_or_a_hand():
    g = stage("phase exchange", "hand fern climbing", rulings="deck_out=short", deck=0)
    assert st.kinds(st.swap(g, "fern")) == []
    g = stage("phase exchange")
    assert st.kinds(st.swap(g, "fern")) == []


def test_an_exchange_ends_when_its_seat_has_enough():
    """The question says how many more are possible; what is told is how many there were."""
    g = stage(places(3), "phase exchange", "hand fern climbing horns foraging", "hand indigo scavenger", deck=9)
    match = st.match(g.copy())
    most = []
    for _ in range(2):
        most.append(match.choice.numbers["n"])
        match.answer(match.choice.values[0])
    assert [*most, match.choice.numbers["n"]] == [3, 2, 1] and match.choice.seat == 0
    log = st.swap(g, "fern", "climbing of climbing foraging horns -", "horns of foraging horns -", "- of foraging -")
    assert [(e["seat"], e["n"]) for e in events.exchanged.of(log)] == [(0, 2)]
    assert len(g.hands[0]) == 3 and len(g.under) == 2 and (g.phase, g.turn) == (pieces.PLAY, 1)


def test_traits_turn_up_together_after_the_last_exchange():
    g = stage("phase exchange", "species fern 1/1/0 horns?", "species indigo 1/1/0 climbing?")
    st.swap(g, "fern")
    assert not g.traits[0]
    play_turn(g, "indigo", "-")
    assert st.swap(g, "indigo") == [] and not g.traits[1] and g.phase == pieces.GREEN
    log = grow_green(g)
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
    g = stage(
        places(3),
        "options play=together",
        "phase play",
        "species fern 2/2/0 horns",
        "hand fern climbing fertile foraging",
        "hand indigo scavenger",
    )
    lines = ["climbing", "right", "fertile", "trait", "fern.1", "foraging", "body", "fern.2", "shed", "horns", "-"]
    log = play_turn(g, "fern", *lines)
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
    play_turn(g, "indigo", "-")
    assert play_turn(g, "amber") == [] and g.phase == pieces.EXCHANGE and g.turn == 0
    log = st.swap(g, "fern")
    assert st.kinds(log) == ["species", "played", "grown", "shed"] and not g.before and not g.untold


def test_in_quick_play_what_is_imagined_is_what_lay_there():
    g, _ = quick()
    for seed in range(20):
        other = g.copy()
        other.rng = seed
        other.determinize(1)
        check_invariants(other)
        assert other.rows[0] == [0] and other.hands[1] == g.hands[1] and len(other.hands[0]) == 3


def test_in_quick_play_nobody_wins_by_what_is_not_told_yet():
    g, _ = quick()
    assert play.ranking(g) == [(3, 1, 2), (1, 0, 1), (1, 0, 1)]
    together = "options play=together", "phase play", "species fern 1/1/0", "hand fern climbing"
    g = stage(places(3), *together)
    play_turn(g, "fern", "climbing", "population")
    assert play.winners(g) == (0, 1, 2) and play.points(g, 0) == (0, 2, 0)


def test_six_players_always_play_at_once():
    assert stage(places(6)).quick() and not stage(places(5)).quick()


# --- events ----------------------------------------------------------------------------------------------------------


def test_an_event_triggers_by_being_in_its_zone():
    g = stage(
        "phase environment",
        "zone cool",
        "events cold_snap:cool volcanic_eruption:hot",
        "species fern 3/6/0",
        "species indigo none",
    )
    assert ("event", (0,)) in weather(g)
    g = stage("phase environment", "zone cool", "species fern 3/6/0", "species indigo none")
    assert st.kinds(weather(g), "event", "no_event") == ["no_event"]


def test_a_new_event_waits_for_the_next_round():
    """All other cold events are spent, so that the new one triggers in the same zone."""
    snap = "cold_snap:cool"
    others = [e.id for e in data.EVENT_CARDS if e.deck == data.COLD and e.id != snap for _ in range(e.copies)]
    g = stage(
        "phase environment",
        "last next",
        "zone cool",
        f"events {snap} volcanic_eruption:hot",
        f"spent cold {' '.join(others)}",
        "species fern 3/6/0",
        "species indigo none",
    )
    assert st.kinds(weather(g), "event", "new_event") == ["event", "new_event"]
    assert st.kinds(weather(g), "event", "new_event") == ["event", "new_event"]


def test_cold_snap_replaces_the_loss_of_the_zone():
    for zone, body, lost in (("cold", 5, 3), ("cold", 6, 0), ("cool", 4, 2), ("cool", 5, 0)):
        g = stage(
            "phase environment",
            f"zone {zone}",
            "hole 9",
            f"events cold_snap:{zone} volcanic_eruption:hot",
            f"species fern 6/{body}/0",
            "species indigo none",
        )
        weather(g)
        assert g.population[0] == 6 - lost
        assert g.hole == 9 + data.TRACK[g.zone].plants_few


def test_cold_snap_may_end_the_plants_of_the_zone():
    g = stage(
        "phase environment",
        "zone cold",
        "hole 9",
        "events cold_snap:cold volcanic_eruption:hot",
        "species fern 6/6/0",
        "species indigo none",
        rulings="snap_keeps_zone_plants=no",
    )
    weather(g)
    assert g.hole == 9


def test_protections_work_against_cold_snap_and_heat_wave():
    g = stage(
        "phase environment",
        "zone cold",
        "events cold_snap:cold volcanic_eruption:hot",
        "species fern 6/1/0 heavy_fur",
        "species indigo none",
    )
    weather(g)
    assert look(g, "fern.1") == "6/0"
    g = stage(
        "phase environment",
        "zone tropical",
        "events volcanic_eruption:cold heat_wave:tropical",
        "species fern 6/6/0 cooling_frills",
        "species indigo 6/1/0",
    )
    weather(g)
    assert look(g, "fern.1 indigo.1") == "6/0 6/0"


def test_fur_is_no_burden_outside_the_hottest_zones_or_by_the_other_ruling():
    tropical = "phase environment", "zone tropical", "species indigo none"
    for rulings, lost in (("", 1), ("fur_outside_sizes=no", 0)):
        g = stage(*tropical, "species fern 6/1/0 heavy_fur", rulings=rulings)
        weather(g)
        assert g.population[0] == 6 - lost
    g = stage(*tropical, "species fern 6/6/0 heavy_fur", rulings="fur_outside_sizes=no")
    weather(g)
    assert g.population[0] == 4


def test_the_deaths_by_wildfire_come_before_the_heat():
    g = stage(
        "phase environment",
        "zone tropical",
        "events volcanic_eruption:cold wildfire:tropical",
        "species fern 1/6/0 horns",
        "species indigo 2/6/0",
    )
    log = weather(g)
    assert look(g, "fern.1 indigo.1") == "x x"
    assert st.kinds(log, "died", "drew") == ["died", "drew", "died"]


def test_a_wildfire_with_a_negative_total_removes_plants():
    g = stage(
        "phase environment",
        "zone warm",
        "hole 5",
        "events volcanic_eruption:cold wildfire:warm",
        "food_card fern=pack_hunting:-3 indigo=pack_hunting:-2",
        "species fern 2/1/0",
        "species indigo none",
    )
    weather(g)  # and 2 of the zone
    assert g.held == 0 and g.hole == 2


@pytest.mark.parametrize("event", ["wildfire", "desertification"])
def test_events_change_what_is_added_from_the_first_plant_on(event):
    """Nothing is set aside, and nothing told of it, where the total is 0."""
    for cards, total in (("fern=long_neck:3 indigo=ambush:-3s amber=ambush:-2c", 1), ("fern=pack_hunting:-3", 0)):
        deeds = f"events volcanic_eruption:cold {event}:tropical", f"food_card {cards}"
        g = stage(places(3), "phase environment", "zone tropical", *deeds, "species fern 3/1/0", "hole 7")
        assert data.TRACK[g.zone].plants_few == 3
        log = weather(g)
        assert data.ZONES[g.zone] == "tropical" and g.hole == 7
        held = total if event == "wildfire" else 0
        assert g.held == held and [e["n"] for e in events.held.of(log)] == [held] * bool(held)


def test_a_wildfire_in_the_final_round():
    g = stage(
        "phase environment",
        "last this",
        "zone warm",
        "events volcanic_eruption:cold wildfire:warm",
        "food_card fern=long_neck:5",
        "species fern 2/1/0",
        "species indigo none",
    )
    weather(g)
    end_round(g)
    assert g.over and g.held == 7 and g.hole == 0


def test_desertification_with_a_negative_total():
    g = stage(
        "phase environment",
        "zone hot",
        "hole 2",
        "events volcanic_eruption:cold desertification:hot",
        "food_card fern=pack_hunting:-1",
        "species fern 2/3/0",
        "species indigo none",
    )
    weather(g)
    assert g.hole == 1 and g.body[0] == 2


def test_a_second_meteor_changes_nothing():
    g = stage(
        "phase environment",
        "zone freezing",
        "events meteor_impact:freezing meteor_impact:hot",
        "species fern 1/6/0",
        "species indigo none",
    )
    weather(g)
    g = restage(
        g, "phase environment", "zone hot", "food_card fern=long_neck:9", "species fern 6/6/0", "species indigo none"
    )
    weather(g)
    assert len(g.fallen) == 2 and g.hole == 0
    check_invariants(g)


def test_a_volcano_may_leave_the_marker_where_it_is():
    g = stage(
        "phase environment",
        "zone cool",
        "events volcanic_eruption:cool volcanic_eruption:hot",
        "species fern 3/6/0",
        "species indigo none",
    )
    weather(g)
    g = restage(g, "zone freezing")
    end_round(g)
    assert data.ZONES[g.zone] == "freezing"


def test_a_thaw_adds_to_the_suns_that_lie_there():
    g = stage(
        places(3), "phase environment", "zone cold", "on_hole thaw:cold", "food_card fern=ambush:-3s indigo=ambush:0"
    )
    log = weather(g)
    assert [(e["suns"], e["flakes"]) for e in events.climate.of(log)] == [(4, 0)] and g.on_hole == data.NO_EVENT
    assert [(e["seat"], data.CARDS[e["card"]].id) for e in events.showed.of(log)] == [
        (0, "ambush:-3s"),
        (1, "ambush:0"),
    ]
    assert [data.EVENT_CARDS[card].event for card in g.spent[data.COLD]] == ["thaw"]


def test_four_players_play_on_the_side_with_more_plants():
    for players, hole in ((2, 2), (3, 2), (4, 3), (6, 3)):
        g = stage(places(players), "phase environment", "zone warm")
        weather(g)
        assert g.hole == hole


def test_without_events():
    g = play.start(st.setup(3, "events=without"))
    assert list(g.events) == [data.NO_EVENT] * 2
    rng = Rng(5)
    m = Match(GAME, g)
    while m.choice:
        m.answer(rng.one_of(m.choice.values))
    assert not m.state.spent[0] and not m.state.spent[1] and "event" not in st.kinds(m.log)


def test_the_marker_stops_at_the_ends():
    g = stage(
        "phase environment",
        "zone ice_age",
        "food_card fern=ambush:1cc",
        "species fern 6/6/0 heavy_fur",
        "species indigo none",
    )
    weather(g)
    assert g.zone == 0
    g = stage(
        "phase environment",
        "zone scorching",
        "food_card fern=ambush:-1ss",
        "species fern 6/6/0 cooling_frills",
        "species indigo none",
    )
    weather(g)
    assert g.zone == 8


# --- easy to miss ----------------------------------------------------------------------------------------------------


def test_fertile_looks_at_what_was_left_over():
    g = stage("phase green", "food_card fern=long_neck:9", "species fern 2/1/0 fertile", "species indigo none")
    grow_green(g)
    weather(g)
    assert look(g, "fern.1") == "2/0" and g.hole == 9


def test_the_order_of_green_frames_is_asked_only_where_it_matters():
    g = stage(
        "phase green",
        "hole 1",
        "species fern 2/3/0+1 fat_tissue",
        "species fern 2/1/0 long_neck",
        "species fern 2/1/0 fertile",
        "species indigo none",
    )
    grow_green(g)
    assert look(g, "fern.1 fern.2 fern.3") == "2/1 2/1 3/0"
    g = stage("phase green", "hole 1", "species fern 1/3/0+1 fat_tissue fertile cooperation", "species indigo none")
    grow_green(g)
    assert look(g, "fern.1") == "2/1"


def test_many_green_frames_are_asked_about_without_trying_every_order():
    """Of five that touch each other every order is tried; six are asked about even where the order is the same."""
    first = "species fern 2/1/0 cooperation fertile long_neck fat_tissue"
    five = places(3), "phase green", "hole 1", first, "species fern 3/1/0 fertile long_neck"
    g = stage(*five)
    grow_green(g)
    assert look(g, "fern.1 fern.2") == "3/1 4/2"
    g = stage(*five[:-1], f"{five[-1]} fat_tissue")
    lines = ["fern.1 of fern.1 fern.2", "fertile of fat_tissue fertile long_neck"]
    grow_green(g, *lines)
    assert look(g, "fern.1 fern.2") == "3/1 4/2"


def test_green_frames_are_done_clockwise_and_those_that_can_do_nothing_are_not_offered():
    """Fertile of a species with six population is no second choice beside its Long Neck."""
    row = "species fern 6/1/0 long_neck cooperation fertile", "species fern 1/1/1 fertile"
    g = stage(places(3), "phase green", "hole 1", *row)
    grow_green(g, "fern.1 of fern.1 fern.2")
    assert look(g, "fern.1 fern.2") == "6/1 2/1" and g.turn == 1
    for turn, phase in ((2, pieces.GREEN), (0, pieces.ENVIRONMENT)):
        grow_green(g)
        assert (g.turn, g.phase) == (turn, phase)
    weather(g)
    assert (g.turn, g.phase, g.passes) == (0, pieces.FEEDING, 0)


def test_green_frames_whose_order_matters_come_before_the_others():
    """Then the others act in the order of the row, whatever has been asked."""
    row = "species fern 2/1/0 long_neck", "species fern 2/3/0+3 fat_tissue fertile"
    g = stage("phase green", "hole 1", *row, "species indigo none")
    log = grow_green(g, "fertile of fat_tissue fertile")
    assert st.kinds(log) == ["born", "ate", "fat_moved"] and look(g, "fern.1 fern.2") == "2/1 3/3"


def test_fat_comes_down_beside_the_food_that_is_there():
    """As much as the species has room for; where there is none, nothing is told of it."""
    for words, after, told in (
        ("3/3/1+1", "3/2", [1]),
        ("3/3/1+3", "3/3+1", [2]),
        ("3/3/3+2", "3/3+2", []),
        ("3/3/1", "3/1", []),
    ):
        g = stage("phase green", f"species fern {words} fat_tissue", "species indigo none")
        log = grow_green(g)
        assert look(g, "fern.1") == after and [e["n"] for e in events.fat_moved.of(log)] == told


def test_the_deaths_draw_after_all_have_left():
    g = stage(
        "phase environment",
        "zone cold",
        "species fern 1/1/0 horns",
        "species fern 1/1/0 climbing",
        "species indigo 1/1/0 scavenger",
    )
    log = weather(g)
    assert st.kinds(log, "died", "drew") == ["died"] * 3 + ["drew"] * 2
    assert [(e["seat"], e["n"]) for e in events.drew.of(log)] == [(0, 2), (1, 1)]


def test_own_species_can_be_the_target_but_not_itself():
    g = stage("species fern 2/6/0 carnivore", "species fern 1/1/0", "species indigo 1/1/0")
    assert prey(g, "fern.1") == ["fern.2", "indigo.1"] and st.why(g, "fern.1", "fern.1") == ["self"]


def test_only_a_hungry_carnivore_attacks():
    """That it has room for fat does not make it hungry; by the other reading it may attack, and need not."""
    assert st.why(stage("species fern 2/6/2 carnivore", "species indigo 1/1/0"), "fern.1", "indigo.1") == ["full"]
    row = "species fern 2/6/2 carnivore fat_tissue"
    assert st.why(stage(row, "species indigo 1/1/0"), "fern.1", "indigo.1") == ["full"]
    assert meals(stage(row, "species indigo 1/1/0", rulings="full_fat_attack=yes")) == ({"fern.1": [0]}, False)
    assert meals(stage(row.replace("tissue", "tissue fertile"), "species indigo 1/1/0")) == ({}, False)
    full = row.replace("2/6/2", "2/6/2+6")
    assert st.why(stage(full, "species indigo 1/1/0", rulings="full_fat_attack=yes"), "fern.1", "indigo.1") == ["full"]
    assert st.why(stage("species fern 2/6/0", "species indigo 1/1/0"), "fern.1", "indigo.1") == ["diet"]


def test_a_sleeper_may_hunt_its_last_two():
    g = stage("species fern 3/6/1 carnivore hibernation", "species indigo 2/1/0")
    assert meals(g) == ({"fern.1": [0]}, False)


def test_fat_does_not_stop_hunger():
    g = stage("phase end", "species fern 3/3/1+3 fat_tissue", "species indigo none")
    end_round(g)
    assert look(g, "fern.1") == "1/0+3"


def test_bags_then_marker_then_next_round():
    g = stage("phase end", "hole 4", "species fern 2/1/2", "species indigo 2/1/1")
    log = end_round(g)
    assert g.bags == [2, 1] and g.first == 1 and g.hole == 4 and not g.over
    assert st.kinds(log) == ["lost", "bagged", "bagged"]


def test_a_turn_is_forced_where_somebody_must_eat():
    g = stage("hole 3", "species fern 2/1/0", "species fern 2/1/0", "species indigo none")
    assert meals(g) == ({"fern.1": [0], "fern.2": [0]}, True)
    feed_all(g, "fern.1 of fern.1 fern.2", "fern.1")
    assert look(g, "fern.1 fern.2") == "2/2 2/1" and g.hole == 0


def test_intelligence_is_never_compulsory_and_works_after_the_feeding():
    lines = "hole 1", "species fern 4/1/0 intelligence", "species indigo none", "hand fern climbing"
    g = stage(*lines)
    feed(g, "normal of normal card", "fern.1 of fern.1 -")
    assert look(g, "fern.1") == "4/3"
    g = stage(*lines)
    feed(g, "normal", "-")
    assert look(g, "fern.1") == "4/1"


def test_a_clever_meal_can_end_the_obligation():
    g = stage("hole 1", "species fern 2/1/0 intelligence", "species indigo none", "hand fern climbing horns")
    feed(g, "card", "climbing")
    assert look(g, "fern.1") == "2/2" and g.hole == 1


def test_nocturnal_hunters_hunt_twice():
    g = stage("species fern 4/6/0 carnivore nocturnal", "species indigo 4/1/0")
    feed(g, "night of normal night")
    assert look(g, "fern.1 indigo.1") == "4/2 2/0"


def test_horns_can_be_named_away():
    g = stage(
        places(3),
        "species fern 1/6/0 carnivore intelligence",
        "species indigo 2/1/0 horns",
        "species amber none",
        "hand fern climbing",
    )
    feed(g, "horns of horns -")
    assert look(g, "fern.1") == "1/1"


def test_the_players_who_has_nothing_keeps_hand_and_bag():
    g = stage("phase environment", "zone cold", "species indigo 2/6/2", "bag fern=7", "hand fern climbing")
    weather(g)
    feed_all(g)
    assert GAME.scores(g)[0] == 7 and len(g.hands[0]) == 1


# --- what may be known, what will be ---------------------------------------------------------------------------------


def test_only_the_owner_sees_hands_and_face_down_traits():
    shy = "species fern 1/1/0 horns?", "species indigo 1/1/0 climbing?"
    g = stage("phase play", *shy, "hand fern ?2", "hand indigo ?3")
    for viewer in (0, 1):
        seen, other = g.seen_by(viewer), 1 - viewer
        assert seen.hands[viewer] == g.hands[viewer] and seen.cards[viewer] == g.cards[viewer]
        assert set(seen.hands[other]) == {data.HIDDEN} and list(seen.cards[other]) == [data.HIDDEN]
        assert set(seen.unseen) == {data.HIDDEN} and len(seen.hands[other]) == len(g.hands[other])
    assert set(g.seen_by(None).hands[0]) == {data.HIDDEN}


def test_imagined_traits_are_never_two_alike():
    g = stage(
        places(3),
        "phase play",
        "species fern 1/1/0 horns? climbing? scavenger? fertile?",
        "hand indigo ?5",
        "hand amber ?5",
    )
    for seed in range(50):
        other = g.copy()
        other.rng = seed
        other.determinize(1)
        check_invariants(other)


def test_imagined_traits_are_dealt_again_where_they_cannot_lie_so():
    """Two Horns and one Climbing lie there: of one species alone only Horns leave two that differ for the other."""
    shy = "species fern 1/1/0 horns?", "species fern 1/1/0 horns? climbing?"
    g = stage(places(5), "phase play", *shy, deck=0)
    for seed in range(30):
        other = g.copy()
        other.rng = seed
        other.determinize(1)
        check_invariants(other)
        assert data.TRAITS[data.TRAIT_OF[other.cards[0][0]]] == "horns"


def test_cards_under_the_deck_are_known_to_who_put_them_there():
    g = stage("phase exchange", "hand fern climbing horns", "hand indigo foraging symbiosis")
    st.swap(g, "fern", "climbing", "horns")
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
    g = stage(
        "zone cold",
        "events cold_snap:cool volcanic_eruption:hot",
        "species fern 2/1/0",
        "species fern 3/4/0 heavy_fur",
        "species indigo 1/2/0 horns",
    )
    before = g.numbers()
    colder, same, hotter = outlook(g, 0)
    assert g.numbers() == before
    assert [look.zone for look in (colder, same, hotter)] == [1, 2, 3]
    assert colder.lost == {0: 2, 1: 1} and same.lost == {0: 1, 1: 1} and hotter.lost == {0: 2, 1: 1}
    assert hotter.event == 0 and colder.event == same.event == data.NO_EVENT
    assert [look.plants for look in (colder, same, hotter)] == [-5, -3, -1]


def test_outlook_begins_where_a_pending_eruption_will_have_moved_the_marker():
    g = stage("zone cold", "jump ice_age", "species fern 4/1/0", "species indigo none")
    assert [(data.ZONES[look.zone], look.lost[0]) for look in outlook(g)] == [
        ("ice_age", 4), ("ice_age", 4), ("freezing", 2),
    ]  # fmt: skip


def test_outlook_counts_own_hidden_traits_only():
    g = stage("phase play", "zone cold", "species fern 2/1/0 heavy_fur?", "species indigo 2/1/0 heavy_fur?")
    assert outlook(g, 0)[1].lost == {1: 1} and outlook(g, 1)[1].lost == {0: 1} and outlook(g)[1].lost == {0: 1, 1: 1}


def test_outlook_at_the_end_of_the_track_and_under_events():
    g = stage("zone scorching", "species fern 2/3/0", "species indigo 2/1/0 burrowing")
    assert [look.zone for look in outlook(g)] == [7, 8, 8]
    g = stage(
        "zone warm",
        "events volcanic_eruption:cold wildfire:warm",
        "species fern 2/3/0",
        "species indigo 2/1/0 burrowing",
    )
    look = outlook(g)[1]
    assert look.late and not look.dry and look.lost == {0: 1}
    g = stage(
        "zone hot", "events volcanic_eruption:cold desertification:hot", "species fern 2/3/0", "species indigo 2/1/0"
    )
    look = outlook(g)[1]
    assert look.dry and look.shrunk == (0,) and look.lost == {}


def test_outlook_tells_of_who_dies_only_that():
    """Not also that it shrinks; and nothing of who loses nothing."""
    g = stage(
        "zone tropical",
        "events volcanic_eruption:cold desertification:tropical",
        "species fern 1/6/0",
        "species fern 2/6/0",
        "species fern 1/2/0",
        "species indigo 1/1/0",
    )
    same = outlook(g)[1]
    assert same.lost == {0: 1, 6: 1} and same.shrunk == (6, 12)


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
        g = stage(places(5), f"discard {discards}", deck=0)
        assert g.draw(1)
        check_invariants(g)
        found.append(g.numbers())
    assert found[0] == found[1]


@pytest.mark.parametrize("seats", [5, 6])
def test_a_position_is_less_than_half_as_long_once_the_discards_are_a_deck_without_order(seats):
    """As a text and as the digits of a link; it comes back from both as it was, with no trace of the last species."""
    g = stage(places(seats), *["species fern 1/1/0"] * 4, deck=0)
    g.discards.reverse()
    setup = Setup("climate", g.places, g.options, 0)

    def sizes():
        return len(write_position(setup, g)), sum(log2(radix) for _, radix in write_digits(setup, g))

    before = sizes()
    for species in g.rows[0][1:]:
        g.population[species] = 0
    g.pay_owed(g.bury())
    assert g.draw(1) and len(g.population) == seats
    assert all(2 * now < then for now, then in zip(sizes(), before, strict=True))
    digits = write_digits(setup, g)
    taken = iter(digits)
    for back in (read_position(write_position(setup, g)), read_digits(setup, lambda radix: next(taken)[0])):
        assert back.digest == g.digest()


def test_cards_under_the_deck_are_drawn_before_it_has_run_out():
    """In the order in which they were put there."""
    g = stage(places(5), "under horns climbing", "under_by fern amber", deck=0)
    for left, told in (("climbing", []), ("", ["ran_out", "refill"])):
        log = st.perform(g, lambda g: g.draw(1))
        assert [data.TRAITS[data.TRAIT_OF[card]] for card in g.under] == left.split() and st.kinds(log) == told
        assert list(g.under_by) == [2] * len(g.under)
    assert g.last == 1 and not g.discards and g.deck == len(data.COPIES) - 2


def test_the_last_round_stays_the_last_when_the_deck_runs_out_in_it():
    g = stage(places(3), "last this", deck=1)
    log = st.perform(g, lambda g: g.draw(1))
    assert g.last == 2 and st.kinds(log) == ["refill"]


def test_what_a_species_leaves_comes_to_what_lies_there():
    """Food above its population, and all that a dead one holds, in the bag; its cards on the discards."""
    g = stage(
        "phase environment",
        "zone freezing",
        "bag fern=5 indigo=7",
        "discard ambush:-3s",
        "species fern 3/1/2",
        "species fern 2/1/1+1 fat_tissue horns",
        "species fern 1/6/0",
        "species indigo 1/6/0",
    )
    log = weather(g)
    assert look(g, "fern.1 fern.2 fern.3") == "1/1 x 1/0" and g.bags == [8, 7]
    assert [(e["species"], e["n"], e["food"]) for e in events.lost.of(log)] == [(0, 2, 1), (6, 2, 1)]
    assert [data.TRAITS[data.TRAIT_OF[card]] for card in g.discards] == ["ambush", "fat_tissue", "horns"]


def test_in_the_log_a_seat_is_its_colour():
    """Also in the number of a species; here others than the first two play."""
    g = stage(
        "places amber sky", "phase environment", "zone cold", "species amber 1/1/0", "species sky 2/6/0",
        "species sky 1/1/0 horns",
    )  # fmt: skip
    log = weather(g)
    assert [e["species"] for e in events.died.of(log)] == [2, 11]
    assert [e["seat"] for e in events.drew.of(log)] == [5]


def test_tables_of_species_end_with_the_last_that_lives():
    g = stage(
        places(3),
        "phase environment",
        "zone cold",
        "species fern 1/1/0",
        "species fern 2/6/2",
        "species fern 1/1/0",
        "species fern 1/1/0",
        "species indigo 1/1/0",
        "species amber 2/6/2",
    )
    assert {len(table) for table in g.tables()} == {19}
    weather(g)
    assert look(g, "fern.1 fern.2 fern.3 fern.4 indigo.1 amber.1") == "x 2/2 x x x 2/2"
    assert {len(table) for table in g.tables()} == {7}


def test_an_attacker_that_dies_of_horns_takes_no_meat():
    """Its number may be the last of all: nothing is left of it to look at."""
    g = stage(
        places(3),
        "turn indigo",
        "species fern 2/1/0",
        "species indigo 1/1/0",
        "species indigo 1/6/0 carnivore",
        "species amber 2/2/0 horns",
    )
    feed(g, "fern.1 of fern.1 indigo.1 amber.1")
    g = stage("turn indigo", "species fern 2/1/0 horns", "species indigo 1/6/0 carnivore")
    feed(g)
    assert look(g, "fern.1 indigo.1") == "1/0 x" and g.bags == [0, 0]
