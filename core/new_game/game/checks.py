"""That nothing gets lost: every stone is somewhere; and which cards of the game have come into play."""

from __future__ import annotations

from speciate.engine import RuleBug

from . import data
from .pieces import CARD
from .rules.state import Pebbles


def check_invariants(g: Pebbles) -> None:
    """Every stone is on the heap or with a player. RuleBug where one is not."""
    if g.heap + sum(g.stones) != g.total or g.heap < 0:
        raise RuleBug(f"stones: {g.heap} + {g.stones} instead of {g.total}")


def cards_in_play(g: Pebbles, seen: set[str]) -> None:
    """Add the cards that have been discarded so far."""
    seen.update(CARD.token(card) for card in g.discarded)


def all_cards() -> set[str]:
    """Every card there is, by the tokens that `cards_in_play` adds."""
    return set(data.CARDS)
