"""Where the golden records lie: in the folder of each game's tests."""

from pathlib import Path

GAMES = Path(__file__).parents[1] / "games"


def folder(id):
    return GAMES / id / "golden"


def records(id=None):
    """All golden records, or those of one game."""
    return sorted(GAMES.glob(f"{id or '*'}/golden/*.txt"))
