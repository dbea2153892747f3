"""Links as people use them: pasted, dropped, sent, scanned, cut, and handed from player to player."""

import base64
import json
import subprocess

import pytest
from speciate.engine import Match, Setup, find_games
from speciate.engine.link import pack, unpack
from speciate.engine.record import write_record

import build

from .hand import READY, Hand

GAMES = find_games()
MARINE = GAMES["marine"]

# What a code reader sees: the pixels on the screen, decoded by another library than the one that drew them.
DECODE = """
import { readFileSync } from "node:fs";
import decode from "qr/decode.js";
const { width, height, data } = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(decode({ width, height, data: Uint8Array.from(Buffer.from(data, "base64")) }));
"""
PIXELS = """async png => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + png;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    let text = '';
    for (let i = 0; i < data.length; i += 8192) text += String.fromCharCode(...data.subarray(i, i + 8192));
    return { width: image.width, height: image.height, data: btoa(text) };
}"""


def scan(page, selector: str) -> str:
    """The text of a QR code as it is on the screen."""
    png = base64.b64encode(page.locator(selector).screenshot()).decode()
    pixels = json.dumps(page.evaluate(PIXELS, png))
    command = [str(build.node()[0]), "--input-type=module", "-e", DECODE]
    return subprocess.run(command, input=pixels, cwd=build.ROOT, capture_output=True, text=True, check=True).stdout


def some_match(game_id: str, decisions: int, seed: int = 3):
    """A game with all places taken, so many decisions in."""
    game = GAMES[game_id]
    setup = Setup(game_id, tuple(range(len(game.places))), tuple(o.default for o in game.options), seed)
    match = Match(game, game.start(setup))
    while match.ply < decisions:
        match.answer(match.choice.values[match.ply * 7 % len(match.choice.values)])
    return setup, match


def some_link(game_id: str = "marine", decisions: int = 20) -> str:
    setup, match = some_match(game_id, decisions)
    return pack(setup, match, ["person"] * setup.seats)


def waits(page, decisions: int) -> None:
    page.wait_for_selector(f".hn:text-is('{decisions}')", state="attached")


def news(page) -> str:
    page.wait_for_selector("#news > div")
    return page.inner_text("#news > div")


@pytest.fixture
def first(page):
    page.goto("index.html")
    return page


@pytest.mark.parametrize("game_id", list(GAMES))
def test_a_message_with_a_link_is_pasted_on_the_first_page(first, server, game_id):
    message = f"Your turn!\n<{server.url}{game_id}/#{some_link(game_id)}>, see you"
    first.fill("#open-text", message)
    first.click("#opener [type=submit]")
    waits(first, 20)
    assert f"/{game_id}/" in first.url


def test_a_record_is_pasted_and_dropped_and_chosen_on_the_first_page(first, tmp_path):
    text = write_record(*some_match("marine", 25))
    first.fill("#open-text", text)
    first.click("#opener [type=submit]")
    waits(first, 25)
    file = tmp_path / "game.txt"
    file.write_text(text)
    first.goto("index.html")
    first.set_input_files("#file", file)
    waits(first, 25)
    first.goto("index.html")
    drop(first, text)
    waits(first, 25)


def drop(page, text: str, kind: str = "file") -> None:
    page.evaluate(
        """([text, kind]) => {
            const carried = new DataTransfer();
            if (kind === 'file') carried.items.add(new File([text], 'game.txt', { type: 'text/plain' }));
            else carried.setData('text/plain', text);
            const options = { dataTransfer: carried, bubbles: true, cancelable: true };
            for (const name of ['dragover', 'drop']) document.body.dispatchEvent(new DragEvent(name, options));
        }""",
        [text, kind],
    )


def test_at_a_table_a_link_of_another_game_goes_to_the_page_of_that_game(page):
    Hand(page, 2).sit_down(fast="1").start("rrrp")
    drop(page, some_link("marine", 12), "link")
    waits(page, 12)
    page.click("#menu")
    page.click("#d-menu [data-menu=load]")
    page.fill("#open-text", some_link("dominant", 15))
    page.click("#opener [type=submit]")
    waits(page, 15)
    assert "/dominant/" in page.url
    page.goto(page.url.split("#")[0] + "#" + some_link("marine", 9))
    waits(page, 9)
    assert "/marine/" in page.url


def test_the_page_opens_links_of_every_length(page):
    """From the shortest on; what the command line and the package do with each length is tried in `tests/cli`."""
    setup, match = some_match("marine", 1200)
    for made in (0, 1, 60, 255, 290, 700, 1000, 1200):
        page.goto(f"marine/#{pack(setup, match.at(made), ['person'] * setup.seats)}")
        waits(page, made)


@pytest.mark.parametrize(
    "text",
    ["", "hello", "x1.aaaaaaaaaa", "speciate chess rules=1", "speciate constructor rules=1", "m1.!", "é" * 1_600_000],
)
def test_what_holds_no_game_is_one_sentence(first, text):
    drop(first, text, "link")
    assert 10 < len(news(first)) < 120
    assert "Speciate" in first.title()


