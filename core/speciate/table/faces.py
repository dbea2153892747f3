"""The drawing of each game, found by its folder when somebody looks."""

from __future__ import annotations

import importlib
from functools import cache
from typing import Any

from speciate.draw.face import Face
from speciate.engine import find_game


@cache
def face_of(game: str) -> Face[Any]:
    """The drawing of a game; SpeciateError where there is none."""
    find_game(game)
    face: Face[Any] = importlib.import_module(f"speciate.games.{game}.view.face").FACE
    return face
