"""Games of earlier releases in the browser: they open with the wheel that made them, say so, and are played on."""

import hashlib
import json
import os
import shutil
import subprocess
import sys

import pytest
import speciate
from speciate.engine import find_game
from speciate.locale import words

import build
from tests.releases import test_releases as kept

from .hand import READY, TOAST, Hand, endless
from .kept import settled, stored, wait_stored

OLDER = [(release, game) for release, game in kept.GAMES if not kept.same_rules(release, game)]
SAME = [(release, game) for release, game in kept.GAMES if kept.same_rules(release, game)]


def opened(page, game) -> Hand:
    endless(page, TOAST)
    page.goto(f"{game['game']}/#{game['link']}")
    page.wait_for_selector(f".hn:text-is('{game['made']}')", state="attached")
    return Hand(page)


LONGEST = [
    max((old for old in OLDER if old[1]["game"] == game_id and not old[1]["over"]), key=lambda old: old[1]["made"])
    for game_id in ("dominant", "marine")
]
"""Of Dominant, one that the rules of today would end."""


@pytest.mark.parametrize("release, game", LONGEST, ids=lambda part: part.get("game", part.get("version")))
def test_an_older_link_opens_with_its_own_rules_and_is_played_on(page, release, game):
    hand = opened(page, game)
    chip = page.locator("#old-rules")
    assert chip.is_visible() and release["version"] in chip.inner_text()
    assert release["version"] in page.inner_text("#news > div")
    for n in range(3):
        assert hand.decision == game["made"] + n
        if n == 0:
            assert page.locator(".choice").count() == len([token for token in game["choices"] if token != "-"])
        hand.turn()
    hand.wait()
    before = hand.decision
    page.reload()  # the kept game says nothing of a release: its link does
    page.wait_for_selector(f".hn:text-is('{before}')", state="attached")
    assert chip.is_visible()
    page.click("#undo")
    page.wait_for_selector(f"#d-ask[open], .hn:text-is('{before - 1}')", state="attached")
    if page.locator("#d-ask[open]").count():
        page.keyboard.press("Escape")
    link = hand.link()
    assert link.split("#")[1][:3] == game["link"][:3]
    page.click("#menu")
    page.click("#d-menu [data-menu=new]")  # new games have the rules of today
    page.wait_for_selector("#old-rules", state="hidden")
    hand.start("r--" + "-" * (len(find_game(game["game"]).places) - 4) + "p")
    assert hand.record().startswith(f"speciate {game['game']} rules={find_game(game['game']).version}\n")


def test_what_is_this_is_answered_by_an_older_release_or_by_the_page(page):
    """Its wheel knows cards and tiles, and not the question; of all else the page says that it does not know."""
    release, game = LONGEST[1]
    hand = opened(page, game)
    hand.wait()
    before = hand.decision
    unknown = words("en").plain("what.older", version=release["version"])
    for thing, answer in ((".p-board .tile[data-card]", "#d-card[open] #card-body *"),
                          ("[id^='p-'] .sec", f"#news > div:has-text('{unknown}')")):  # fmt: skip
        page.locator(thing).first.dispatch_event("contextmenu", {"bubbles": True, "cancelable": True})
        page.wait_for_selector(answer)
        page.keyboard.press("Escape")
    assert hand.decision == before


def test_a_link_whose_rules_have_not_changed_needs_no_release(page):
    _, game = SAME[0]
    opened(page, game)
    assert page.locator("#old-rules").is_hidden()


def test_a_record_of_an_older_release_opens_too(page):
    release, game = next((release, game) for release, game in OLDER if "record" in game)
    page.goto("index.html")
    page.fill("#open-text", game["record"])
    page.click("#opener [type=submit]")
    page.wait_for_selector(f".hn:text-is('{game['made']}')", state="attached")
    assert release["version"] in page.inner_text("#old-rules")


@pytest.mark.parametrize("how", ["missing", "changed"])
def test_a_release_that_cannot_be_had_is_one_sentence_and_the_game_before_stays(new_context, server, console, how):
    page = new_context(service_workers="block").new_page()  # it would have the wheel from the first visit on
    release, game = OLDER[0]
    hand = Hand(page, 2).sit_down(f"{game['game']}/", fast="1")
    hand.start("r--" + "-" * (len(find_game(game["game"]).places) - 4) + "p")
    before = hand.decision
    settled(hand)
    kept = stored(page)[0]["updated"]
    if how == "missing":
        server.missing.add(release["file"])
    else:
        page.context.route(f"**/{release['file']}", lambda route: route.fulfill(body=b"another wheel"))
    page.evaluate("link => { location.hash = link }", game["link"])
    page.wait_for_selector(f"#news > div:has-text('{release['version']}')")
    page.wait_for_selector(f".hn:text-is('{before}')", state="attached")
    page.wait_for_selector(READY, state="attached")
    wait_stored(page, lambda games: games[0]["updated"] > kept)  # the game before is opened again
    assert page.locator("#old-rules").is_hidden()
    hand.turn()
    assert hand.decision > before
    console.allow("Failed to load resource")  # the browser itself says that a file was not there


def test_the_site_lists_its_releases(page):
    page.goto("about.html#releases")
    for release in kept.LISTED:
        line = page.locator(".releases li", has_text=release["version"])
        assert release["sha256"] in line.inner_text()
        with page.expect_download() as download:
            line.locator("a").click()
        assert hashlib.sha256(download.value.path().read_bytes()).hexdigest() == release["sha256"]


def test_release_freezes_a_wheel_once_and_raises_the_number(tmp_path):
    """On a copy of the tree: the frozen wheel, its place in the list, links made by it, and the next version."""
    for part in ("build.py", "pyproject.toml", "LICENSE", "README.md", "core", "web/releases", "tests/releases"):
        source, target = build.ROOT / part, tmp_path / part
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)
    (tmp_path / ".venv").symlink_to(build.VENV)
    version = speciate.__version__

    def release(of):
        script = f"import argparse, build; build.release(argparse.Namespace(version={of!r}))"
        env = os.environ | {"PYTHONPATH": ""}
        return subprocess.run([sys.executable, "-c", script], cwd=tmp_path, env=env, capture_output=True, text=True)

    assert "not 9.9.9" in release("9.9.9").stderr
    done = release(version)
    assert done.returncode == 0, done.stderr
    listed = json.loads((tmp_path / "web/releases/releases.json").read_text())
    assert listed[:-1] == kept.LISTED and listed[-1]["version"] == version
    wheel = tmp_path / "web/releases" / listed[-1]["file"]
    assert hashlib.sha256(wheel.read_bytes()).hexdigest() == listed[-1]["sha256"]
    assert listed[-1]["rules"] == {game_id: find_game(game_id).version for game_id in listed[-1]["rules"]}
    assert len(json.loads((tmp_path / f"tests/releases/{version}.json").read_text())) >= 6
    assert f'__version__ = "{version}"' not in (tmp_path / "core/speciate/__init__.py").read_text()
    again = release(version)
    assert again.returncode and f"not {version}" in again.stderr
