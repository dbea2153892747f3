"""How cards bend rules without any rule naming a card.

A rule asks a named question, or tells what happened; the traits in play and the cards face up in the row answer. A
trait is one class in `traits`: each method bears the name of the question it answers, and gets (g, owner, me, value,
*about). An evolution card is one function in `evolution_cards`; what it does while it lies face up stands next to it,
called as (g, me, value, *about).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

QUESTIONS: Final = (
    "border_free",  # may this tile be vented though it is not at the edge of the grid?
    "element_count",  # how many of an element has this animal?
    "endangered",  # is a species with no matching element in danger here?
    "extra_turn",  # does a retrieval give another turn?
    "migration_cubes",  # how many species may migrate?
    "migration_reach",  # how far does each go?
    "may_bump",  # may a basic pawn push out an opposing basic pawn?
    "own_space",  # has this animal an action space of its own?
    "places_paid",  # how many places of a tile are paid by an Evolution action?
    "regression_safe",  # does this animal count as having a cube in Regression?
    "grey_spaces",  # how many disks fit on the display?
    "speciation_limit",  # how many new species on a tile?
    "before_all",  # may a basic pawn also go before all placed pawns?
    "tie_order",  # 1: ties go down the food chain; -1: up
)
NEWS: Final = (
    "checked",  # a turn's effects are over
    "effect_over",  # one action, card or trait use is over
    "eliminated",  # (a, hex, n): species went to the box
    "gained_trait",  # (a, trait)
    "gained_vp",  # (a)
    "lost_trait",  # (a, trait)
    "new_tile",  # (a, hex): by a Wanderlust or Tectonics action of a
    "bred",  # (a, hex): species arrived from the gene pool
    "retrieved",  # (a, pawns): by a retrieve action
    "revealed",  # the traits were revealed
    "tile_scored",  # (hex)
)

TRAIT_ANSWERS: dict[str, list[tuple[int, Callable[..., Any]]]] = {name: [] for name in (*QUESTIONS, *NEWS)}
LISTENERS: dict[str, int] = dict.fromkeys((*QUESTIONS, *NEWS), 0)
"""Bit set of the traits that answer a question or hear a piece of news: most often none of them is in play."""
ROW_ANSWERS: dict[str, list[tuple[int, Callable[..., Any]]]] = {name: [] for name in QUESTIONS}

EFFECTS: dict[int, Callable[..., None]] = {}
"""What each evolution card does, as (g, me, x): x is the slot, 1 to 5, it lay in when it was selected."""
