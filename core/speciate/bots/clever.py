"""Looks to the end of the round: plays the best values on in imagined worlds, every seat by what it is worth to it."""

from __future__ import annotations

from typing import Any, Final

from speciate.engine import Match, Rng

from . import Bot
from .greedy import BOT as GREEDY
from .greedy import MOST
from .weighing import Effort, weigh

AT_ONCE: Final = Effort(finalists=3, playouts=24, ways=2)
"""Where the end of a step shows what a decision is worth."""
DELAYED: Final = Effort(finalists=MOST, playouts=96, ways=1)
"""Where it does not: nothing is left out because of it, nor preferred in a playout."""


class Clever:
    """Chooses the value after which its seat is worth most at the end of the round.

    In a game without `foresight` it answers as the greedy bot does.
    """

    id = "clever"
    code = 5
    foresees = True

    def choose(self, match: Match[Any], seat: int, rng: Rng) -> int:
        """The value that is worth most; it needs an open decision: `match.choice` is not None."""
        foresight = match.game.foresight
        if foresight is None:
            return GREEDY.choose(match, seat, rng)
        return weigh(match, seat, rng, DELAYED if foresight.delayed else AT_ONCE)[0].value


STRENGTH: Final = 2
BOT: Final[Bot] = Clever()
