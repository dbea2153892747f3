"""Every evolution card, every space of the special board, every corner of the bar: what it needs and what it gives."""

from collections import Counter

import pytest
from speciate.games.biosphere import data, events
from speciate.games.biosphere.rules import play
from speciate.games.biosphere.rules.evolution import mark_special, take

from .stage import (
    CARDS,
    NO_DECK,
    THREE,
    G,
    V,
    act,
    advance,
    at,
    begin,
    in_hand,
    kinds,
    lay,
    only,
    open_cards,
    perform,
    phase,
    raise_,
    reward,
    stage,
    value,
)

ALL = [card.id for card in data.CARDS]
FREE = {data.ANY_LIFE: "prairie", data.ANY_ABILITY: "evolution"}


# --- the cards ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card_id", ALL)
def test_a_card_is_played_on_its_combination_alone(card_id):
    """On each of the 64 combinations the card can be played or not; where it can, it gives what it says."""
    card = data.CARDS[CARDS[card_id]]
    for combination in data.COMBINATIONS:
        g = stage(f"hand green {card_id}", f"scale green={combination}")
        if combination != card_id:
            act(g, "G", "spending")
            assert in_hand(g, "G") == {card_id}
            continue
        before = [value(g, "G", track) for track in data.TRACKS]
        log = act(g, "G", "spending", "play of play -", *[FREE[r] for r in card.effect if r in FREE])
        raised = Counter(data.TRACKS.index(FREE[r]) if r in FREE else r for r in card.effect)
        for t, track in enumerate(data.TRACKS):
            assert value(g, "G", track) == min(before[t] + raised[t] * data.STEP[t], data.MOST[t])
        assert only(log, events.play) == [events.play(species=G, card=CARDS[card_id])] and g.played(G) == 1


@pytest.mark.parametrize("card_id", ALL)
def test_a_card_costs_what_its_row_says(card_id):
    card = data.CARDS[CARDS[card_id]]
    cost = (2, 5)[card.row]
    lines = ("options bar=none", f"row {card.row + 1} {card_id}")
    begin(stage(*lines, f"ep green={cost - 1}"), "G", "spending", "larger of larger smaller specific generic -")
    g = stage(*lines, f"ep green={cost}")
    begin(g, "G", "spending", f"{card_id} of {card_id} larger smaller specific generic -")
    assert not g.ep[G] and in_hand(g, "G") == {card_id}


def test_the_cards_are_those_of_the_table():
    """28 in each row; row 1 names environments, 56 points in all, by specialisation; row 2 leaves something open."""
    first = [card for card in data.CARDS if card.row == 0]
    second = [card for card in data.CARDS if card.row == 1]
    assert len(first) == len(second) == 28
    assert Counter(e for card in first for e in card.effect) == {
        data.DESERT: 10, data.ARCTIC: 10, data.SAVANNA: 9, data.PRAIRIE: 9, data.FOREST: 9, data.MOUNTAIN: 9,
    }  # fmt: skip
    for card in first:
        assert len(card.effect) == 2 and (len(set(card.effect)) == 1) == ("specific" in card.id)
    pairs = [frozenset(card.effect) for card in first if "generic" in card.id]
    assert len(set(pairs)) == len(pairs) == 14 and frozenset({data.DESERT, data.ARCTIC}) not in pairs
    for card in second:
        assert data.ANY_LIFE in card.effect and data.ANY_ABILITY not in card.effect
    by = {n: card.effect for card in second for n in [tuple(sorted(int(c) for c in card.id if c.isdigit()))]}
    three = (data.ANY_LIFE,) * 3
    assert by == {
        (1, 4): (data.MOVEMENT, data.ANY_LIFE),
        (2, 4): (data.REPRODUCTION, data.ANY_LIFE),
        (3, 4): (data.EVOLUTION, data.ANY_LIFE),
        (3, 3): three,
    }
    assert [card.id for card in data.CARDS if card.sure == "printed"] == ["small3-generic4"]


