"""Looks to the end of the round: plays the best values on in imagined worlds, every seat by what it is worth to it."""

from __future__ import annotations

from typing import Final

from . import Bot
from .greedy import MOST
from .weighing import Thinker

STRENGTH: Final = 2
BOT: Final[Bot] = Thinker("clever", 5, at_once=(4, 24), delayed=(MOST, 96))
