"""Players for any game. They see only what their seat may know."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from typing import Any, Protocol

from speciate.engine import Match, Rng, SpeciateError


class Bot(Protocol):
    """A player for every game. A module of this folder exposes one as `BOT`."""

    id: str
    code: int
    """Its number in a link, 2 to 7. It is for ever: old links have it, so another bot never gets it. 1 is a person."""

    def choose(self, match: Match[Any], seat: int, rng: Rng) -> int:
        """One of the values of `match.choice`, which is this seat's."""


@cache
def find_bots() -> Mapping[str, Bot]:
    """All bots by id, weakest first."""
    modules = (importlib.import_module(f"{__name__}.{m.name}") for m in pkgutil.iter_modules(__path__))
    return {m.BOT.id: m.BOT for m in sorted(modules, key=lambda m: int(m.STRENGTH))}


def find_bot(bot_id: str) -> Bot:
    """The bot with this id; SpeciateError where there is none."""
    bots = find_bots()
    if bot_id not in bots:
        raise SpeciateError(f"there is no bot {bot_id[:40]!r}; there are: {', '.join(bots)}")
    return bots[bot_id]


def bot_answer(bot: Bot, match: Match[Any], seed: int) -> int:
    """What a bot answers here: always the same for the same set-up seed and number of decisions."""
    choice = match.choice
    if choice is None:
        raise SpeciateError("the game is over", "error.over")
    return bot.choose(match, choice.seat, Rng(seed, match.ply))
