"""What a thing on the table is, for whoever points at it: a game declares it once for each kind of thing it draws.

A thing is known by its mark: its `data-what`, else its `data-card`, else its id. What it is called and what is to be
seen of it stands in the drawing, as its label; so the table of a game needs to know no position, and hides nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Thing(NamedTuple):
    """A kind of thing on the table."""

    kind: str
    """What the kind is called is the text `what.` and this."""
    rule: str = ""
    """The id of the rule that it falls under; "" in a game without ids."""
    name: str = ""
    """The key of its own name, where the drawing gives it no label; "" where the kind says enough."""


Things = Mapping[str, Thing]
"""The kinds of a game, each by what its marks begin with; of several the longest counts."""


def thing_of(things: Things, mark: str) -> Thing | None:
    """What a mark stands for; None for one that only has its place in something else."""
    return next((things[mark[:n]] for n in range(len(mark), 0, -1) if mark[:n] in things), None)