def test_a_card_waits_in_the_hand_and_only_one_is_played_a_turn():
    g = stage(
        "options bar=none", "hand green small3-generic4 small3-generic3", "scale green=small3-generic4", "ep green=1"
    )
    act(g, "G", "spending", "play", "desert")  # the last act: the step to the next card is not offered any more
    assert in_hand(g, "G") == {"small3-generic3"} and g.ep[G] == 1
    assert value(g, "G", "evolution") == 7


def test_each_raise_of_a_card_is_asked_with_how_many_are_still_to_come():
    g, left = stage(), []

    def answer(choice):
        left.append(choice.numbers["left"])
        return choice.values[0]

    g.player = answer
    take(g, G, data.CARDS[CARDS["small3-generic3"]].effect)
    assert left == [2, 1, 0]


def test_bonuses_of_a_card_are_never_lost_by_moving_on():
    g = stage("options bar=none", "hand green small1-specific2", "scale green=small1-specific2")
    act(g, "G", "spending", "play")
    phase(g, "income")
    begin(g, "G", "spending", "smaller")
    assert value(g, "G", "desert") == 3 and g.played(G) == 1


def test_a_matching_card_is_offered_without_a_point_left_and_may_be_kept():
    g = stage("hand green small1-specific2", "scale green=small1-specific2")
    act(g, "G", "spending", "- of play -")
    assert in_hand(g, "G") == {"small1-specific2"}


def test_a_rivals_card_and_an_open_card_do_not_count():
    g = stage("scale green=small1-specific2", "hand violet small1-specific2")
    act(g, "G", "spending")
    g = stage("scale green=small1-specific2", "row 1 small1-specific2")
    act(g, "G", "spending")
    assert not g.played(G)


# --- the rows -------------------------------------------------------------------------------------------------------

FIVE = "small1-specific2 small2-specific1 small1-specific3 small2-specific2 small3-specific1"


def test_gaps_are_closed_at_the_end_of_the_players_phase_only():
    g = stage("options bar=none", f"row 1 {FIVE}", "scale green=small1-generic1", "ep green=4")
    begin(g, "G", "spending", "small2-specific1", "small3-specific1")
    assert open_cards(g, 0) == "small1-specific2 . small1-specific3 small2-specific2 ."
    play.step(g)
    assert open_cards(g, 0).split()[2:] == ["small1-specific2", "small1-specific3", "small2-specific2"]
    assert "." not in open_cards(g, 0) + open_cards(g, 1)


def test_what_is_dealt_is_for_the_next_player():
    g = stage(
        "options bar=none",
        "row 1 none none none none small1-specific2",
        f"hand green {' '.join(card for card in ALL[:28] if card not in ('small1-specific2', 'large1-specific2'))}",
        "ep green=2 violet=2",
        "scale violet=small1-generic1",
    )
    act(g, "G", "spending", "small1-specific2")
    assert open_cards(g, 0) == ". . . . large1-specific2"
    begin(g, "V", "spending", "large1-specific2 of large1-specific2 larger smaller specific generic -")


def test_phase_8_discards_the_oldest_card_of_each_row():
    g = stage(f"row 1 {FIVE}", "row 2 small1-specific4 none small4-specific1")
    log = phase(g, "upkeep")
    assert [data.CARDS[e["card"]].id for e in events.discard.of(log)] == ["small3-specific1", "small4-specific1"]
    assert open_cards(g, 0).split()[1:] == FIVE.split()[:4]
    assert open_cards(g, 1).split()[4] == "small1-specific4" and "." not in open_cards(g, 1)


def test_an_empty_deck_is_shuffled_anew_and_bought_cards_never_come_back():
    mine = [card for card in ALL[:28] if card not in FIVE.split()]
    g = stage(f"row 1 {FIVE}", f"hand green {' '.join(mine[:10])}", f"played violet {' '.join(mine[10:])}")
    log = phase(g, "upkeep")
    assert kinds(log, "discard", "reshuffle") == ["discard", "reshuffle"]
    assert set(open_cards(g, 0).split()) == set(FIVE.split())
    assert len(in_hand(g, "G")) == 10 and g.played(V) == 13


def test_a_row_runs_dry_and_its_gaps_stay():
    g = stage(f"hand green {' '.join(ALL[:28])}")
    for turn in range(2):
        log = phase(g, "upkeep")
        assert open_cards(g, 0) == ". . . . ." and "." not in open_cards(g, 1)
        assert len(only(log, events.discard)) == turn
        play.step(g)  # the wheel of the next turn


