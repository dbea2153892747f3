"""The phases of a round."""

from __future__ import annotations

from typing import Final

from speciate.engine import Choice, Phase

from .rules.state import Climate

RULES: Final = ("C1.1", "C2.1", "C3.1", "C3.3", "C4.0", "C4.1", "C5.1", "C6.4")
"""The rule of each phase, in the order of `pieces.PHASES`."""
_DEAL, _FOOD, _PLAY, _EXCHANGE, _GREEN, _CLIMATE, _FEEDING, _END = map(Phase, RULES)
COURSE: Final = (_DEAL, _FOOD, Phase("C3", (_PLAY, _EXCHANGE)), Phase("C4", (_GREEN, _CLIMATE)), _FEEDING, _END)


def under_way(g: Climate, choice: Choice) -> str:
    """The rule of the phase in which this is asked."""
    return RULES[g.phase]
