"""Biosphere. Two to six species of ageing populations share a map of tiles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from speciate.engine import Decision, Domain, EventKind, Game, Option, Setup

from . import conserve, data, deal, pieces, play, worth
from .decisions import DECISIONS
from .events import EVENTS
from .state import Biosphere


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

    def check(self, setup: Setup) -> None:
        """One species a player."""
        deal.check(setup)

    def start(self, setup: Setup) -> Biosphere:
        return deal.start(setup)

    def step(self, g: Biosphere) -> None:
        play.step(g)

    def scores(self, g: Biosphere) -> tuple[int, ...]:
        return play.scores(g)

    def winners(self, g: Biosphere) -> tuple[int, ...]:
        return play.winners(g)

    def worth(self, g: Biosphere, seat: int) -> float:
        return worth.worth(g, seat)

    def bound(self, setup: Setup) -> int:
        """Whoever plays for goals is done in 1,000. Random players of six may need as many as this."""
        return 60_000

    def conserve(self, g: Biosphere) -> None:
        conserve.conserve(g)

    def usage(self, g: Biosphere, seen: set[str]) -> None:
        conserve.usage(g, seen)

    def usable(self) -> set[str]:
        """Every card, goal and bonus there is, by the tokens that `usage` adds."""
        return conserve.usable()


GAME: Final[Game[Biosphere]] = BiosphereGame()
