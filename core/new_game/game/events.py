"""Every event of the game, declared once, as a typed signature. The log names colours, for it knows no set-up."""

from __future__ import annotations

from typing import Annotated, Final

from speciate.engine import EventKind, declared, event

from .pieces import CARD, COLOUR

Colour = Annotated[int, COLOUR]
Card = Annotated[int, CARD]


@event
def took(colour: Colour, n: int) -> None:
    """A player takes stones from the heap."""


@event
def played(colour: Colour, card: Card, n: int) -> None:
    """A player discards a card for stones from the heap."""


EVENTS: Final = declared(EventKind, globals())
