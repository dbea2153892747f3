"""Evolution: Climate. Two to six players, species in rows, and a climate that turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from speciate.engine import Choice, Decision, Domain, EventKind, EventRules, Game, Option, Phase, Setup, SpeciateError

from . import checks, data, evaluate, pieces
from .course import COURSE, under_way
from .decisions import DECISIONS
from .events import EVENTS, RULES
from .rules import (
    event_cards,  # noqa: F401  registers the events
    play,
    traits,  # noqa: F401  registers the traits
)
from .rules.attack import Refusal, attack_refusal
from .rules.hooks import Creature
from .rules.state import Climate
from .rules.weather import Outlook, outlook

__all__ = ["GAME", "Climate", "Creature", "Outlook", "Refusal", "attack_refusal", "outlook"]


class ClimateGame:
    """The rules of Climate, as the engine asks for them."""

    id = "climate"
    tag = "c"
    version = 2
    places: tuple[str, ...] = data.COLOURS
    seats = range(2, 7)
    options: tuple[Option, ...] = tuple(Option(variant.id, variant.values) for variant in data.VARIANTS)
    domains: tuple[Domain, ...] = (
        pieces.SPECIES, pieces.CARD, pieces.PLAY_CARD, pieces.USE, pieces.TRAIT, pieces.WAY, pieces.FAT,
    )  # fmt: skip
    decisions: Mapping[str, Decision] = DECISIONS
    events: Mapping[str, EventKind[...]] = EVENTS
    event_rules: EventRules = RULES
    foresight = evaluate.FORESIGHT
    course: tuple[Phase, ...] = COURSE

    def check(self, setup: Setup) -> None:
        """SpeciateError unless each player has one colour."""
        if max(Counter(seat for seat in setup.places if seat >= 0).values()) > 1:
            raise SpeciateError("each player has one colour", "climate.error.colours")

    def start(self, setup: Setup) -> Climate:
        return play.start(setup)

    def step(self, g: Climate) -> None:
        play.step(g)

    def under_way(self, g: Climate, choice: Choice) -> str:
        return under_way(g, choice)

    def scores(self, g: Climate) -> tuple[int, ...]:
        return play.scores(g)

    def winners(self, g: Climate) -> tuple[int, ...]:
        return play.winners(g)

    def finish(self, g: Climate) -> None:
        """Food, fat, population and traits count as they lie: the end scores nothing more."""

    def evaluate(self, g: Climate, seat: int) -> float:
        return evaluate.evaluate(g, seat)

    def evaluate_parts(self, g: Climate, seat: int) -> dict[str, float]:
        """What `evaluate` is made of."""
        return evaluate.evaluate_parts(g, seat)

    def max_decisions(self, setup: Setup) -> int:
        """Ten rounds at most: each round takes ten cards or more. A seat plays what it holds, and feeds till full."""
        return 5_000

    def check_invariants(self, g: Climate) -> None:
        checks.check_invariants(g)

    def cards_in_play(self, g: Climate, seen: set[str]) -> None:
        checks.cards_in_play(g, seen)

    def all_cards(self) -> set[str]:
        return checks.all_cards()


GAME: Final[Game[Climate]] = ClimateGame()
