"""Every event of the game that others of the family do not have, declared once, as a typed signature."""

from __future__ import annotations

from typing import Annotated, Final

from speciate.earth import events as earth
from speciate.engine import EventKind, declared, event

from . import pieces

Hex = Annotated[int, pieces.HEX]
Element = Annotated[int, pieces.ELEMENT]
Animal = Annotated[int, pieces.ANIMAL]
Space = Annotated[int, pieces.SPACE]
Card = Annotated[int, pieces.CARD]


# --- pawns and initiative --------------------------------------------------------------------------------------------


@event
def place(animal: Animal, space: Space) -> None:
    """An animal places a pawn."""


@event
def execution(n: int) -> None:
    """Planning is over, and the Execution of a turn, which is its number, begins."""


@event
def act(animal: Animal, space: Space) -> None:
    """The pawn of a space goes home, and its animal acts."""


@event
def advance(animal: Animal) -> None:
    """An animal moves one place to the left on the initiative track."""


@event
def lose_pawn(animal: Animal) -> None:
    """An animal loses an action pawn, for good."""


# --- actions and cards -----------------------------------------------------------------------------------------------


@event
def spare(animal: Animal, element: Element) -> None:
    """An animal takes an element out of the Wasteland, to the bag."""


@event
def freeze(animal: Animal, hex: Hex) -> None:
    """A tile is covered with tundra."""


@event
def card(animal: Animal, card: Card) -> None:
    """An animal takes a card and resolves it."""


@event
def hibernate(animal: Animal, hex: Hex, n: int) -> None:
    """Eliminated species return to a tile, safe from the next Extinction."""


@event
def last_turn() -> None:
    """The Ice Age comes: this is the last turn."""


# --- the Reset -------------------------------------------------------------------------------------------------------


@event
def saved(animal: Animal, hex: Hex) -> None:
    """An animal saves one of its endangered species."""


@event
def dead() -> None:
    """Nothing lives and no gene pool holds a species: the game is over."""


EVENTS: Final = declared(EventKind, vars(earth) | globals())
"""Every event by key, with those of the family."""
