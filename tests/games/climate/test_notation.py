"""Positions of Climate as texts: what a line means, what is drawn for it, and what is refused."""

import pytest
from speciate.engine import Match
from speciate.engine.notation import read_position, write_position
from speciate.games.climate import GAME, data
from speciate.games.climate.pieces import CARD, FEEDING, SPECIES, SPECIES_EACH

from ..positions import Positions

TOGETHER = "options play=together"
OLD_HANDS = "before 0 0 0 1 1 0 0\nbefore 0 0 1 1 1 0 0"
"""What Quick Play remembers of two seats with a plain species each and no cards."""
positions = Positions("climate")
position, refused = positions.position, positions.refused
"""Without a line of places, Fern and Indigo play."""


def cards(row):
    return [CARD.token(card) for card in row]


def test_what_lies_nowhere_else_is_in_the_deck():
    g = position("hand fern horns:3 horns:3", "discard long_neck:9")
    assert g.unseen.count(CARD.value("horns:3")) == 0 and CARD.value("long_neck:9") not in g.unseen
    assert (g.deck, g.reserve) == (len(data.COPIES) - data.RESERVE[2] - 3, data.RESERVE[2])


def test_what_is_not_said_is_quiet():
    g = position()
    assert (g.phase, g.round, g.first, g.turn, g.zone) == (FEEDING, 1, 0, 0, data.TEMPERATE)
    assert [[g.creature(s)[:4] for s in row] for row in g.rows] == [[(1, 1, 0, 0)]] * 2
    assert [len(deck) for deck in g.event_decks] == [data.EVENTS_EACH - 1] * 2


def test_a_line_of_a_species_says_everything_about_it():
    g = position("phase play", "species fern 3/4/2+1 fat_tissue horns:3 climbing?")
    [s] = g.rows[0]
    assert g.creature(s)[:4] == (3, 4, 2, 1)
    assert cards(g.cards[s])[1] == "horns:3" and g.down[s] == 1
    assert [t for i, t in enumerate(data.TRAITS) if g.traits[s] >> i & 1] == ["fat_tissue", "horns"]
    assert [g.creature(s)[:2] for s in g.rows[1]] == [(1, 1)]


def test_species_are_numbered_from_the_left_unless_it_is_said():
    g = position("species indigo 1/1/0", "species indigo.7 2/2/0", "species indigo 3/3/0", "species fern none")
    assert g.rows[0] == [] and [SPECIES.token(s) for s in g.rows[1]] == ["2.1", "2.7", "2.2"]
    assert "species fern none\nspecies indigo.1 1/1/0\nspecies indigo.7 2/2/0\n" in write_position(setup(), g)


def setup():
    return positions.written().setup


def test_a_card_may_be_named_by_its_trait_alone():
    """It is one that lies nowhere else, the one with the lowest number first."""
    g = position(
        "hand fern cooperation:0 cooperation", "species indigo 1/1/0 cooperation", "food_card fern=horns", "phase play"
    )
    assert cards(g.hands[0]) == ["cooperation:0", "cooperation:3"] and cards(g.cards[1]) == ["cooperation:3"]
    assert cards(g.food_cards[:1]) == ["horns:1"]


def test_cards_that_nobody_names_are_drawn_by_the_luck_of_the_text():
    lines = "phase play", "hand fern horns:3 ?4", "food_card indigo=?", "species indigo 2/2/0 horns ? ?"
    g, again, other = position(*lines), position(*lines), position("luck 5", *lines)
    assert g.digest() == again.digest() != other.digest()
    for at in (g, other):
        assert len(at.hands[0]) == 5 and CARD.value("horns:3") in at.hands[0]
        assert at.down[1] == 2 and len({data.TRAIT_OF[card] for card in at.cards[1]}) == 3
        assert at.food_cards[1] != data.HIDDEN


def test_a_position_can_be_written_as_one_seat_knows_it():
    g = position(
        "phase play", "hand fern horns:3 ambush:3c", "hand indigo climbing:5", "species indigo 1/1/0 symbiosis:5?"
    )
    text = write_position(setup(), g.seen_by(0))
    assert "\nhand fern ambush:3c horns:3\nhand indigo ?1\n" in text and "species indigo.1 1/1/0 ?\n" in text
    seen = read_position(text).position
    assert seen.seen_by(0).digest() == g.seen_by(0).digest()
    everybody = write_position(setup(), g.seen_by(None))
    assert "hand fern ?2\nhand indigo ?1\n" in everybody


def test_who_put_cards_under_the_deck_is_the_first_player_unless_it_is_said():
    assert list(position("first indigo", "under horns:3 ?").under_by) == [1, 1]
    assert list(position("under horns:3 ?", "under_by fern indigo").under_by) == [0, 1]


def test_before_a_feeding_of_a_later_round_all_have_passed():
    assert position("phase food", "round 2").passes == position("phase end").passes == 2
    assert position("phase food").passes == position("round 2").passes == 0


