"""What the numbers of decisions and events stand for, in every game of the family."""

from __future__ import annotations

from typing import Final, NamedTuple

from speciate.engine import Domain


class Pieces(NamedTuple):
    """The domains of one game that stand for what every game of the family has, each with tokens of its own."""

    hex_: Domain
    corner: Domain
    element: Domain
    animal: Domain
    terrain: Domain
    number: Domain
    stack: Domain


# An event that every game records is declared once, so its numbers are of these domains. They have no tokens; the
# domain of a game has the same name, and by its name a number is read.
HEX: Final = Domain("hex")
CORNER: Final = Domain("corner")
ELEMENT: Final = Domain("element")
ANIMAL: Final = Domain("animal")
TERRAIN: Final = Domain("terrain")
CARD: Final = Domain("card")
HOLDER: Final = Domain("holder")
"""An animal, or NOBODY."""
VP_SOURCE: Final = Domain("source of points")
"""What victory points are scored for: an index into `SOURCES` of the game."""
