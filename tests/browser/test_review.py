"""The review of a game that is over: found out in the page, and a way back to each choice that mattered."""

from playwright.sync_api import expect
from speciate.engine import Match, Rng, find_games, pack
from speciate.locale import LANGUAGES, words
from speciate.table.chart import chart
from speciate.table.faces import face_of
from speciate.table.screen import Screen
from speciate.table.sitting import Player, Sitting

from tests.contract.fuzz import BOUND
from tests.contract.games import some_setup
from tests.contract.walk import begun

from .hand import Hand, wait_for
from .kept import stored
from .test_access import axe


def test_a_review_leads_back_to_the_choices_that_mattered(new_context):
    setup = some_setup("climate", 2, 7)
    match = begun(setup, Rng(7), BOUND)
    assert match.choice is None
    page = new_context().new_page()
    page.goto(f"climate/#{pack(setup, match, ['person', 'random'])}")
    page.click("#review [data-do=review]")
    page.wait_for_selector("#review .moments")
    letters = page.locator("#review .letter").all_inner_texts()
    assert letters == page.locator(".chart .at text").all_text_contents() and letters[0] == "A"
    for width in (1440, 390):
        page.set_viewport_size({"width": width, "height": 844})
        axe(page)
        assert page.evaluate("document.documentElement.scrollWidth") == width
    said = page.inner_text("#review")
    wait_for(page, lambda: stored(page), lambda games: games[0].get("review"))
    page.reload()
    page.wait_for_selector("#review .moments")  # without a new search
    assert page.inner_text("#review") == said
    page.click("#review [data-do=pose] >> nth=0")
    page.wait_for_selector("#make-ask[open] #make-answers :checked")
    assert all(page.input_value(f"[name={name}]") for name in ("title", "ask", "why", "other"))
    page.click("[data-made=try]")
    expect(page.locator("#make-puzzle .title")).to_be_visible()
    page.go_back()
    page.go_back()
    page.wait_for_selector("#review .moments")
    ply = int(page.locator("#review .moment").first.get_attribute("id").removeprefix("moment-"))
    page.locator(".chart .at").first.click()
    page.wait_for_selector("#past-fork")
    assert page.input_value("#rail") == str(ply)
    page.click("#past-return")
    page.click("#show-score")
    page.click("#review [data-do=retry] >> nth=0")
    page.wait_for_selector(".prompt .choice")
    assert Hand(page).decision == ply and page.evaluate("document.body.dataset.view") == "table"
    games = wait_for(page, lambda: stored(page), lambda games: len(games) == 2)
    assert sorted(game["decision"] for game in games) == [ply, match.ply]
    assert sum(bool(game.get("review")) for game in games) == 1, "the game that goes on has none"


def test_a_chart_follows_what_is_chosen_and_leads_to_the_table_by_mouse_and_by_keys(new_context):
    setup = some_setup("dominant", 3, 7)
    match = begun(setup, Rng(7), BOUND)
    page = new_context().new_page()
    page.goto(f"dominant/#{pack(setup, match, ['random'] * 3)}")
    page.click(".ch summary")
    page.get_by_role("button", name="Dominated tiles").press("Enter")
    page.wait_for_selector("#chart-dominance[aria-pressed=true]")
    expect(page.locator(".ch h2")).to_have_text("Dominated tiles through the game")
    expect(page.locator("#chart-dominance")).to_be_focused()
    row = page.locator(".ch tbody button").nth(3)
    expect(row).to_be_visible()  # the list stays open
    for width in (1440, 390):
        page.set_viewport_size({"width": width, "height": 844})
        axe(page)
    ply = row.inner_text()
    row.press("Enter")
    page.wait_for_selector("#past-return")
    assert page.input_value("#rail") == ply
    page.click("#past-return")
    page.click("#show-score")
    hit = page.locator(".chart .hit").nth(20)
    ply = hit.get_attribute("data-at")
    hit.click()
    page.wait_for_selector("#past-return")
    assert page.input_value("#rail") == ply


CUT = """charts => {
    const main = document.querySelector("main");
    main.innerHTML = charts.join("");
    const over = label => label.getBoundingClientRect().right > label.closest("svg").getBoundingClientRect().right;
    return [...main.querySelectorAll(".lb")].filter(over).map(label => label.textContent);
}"""


def test_no_label_of_a_chart_is_cut(page):
    """Neither with one animal a seat nor with several, whose names are long together."""
    charts = []
    for game_id, game in find_games().items():
        for seats in (game.seats[0], game.seats[-1]):
            setup = some_setup(game_id, seats, 1)
            match, rng = Match(game, game.start(setup)), Rng(1)
            for _ in range(60):
                if match.choice:
                    match.answer(rng.one_of(match.choice.values))
            sitting = Sitting(face_of(game_id), setup, match, [Player() for _ in range(seats)])
            charts += [str(chart(Screen(sitting, words(lang, game_id)))) for lang in LANGUAGES]
    page.goto("index.html")
    for width in (1440, 390):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate(CUT, charts) == []
