"""What a seat cannot know reaches it neither in words nor in a position; in Quick Play most of all is hidden."""

import pytest
from speciate.draw.face import Scene
from speciate.engine import Determinization, Match, Rng
from speciate.games.climate import GAME, data
from speciate.games.climate.rules import play
from speciate.games.climate.rules.state import Climate
from speciate.games.climate.view.face import FACE
from speciate.locale import plain_text, words

from . import stage as st

EN = words("en", "climate")
SEATS = range(2, 7)
WAYS = ("play=turns", "play=together")


def along(seats, way, seed=3, decisions=200):
    """A random game, stopping at its decisions now and then, and oftener at those that are made in secret."""
    match, rng = Match(GAME, play.start(st.setup(seats, way, seed))), Rng(seed, seats)
    while match.choice and match.ply < decisions:
        if rng.randbelow(3 if match.state.before else 12) == 0:
            yield match
        match.answer(rng.one_of(match.choice.values))


def redrawn(g: Climate, viewer: int, seed: int) -> Climate:
    other = g.copy()
    other.rng = seed
    other.determinize(viewer)
    return other


def preview_text(match, value) -> str:
    preview, choice = match.preview(value), match.choice
    scene = Scene(g=match.state, words=EN, viewer=choice.seat, choice=choice, selected=value, after=preview.state)
    return plain_text(FACE.preview_text(scene, choice, value, preview))


# --- in words --------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seats", SEATS)
def test_a_preview_says_the_same_whatever_others_hide(seats, way):
    for match in along(seats, way):
        for seed in (1, 2):
            other = match.fork(Determinization(match.choice.seat, seed))
            for value in match.choice.values:
                assert preview_text(match, value) == preview_text(other, value)


@pytest.mark.parametrize("seats", SEATS)
def test_in_quick_play_no_preview_tells_of_the_species_of_others(seats):
    """They stand as they stood: none has died, none has grown."""
    compared = 0
    for match in along(seats, "play=together"):
        me = match.choice.seat
        if not match.state.before:
            continue
        names = [plain_text(EN(f"colour.{colour}")) for seat, colour in enumerate(data.COLOURS) if seat != me]
        for value in match.choice.values:
            text = preview_text(match, value)
            assert not any(name in text for name in names), text
            compared += 1
    assert compared > 20


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seats", SEATS)
def test_words_about_a_choice_are_the_same_whatever_others_hide(seats, way):
    for match in along(seats, way):
        choice, other = match.choice, match.fork(Determinization(match.choice.seat, 7))
        here, there = (Scene(g=m.state, words=EN, viewer=choice.seat, choice=choice) for m in (match, other))
        things = ["hole", "zone-1", "zone-7", *(f"species-{s}" for s in match.state.living())]
        assert FACE.actor(here, choice) == FACE.actor(there, choice)
        assert FACE.question(here, choice) == FACE.question(there, choice)
        assert FACE.header(here) == FACE.header(there)
        for value in choice.values:
            assert FACE.label(here, choice, value) == FACE.label(there, choice, value)
            assert FACE.commit_label(here, choice, value) == FACE.commit_label(there, choice, value)
        for thing in things:
            assert FACE.explain(here, thing) == FACE.explain(there, thing)
        assert FACE.sheet(here.g, EN, ()) == FACE.sheet(there.g, EN, ())


# --- in a position ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seats", SEATS)
def test_what_a_seat_sees_of_a_position_is_the_same_whatever_others_hide(seats, way):
    """Neither the order of a pile, nor the length of a table, nor the draws to come says more than the seat knows."""
    for match in along(seats, way, seed=4):
        for viewer in (None, *range(seats)):
            seen = match.state.seen_by(viewer).numbers()
            other = redrawn(match.state, -1 if viewer is None else viewer, 5)
            assert other.seen_by(viewer).numbers() == seen


def test_a_secret_discard_leaves_no_trace_among_the_discards_seen():
    g = st.stage(
        "options play=together",
        "phase play",
        "species fern 2/2/0",
        "species indigo 2/2/0",
        "hand fern climbing:3 horns:3",
        "hand indigo horns:3 fertile:2",
        "discard climbing:3 scavenger:2",
    )
    there = g.discards[:]
    st.play_turn(g, "fern", "climbing:3", "body", "horns:3", "population")
    assert g.seen_by(1).discards == there and g.seen_by(0).discards == g.discards
    st.play_turn(g, "indigo", "horns:3", "body")
    assert list(g.seen_by(1).discards) == [*there, g.discards[-1]] and len(g.discards) == 5


def test_a_species_founded_in_secret_makes_no_table_longer():
    g = st.stage(
        "options play=together",
        "phase play",
        "species fern 2/2/0",
        "species indigo 2/2/0",
        "hand fern climbing",
        "hand indigo horns",
    )
    st.play_turn(g, "fern", "climbing", "right")
    assert len(g.population) == 7 and len(g.seen_by(0).population) == 7
    assert {len(table) for table in g.seen_by(1).tables()} == {2}


def test_a_species_founded_in_secret_leaves_nothing_where_others_have_higher_numbers():
    """Its number lies among those of others: no trait, no population of it is left there, nor drawn anew."""
    g = st.stage(
        st.places(3),
        "options play=together",
        "phase play",
        "species fern 2/2/0",
        "species indigo 2/2/0",
        "species indigo 2/2/0 climbing horns",
        "hand fern climbing fertile foraging",
    )
    st.play_turn(g, "fern", "climbing", "right", "fertile", "trait", "fern.2", "foraging", "trait", "fern.2", "-")
    assert (g.population[6], g.down[6]) == (1, 2)
    for other in (g.seen_by(1), redrawn(g, 1, 3)):
        assert [table[6] for table in other.tables()] == [0, 0, 0, 0, 0, 0, bytearray()]
        assert other.rows == [[0], [1, 7], [2]] and other.untold == []
    assert g.seen_by(0).untold == g.untold and len(g.untold) == 3


def test_what_an_exchange_brings_is_luck_even_where_others_have_put_it_there():
    """The card is drawn without a random draw where only exchanged cards are left in the deck: it stays unseen."""
    g = st.stage("phase exchange", "hand fern climbing", "hand indigo horns fertile", deck=1)
    st.swap(g, "fern", "climbing")
    assert g.deck == 0 and list(g.under_by) == [0]
    st.play_turn(g, "indigo", "-")
    match = st.match(g)
    preview = match.preview(match.choice.values[0])
    assert preview.chance and len(preview.state.hands[1]) == 1
