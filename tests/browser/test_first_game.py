"""The first game of a beginner: one press begins it, and each rule is shown beside its first question."""

from playwright.sync_api import expect
from speciate.engine.rulebook import rules_of
from speciate.locale import words

from .hand import READY, Hand
from .test_access import axe

CHIP = ".prompt .rule-id"


def test_each_rule_is_shown_once_until_that_is_switched_off(page):
    hand, aid = Hand(page).sit_down(fast="1"), page.locator("#aid")
    page.click("#first-game")
    hand.wait()
    met: list[str] = []
    while len(met) < 3:
        rule = rules_of("marine")[page.inner_text(CHIP)]
        if rule.id in met:
            expect(aid).to_be_hidden()
        else:
            expect(page.locator("#aid-title")).to_have_text(rule.titles["en"])
            expect(page.locator("#aid-body .text")).to_have_text(rule.texts["en"])
            met.append(rule.id)
            if len(met) == 1:
                axe(page)
                page.keyboard.press("Escape")
                expect(aid).to_be_hidden()
                page.reload()
                page.wait_for_selector(READY, state="attached")
                hand.wait()
                expect(aid).to_be_hidden()
        hand.turn()
        hand.wait()
    while page.inner_text("#question") != "Place a pawn where?":
        hand.turn()
        hand.wait()
    page.locator("[id^=sp-]:not([data-value])").first.click()
    page.wait_for_selector("#d-card[open]")
    assert words("en").plain("refused.title") in page.inner_text("#card-body"), "a closed space says why it is closed"
    page.keyboard.press("Escape")
    page.wait_for_selector("#d-card", state="hidden")
    page.click("#menu")
    page.uncheck("[data-set=aids]")
    page.keyboard.press("Escape")
    page.evaluate("localStorage.removeItem('speciate.met.marine')")
    for _ in range(2):
        hand.turn()
        hand.wait()
        expect(aid).to_be_hidden()
