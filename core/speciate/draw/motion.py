"""What moves on the table when something happens: a game declares it once for each of its events.

A place is the id of an element of the drawing, or several ids with spaces between them: the first that is in the
drawing now counts. `@X,Y` after an id means a point of that element, in parts of its width and height; without it, the
middle is meant.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from speciate.engine import EventKind

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
