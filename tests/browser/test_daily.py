"""The game of a day: from the first page, by its link, to a result that can be sent."""

import re
from datetime import date

from playwright.sync_api import expect
from speciate.bots import bot_answer, find_bot
from speciate.engine import find_games, pack, unpack
from speciate.engine.daily import link_of_day

from tests.contract.english import english_in

from .hand import TOAST, Hand, endless
from .kept import settled, stored
from .test_saves import news

DAY = date(2026, 11, 24)
NOON = "2026-11-24T12:00:00"
GAMES = list(find_games())
TURN = GAMES[(DAY - date(1970, 1, 1)).days % len(GAMES)]
"""The game whose turn it is on that day."""


def finished() -> tuple[str, int]:
    """The link of the ended game of that day, in which somebody played like a Keen computer, and their points."""
    saved = unpack(link_of_day(find_games()[TURN], 2026_11_24))
    while saved.match.choice:
        saved.match.answer(bot_answer(find_bot("greedy"), saved.match, saved.setup.seed))
    points = saved.match.game.scores(saved.match.state)[saved.players.index("person")]
    return pack(saved.setup, saved.match, saved.players), points


def test_the_game_of_the_day_is_begun_once_and_gone_on_with(page):
    page.clock.set_fixed_time(NOON)
    endless(page, TOAST)
    page.goto("index.html")
    today = page.locator("#today")
    expect(today.locator("small")).to_contain_text("November 24")
    today.get_by_role("link", name="Play").click()
    hand = Hand(page, 2)
    hand.wait()
    assert f"/{TURN}/" in page.url and news(page, "begins it like this")
    hand.turn()
    hand.wait()
    settled(hand)
    decision = hand.decision
    page.goto("index.html")
    today.get_by_role("link", name="Continue").click()
    hand.wait()
    assert hand.decision == decision
    page.goto("index.html")
    page.fill("#opener [name=text]", f"yours? {link_of_day(find_games()[TURN], 2026_11_24)}&beat=7")
    page.press("#opener [name=text]", "Tab")
    page.click("#opener [type=submit]")
    hand.wait()
    assert hand.decision == decision and "7 points" in news(page, "7 points")
    assert len(stored(page)) == 1


def test_a_result_is_sent_without_a_move_and_challenges_who_opens_it(new_context):
    """All that is said is the points: the link holds the deal alone, and who opens it begins at the first decision."""
    link, points = finished()
    page = new_context(locale="it-IT").new_page()
    page.goto(f"{TURN}/#{link}")
    view = page.locator("#view-score")
    expect(view.get_by_role("radio", name="Solo il mio risultato")).to_be_checked()
    expect(view.locator("[data-link]")).to_have_value(re.compile(rf"24 novembre: .*#day=\w20261124&beat={points}$"))
    assert english_in([view.locator(".share-panel").inner_text()], "it") == {}
    sent = view.locator("[data-link]").input_value()
    view.get_by_role("radio", name="Tutta la partita").check()
    expect(view.locator("[data-link]")).to_have_value(re.compile(rf"#{re.escape(link)}$"))
    other = new_context(locale="it-IT").new_page()
    endless(other, TOAST)
    other.goto(sent.rpartition(" ")[2])
    hand = Hand(other, 1)
    hand.wait()
    said = news(other, str(points))
    assert "24 novembre" in said and english_in([said], "it") == {}


def test_a_day_that_does_not_exist_says_so_and_leaves_the_form(page):
    page.goto(f"{TURN}/#day={find_games()[TURN].tag}20261324")
    assert "names no day" in news(page, "names no day")
    expect(page.locator("#start")).to_be_visible()
