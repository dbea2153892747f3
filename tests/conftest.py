"""Fixtures for tests in a real browser: the built site on a loopback server, and pages that must stay silent."""

import gc
from typing import Any

import pytest


def pytest_collection_finish():
    """The garbage collector leaves out what lives until the end, all modules and tests: a seventh of the time else."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    """The folder of the built site (a copy), with bare.html beside the real pages."""
    import build
    from web.tools.probe import copy_site

    return copy_site(build.site(), tmp_path_factory.mktemp("served") / "site")


@pytest.fixture(scope="session")
def _server(site):
    from web.tools.serve import serve

    # One folder up, so that every test shows that the site works from a sub-folder.
    server = serve(site.parent, 0)
    server.url += "site/"
    yield server
    server.shutdown()


@pytest.fixture
def server(_server):
    """Serves `site` at `server.url`; a test may make it lack files (`missing`) or send wrong `types`."""
    yield _server
    _server.missing.clear()
    _server.types.clear()
    _server.headers["Access-Control-Allow-Origin"] = "*"


@pytest.fixture(scope="session")
def playwright():
    """What drives browsers; a process has only one."""
    from playwright.sync_api import expect, sync_playwright

    from tests.browser.hand import PATIENCE

    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium(playwright):
    """One Chromium for all tests of this worker.

    It compiles WebAssembly only once, quickly. The second compilation, for fast code, takes a third of the processor
    time of a start of Python and a few turns, and no test is long enough to gain by it. The browser
    runs its network and its drawing as threads, which costs less than processes. The bench has no such flags.
    """
    from web.tools.browser import launch_shell, make_chromium

    make_chromium()
    # A list of features replaces the one of Playwright, which has the first of these.
    threads = "--in-process-gpu", "--enable-features=CDPScreenshotNewSurface,NetworkServiceInProcess2"
    browser = launch_shell(playwright, "--js-flags=--liftoff-only", *threads)
    yield browser
    browser.close()


class Console(list[str]):
    """All that pages and workers have said on the console."""

    def __init__(self) -> None:
        super().__init__()
        self.allowed: list[str] = []

    def allow(self, *parts: str) -> None:
        """Messages with one of these parts are expected, before and after: some come when the page is closed."""
        self.allowed += parts

    def unexpected(self) -> list[str]:
        """The messages that no test has allowed."""
        return [message for message in self if not any(part in message for part in self.allowed)]


@pytest.fixture
def console():
    """All that pages and workers said on the console: nothing, but for what a test allows."""
    messages = Console()
    yield messages
    assert not messages.unexpected(), "the console must stay empty:\n" + "\n".join(messages.unexpected())


@pytest.fixture
def new_context(chromium, server, console):
    """Makes browser contexts, each a new visitor: `new_context(viewport=..., locale=..., color_scheme=...)`.

    Visitors want no motion, unless with `reduced_motion="no-preference"`: what fades and slides costs a third of the
    processor time of a turn. A page keeps an image of Python's memory for its next start once the browser is idle. Here
    it never is, unless with `idle=True`: the image costs as much as a start, and few tests start twice.
    """
    from tests.browser.hand import PATIENCE

    contexts = []

    def new(idle=False, **options):
        usual: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
        context = chromium.new_context(base_url=server.url, **usual | options)
        context.set_default_timeout(PATIENCE)
        context.add_init_script("delete Navigator.prototype.serviceWorker")  # test_offline.py has visitors of its own
        if not idle:
            context.add_init_script("self.requestIdleCallback = () => 0")
        context.on("console", lambda message: console.append(f"{message.type}: {message.text}"))
        context.on("weberror", lambda error: console.append(f"uncaught: {error.error}"))
        contexts.append(context)
        return context

    yield new
    for context in contexts:
        context.close()


@pytest.fixture
def page(new_context):
    """A page of a new visitor at a desktop; paths are relative to the site's root, as in `page.goto("index.html")`."""
    return new_context().new_page()


@pytest.fixture(scope="session")
def until():
    """`until(page, "js expression")` waits for it to hold: wait_for_function needs eval, which our CSP forbids."""
    from tests.browser.hand import wait_for

    def wait(page, expression: str):
        return wait_for(page, lambda: page.evaluate(expression), what=expression)

    return wait
