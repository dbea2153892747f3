"""Biosphere in the browser: whole games, when a die dies told in every way, the wheel, no barrier at any size."""

import re

import pytest
from playwright.sync_api import expect
from speciate.engine import Setup
from speciate.locale import words

from .hand import Hand, Mirror
from .test_access import axe
from .test_games import play

OPEN = "#d-card[open]"
FOUR, TWO = (0, 1, 2, 3, -1, -1), (0, 1, -1, -1, -1, -1)


def test_a_game_of_one_person_and_three_computers(page):
    hand = Hand(page).sit_down("biosphere/", fast="1")
    hand.start("gggp--", seed=14)
    assert re.search("won", play(hand, Mirror(Setup("biosphere", FOUR, (0, 0), 14), "gggp")))
    assert page.locator(".chart polyline.ln").count() == 4
    assert page.input_value("#view-score [data-link]").count("#b1.") == 1


def test_two_people_at_one_screen(page):
    hand = Hand(page).sit_down("biosphere/", once="1")
    hand.start("pp----", names=("Ada", "Bo", "", "", "", ""), seed=50)
    mirror = Mirror(Setup("biosphere", TWO, (0, 0), 50), "pp")
    assert not page.locator("#curtain-take").count()  # nothing is secret
    for _ in range(24):
        assert mirror.turn(hand) != "over"


def with_dice(hand: Hand):
    """Play until dice lie on the map and none of the tiles under them can be chosen."""
    free = hand.page.locator(".pan .bio-tile:not(.target) .bio-die:not(.target)")
    while not free.count():
        assert hand.turn() != "over"
        hand.wait()
    return free.first


def test_when_a_die_dies_by_pointing_by_tap_and_by_keys(new_context):
    page = new_context(has_touch=True).new_page()
    hand = Hand(page, 3).sit_down("biosphere/", fast="1")
    hand.start("r--p--", seed=3)
    die = with_dice(hand)
    label = die.get_attribute("aria-label")
    assert re.search(r"dies (next turn|in \d turns)$", label)
    assert die.locator("title").text_content() == label
    face = die.get_attribute("data-kin")[-1]
    row, other = (page.locator(f".bio-ends .bio-f{n} td").first for n in (face, 5 if face == "1" else 1))
    die.hover()
    expect(row).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")
    other.hover()
    expect(die).to_have_css("opacity", "0.2")
    row.hover()
    expect(die).to_have_css("opacity", "1")
    die.tap()
    page.wait_for_selector(OPEN)
    when = re.search(r"next turn|in \d turns", label)[0]
    assert when in page.inner_text("#card-body") and "graveyard" in page.inner_text("#card-body")
    page.keyboard.press("Escape")
    die.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(OPEN)
    assert when in page.inner_text("#card-body")


def test_the_arrows_reach_tiles_and_dice(page):
    hand = Hand(page, 3).sit_down("biosphere/", fast="1")
    hand.start("r--p--", seed=3)
    with_dice(hand)
    page.locator(".pan [tabindex='0']").first.focus()
    seen = set()
    for key in ["ArrowUp"] * 12 + ["ArrowLeft"] * 12 + (["ArrowRight"] * 12 + ["ArrowDown"]) * 3:
        page.keyboard.press(key)
        seen.add(page.evaluate("document.activeElement.id")[:2])
    assert {"h-", "d-"} <= seen


def test_the_wheel_turns_and_a_new_die_is_previewed(new_context):
    page = new_context(reduced_motion="no-preference").new_page()
    hand = Hand(page, 5).sit_down("biosphere/", fast="1")
    hand.start("r--p--", seed=5)
    ring = page.locator("#wheel-ring")
    before = ring.get_attribute("transform")
    assert page.evaluate("getComputedStyle(document.querySelector('#wheel-ring')).transitionProperty") == "transform"
    while not page.locator(".pan .bio-tile.target").count():
        hand.turn()
        hand.wait()
    page.locator(".pan .bio-tile.target").first.click()
    page.wait_for_selector(".pan .bio-tile.selected .bio-gp")
    assert page.locator(".bio-hot").count() == 1
    while ring.get_attribute("transform") == before:
        assert hand.turn() != "over"
        hand.wait()
    assert ring.get_attribute("transform") == "rotate(-72)"


@pytest.mark.parametrize("path", ["biosphere/rules.html", "biosphere/regole.html"])
def test_the_rules_pages(page, path):
    page.goto(path)
    axe(page)
    w = words("it" if "regole" in path else "en", "biosphere")
    assert page.locator(".mk.reconstructed").first.inner_text() == w.plain("rules.sure.reconstructed")
