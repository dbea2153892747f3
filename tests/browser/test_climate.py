"""Climate in the browser: a whole game of six, hands that nobody else sees at one screen, and what is explained."""

import pytest
from speciate.engine import Rng, Setup
from speciate.games.climate import data

from .hand import MOVED, Hand, Mirror
from .test_games import play

USUAL = (0, 0)
HAND = "[...document.querySelectorAll('[id^=hand-]')].map(card => card.id.slice(5))"


class Keys(Hand):
    """Plays by keys alone: the key of a choice selects it, and again makes it."""

    def take_screen(self):
        self.page.focus("#curtain-take")
        self.page.keyboard.press("Enter")
        self.page.wait_for_selector("#curtain-take", state="detached")

    def choose(self, value=None):
        page, before = self.page, self.decision
        button = f'.prompt [data-value="{value or self.random.choice(self.values())}"]'
        key = page.get_attribute(button, "data-key")
        page.keyboard.press(key)
        page.wait_for_selector(f"{button}[aria-pressed=true]")
        page.keyboard.press(key)
        page.wait_for_selector(MOVED.format(before), state="attached")


def test_a_game_of_six_who_play_their_cards_at_once(page):
    hand = Keys(page).sit_down("climate/", fast="1")
    hand.start("gggggp", seed=5)
    assert page.locator(".cl-row").count() == 6
    verdict = play(hand, Mirror(Setup("climate", (0, 1, 2, 3, 4, 5), USUAL, 5), "gggggp"))
    assert verdict == "Indigo and Amber share the victory"
    assert page.locator(".chart polyline.ln").count() == 6
    assert page.locator("#score thead th").all_inner_texts()[1:5] == ["Food", "Fat", "Population", "Traits"]


class Watch(Mirror):
    """Plays for two people at one screen, at random, and looks before each choice that only one hand is on the page."""

    def __init__(self, setup):
        super().__init__(setup, "pp")
        self.rng = Rng(setup.seed, 2)

    def turn(self, hand):
        what, page, choice = hand.wait(), hand.page, self.match.choice
        if what == "curtain":
            assert page.evaluate(HAND) == [] and page.locator("[data-value]").count() == 0
            hand.take_screen()
        elif what == "choice":
            self.look(page, choice)
            value = self.rng.one_of(choice.values)
            hand.choose(str(value))
            self.match.answer(value)
        return what

    def look(self, page, choice):
        """The hand of the player who is asked is on the page, and nothing that the other player keeps face down."""
        g, other = self.match.state, 1 - choice.seat
        assert {card for card in page.evaluate(HAND) if card != "shed"} == {str(card) for card in g.hands[choice.seat]}
        if g.food_cards[other] != data.NO_CARD:
            assert "face down" in page.get_attribute(f".pan #food-{other}", "aria-label")
        down = page.eval_on_selector_all(f"#row-{other} .cl-dn", "all => all.map(one => one.textContent)")
        assert down == ["face down"] * sum(g.down[s] for s in g.rows[other])


def test_two_people_never_see_the_others_cards(page):
    """For two rounds: in each, cards lie face down on both sides and are turned up."""
    hand = Keys(page).sit_down("climate/")
    hand.start("pp----", names=("Ada", "Bo"), seed=14)
    watch = Watch(Setup("climate", (0, 1, -1, -1, -1, -1), USUAL, 14))
    while watch.match.state.round < 3:
        assert watch.turn(hand) != "over"


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desktop", "phone"])
def test_behind_the_curtain_nothing_can_be_reached(new_context, size):
    page = new_context(viewport={"width": size[0], "height": size[1]}).new_page()
    hand = Hand(page).sit_down("climate/")
    hand.start("pp----", seed=4)
    assert hand.wait() == "curtain"
    inside = "document.activeElement.closest('#curtain') !== null"
    for key in ["Tab"] * 4 + ["Shift+Tab"] * 5 + ["ArrowRight", "/", "1"]:
        page.keyboard.press(key)
        assert page.evaluate(inside + " || document.activeElement === document.body"), key
    page.evaluate("document.querySelector('#share').focus()")
    assert page.evaluate(inside)
    width, height = size
    for x in range(4, width, 60):
        for y in range(4, height, 60):
            over = "([x, y]) => document.elementFromPoint(x, y).closest('#curtain') !== null"
            assert page.evaluate(over, [x, y]), (x, y)


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
    assert "everybody's cards" in page.inner_text("#d-share [data-reveals]")


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
