"""Pebbles: the course of the game."""

import pytest
from speciate.engine import DONE, Match, reasons
from speciate.games.pebbles import GAME, data
from speciate.games.pebbles.pieces import CARD

from tests.contract.games import some_setup


def begun(seats=2):
    return Match(GAME, GAME.start(some_setup("pebbles", seats, 1)))


def test_a_turn_takes_one_to_three_stones():
    match = begun()
    assert (match.choice.key, match.choice.values) == ("take.stones", (1, 2, 3))
    heap, seat = match.state.heap, match.choice.seat
    match.answer(3)
    match.answer(DONE)
    assert (match.state.heap, match.state.stones[seat]) == (heap - 3, 3)
    assert match.choice.seat != seat


@pytest.mark.parametrize("card", data.CARDS)
def test_a_card_is_discarded_for_stones(card):
    match = begun()
    seat = match.choice.seat
    match.answer(1)
    assert match.choice.values == (*range(len(data.CARDS)), DONE)
    match.answer(CARD.value(card))
    got = match.state.stones[seat] - 1
    assert 1 <= got <= data.MOST if data.CARDS[card] == data.BY_LOT else got == data.CARDS[card]
    assert card not in [CARD.token(c) for c in match.state.hands[seat]]


def test_a_card_that_was_discarded_says_so():
    match = begun()
    seat = match.choice.seat
    while not (match.choice.key == "play.card" and match.choice.seat == seat and len(match.choice.values) == 3):
        match.answer(match.choice.values[0])
    (gone,) = {*range(len(data.CARDS))} - {*match.choice.values}
    assert [one.key for one in reasons(match.state, match.choice, gone)] == ["refused.discarded"]


def test_the_game_ends_with_the_heap():
    match = begun()
    while match.choice:
        match.answer(match.choice.values[-1])
    assert match.state.heap == 0 and sum(match.state.stones) == match.state.total
    assert GAME.winners(match.state) == (max(range(2), key=match.state.stones.__getitem__),)
