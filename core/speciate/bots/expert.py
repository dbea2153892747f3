"""Looks as far as the clever bot does, at more values and in more imagined worlds."""

from __future__ import annotations

from typing import Final

from . import Bot
from .greedy import MOST
from .weighing import Thinker

STRENGTH: Final = 3
BOT: Final[Bot] = Thinker("expert", 6, at_once=(6, 60), delayed=(MOST, 300))
