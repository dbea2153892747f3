"""What each thing on the table is, and the rule that it falls under."""

from __future__ import annotations

from typing import Final

from speciate.draw.things import Thing, Things
from speciate.earth.view.things import things

from .. import data

_RULES: Final = {
    "map": "M1.1", "tile": "M1.6", "hex": "M4.7", "corner": "M1.2", "stack": "M4.7", "seat": "M1.3", "display": "M1.4",
    "pawns": "M3.1", "pool": "M1.5", "dead": "M1.5", "points": "M8.2", "slot": "M5.1", "survival": "M1.10",
    "dominated": "M1.9", "species": "M1.5",
}  # fmt: skip
_ACTIONS: Final = {
    "abundance": "M4.1", "autotrophs": "M4.2", "depletion": "M4.3", "adaptation": "M4.4", "regression": "M4.5",
    "speciation": "M4.6", "wanderlust": "M4.7", "tectonics": "M4.8", "migration": "M4.9", "competition": "M4.10",
    "evolution": "M4.11", "domination": "M4.12", "bottom_feeder": "M6.2",
}  # fmt: skip
THINGS: Final[Things] = {
    **things(_RULES, _ACTIONS, data.ANIMALS),
    "stack-vent": Thing("stack", "M1.11"),
    "ci-": Thing("box", "M4.6"),
    "sq-": Thing("square", "M4.5"),
    "supply": Thing("bag", "M4.12"),
    "tg-": Thing("bag", "M4.12"),
    "ps-": Thing("special", "M3.3"),
    "ch-": Thing("chain", "M3.5"),
    "discard": Thing("discard", "M2.9"),
    "secret": Thing("secret", "M2.3"),
    **{card: Thing("card", rule) for card, rule in zip(data.CARDS.ids, data.CARD_RULES, strict=True)},
    **{trait: Thing("trait", f"M6.{n}") for n, trait in enumerate(data.TRAITS.ids, 1)},
}
"""The kinds of Marine, by what their marks begin with. Traits are numbered as their rules are."""
