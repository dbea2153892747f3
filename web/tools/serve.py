"""A static server on the loopback interface, with the types and headers the built site needs."""

from __future__ import annotations

import io
import os
import threading
from collections import deque
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import BinaryIO

CSP = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; "
    "style-src 'self'; img-src 'self' data:; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)

# Tables inside other pages: a sandboxed frame has no origin, and starts its worker from a line that it writes itself.
EMBED_CSP = CSP.replace("worker-src 'self'", "worker-src 'self' data:; frame-src 'self'")


def policy(path: str) -> str:
    """The Content-Security-Policy of a page, by its path in the site."""
    return EMBED_CSP if "embed/" in path else CSP


PACKED = {"br": ".br", "gzip": ".gz"}
"""Encodings, the best first, and the suffix of a file that was packed so by the build (compress.mjs)."""


class Handler(SimpleHTTPRequestHandler):
    """Files, each with the right type (some systems know neither .mjs nor .wasm), packed if the browser takes that."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".css": "text/css; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".mjs": "text/javascript; charset=utf-8",
        ".svg": "image/svg+xml",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".woff2": "font/woff2",
    }

    server: Server
    encoding = ""
    status: int = HTTPStatus.OK

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        """Note the request and choose the packed file beside the one asked for, if the browser takes it."""
        self.server.asked.append(self.path)
        self.encoding = ""
        if any(part in self.path for part in self.server.missing):
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        asked, mark, query = self.path.partition("?")
        if asked.endswith("/"):
            asked += "index.html"
        file = Path(super().translate_path(asked))
        if file.exists():
            self.encoding = self.packed(file)
            self.path = asked + mark + query
        return super().send_head()

    def packed(self, file: Path) -> str:
        """The encoding in which a file is sent: the best that the browser takes and that is not older than the file."""
        offers = [offer.split(";") for offer in self.headers.get("Accept-Encoding", "").split(",")]
        taken = {name.strip() for name, *more in offers if "q=0" not in (part.strip() for part in more)}
        for encoding, suffix in PACKED.items():
            beside = file.with_name(file.name + suffix)
            if encoding in taken and beside.exists() and beside.stat().st_mtime >= file.stat().st_mtime:
                return encoding
        return ""

    def translate_path(self, path: str) -> str:
        """The file on the disk: the packed one, once an encoding has been chosen."""
        return super().translate_path(path) + PACKED.get(self.encoding, "")

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        """The type of a file, which its packed form keeps."""
        plain = Path(str(path).removesuffix(PACKED.get(self.encoding, "")))
        return self.server.types.get(plain.suffix) or super().guess_type(plain)

    def send_response(self, code: int, message: str | None = None) -> None:
        """Begin the answer; `end_headers` depends on the status."""
        self.status = code
        super().send_response(code, message)

    def end_headers(self) -> None:
        """Add the headers that the pages rely on.

        What has a hash in its path never changes and may be kept for a year; all else is asked for again each time.
        """
        alone = "" if "embed/" in self.path else "; frame-ancestors 'none'"  # which a <meta> cannot say
        self.send_header("Content-Security-Policy", policy(self.path) + alone)
        for name, value in self.server.headers.items():
            self.send_header(name, value)
        found = self.status in (HTTPStatus.OK, HTTPStatus.NOT_MODIFIED)
        hashed = "/assets/" in self.path or "/py/" in self.path
        self.send_header("Cache-Control", "max-age=31536000, immutable" if hashed and found else "no-cache")
        self.send_header("Vary", "Accept-Encoding")
        if found and self.encoding:
            self.send_header("Content-Encoding", self.encoding)
        super().end_headers()

    def log_message(self, *args: object) -> None:
        """Write no line for each request."""


class Server(ThreadingHTTPServer):
    """Serves until the program ends.

    A test may name `missing` parts of paths, wrong `types` by suffix and more `headers`, and see what was `asked` for.
    """

    daemon_threads = True
    allow_reuse_address = os.name != "nt"  # where it would take a port that is in use

    def __init__(self, folder: Path, port: int) -> None:
        super().__init__(("127.0.0.1", port), partial(Handler, directory=str(folder)))
        self.missing: set[str] = set()
        self.types: dict[str, str] = {}
        self.headers = {"Access-Control-Allow-Origin": "*"}  # a frame without an origin may read what anybody may
        self.asked: deque[str] = deque(maxlen=1000)
        self.url = f"http://127.0.0.1:{self.server_port}/"
        self.thread = threading.Thread(target=self.serve_forever, daemon=True)
        self.thread.start()

    def handle_error(self, request: object, client_address: object) -> None:
        """Write no traceback where a browser closes a connection early."""


def serve(folder: Path, first_port: int = 8000) -> Server:
    """A server of `folder` on the first free port from `first_port` on (0: any)."""
    for port in range(first_port, first_port + 100):
        try:
            return Server(folder, port)
        except OSError:
            continue
    raise SystemExit(f"No free port between {first_port} and {first_port + 99}.")
