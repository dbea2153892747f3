"""Pebbles. Two to four players take stones from a heap; the player with most stones at the end wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from speciate.engine import Choice, Decision, Domain, EventKind, EventRules, Game, Option, Phase, Setup, SpeciateError

from . import checks, data, evaluate, pieces
from .decisions import DECISIONS
from .events import EVENTS
from .rules import play
from .rules.state import Pebbles


class PebblesGame:
    """The rules of Pebbles, as the engine asks for them."""

    id = "pebbles"
    tag = "p"
    version = 1
    places: tuple[str, ...] = data.COLOURS
    seats = range(2, 5)
    options: tuple[Option, ...] = (Option("heap", tuple(data.HEAPS), 1),)
    domains: tuple[Domain, ...] = (pieces.STONES, pieces.CARD)
    decisions: Mapping[str, Decision] = DECISIONS
    events: Mapping[str, EventKind[...]] = EVENTS
    event_rules = EventRules({})
    foresight = None
    course: tuple[Phase, ...] = ()

    def check(self, setup: Setup) -> None:
        """Each player has one colour."""
        if max(Counter(seat for seat in setup.places if seat >= 0).values()) > 1:
            raise SpeciateError("each player has one colour", "pebbles.error.colours")

    def start(self, setup: Setup) -> Pebbles:
        return play.start(setup)

    def step(self, g: Pebbles) -> None:
        play.step(g)

    def under_way(self, g: Pebbles, choice: Choice) -> str:
        return ""

    def scores(self, g: Pebbles) -> tuple[int, ...]:
        return play.scores(g)

    def winners(self, g: Pebbles) -> tuple[int, ...]:
        return play.winners(g)

    def finish(self, g: Pebbles) -> None:
        """Points stand all the time: the end scores nothing more."""

    def evaluate(self, g: Pebbles, seat: int) -> float:
        return evaluate.evaluate(g, seat)

    def evaluate_parts(self, g: Pebbles, seat: int) -> dict[str, float]:
        """None: it does not say what makes up a worth."""
        return {}

    def max_decisions(self, setup: Setup) -> int:
        """At least one stone is taken in a turn, which has at most two decisions."""
        return 200

    def check_invariants(self, g: Pebbles) -> None:
        checks.check_invariants(g)

    def cards_in_play(self, g: Pebbles, seen: set[str]) -> None:
        checks.cards_in_play(g, seen)

    def all_cards(self) -> set[str]:
        return checks.all_cards()


GAME: Final[Game[Pebbles]] = PebblesGame()
