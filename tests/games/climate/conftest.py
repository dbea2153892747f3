"""Tests may settle the unsettled points otherwise: each begins with the usual rulings."""

import pytest
from speciate.games.climate import data


@pytest.fixture(autouse=True)
def _usual_rulings(monkeypatch):
    monkeypatch.setattr(data, "USED", data.USED)
