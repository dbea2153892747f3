"""A fifth game is a folder that one command makes, and it passes the contract as it is."""

import os
import shutil
import subprocess
import sys

import pytest

import build
from web.tools.newgame import make_game

CONTRACT = ("contract", "draw", "golden", "table", "cli", "games/orchard")
LEFT_OUT = ("__pycache__", "browser", "build", "pyodide", "releases")


@pytest.fixture(scope="module")
def tree(tmp_path_factory):
    """As much of the tree as a game and its tests need, with a new game in it."""
    root = tmp_path_factory.mktemp("tree")
    for folder in ("core", "templates", "tests", "web"):
        shutil.copytree(build.ROOT / folder, root / folder, ignore=shutil.ignore_patterns(*LEFT_OUT))
    (root / "web/releases").mkdir()
    for file in ("build.py", "pyproject.toml", "web/releases/rules.json"):
        shutil.copyfile(build.ROOT / file, root / file)
    make_game(root, "orchard")
    return root


def run(tree, *command):
    env = os.environ | {"PYTHONPATH": str(tree / "core"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, "-m", *command], cwd=tree, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_new_game_passes_the_contract_of_all_games(tree):
    run(tree, "tests.golden", "orchard")
    folders = [f"tests/{folder}" for folder in CONTRACT]
    said = run(
        tree, "pytest", "-p", "no:cacheprovider", "-o", "addopts=--import-mode=importlib", "-k", "orchard", *folders
    )
    assert int(said.rsplit(" passed", 1)[0].split()[-1]) > 100
    run(tree, "ruff", "check", "--no-cache", "core/speciate/games/orchard", "tests/games/orchard")


def test_a_new_game_is_listed_and_has_a_link_of_its_own(tree):
    assert "orchard" in run(tree, "speciate", "games")
    sources = [
        file.read_text() for file in (tree / "core/speciate/games").glob("*/__init__.py") if "tag" in file.read_text()
    ]
    tags = [source.split('tag = "')[1][0] for source in sources]
    assert len(tags) == len(set(tags))


@pytest.mark.parametrize("name", ["", "ab", "Orchard", "or chard", "1st", "../x", "class", "marine", "x" * 22])
def test_a_name_that_no_game_can_have_is_refused_and_nothing_is_made(tree, name):
    before = sorted(tree.rglob("*"))
    with pytest.raises(ValueError, match="game"):
        make_game(tree, name)
    assert sorted(tree.rglob("*")) == before
