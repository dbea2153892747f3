""" "What is this?" in a browser: the other button, a long press and the key "?", which choose nothing."""

import re
from datetime import datetime

import pytest
from playwright.sync_api import expect
from speciate.engine import find_games

from .hand import Hand, wait_for
from .test_access import axe
from .test_links import some_link

PHONE = {"width": 390, "height": 844}
PANEL = "#d-card.near[open]"
SPOT = """async one => {
    one.scrollIntoView({ block: "center", inline: "nearest" });
    // The event of this scroll comes with the next frame, and would end a press.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""
THING = ".table [id^='p-'] :is([data-what], [data-card], [id][aria-label], [id][title]):not(svg):visible"


def at_a_choice(page, game="marine", kinds="rrrp", seed=3):
    """A table where a thing that is drawn can be chosen."""
    hand = Hand(page).sit_down(f"{game}/", fast="1", pace="once")
    hand.start(kinds, seed=seed)
    hand.wait()
    while not page.locator(".table [id^='p-'] [data-value]:visible").count():
        assert hand.turn() != "over"
        hand.wait()
    return hand


def untouched(page, hand, before):
    """Nothing was chosen, and nothing selected."""
    return hand.decision == before and page.locator(".table :is(.selected, .sel)").count() == 0


def close(page):
    page.keyboard.press("Escape")
    page.wait_for_selector(PANEL, state="detached")


def beside(panel, target):
    """Whether the panel is whole, and not on its thing."""
    view, box, thing = panel.page.viewport_size, panel.bounding_box(), target.bounding_box()
    whole = box["x"] >= 0 and box["x"] + box["width"] <= view["width"]
    whole = whole and box["y"] >= 0 and box["y"] + box["height"] <= view["height"]
    apart = box["x"] >= thing["x"] + thing["width"] or box["x"] + box["width"] <= thing["x"]
    return whole and (apart or box["y"] >= thing["y"] + thing["height"] or box["y"] + box["height"] <= thing["y"])


@pytest.mark.parametrize("game", find_games())
def test_the_other_button_says_what_a_thing_is(page, game):
    kinds = {"marine": "rrrp", "dominant": "--r--p"}.get(game, "rp----")
    hand = at_a_choice(page, game, kinds)
    before = hand.decision
    for panel in page.locator(".table [id^='p-']").all():
        things = panel.locator(":scope :is([data-what], [data-card], [id][aria-label], [id][title]):not(svg):visible")
        if not things.count():
            continue
        things.first.dispatch_event("contextmenu", {"clientX": 5, "clientY": 5, "bubbles": True, "cancelable": True})
        page.wait_for_selector(PANEL)
        assert page.inner_text("#d-card-title") and page.locator("#card-body .falls .rule-id").count() == 1
        assert page.get_attribute(f"{PANEL} .more a", "href").startswith("rules.html#")
        close(page)
    target = page.locator(".table [id^='p-'] [data-value]:visible").first
    x, y = target.evaluate(SPOT)
    page.mouse.click(x, y, button="right")
    page.wait_for_selector(PANEL)
    axe(page)
    close(page)
    assert untouched(page, hand, before)


def test_the_panel_lies_beside_the_thing_and_a_click_elsewhere_closes_it(page):
    hand = at_a_choice(page)
    before = hand.decision
    target = page.locator(".table [id^='p-'] [data-value]:visible").first
    x, y = target.evaluate(SPOT)
    page.mouse.click(x, y, button="right")
    panel = page.locator(PANEL)
    panel.wait_for()
    assert beside(panel, target)
    page.set_viewport_size({"width": 1024, "height": 768})  # a tablet that is turned round
    wait_for(page, lambda: beside(panel, target), what="the panel beside its thing")
    x, y = target.evaluate(SPOT)
    page.mouse.click(x, y)  # elsewhere, although something to choose lies beneath
    page.wait_for_selector(PANEL, state="detached")
    assert untouched(page, hand, before)
    page.mouse.click(x, y, button="right")
    page.click(f"{PANEL} [data-close]")
    page.wait_for_selector(PANEL, state="detached")
    assert untouched(page, hand, before)


def test_the_key_asks_about_what_has_the_focus_and_gives_it_back(page):
    hand = at_a_choice(page)
    before = hand.decision
    page.focus("#question")
    page.keyboard.press("?")
    page.wait_for_selector("#d-keys[open]")
    page.keyboard.press("Escape")
    for focused in (".table [id^='p-'] [data-value]:visible", ".prompt .choice"):
        thing = page.locator(focused).first
        thing.focus()
        page.keyboard.press("?")
        page.wait_for_selector(PANEL)
        said = page.locator(f"{PANEL} :focus")
        expect(said).to_have_accessible_name(page.inner_text("#d-card-title"))
        expect(said).to_have_accessible_description(re.compile(f"^{page.inner_text('#what-said .kind')}.*Rule"))
        close(page)
        assert thing.evaluate("one => one === document.activeElement")
    page.focus("[data-card][tabindex='0']")
    page.keyboard.press("?")
    page.click(f"{PANEL} .btn[data-card]")  # all there is to say of it
    page.wait_for_selector("#d-card[open]:not(.near)")
    page.keyboard.press("Escape")
    assert untouched(page, hand, before)


def test_the_key_asks_about_what_is_pointed_at_where_nothing_has_the_focus(page):
    hand = at_a_choice(page)
    before = hand.decision
    page.focus("#question")
    tile = page.locator(".p-board .tile:not([data-value])").first
    tile.hover()
    for away in (None, "#menu"):  # the pointer is over the tile; then it was the last thing that was pointed at
        if away:
            page.hover(away)
        page.keyboard.press("?")
        page.wait_for_selector(PANEL)
        assert page.inner_text("#card-body .falls .rule-id")
        close(page)
    page.locator(".prompt .rule-id").first.focus()  # whoever goes on by keys points at nothing
    page.keyboard.press("?")
    page.wait_for_selector("#d-keys[open]")
    page.keyboard.press("Escape")
    assert untouched(page, hand, before)


def test_nothing_is_asked_where_nothing_is_marked(page):
    at_a_choice(page)
    kept = "one => one.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))"
    assert page.locator("#question").evaluate(kept) and page.locator("#menu").evaluate(kept)
    assert not page.locator(THING).first.evaluate(kept)


class Finger:
    """A finger on the page. `touch` returns when the page has heard of the touch; the browser answers before."""

    def __init__(self, page):
        self.page, self.client = page, page.context.new_cdp_session(page)
        page.evaluate("""() => {
            window.heard = { touchstart: 0, touchmove: 0, touchend: 0, scrollend: 0 };
            for (const kind in heard) addEventListener(kind, () => heard[kind]++, { capture: true, passive: true });
        }""")

    def heard(self, kind):
        return self.page.evaluate(f"heard.{kind.lower()}")

    def touch(self, kind, *points):
        where = [{"x": x, "y": y} for x, y in points]
        before = self.heard(kind)
        self.client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})
        wait_for(self.page, lambda: self.heard(kind), lambda count: count > before, kind)


@pytest.fixture
def phone(new_context):
    return new_context(viewport=PHONE, has_touch=True, is_mobile=True).new_page()


def test_a_long_press_asks_and_chooses_nothing(phone):
    hand = at_a_choice(phone)
    before = hand.decision
    target = phone.locator(".table [id^='p-'] [data-value]:visible").first
    spot = target.evaluate(SPOT)
    finger = Finger(phone)
    finger.touch("touchStart", spot)
    phone.wait_for_selector(PANEL)
    finger.touch("touchEnd")
    sheet = phone.locator(PANEL).bounding_box()
    assert sheet["x"] == 0 and sheet["width"] == PHONE["width"]
    assert abs(sheet["y"] + sheet["height"] - PHONE["height"]) < 1
    axe(phone)
    assert untouched(phone, hand, before)
    phone.touchscreen.tap(195, 60)  # elsewhere
    phone.wait_for_selector(PANEL, state="detached")
    assert untouched(phone, hand, before)
    phone.touchscreen.tap(*spot)  # a short press chooses as ever
    phone.wait_for_selector(".table .selected")


def test_a_finger_that_moves_asks_nothing(phone):
    """The clock of the page stands still until the finger has moved; then seconds pass. A finger that rests asks.

    What scrolls elsewhere meanwhile, as the log does when computers move, is no motion of the finger.
    """
    hand = at_a_choice(phone)
    before = hand.decision
    target = phone.locator(".table [id^='p-'] [data-value]:visible").first
    x, y = target.evaluate(SPOT)
    phone.clock.install(time=datetime(2026, 1, 1))
    phone.clock.pause_at(datetime(2026, 1, 2))
    finger = Finger(phone)
    finger.touch("touchStart", (x, y))
    finger.touch("touchMove", (x, y - 30))
    phone.clock.run_for(2000)
    finger.touch("touchEnd")
    wait_for(phone, lambda: finger.heard("scrollend"), what="the end of the scrolling that the finger began")
    assert phone.locator("#d-card[open]").count() == 0 and untouched(phone, hand, before)
    box = target.bounding_box()
    finger.touch("touchStart", (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    phone.dispatch_event("#news", "scroll")
    phone.clock.run_for(2000)
    phone.wait_for_selector(PANEL)
    finger.touch("touchEnd")
    assert untouched(phone, hand, before)


def test_in_a_table_of_another_page_too(page):
    page.goto(f"embed/#{some_link('dominant', 16)}&controls=watch")
    tile = page.locator("[id^='p-'] .tile[data-card]").first
    tile.wait_for()
    page.wait_for_selector("#boot[hidden]", state="attached")
    page.wait_for_selector(".prompt .recent")
    tile.dispatch_event("contextmenu", {"bubbles": True, "cancelable": True})
    page.wait_for_selector(PANEL)
    assert page.inner_text("#d-card-title") and page.locator("#card-body .falls .rule-id").count() == 1
    page.click(f"{PANEL} .more button")
    page.wait_for_selector("#d-card[open]:not(.near)")
    page.keyboard.press("Escape")
    page.wait_for_selector("#d-card", state="hidden")
