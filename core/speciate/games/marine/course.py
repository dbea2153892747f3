"""The phases of a round. Turns are played until all food-chain cubes have slid; then comes the Reseed, or the end."""

from __future__ import annotations

from typing import Final

from speciate.engine import Choice, Phase

from .rules.state import PHASE_TURNS, Marine

ACTIONS: Final = Phase("M4", tuple(Phase(f"M4.{n}") for n in range(1, 13)), in_order=False)
"""A pawn takes one of them."""
TURN: Final = Phase("M3.1")
TRAITS: Final = Phase("M2.3", once=True)
COURSE: Final = (TRAITS, TURN, ACTIONS, Phase("M3.6"), Phase("M7.3"), Phase("M8.1"))


def under_way(g: Marine, choice: Choice) -> str:
    """The rule of the phase in which this is asked; a card or a trait may ask in any action."""
    rule = choice.decision.rule.rstrip("abc")
    if g.phase != PHASE_TURNS:
        return TRAITS.rule
    if rule.startswith("M3."):
        return TURN.rule
    return rule if rule in (part.rule for part in ACTIONS.parts) else ACTIONS.rule
