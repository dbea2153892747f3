"""How good a position is for a seat: for bots that look one step ahead."""

from __future__ import annotations

from .play import points
from .state import Climate


def worth(g: Climate, seat: int) -> float:
    return float(sum(points(g, seat)))
