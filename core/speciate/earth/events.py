"""Every event that all games of the family record, declared once, as a typed signature."""

from __future__ import annotations

from typing import Annotated, Final

from speciate.engine import EventKind, declared, event

from . import pieces

Hex = Annotated[int, pieces.HEX]
Corner = Annotated[int, pieces.CORNER]
Element = Annotated[int, pieces.ELEMENT]
Animal = Annotated[int, pieces.ANIMAL]
Terrain = Annotated[int, pieces.TERRAIN]
Card = Annotated[int, pieces.CARD]
Holder = Annotated[int, pieces.HOLDER]
Source = Annotated[int, pieces.VP_SOURCE]


# --- elements --------------------------------------------------------------------------------------------------------


@event
def grow(element: Element, corner: Corner) -> None:
    """An element is placed on earth."""


@event
def wither(element: Element, corner: Corner) -> None:
    """An element is removed from earth, to the bag."""


@event
def adapt(animal: Animal, element: Element) -> None:
    """An animal gains an element disk."""


@event
def shed(animal: Animal, element: Element) -> None:
    """An animal loses an element disk, to the bag."""


# --- species and tiles -----------------------------------------------------------------------------------------------


@event
def breed(animal: Animal, hex: Hex, n: int) -> None:
    """New species come to a tile from the gene pool."""


@event
def eliminate(animal: Animal, hex: Hex, n: int) -> None:
    """Species of a tile are eliminated."""


@event
def displace(animal: Animal, hex: Hex, n: int) -> None:
    """Species of a tile return to the gene pool."""


@event
def move(animal: Animal, origin: Hex, hex: Hex, n: int) -> None:
    """Species move from a tile to another."""


@event
def tile(animal: Animal, hex: Hex, terrain: Terrain) -> None:
    """An animal adds a tile to earth, by Wanderlust."""


# --- points, cards, the round ----------------------------------------------------------------------------------------


@event
def score(hex: Hex, source: Source) -> None:
    """A tile is scored; a `vp` follows for each place that it pays."""


@event
def vp(animal: Animal, n: int, source: Source, source_id: int) -> None:
    """An animal scores points, or loses them (below 0); `source_id`: their hex, card or piece, or -1 for none."""


@event
def new_pawn(animal: Animal) -> None:
    """An animal gains an action pawn, for good."""


@event
def reveal(card: Card, slot: int) -> None:
    """A card turns up, in a place of the row counted from 0."""


@event
def extinction() -> None:
    """An Extinction begins: endangered species die."""


@event
def survival(holder: Holder) -> None:
    """The holder of the Survival card scores for it."""


@event
def reseed(n: int) -> None:
    """A round is over, which is its number, and the Reseed begins."""


@event
def end() -> None:
    """The game ends: every tile is scored."""


EVENTS: Final = declared(EventKind, globals())
"""Every event by key."""
