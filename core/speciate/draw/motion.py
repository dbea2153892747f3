"""What moves on the table when something happens: a game declares it once for each of its events.

A place is the id of an element of the drawing, or several ids with spaces between them: the first that is in the
drawing now counts. `@X,Y` after an id means a point of that element, in parts of its width and height; without it, the
middle is meant.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple, Protocol, TypeVar

from speciate.engine import Event, EventKind, Game

Numbers = Mapping[str, int]
"""The numbers of an event, by name."""


class Motion(NamedTuple):
    """A piece, or a number of points, that goes from one place to another."""

    piece: str
    """The id of its symbol, or of a pattern (`tx-...`) for a tile; "" for a bare number."""
    origin: str
    """The place where it was; "" where it comes into the game at `to`."""
    to: str
    """The place where it is now; "" where it leaves the game."""
    n: int = 1
    """How many pieces move; where a bare number moves, the number itself."""
    colour: int = -1
    """The colour of a place at the table, 0 to 5; -1 for none."""


Moves = Callable[[Numbers], Sequence[Motion]]
Motions = Mapping[EventKind[...], Moves]
"""A function for each event of a game, from its numbers to what it moves."""


def still(numbers: Numbers) -> Sequence[Motion]:
    """For an event that moves nothing: only the log has it."""
    return ()


class Happened(Protocol):
    """An event, and the number of decisions after which it had happened."""

    @property
    def ply(self) -> int:
        """How many decisions had been taken."""

    @property
    def event(self) -> Event:
        """The event."""


H = TypeVar("H", bound=Happened)


def together(story: Iterable[H], told: Callable[[Event], object]) -> Iterator[list[H]]:
    """The events that are shown at one time: those of one kind that happen together.

    `told` says whether an event has a line in the log: one without it moves nothing, so motion tells no more than the
    log.
    """
    for _, events in groupby(story, lambda one: (one.event.kind, one.ply)):
        yield [one for one in events if told(one.event)]


def moved(motions: Motions, game: Game[Any], event: Event) -> Sequence[Motion]:
    """What an event moves."""
    kind = game.events[event.kind]
    return motions[kind](kind.named(event))
