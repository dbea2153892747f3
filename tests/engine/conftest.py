"""The toy game is the game here."""

import pytest
from speciate.engine import game

from .toy import GAME


@pytest.fixture(autouse=True)
def _toy(monkeypatch):
    monkeypatch.setattr(game, "game_ids", lambda: (GAME.id,))
    monkeypatch.setattr(game, "load", {GAME.id: GAME}.__getitem__)
