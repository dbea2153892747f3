"""A new game: a copy of core/new_game under another name. It can be played, and passes the contract of all games."""

import keyword
import re
import shutil
import string
from pathlib import Path

MODEL = "pebbles"


def make_game(root: Path, name: str) -> list[Path]:
    """Put the folders of the game into the tree at `root`; ValueError if the name cannot be one."""
    games = root / "core/speciate/games"
    if not re.fullmatch(r"[a-z][a-z0-9]{2,20}", name) or keyword.iskeyword(name):
        raise ValueError(f"{name!r} cannot name a game: 3 to 21 small letters and digits, a letter first.")
    if (games / name).exists() or (root / "tests/games" / name).exists():
        raise ValueError(f"There is a game {name!r} already.")
    tag = free_tag(games, name)
    targets = {"game": games / name, "tests": root / "tests/games" / name}
    for folder, target in targets.items():
        shutil.copytree(root / "core/new_game" / folder, target, ignore=shutil.ignore_patterns("__pycache__"))
        for file in filter(Path.is_file, target.rglob("*")):
            text = file.read_text("utf-8").replace(MODEL, name).replace(MODEL.capitalize(), name.capitalize())
            file.write_text(text.replace('tag = "p"', f'tag = "{tag}"'), "utf-8")
    return [*targets.values()]


def free_tag(games: Path, name: str) -> str:
    """The letter that begins the links of the game: one of its own, if no other game has it."""
    sources = (file.read_text("utf-8") for file in games.glob("*/__init__.py"))
    taken = {found[1] for text in sources if (found := re.search(r'^    tag = "(\w)"$', text, re.MULTILINE))}
    letters = (c for c in name + string.ascii_lowercase if c.isalpha() and c not in taken)
    try:
        return next(letters)
    except StopIteration:
        raise ValueError("Every letter begins the links of a game already.") from None
