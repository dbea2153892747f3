"""What a goal card counts and needs, declared once each: no rule names a goal."""

# mypy: disable-error-code=empty-body
from __future__ import annotations

from typing import TYPE_CHECKING

from speciate.engine import Effects, Modifier

if TYPE_CHECKING:
    from ..data import GoalFacts
    from .state import Biosphere


@Effects
def goal_count(g: Biosphere, me: int, goal: GoalFacts, /) -> int:
    """How much a species has of what the goal counts."""


@Modifier
def goal_need(g: Biosphere, me: int, need: int) -> int:
    """How much of it the goal needs, where that depends on the rivals."""
