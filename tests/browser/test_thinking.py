"""A computer that thinks: the page shows it and answers meanwhile, it can be stopped, and helpers change no answer."""

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect
from speciate.bots import bot_answer, find_bot
from speciate.engine import Match, Rng, pack, unpack

from tests.contract.games import some_setup
from tests.contract.walk import begun

from .hand import Hand, wait_for
from .kept import stored

CORES = "Object.defineProperty(navigator, 'hardwareConcurrency', {{get: () => {}}})"
COUNTED = """
const jobs = self.jobs = [];
self.ready = 0;
// Milliseconds before each job, also after a reload: a thinking lasts longer than what is done meanwhile.
self.rest = Number(self.name); // the name of a window stays
self.Worker = class extends Worker {
    constructor(...how) {
        super(...how);
        this.number = jobs.push(0) - 1;
        this.addEventListener("message", ({data}) => self.ready += Boolean(data.ready));
    }
    postMessage(message) {
        const send = () => super.postMessage(message);
        if (!String(message).includes('"do":"play"')) return send();
        jobs[this.number]++;
        setTimeout(send, self.rest);
    }
};"""
CLEVER = find_bot("clever")


@cache
def before_a_thinking() -> tuple[Match[Any], int, int, tuple[int, ...]]:
    """A game of Climate, the seat of its person, the person's answer, and that answer followed by a computer's.

    The computer thinks once, nothing is drawn before that, and then the person is asked again.
    """
    setup = some_setup("climate", 2, 7)
    for ply in range(20, 200):
        match = begun(setup, Rng(7), ply)
        seat, value = match.choice.seat, match.choice.values[0]
        after = match.fork(value)
        if not after.choice or after.choice.seat == seat or after.state.rng != match.state.rng:
            continue
        answer = bot_answer(CLEVER, after, setup.seed)
        after.answer(answer)
        if after.choice and after.choice.seat == seat:
            return match, seat, value, (value, answer)
    raise AssertionError("there is no such position")


@pytest.fixture
def sit_down(new_context):
    """Opens the game in a browser with so many cores, at the question of the person."""

    def sit(cores: int) -> Hand:
        match, seat, _, _ = before_a_thinking()
        context = new_context()
        context.add_init_script(CORES.format(cores) + COUNTED)
        page = context.new_page()
        kinds = ["person" if other == seat else "clever" for other in range(2)]
        page.goto(f"climate/#{pack(some_setup('climate', 2, 7), match, kinds)}")
        hand = Hand(page)
        assert hand.wait() == "choice"
        page.wait_for_url("**#g=*")
        return hand

    return sit


def answer(hand: Hand) -> None:
    """The person answers, and a computer begins to think."""
    _, _, value, _ = before_a_thinking()
    page = hand.page
    page.locator(f'.prompt [data-value="{value}"]').click()
    page.click("#commit:not([disabled])")
    page.wait_for_selector("#thought")


def decided(hand: Hand) -> tuple[int, ...]:
    """The decisions since the game was opened, once the person is asked again."""
    match, *_ = before_a_thinking()
    hand.wait()
    end = hand.decision
    [game] = wait_for(hand.page, lambda: stored(hand.page), lambda games: games[0]["decision"] == end)
    return tuple(unpack(game["link"]).match.decisions[match.ply :])


def test_a_thinking_is_shown_and_all_else_is_answered_meanwhile(sit_down):
    match, _, _, expected = before_a_thinking()
    hand = sit_down(1)
    page = hand.page
    page.evaluate("self.name = rest = 1000")
    answer(hand)
    expect(page.locator("#thinks")).to_contain_text("thinking")
    wait_for(page, lambda: page.evaluate("document.querySelector('#thought')?.value ?? 1"))
    page.keyboard.press("Shift+G")
    page.wait_for_selector("#d-card[open] #card-body > *")
    page.keyboard.press("Escape")
    page.keyboard.press("u")
    page.wait_for_selector("#commit")
    assert hand.decision == match.ply
    answer(hand)
    page.reload()
    page.wait_for_selector("#thought")
    page.evaluate("rest = 0")
    assert decided(hand) == expected
    assert page.evaluate("jobs.length") == 1  # with one core there is nobody to help


def test_helpers_start_while_the_person_thinks_and_the_answers_are_the_same_though_one_dies(sit_down):
    hand = sit_down(3)
    page = hand.page
    wait_for(page, lambda: page.evaluate("ready"), lambda ready: ready == 3)
    answer(hand)
    wait_for(page, lambda: page.evaluate("jobs"), lambda jobs: jobs[1] and jobs[2])
    page.workers[-1].evaluate("setTimeout(close)")
    assert decided(hand) == before_a_thinking()[3]
    page.click("#menu")
    page.click("#d-menu [data-menu=new]")
    wait_for(page, lambda: len(page.workers), lambda workers: workers == 1)
    hand.start("pppp")
    assert page.evaluate("jobs.length") == 3  # where nobody thinks, nobody helps


@pytest.mark.parametrize("how", ["button", "key"])
def test_a_thinking_that_is_stopped_plays_the_best_so_far(sit_down, how):
    match, _, value, _ = before_a_thinking()
    hand = sit_down(1)
    page = hand.page
    page.evaluate("rest = 3000")
    answer(hand)
    if how == "key":
        page.keyboard.press("Shift+S")
    else:
        page.click("#halt")
    found = decided(hand)
    assert len(found) == 2 and found[1] in match.fork(value).choice.values
    assert page.evaluate("jobs[0]") < CLEVER.effort(match.game).playouts  # less than the whole
