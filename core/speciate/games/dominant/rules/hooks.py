"""Where the dominance cards register, so that no rule names one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

EFFECTS: dict[int, Callable[[Any, int, int], None]] = {}
"""What each card does, as (g, me, h): `me` dominates the tile `h` that was just scored."""
