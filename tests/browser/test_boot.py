"""The first minutes: what a reader sees and can do while Python comes, and what may be wrong with a boot file."""

import re
import threading
from http import HTTPStatus
from pathlib import Path

import pytest
from speciate.engine import find_games
from speciate.locale import LANGUAGES, words

from web.tools.serve import Handler, Server

from .hand import READY, Hand, endless, wait_for

FIRST = next(iter(find_games()))
WORKERS = ["worker.js", "python.js", "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"]
"""What only the worker needs: the page itself is there, and says what is wrong."""
PAGES = ["app.js", "core.js"]
"""What the page needs too, its own script and a module below it: its own last resort says so."""
BAD = ["missing", "refused", "html", "cut", "lost", "type"]
OWN_WAYS = ["worker.js", "pyodide.mjs", "pyodide.asm.wasm"]
OTHER_FAULTS = [
    ("worker.js", "missing"),
    ("python.js", "refused"),
    ("pyodide.mjs", "html"),
    ("pyodide.asm.mjs", "lost"),
    ("python.js", "type"),
]
"""Each fault but "cut" once, with files in turn."""
HALF = (
    "uncaught: Unexpected end of input",
    "uncaught: Missing initializer",
    "uncaught: Invalid or unexpected token",
    "uncaught: missing ) after argument list",
)
"""What the browser says of half a script, by where it ends."""
STALL, SILENCE = 8_000, 4_000
"""Milliseconds without a byte: of a start, until the page says so; of a file asked for anew, until it is lost."""
ANOTHER_RELEASE = b"export const nothing = 1;"
BIG = ("pyodide.asm.wasm", "pyodide.asm.mjs", "base.pack")
SENTENCE = "#news .warn"
APART = "#apart-box"
BROKEN = f"{APART}.broken"
"""The same, once the guard has said so: the bare box is visible too, until the style sheet that hides it is there."""


class FaultyServer(Server):
    """Sends some files wrongly; a file that is "slow" stops half-way until `go_on` is set."""

    faults: dict[str, str]
    """How a file is sent, by a part of its path."""
    go_on: threading.Event


