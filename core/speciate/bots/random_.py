"""Any value, each as likely as any other."""

from __future__ import annotations

from typing import Any, Final

from speciate.engine import Game, Match, Rng

from . import Bot
from .playouts import Effort


class Random:
    """Chooses at random: the weakest player, and what others are measured against."""

    id = "random"
    code = 2
    foresees = False

    def choose(self, match: Match[Any], seat: int, rng: Rng) -> int:
        """Any value offered, each as likely as any other. It needs an open decision: `match.choice` is not None."""
        assert match.choice
        return rng.one_of(match.choice.values)

    def effort(self, game: Game[Any]) -> Effort | None:
        """None: this bot answers at once."""
        return None


STRENGTH: Final = 0
BOT: Final[Bot] = Random()