@pytest.mark.parametrize("card", [0, 27, 28, 55])
def test_the_only_card_of_a_deck_is_dealt_and_comes_back_from_the_discards(card):
    """The first card of a row as well as the last: the deck is not empty as long as it is there."""
    row = data.CARDS[card].row
    g = stage(f"played violet {' '.join(ALL[c] for c in data.ROW_CARDS[row] if c != card)}")
    for told in (["reveal"], ["discard", "reshuffle", "reveal"]):
        log = phase(g, "upkeep")
        for kind in (events.discard, events.reveal):
            assert [e["card"] for e in kind.of(log) if e["card"] == card] == [card] * (kind.key in told)
        assert [e["row"] for e in events.reshuffle.of(log)] == [row] * ("reshuffle" in told)
        assert open_cards(g, row) == f". . . . {ALL[card]}"
        play.step(g)  # the wheel of the next turn


def test_new_cards_are_dealt_from_the_oldest_slot_to_the_newest_of_each_row():
    """Slots 1 to 5 of the first row are 0 to 4, of the second 5 to 9."""
    g = stage(f"row 1 {FIVE}")
    log = phase(g, "upkeep")
    assert [e["slot"] for e in events.reveal.of(log)] == [0, 9, 8, 7, 6, 5]
    log = phase(stage(), "upkeep")
    assert [e["slot"] for e in events.reveal.of(log)] == [4, 3, 2, 1, 0, 9, 8, 7, 6, 5]


# --- the special board ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", data.SPECIAL)
def test_a_space_of_the_special_board_pays_once(space):
    g = stage()
    n = data.SPECIAL.index(space)
    words = [FREE[r] for r in data.SPECIAL_EFFECT[n]]
    log = perform(g, G, tuple(words), mark_special, G, n)
    assert only(log, events.special) == [events.special(species=G, space=n)]
    assert len(only(log, events.raise_)) == len(words)
    assert not perform(g, G, (), mark_special, G, n)
    assert g.markers(G)[n] == 1 and not any(g.markers(V))


def test_what_the_spaces_of_the_special_board_give():
    """Corners: an ability. Desert and arctic: an ability; savanna and mountain: two lives; prairie and forest: one."""
    ability, life = (data.ANY_ABILITY,), (data.ANY_LIFE,)
    assert (*[ability] * 4, ability, life * 2, life, life, life * 2, ability) == data.SPECIAL_EFFECT


@pytest.mark.parametrize("corner", [data.COMBINATIONS[c] for c in data.CORNERS])
def test_reaching_a_corner_of_the_scale_ends_the_movement_there_on_a_second_visit_too(corner):
    size, spec = corner.split("-")
    way = "smaller" if "small" in size else "larger"
    start = f"{size[:-1]}3-{spec}"
    g = stage("options bar=none", f"scale green={start}", "ep green=9")
    log = act(g, "G", "spending", way, f"{corner} of {corner} -", "movement of reproduction movement evolution")
    assert at(g, "G") == corner and g.ep[G] == 8 and len(only(log, events.special)) == 1
    g = stage("options bar=none", f"scale green={start}", f"special green {corner}", "ep green=8")
    log = act(g, "G", "spending", way)
    assert at(g, "G") == corner and g.ep[G] == 7 and not only(log, events.special)


def test_the_bonus_of_a_corner_of_the_scale_may_be_declined_and_taken_on_a_later_arrival():
    """Declined, it ends the steps on the scale all the same; standing there is no arrival; coming back is one."""
    corner = "small4-generic4"
    g = stage("options bar=none", NO_DECK, "scale green=small4-generic3", "ep green=9")
    log = act(g, "G", "spending", "generic", f"- of {corner} -")
    assert at(g, "G") == corner and not only(log, events.special) and not any(g.markers(G))
    log = act(g, "G", "spending", "specific of larger specific -", "generic", corner, "movement")
    assert only(log, events.special) == [events.special(species=G, space=data.SPECIAL.index(corner))]
    assert value(g, "G", "movement") == 2


