"""At the table a press on the id of a rule shows the rule beside the board; beside it lies the guide to the round."""

from itertools import product

import pytest
from speciate.engine import find_games
from speciate.engine.rulebook import rules_of
from speciate.scenario import scenarios_of

from .hand import Hand, wait_for
from .test_access import STILL, axe
from .test_offline import alone

CHIP = ".prompt .rule-id"


PHONE = 640
"""The most pixels of width at which the panel is a sheet over the question."""


def beside(page):
    """Whether the panel is high enough to be read, and leaves the question; on a phone it shows the way back."""
    panel, prompt = (page.locator(one).bounding_box() for one in ("#d-card", ".prompt"))
    if page.viewport_size["width"] <= PHONE:
        return whole_sheet(page)
    clear = panel["x"] >= prompt["x"] + prompt["width"] or panel["y"] + panel["height"] <= prompt["y"]
    return clear and panel["height"] > 150


def whole_sheet(page):
    """Whether the sheet takes at most 60 % of the screen, and at its foot, whole, are the question and the way back."""
    panel, back, asked = (page.locator(one).bounding_box() for one in ("#d-card", ".back .btn", "#card-asked"))
    height = page.viewport_size["height"]
    inside = panel["y"] >= 0.4 * height - 1 and back["y"] + back["height"] <= height
    named = page.inner_text("#card-asked") == page.locator("#question").text_content()
    return inside and named and asked["y"] >= panel["y"]


def test_on_a_phone_the_sheet_leads_back_to_the_question_and_its_buttons_are_not_cut(page):
    page.set_viewport_size({"width": 390, "height": 844})
    Hand(page).sit_down("marine/", fast="1").start(alone("marine"))
    page.click(CHIP)
    page.wait_for_selector("#d-card[open]")
    button, back = (page.locator(one).bounding_box() for one in ("#card-rule a >> nth=0", ".back"))
    assert button["y"] + button["height"] <= back["y"]
    page.click(".back .btn")
    page.wait_for_selector("#d-card", state="hidden")
    assert page.locator("#question").is_visible()


