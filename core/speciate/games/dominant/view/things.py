"""What each thing on the table is, and the rule that it falls under."""

from __future__ import annotations

from typing import Final

from speciate.draw.things import Thing, Things
from speciate.earth.view.things import things

from .. import data

_RULES: Final = {
    "map": "D2.1", "tile": "D1.6", "hex": "D4.9", "corner": "D1.4", "stack": "D4.9", "seat": "D1.2", "display": "D1.3",
    "pawns": "D1.9", "pool": "D1.1", "dead": "D1.1", "points": "D7.2", "slot": "D6.1", "survival": "D5.2",
    "dominated": "D1.7", "species": "D1.1",
}  # fmt: skip
_ACTIONS: Final = {
    "initiative": "D4.1", "adaptation": "D4.2", "regression": "D4.3", "abundance": "D4.4", "wasteland": "D4.5",
    "depletion": "D4.6", "glaciation": "D4.7", "speciation": "D4.8", "wanderlust": "D4.9", "migration": "D4.10",
    "competition": "D4.11", "domination": "D4.12",
}  # fmt: skip
_POWERS: Final = {
    "mammals": "D1.10", "reptiles": "D1.11", "birds": "D1.12", "amphibians": "D1.13", "arachnids": "D1.14",
    "insects": "D1.15",
}  # fmt: skip
THINGS: Final[Things] = {
    **things(_RULES, _ACTIONS, data.ANIMALS),
    **{f"{begin}-{animal}": Thing("seat", rule) for begin in ("seat", "an") for animal, rule in _POWERS.items()},
    "cone-": Thing("cone", "D1.7"),
    "own-regression": Thing("power", "D1.11"),
    "own-speciation": Thing("power", "D1.15"),
    "own-competition": Thing("power", "D1.14"),
    "trk": Thing("track", "D2.5a"),
    "tun": Thing("tundra", "D4.7"),
    "next": Thing("next", "D3.2"),
    "bag": Thing("bag", "D2.5b"),
    **{card: Thing("card", "D6.2") for card in data.CARDS.ids},
}
"""The kinds of Dominant Species, by what their marks begin with."""
