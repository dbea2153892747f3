"""The service worker of a site: Workbox, the list of all files with the hash of each, and web/sw.js."""

import base64
import gzip
import hashlib
import json
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("core", "routing", "strategies", "precaching")  # each needs those before it
HASHED = re.compile(r"(assets|py)/[0-9a-f]{12}/")  # what is at such an address never changes
APART = {"sw.js", "speciate.html"}  # the one file is for taking away; it would only double what is kept
PACKED = {".br", ".gz"}  # of the files themselves, for hosts that send these (compress.mjs)


def files(site: Path) -> list[dict[str, str | None]]:
    """Every file as Workbox wants it: address, revision (none where the address has it) and checksum.

    A browser takes a file only if it has that checksum, so a release that a host has half replaced is never kept.
    A pack has two: it comes as it is, or plain from a host that sends its brotli (compress.mjs).
    """
    listed = []
    for file in sorted(site.rglob("*")):
        path = file.relative_to(site).as_posix()
        if file.is_file() and path not in APART and file.suffix not in PACKED:
            data = file.read_bytes()
            forms = [data, gzip.decompress(data)] if file.suffix == ".pack" else [data]
            digests = [hashlib.sha256(form).digest() for form in forms]
            revision = None if HASHED.match(path) else digests[0].hex()[:16]
            integrity = " ".join("sha256-" + base64.b64encode(digest).decode() for digest in digests)
            listed.append({"url": path, "revision": revision, "integrity": integrity})
    return listed


def write_service_worker(site: Path) -> None:
    """Writes `sw.js`: one file, so that a browser sees a new release by comparing its bytes."""
    scripts = [(ROOT / f"node_modules/workbox-{part}/build/workbox-{part}.prod.js").read_text() for part in PARTS]
    own = (ROOT / "web/sw.js").read_text().replace("self.__WB_MANIFEST", json.dumps(files(site)))
    text = "\n".join([*scripts, own])
    (site / "sw.js").write_text(re.sub(r"(?m)^//# sourceMappingURL=.*\n?", "", text))
