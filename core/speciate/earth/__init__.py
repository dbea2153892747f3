"""What the Dominant Species family shares: an earth of hex tiles, elements on their corners, and species on them; and
the actions and cards that do the same in both games.
"""

from .decisions import SharedDecisions
from .pieces import Pieces
from .rules.state import NO_TILE, NOBODY, NONE, Earth

__all__ = ["NOBODY", "NONE", "NO_TILE", "Earth", "Pieces", "SharedDecisions"]
