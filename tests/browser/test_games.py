"""Whole games in the browser, from the first click to the final score, beside the same game in this Python."""

import re

from speciate.engine import Setup
from speciate.engine.record import read_record
from speciate.locale import words
from speciate.table.faces import face_of

from .hand import Hand, Mirror

SHORT = (0, 0, 0, 0)


def play(hand: Hand, mirror: Mirror) -> str:
    """Play to the end, and compare what the page shows and saves with the mirror."""
    page = hand.page
    while mirror.turn(hand) != "over":
        pass
    mirror.catch_up()
    assert mirror.match.choice is None
    page.wait_for_selector("#verdict")
    totals = sorted(int(total.replace("−", "-")) for total in page.locator("#score .tt").all_inner_texts())
    g, game = mirror.match.state, mirror.match.game
    rows = face_of(game.id).sheet(g, words("en", game.id), mirror.match.log).rows
    assert totals == sorted(total for _, _, _, total in rows)
    for seat, score in enumerate(game.scores(g)):  # of several places the lowest counts
        assert score == min(total for owner, _, _, total in rows if owner == seat)
    page.click("#score-board")
    saved = read_record(hand.record())
    assert saved.match.state.digest() == mirror.match.state.digest()
    page.click("#show-score")
    return page.inner_text("#verdict")


def test_a_game_of_one_person_by_clicks_and_three_computers(page):
    hand = Hand(page).sit_down(fast="1")
    hand.start("grgp", seed=19, length="short")
    verdict = play(hand, Mirror(Setup("marine", (0, 1, 2, 3), SHORT, 19), "grgp"))
    assert re.search("won", verdict)
    assert page.locator(".chart polyline.ln").count() == 4
    assert page.input_value("#view-score [data-link]").count("#m1.") == 1


def test_two_people_at_one_screen(page):
    hand, curtains = Hand(page).sit_down(), []
    hand.start("p--p", names=("Ada", "", "", "Bo"), seed=4, length="short")
    mirror = Mirror(Setup("marine", (0, -1, -1, 1), SHORT, 4), "pp")
    for _ in range(4):
        if page.locator("#curtain-take").count():
            curtains.append(page.inner_text("#pass"))
        mirror.turn(hand)
    assert curtains == ["Pass the screen to Ada", "Pass the screen to Bo"]
    for _ in range(16):
        assert mirror.turn(hand) != "over"


def test_two_people_with_two_animals_each(page):
    hand = Hand(page).sit_down(fast="1")
    page.check("#shared")
    page.wait_for_selector("#pairing")
    page.click("label:has(#kind-1-person)")
    page.fill("#seed", "3")
    page.click("#start")
    for _ in range(24):
        assert hand.turn() != "over"
    assert page.locator(".seat").count() >= 4
