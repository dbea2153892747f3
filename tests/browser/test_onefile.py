"""The whole site in one file, from a disk, with the network cut: `file://` and nothing else."""

import json
import re
import shutil

import pytest
from playwright.sync_api import expect
from speciate.engine import find_games
from speciate.scenario.puzzle import pack_puzzle, write_puzzle

from .hand import READY, Hand
from .test_make import SAID, TEXT
from .test_offline import FIRST, alone
from .test_sitting import STORAGE, in_address

MOST = 9_000_000  # bytes: what mail takes as an attachment, with room to spare


@pytest.fixture
def file(site, tmp_path):
    copy = tmp_path / "Speciate (1) è.html"  # what a mail or a download makes of a name
    shutil.copy(site / "speciate.html", copy)
    return copy.as_uri()


@pytest.fixture
def disk(new_context):
    """A context without a network; whatever is asked of anything but the disk or the page itself is a failure."""
    asked = []
    context = new_context()
    context.set_offline(True)
    context.on("request", lambda request: asked.append(request.url))
    yield context
    assert {url.split(":")[0] for url in asked} <= {"file", "blob", "data"}


@pytest.fixture
def home(disk, file):
    page = disk.new_page()
    page.goto(file)
    page.wait_for_selector(".games")
    return page


def test_every_game_is_played_and_kept(home):
    assert not home.locator(".watch:visible").count()  # the films would make the file too large to be mailed
    for number, game in enumerate(find_games()):
        home.click(f".games a.btn[href='#{game}/']")
        home.wait_for_selector(READY, state="attached")
        hand = Hand(home, 3)
        home.evaluate("localStorage.setItem('speciate.fast', '1')")
        hand.start(alone(game))
        for _ in range(2):
            hand.turn()
        home.wait_for_url("**#g=*")  # here an address has a "#" before the game is kept, too
        hand.reload()
        home.click(".prompt .rule-id")
        assert home.get_attribute("#card-rule a", "href").startswith(f"#{game}/rules.html#{game[0].upper()}")
        home.keyboard.press("Escape")
        decision = hand.decision
        assert re.search(rf"^speciate +{game}\b", hand.record())
        home.click(".brand")
        home.wait_for_selector(f"#saved-list li:nth-child({number + 1})")
    home.click("#resume a")
    Hand(home).wait()
    assert hand.decision == decision


def test_rules_in_both_languages_and_no_way_out(home):
    paths = home.eval_on_selector_all("a[href]:not([hidden])", "all => all.map(one => one.getAttribute('href'))")
    assert all(path.startswith("#") for path in paths)
    for game in find_games():
        home.click(f".games [data-rules][href='#{game}/rules.html']")
        home.wait_for_selector("html[lang=en] main.rules h2")
        home.locator(".try button").first.click()
        home.wait_for_selector(".demo .title:focus")
        home.click("[data-other=it]")
        home.wait_for_selector("html[lang=it] main.rules h2")
        home.click(".brand")
        home.wait_for_selector("html[lang=it] .games")
        home.select_option("[data-choose=lang]", "en")
    home.click(".games [data-learn]")
    home.locator("[data-step] .to").nth(1).click()
    title = home.locator(".lesson:target .title")
    said = title.inner_text()
    for _ in range(2):
        home.reload()
        expect(title).to_have_text(said)
    home.click(".brand")
    home.wait_for_selector(".games")
    home.go_back()
    expect(title).to_have_text(said)
    home.click(".brand")
    home.click(".foot a[href='#about.html']")
    home.wait_for_selector("main.text h1")


@pytest.mark.parametrize("address", ["constructor", "toString#m1.abc"])
def test_an_address_that_is_no_page_leads_home(disk, file, address):
    page = disk.new_page()
    page.goto(f"{file}#{address}")
    page.wait_for_selector(".games")


def test_a_link_goes_out_and_comes_back(home, disk, file):
    home.click(f".games a.btn[href='#{FIRST}/']")
    home.wait_for_selector(READY, state="attached")
    hand = Hand(home, 2)
    hand.start("pp" + "-" * (len(find_games()[FIRST].places) - 2))
    for _ in range(3):
        hand.turn()
    hand.wait()
    home.click("#share")
    home.wait_for_selector("#d-share[open]")
    link = home.input_value("#d-share [data-link]")
    tag = find_games()[FIRST].tag
    assert link.startswith(tag) and ":" not in link  # an address on this disk would be of no use to anybody
    for way in ("pasted", "address"):
        other = disk.new_page()
        other.goto(file if way == "pasted" else f"{file}#{link}")
        if way == "pasted":
            other.fill("#open-text", f"Your turn: {link}")
            other.click("#opener [type=submit]")
        there = Hand(other)
        there.wait()
        assert other.evaluate("document.body.dataset.game") == FIRST


def test_where_nothing_can_be_stored_the_address_keeps_the_game(disk, file):
    """One fault of the store is enough: the store is the site's own, and only the address is another here."""
    page = disk.new_page()
    page.add_init_script(STORAGE["throws"])
    page.goto(f"{file}#{FIRST}/")
    page.wait_for_selector(READY, state="attached")
    hand = Hand(page, 2)
    hand.start("pp" + "-" * (len(find_games()[FIRST].places) - 2))
    hand.turn()
    hand.wait()
    in_address(hand)
    assert f"#{FIRST}/#{find_games()[FIRST].tag}" in page.url
    hand.reload()


def test_its_size_and_its_policy(site):
    text = (site / "speciate.html").read_text()
    assert len(text) < MOST
    policy = text.split('http-equiv="Content-Security-Policy" content="')[1].split('"')[0]
    assert policy.startswith("default-src 'none'") and "http" not in policy and "'unsafe-eval'" not in policy
    said = (site / "index.html").read_text()
    assert f"({len(text.encode()) / 1e6:.1f} MB)" in said
    assert "speciate.html" not in json.dumps(
        [line for line in (site / "sw.js").read_text().split('"') if "html" in line]
    )


def said_by(puzzle):
    """What a reader of a puzzle meets: its title and question, then the answers with the verdict on each."""
    puzzle.locator(".answers .choice").first.wait_for()
    met = [puzzle.locator(part).first.inner_text() for part in (".title", ".question h3")]
    for button in puzzle.locator(".answers .choice").all():
        name = button.locator("b").inner_text()
        button.click()
        verdict = puzzle.locator(".said .verdict").last
        verdict.locator("h4:focus").wait_for()
        met.append(f"{name}: {verdict.inner_text()}")
        if "right" in (verdict.get_attribute("class") or ""):
            return met
    raise AssertionError(f"no answer is right: {met}")


def test_the_link_of_a_puzzle_opens_the_same_on_the_site_in_a_frame_and_in_the_one_file(page, disk, file):
    link = pack_puzzle(write_puzzle(TEXT, [], ["abundance-2"], SAID))
    page.goto(f"make.html#{link}")
    met = said_by(page.locator("#make-puzzle .lesson"))
    assert met[0] == SAID["title"], "its markup is text"
    page.goto(f"embed/lesson.html#{link}&mode=puzzle")
    assert said_by(page.locator("#lesson .lesson")) == met
    own = disk.new_page()
    own.goto(f"{file}#make.html#{link}")
    assert said_by(own.locator("#make-puzzle .lesson")) == met
