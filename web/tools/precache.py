"""The service worker of a site: Workbox, the list of all files with the hash of each, and web/sw.js."""

import base64
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
    """
    listed = []
    for file in sorted(site.rglob("*")):
        path = file.relative_to(site).as_posix()
        if file.is_file() and path not in APART and file.suffix not in PACKED:
            digest = hashlib.sha256(file.read_bytes()).digest()
            revision = None if HASHED.match(path) else digest.hex()[:16]
            integrity = "sha256-" + base64.b64encode(digest).decode()
            listed.append({"url": path, "revision": revision, "integrity": integrity})
    return listed


def write_service_worker(site: Path) -> None:
    """Writes `sw.js`: one file, so that a browser sees a new release by comparing its bytes."""
    scripts = [(ROOT / f"node_modules/workbox-{part}/build/workbox-{part}.prod.js").read_text() for part in PARTS]
    own = (ROOT / "web/sw.js").read_text().replace("self.__WB_MANIFEST", json.dumps(files(site)))
    text = "\n".join([*scripts, own])
    (site / "sw.js").write_text(re.sub(r"(?m)^//# sourceMappingURL=.*\n?", "", text))
