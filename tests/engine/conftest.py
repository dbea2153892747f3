"""The toy game sits among the games here."""

import pytest
from speciate.engine import game

from .toy import GAME


@pytest.fixture(autouse=True)
def _toy(monkeypatch):
    monkeypatch.setattr(game, "find_games", lambda: {GAME.id: GAME})
