"""What can be chosen: the domains of Pebbles."""

from __future__ import annotations

from typing import Final

from speciate.engine import Domain

from . import data as d

STONES: Final = Domain("stones", [str(n) for n in range(d.MOST + 1)])
"""A number of stones; the value is the number."""
CARD: Final = Domain("card", d.CARDS)
COLOUR: Final = Domain("colour")
"""Nobody chooses a colour; events name one."""