def test_the_share_panel_says_how_long_the_link_is_and_what_it_tells(new_context, until):
    context = new_context(permissions=["clipboard-read", "clipboard-write"])
    context.add_init_script("navigator.share = sent => { window.sent = sent; return Promise.resolve(); }")
    page = context.new_page()
    page.goto(f"marine/#{some_link('marine', 60)}")
    waits(page, 60)
    page.click("#h-prev")
    page.click("#h-prev")
    waits(page, 58)
    page.click("#share")
    page.wait_for_selector("#d-share[open]")
    field = page.locator("#d-share [data-link]")
    addresses = {}
    for scope in ("whole", "here", "position", "cut"):
        page.check(f"#d-share [value={scope}]")
        addresses[scope] = field.input_value()
        assert f"{len(addresses[scope])} characters" in page.inner_text("#d-share [data-length]")
    assert addresses["here"] == addresses["whole"] + "&at=58"
    cut = unpack(addresses["cut"].split("#")[1]).match
    assert cut.decisions == unpack(addresses["whole"].split("#")[1]).match.decisions[:58]
    assert page.locator("#d-share [data-reveals] li").count() == 2, "the seed, and what is hidden in this game"
    assert scan(page, "#d-share [data-qr]") == addresses["cut"]
    page.click("#d-share [data-copy]")
    until(
        page,
        "navigator.clipboard.readText().then(text => text === document.querySelector('#d-share [data-link]').value)",
    )
    page.click("#d-share [data-native]")
    until(page, f"window.sent?.url === {json.dumps(addresses['cut'])}")
    friend = new_context().new_page()
    friend.goto(addresses["cut"])
    waits(friend, 58)
    assert friend.locator("#past-return").count() == 0, "nothing follows"
    friend.goto(addresses["position"])
    waits(friend, 0)
    until(friend, "location.hash.startsWith('#g=')")
    friend.goto("index.html")
    friend.wait_for_selector("#saved-list li small:has-text('from a position')")


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desktop", "phone"])
def test_a_long_link_can_be_scanned_too(new_context, size):
    page = new_context(viewport={"width": size[0], "height": size[1]}).new_page()
    setup, match = some_match("marine", 700)
    page.goto(f"marine/#{pack(setup, match, ['person'] * setup.seats)}")
    waits(page, 700)
    if page.locator("#share").is_visible():
        page.click("#share")
    else:
        page.click("#menu")
        page.click("#d-menu [data-menu=share]")
    page.wait_for_selector("#d-share[open]")
    link = page.input_value("#d-share [data-link]")
    assert len(link) > 300
    page.click("#d-share [data-qr]")
    page.wait_for_selector("#d-qr[open] svg")
    assert scan(page, "#qr-large svg") == link


def test_a_game_goes_from_player_to_player_by_link(new_context, until):
    """Ada sets it up and sends her turns; Bo has nothing but the links; a computer plays in between."""
    ada, bo = (new_context(permissions=["clipboard-read", "clipboard-write"]).new_page() for _ in range(2))
    hand = Hand(ada, 1).sit_down(fast="1")
    hand.start("p-rp", names=("Ada", "", "", "Bo"), seed=11)
    for _ in range(60):  # Ada plays at her own screen until it is Bo's turn
        if ada.locator("#curtain-take").count() and "Bo" in ada.inner_text("#curtain-take"):
            break
        if not ada.locator("#curtain-take").count() and ada.locator(".prompt .who:has-text('Bo')").count():
            break
        hand.turn()
        hand.wait()
    link = give_away(ada, first=True)
    assert link.endswith("&seat=2")
    there = Hand(bo, 5).sit_down(f"marine/#{link.split('#')[1]}", fast="1")
    bo.wait_for_selector("#d-since[open] .recent li")
    bo.click("#d-since .btn.pri")
    assert there.wait() == "choice", "no curtain: it is his own screen"
    kept = None
    for _ in range(3):
        answer = until_away(there)
        before = hand.decision
        ada.evaluate("fragment => { location.hash = fragment }", answer.split("#")[1])
        until(ada, f"Number(document.querySelector('.hn').textContent) > {before}")
        ada.wait_for_selector("#d-since[open] .recent li")
        ada.click("#d-since .btn.pri")
        until(ada, "location.hash.startsWith('#g=')")
        kept = kept or ada.url
        assert ada.url == kept, "the game that is kept here goes on"
        back = until_away(hand)
        bo.evaluate("fragment => { location.hash = fragment }", back.split("#")[1])
        bo.wait_for_selector("#d-since[open]")
        bo.click("#d-since .btn.pri")
    ada.reload()
    ada.wait_for_selector(READY, state="attached")
    ada.wait_for_selector("#send")
    ada.goto("index.html")
    ada.wait_for_selector("#saved-list li")
    assert ada.locator("#saved-list li").count() == 1


def give_away(page, first=False) -> str:
    """Copy the turn's link from the share panel."""
    if page.locator("#curtain-take").count():
        page.click("#curtain-send")
    else:
        page.click("#share" if first else "#send")
    page.wait_for_selector("#d-share[open]")
    if first:
        page.check("#d-share [value=turn]")
    assert page.is_checked("#d-share [value=turn]")
    link = page.input_value("#d-share [data-link]")
    page.click("#d-share [data-copy]")
    page.click("#d-share [data-close]")
    page.wait_for_selector("#send")
    return link


def until_away(hand) -> str:
    for _ in range(80):
        hand.page.wait_for_selector(":is(#commit, #send):visible")
        if hand.page.locator("#send:visible").count():
            return give_away(hand.page)
        hand.choose()
    raise AssertionError("the turn never ended")
