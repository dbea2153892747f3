"""Motion is drawn over the table, is never in the way, and is shown again when a player asks."""

import pytest
from speciate.engine import find_games

from .hand import READY, Hand
from .test_access import axe

PIECE = "#motion .mv-piece"
BAR = "#motion-bar"
STEP = "#motion-bar [data-says='motion.step']"
CLOSE = "#motion-bar [data-says='motion.close']"
ALONE = {"marine": "rp--", "dominant": "-rp---", "climate": "rp----", "biosphere": "rp----"}
SPY = """
window.contexts = 0;
window.heard = [];
window.AudioContext = class extends AudioContext { constructor() { super(); contexts++; } };
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const { start } = kind.prototype;
    kind.prototype.start = function (...at) { heard.push(this.frequency?.value ?? 0); return start.apply(this, at); };
}
"""
"""Counts the contexts of Web Audio that a page makes, and lists the pitches of the notes that it begins."""
TURN = {440, 659}
"""The pitches that tell a player's turn."""
NOTE_PIECES = """new MutationObserver(() => {
    window.moved ||= Boolean(document.querySelector("#motion .mv-piece"));
}).observe(document.body, { childList: true, subtree: true })"""
"""Sees that a piece moves, however soon it is gone again."""
PAUSE_SOON = """new MutationObserver((_, watch) => {
    if (!document.querySelector("#motion-bar .mv-says:not(:empty)")) return;
    watch.disconnect();
    document.querySelector("#motion-bar [data-says='motion.pause']").click();
}).observe(document.body, { childList: true, subtree: true })"""
"""Presses the button that pauses as soon as there is one: it is there for less than a second."""
SLOWLY = """() => {
    const { play } = Animation.prototype;
    Animation.prototype.play = function () { this.playbackRate = 0.01; return play.call(this); };
    const timeout = setTimeout;
    self.setTimeout = (deed, delay, ...more) => (delay >= 1000 ? 0 : timeout(deed, delay, ...more));
}"""
"""What moves is on its way for minutes, and computers that have a pace wait."""
RUNNING = f"document.querySelector('{PIECE}')?.getAnimations()[0]?.playState"


@pytest.fixture
def page(new_context):
    """A page of a visitor who wants motion."""
    return new_context(reduced_motion="no-preference").new_page()


def seated(page, game="marine", turns=2, **settings):
    """A player on turn against a random computer, whose moves are then shown at the pace of `settings`."""
    hand = Hand(page, 2).sit_down(f"{game}/", fast="1", **settings)
    hand.start(ALONE[game])
    for _ in range(turns):
        hand.turn()
    hand.wait()
    return hand


def set_pace(page, pace):
    page.click("#menu")
    page.select_option("#set-pace", pace)
    page.click("#d-menu [data-close]")


@pytest.mark.parametrize("game", find_games())
def test_what_has_moved_is_shown_again_in_every_game(page, until, game):
    """The numbered arrows stay until they are closed; a press at the table plays on meanwhile."""
    hand = seated(page, game, turns=3)
    page.keyboard.press("Shift+L")
    page.wait_for_selector(f"{BAR} .mv-says:not(:empty)")
    page.wait_for_selector("#motion .mv-arrow text", state="attached")
    assert page.evaluate("document.querySelector('#motion').ariaHidden") == "true"
    shown = page.locator("#motion .mv-arrow").count()
    page.click(STEP)
    assert page.locator("#motion .mv-arrow").count() >= shown
    page.keyboard.press("Escape")
    page.wait_for_selector("#motion", state="detached")
    assert not page.locator(BAR).count()
    assert page.evaluate("document.activeElement.id") == "question"
    page.keyboard.press("Shift+L")
    page.wait_for_selector(f"{BAR} .mv-says:not(:empty)")
    hand.choose()  # with the arrows open: the computers stop waiting for them
    hand.wait()
    page.wait_for_selector(BAR, state="detached")


def test_a_computers_move_is_shown_and_gives_way(page, until):
    hand = seated(page, "dominant", turns=1)  # in planning, each choice moves a pawn and a computer follows
    set_pace(page, "slow")
    page.evaluate(NOTE_PIECES)
    page.evaluate(PAUSE_SOON)
    hand.choose()
    until(page, "window.moved")  # one's own move
    page.wait_for_selector(f"{BAR} .mv-says:not(:empty)")  # while computers move there is a bar
    until(page, f"(({RUNNING}) ?? 'paused') !== 'running'")
    assert page.get_attribute("#motion-bar [data-says='motion.pause']", "aria-label") == "Go on"
    before = hand.decision
    axe(page)
    assert hand.decision == before  # while they are stopped, the computers wait
    page.click("#motion-bar [data-says='motion.pause']")
    set_pace(page, "fast")
    hand.wait()
    page.wait_for_selector("#motion", state="detached")
    page.wait_for_selector(BAR, state="detached")


