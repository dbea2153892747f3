"""Dominant Species: Marine. Two to four animals compete for an ocean."""

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
    Foresight,
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
    evolution_cards,  # noqa: F401  registers the cards
    play,
    traits,  # noqa: F401  registers the traits
)
from .rules.state import Marine

DECISIONS: Final = declared(Decision, vars(decisions.SHARED) | vars(decisions) | data.CARDS.asks() | data.TRAITS.asks())
"""Every decision by key."""


class MarineGame:
    """The rules of Marine, as the engine asks for them."""

    id = "marine"
    tag = "m"
    version = 2
    places: tuple[str, ...] = data.ANIMALS
    seats = range(2, 5)
    options: tuple[Option, ...] = (
        Option("length", tuple(data.REMOVED), 1),
        Option("earth", ("printed", "random")),
        Option("displays", ("printed", "alternate")),
        Option("superheroes", ("no", "yes")),
    )
    domains: tuple[Domain, ...] = (
        pieces.HEX, pieces.CORNER, pieces.ELEMENT, pieces.ANIMAL, pieces.TERRAIN, pieces.NUMBER, pieces.SPACE,
        pieces.PAWN, pieces.SECTION, pieces.SLOT, pieces.STACK, pieces.SIDE, pieces.TRAIT, pieces.YES,
        pieces.AUTOTROPH, pieces.SOURCE, pieces.REACH,
    )  # fmt: skip
    decisions: Mapping[str, Decision] = DECISIONS
    events: Mapping[str, EventKind[...]] = EVENTS
    event_rules: EventRules = RULES
    foresight = Foresight(ways=4)
    course: tuple[Phase, ...] = COURSE

    def check(self, setup: Setup) -> None:
        """SpeciateError unless each player has one animal, or each of two players has two."""
        animals = Counter(seat for seat in setup.places if seat >= 0)
        each = set(animals.values())
        if each != {1} and not (each == {2} and len(animals) == 2):
            raise SpeciateError(
                "each player has one animal, or, with two players, each has two", "marine.error.animals"
            )

    def start(self, setup: Setup) -> Marine:
        return play.start(setup)

    def step(self, g: Marine) -> None:
        play.step(g)

    def under_way(self, g: Marine, choice: Choice) -> str:
        return under_way(g, choice)

    def scores(self, g: Marine) -> tuple[int, ...]:
        return play.scores(g)

    def winners(self, g: Marine) -> tuple[int, ...]:
        return (play.winner(g),)

    def finish(self, g: Marine) -> None:
        play.end(g)

    def evaluate(self, g: Marine, seat: int) -> float:
        return evaluate.evaluate(g, seat)

    def evaluate_parts(self, g: Marine, seat: int) -> dict[str, float]:
        """What `evaluate` is made of."""
        return evaluate.evaluate_parts(g, seat)

    def max_decisions(self, setup: Setup) -> int:
        return 20_000

    def check_invariants(self, g: Marine) -> None:
        checks.check_invariants(g)

    def cards_in_play(self, g: Marine, seen: set[str]) -> None:
        checks.cards_in_play(g, seen)

    def all_cards(self) -> set[str]:
        return checks.all_cards()


GAME: Final[Game[Marine]] = MarineGame()
