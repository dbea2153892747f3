"""Positions made by hand in the editor: the form of what lies on no space, pieces on the board, undo and redo."""

import re

import pytest
from playwright.sync_api import expect
from speciate.engine import find_games
from speciate.table.put import spaces_of

from .hand import endless
from .test_access import axe, resized

BARE = "speciate {} position 1\n"


REPLIES = """{
    window.replies = 0;
    window.drafts = 0;
    window.held = null; // what is asked while a test wants it held, in order
    window.release = () => held.splice(0).forEach((send) => send()) ?? (held = null);
    window.Worker = class extends Worker {
        constructor(...what) {
            super(...what);
            this.addEventListener('message', ({ data }) => {
                replies++;
                if (JSON.stringify(data).includes('notation')) drafts++;
            });
        }
        postMessage(...what) {
            const send = () => super.postMessage(...what);
            held ? held.push(send) : send();
        }
    };
}"""


def edited(new_context, game, replies=False, **context):
    """The editor with the bare table; with `replies` its page counts replies, and can hold what it asks.

    A press may last as long as it likes there: the page does not wait for its end for ever.
    """
    page = new_context(**context).new_page()
    if replies:
        page.add_init_script(REPLIES)
        endless(page, 2_000)
    page.goto(f"make.html#{game}")
    expect(page.locator("#make-play")).to_be_enabled()
    page.click("#make-bare")
    expect(page.locator("#make-text")).to_have_value(BARE.format(game))
    expect(page.locator("#make")).to_have_attribute("aria-busy", "false")
    expect(page.locator("#make-play")).to_be_enabled()
    return page


def test_a_species_is_made_by_a_form_and_taken_back(new_context):
    page = edited(new_context, "climate")
    text, undo, redo = page.locator("#make-text"), page.locator("#make-undo"), page.locator("#make-redo")
    page.click("#blanks-indigo summary")
    expect(page.locator("#make-hand")).to_be_hidden()
    page.click("#blanks-table summary")
    page.fill("#blank-hole-0", "9")
    page.click("#blank-species-indigo-more")
    body = page.locator("#blank-species-indigo-2-body-more_of")
    body.click()
    body.click()
    page.locator("#blank-species-indigo-2-traits-put").select_option("horns")
    expect(text).to_have_value(re.compile(r"^species indigo\.2 1/3/0 horns$", re.MULTILINE))
    expect(page.locator("#blanks-indigo")).to_have_attribute("open", "")
    expect(page.locator("#make-pictures")).to_contain_text("Horns")
    made = text.input_value()
    page.locator("#blank-species-indigo-2-traits-less-horns-0").press("Enter")
    expect(text).to_have_value(made.replace(" horns", ""))
    expect(page.locator("#blank-species-indigo-2-traits-put")).to_be_focused()
    page.keyboard.press("Control+z")
    expect(text).to_have_value(made)
    redo.click()
    expect(text).to_have_value(made.replace(" horns", ""))
    expect(redo).to_have_attribute("aria-disabled", "true")
    undo.click()
    expect(text).to_have_value(made)


def test_a_press_is_not_lost_to_what_was_filled_in_just_before(new_context, until):
    """The change comes with the press, and its reply before the release: the click needs that button."""
    page = edited(new_context, "climate", replies=True)
    page.click("#blanks-indigo summary")
    page.click("#blanks-table summary")
    page.fill("#blank-hole-0", "9")
    more = page.locator("#blank-species-indigo-more")
    more.hover()
    before = page.evaluate("replies")
    page.mouse.down()
    until(page, f"replies > {before}")
    page.mouse.up()
    expect(page.locator("#blank-species-indigo-2-body-more_of")).to_be_visible()
    expect(page.locator("#make-text")).to_have_value(re.compile("^hole 9$", re.MULTILINE))


def test_a_field_that_is_being_filled_in_is_not_drawn_anew_by_a_reply_that_comes_late(new_context, until):
    page = edited(new_context, "climate", replies=True)
    page.click("#blanks-table summary")
    before = page.evaluate("drafts")
    page.evaluate("held = []")
    page.click("#make-opening")
    hole = page.locator("#blank-hole-0")
    hole.fill("9")
    until(page, "held.length")
    page.evaluate("release()")
    until(page, f"drafts > {before}")
    page.evaluate("new Promise((done) => setTimeout(done))")
    expect(page.locator("#make-text")).to_have_value(BARE.format("climate"))
    expect(hole).to_have_value("9")
    hole.press("Enter")
    expect(page.locator("#make")).to_have_attribute("aria-busy", "false")
    expect(page.locator("#make-text")).to_have_value(re.compile("^hole 9$", re.MULTILINE))
    expect(page.locator("#blank-hole-0")).to_have_value("9")


