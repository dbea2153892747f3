"""The suite itself: pytest leaves folders out by their names, without a word."""

from fnmatch import fnmatch
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]


def test_no_folder_of_tests_is_left_out(pytestconfig):
    folders = {file.parent for file in TESTS.rglob("test_*.py")}
    names = {part for folder in folders for part in ("tests", *folder.relative_to(TESTS).parts)}
    assert not {name for name in names for pattern in pytestconfig.getini("norecursedirs") if fnmatch(name, pattern)}
