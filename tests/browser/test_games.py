"""Whole games in the browser, from the first click to the final score; CPython must come to the same end."""

import re

from speciate.engine.record import read_record

from .hand import Hand


def finish(hand: Hand) -> str:
    """At the end of a game: the score is shown; the record, replayed here digest by digest, is finished too."""
    page = hand.page
    page.wait_for_selector("#verdict")
    page.click("#score-board")
    saved = read_record(hand.record())
    assert saved.match.choice is None
    page.click("#show-score")
    totals = [int(total) for total in page.locator("#score .tt").all_inner_texts()]
    scores = sorted(saved.match.game.scores(saved.match.state), reverse=True)
    assert sorted(totals, reverse=True) == scores
    return page.inner_text("#verdict")


def test_a_game_of_one_person_by_clicks_and_three_computers(page):
    hand = Hand(page, 3).sit_down(fast="1")
    hand.start("grgp", seed=11, length="short")
    assert hand.play() > 20
    assert re.search(r"won", finish(hand))
    assert page.locator("#score tbody tr").count() >= 4
    assert page.locator(".chart polyline.ln").count() == 4
    assert page.input_value("#view-score [data-link]").count("#m1.") == 1


def test_a_game_of_two_people_at_one_screen(page):
    hand = Hand(page, 5, likes="Evolution").sit_down()
    hand.start("p--p", names=("Ada", "", "", "Bo"), seed=4, length="short")
    curtains = []
    for _ in range(4000):
        if page.locator("#curtain-take").count():
            curtains.append(page.inner_text("#pass"))
        if hand.turn() == "over":
            break
    assert curtains[:2] == ["Pass the screen to Ada", "Pass the screen to Bo"]
    assert re.match("Ada|Bo", finish(hand))


def test_two_people_with_two_animals_each(page):
    hand = Hand(page).sit_down()
    page.check("#shared")
    page.wait_for_selector("#pairing")
    page.fill("#seed", "3")
    page.click("#start")
    for _ in range(30):
        hand.turn()
    assert page.locator(".seat").count() >= 4
