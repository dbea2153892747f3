"""The phases of a turn."""

from __future__ import annotations

from typing import Final

from speciate.engine import Choice, Phase

from . import data
from .rules.actions import AGENDA
from .rules.state import EXECUTION, PLANNING, Dominant

ACTIONS: Final = tuple(Phase(f"D4.{section + 1}") for section in range(len(data.SECTIONS)))
"""The sections of the action display, from top to bottom."""
RESET: Final = (Phase("D5.1"), Phase("D5.2"), Phase("D5.3"))
COURSE: Final = (Phase("D3.1"), Phase("D3.2", ACTIONS), Phase("D3.3", RESET))


def under_way(g: Dominant, choice: Choice) -> str:
    """The rule of the phase in which this is asked; a Reset asks something only in its Extinction."""
    if g.phase == PLANNING:
        return COURSE[0].rule
    return ACTIONS[AGENDA[g.cursor - 1].section].rule if g.phase == EXECUTION else RESET[0].rule
