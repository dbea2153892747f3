"""The numbers of Pebbles, each with how sure it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

COLOURS: Final = ("grey", "white", "black", "red")
HEAPS: Final[Mapping[str, int]] = {"small": 13, "large": 21}
"""Stones on the heap at the start, by variant."""
MOST: Final = 3
"""Stones that a turn may take."""
BY_LOT: Final = 0
CARDS: Final[Mapping[str, int]] = {"shell": 1, "fossil": 2, "amber": BY_LOT}
"""Each seat has each card once. It is discarded for this many more stones from the heap, or for 1 to `MOST` by lot."""
