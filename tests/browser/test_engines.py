"""The same in other engines: from a host that then stops, and from a disk. One that is missing is named."""

import shutil
from contextlib import suppress

import pytest
from speciate.engine import SpeciateError, find_games
from speciate.engine.link import parse_fragment, unpack

from .engines import driven, missing
from .test_boot import BIG
from .test_offline import Host

READY = "document.querySelector('#boot[hidden]') && document.body.dataset.view"
DECISION = "Number(document.querySelector('.hn')?.textContent ?? -1)"
PLAYABLE = "document.querySelector('#curtain-take') || document.querySelectorAll('.prompt .choice').length"
# Do what is to do, step by step, until the game has moved on: take the screen, select the first choice, make it.
MOVED = """(() => {
    const to = document.querySelector('#curtain-take, #commit:not([disabled])');
    if (!to && %(decision)s > %(before)s) return true;
    (to ?? document.querySelector('.prompt .choice'))?.click();
    return false;
})()"""
# What a reload brings back: the decision that the store has of the game on the table, or the address, where that is
# the link of the game because the store has not answered in time.
KEPT = r"""new Promise((tell, fail) => {
    const id = /g=(\w+)$/.exec(location.hash)?.[1];
    if (!id) return tell(location.hash);
    const opening = indexedDB.open('speciate');
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
        const asking = opening.result.transaction('games').objectStore('games').get(id);
        asking.onerror = () => fail(asking.error);
        asking.onsuccess = () => { opening.result.close(); tell(asking.result?.decision ?? -1); };
    };
})"""


@pytest.fixture(params=["firefox", "webkit"])
def engine(request, playwright, tmp_path):
    if why := missing(request.param):
        pytest.skip(f"{request.param}: {why}")
    with driven(playwright, request.param, tmp_path) as page:
        yield page


def kept(page) -> tuple[int, bool]:
    """The decision that a reload brings back, and whether the store has it: a page that goes too early forgets one."""
    found = page.evaluate(KEPT)
    if isinstance(found, int):
        return found, True
    with suppress(SpeciateError):
        return unpack(parse_fragment(found)[0]).match.ply, False
    return -1, False


def play(page, turns: int = 3) -> tuple[int, bool]:
    """Start a game of persons around the screen and take some turns: the decision that it has come to, and `kept`."""
    page.until(READY)
    page.evaluate("document.querySelector('#start').click()")
    for _ in range(turns):
        page.until(PLAYABLE)
        page.until(MOVED % {"decision": DECISION, "before": page.evaluate(DECISION)})
    page.until(PLAYABLE)
    decision = page.evaluate(DECISION)
    return page.asked(lambda: kept(page), lambda now: now[0] == decision, f"decision {decision} is kept")


def test_on_a_host_and_then_without_it(engine, site, tmp_path):
    host = Host(site, tmp_path / "served")
    in_store = 0
    try:
        for game in find_games():
            engine.goto(f"{host.url}{game}/")
            engine.evaluate("localStorage.setItem('speciate.fast', '1')")
            decision, stored = play(engine, 1)
            in_store += stored
            engine.until("navigator.serviceWorker.controller?.state === 'activated'")
        host.stop()
        engine.reload()
        engine.until(PLAYABLE)
        assert engine.evaluate(DECISION) == decision
        engine.goto(host.url)
        engine.until(f"document.querySelectorAll('#saved-list .save').length >= {in_store}")
        engine.goto(f"{host.url}{next(iter(find_games()))}/rules.html")
        engine.until("document.querySelector('main.rules h2')")
    finally:
        host.stop()


# Leave the page while it writes: the transaction goes on until the page is shown again.
LEAVE = r"""(async () => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...what) {
        const goOn = () => window.shown || (this.get("").onsuccess = goOn);
        goOn();
        return put.apply(this, what);
    };
    addEventListener("pageshow", () => (window.shown = true));
    const preloads = [...document.querySelectorAll("link[rel=modulepreload]")];
    const { games, keep } = await import(preloads.find(link => /\/store\.js$/.test(link.href)).href);
    const [game] = await games();
    window.again = keep({ ...game, note: "written after all" }).then(() => games());
    setTimeout(() => location.assign("../"));
})()"""
NOTE = "window.again?.then(([game]) => game.note) ?? 'a new page'"


def test_a_page_that_is_left_while_it_writes_keeps_the_store_from_nobody(engine, site, tmp_path):
    """WebKit keeps a page for the way back with what it is writing, and the store with it."""
    host = Host(site, tmp_path / "served")
    try:
        engine.goto(f"{host.url}{next(iter(find_games()))}/")
        play(engine, 1)
        engine.evaluate(LEAVE)
        engine.until("document.querySelectorAll('#saved-list .save').length")
        engine.evaluate("history.back()")
        engine.until(PLAYABLE)
        assert engine.evaluate(NOTE) in ("written after all", "a new page")
    finally:
        host.stop()


def test_each_big_file_is_asked_for_once(engine, site, tmp_path):
    host = Host(site, tmp_path / "served")
    try:
        engine.goto(f"{host.url}{next(iter(find_games()))}/")
        engine.evaluate("self.requestIdleCallback = () => 0")  # no memory image: to make one, Python starts again
        engine.until(READY)
        asked = [path.split("/")[-1] for path in host.server.asked]
        start = asked[: asked.index("sw.js")] if "sw.js" in asked else asked  # what follows is fetched to be kept
        assert {name: start.count(name) for name in BIG} == dict.fromkeys(BIG, 1)
    finally:
        host.stop()


def test_the_one_file_from_a_disk(engine, site, tmp_path):
    file = tmp_path / "speciate.html"
    shutil.copy(site / "speciate.html", file)
    engine.goto(file.as_uri())
    engine.until("document.querySelectorAll('.games .g').length")
    assert engine.evaluate("document.querySelectorAll('.games .g').length") == len(find_games())
    engine.evaluate("document.querySelector('.games a.btn').click()")
    decision, _ = play(engine)
    engine.reload()
    engine.until(PLAYABLE)
    assert engine.evaluate(DECISION) == decision
