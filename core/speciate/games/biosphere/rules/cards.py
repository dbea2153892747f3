"""The two rows of open cards and their decks, which are drawn late."""

from __future__ import annotations

from .. import data, events
from ..pieces import DECK, DISCARDED, OPEN, slots
from .state import Biosphere


def refill(g: Biosphere, row: int) -> None:
    """Slide the open cards of a row to the right over the gaps, and deal new ones at the left. [B8.3]

    Where deck and discards are empty, the leftmost slots stay empty.
    """
    there = slots(row)
    cards = [c for c in g.open_cards(row) if c != data.NO_CARD]
    if len(cards) == data.ROW:
        return
    while len(cards) < data.ROW:
        card = draw(g, row)
        if card == data.NO_CARD:
            break
        cards.insert(0, card)
        events.reveal.emit(g, card, there.stop - len(cards))
    g.row[there.start : there.stop] = bytes([data.NO_CARD] * (data.ROW - len(cards)) + cards)


def draw(g: Biosphere, row: int) -> int:
    """Turn up a random card of a row's deck; NO_CARD where deck and discards are empty.

    When the deck is empty the discards are the deck again.
    """
    cards = data.ROW_CARDS[row]
    if g.card.find(DECK, cards[0], cards[-1] + 1) < 0:
        if g.card.find(DISCARDED, cards[0], cards[-1] + 1) < 0:
            return data.NO_CARD
        for c in cards:
            if g.card[c] == DISCARDED:
                g.card[c] = DECK
        events.reshuffle.emit(g, row)
    deck = [c for c in cards if g.card[c] == DECK]
    card = deck[g.randbelow(len(deck))]
    g.card[card] = OPEN
    return card


def age(g: Biosphere) -> None:
    """Phase 8: discard the oldest card of each row, and fill the row up."""
    for row in range(2):
        there = [slot for slot in slots(row) if g.row[slot] != data.NO_CARD]
        if there:
            card = g.row[there[-1]]
            g.row[there[-1]] = data.NO_CARD
            g.card[card] = DISCARDED
            events.discard.emit(g, card)
        refill(g, row)
