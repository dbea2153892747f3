"""The page where a position is written: drawn as one types, mended by a press, made a puzzle of, and played from."""

import re

from playwright.sync_api import expect
from speciate.engine.link import unpack
from speciate.engine.notation import read_position
from speciate.locale import words

from .test_access import SIZES, axe

SAID = {"title": "Una <b>pedina</b>", "ask": "Dove la metti?", "why": "Vicino. Basta.", "other": "<i>Lontano</i>. No."}
TEXT = "speciate marine position 1\nturn fishes\ntile kelp C3 F4\nspecies fishes D4:3 C3\n"


def test_a_position_is_written_mended_and_played_from(new_context):
    page = new_context(locale="it-IT").new_page()
    page.goto("make.html#marine")
    text, play = page.locator("#make-text"), page.locator("#make-play")
    expect(play).to_be_enabled()
    assert text.input_value().startswith("speciate marine position 1\n")
    expect(page.locator("#make-pictures .board")).to_be_visible()
    text.fill(TEXT.replace("kelp", "kelpp"))
    expect(text).to_have_attribute("aria-invalid", "true")
    expect(page.locator("#make-said")).to_contain_text("Riga 3")
    expect(play).to_be_disabled()
    text.focus()
    page.keyboard.press("Tab")
    expect(page.locator("#make-mends .btn").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(play).to_be_enabled()
    assert text.input_value() == TEXT
    expect(page.locator("#make-pictures .board")).to_contain_text("F4")
    link = page.url.split("#")[1]
    assert unpack(link).setup == read_position(TEXT)
    page.click("label:has([value='species fishes'])")
    spot = page.locator("#make-pictures .target[aria-label*=F4]")
    spot.click()
    expect(text).to_have_value(re.compile(r"^species fishes .*F4\b", re.MULTILINE))
    expect(spot).to_be_focused()
    page.keyboard.press("Enter")
    expect(text).to_have_value(re.compile("F4:2"))
    page.keyboard.press("-")
    expect(text).to_have_value(re.compile(r"^species fishes C3 D4:3 F4$", re.MULTILINE))
    page.check("#make-piece [value='']", force=True)
    expect(page.locator("#make-pictures [data-value]")).to_have_count(0)
    page.click("details.words:not(#make-ask) summary")
    page.get_by_role("button", name="round 0").press("Enter")
    page.wait_for_url(lambda url: not url.endswith(link))
    assert "\nround 0\n" in text.input_value()
    page.click("#make-ask summary")
    answers = page.locator("#make-answers li")
    answers.nth(2).locator("label").click()
    page.click("[data-made=try]")
    expect(page.locator("#make-left")).to_have_text(words("it").plain("error.puzzle.title"))
    for name, said in SAID.items():
        page.fill(f"#make-form [name={name}]", said)
    width, height = SIZES["phone"]
    page.set_viewport_size({"width": width, "height": height})
    axe(page)
    page.click("[data-made=try]")
    asked_as_a_shipped_puzzle_is(page.locator("#make-puzzle .lesson"))
    page.click("#make-puzzle .ft .btn:last-child")
    expect(play).to_be_enabled()
    expect(page.locator("#make-answers :checked")).to_have_count(1)
    assert page.input_value("#make-form [name=why]") == SAID["why"]
    play.click()
    page.wait_for_url("**/marine/#m2.*")


def asked_as_a_shipped_puzzle_is(puzzle):
    """It asks, judges and explains; what its author wrote is text."""
    expect(puzzle.locator(".title")).to_be_focused()
    expect(puzzle.locator(".title")).to_have_text(SAID["title"])
    expect(puzzle.locator(".question h3")).to_have_text(SAID["ask"])
    expect(puzzle.locator(".stg .board")).to_be_visible()
    heads = set()
    for button in puzzle.locator(".answers .choice").all():
        button.click()
        verdict = puzzle.locator(".said .verdict")
        expect(verdict.locator("h4")).to_be_focused()
        heads.add(verdict.locator("h4").inner_text())
        if "right" in (verdict.get_attribute("class") or ""):
            break
    assert any("Vicino." in head for head in heads)
    assert any("<i>Lontano</i>." in head for head in heads)
    expect(puzzle.locator("[data-next]")).to_be_visible()
    axe(puzzle.page)