def test_whatever_is_done_ends_the_motion(page):
    hand = seated(page, "dominant", turns=1)
    set_pace(page, "slow")
    page.evaluate(SLOWLY)
    hand.choose()
    page.wait_for_selector(PIECE, state="attached")
    page.mouse.wheel(0, 1)
    page.wait_for_selector("#motion", state="detached")
    page.click("#bot-skip")
    hand.wait()
    page.wait_for_selector(BAR, state="detached")
    hand.choose()


def test_at_once_nothing_moves_until_it_is_asked_for(page):
    hand = seated(page, turns=3)
    assert not page.evaluate("performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/motion.js'))")
    page.click("#menu")
    page.click("#d-menu [data-menu=turn]")
    page.wait_for_selector(f"{BAR} .mv-says:not(:empty)")
    assert not page.locator(PIECE).count()
    arrows = page.locator("#motion .mv-arrow").count()
    page.click(STEP)
    page.wait_for_selector("#motion .mv-now", state="attached")
    axe(page)
    page.click(CLOSE)
    page.wait_for_selector(BAR, state="detached")
    assert arrows
    hand.choose()


def test_who_wants_no_motion_gets_numbered_arrows(new_context):
    page = new_context(reduced_motion="reduce", viewport={"width": 390, "height": 844}).new_page()
    hand = Hand(page, 2).sit_down("marine/", pace="normal")
    hand.start("rp--")
    for _ in range(2):
        hand.turn()
        assert not page.locator("#motion").count()
    hand.wait()
    page.keyboard.press("Shift+C")
    page.wait_for_selector("#motion .mv-arrow text", state="attached")
    assert not page.evaluate("document.querySelector('#motion').getAnimations({ subtree: true }).length")
    axe(page)
    page.keyboard.press("Escape")
    page.wait_for_selector("#motion", state="detached")


def test_the_setting_of_an_earlier_release_is_kept(page):
    Hand(page).sit_down("marine/", fast="1")
    page.wait_for_selector(READY, state="attached")
    page.click("#menu")
    assert page.input_value("#set-pace") == "once"


def switch_sounds(page, on: bool) -> None:
    page.click("#menu")
    page.set_checked("[data-set=sounds]", on)
    page.click("#d-menu [data-close]")


def test_with_sounds_off_nothing_is_made_to_be_heard(page, until):
    page.add_init_script(SPY)
    hand = seated(page, "dominant", turns=1)
    set_pace(page, "fast")
    page.evaluate(NOTE_PIECES)
    hand.choose()
    until(page, "window.moved")
    hand.wait()
    assert page.evaluate("[contexts, heard]") == [0, []]
    assert not page.evaluate("performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/sounds.js'))")


def test_with_sounds_on_one_context_is_made_and_moves_are_heard(page, until):
    page.add_init_script(SPY)
    hand = seated(page, "dominant", turns=1)
    set_pace(page, "fast")
    switch_sounds(page, True)
    until(page, "contexts")
    while not set(page.evaluate("heard")) - TURN:
        assert hand.turn() == "choice"
    assert page.evaluate("contexts") == 1
    switch_sounds(page, False)
    hand.wait()
    before = page.evaluate("heard")
    for _ in range(3):
        hand.turn()
    hand.wait()
    assert page.evaluate("[contexts, heard]") == [1, before]


@pytest.mark.parametrize("calm", [False, True], ids=["at once", "no motion"])
def test_where_nothing_moves_only_the_turn_is_heard(new_context, calm):
    page = new_context(reduced_motion="reduce" if calm else "no-preference").new_page()
    page.add_init_script(SPY)
    hand = Hand(page, 2).sit_down("dominant/", pace="fast" if calm else "once", sounds="1")
    hand.start(ALONE["dominant"])
    while not page.evaluate("heard.length"):
        assert hand.turn() == "choice"
        hand.wait()
    for _ in range(3):
        hand.turn()
    assert set(page.evaluate("heard")) == TURN
    assert page.evaluate("contexts") == 1
