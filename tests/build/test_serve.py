"""The server of `play`, of the tests and of the bench: what it sends packed, what a browser may keep."""

import os
from functools import partial
from http.server import SimpleHTTPRequestHandler
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

import build
from web.tools.serve import CSP, Server

WASM = b"\0asm" + bytes(1000)


@pytest.fixture
def ask(tmp_path):
    folder = tmp_path / "assets/0123"
    folder.mkdir(parents=True)
    for name, data in {"a.wasm": WASM, "a.wasm.br": b"brotli", "a.wasm.gz": b"gzip", "index.html": b"<p>"}.items():
        (folder / name).write_bytes(data)
    (folder / "index.html.gz").write_bytes(b"packed page")
    server = Server(tmp_path, 0)
    yield partial(answer, server.url)
    server.shutdown()


def answer(url, path, accepted="", **headers):
    request = Request(url + path, headers={"Accept-Encoding": accepted, **headers})
    try:
        with urlopen(request) as found:
            return found.status, found.headers, found.read()
    except HTTPError as error:
        return error.code, error.headers, b""


@pytest.mark.parametrize(
    "accepted, encoding",
    [("gzip, deflate, br, zstd", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip"), ("br; q=0.5", "br"), ("", None)],
)
def test_a_file_is_sent_in_the_best_encoding_that_the_browser_takes(ask, accepted, encoding):
    status, headers, data = ask("assets/0123/a.wasm", accepted)
    assert (status, headers["Content-Encoding"], headers["Content-Type"]) == (200, encoding, "application/wasm")
    assert data == {"br": b"brotli", "gzip": b"gzip", None: WASM}[encoding]
    assert headers["Vary"] == "Accept-Encoding" and int(headers["Content-Length"]) == len(data)


def test_the_page_of_a_folder_is_packed_too(ask):
    _, headers, data = ask("assets/0123/", "br, gzip")
    assert (headers["Content-Encoding"], headers["Content-Type"]) == ("gzip", "text/html; charset=utf-8")
    assert data == b"packed page"


def test_what_was_packed_before_its_file_was_written_anew_is_not_sent(ask, tmp_path):
    file = tmp_path / "assets/0123/a.wasm"
    file.write_bytes(WASM * 2)
    later = file.stat().st_mtime + 10
    os.utime(file, (later, later))
    _, headers, data = ask("assets/0123/a.wasm", "br")
    assert headers["Content-Encoding"] is None and data == WASM * 2


@pytest.mark.parametrize("path", ["assets/0123/nothing.js", "py/0123/nothing.wasm", "assets/0123/nothing/"])
def test_an_error_may_not_be_kept(ask, path):
    status, headers, _ = ask(path, "br")
    assert status == 404 and headers["Cache-Control"] == "no-cache" and headers["Content-Encoding"] is None


@pytest.mark.parametrize("status", [403, 500, 503])
@pytest.mark.parametrize("path", ["assets/0123/a.wasm", "py/0123/a.wasm"])
def test_a_failure_with_a_file_that_is_there_and_packed_may_not_be_kept(ask, tmp_path, monkeypatch, path, status):
    """As of a disk that cannot be read; the next request on the way may find all well again."""
    (tmp_path / "py").symlink_to(tmp_path / "assets")
    with monkeypatch.context() as fails:
        fails.setattr(SimpleHTTPRequestHandler, "send_head", lambda handler: handler.send_error(status))
        found, headers, _ = ask(path, "br")
    assert found == status and headers["Cache-Control"] == "no-cache" and headers["Content-Encoding"] is None
    found, headers, data = ask(path, "br")
    assert found == 200 and "immutable" in headers["Cache-Control"] and data == b"brotli"


def test_hosts_are_told_to_send_the_policy_that_is_sent_here(ask):
    """With what a `<meta>` cannot say: no page but those under embed/ may stand in a frame of another site."""
    told = (build.ROOT / "web/HOSTING.md").read_text("utf-8")
    block = told.split("```")[1]
    assert " ".join(block.split()) == CSP
    assert "add `; frame-ancestors 'none'` for all pages but those under `embed/`" in " ".join(told.split())
    _, headers, _ = ask("assets/0123/")
    assert headers["Content-Security-Policy"] == f"{CSP}; frame-ancestors 'none'"
    _, headers, _ = ask("embed/nothing.html")
    assert "frame-ancestors" not in headers["Content-Security-Policy"]


def test_what_has_not_changed_is_not_sent_again(ask):
    _, headers, _ = ask("assets/0123/a.wasm", "br")
    assert "immutable" in headers["Cache-Control"]
    status, again, _ = ask("assets/0123/a.wasm", "br", **{"If-Modified-Since": headers["Last-Modified"]})
    assert status == 304 and "immutable" in again["Cache-Control"]
