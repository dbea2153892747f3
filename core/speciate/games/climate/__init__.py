"""Evolution: Climate. Two to six players, species in rows, and a climate that turns. [8], [PR21]: the fact sheet."""

from __future__ import annotations

from collections import Counter
from typing import Final

from speciate.engine import Domain, Game, Option, Setup, SpeciateError

from . import data, pieces, play
from .state import Climate


class ClimateGame:
    """The rules of Climate, as the engine asks for them."""

    id = "climate"
    tag = "c"
    version = 1
    places: tuple[str, ...] = data.COLOURS
    seats = range(2, 7)
    options: tuple[Option, ...] = tuple(Option(ruling.id, ruling.values) for ruling in data.RULINGS)
    domains: tuple[Domain, ...] = (
        pieces.SPECIES, pieces.CARD, pieces.PLAY_CARD, pieces.USE, pieces.TRAIT, pieces.WAY,
    )  # fmt: skip

    def check(self, setup: Setup) -> None:
        """Each player has one colour."""
        if max(Counter(seat for seat in setup.places if seat >= 0).values()) > 1:
            raise SpeciateError("each player has one colour", "climate.error.colours")

    def start(self, setup: Setup) -> Climate:
        return play.start(setup)


GAME: Final[Game[Climate]] = ClimateGame()  # type: ignore[assignment]
