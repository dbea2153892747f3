"""assemble.py OUT: puts the site together.

    OUT/*.html                  the pages `speciate.table.static_pages()` lists, rendered from templates/
    OUT/assets/<hash>/          web/ as it is (no bundler), lib/ (npm), fonts/, py/ (Pyodide, speciate.zip, micropip)
    OUT/releases/               the wheels of the releases, which older games open with, and a list of them
    OUT/licences/               of all that is shipped and not ours

The hash is of all the files in the folder, so a host may let browsers keep them for ever, and two builds never mix.
A template sees its own context and `asset(name)`, `root` (both relative to the page), `csp` and `version`.
"""

import hashlib
import json
import os
import shutil
import sys
from pathlib import Path, PurePosixPath

import jinja2
from serve import CSP

ROOT = Path(__file__).resolve().parents[2]
WEB, NODE, BUILD = ROOT / "web", ROOT / "node_modules", ROOT / ".build"
FONT = NODE / "@fontsource-variable"

LIBRARIES = {
    "lib/idb-keyval.js": NODE / "idb-keyval/dist/index.js",
    "lib/idiomorph.js": NODE / "idiomorph/dist/idiomorph.esm.js",
    "lib/panzoom.js": NODE / "@panzoom/panzoom/dist/panzoom.es.js",
    "lib/qrcode.js": NODE / "qrcode-generator/dist/qrcode.mjs",
    "fonts/atkinson-hyperlegible-next.woff2": FONT
    / "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    "fonts/source-serif-4.woff2": FONT / "source-serif-4/files/source-serif-4-latin-wght-normal.woff2",
    **{f"py/{name}": NODE / "pyodide" / name for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")},
    "py/python_stdlib.zip": NODE / "pyodide/python_stdlib.zip",
    "py/speciate.zip": BUILD / "speciate.zip",
}
LICENCES = {
    "atkinson-hyperlegible-next": FONT / "atkinson-hyperlegible-next/LICENSE",
    "source-serif-4": FONT / "source-serif-4/LICENSE",
    "idb-keyval": NODE / "idb-keyval/LICENCE",
    "panzoom": NODE / "@panzoom/panzoom/MIT-License.txt",
    "idiomorph": NODE / "idiomorph/LICENSE",
}


def assets(site: Path) -> str:
    """Fills the assets folder; returns its path from the site's root."""
    folder = site / "assets/new"
    shutil.copytree(WEB, folder, ignore=shutil.ignore_patterns("tools", "releases", "licences"))
    for name, source in LIBRARIES.items():
        copy(source, folder / name)
    for sheet in sorted((ROOT / "core/speciate/draw").glob("*.css")):  # a picture without a page needs them too
        copy(sheet, folder / "css" / sheet.name)
    for sheet in sorted((ROOT / "core/speciate/games").glob("*/face.css")):
        copy(sheet, folder / "css" / f"{sheet.parent.name}.css")
    # Pyodide asks for its list of packages: it needs no more of it than the head.
    lock = json.loads((NODE / "pyodide/pyodide-lock.json").read_text())
    (folder / "py/pyodide-lock.json").write_text(json.dumps({"info": lock["info"], "packages": {}}))
    installer = sorted((BUILD / "micropip").glob("*.whl"), reverse=True)
    for wheel in installer:
        copy(wheel, folder / "py" / wheel.name)
    [core] = (BUILD / "wheel").glob("*.whl")
    copy(core, folder / "py" / core.name)
    wheels = {"installer": [f"py/{wheel.name}" for wheel in installer], "core": f"py/{core.name}", "releases": listed()}
    (folder / "py/wheels.json").write_text(json.dumps(wheels))
    digest = hashlib.sha256()
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            digest.update(str(file.relative_to(folder)).encode() + b"\0" + file.read_bytes())
    name = f"assets/{digest.hexdigest()[:12]}"
    folder.rename(site / name)
    return name


def listed() -> list[dict]:
    """The releases, the oldest first: version, file, checksum, and the version of each game's rules."""
    return json.loads((WEB / "releases/releases.json").read_text())


def releases(site: Path) -> None:
    for release in listed():
        wheel = WEB / "releases" / release["file"]
        if hashlib.sha256(wheel.read_bytes()).hexdigest() != release["sha256"]:
            raise SystemExit(f"{wheel.name} is not the wheel that was released.")
        copy(wheel, site / "releases" / wheel.name)
    copy(WEB / "releases/releases.json", site / "releases/releases.json")


def copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def pages(site: Path, assets: str) -> None:
    """Renders what the core lists: it knows the games, their languages and their opening positions."""
    import speciate
    from speciate import table

    loader = jinja2.FileSystemLoader(ROOT / "templates")
    jinja = jinja2.Environment(
        loader=loader, autoescape=True, undefined=jinja2.StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    for page in table.static_pages():
        here = PurePosixPath(page["path"]).parent
        common = {
            "asset": lambda name, here=here: os.path.relpath(f"{assets}/{name}", here),
            "root": os.path.relpath(".", here) + "/",
            "csp": CSP,
            "version": speciate.__version__,
            "releases": listed(),
        }
        target = site / page["path"]
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(jinja.get_template(page["template"]).render(common | page["context"]))


def main() -> None:
    site = Path(sys.argv[1])
    folder = assets(site)
    releases(site)
    shutil.copytree(WEB / "licences", site / "licences")
    for name, source in LICENCES.items():
        copy(source, site / f"licences/{name}.txt")
    pages(site, folder)


if __name__ == "__main__":
    main()
