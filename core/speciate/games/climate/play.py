"""The course of the game: set-up, deal, food cards, the end of a round and of the game."""

from __future__ import annotations

from speciate.engine import Setup

from . import data as d
from .state import Climate


def start(setup: Setup) -> Climate:
    """The position before the first deal. [2]"""
    n = setup.seats
    g = Climate(
        rng=setup.seed,
        places=setup.places,
        options=setup.options,
        events=bytearray([d.NO_EVENT] * 2),
        event_decks=[
            bytearray(e for e, card in enumerate(d.EVENTS) if card.deck == deck for _ in range(card.copies))
            for deck in (d.COLD, d.HEAT)
        ],
        spent=[bytearray(), bytearray()],
        fallen=bytearray(),
        unseen=bytearray(c for c, card in enumerate(d.CARDS) for _ in range(card.copies)),
        under=bytearray(),
        under_by=bytearray(),
        discards=bytearray(),
        hands=[bytearray() for _ in range(n)],
        food_cards=bytearray([d.NO_CARD] * n),
        rows=[[] for _ in range(n)],
        population=bytearray(),
        body=bytearray(),
        food=bytearray(),
        fat=bytearray(),
        traits=[],
        cards=[],
        down=bytearray(),
        bags=[0] * n,
        before=[],
        untold=[],
    )
    g.reserve = d.RESERVE[n] + (n == 2 and setup.options[d.SET_ASIDE_MORE])
    g.deck = len(g.unseen) - g.reserve
    if not g.options[d.NO_EVENTS]:
        for deck in (d.COLD, d.HEAT):
            g.reveal_event(deck)
    g.first = g.turn = g.below(n)
    return g