def test_what_cannot_be_is_drawn_and_what_is_no_number_is_refused(new_context):
    page = edited(new_context, "climate")
    text, said, food = (
        page.locator("#make-text"),
        page.locator("#make-said"),
        page.locator("#blank-species-fern-1-food-0"),
    )
    page.click("#blanks-fern summary")
    food.fill("5")
    food.press("Enter")
    expect(said).to_contain_text("A species holds more food than it has population.")
    expect(page.locator("#make-play")).to_be_disabled()
    expect(page.locator("#make-pictures")).not_to_have_class(re.compile("earlier"))
    expect(text).to_have_value(re.compile(r"^species fern\.1 1/1/5$", re.MULTILINE))
    food.fill("77")
    food.press("Enter")
    expect(page.locator("#news")).to_contain_text("77")
    expect(food).to_have_value("5")
    for size in resized(page):
        axe(page)
        smallest = page.locator("#make-blanks").evaluate(
            """form => [...form.querySelectorAll(":is(button, select, label, summary, input[type=number])")]
                .filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect())
                .filter(({ width, height }) => width < 43.9 || height < 43.9).length"""
        )
        assert not smallest, size
    page.click("#make-undo")
    expect(text).to_have_value(BARE.format("climate"))
    expect(page.locator("#make-play")).to_be_enabled()
    axe(page)


def test_dice_are_laid_by_the_turns_they_live(new_context):
    page = edited(new_context, "biosphere")
    text, dice = page.locator("#make-text"), page.locator("#make-piece")
    option = dice.locator("label", has_text="lives 3 turns").first
    expect(option).to_contain_text("50 left")
    option.click()
    spot = page.locator("#make-pictures [data-value]").nth(5)
    spot.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(text).to_have_value(re.compile(r"^dice green B2:\d\*2$", re.MULTILINE))
    expect(option).to_contain_text("48 left")
    expect(spot).to_be_focused()
    page.keyboard.press("-")
    expect(text).to_have_value(re.compile(r"^dice green B2:\d$", re.MULTILINE))
    page.click("#blanks-green summary")
    page.locator("#blank-track-green-desert-0").select_option("4")
    expect(text).to_have_value(re.compile(r"^track green desert=4$", re.MULTILINE))
    for _ in resized(page):
        axe(page)


def test_a_tile_is_laid_on_an_empty_cell_by_mouse_touch_and_key(new_context):
    page = edited(new_context, "biosphere", has_touch=True)
    text = page.locator("#make-text")
    cell = page.locator("#make-pictures #h-E1")
    expect(cell).to_have_count(0)
    page.click("label:has([value='tile desert'])")
    expect(cell).to_have_attribute("aria-label", "E1: no tile")
    cell.click()
    expect(text).to_have_value(re.compile(r"^tile desert E1$", re.MULTILINE))
    expect(page.locator("#make-said")).to_contain_text("The map does not have the tiles of so many players.")
    page.locator("#make-pictures #h-F1").tap()
    expect(text).to_have_value(re.compile(r"^tile desert E1 F1$", re.MULTILINE))
    last = page.locator("#make-pictures #h-G1")
    last.focus()
    page.keyboard.press("Enter")
    expect(text).to_have_value(re.compile(r"^tile desert E1 F1 G1$", re.MULTILINE))
    expect(last).to_be_focused()
    page.keyboard.press("-")
    expect(text).to_have_value(re.compile(r"^tile desert E1 F1$", re.MULTILINE))
    for _ in resized(page):
        axe(page)
        page.evaluate("scrollTo(0, 0)")
        for seen, share in (("#make-piece", 1), ("#make-pictures .shown:first-child", 0.6), ("#make-said", 1)):
            expect(page.locator(seen)).to_be_in_viewport(ratio=share)
    page.check("#make-piece [value='']", force=True)
    expect(page.locator("#make-pictures [data-value]")).to_have_count(0)
    expect(page.locator("#make-pictures [aria-label^='Desert E1;']")).to_be_visible()