def test_the_panel_stays_beside_the_question_when_a_device_is_turned_round(page):
    Hand(page).sit_down("marine/", fast="1").start(alone("marine"))
    page.click(CHIP)
    page.wait_for_selector("#d-card[open]")
    for width, height in ((1024, 768), (390, 844), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        wait_for(page, lambda: beside(page), what=f"the question can be read at {width}")


# What lies beside the table and covers the map or the question, or leaves the window, or is too low to be read.
COVERING = """() => {
    const shown = all => [...document.querySelectorAll(all)].filter(one => one.checkVisibility());
    const faults = [];
    for (const panel of shown(".beside")) {
        const { left, top, right, bottom, height } = panel.getBoundingClientRect();
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) faults.push(`${panel.id} is cut`);
        if (panel.id === "d-card" && height < 150) faults.push(`${panel.id} is ${height} high`);
        for (const kept of shown(".p-board, .prompt")) {
            const box = kept.getBoundingClientRect();
            const wide = Math.min(right, box.right) - Math.max(left, box.left);
            const high = Math.min(bottom, box.bottom) - Math.max(top, box.top);
            if (wide > 0 && high > 0) faults.push(`${panel.id} over ${kept.className}: ${wide} x ${high}`);
        }
    }
    return faults;
}"""
BOXES = "['.p-board', '.prompt'].map(one => JSON.stringify(document.querySelector(one).getBoundingClientRect()))"
LIT = "[...document.querySelectorAll('.table :is(.panel, .pan):has([data-value])')].map(one => one.id)"
STEPS = [
    (CHIP, "#tab-rule[aria-current=true]"),
    ("#tab-guide", "#tab-guide[aria-current=true]"),
    ("#tab-hint", "#tab-hint[aria-current=true]"),
    ("Escape", "#d-card:not([open])"),
    (":", "#typed:not([hidden])"),
    ("Escape", "#typed[hidden]"),
]
"""What is done at a question, and what is shown then."""
WIDE = [(1440, 900), (1024, 768)]


@pytest.mark.parametrize("game", find_games())
def test_what_lies_beside_a_table_covers_neither_its_map_nor_its_question(new_context, game):
    """Rule, guide, hint, the first game's aid and the line for moves in words, whatever panel a question is about."""
    page = new_context(locale="it-IT").new_page()
    hand = Hand(page).sit_down(f"{game}/", fast="1", aids="1")
    hand.start(alone(game))
    asked = set()
    for _ in range(20):
        about = frozenset(page.evaluate(LIT))
        if about not in asked and page.locator(CHIP).count():
            asked.add(about)
            for steps, (width, height) in product(([], STEPS), WIDE):  # the aid first: it goes where a rule is opened
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate(STILL)
                assert page.evaluate(COVERING) == [], (width, about)
                before = page.evaluate(BOXES)
                for what, shown in steps:
                    if what.startswith(("#", ".")):
                        page.click(what)
                    else:
                        page.keyboard.press(what)
                    page.wait_for_selector(shown, state="attached")
                    assert page.evaluate(COVERING) == [], (width, what, about)
                    assert page.evaluate(BOXES) == before, (width, what, about)
        if hand.turn() == "over":
            break
        hand.wait()
    assert len(asked) > 1


@pytest.mark.parametrize(
    "game, lang, sizes",
    [("marine", "en", [(1440, 900), (1024, 768)]), ("biosphere", "it", [(390, 844)])],
)
def test_a_question_shows_its_rule_and_neither_board_nor_question_moves(new_context, game, lang, sizes):
    page = new_context(locale=lang).new_page()
    hand = Hand(page)
    hand.sit_down(f"{game}/", fast="1").start(alone(game))
    rule = rules_of(game)[page.inner_text(CHIP)]
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        before = page.evaluate(BOXES)
        page.click(CHIP)
        page.wait_for_selector("#d-card[open]")
        assert page.inner_text("#d-card-title") == rule.titles[lang]
        assert page.inner_text("#card-body .text") == rule.texts[lang]
        assert page.evaluate(BOXES) == before
        assert beside(page), "the question can still be read"
        axe(page)
        page.keyboard.press("Escape")
        page.wait_for_selector("#d-card", state="hidden")
    page.keyboard.press("Shift+G")
    page.wait_for_selector("#d-card[open] [aria-current=step]")
    chip = page.inner_text("#d-card [aria-current=step] > .rule-id")
    axe(page)
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("#tab-rule[aria-current=true]")
    assert page.inner_text("#d-card-title") == rule.titles[lang]
    page.click("#tab-guide")
    page.click("#d-card [aria-current=step] > .rule-id")
    page.wait_for_selector("#tab-rule[aria-current=true]")
    assert page.inner_text("#card-body .rule-id") == chip
    page.keyboard.press("Escape")
    page.wait_for_selector("#d-card", state="hidden")
    page.keyboard.press("Shift+R")
    page.wait_for_selector("#d-card[open]")
    with page.context.expect_page() as opened:
        page.click("#card-rule a")
    opened.value.wait_for_selector(f"[id='{rule.id}']:target")
    tried = [one.id for one in scenarios_of(game, "lesson", "puzzle") if one.rules[0] == rule.id]
    assert page.locator("#card-rule a").count() == 1 + bool(tried)
    if tried:
        with page.context.expect_page() as opened:
            page.click("#card-rule a:last-child")
        opened.value.wait_for_selector(f"[id='{tried[0]}'] .answers")
    page.keyboard.press("Escape")
    page.wait_for_selector("#d-card", state="hidden")
    decision = hand.decision
    page.keyboard.press("Shift+H")
    page.wait_for_selector("#d-card[open] #hint-best")
    assert page.locator("#tab-hint[aria-current=true]").is_visible()
    assert not page.locator("#hint-best li").first.is_visible()
    assert page.evaluate(BOXES) == before
    lit = page.locator(".prompt .hinted").count()
    assert lit == (3 if page.locator(".prompt [data-value]").count() > 3 else 0)
    axe(page)
    page.keyboard.press("Escape")
    page.wait_for_selector("#d-card", state="hidden")
    page.click("#hint")
    page.wait_for_selector("#hint-best[open]")
    axe(page)
    named = page.locator("#hint-best li button").first.get_attribute("data-choice")
    page.click("#hint-best li button")
    page.wait_for_selector(f".prompt [data-value='{named}'][aria-pressed=true]", state="attached")
    assert hand.decision == decision and not page.locator("#d-card").is_visible()
    assert page.locator(".prompt .hinted").count() == lit
    if game == "biosphere":
        page.click("#tabs label:has([value=log])")
        page.locator(".log .line").first.focus()
        page.keyboard.press("ArrowRight")
        logged = rules_of(game)[page.inner_text(".log .rule-id:focus")]
        page.keyboard.press("Enter")
        page.wait_for_selector("#d-card[open]")
        assert page.inner_text("#card-body .text") == logged.texts[lang]
