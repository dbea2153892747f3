"""Every way Python can start, or die, in the browser."""

import pytest
from playwright.sync_api import Response
from speciate.engine import find_games

from tests.browser.hand import end_workers, endless, wait_for
from web.tools import serve

FIRST = next(iter(find_games()))

CONNECT = """async game => {
    const { connect } = await import(new URL(document.body.dataset.assets + 'core.js', location.href));
    window.stages = [];
    window.deaths = [];
    window.core = connect({
        onProgress: told => stages.push(told),
        onDeath: error => deaths.push(error.reason),
        game,
    });
    return core.ready.then(way => way, error => error.reason);
}"""
ASK = "core.ask({}).then(answer => typeof answer, error => error.reason)"
SNAPSHOTS = "caches.open('speciate').then(cache => cache.keys()).then(keys => keys.map(key => key.url))"


@pytest.fixture
def page(new_context):
    return new_context(idle=True).new_page()


@pytest.fixture
def start():
    def go(page, game=None):
        page.goto("bare.html")
        return page.evaluate(CONNECT, game)

    return go


def test_a_first_visit_starts_from_the_zip_and_the_next_from_a_snapshot(page, start, until):
    # On a loaded machine 8 s may pass without a byte, and the page would then say that the start has stalled.
    endless(page, 8_000)
    assert start(page) == "zip"
    stages = page.evaluate("stages")
    assert list(dict.fromkeys(stage["stage"] for stage in stages)) == ["download", "python", "rules"]
    steps = [(stage["done"], stage["total"]) for stage in stages if stage["stage"] == "download"]
    assert steps == sorted(steps) and steps[-1][0] == steps[-1][1] > 3.5e6
    assert page.evaluate(ASK) == "object"
    until(page, f"{SNAPSHOTS}.then(found => found.length === 1)")
    assert start(page) == "snapshot"
    assert page.evaluate(ASK) == "object"


def test_a_table_starts_with_its_own_game_and_a_link_of_another_waits_for_its_rules(page, start, until):
    held = []
    page.route("**/marine.pack", lambda route: held.append(route))
    assert start(page, "climate") == "zip"
    assert page.evaluate(ASK) == "object"
    wait_for(page, lambda: held, what="the other games are asked for")
    page.evaluate("void core.ask({do: 'open', link: 'm1.AA'}).then(answer => { window.answer = answer.error })")
    held[0].continue_()
    until(page, "window.answer")
    assert page.evaluate("answer.code").startswith("error.link") and page.evaluate("answer.code") != "error.link.game"


def test_a_new_build_clears_away_the_old_snapshot(page, start, until):
    page.goto("bare.html")
    old = "new URL('assets/older/snapshot.gz', location.href).href"
    page.evaluate(f"caches.open('speciate').then(cache => cache.put({old}, new Response('x')))")
    assert start(page) == "zip"
    until(page, f"{SNAPSHOTS}.then(found => found.length === 1 && found[0] !== {old})")


def test_a_damaged_snapshot_is_passed_over(page, start):
    page.goto("bare.html")
    url = "new URL(document.body.dataset.assets + 'snapshot.gz', location.href)"
    page.evaluate(f"caches.open('speciate').then(cache => cache.put({url}, new Response('no image')))")
    assert start(page) == "zip"
    assert page.evaluate(ASK) == "object"


def test_without_the_zip_micropip_installs_the_wheel(page, start, server, console):
    server.missing.add("base.pack")
    assert start(page) == "wheel"
    assert page.evaluate(ASK) == "object"
    console.allow("Failed to load resource")


def test_without_any_library_the_page_is_told(page, start, server, console):
    server.missing.update({"base.pack", "python_stdlib.zip"})
    assert start(page) == "boot"
    assert page.evaluate("deaths") == ["boot"]
    console.allow("Failed to load resource")


def test_without_the_worker_itself_the_page_is_told(page, start, server, console):
    server.missing.add("worker.js")
    assert start(page) == "boot"
    console.allow("Failed to load resource")


@pytest.mark.parametrize("encodings", [serve.PACKED, {}], ids=["what lies ready", "the files themselves"])
def test_a_pack_comes_plain_from_a_host_that_sends_its_brotli_and_else_as_it_is(page, start, monkeypatch, encodings):
    monkeypatch.setattr(serve, "PACKED", encodings)
    sent: list[Response] = []
    page.on("response", lambda answer: sent.append(answer))
    assert start(page, FIRST) == "zip"
    encoded = {answer.headers.get("content-encoding") for answer in sent if answer.url.endswith(".pack")}
    assert encoded == ({"br"} if encodings else {None})
    total = page.evaluate("stages.findLast(({ total }) => total).total")
    assert page.evaluate(ASK) == "object" and (total < 5e6 if encodings else total > 10e6)


def test_a_host_that_calls_wasm_something_else(page, start, server):
    server.types[".wasm"] = "application/octet-stream"
    assert start(page) == "zip"


def test_a_worker_that_ends_is_noticed_at_once_and_started_again(page, start, until):
    assert start(page) == "zip"
    end_workers(page)
    until(page, "deaths.length")
    assert page.evaluate("deaths") == ["died"]
    assert page.evaluate(ASK) == "died"
    page.evaluate("core.restart()")
    assert page.evaluate(ASK) == "object"


def test_a_start_without_progress_ends(page, until):
    page.clock.install()
    page.route("**/worker.js", lambda route: None)
    page.goto("bare.html")
    page.evaluate(f"() => {{ ({CONNECT})().then(way => {{ window.way = way }}) }}")  # not waited for
    until(page, "window.core")
    page.clock.fast_forward("02:01")
    until(page, "window.way === 'boot'")


def test_a_worker_that_does_not_answer_is_given_up(page, start, until):
    page.clock.install()
    assert start(page) == "zip"
    page.workers[0].evaluate("setTimeout(() => { for (;;); })")
    page.evaluate(f"() => {{ {ASK}.then(answer => {{ window.answer = answer }}) }}")
    page.clock.fast_forward("00:31")
    until(page, "window.answer === 'slow'")
    page.evaluate("core.restart()")
    assert page.evaluate(ASK) == "object"


def test_answers_come_in_the_order_of_the_questions_and_a_restart_refuses_what_is_still_asked(page, start):
    assert start(page) == "zip"
    page.evaluate("window.order = []")
    page.evaluate("Promise.all([1, 2, 3].map(n => core.ask({}).then(() => order.push(n))))")
    assert page.evaluate("order") == [1, 2, 3]
    assert page.evaluate(f"(() => {{ const asked = {ASK}; core.restart(); return asked; }})()") == "restarted"
    assert page.evaluate(ASK) == "object"


def test_without_cache_storage_and_locks_it_still_works(new_context, start):
    context = new_context()
    context.add_init_script("delete self.caches; Object.defineProperty(navigator, 'locks', {value: undefined})")
    assert start(context.new_page()) == "zip"
