"""Dominant Species (2010). Two to six animals compete as the ice comes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from speciate.engine import (
    Choice,
    Decision,
    Domain,
    EventKind,
    EventRules,
    Game,
    Option,
    Phase,
    Setup,
    SpeciateError,
    declared,
)

from . import checks, data, decisions, evaluate, pieces
from .course import COURSE, under_way
from .events import EVENTS, RULES
from .rules import (
    dominance_cards,  # noqa: F401  registers the cards
    play,
)
from .rules.state import Dominant

DECISIONS: Final = declared(Decision, vars(decisions.SHARED) | vars(decisions) | data.CARDS.asks())
"""Every decision by key."""


class DominantGame:
    """The rules of Dominant Species, as the engine asks for them."""

    id = "dominant"
    tag = "d"
    version = 2
    places: tuple[str, ...] = data.ANIMALS
    seats = range(2, 7)
    options: tuple[Option, ...] = (Option("earth", ("printed", "random")),)
    domains: tuple[Domain, ...] = (
        pieces.HEX, pieces.CORNER, pieces.ELEMENT, pieces.ANIMAL, pieces.NUMBER, pieces.SPACE, pieces.STACK,
        pieces.CARD, pieces.LOSS,
    )  # fmt: skip
    decisions: Mapping[str, Decision] = DECISIONS
    events: Mapping[str, EventKind[...]] = EVENTS
    event_rules: EventRules = RULES
    foresight = evaluate.FORESIGHT
    course: tuple[Phase, ...] = COURSE

    def check(self, setup: Setup) -> None:
        """SpeciateError unless each player has one animal, or two or three players share out all six evenly."""
        animals = Counter(seat for seat in setup.places if seat >= 0)
        if set(animals.values()) != {1} and (len(set(animals.values())) > 1 or animals.total() != len(data.ANIMALS)):
            raise SpeciateError(
                "each player has one animal, or two or three players share out all six evenly", "dominant.error.animals"
            )

    def start(self, setup: Setup) -> Dominant:
        return play.start(setup)

    def step(self, g: Dominant) -> None:
        play.step(g)

    def under_way(self, g: Dominant, choice: Choice) -> str:
        return under_way(g, choice)

    def scores(self, g: Dominant) -> tuple[int, ...]:
        return play.scores(g)

    def winners(self, g: Dominant) -> tuple[int, ...]:
        return (play.winner(g),)

    def finish(self, g: Dominant) -> None:
        play.end(g)

    def evaluate(self, g: Dominant, seat: int) -> float:
        return evaluate.evaluate(g, seat)

    def evaluate_parts(self, g: Dominant, seat: int) -> dict[str, float]:
        """What `evaluate` is made of."""
        return evaluate.evaluate_parts(g, seat)

    def max_decisions(self, setup: Setup) -> int:
        """The Ice Age comes up when 21 cards were taken; who declines every card can put it off for ever."""
        return 20_000

    def check_invariants(self, g: Dominant) -> None:
        checks.check_invariants(g)

    def cards_in_play(self, g: Dominant, seen: set[str]) -> None:
        checks.cards_in_play(g, seen)

    def all_cards(self) -> set[str]:
        return checks.all_cards()


GAME: Final[Game[Dominant]] = DominantGame()
