"""What mypy refuses: the seams between rules, cards, events and drawing are typed, so a slip is found without a run."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

HOOKS = """
from speciate.games.marine.rules import hooks
from speciate.games.marine.rules.state import Marine
from speciate.games.marine.rules.traits import SOCIAL

@hooks.migration_cubes.by(SOCIAL)
def more(g: Marine, owner: int, me: int, cubes: int) -> int:
    return cubes + 1

@hooks.migration_cubes.by(SOCIAL)  # wrong
def unlike(g: Marine, owner: int, me: int, cubes: int, h: int) -> int:
    return cubes

@hooks.bred.by(SOCIAL)  # wrong
def renamed(g: Marine, owner: int, me: int, tile: int) -> None: ...

def ask(g: Marine) -> None:
    g.modified(hooks.migration_cubes, 0, 3)
    g.modified(hooks.migration_cubes, 0, 3, 7)  # wrong
    g.modified(hooks.bred, 0, 3)  # wrong
    g.notify(hooks.bred, 0, 7)
    g.notify(hooks.bred, 0)  # wrong
    hooks.card_effect[0](g, 0, "1")  # wrong
"""
"""An answer of a card with another signature, and a call of a hook with other numbers."""

EVENTS = """
from speciate.games.marine import events
from speciate.games.marine.rules.state import Marine

def happen(g: Marine) -> None:
    events.place.emit(g, 0, 3, 0, -1)
    events.place.emit(g, 0, space=3, pawn=0, bumped=-1)
    events.place.emit(g, 0, 3, 0)  # wrong
    events.place.emit(g, 0, space=3, pown=0, bumped=-1)  # wrong
    events.place.emit(g, 0, 3, "basic", -1)  # wrong
    events.placed.emit(g, 0, 3, 0, -1)  # wrong
"""
"""An event without one of its numbers, or with one that is misspelt."""

MARKUP = """
from speciate.draw.face import Face, Label, Scene
from speciate.draw.markup import Markup, join, markup
from speciate.engine import Choice
from speciate.games.marine.rules.state import Marine
from speciate.games.marine.view.face import MarineFace

def bold(name: str) -> Markup:
    return markup("<b>{}</b>", name)

def bare(name: str) -> Markup:
    return f"<b>{name}</b>"  # wrong

def added(name: str) -> Markup:
    return bold(name) + bold(name)  # wrong

def replaced(name: str) -> Markup:
    return bold(name).replace("b", "i")  # wrong

def joined(names: list[str]) -> Markup:
    return join(names)  # wrong

def labelled(name: str) -> Label:
    return Label(name)  # wrong

class PlainFace(MarineFace):
    def question(self, scene: Scene[Marine], choice: Choice) -> str:  # wrong
        return "<b>?</b>"

def shown(face: Face[Marine]) -> None: ...

shown(MarineFace())
"""
"""A plain text where a face returns markup."""


@pytest.mark.slow
def test_mypy_refuses_what_is_wrong_and_nothing_else(tmp_path):
    texts = {"hooks.py": HOOKS, "events.py": EVENTS, "markup.py": MARKUP}
    wanted = set()
    for name, text in texts.items():
        (tmp_path / name).write_text(text)
        wanted |= {(name, n) for n, line in enumerate(text.splitlines(), 1) if line.endswith("# wrong")}
    command = [sys.executable, "-m", "mypy", "--no-error-summary", *(str(tmp_path / name) for name in texts)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    errors = [line for line in done.stdout.splitlines() if ": error:" in line]
    assert {(Path(line.split(":")[0]).name, int(line.split(":")[1])) for line in errors} == wanted, done.stdout