@pytest.mark.parametrize("game", [game for game in find_games() if spaces_of(game)])
def test_a_piece_is_chosen_by_its_picture_by_keys_and_by_touch(new_context, game):
    page = edited(new_context, game, locale="es-ES", has_touch=True)
    chooser, labels = page.locator("#make-piece"), page.locator("#make-piece label")
    bare = page.locator("#make-piece label:not(:has(svg)) input").evaluate_all("all => all.map((one) => one.value)")
    assert set(bare) <= {"", "side none"}  # what is nothing has no picture
    for size in resized(page):
        axe(page)
        for label in labels.all():
            label.scroll_into_view_if_needed()
            box, within = label.bounding_box(), chooser.bounding_box()
            assert box["height"] >= 44 and box["width"] >= 44, size
            assert label.evaluate("one => one.scrollWidth <= one.clientWidth"), (size, label.inner_text())
            assert within["y"] <= box["y"] + 1 and box["y"] + box["height"] <= within["y"] + within["height"] + 1, size
    labels.nth(1).tap()
    first = labels.nth(1).locator("input")
    expect(first).to_be_checked()
    page.keyboard.press("ArrowDown")
    expect(labels.nth(2).locator("input")).to_be_focused()
    expect(labels.nth(2).locator("input")).to_be_checked()
    expect(page.locator("#make")).to_have_attribute("aria-busy", "false")
    expect(page.locator("#make-pictures [data-value]").first).to_be_attached()
    page.locator("#make-pictures [data-value]").first.click()
    expect(page.locator("#make-text")).not_to_have_value(BARE.format(game))
    expect(labels.nth(2).locator("input")).to_be_checked()


def test_who_plays_and_the_variants_are_set_and_what_is_most_likely_a_slip_is_said_apart(new_context):
    page = edited(new_context, "climate")
    text, said, notes = page.locator("#make-text"), page.locator("#make-said"), page.locator("#make-notes")
    page.click("#blanks-setup summary")
    amber = page.locator("#blank-places-amber-0")
    expect(amber).not_to_be_checked()  # the form of the opening, where all play, may still be there
    amber.check()
    expect(text).to_have_value(re.compile(r"^places fern=0 indigo=1 amber=2$", re.MULTILINE))
    expect(page.locator("#blanks-amber")).to_be_visible()
    page.locator("#blank-options-events-0").select_option(index=1)
    expect(text).to_have_value(re.compile(r"^options events=\w+$", re.MULTILINE))
    expect(notes).to_be_hidden()
    made = text.input_value()
    page.locator("#blank-places-fern-0").uncheck()
    page.locator("#blank-places-amber-0").uncheck()
    expect(said).to_contain_text("This number of players cannot play this game.")
    expect(page.locator("#blanks-table")).to_have_count(0)
    expect(page.locator("#blank-places-amber-0")).to_be_focused()
    expect(page.locator("#make-play")).to_be_disabled()
    for _ in resized(page):
        axe(page)
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    expect(text).to_have_value(made)
    page.click("#make-redo")
    expect(text).to_have_value(re.compile(r"^places indigo=0 amber=1$", re.MULTILINE))
    expect(page.locator("#make-play")).to_be_enabled()
    page.click("#blanks-indigo summary")
    bag = page.locator("#blank-bag-indigo-0")
    page.locator("#blanks-table summary").click()
    page.locator("#blank-phase-0").select_option("play")
    bag.fill("3")
    bag.press("Enter")
    expect(notes).to_contain_text("Food is in a bag before the first meal of the game.")
    expect(said).not_to_have_class(re.compile("bad"))
    expect(page.locator("#make-link")).to_be_enabled()
    for _ in resized(page):
        axe(page)


@pytest.mark.parametrize("game, mine, word", [("marine", "fishes", "vp"), ("dominant", "birds", "vp")])
def test_what_an_animal_has_is_set_by_hand(new_context, game, mine, word):
    page = edited(new_context, game)
    page.click(f"#blanks-{mine} summary")
    page.locator(f"#blank-{word}-{mine}-more_of").click()
    expect(page.locator("#make-text")).to_have_value(re.compile(rf"^{word} {mine}=1$", re.MULTILINE))
    for _ in resized(page):
        axe(page)
