"""The first game of a beginner: one press begins it, each rule stands beside its first question, reading is enough."""

import pytest
from playwright.sync_api import expect
from speciate.engine import find_games
from speciate.engine.rulebook import rules_of
from speciate.locale import words

from tests.contract.english import english_in

from .hand import READY, Hand, wait_for
from .reader import read_on
from .test_access import axe

LANG = "it"
WORDS = words(LANG, "marine")
CHIP = ".prompt .rule-id"


@pytest.fixture
def beginner(new_context):
    """Sits somebody down at the first game of a game, who reads no English."""

    def sit_down(game_id):
        hand = Hand(new_context(locale=LANG).new_page()).sit_down(f"{game_id}/", fast="1")
        hand.page.click("#first-game")
        hand.wait()
        return hand

    return sit_down


def read_a_round(page, known=()):
    reading = read_on(page, known)
    assert reading.faults == []
    assert english_in(reading.texts, LANG) == {}


@pytest.mark.parametrize("game_id", [game_id for game_id in find_games() if game_id != WORDS.game])
def test_reading_gets_a_beginner_through_the_first_round(beginner, game_id):
    read_a_round(beginner(game_id).page)


# The words about traits on the reader's seat that are shortened.
SHORTENED = """() => [...document.querySelectorAll(".seat.me .tr")]
    .filter(one => one.scrollWidth > one.clientWidth)
    .map(one => one.textContent)"""


def clear_of_seats(page):
    """Whether the aid begins below the row of seats."""
    aid, seats = (page.locator(one).bounding_box() for one in ("#aid", ".p-seats"))
    return aid["y"] >= seats["y"] + seats["height"]


def test_each_rule_is_shown_once_until_that_is_switched_off(beginner):
    hand = beginner(WORDS.game)
    page, aid = hand.page, hand.page.locator("#aid")
    rule = rules_of(WORDS.game)[page.inner_text(CHIP)]
    expect(page.locator("#aid-title")).to_have_text(rule.titles[LANG])
    expect(page.locator("#aid-body .text")).to_have_text(rule.texts[LANG])
    axe(page)
    assert page.locator(".order .now").count() == 0  # all choose in secret
    page.set_viewport_size({"width": 1024, "height": 768})
    assert page.evaluate(SHORTENED) == []
    page.set_viewport_size({"width": 390, "height": 844})
    wait_for(page, lambda: clear_of_seats(page), what="the aid is below the seats")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.keyboard.press("Escape")
    expect(aid).to_be_hidden()
    page.reload()
    page.wait_for_selector(READY, state="attached")
    hand.wait()
    expect(aid).to_be_hidden()
    read_a_round(page, [rule.id])
    while page.inner_text("#question") != WORDS.plain("ask.turn.space"):
        hand.turn()
        hand.wait()
    page.locator("[id^=sp-]:not([data-value])").first.click()
    page.wait_for_selector("#d-card[open]")
    told = page.locator(", ".join(f"#{name}" for name in page.get_attribute("#d-card", "aria-describedby").split()))
    assert WORDS.plain("refused.title") in told.inner_text(), "a closed space says why it is closed, also aloud"
    rows = told.locator("li")
    assert told.locator("li .rule-id").count() == told.locator("li > .opens:visible").count() == rows.count() > 0
    axe(page)
    page.keyboard.press("Escape")
    page.wait_for_selector("#d-card", state="hidden")
    page.click("#menu")
    page.uncheck("[data-set=aids]")
    page.keyboard.press("Escape")
    page.evaluate("game => localStorage.removeItem(`speciate.met.${game}`)", WORDS.game)
    for _ in range(2):
        hand.turn()
        hand.wait()
        expect(aid).to_be_hidden()


def test_a_game_is_set_up_at_a_small_table_and_next_time_as_it_was_begun_last(page):
    """The seed is new each time, and each game keeps settings of its own."""
    hand = Hand(page).sit_down("marine/", fast="1")
    kinds = "all => all.filter(one => one.checked).map(one => one.value)"
    assert page.eval_on_selector_all("[name^=kind-]", kinds) == ["person", "bot", "bot", "empty"]
    hand.start("pr-p", names=("Ann", "", "", "Bo <b>"), seed=7, length="epic")
    page.goto("marine/")
    page.wait_for_selector(READY, state="attached")
    page.wait_for_selector("#name-3")
    assert page.eval_on_selector_all("[name^=kind-]", kinds) == ["person", "bot", "empty", "person"]
    assert [page.input_value(f"#name-{place}") for place in (0, 3)] == ["Ann", "Bo <b>"]
    assert page.input_value("#level-1") == "random" and page.is_checked("#option-length-epic")
    assert page.input_value("#seed") != "7"
    broken = '{"kind-0": "chess", "name-0": 3, "seed": ['
    page.evaluate("text => localStorage.setItem('speciate.setup.marine', text)", broken)
    page.reload()
    page.wait_for_selector(READY, state="attached")
    assert page.eval_on_selector_all("[name^=kind-]", kinds) == ["person", "bot", "bot", "empty"]
    page.goto("climate/")
    page.wait_for_selector(READY, state="attached")
    assert page.input_value("#name-0") == ""
