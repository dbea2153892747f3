"""Hoard, a toy game with everything the engine must cope with: secrets, chance, options, sole values, DONE, listeners.

Two to four seats take stones from a heap. Each keeps one of its hidden cards in secret; on a turn it takes stones and
may then play a card, which brings stones by chance. It is over when the heap is empty.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

from speciate import engine
from speciate.engine import (
    COUNT,
    Choice,
    Decision,
    Domain,
    EventKind,
    EventRules,
    Foresight,
    Option,
    Phase,
    RuleBug,
    Setup,
    SpeciateError,
    State,
    declared,
    event,
    plain,
)

CARDS: Final = ("ant", "bee", "cow", "dog", "eel", "fox", "gnu", "hen", "ibex", "jay", "kiwi", "lynx", "mole", "newt")
HEAPS: Final = (12, 30, 60)
CARD: Final = Domain("card", CARDS)
TAKE: Final = Domain("take", [f"take-{n}" for n in range(5)])
SEAT: Final = Domain("seat")
Seat = Annotated[int, SEAT]

KEEP_CARD: Final = Decision("hoard.keep", CARD, "Which card do you keep?", secret=True)
TAKE_STONES: Final = Decision("hoard.take", TAKE, "How many of the stones do you take?", heap=COUNT)
PLAY_CARD: Final = Decision("hoard.play", CARD, "Play your card?", optional=True)


@event
def take(seat: Seat, n: int) -> None:
    """A seat takes stones."""


@event
def luck(seat: Seat, n: int) -> None:
    """A card brings stones."""


DECISIONS: Final = declared(Decision, globals())
EVENTS: Final = declared(EventKind, globals())


@plain
class Hoard(State):
    """A position. Cards 0..13; hands hold two cards, then the one kept."""

    places: tuple[int, ...]
    open: int
    kept: int = 0
    """How many seats have chosen their card."""
    turn: int = 0
    heap: int
    total: int
    stones: list[int]
    hands: list[bytearray]
    deck: bytearray
    """Not in order: a card is drawn when it is needed."""
    played: bytearray

    def determinize(self, viewer: int) -> None:
        if self.open:
            return
        others = [s for s in range(len(self.hands)) if s != viewer]
        unknown = sorted([*self.deck, *(c for s in others for c in self.hands[s])])
        for s in others:
            self.hands[s] = bytearray(sorted(unknown.pop(self.randbelow(len(unknown))) for _ in self.hands[s]))
        self.deck = bytearray(sorted(unknown))


class Game:
    id = "hoard"
    tag = "h"
    version = 3
    places: tuple[str, ...] = ("red", "blue", "green", "white")
    seats = range(2, 5)
    options: tuple[Option, ...] = (Option("heap", ("small", "middle", "large"), 1), Option("cards", ("hidden", "open")))
    domains: tuple[Domain, ...] = (CARD, TAKE)
    decisions: Mapping[str, Decision] = DECISIONS
    events: Mapping[str, EventKind[...]] = EVENTS
    event_rules = EventRules({})
    foresight: Foresight | None = None
    course: tuple[Phase, ...] = ()

    def check(self, setup: Setup) -> None:
        if setup.seats == 4 and setup.options[0] == 0:
            raise SpeciateError("four seats need more stones", "error.options")

    def start(self, setup: Setup) -> Hoard:
        heap = HEAPS[setup.options[0]]
        seats = setup.seats
        g = Hoard(
            rng=setup.seed,
            places=setup.places,
            open=setup.options[1],
            heap=heap,
            total=heap,
            stones=[0] * seats,
            hands=[bytearray() for _ in range(seats)],
            deck=bytearray(range(len(CARDS))),
            played=bytearray(),
        )
        for s in range(seats):
            g.hands[s] = bytearray(sorted(g.deck.pop(g.randbelow(len(g.deck))) for _ in range(2)))
        return g

    def step(self, g: Hoard) -> None:
        if g.kept < len(g.hands):
            me = g.kept
            kept = g.decide(me, KEEP_CARD, g.hands[me])
            g.deck = bytearray(sorted([*g.deck, sum(g.hands[me]) - kept]))
            g.hands[me] = bytearray([kept])
            g.kept += 1
            return
        me, g.turn = g.turn, (g.turn + 1) % len(g.hands)
        n = g.decide(me, TAKE_STONES, range(1, min(4, g.heap) + 1), heap=g.heap)
        g.heap -= n
        g.stones[me] += n
        take.emit(g, me, n)
        if g.heap and g.hands[me] and (card := g.decide(me, PLAY_CARD, g.hands[me], done=True)) >= 0:
            g.hands[me].remove(card)
            g.played.append(card)
            found = min(g.randbelow(card + 1), g.heap)
            g.heap -= found
            g.stones[me] += found
            luck.emit(g, me, found)
        g.over = int(not g.heap)

    def under_way(self, g: Hoard, choice: Choice) -> str:
        return ""

    def scores(self, g: Hoard) -> tuple[int, ...]:
        return tuple(g.stones)

    def winners(self, g: Hoard) -> tuple[int, ...]:
        return tuple(seat for seat, stones in enumerate(g.stones) if stones == max(g.stones))

    def finish(self, g):
        """Points stand all the time."""

    def evaluate(self, g: Hoard, seat: int) -> float:
        return g.stones[seat] - sum(g.stones) / len(g.stones)

    def evaluate_parts(self, g: Hoard, seat: int) -> dict[str, float]:
        return {"mine": float(g.stones[seat]), "all": -sum(g.stones) / len(g.stones)}

    def max_decisions(self, setup: Setup) -> int:
        return 200

    def check_invariants(self, g: Hoard) -> None:
        if g.heap + sum(g.stones) != g.total:
            raise RuleBug("stones are lost")
        if sorted([*g.deck, *g.played, *(c for hand in g.hands for c in hand)]) != list(range(len(CARDS))):
            raise RuleBug("cards are lost")

    def cards_in_play(self, g: Hoard, seen: set[str]) -> None:
        seen.update(CARDS[c] for c in g.played)

    def all_cards(self) -> set[str]:
        return set(CARDS)


GAME: Final[engine.Game[Hoard]] = Game()
