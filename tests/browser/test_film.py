"""The films of the first page: each comes when asked for, takes no room of its own, and stands still if wanted."""

import pytest
from speciate.engine import find_games
from speciate.locale import words

from .hand import wait_for
from .test_access import axe

FIRST = next(iter(find_games()))
BOX = "[...document.querySelectorAll('.g')].map((card) => [card.offsetTop, card.offsetWidth, card.offsetHeight])"


@pytest.fixture
def page(new_context):
    """A page of a visitor who wants motion."""
    return new_context(reduced_motion="no-preference").new_page()


def watched(page, game=FIRST):
    """The film of a game on the first page, and the button that closes it."""
    button = page.locator(f"[data-film={game}]")
    button.click()
    film = page.locator(f"#art-{game} img")
    film.wait_for()
    return film, button


@pytest.mark.parametrize("width", [1440, 390])
def test_a_film_is_fetched_by_a_press_and_takes_the_room_of_the_picture(new_context, width):
    page = new_context(viewport={"width": width, "height": 900}).new_page()
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("index.html")
    page.wait_for_selector(".watch:visible")
    before = page.evaluate(BOX)
    for game in find_games():
        assert not any(f"{game}/film.svg" in url for url in asked)
        film, button = watched(page, game)
        frame, picture = (page.locator(one).bounding_box() for one in (f"#art-{game}>svg", f"#art-{game} img"))
        assert picture == pytest.approx(frame, abs=1)
        assert button.bounding_box()["y"] >= frame["y"] + frame["height"]  # it covers nothing of the picture
        assert button.text_content().strip() == f"Close: {words('en', game).plain(f'game.{game}')}"
        assert film.evaluate("image => image.naturalWidth > 0")
    assert page.evaluate(BOX) == before
    axe(page)
    for game in find_games():
        page.click(f"[data-film={game}]")
    assert not page.locator(".ga img").count() and page.evaluate(BOX) == before


def test_it_moves(page):
    page.goto("index.html")
    film, _ = watched(page)
    first = film.screenshot()
    wait_for(page, film.screenshot, lambda now: now != first, "another picture")


def test_who_wants_no_motion_gets_the_end_with_numbered_arrows(new_context):
    page = new_context(reduced_motion="reduce").new_page()
    page.goto("index.html")
    film, _ = watched(page)
    assert film.get_attribute("src").endswith("#still")
    assert film.screenshot() == film.screenshot()
    text = page.evaluate("game => fetch(`${game}/film.svg`).then((answer) => answer.text())", FIRST)
    for reduced in ("reduce", "no-preference"):
        alone = new_context(reduced_motion=reduced).new_page()
        alone.set_content(text)
        opacity = alone.locator(".kept").first.evaluate("arrow => getComputedStyle(arrow).opacity")
        number = alone.locator(".kept .n").first.evaluate("number => getComputedStyle(number).display")
        moving = alone.evaluate("document.getAnimations().length")
        assert (opacity, number, moving) == ("1", "inline", 0) if reduced == "reduce" else moving


def test_it_has_the_colours_of_the_page(new_context):
    page = new_context(color_scheme="light").new_page()
    page.goto("index.html")
    film, _ = watched(page)
    assert "data-theme" not in film.get_attribute("src").split("%3Cstyle")[0]
    for theme in ("dark", "contrast"):
        page.select_option("[data-choose=theme]", theme)
        page.wait_for_selector(f"#art-{FIRST} img[src*='data-theme%3D%22{theme}%22']")


def test_a_film_that_cannot_be_had_leaves_the_picture(page, server, console):
    console.allow("404")
    page.goto("index.html")
    server.missing.add("film.svg")
    try:
        page.click(f"[data-film={FIRST}]")
        page.wait_for_selector("#news .warn")
    finally:
        server.missing.clear()
    assert not page.locator(".ga img").count()
    film, _ = watched(page)
    assert film.count() == 1
