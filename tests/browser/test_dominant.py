"""Dominant Species in the browser: a whole game of six, a tile explained in every way, no barrier at any size."""

import re

from speciate.engine import Setup
from speciate.table.form import sharings

from .hand import Hand, Mirror
from .test_games import play

SIX = (0, 1, 2, 3, 4, 5)
OPEN = "#d-card[open]"


def test_a_game_of_one_person_and_five_computers(page):
    hand = Hand(page).sit_down("dominant/", fast="1", once="1")
    hand.start("gggggp", seed=11)
    assert re.search("won", play(hand, Mirror(Setup("dominant", SIX, (0,), 11), "gggggp")))
    assert page.locator(".chart polyline.ln").count() == 6


def test_three_players_with_two_animals_each(page):
    hand = Hand(page).sit_down("dominant/", fast="1", once="1")
    page.click("label:has(#shared)")
    pairings = sharings(len(SIX))
    two_each = next(n for n, way in enumerate(pairings) if max(way) == 2)
    page.select_option("#pairing", str(two_each))
    page.click("label:has(#kind-0-person)")
    page.fill("#seed", "24")
    page.keyboard.press("Tab")
    page.click("#start")
    mirror = Mirror(Setup("dominant", pairings[two_each], (0,), 24), "pgg")
    for _ in range(24):
        assert mirror.turn(hand) != "over"
    assert page.locator(".seat").count() == 6


def test_who_dominates_by_tap_and_by_keys(page):
    Hand(page).sit_down("dominant/", fast="1").start("--r--p", seed=3)
    page.locator(".pan #h-E3").click()
    page.wait_for_selector(OPEN)
    assert page.inner_text("#d-card-title") == "Savannah E3" and "dominate" in page.inner_text("#card-body")
    page.keyboard.press("Escape")
    page.locator(".pan #h-D3").focus()
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.id") == "h-D2"
    page.keyboard.press("Enter")
    page.wait_for_selector(OPEN)
    assert page.inner_text("#d-card-title") == "Wetland D2"


def test_what_can_be_chosen_is_explained_too(page):
    """Whatever the first tile that can be chosen: the other button of the mouse, or Shift and Enter, explain it."""
    hand = Hand(page).sit_down("dominant/", fast="1")
    hand.start("--r--p", seed=3)
    tile = page.locator(".pan .tile.target")
    while not tile.count():
        assert hand.turn() != "over"
        hand.wait()
    before = hand.decision
    tile.first.click(button="right")
    page.wait_for_selector(OPEN)
    page.keyboard.press("Escape")
    tile.first.focus()
    page.keyboard.press("Shift+Enter")
    page.wait_for_selector(OPEN)
    assert hand.decision == before and page.locator(".pan .tile.selected").count() == 0
