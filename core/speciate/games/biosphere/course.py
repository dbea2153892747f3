"""The eight phases of a turn."""

from __future__ import annotations

from typing import Final

from speciate.engine import Choice, Phase

from .rules.state import UPKEEP, WHEEL, Biosphere

COURSE: Final = tuple(Phase(f"B4.{n}") for n in range(WHEEL, UPKEEP + 1))


def under_way(g: Biosphere, choice: Choice) -> str:
    """The rule of the phase in which this is asked."""
    return COURSE[g.phase - WHEEL].rule
