"""Every game there is, found by its folder, and the toy; and ways to set each of them up."""

from functools import cache
from typing import Any

import pytest
from speciate.engine import Game, Rng, Setup, find_games
from speciate.engine.game import seatings

from tests.engine.toy import GAME as TOY

REAL = dict(find_games())
GAMES: dict[str, Game[Any]] = {**REAL, TOY.id: TOY}


def tables(games):
    """Every game at every number of players, for `parametrize`; all but the smallest table of each game are slow."""
    return [
        pytest.param(game_id, seats, marks=[] if seats == game.seats[0] else pytest.mark.slow)
        for game_id, game in games.items()
        for seats in game.seats
    ]


TABLES = tables(GAMES)


@cache
def ways(game_id: str, seats: int, options: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every way to share out the places, kept for the next test."""
    return seatings(GAMES[game_id], seats, options)


def some_setup(game_id, seats, seed):
    """A set-up with any variants, any places and any seed that this number stands for."""
    game, rng = GAMES[game_id], Rng(seed, seats)
    while True:
        options = tuple(rng.randbelow(len(option.values)) for option in game.options)
        places = ways(game_id, seats, options)
        if places:
            return Setup(game_id, rng.one_of(places), options, rng.randbelow(1 << 32))
