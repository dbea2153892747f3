"""The whole site in one file, which opens by a double click: from a disk, out of a mail, without a network.

A browser lets a page from a disk fetch nothing that lies beside it, so all is inside, packed: the pages, what they
need, and Python. web/onefile/ has what unpacks it, and stands in for the modules of the site that fetch.
"""

import base64
import gzip
import hashlib
import json
import re
from pathlib import Path
from posixpath import normpath

from web.tools import styles
from web.tools.search import first_match
from web.tools.untyped import untyped

ROOT = Path(__file__).resolve().parents[2]
OWN = ROOT / "web/onefile"
CSP = (
    "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' blob: data:; worker-src blob: data:; "
    "connect-src data: blob:; style-src 'unsafe-inline'; img-src data: blob:; font-src data:; "
    "base-uri 'none'; form-action 'none'"
)
"""It asks no host for anything, and could not."""
PYTHON = ("pyodide.mjs", "pyodide.asm.mjs")
IMPORT = re.compile(r'((?:\bfrom|\bimport)\s*\(?\s*)"(\.{1,2}/[^"]+)"')
APART = ("embed/", "bare.html", "speciate.html")
PIECE = re.compile(r"(?=<(?:div|g|li|section|svg|symbol)\b)")
"""Where pages are cut: what begins there stands in many of them, and farther apart than gzip looks back."""


def packed(data: bytes) -> str:
    """Data as text; what was packed once (the runtime takes seconds) is kept for the next build."""
    kept = ROOT / ".build/sevens" / hashlib.sha256(data).hexdigest()
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(in_sevens(gzip.compress(data, 9, mtime=0)), encoding="utf-8", newline="")
    return kept.read_bytes().decode()


def in_sevens(data: bytes) -> str:
    """Data as text, seven bits in the low bits of each character; what a page cannot hold is moved up by 256.

    Base64 would need an eighth more: nearly every character is one byte of UTF-8.
    """
    padded = data + bytes(-len(data) % 7 + 1)  # the last of eight characters looks one byte ahead
    sevens = bytearray(len(data) // 7 * 8 + 8)
    for n in range(8):
        at, shift = 7 * n // 8, 9 - 7 * n % 8
        pairs = zip(padded[at:-1:7], padded[at + 1 :: 7], strict=False)
        part = bytes((high << 8 | low) >> shift & 127 for high, low in pairs)
        sevens[n : 8 * len(part) : 8] = part
    return sevens[: -(-len(data) * 8 // 7)].decode().translate({one: one + 256 for one in b"\0\r<"})


def pages(site: Path) -> dict[str, str]:
    """The pages that the file holds, and the pictures that they fetch, by their path in the site."""
    found = sorted([*site.rglob("*.html"), *site.glob("*/after.*.txt")])
    listed = {path.relative_to(site).as_posix(): path for path in found}
    return {name: path.read_text() for name, path in listed.items() if not name.startswith(APART)}


def in_pieces(pages: dict[str, str]) -> tuple[dict[str, list[int]], list[str]]:
    """Pages as the numbers of their pieces, and the pieces, each of them once."""
    numbers: dict[str, int] = {}
    cut = {name: [numbers.setdefault(one, len(numbers)) for one in PIECE.split(text)] for name, text in pages.items()}
    return cut, list(numbers)


def scripts(assets: Path, entries: set[str]) -> dict[str, str]:
    """The modules that the pages and the worker import, with the names of those they import."""
    found: dict[str, str] = {}
    todo = sorted({"worker.js", "theme.js"} | entries)
    while todo:
        name = todo.pop()
        if name in found:
            continue
        own = OWN / name
        text = untyped((own if own.exists() else assets / name).read_text())
        wanted: list[str] = []

        def rename(match: re.Match[str], name: str = name, wanted: list[str] = wanted) -> str:
            other = normpath(Path(name).parent.joinpath(match[2]).as_posix())
            wanted.append(other)
            return f'{match[1]}"speciate:{other}"'

        found[name] = IMPORT.sub(rename, text)
        todo += wanted
    return found


def sheets(assets: Path) -> dict[str, str]:
    """The style sheets, with their fonts inside. A page names those it wants, as the name of its one sheet tells."""

    def inside(match: re.Match[str]) -> str:
        data = base64.b64encode((assets / "css" / match[1]).resolve().read_bytes()).decode()
        return f"url(data:font/woff2;base64,{data})"

    return {
        name: re.sub(r"url\((\.\./fonts/[^)]+)\)", inside, styles.ready(sheet.read_text()))
        for name, sheet in sorted(styles.sources().items())
    }


def lock_file() -> str:
    """Pyodide wants its list of packages: it needs no more of it than the head."""
    lock = json.loads((ROOT / "node_modules/pyodide/pyodide-lock.json").read_text())
    return json.dumps({"info": lock["info"], "packages": {}})


def write_onefile(site: Path, runtime: str, assets: str) -> None:
    """Writes `speciate.html`."""
    folder, python = site / assets, site / "py" / runtime
    all_pages = pages(site)
    entries = {
        name for text in all_pages.values() for name in re.findall(r'<script type="module" src="[^"]*/(\w+\.js)"', text)
    }
    home = all_pages["index.html"]
    found = scripts(folder, entries) | {f"py/{name}": (python / name).read_text() for name in PYTHON}
    linker, main, thread = (untyped((OWN / f"{name}.js").read_text()) for name in ("linker", "main", "thread"))
    cut, pieces = in_pieces(all_pages)
    pack = {
        "pages": cut,
        "pieces": pieces,
        "scripts": found,
        "styles": sheets(folder),
        "thread": linker + thread,
        "games": json.loads(first_match(r'id="site">(.*?)</script>', home)[1])["games"],
    }
    files = {
        "py/pyodide.asm.wasm": (python / "pyodide.asm.wasm").read_bytes(),
        "py/pyodide-lock.json": lock_file().encode(),
        "py/speciate.zip": (ROOT / ".build/pack/whole.zip").read_bytes(),
    }
    icon = base64.b64encode((folder / "icons/icon.svg").read_bytes()).decode()
    holders = [
        f'<script type="text/plain" id="site-pack">{packed(json.dumps(pack, ensure_ascii=False).encode())}</script>'
    ]
    for number, (name, data) in enumerate(files.items()):
        holders.append(f'<script type="text/plain" id="file-{number}" data-file="{name}">{packed(data)}</script>')
    whole = f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{CSP}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Speciate</title>
<link rel="icon" type="image/svg+xml" href="data:image/svg+xml;base64,{icon}">
</head>
<body>
<noscript>{unscripted()}</noscript>
{"".join(holders)}
<script>{linker}{main}</script>
</body>
</html>
"""
    (site / "speciate.html").write_text(whole, encoding="utf-8", newline="")


def unscripted() -> str:
    """A sentence in every language: before a script has run, nobody knows which is wanted."""
    from speciate.locale import LANGUAGES, words

    return "".join(
        f'<p lang="{lang}" dir="{w("direction")}">{w("site.noscript")}</p>' for lang in LANGUAGES for w in [words(lang)]
    )
