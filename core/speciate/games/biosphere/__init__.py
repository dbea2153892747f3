"""Biosphere. Two to six species of ageing populations share a map of tiles."""

from __future__ import annotations

from collections.abc import Mapping
from operator import attrgetter
from typing import Final

from speciate.engine import Choice, Decision, Domain, EventKind, EventRules, Foresight, Game, Option, Phase, Setup

from . import checks, data, evaluate, pieces
from .course import COURSE, under_way
from .decisions import DECISIONS
from .events import EVENTS, RULES
from .rules import deal, play
from .rules.state import Biosphere


class BiosphereGame:
    """The rules of Biosphere, as the engine asks for them."""

    id = "biosphere"
    tag = "b"
    version = 2
    places: tuple[str, ...] = data.SPECIES
    seats = range(2, 7)
    options: tuple[Option, ...] = (
        Option("map", ("rectangle", "holes", "random")),
        Option("bar", ("first", "last", "none")),
    )
    """The shape of the map; who stands foremost on the bar: the first or the last player; or no bar."""
    domains: tuple[Domain, ...] = (
        pieces.TILE, pieces.FILL, pieces.DIE, pieces.DEED, pieces.CORNER, pieces.TRACK, pieces.SPECIAL,
    )  # fmt: skip
    decisions: Mapping[str, Decision] = DECISIONS
    events: Mapping[str, EventKind[...]] = EVENTS
    event_rules: EventRules = RULES
    foresight = Foresight(attrgetter("turn"), ways=4)
    course: tuple[Phase, ...] = COURSE

    def check(self, setup: Setup) -> None:
        """Refuse a set-up in which a player has more than one species: SpeciateError."""
        deal.check(setup)

    def start(self, setup: Setup) -> Biosphere:
        """The position before the first turn: map, first player, bar, open cards and goals are drawn."""
        return deal.start(setup)

    def step(self, g: Biosphere) -> None:
        """Play on to the next position at rest: one purchase, one die, one tile, or a phase without choices."""
        play.step(g)

    def under_way(self, g: Biosphere, choice: Choice) -> str:
        """The rule of the phase in which a decision is asked."""
        return under_way(g, choice)

    def scores(self, g: Biosphere) -> tuple[int, ...]:
        """The number of goals that each seat has completed."""
        return play.scores(g)

    def winners(self, g: Biosphere) -> tuple[int, ...]:
        """The seats that win; before the end, those that would win now. Several only in the variant without the bar."""
        return play.winners(g)

    def finish(self, g: Biosphere) -> None:
        """Goals are completed all the time: the end scores nothing more."""

    def evaluate(self, g: Biosphere, seat: int) -> float:
        """How good a position is for a seat, for bots; one point is about one life expectancy."""
        return evaluate.evaluate(g, seat)

    def evaluate_parts(self, g: Biosphere, seat: int) -> dict[str, float]:
        """What `evaluate` is made of."""
        return evaluate.evaluate_parts(g, seat)

    def max_decisions(self, setup: Setup) -> int:
        """60,000 decisions: random players of six may need as many, players who aim at goals fewer than 1,000."""
        return 60_000

    def check_invariants(self, g: Biosphere) -> None:
        """RuleBug where a piece is missing or doubled, or a number is off its track."""
        checks.check_invariants(g)

    def cards_in_play(self, g: Biosphere, seen: set[str]) -> None:
        """Add to `seen` the tokens of the cards, goals and bonuses that this position has used."""
        checks.cards_in_play(g, seen)

    def all_cards(self) -> set[str]:
        return checks.all_cards()


GAME: Final[Game[Biosphere]] = BiosphereGame()
