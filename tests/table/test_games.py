"""Where games are found."""

import zipfile

import pytest
import speciate.games
from speciate.engine.game import game_ids, look_in


@pytest.fixture
def archive(tmp_path):
    path = tmp_path / "zoo.zip"
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("speciate/games/zoo/__init__.py", "")
    yield str(path)
    for package in (speciate, speciate.games):
        package.__path__[:] = [folder for folder in package.__path__ if not folder.startswith(str(path))]
    game_ids.cache_clear()


def test_a_game_in_an_archive_is_found_once_the_core_is_told_of_it(archive):
    before = game_ids()
    assert "zoo" not in before
    look_in(archive)
    look_in(archive)
    assert game_ids() == tuple(sorted([*before, "zoo"]))
