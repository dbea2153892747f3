"""What a real screen reader says of the pages: keys are pressed at the display, and after each words are heard."""

import subprocess

import pytest

from .orca import Reader, missing, reader

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())

HOME = [
    ("h", ["Board games about evolution", "heading level 1"]),
    ("k", ["New here? Learn one by playing", "link"]),
    ("k", ["I know these games", "link"]),
    ("h", ["One choice, right now", "heading level 2"]),
    ("b", ["Reef D4", "Reptiles", "push button"]),
]
"""The first page by headings, links and buttons: what it is, where to begin, and a choice to make at once."""
LESSON = [
    ("h", ["Learn Evolution: Climate by playing", "heading level 1"]),
    ("b", ["Fern A", "push button"]),
    ("b", ["Fern B", "push button"]),
    ("Return", ["Not possible", "It is full", "heading level 4"]),
]
"""The first lesson of Climate: its heading, its answers one by one, and the verdict on a wrong one."""


@pytest.fixture(scope="module")
def orca(playwright, tmp_path_factory):
    with reader(playwright, tmp_path_factory.mktemp("orca")) as heard:
        heard.page.add_init_script("try { localStorage.setItem('speciate.fast', '1') } catch {}")
        yield heard


def open_page(orca: Reader, address: str) -> None:
    """Open a page in the window, which has the keys from then on."""
    orca.read = len(orca.lines)
    orca.page.goto(address)
    orca.hear("Loading")
    window = ["xdotool", "search", "--onlyvisible", "--class", "chromium", "windowfocus"]
    subprocess.run(window, env=orca.env, check=True)


def test_the_first_page_says_what_there_is(orca, server):
    open_page(orca, server.url)
    for key, heard in HOME:
        orca.press(key)
        orca.hear(*heard)


def test_a_lesson_asks_and_judges(orca, server):
    open_page(orca, f"{server.url}climate/learn.html#C-L01")
    for key, heard in LESSON:
        orca.press(key)
        orca.hear(*heard)