def test_in_quick_play_nobody_has_played_yet_unless_it_is_said():
    g = position(TOGETHER, "phase play", "hand fern horns:3", "hand indigo ?2")
    assert g.before == [[1, 0, 0, 1, 1, 0, 0], [2, 0, 1, 1, 1, 0, 0]] and g.untold == []
    m = Match(GAME, g)
    for token in ("horns:3", "body"):
        m.answer(m.choice.domain.value(token))
    text = write_position(positions.written(TOGETHER).setup, m.state)
    assert "\nuntold 0 " in text
    assert read_position(text).position.digest() == m.state.digest()


@pytest.mark.parametrize(
    "lines, reason",
    [
        ("hand fern ?99", "deck"),
        ("species fern 2/2/3", "food"),
        ("species fern 2/2/0+1", "fat"),
        ("species fern 2/2/2+3 fat_tissue", "fat"),
        ("phase play\nspecies fern 2/2/2+1 fat_tissue?", "fat"),
        ("species fern 1/1/0 horns:3 horns:2", "traits"),
        ("species fern 1/1/0 horns ambush climbing fertile", "traits"),
        ("species fern 1/1/0 horns?", "face_down"),
        ("phase green\nturn indigo\nspecies fern 1/1/0 horns?", "face_down"),
        ("food_card fern=horns", "food_card"),
        ("phase food\nfood_card fern=horns", "food_card"),
        ("phase food\nturn indigo\nfood_card indigo=horns", "food_card"),
        ("events thaw:cold", "events"),
        ("events thaw:cold thaw:freezing", "events"),
        ("options events=without\nevents thaw:cold wildfire:warm", "events"),
        ("spent heat thaw:cold", "events"),
        ("on_hole wildfire:warm", "thaw"),
        ("spent cold cold_snap:cool cold_snap:cool cold_snap:cool cold_snap:cool thaw:cold thaw:cold", "event_deck"),
        ("under horns:3\nunder_by -", "under"),
        ("before 0 0", "before"),
        (f"{TOGETHER}\nphase exchange\nturn indigo\n{OLD_HANDS}", "before"),
        (f"{TOGETHER}\nphase play\nbefore 0 0 0 1 1 0 0", "before"),
        (f"{TOGETHER}\nphase play\nhand fern horns\n{OLD_HANDS}", "before"),
        (f"{TOGETHER}\nphase play\nbefore 0\nbefore 0 0 1 1 1 0 0", "before"),
        (f"{TOGETHER}\nphase play\nbefore 0 0 6 1 1 0 0\nbefore 0 0 1 1 1 0 0", "before"),
        (f"{TOGETHER}\nphase play\nbefore 0 0 0 1 1 0 1 500\nbefore 0 0 1 1 1 0 0", "before"),
        (f"{TOGETHER}\nphase play\nbefore 0 0 0 9 1 0 0\nbefore 0 0 1 1 1 0 0", "before"),
        (f"{TOGETHER}\nphase play\nbefore 0 0 0 1 1 0 1 0\nbefore 0 0 1 1 1 0 0", "before"),
        (f"{TOGETHER}\nphase play\nuntold 0 99 0 0", "before"),
        (f"{TOGETHER}\nphase play\nuntold 0", "before"),
        (f"{TOGETHER}\nphase play\nuntold 0 7 0 0 4 0", "before"),
        ("species fern 1/1/0 horns:4\nhand fern horns horns horns horns horns horns horns", "trait"),
        ("hand fern ?99\nhand indigo ?99", "unknown"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(lines, reason):
    assert refused(lines).code == f"climate.error.position.{reason}"


@pytest.mark.parametrize(
    "lines, says",
    [
        ("species fern", "line 2: this is not how 'species' is written; for example: species fern.1 3/4/2 horns"),
        ("species fern 3/4", "line 2: this is not how 'species' is written"),
        ("species fern 1/1/0 horns? climbing", "line 2: this is not how 'species' is written"),
        ("species fern 7/1/0", "line 2: '7' is not a number on a species; possible: 1 to 6"),
        ("species fern.1 1/1/0\nspecies fern.1 2/2/0", "line 3: 'fern.1' is said before, otherwise"),
        ("species fern.0 1/1/0", f"line 2: '0' is not a number of a species; possible: 1 to {SPECIES_EACH}"),
        ("species amber 1/1/0", "line 2: 'amber' is not a colour that plays; possible: fern, indigo"),
        ("hand fern horn", "line 2: 'horn' is not a trait card; possible: horns:1, horns:2, horns:3, horns:4, horns:5"),
        ("passes 2", "line 2: '2' is not a number of passes; possible: 0 to 1"),
        ("zone boiling", "line 2: 'boiling' is not a zone; possible: ice_age, "),
        ("discard horns:5 horns:5", "line 2: there are 1 horns:5 card, not 2 (discard 2)"),
        ("on_hole thaw:cold\nspent cold thaw:cold thaw:cold", "line 3: there are 2 thaw:cold event card, not 3"),
    ],
)  # fmt: skip
def test_a_refusal_says_what_is_possible(lines, says):
    assert str(refused(lines)).startswith(says)
