"""Where the golden records lie: in the folder of each game's tests."""

from pathlib import Path

GAMES = Path(__file__).parents[1] / "games"


def folder(game_id):
    return GAMES / game_id / "golden"


def records(game_id=None):
    """All golden records, or those of one game."""
    return sorted(GAMES.glob(f"{game_id or '*'}/golden/*.txt"))
