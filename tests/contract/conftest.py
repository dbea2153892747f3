"""The toy game sits among the real ones, so that the contract is about games and not about one game."""

import pytest
from speciate.engine import game

from .games import GAMES


@pytest.fixture(autouse=True)
def _all_games(monkeypatch):
    monkeypatch.setattr(game, "game_ids", lambda: tuple(GAMES))
    monkeypatch.setattr(game, "load", GAMES.__getitem__)
