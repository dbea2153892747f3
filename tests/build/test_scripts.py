"""What scripts of the page, and their tests, must not do: read off their text."""

import re

import pytest

import build

SCRIPTS = sorted(file for file in (build.ROOT / "web").rglob("*.js"))
# Comments and texts: what stands in them is no code.
NO_CODE = re.compile(
    r"/\*.*?\*/|(?<![:\\])//[^\n]*|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`", re.DOTALL
)
TESTS = sorted(file for part in ("browser", "pyodide") for file in (build.ROOT / "tests" / part).glob("test_*.py"))


def named(file) -> str:
    return file.relative_to(build.ROOT).as_posix()


@pytest.mark.parametrize("file", SCRIPTS, ids=named)
def test_a_name_from_outside_finds_nothing_inherited(file):
    """`name in object` is true for "constructor" too; `Object.hasOwn` asks what was meant."""
    code = NO_CODE.sub("", file.read_text())
    assert not [line for line in code.splitlines() if re.search(r"\sin\s", line)]


@pytest.mark.parametrize("file", TESTS, ids=named)
def test_tests_wait_for_what_must_happen_and_not_for_a_time(file):
    """A time is too short on a loaded machine, and too long on any other; and what goes away does not answer."""
    text = file.read_text()
    assert "wait_for_timeout" not in text and "sleep(" not in text and "timeout=" not in text
    assert not re.search(r"evaluate\([\"'](self\.)?close\(", text)
