"""The course of the game."""

from __future__ import annotations

from speciate.engine import Choice, Reasons, Setup, refuses, unless

from .. import data, events
from ..decisions import PLAY_CARD, TAKE_STONES
from .state import Pebbles


def start(setup: Setup) -> Pebbles:
    """The heap of the chosen size, and each card once for each player. A player drawn by lot begins."""
    heap = [*data.HEAPS.values()][setup.options[0]]
    g = Pebbles(
        rng=setup.seed,
        places=setup.places,
        total=heap,
        heap=heap,
        stones=[0] * setup.seats,
        hands=[bytearray(range(len(data.CARDS))) for _ in range(setup.seats)],
        discarded=bytearray(),
    )
    g.turn = g.randbelow(setup.seats)
    return g


def step(g: Pebbles) -> None:
    """One turn: take one to three stones, then discard a card or not."""
    me, g.turn = g.turn, (g.turn + 1) % len(g.stones)
    n = g.decide(me, TAKE_STONES, range(1, min(data.MOST, g.heap) + 1), heap=g.heap)
    take(g, me, n)
    events.took.emit(g, g.places.index(me), n)
    if g.heap:
        discard(g, me)
    g.over = int(not g.heap)


def discard(g: Pebbles, me: int) -> None:
    """A card may be discarded for stones, as many as it says or the lot gives, at most the heap."""
    card = g.decide(me, PLAY_CARD, g.hands[me], done=True)
    if card >= 0:
        g.hands[me].remove(card)
        g.discarded.append(card)
        says = [*data.CARDS.values()][card]
        n = min(1 + g.randbelow(data.MOST) if says == data.BY_LOT else says, g.heap)
        take(g, me, n)
        events.played.emit(g, g.places.index(me), card, n)


@refuses(PLAY_CARD)
def discarded(g: Pebbles, choice: Choice, card: int) -> Reasons:
    """A card that the player has discarded."""
    return unless(card in g.hands[choice.seat], "refused.discarded")


def take(g: Pebbles, me: int, n: int) -> None:
    """Move stones from the heap to a player."""
    g.heap -= n
    g.stones[me] += n


def scores(g: Pebbles) -> tuple[int, ...]:
    """One point a stone."""
    return tuple(g.stones)


def winners(g: Pebbles) -> tuple[int, ...]:
    """Whoever has most stones; a tie is shared."""
    return tuple(seat for seat, stones in enumerate(g.stones) if stones == max(g.stones))
