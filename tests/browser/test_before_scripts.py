"""What a reader does on a page whose scripts have not come yet: as on a slow line, or on a machine that is busy."""

import re

import pytest
from speciate.engine import find_games

from .test_links import some_link

FIRST = next(iter(find_games()))
PAGES = [
    "index.html",
    "about.html",
    "levels.html",
    "make.html",
    "embed/gallery.html",
    f"{FIRST}/index.html",
    f"{FIRST}/rules.html",
    f"{FIRST}/learn.html",
    f"{FIRST}/pictures.html",
]
LATE = re.compile(r"/(?!guard|theme|early|worker)[\w-]+\.js$")
"""The modules of a page, but not what runs before them on purpose."""
LINKS = """() => {
    const kinds = new Map();
    for (const link of document.querySelectorAll("a[href^='#']"))
        if (link.checkVisibility()) kinds.set(link.className, link.getAttribute("href"));
    return [...kinds.values()];
}"""
"""Where the links within a page lead that can be seen: the last one of each kind."""
PRESS = """() => {
    for (const one of document.querySelectorAll("button, summary, select, input:not([type=file])"))
        if (one.checkVisibility()) one.click();
}"""
"""Presses everything that can be seen and leads to no other place. A file is only chosen by a person."""
FOLLOW = """link => document.querySelector(`a[href="${link}"]`).click()"""
REACHED = "document.querySelector(':target, .prompt:not(.idle)')?.innerText.trim()"
"""What a link has led to has something in it: a place in the page, or the question of a game."""


@pytest.fixture
def opened(new_context, until):
    """`opened(path)` opens a page without its scripts, and returns it with what lets them come."""

    def go(path):
        page = new_context().new_page()
        held, come = [], False
        page.route(LATE, lambda route: route.continue_() if come else held.append(route))
        page.goto(path, wait_until="commit")
        until(page, "document.readyState !== 'loading'")

        def let_come():
            nonlocal come
            come = True
            for route in held:
                route.continue_()
            page.wait_for_selector("#apart-box", state="detached")

        return page, let_come

    return go


@pytest.mark.parametrize("path", PAGES)
def test_what_is_pressed_before_the_scripts_come_does_no_harm(opened, until, path):
    page, let_come = opened(path)
    links = page.evaluate(LINKS)
    page.evaluate(PRESS)
    let_come()
    for link in links:
        page, let_come = opened(path)
        page.evaluate(FOLLOW, link)
        let_come()
        assert page.evaluate("location.hash") == link
        until(page, REACHED)


def test_a_file_that_is_chosen_before_the_scripts_come_is_opened(opened):
    """The browser tells of the choice once, and not again when the same file is chosen."""
    page, let_come = opened("index.html")
    page.set_input_files("#file", {"name": "game.txt", "mimeType": "text/plain", "buffer": some_link(FIRST).encode()})
    let_come()
    page.wait_for_url(f"**/{FIRST}/#*")
