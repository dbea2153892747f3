"""The toy game sits among the real ones, so that the contract is about games and not about one game."""

import pytest
from speciate.bots import advice
from speciate.bots.playouts import Effort
from speciate.engine import game

from .games import GAMES


@pytest.fixture(autouse=True)
def _all_games(monkeypatch):
    monkeypatch.setattr(game, "game_ids", lambda: tuple(GAMES))
    monkeypatch.setattr(game, "load", GAMES.__getitem__)


@pytest.fixture
def brief(monkeypatch):
    """Hints after little thought: what they depend on is the same."""
    monkeypatch.setattr(advice, "WORLDS", 2)
    monkeypatch.setattr(advice, "SLICE", 1)
    monkeypatch.setattr(advice, "AT_ONCE", Effort(3, 3, 2))
    monkeypatch.setattr(advice, "DELAYED", Effort(3, 3, 1))
