"""Players for any game. They see only what their seat may know."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from typing import Any, Protocol

from speciate.engine import Game, Match, Rng, SpeciateError

from .playouts import Effort


class Bot(Protocol):
    """A player for every game. Each module of this folder that has a `BOT` is one."""

    id: str
    code: int
    """Its number in a link, 2 to 7. It is for ever: old links have it, so another bot never gets it. 1 is a person."""
    foresees: bool
    """Whether it needs the `foresight` of a game to play better than weaker bots. It plays every game all the same."""

    def choose(self, match: Match[Any], seat: int, rng: Rng) -> int:
        """One of the values of `match.choice`, which is this seat's."""

    def effort(self, game: Game[Any]) -> Effort | None:
        """How much the bot plays out for a decision in this game; None for a bot that answers at once.

        `choose` returns the best value that `weighing.Thinking` finds with this effort, so others may do the work.
        """


@cache
def find_bots() -> Mapping[str, Bot]:
    """All bots by id, weakest first."""
    modules = [importlib.import_module(f"{__name__}.{m.name}") for m in pkgutil.iter_modules(__path__)]
    bots = [m for m in modules if hasattr(m, "BOT")]
    return {m.BOT.id: m.BOT for m in sorted(bots, key=lambda m: int(m.STRENGTH))}


def find_bot(bot_id: str) -> Bot:
    """The bot with this id; SpeciateError where there is none."""
    bots = find_bots()
    if bot_id not in bots:
        raise SpeciateError(f"there is no bot {bot_id[:40]!r}; there are: {', '.join(bots)}")
    return bots[bot_id]


def offered(game: Game[Any]) -> list[str]:
    """The ids of the bots worth choosing in a game, weakest first."""
    return [bot_id for bot_id, bot in find_bots().items() if game.foresight or not bot.foresees]


def bot_answer(bot: Bot, match: Match[Any], seed: int) -> int:
    """The answer of a bot to the open decision; it follows from the match, the seed of its set-up and the ply.

    SpeciateError "error.over" where the game is over.
    """
    choice = match.choice
    if choice is None:
        raise SpeciateError("the game is over", "error.over")
    return bot.choose(match, choice.seat, bot_rng(match, seed))


def bot_rng(match: Match[Any], seed: int) -> Rng:
    """The generator from which a bot draws for the open decision: it follows from the seed and the ply."""
    return Rng(seed, match.ply)
