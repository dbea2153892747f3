"""What a real screen reader says of pages and tables: keys are pressed at the display, and words are heard of each."""

import subprocess
import sys

import pytest

from .hand import READY, Hand
from .orca import Reader, missing, reader

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())

HOME = [
    ("ctrl+Home", ["Skip to the content"]),
    ("h", ["Board games about evolution", "heading level 1"]),
    ("k", ["New here? Learn one by playing", "link"]),
    ("k", ["I know these games", "link"]),
    ("h", ["One choice, right now", "heading level 2"]),
    ("b", ["Reef D4", "Reptiles", "push button"]),
]
"""The first page from its top, by headings, links and buttons: what it is, where to begin, a choice to make at once."""
LESSON = [
    ("ctrl+Home", ["Skip to the content"]),
    ("h", ["Learn Evolution: Climate by playing", "heading level 1"]),
    ("b", ["Fern A", "push button"]),
    ("b", ["Fern B", "push button"]),
    ("Return", ["Not possible", "It is full", "heading level 4"]),
]
"""The first lesson of Climate from its top: its heading, its answers one by one, and the verdict on a wrong one. The
address names the lesson, and the reader begins there or at the top, as the events of the browser happen to come."""

# Where computers move before a question, the question is told after their moves. It has the focus too, and may be read
# before them.
CLIMATE = [
    ("", ["Your decision", "Which card do you lay on the watering hole?"]),
    ("Shift+Tab", ["Hint: where to look", "push button"]),
    ("Shift+Tab", ["Rule C", "push button"]),
    ("Shift+Tab", ["Climate and watering hole", "Temperate: no loss; plants 0; the climate is here"]),
    ("question", ["Temperate panel", "no loss; plants 0; the climate is here", "Rule C"]),
    ("Escape", ["Temperate: no loss; plants 0; the climate is here"]),
    ("colon", ["Type your move", "Your move in words"]),
    ("type mammoth", ["Nothing that is asked now is called “mammoth”. The list has what can be said."]),
    ("Escape", ["Which card do you lay on the watering hole?", "heading level 2"]),
    ("Tab", ["Fat Tissue", "4 plants", "not pressed"]),
    ("Return", ["Fat Tissue. It gives 4 plants. The others learn of it when all have chosen."]),
    ("Return", ["Amber plays no more cards. Which card do you play?"]),
]
"""A table of Climate: the question, what a thing on the table is, a word that means nothing, a choice that is secret,
and what the computers have done before the next question."""
DOMINANT = [
    ("", ["Your decision", "Place a pawn where? 6 at hand"]),
    ("Tab", ["Find among 39"]),
    ("Return", ["Initiative", "toggle button"]),
    ("", ["Initiative. Your pawn there: move up the initiative track"]),
    (
        "Return",
        [
            "Mammals pawn on Initiative. Birds pawn on Competition, seventh space. "
            "Reptiles pawn on Glaciation, first space. Place a pawn where? 5 at hand",
        ],
    ),
    ("Tab", ["Find among 36"]),
    ("Return", ["Adaptation 1", "toggle button"]),
    ("", ["Adaptation 1. Your pawn there"]),
    (
        "Return",
        [
            "Mammals pawn on Adaptation, first space. Birds pawn on Migration, second space. "
            "Reptiles pawn on Adaptation, second space. Place a pawn where? 4 at hand",
        ],
    ),
]
"""A table of Dominant, where an answer changes most: a question with many answers, what is chosen, what came of it and
what the computers did, and the next question."""


@pytest.fixture(scope="module")
def another(tmp_path_factory):
    """What pgrep takes for the screen reader of the person at this machine."""
    program = tmp_path_factory.mktemp("another") / "orca"
    program.symlink_to(sys.executable)
    with subprocess.Popen([program, "-c", "import sys; sys.stdin.read()"], stdin=subprocess.PIPE) as process:
        assert str(process.pid) in subprocess.check_output(["pgrep", "-x", "orca"], text=True).split()
        yield


@pytest.fixture(scope="module")
def orca(playwright, tmp_path_factory, another):
    """A reader that starts though another one runs."""
    with reader(playwright, tmp_path_factory.mktemp("orca")) as heard:
        heard.page.add_init_script("try { localStorage.setItem('speciate.fast', '1') } catch {}")
        yield heard


def open_page(orca: Reader, address: str) -> None:
    """Open a page in the window, which has the keys from then on.

    A key that comes while the page still loads finds nothing. After a key that looks for a heading, a link or a button
    the reader is silent about a focus that the page moves; a key that has no meaning to either ends that.
    """
    orca.open(address)
    window = ["xdotool", "search", "--onlyvisible", "--class", "chromium", "windowfocus"]
    subprocess.run(window, env=orca.env, check=True)
    orca.press("Pause")


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


def test_a_browser_that_answers_late_is_waited_for(orca, server):
    """As on a machine that is busy: by itself the reader takes it for hung after 0.8 s, and passes over its events."""
    open_page(orca, f"{server.url}climate/learn.html?late#C-L01")  # the page of the lesson itself may be open already
    *before, (key, heard) = LESSON
    for other, words in before:
        orca.press(other)
        orca.hear(*words)
    orca.press_slow(key, "object:text-changed:insert", 2)
    orca.hear(*heard)


@pytest.mark.parametrize(("game", "steps"), [("climate", CLIMATE), ("dominant", DOMINANT)])
def test_a_table_asks_and_tells(orca, server, game, steps):
    """Keys that reach the page in both modes of the reader; each is pressed when the words before it were heard."""
    open_page(orca, f"{server.url}{game}/")
    orca.page.wait_for_selector(READY, state="attached")
    Hand(orca.page).start("pr", seed=4)
    for key, parts in steps:
        if key.startswith("type "):
            orca.write(key.removeprefix("type "))
        elif key:
            orca.press(key)
        orca.hear(*parts)


@pytest.mark.parametrize(
    ("game", "keys", "parts"),
    [
        ("climate", ["Tab"], ["Fat Tissue panel", "Choice 4 plants Rule C2.1"]),
        ("dominant", ["Tab", "Tab"], ["Initiative panel", "Choice move up the initiative track"]),
    ],
)
def test_what_a_choice_is_is_heard_whole_the_first_time(orca, server, game, keys, parts):
    """Asked at once, while the reader is still busy with the table that has been opened."""
    open_page(orca, f"{server.url}{game}/")
    orca.page.wait_for_selector(READY, state="attached")
    Hand(orca.page).start("pr", seed=4)
    orca.press(*keys, "question")
    orca.hear(*parts)
