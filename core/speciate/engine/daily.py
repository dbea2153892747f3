"""The game of a day: one deal at one table, the same for everybody, from the game and the date alone.

`day=m20261124` is its link. It names no version of the rules: it is dealt by the release that opens it. Once a decision
is made, the game has a link like any other. A day is a number such as 20261124, which is the seed of its deal.
"""

from __future__ import annotations

import re
from typing import Any, Final

from .errors import SpeciateError
from .game import EMPTY, Game, Setup, check_setup, find_game, find_tag
from .match import Match
from .record import PERSON, Saved

DAY: Final = "day="
SEATS: Final = 3
OPPONENT: Final = "greedy"
MONTHS: Final = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def is_link_of_day(link: str) -> bool:
    """Whether a link stands for the game of a day."""
    return link.startswith(DAY)


def link_of_day(game: Game[Any], day: int) -> str:
    """The link of a game's deal of a day."""
    return f"{DAY}{game.tag}{day}"


def setup_of_day(game: Game[Any], day: int) -> Setup:
    """The deal: three places in a row, with the usual variants. The person's is the next one from day to day."""
    own, count = place_of_day(game, day), len(game.places)
    taken = sorted((own + n) % count for n in range(SEATS))
    places = tuple(taken.index(place) if place in taken else EMPTY for place in range(count))
    return Setup(game.id, places, tuple(option.default for option in game.options), day)


def place_of_day(game: Game[Any], day: int) -> int:
    """The place that the person plays."""
    return day % len(game.places)


def players_of_day(game: Game[Any], day: int) -> tuple[str, ...]:
    """Who plays each seat, in the words of a record."""
    own = setup_of_day(game, day).places[place_of_day(game, day)]
    return tuple(PERSON if seat == own else OPPONENT for seat in range(SEATS))


def read_day(link: str) -> Saved:
    """The game of a day before its first decision. SpeciateError "error.link.day" where the link names none."""
    found = re.fullmatch(f"{DAY}([a-z])([0-9]{{8}})", link)
    if not found or not _is_day(int(found[2])):
        raise SpeciateError("the link names no day", "error.link.day", like=f"{DAY}m20261124")
    game, day = find_tag(found[1]), int(found[2])
    setup = setup_of_day(game, day)
    check_setup(game, setup)
    return Saved(setup, Match(game, game.start(setup)), players_of_day(game, day))


def day_of(setup: Setup) -> str | None:
    """The day whose deal a set-up is, as 2026-11-24."""
    day = setup.seed
    if not _is_day(day) or setup != setup_of_day(find_game(setup.game), day):
        return None
    return f"{day // 10000}-{day // 100 % 100:02}-{day % 100:02}"


def _is_day(number: int) -> bool:
    year, month, day = number // 10000, number // 100 % 100, number % 100
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return 1000 <= year <= 9999 and 1 <= month <= 12 and 1 <= day <= MONTHS[month - 1] - (month == 2 and not leap)
