"""At the table the question and the lines of the log show the ids of rules; a press shows the rule beside the board."""

import pytest
from speciate.engine.rulebook import rules_of

from .hand import Hand
from .test_access import axe
from .test_offline import alone

CHIP = ".prompt .rule-id"


@pytest.mark.parametrize(
    "game, lang, sizes",
    [("marine", "en", [(1440, 900), (1024, 768)]), ("biosphere", "it", [(390, 844)])],
)
def test_a_question_shows_its_rule_and_neither_board_nor_question_moves(new_context, game, lang, sizes):
    page = new_context(locale=lang).new_page()
    Hand(page).sit_down(f"{game}/", fast="1").start(alone(game))
    boxes = "['.p-board', '.prompt'].map(one => JSON.stringify(document.querySelector(one).getBoundingClientRect()))"
    rule = rules_of(game)[page.inner_text(CHIP)]
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        before = page.evaluate(boxes)
        page.click(CHIP)
        page.wait_for_selector("#d-card[open]")
        assert page.inner_text("#d-card-title") == rule.titles[lang]
        assert page.inner_text("#card-body .text") == rule.texts[lang]
        assert page.evaluate(boxes) == before
        panel, prompt = (page.locator(one).bounding_box() for one in ("#d-card", ".prompt"))
        beside = panel["x"] >= prompt["x"] + prompt["width"] or panel["y"] + panel["height"] <= prompt["y"]
        assert beside, "the question can still be read"
        axe(page)
        page.keyboard.press("Escape")
        page.wait_for_selector("#d-card", state="hidden")
    page.keyboard.press("Shift+R")
    page.wait_for_selector("#d-card[open]")
    with page.context.expect_page() as opened:
        page.click("#card-rule a")
    opened.value.wait_for_selector(f"[id='{rule.id}']:target")
    page.keyboard.press("Escape")
    page.wait_for_selector("#d-card", state="hidden")
    if game == "biosphere":
        page.click("#tabs label:has([value=log])")
        page.locator(".log .line").first.focus()
        page.keyboard.press("ArrowRight")
        logged = rules_of(game)[page.inner_text(".log .rule-id:focus")]
        page.keyboard.press("Enter")
        page.wait_for_selector("#d-card[open]")
        assert page.inner_text("#card-body .text") == logged.texts[lang]
