"""Climate in the browser: whole games of two, four and six, hands that nobody else sees, no barrier at any size."""

import re

import pytest
from speciate.engine import Setup
from speciate.games.climate import data as d

from .hand import Hand, Mirror
from .test_access import SIZES, axe
from .test_games import play

USUAL = (0,) * len(d.RULINGS)
HAND = "[...document.querySelectorAll('[id^=hand-]')].map(card => card.id.slice(5))"


def test_a_game_of_one_person_and_three_computers(page):
    hand = Hand(page).sit_down("climate/", fast="1")
    hand.start("gggp--", seed=11)
    assert re.search("won", play(hand, Mirror(Setup("climate", (0, 1, 2, 3, -1, -1), USUAL, 11), "gggp")))
    assert page.locator(".chart polyline.ln").count() == 4
    assert page.locator("#score thead th").all_inner_texts()[1:5] == ["Food", "Fat", "Population", "Traits"]


def test_a_game_of_six_who_play_their_cards_at_once(page):
    hand = Hand(page).sit_down("climate/", fast="1")
    hand.start("gggggp", seed=5)
    assert "All play their cards at once" in page.inner_text("#setup-note") or page.locator(".cl-row").count() == 6
    assert re.search("won", play(hand, Mirror(Setup("climate", (0, 1, 2, 3, 4, 5), USUAL, 5), "gggggp")))


class Watch(Mirror):
    """Plays for two people at one screen and looks, before each choice, that only one hand is on the page."""

    def turn(self, hand):
        page = hand.page
        if hand.wait() == "curtain":
            assert page.evaluate(HAND) == [] and page.locator("[data-value]").count() == 0
        elif choice := self.match.choice:
            g, other = self.match.state, 1 - choice.seat
            cards = {id for id in page.evaluate(HAND) if id != "shed"}
            assert cards == {str(card) for card in g.hands[choice.seat]}
            if g.food_cards[other] != d.NO_CARD:
                assert "face down" in page.get_attribute(f".pan #food-{other}", "aria-label")
            assert page.locator(f"#row-{other} .cl-dn").count() == sum(g.down[s] for s in g.rows[other])
            assert "Carnivore" not in page.locator(f"#row-{other} .cl-dn").all_inner_texts()
        return super().turn(hand)


def test_a_game_of_two_people_who_never_see_the_others_cards(page):
    hand = Hand(page).sit_down("climate/")
    hand.start("pp----", names=("Ada", "Bo"), seed=4)
    mirror = Watch(Setup("climate", (0, 1, -1, -1, -1, -1), USUAL, 4), "pp")
    assert re.match("Ada|Bo", play(hand, mirror))


def take_back(page, key: bool) -> None:
    """Undo by the key or by the button, and say yes."""
    page.keyboard.press("u") if key else page.click("#undo")
    page.wait_for_selector("#d-ask[open]")
    page.click("#ask-yes")


@pytest.mark.parametrize("key", [True, False], ids=["behind the curtain", "after taking the screen"])
def test_undo_across_a_person_draws_the_curtain(page, key):
    hand = Hand(page).sit_down("climate/")
    hand.start("pp----", names=("Ada", "Bo"), seed=4)
    first = page.inner_text("#pass").removeprefix("Pass the screen to ")
    hand.take_screen()
    mine = page.evaluate(HAND)
    page.locator(".p-hand .cl-hit").first.click(button="right")  # what was read before must be gone as well
    page.wait_for_selector("#d-card[open]")
    page.keyboard.press("Escape")
    hand.choose()
    assert page.inner_text("#card-body") == "" and page.evaluate(HAND) == []
    if not key:
        hand.take_screen()
        assert page.evaluate(HAND) != mine
    take_back(page, key)
    page.wait_for_selector(f"#pass:text-is('Pass the screen to {first}')")
    assert page.evaluate(HAND) == [] and page.locator("[data-value]").count() == 0
    hand.take_screen()
    assert page.evaluate(HAND) == mine


def test_the_link_says_that_it_hides_nothing(page):
    hand = Hand(page).sit_down("climate/", fast="1")
    page.click("#share-setup")
    page.wait_for_selector("#d-share[open] [data-link]")
    assert "everybody's cards" in page.inner_text("#d-share [data-note]")
    page.keyboard.press("Escape")
    hand.start("gp----", seed=2)
    page.click("#share")
    page.wait_for_selector("#d-share[open] [data-link]")
    assert "everybody's cards" in page.inner_text("#d-share [data-note]")


def test_species_zones_and_cards_are_explained_by_mouse_and_keys(page):
    Hand(page).sit_down("climate/", fast="1").start("gp----", seed=2)
    for place, title in ((".pan #zone-8", "Scorching"), (".pan #hole", "Watering hole"), ("#sp-0-A", "Fern A")):
        page.click(place)
        page.wait_for_selector("#d-card[open]")
        assert page.inner_text("#d-card-title") == title
        page.keyboard.press("Escape")
    page.focus("#sp-0-A")
    page.keyboard.press("Enter")
    page.wait_for_selector("#d-card[open]")
    page.keyboard.press("Escape")
    page.focus(".p-hand .cl-hit")
    page.keyboard.press("Shift+Enter")
    page.wait_for_selector("#d-card[open]")


@pytest.mark.parametrize("size", SIZES)
def test_no_barrier_at_any_size(new_context, size):
    width, height = SIZES[size]
    page = new_context(viewport={"width": width, "height": height}, color_scheme="dark").new_page()
    hand = Hand(page, 2).sit_down("climate/", fast="1")
    axe(page)
    hand.fill("rrrrrp", seed=5)
    page.click("#start")
    for turn in range(12):
        page.wait_for_selector(".prompt:not(.idle)")
        if turn in (0, 2):
            axe(page)
        hand.turn()
    page.wait_for_selector(".prompt:not(.idle)")
    axe(page)
    if size == "phone":
        for tab in ("board", "rows", "hand"):
            page.check(f".tabs input[value={tab}]", force=True)
            axe(page)