class FaultyHandler(Handler):
    """Sends what `FaultyServer.faults` names wrongly."""

    server: FaultyServer

    def do_GET(self) -> None:  # noqa: N802 (http.server calls it so)
        fault = next((kind for part, kind in self.server.faults.items() if part in self.path), "")
        if not fault:
            return super().do_GET()
        if fault in ("missing", "refused"):
            found = fault == "refused"
            return self.send_error(HTTPStatus.INTERNAL_SERVER_ERROR if found else HTTPStatus.NOT_FOUND)
        self.encoding = ""
        file = Path(self.translate_path(self.path))
        data, kind = file.read_bytes(), self.guess_type(file)
        half = data[: len(data) // 2]
        body = {"html": b"<!doctype html><p>Sign in", "cut": half, "misfit": ANOTHER_RELEASE}.get(fault, data)
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", {"html": "text/html", "type": "application/octet-stream"}.get(fault, kind))
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if fault in ("lost", "slow"):
            self.wfile.write(half)
            self.wfile.flush()
            if fault == "slow":
                self.server.go_on.wait(120)
                self.wfile.write(data[len(half) :])
            else:
                self.close_connection = True
        else:
            self.wfile.write(body)


@pytest.fixture(scope="module")
def _faulty(site):
    server = FaultyServer(site, 0)
    server.RequestHandlerClass = lambda *args: FaultyHandler(*args, directory=str(site))
    yield server
    server.shutdown()


@pytest.fixture
def faulty(_faulty):
    """The site from a host with `faults`; a file that is "slow" stops half-way until `go_on` is set."""
    _faulty.faults, _faulty.go_on = {}, threading.Event()
    _faulty.asked.clear()
    yield _faulty
    _faulty.go_on.set()


@pytest.fixture
def visit(faulty, new_context, console):
    """Opens a page as a new visitor; what the browser itself says of bad files is no news.

    The page waits for bytes without end: a file is judged by its bytes, and not by the speed of the machine.
    """
    console.allow("Failed to load", "uncaught: The requested module", *HALF)

    def go(path=f"{FIRST}/"):
        page = new_context().new_page()
        for delay in (STALL, SILENCE):
            endless(page, delay)
        page.goto(faulty.url + path, wait_until="commit")
        page.wait_for_selector("body")
        return page

    return go


def test_each_big_file_is_asked_for_once_and_no_byte_before_its_page(visit, faulty):
    visit().wait_for_selector(READY, state="attached")
    asked = [path.split("/")[-1] for path in faulty.asked]
    assert {name: asked.count(name) for name in BIG} == dict.fromkeys(BIG, 1)
    assert len(asked) == len(set(asked)), "nothing is asked for twice"


def test_an_early_script_that_comes_late_starts_no_second_python(page):
    """As it does in WebKit: the page has started the worker itself, and another one would fetch it all again."""
    held, workers = [], []
    page.on("worker", lambda worker: workers.append(worker.url))
    page.route("**/early.js", lambda route: held.append(route))
    page.goto(f"{FIRST}/", wait_until="commit")
    wait_for(page, lambda: held and workers, what="the page to start its own worker")
    held[0].continue_()
    page.wait_for_load_state("load")
    page.wait_for_selector(READY, state="attached")
    assert len(workers) == 1


def test_a_table_is_painted_before_its_scripts_are_asked_for_and_python_does_not_wait_for_that(visit, faulty):
    """Nothing is painted before the style sheet is there."""
    faulty.faults = {".css": "slow"}
    page = visit()
    wait_for(page, lambda: any("pyodide.asm.wasm" in path for path in faulty.asked), what="the start of Python")
    assert not [path for path in faulty.asked if "app.js" in path]
    faulty.go_on.set()
    page.wait_for_selector(READY, state="attached")


def test_the_page_comes_before_python(visit, faulty):
    visit().wait_for_selector(READY, state="attached")
    asked = [path.split("/")[-1] for path in faulty.asked]
    page, python = ("app.js", "view.js", "typed.js"), ("pyodide.mjs", "pyodide.asm.mjs", "base.pack")
    assert max(map(asked.index, page)) < min(map(asked.index, python)), asked


def test_a_reader_who_is_quicker_than_the_first_picture_is_not_interrupted(visit, faulty):
    """What is to have the focus in a dialog later has no claim to it now; a browser would complain on the console."""
    faulty.faults = {".css": "slow"}
    page = visit()
    wait_for(
        page,
        lambda: page.evaluate(
            "() => { document.querySelector('#seed')?.focus(); return document.readyState !== 'loading' }"
        ),
    )
    faulty.go_on.set()
    page.wait_for_selector(READY, state="attached")
    assert page.evaluate("document.activeElement.id") == "seed"


def test_a_table_in_a_tab_that_is_not_shown_starts_too(page):
    """Nothing is painted there, and no frame comes."""
    page.add_init_script(
        "Object.defineProperty(document, 'hidden', { value: true }); window.requestAnimationFrame = () => 0;"
    )
    page.goto(f"{FIRST}/")
    page.wait_for_selector(READY, state="attached")


def test_while_python_comes_the_bar_tells_bytes_and_the_reader_can_fill_in_and_read(visit, faulty, until):
    faulty.faults = {"pyodide.asm.wasm": "slow"}
    page = visit()
    bar = page.locator("#boot")
    page.wait_for_selector("#boot[aria-valuetext]")
    until(page, "/of \\d/.test(document.querySelector('#boot').getAttribute('aria-valuetext'))")
    until(page, "document.querySelector('#boot').getAttribute('aria-valuenow') > 30")
    assert int(bar.get_attribute("aria-valuenow")) < 80
    done, total = map(float, re.findall(r"\d+\.\d", bar.get_attribute("aria-valuetext")))
    assert done < total and total > 4
    progress = page.locator(".go [data-boot]")
    assert progress.is_visible()
    told = "[document.querySelector('.go [data-boot]').innerText, document.querySelector('#boot').ariaValueText]"
    assert len(set(page.evaluate(told))) == 1, "read at one moment: the bytes go on coming"
    page.click("label:has(#kind-3-bot)")
    page.fill("#seed", "4321")
    with page.expect_popup() as rules:  # in a tab of its own: this one goes on fetching
        page.click(".go [data-rules]")
    rules.value.wait_for_selector("main.rules h2")
    rules.value.close()
    page.click("#start")  # it begins as soon as it can
    faulty.go_on.set()
    hand = Hand(page)
    hand.wait()
    assert bar.is_hidden() and not progress.is_visible()
    assert "4321" in hand.record()


def test_the_form_that_the_build_has_drawn_and_what_is_told_are_in_the_readers_language(faulty, new_context, until):
    """What comes says so again in a language that is chosen meanwhile, though no more bytes may come for long."""
    faulty.faults = {"pyodide.asm.wasm": "slow"}
    page = new_context(locale="it").new_page()
    page.goto(f"{faulty.url}{FIRST}/")
    page.wait_for_selector("#form legend:has-text('Chi gioca')")
    told = {
        "en": r"/Fetching Python: \d\.\d of \d+\.\d MB|Nothing has come/",
        "it": r"/Scarico Python: \d,\d di \d+,\d MB|non arriva nulla/",
    }
    said = "document.querySelector('.go [data-boot]').textContent"
    until(page, f"{told['it']}.test({said})")
    page.fill("#seed", "4321")
    page.check("#view-setup input[type=radio]:not(:checked) >> nth=0", force=True)
    # The bytes are counted on: files beside the slow one may still come.
    drawn = "[...document.querySelectorAll('#view-setup :is(h1, h2, #form, .btn)')].map(one => one.innerText)"
    before = page.evaluate(drawn), page.inner_html("#opening")
    for lang, legend in (("en", "Who plays"), ("it", "Chi gioca")):
        told_at_once = page.evaluate(
            "lang => { const chooser = document.querySelector('#d-menu [data-choose=lang]');"
            " chooser.value = lang; chooser.dispatchEvent(new Event('change', { bubbles: true }));"
            f" return {told[lang]}.test({said}) }}",
            lang,
        )
        assert told_at_once, page.inner_text(".go [data-boot]")
        page.wait_for_selector(f"#form legend:has-text('{legend}')")
    assert (page.evaluate(drawn), page.inner_html("#opening")) == before
    assert page.input_value("#seed") == "4321"
    faulty.go_on.set()
    page.wait_for_selector("#form:not([data-drawn])")
    assert page.input_value("#seed") == "4321" and "Chi gioca" in page.inner_text("#form")


def test_the_decimal_point_of_the_bytes_is_that_of_intl(page):
    """It is a text of each language, because the page has no time for Intl.NumberFormat while Python comes."""
    parts = "lang => new Intl.NumberFormat(lang).formatToParts(1.5).find(({ type }) => type === 'decimal').value"
    for lang in LANGUAGES:
        assert words(lang).plain("boot.point") == page.evaluate(parts, lang), lang


@pytest.mark.parametrize("file", WORKERS)
def test_what_is_wrong_with_a_file_of_the_start_is_said(visit, faulty, file):
    for kind in BAD:
        faulty.faults = {file: kind}
        page = visit()
        if (kind, file) == ("type", "pyodide.asm.wasm"):  # it is only slower
            page.wait_for_selector(READY, state="attached")
        else:
            page.wait_for_selector(f"{SENTENCE}:has-text('{file}')")
        page.context.close()


@pytest.mark.parametrize(("file", "kind"), [*((file, "cut") for file in OWN_WAYS), *OTHER_FAULTS])
def test_trying_again_helps_when_the_fault_is_gone(visit, faulty, file, kind):
    """A worker's own script, a module and a counted file: each comes anew in a way of its own.

    A browser keeps a copy of what was cut short, so trying again must not use it; of other faults it keeps none.
    """
    faulty.faults = {file: kind}
    page = visit()
    page.fill("#seed", "4321")
    page.wait_for_selector(f"{SENTENCE}:has-text('{file}')")
    faulty.faults = {}
    page.click("#news button:text-is('Try again')")
    page.wait_for_selector(READY, state="attached")
    assert page.input_value("#seed") == "4321" and not page.locator(SENTENCE).count()


@pytest.mark.parametrize("file", OWN_WAYS)
def test_a_file_that_stops_half_way_is_told_and_goes_on_by_itself(new_context, faulty, file):
    faulty.faults = {file: "slow"}
    page = new_context().new_page()
    page.clock.install()
    page.goto(f"{faulty.url}{FIRST}/")
    page.wait_for_selector("#boot:not([hidden])")

    def later():  # what has come before begins the time anew
        said = page.locator(SENTENCE).all_inner_texts()
        if not said:
            page.clock.fast_forward(9_000)
        return said

    assert "Nothing has come for a while" in wait_for(page, later)[0]
    faulty.go_on.set()
    page.wait_for_selector(READY, state="attached")
    assert not page.locator(SENTENCE).count()


@pytest.mark.parametrize("kind", ["html", "cut"])  # seen by its head, and by its bytes
def test_without_a_sound_pack_the_rules_come_another_way(visit, faulty, kind):
    faulty.faults = {"base.pack": kind}
    page = visit()
    page.wait_for_selector(READY, state="attached")
    faulty.faults["python_stdlib.zip"] = kind
    page = visit()
    page.wait_for_selector(f"{SENTENCE}:has-text('python_stdlib.zip')")


@pytest.mark.parametrize("file", PAGES)
def test_a_page_whose_modules_do_not_arrive_says_so_and_loads_again(visit, faulty, file):
    for kind in [*BAD, "misfit"]:
        faulty.faults = {file: kind}
        page = visit()
        page.wait_for_selector(BROKEN)
        assert "has not arrived" in page.inner_text(APART), kind
        faulty.faults = {}
        page.click(f"{APART} a")
        page.wait_for_selector(APART, state="detached")
        page.context.close()


@pytest.mark.parametrize("path", ["index.html", "about.html", f"{FIRST}/rules.html", "embed/gallery.html"])
def test_no_page_stays_dead_without_a_word(visit, faulty, path):
    """The guard is the same in all pages, so that one fault shows that it is there."""
    faulty.faults = {"store.js": "misfit"}
    page = visit(path)
    page.wait_for_selector(BROKEN)
    faulty.faults = {}
    page.click(f"{APART} a")
    page.wait_for_selector(APART, state="detached")


def test_an_embedded_table_whose_modules_do_not_fit_together_says_so(visit, faulty):
    for kind in ("missing", "cut", "misfit"):
        faulty.faults = {"view.js": kind}
        page = visit(f"embed/#game={FIRST}")
        page.wait_for_selector("#apart")
        page.context.close()


def test_where_nothing_but_the_page_itself_arrives_it_says_so(visit, faulty, console):
    console.allow("was preloaded using link preload")  # the fonts, which nothing uses without the style sheet
    faulty.faults = {"/assets/": "missing"}
    page = visit()
    page.wait_for_selector(APART)


def test_where_the_script_that_would_say_so_is_missing_too_the_sentence_comes_by_itself(visit, faulty):
    faulty.faults = {"guard.js": "missing", "app.js": "missing"}
    page = visit()
    page.wait_for_load_state()  # before the style sheet is there, the box is visible anyway
    assert page.is_hidden(APART)
    page.wait_for_selector(APART)