def test_standing_on_a_corner_is_no_arrival():
    """From a corner of an earlier turn one may leave freely, and come back for nothing."""
    g = stage("options bar=none", "scale green=small4-generic4", "special green small4-generic4", "ep green=3")
    log = act(g, "G", "spending", "larger of larger specific -", "smaller")
    assert not only(log, events.special) and g.ep[G] == 0


def test_two_players_may_share_a_corner_and_its_bonus():
    g = stage("options bar=none", "scale green=small4-generic3 violet=small4-generic3", "ep green=1 violet=1")
    for letter in "GV":
        act(g, letter, "spending", "generic", "small4-generic4", "reproduction")
    assert value(g, "G", "reproduction") == value(g, "V", "reproduction") == 4


def most(land, *names):
    """The words of dice that are majorities on these tiles of an environment."""
    return " ".join(f"{name}:1*{data.MAJORITY[data.ENVIRONMENTS.index(land)]}" for name in names)


@pytest.mark.parametrize("land", data.ENVIRONMENTS)
def test_two_majorities_of_an_environment_earn_its_space_once(land):
    tiles = lay(f"{land} A1 B1", players=3)
    assert not reward(stage(THREE, *tiles, f"dice green {most(land, 'A1')}"))
    g = stage(THREE, *tiles, f"dice green {most(land, 'A1', 'B1')}")
    n = 4 + data.ENVIRONMENTS.index(land)
    log = reward(g, *[f"G: {FREE[r]}" for r in data.SPECIAL_EFFECT[n]])
    assert only(log, events.special) == [events.special(species=G, space=n)]
    assert not reward(g)


def test_three_majorities_at_once_earn_the_bonus_of_two():
    g = stage(THREE, *lay("prairie A1 B1 C1", players=3), "dice green A1:1*4 B1:1*4 C1:1*4")
    assert only(reward(g, "G: forest"), events.special) == [events.special(species=G, space=6)]


def test_bonuses_come_in_turn_order_and_environments_in_theirs():
    g = stage(
        THREE,
        "first violet",
        *lay("arctic A1 B1", "prairie C1 D1", "savanna A2 B2", players=3),
        "dice green A1:1*2 B1:1*2 C1:1*4 D1:1*4",
        "dice violet A2:1*3 B2:1*3",
    )
    log = reward(g, "V: desert", "V: desert", "G: forest", "G: movement")
    assert [e["species"] for e in events.special.of(log)] == [V, G, G]
    assert [e["space"] for e in events.special.of(log)] == [5, 6, 9]


@pytest.mark.parametrize("name", ["movement", "reproduction", "filling"])
def test_majorities_are_checked_after_phases_4_5_and_6(name):
    g = stage(*lay("prairie A1 B1"), "dice green A1:1*4 B1:1*4")
    lines = {
        "movement": ["G: -"],
        "reproduction": ["G: -", "V: -"],
        "filling": ["G: -"],
    }[name]
    log = phase(g, name, *lines, "G: forest")
    assert only(log, events.special) == [events.special(species=G, space=6)] and value(g, "G", "forest") == 4


def test_a_bonus_after_phase_4_counts_for_phase_5():
    g = stage("dice green A1:1*2 B1:1*2")
    phase(g, "movement", "G: -", "G: reproduction")
    begin(g, "G", "reproduction", "A1", "B1", "A2", "A2")
    assert value(g, "G", "reproduction") == 4 and sum(g.blank) == 4


# --- the bar --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("n", "start"), [(0, 9), (1, 18), (2, 27)])
def test_a_corner_of_the_bar_pays_when_it_is_reached(n, start):
    g = stage(f"bar green={start} violet=1")
    words = [FREE[r] for r in data.BAR_EFFECT[n]]
    log = advance(g, "G", 1, *words)
    assert g.bar[G] == data.BAR_CORNERS[n] and g.corners[G] == n + 1
    assert kinds(log) == ["bar", *["alarm"] * (n == 0), "bar_corner", *["raise"] * len(words)]


