"""What a card does by itself, declared once: so no rule names a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from speciate.engine import Effects

if TYPE_CHECKING:
    from .state import Dominant


@Effects
def card_effect(g: Dominant, me: int, h: int, /) -> None:
    """What a dominance card does: `me` dominates the tile `h` that was just scored. [D6.2]"""
