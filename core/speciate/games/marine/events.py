"""Every event of the game that others of the family do not have, declared once, as a typed signature."""

from __future__ import annotations

from typing import Annotated, Final

from speciate.earth import events as earth
from speciate.engine import EventKind, declared, event

from . import pieces

Hex = Annotated[int, pieces.HEX]
Corner = Annotated[int, pieces.CORNER]
Element = Annotated[int, pieces.ELEMENT]
Animal = Annotated[int, pieces.ANIMAL]
Space = Annotated[int, pieces.SPACE]
Pawn = Annotated[int, pieces.PAWN]
Side = Annotated[int, pieces.SIDE]
Trait = Annotated[int, pieces.TRAIT]
Card = Annotated[int, pieces.CARD]


# --- traits ----------------------------------------------------------------------------------------------------------


@event
def chosen(animal: Animal) -> None:
    """An animal has chosen its traits, in secret."""


@event
def trait(animal: Animal, trait: Trait) -> None:
    """An animal gains a trait."""


@event
def copy_trait(animal: Animal, trait: Trait) -> None:
    """An animal copies a trait of another."""


@event
def lose_trait(animal: Animal, trait: Trait) -> None:
    """An animal loses a trait, its own or a copied one."""


# --- pawns -----------------------------------------------------------------------------------------------------------


@event
def place(animal: Animal, space: Space, pawn: Pawn, bumped: Animal) -> None:
    """An animal places a pawn; `bumped`: whose pawn it pushes out, or -1."""


@event
def retrieve(animal: Animal, n: int) -> None:
    """An animal retrieves its pawns."""


@event
def take_back(animal: Animal, n: int) -> None:
    """A card sends the pawns of an animal home."""


@event
def dominate(animal: Animal, element: Element, n: int, before: earth.Holder) -> None:
    """An animal takes a special pawn, whose target is now `n`; `before`: who had it, or NOBODY."""


# --- actions and cards -----------------------------------------------------------------------------------------------


@event
def exchange(element: Element, corner: Corner, old: Element) -> None:
    """An element takes the place of another on earth."""


@event
def drift(element: Element, origin: Corner, corner: Corner) -> None:
    """An element moves from a corner of earth to another."""


@event
def shield(animal: Animal, square: int) -> None:
    """A species of the gene pool is laid on a square of Regression."""


@event
def vent(animal: Animal, hex: Hex, side: Side) -> None:
    """A tile becomes a Vent."""


@event
def revive(animal: Animal, hex: Hex) -> None:
    """An eliminated species returns to a tile."""


@event
def card(animal: Animal, card: Card, n: int) -> None:
    """A card is resolved; `n` is the slot it lies in, from 1."""


@event
def asteroid(animal: Animal) -> None:
    """The Asteroid falls: this is the last round."""


EVENTS: Final = declared(EventKind, vars(earth) | globals())
"""Every event by key, with those of the family."""
