"""What can be chosen: the domains of Pebbles."""

from __future__ import annotations

from typing import Final

from speciate.engine import Domain

from . import data

STONES: Final = Domain("stones", [str(n) for n in range(data.MOST + 1)])
"""A number of stones; the value is the number."""
CARD: Final = Domain("card", data.CARDS)
COLOUR: Final = Domain("colour")
"""Nobody chooses a colour; events name one."""
