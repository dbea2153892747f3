"""What each thing on the table is, and the rule that it falls under."""

from __future__ import annotations

from typing import Final

from speciate.draw.things import Thing, Things

from .. import data

THINGS: Final[Things] = {
    "board-svg": Thing("climate", "C4.1"),
    "zone-": Thing("zone", "C4.6"),
    "hole": Thing("hole", "C4.2"),
    "food-": Thing("food", "C2.1"),
    "row-": Thing("seat", "C9.1"),
    "first": Thing("first", "C6.4"),
    "bag": Thing("bag", "C9.1"),
    "cards": Thing("cards", "C0.6"),
    "species-": Thing("species", "C0.3"),
    "slot-": Thing("end", "C3.1"),
    "hidden": Thing("hidden", "C3.2"),
    "tr-": Thing("trait", "C0.4"),
    "hand-shed": Thing("shed", "C3.4"),
    **{f"event-{n}": Thing("event", data.EVENT_RULES[card.event]) for n, card in enumerate(data.EVENT_CARDS)},
    **{trait: Thing("trait", rule) for trait, rule in data.TRAIT_RULES.items()},
}
"""The kinds of Climate, by what their marks begin with."""
