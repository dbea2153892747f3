"""The kinds of things that every game of the family draws."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from speciate.draw.things import Thing

SECTION_PARTS = {"sec": "action", "sn": "action", "sp": "space", "be": "box"}
"""The kinds of the parts of an action, each by what its marks begin with."""


def things(rules: Mapping[str, str], actions: Mapping[str, str], animals: Sequence[str]) -> dict[str, Thing]:
    """The shared kinds. `rules` has the rule of each kind, `actions` that of each section of the action display."""
    begins = {
        "board-svg": "map", "tile-": "tile", "h-": "hex", "c-": "corner", "stack-": "stack", "seat-": "seat",
        "dp-": "display", "dd-": "display", "dv-": "display", "pws": "pawns", "pa-": "pawns", "pool-": "pool",
        "dead-": "dead", "vp": "points", "slot-": "slot", "cn-": "slot", "survival": "survival", "dm": "dominated",
    }  # fmt: skip
    parts = {
        f"{begin}-{section}": Thing(kind, rule)
        for begin, kind in SECTION_PARTS.items()
        for section, rule in actions.items()
    }
    pieces = {
        f"{begin}{number}-": Thing("species", rules["species"], f"animal.{animal}")
        for begin in "tg"
        for number, animal in enumerate(animals)
    }
    return {begin: Thing(kind, rules[kind]) for begin, kind in begins.items()} | parts | pieces