def test_what_the_corners_of_the_bar_give():
    life, ability = data.ANY_LIFE, data.ANY_ABILITY
    assert ((life,), (ability,), (life, ability)) == data.BAR_EFFECT and data.BAR_CORNERS == (10, 19, 28)


@pytest.mark.parametrize("track, values, spaces", [
    ("desert", "1 2 3 4 5", 2), ("savanna", "2 3 4 5", 2), ("prairie", "3 4 5", 2),
    ("forest", "3 4 5", 2), ("mountain", "2 3 4 5", 2), ("arctic", "1 2 3 4 5", 2),
    ("reproduction", "3 4 5 6", 3), ("movement", "1 2 3 4", 3), ("evolution", "5 7 9 11", 3),
])  # fmt: skip
def test_a_track_is_raised_to_its_end_and_then_moves_the_marker_on_the_bar(track, values, spaces):
    g = stage("bar green=1 violet=30")
    for n in map(int, values.split()):
        assert value(g, "G", track) == n and g.bar[G] == 1
        raise_(g, "G", track)
    assert value(g, "G", track) == n and g.bar[G] == 1 + spaces


def test_a_corner_by_overflow_raises_again_and_overflows_again():
    """Depth first: corner 1's raise overflows past nothing more; each corner pays once."""
    g = stage("bar green=8 violet=1", "track green desert=5 forest=5")
    log = perform(g, G, ("forest",), take, G, (data.DESERT,))
    assert kinds(log) == ["overflow", "bar", "alarm", "bar_corner", "overflow", "bar"]
    assert g.bar[G] == 12 and g.corners[G] == 1


def test_each_point_of_a_raise_counts_by_itself():
    """Of two points on a track one below its end the first is a raise, and the second moves the marker on the bar."""
    g = stage("bar green=11 violet=1", "track green desert=4")
    log = perform(g, G, (), take, G, data.CARDS[CARDS["small1-specific2"]].effect)
    assert kinds(log) == ["raise", "overflow", "bar"]
    assert value(g, "G", "desert") == 5 and g.bar[G] == 13


def test_overflow_steps_do_not_make_paid_ones_dearer():
    g = stage("bar green=11 violet=1", "track green evolution=11", "scale green=small4-generic3", "ep green=4")
    begin(g, "G", "spending", "bar", "generic", "small4-generic4", "evolution", "bar")
    assert g.bar[G] == 16 and g.ep[G] == 0


def test_a_free_choice_may_name_a_full_track_for_its_overflow():
    g = stage("bar green=11 violet=1", "track green desert=5")
    perform(g, G, ("desert of desert savanna prairie forest mountain arctic",), take, G, (data.ANY_LIFE,))
    assert g.bar[G] == 13


def test_named_raises_come_before_free_ones():
    g = stage()
    log = perform(g, G, ("desert",), take, G, data.CARDS[CARDS["small3-generic4"]].effect)
    assert only(log, events.raise_) == [
        events.raise_(species=G, track=data.EVOLUTION, value=7),
        events.raise_(species=G, track=data.DESERT, value=2),
    ]


def test_what_each_step_and_card_of_phase_3_costs_is_told():
    """The n-th paid step costs n, on the scale and on the bar apart; what an overflow gives costs nothing."""
    g = stage(
        "bar green=11 violet=1",
        "track green movement=4",
        "ep green=13",
        "scale green=small2-generic4",
        "row 1 small1-specific2",
        "row 2 small1-generic4",
    )
    log = act(
        g, "G", "spending", "bar", "smaller", "small1-generic4", "bar", "smaller", "small4-generic4", "movement",
        "small1-specific2",
    )  # fmt: skip
    assert [(e["before"], e["to"], e["cost"]) for e in events.bar.of(log)] == [(11, 12, 1), (12, 13, 2), (13, 16, 0)]
    assert [e["cost"] for e in events.scale.of(log)] == [1, 2]
    assert [e["cost"] for e in events.buy.of(log)] == [5, 2] and not g.ep[G]


def test_steps_beyond_the_end_of_the_bar_are_lost_and_those_before_it_are_told():
    g = stage("bar green=34 violet=1")
    assert only(advance(g, "G", 3), events.bar) == [events.bar(species=G, before=34, to=36, cost=0)]
