"""Keys that are held down until the keyboard repeats them: they choose once, and what moves goes on."""

from contextlib import contextmanager

import pytest

from .hand import MOVED, Hand, wait_for
from .test_lessons import address

PAGES = [
    "index.html",
    "make.html",
    "embed/",
    "embed/lesson.html",
    "climate/",
    "climate/learn.html",
    "climate/rules.html",
]
"""One of each kind of page on which something is answered."""
PASSES = """repeat => document.body.dispatchEvent(
    new KeyboardEvent("keydown", { key: "Enter", repeat, bubbles: true, cancelable: true })
)"""
"""Whether Enter reaches the page; `repeat`: the keyboard has repeated it."""
PLACE = "[...document.querySelectorAll('.prompt .choice')].indexOf(document.activeElement)"
PICKED = ".prompt .choice[aria-pressed=true]"


@contextmanager
def held(page, key, times=4):
    """This key is down, and the keyboard has repeated it; when it is let go, the page has had time for all of it."""
    page.keyboard.down(key)
    for _ in range(times):
        page.evaluate("() => new Promise(requestAnimationFrame)")
        page.keyboard.down(key)
    yield
    page.keyboard.up(key)
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def hold(page, key, times=4):
    with held(page, key, times):
        pass


def focused(page, what="id"):
    return page.evaluate(f"document.activeElement.{what}")


@pytest.fixture
def hand(page):
    """At a table of Dominant, where the choices have a field to find them."""
    hand = Hand(page).sit_down("dominant/", fast="1")
    hand.start("pr", seed=4)
    return hand


def test_enter_held_picks_what_was_found_and_held_again_confirms_it(hand):
    page, decision = hand.page, hand.decision
    page.focus("#find")
    hold(page, "Enter")
    page.wait_for_selector(PICKED)
    assert hand.decision == decision
    with held(page, "Enter"):
        page.wait_for_selector(MOVED.format(decision), state="attached")
    hand.wait()
    page.wait_for_selector("#question:focus")
    assert page.locator(PICKED).count() == 0


@pytest.mark.parametrize("key", ["1", " "])
def test_a_choice_by_its_key_or_on_the_board_is_picked_and_no_more(hand, key):
    page, decision = hand.page, hand.decision
    if key == " ":
        page.focus(".target[role=button]")
    hold(page, key)
    page.wait_for_selector(PICKED)
    assert hand.decision == decision


def test_where_one_press_is_enough_the_next_question_waits(page):
    hand = Hand(page).sit_down("dominant/", fast="1", once="1")
    hand.start("pr", seed=4)
    decision = hand.decision
    with held(page, "1"):
        page.wait_for_selector(MOVED.format(decision), state="attached")
        hand.wait()
        made = hand.decision
        hold(page, "1")
    hand.wait()
    assert hand.decision == made


@pytest.mark.parametrize(("key", "field"), [("/", "find"), (":", "typed-line")])
def test_a_key_that_leads_into_a_field_writes_nothing_there(hand, key, field):
    page = hand.page
    hold(page, key)
    assert focused(page) == field and focused(page, "value") == ""
    hold(page, "a", 2)
    assert focused(page, "value") == "aaa"
    hold(page, "Backspace", 1)
    assert focused(page, "value") == "a"


def test_what_completes_a_typed_move_does_not_play_it(hand):
    page, decision = hand.page, hand.decision
    page.keyboard.press(":")
    page.wait_for_selector("#typed-options li")
    page.keyboard.press("ArrowDown")
    hold(page, "Enter")
    page.wait_for_selector("#typed-play:not([disabled])")
    assert hand.decision == decision and page.is_visible("#typed")


def test_what_moves_goes_on(hand):
    page = hand.page
    places = []
    for times in (0, 2):
        page.focus("#find")
        hold(page, "Tab", times)
        places.append(page.evaluate(PLACE))
    assert places == [0, 2]
    hand.choose()
    hand.wait()
    page.focus("#question")
    last = hand.decision
    for back in range(1, 4):
        page.keyboard.down("[")
        wait_for(page, lambda: hand.decision, lambda now, at=last - back: now == at, "one step back")
    page.keyboard.up("[")


def test_a_wrong_answer_of_a_lesson_counts_once(page):
    page.goto(address("climate") + "#C-L01")
    page.wait_for_selector("#apart-box", state="detached")
    lesson = page.locator(".lesson:target")
    hold(page, "2")
    assert lesson.locator(".choice.tried").count() == 1
    assert lesson.locator("details.hint").get_attribute("open") is None  # it opens after the second


@pytest.mark.parametrize("path", PAGES)
def test_every_page_with_answers_drops_what_the_keyboard_repeats(page, path):
    page.goto(path)
    page.wait_for_function(f"() => !({PASSES})(true)")
    assert page.evaluate(PASSES, False)
