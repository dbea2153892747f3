"""`python -m web.tools.assemble OUT` puts the site together.

    OUT/*.html                  the pages `speciate.table.static_pages()` lists, rendered from templates/
    OUT/GAME/film.svg           a few turns of each game, for the first page
    OUT/assets/<hash>/          web/ as it is but for types (no bundler), lib/ (npm), fonts/, py/ (the core), icons/
    OUT/py/<hash>/              Pyodide and micropip: the most bytes by far, the same for many builds
    OUT/sw.js, *.webmanifest    what keeps it all for times without a network, and lets it be installed
    OUT/embed/                  a table for other pages, the script that puts it there, and a gallery
    OUT/speciate.html           all of that in one file, to be taken away
    OUT/releases/               the wheels of the releases, which older games open with, and a list of them
    OUT/licences/               of all that is shipped and not ours

A hash is of all the files in its folder, so a host may let browsers keep them for ever, and two builds never mix.
A template sees its own context and `asset(name)`, `root` (both relative to the page), `csp` and `version`.
"""

import gzip
import hashlib
import json
import os
import posixpath
import re
import shutil
import sys
from pathlib import Path, PurePosixPath
from typing import Any, TypedDict

import jinja2
import speciate
from speciate import table

from web.tools import styles
from web.tools.onefile import lock_file, write_onefile
from web.tools.precache import write_service_worker
from web.tools.serve import policy
from web.tools.untyped import untyped

ROOT = Path(__file__).resolve().parents[2]
WEB, NODE, BUILD = ROOT / "web", ROOT / "node_modules", ROOT / ".build"
SANS = NODE / "@fontsource-variable/atkinson-hyperlegible-next"
SERIF = NODE / "@fontsource/source-serif-4"

LIBRARIES = {
    "lib/idb-keyval.js": NODE / "idb-keyval/dist/index.js",
    "lib/idiomorph.js": NODE / "idiomorph/dist/idiomorph.esm.js",
    "lib/panzoom.js": NODE / "@panzoom/panzoom/dist/panzoom.es.js",
    "lib/qrcode.js": NODE / "qrcode-generator/dist/qrcode.mjs",
    "fonts/atkinson-hyperlegible-next.woff2": SANS / "files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    "fonts/source-serif-4.600.woff2": SERIF / "files/source-serif-4-latin-600-normal.woff2",
    "fonts/source-serif-4.700.woff2": SERIF / "files/source-serif-4-latin-700-normal.woff2",
    "lib/workbox-window.js": NODE / "workbox-window/build/workbox-window.prod.mjs",
}
NOT_ASSETS = (
    "tools",
    "types",
    "releases",
    "licences",
    "pictures",
    "onefile",
    "embed",
    "css",
    "*.md",
    "*.d.ts",
    "sw.js",
)
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
LICENCES = {
    "atkinson-hyperlegible-next": SANS / "LICENSE",
    "source-serif-4": SERIF / "LICENSE",
    "idb-keyval": NODE / "idb-keyval/LICENCE",
    "panzoom": NODE / "@panzoom/panzoom/MIT-License.txt",
    "idiomorph": NODE / "idiomorph/LICENSE",
    "workbox-window": NODE / "workbox-core/LICENSE",
}


def named_by_hash(folder: Path) -> str:
    """Gives a folder the hash of all in it for a name; returns that."""
    digest = hashlib.sha256()
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            digest.update(str(file.relative_to(folder)).encode() + b"\0" + file.read_bytes())
    name = digest.hexdigest()[:12]
    folder.rename(folder.with_name(name))
    return name


def runtime(site: Path) -> str:
    """Fills the folder of Pyodide and of what installs wheels into it; returns its name."""
    folder = site / "py/new"
    for name in RUNTIME:
        copy(NODE / "pyodide" / name, folder / name)
    for wheel in installer():
        copy(wheel, folder / wheel.name)
    return named_by_hash(folder)


def installer() -> list[Path]:
    """The wheels of micropip and of what it depends on, which comes first."""
    return sorted((BUILD / "micropip").glob("*.whl"), reverse=True)


def assets(site: Path, runtime: str, pages: list[dict[str, Any]]) -> str:
    """Fills the assets folder; returns its path from the site's root."""
    folder = site / "assets/new"
    shutil.copytree(
        WEB,
        folder,
        ignore=shutil.ignore_patterns(*NOT_ASSETS),
    )
    for script in folder.glob("*.js"):
        script.write_text(untyped(script.read_text()))
    for name, source in LIBRARIES.items():
        copy(source, folder / name)
    styles.write(folder, pages)
    (folder / "py").mkdir()
    for archive in parts():
        packed = gzip.compress((BUILD / f"pack/{archive}.zip").read_bytes(), 9, mtime=0)
        (folder / f"py/{archive}.pack").write_bytes(packed)
    py = f"../../py/{runtime}/"
    [core] = (BUILD / "wheel").glob("*.whl")
    copy(core, folder / "py" / core.name)
    wheels = {"installer": [py + wheel.name for wheel in installer()], "core": f"py/{core.name}", "releases": listed()}
    (folder / "py/wheels.json").write_text(json.dumps(wheels))
    boot_files(folder, f"../{py}", site / "py" / runtime)
    return f"assets/{named_by_hash(folder)}"


IMPORT = re.compile(r'(?:\bfrom|\bimport)\s*"(\.{1,2}/[^"]+)"')


def modules(assets: Path, names: list[str]) -> list[str]:
    """These scripts and what they import: a browser asks for all at once, and not for each when it meets its name."""
    todo, found = [*names], list[str]()
    while todo:
        name = todo.pop(0)
        if name not in found:
            found.append(name)
            text = (assets / name).read_text()
            others = [posixpath.normpath(PurePosixPath(name).parent / other) for other in IMPORT.findall(text)]
            todo = others + todo
    return found


def needs() -> dict[str, list[str]]:
    """The archives of the core that each game needs beside the base (`web/tools/pack.py`)."""
    found: dict[str, list[str]] = json.loads((BUILD / "pack/parts.json").read_text())
    return found


def parts() -> list[str]:
    """All archives of the core that pages load, the base first."""
    return ["base", *dict.fromkeys(name for names in needs().values() for name in names)]


def boot_files(folder: Path, py: str, runtime: Path) -> None:
    """Writes the module that tells a page and its worker what a start needs: where each file is, and how long."""
    here = {"worker": "worker.js", "python": "python.js"} | {name: f"py/{name}.pack" for name in parts()}
    there = {
        "loader": "pyodide.mjs", "glue": "pyodide.asm.mjs", "wasm": "pyodide.asm.wasm", "stdlib": "python_stdlib.zip"
    }  # fmt: skip
    found = {name: (f"../{path}", folder / path) for name, path in here.items()}
    found |= {name: (f"{py}{path}", runtime / path) for name, path in there.items()}
    plain = {name: f", plain: {(BUILD / f'pack/{name}.zip').stat().st_size}" for name in parts()}
    lines = [
        f'  {name}: {{ url: at("{path}"), size: {file.stat().st_size}{plain.get(name, "")} }},'
        for name, (path, file) in found.items()
    ]
    (folder / "lib/files.js").write_text(
        "const at = (path) => new URL(path, import.meta.url).href;\n"
        f'export const home = at("{py}");\n'
        "export const files = {\n" + "\n".join(lines) + "\n};\n"
        f"export const parts = {json.dumps(needs())};\n"
        f"export const lockFile = {lock_file()};\n"
    )


class Release(TypedDict):
    """A frozen wheel, with the version of each game's rules in it."""

    version: str
    file: str
    sha256: str
    rules: dict[str, int]


def listed() -> list[Release]:
    """The releases, the oldest first."""
    found: list[Release] = json.loads((WEB / "releases/releases.json").read_text())
    return found


def releases(site: Path) -> None:
    """Copy the wheels of all releases, with their list. SystemExit where one does not have its checksum."""
    for release in listed():
        wheel = WEB / "releases" / release["file"]
        if hashlib.sha256(wheel.read_bytes()).hexdigest() != release["sha256"]:
            raise SystemExit(f"{wheel.name} is not the wheel that was released.")
        copy(wheel, site / "releases" / wheel.name)
    copy(WEB / "releases/releases.json", site / "releases/releases.json")


def copy(source: Path, target: Path) -> None:
    """A copy; a library's mention of its source map goes, as the map is not shipped."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.name.startswith("workbox"):
        target.write_text(without_map(source))
    else:
        shutil.copyfile(source, target)


def without_map(script: Path) -> str:
    """The text of a script without the line that names its source map."""
    return re.sub(r"\n//# sourceMappingURL=.*", "", script.read_text())


def render(site: Path, assets: str, pages: list[dict[str, Any]]) -> None:
    """Renders what the core lists: it knows the games, their languages and their opening positions."""
    loader = jinja2.FileSystemLoader(ROOT / "templates")
    jinja = jinja2.Environment(
        loader=loader, autoescape=True, undefined=jinja2.StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    for page in pages:
        here = PurePosixPath(page["path"]).parent

        def asset(name: str, here: PurePosixPath = here) -> str:
            return os.path.relpath(f"{assets}/{name}", here)

        early = ["early.js", "worker.js"] if page["context"]["early"] else []  # these ask for the most
        main = [page["context"]["main"]] if page["context"]["main"] else []
        at_once = modules(site / assets, early if page["context"]["later"] else early + main)
        common = {
            "asset": asset,
            "modules": at_once,
            "later_modules": [name for name in modules(site / assets, early + main) if name not in at_once],
            "style": asset(styles.name(page["context"]["sheets"])),
            "root": os.path.relpath(".", here) + "/",
            "csp": policy(page["path"]),
            "version": speciate.__version__,
            "releases": listed(),
            "ladder": json.loads((WEB / "ladder.json").read_text()),
        }
        target = site / page["path"]
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(jinja.get_template(page["template"]).render(common | page["context"]))


def manifests(site: Path, assets: str) -> None:
    """What a device needs to install the site, in each language; the games are shortcuts."""
    from speciate.engine import find_games
    from speciate.locale import LANGUAGES, plain_text, words

    sizes = {"icon-192": "any", "icon-512": "any", "maskable-512": "maskable"}
    icons = [
        {
            "src": f"{assets}/icons/{name}.png",
            "sizes": f"{name.partition('-')[2]}x{name.partition('-')[2]}",
            "type": "image/png",
            "purpose": purpose,
        }
        for name, purpose in sizes.items()
    ]
    for lang in LANGUAGES:
        manifest = {
            "id": "./",
            "name": "Speciate",
            "short_name": "Speciate",
            "description": plain_text(words(lang)("site.lead")),
            "lang": lang,
            "dir": words(lang).raw("direction"),
            "start_url": "./",
            "scope": "./",
            "display": "standalone",
            "background_color": "#EEF2F1",
            "theme_color": "#EEF2F1",
            "categories": ["games"],
            "icons": icons,
            "shortcuts": [
                {"name": plain_text(words(lang, game)(f"game.{game}")), "url": f"{game}/"} for game in find_games()
            ],
        }
        (site / f"{lang}.webmanifest").write_text(json.dumps(manifest, ensure_ascii=False, indent=1))


def main() -> None:
    """Assemble the site in the folder that is the first argument."""
    site = Path(sys.argv[1])
    python = runtime(site)
    pages = table.static_pages()
    folder = assets(site, python, pages)
    releases(site)
    copy(
        WEB / "embed/speciate-table.js", site / "embed/speciate-table.js"
    )  # its address is written into other people's pages
    shutil.copytree(WEB / "licences", site / "licences")
    for name, source in LICENCES.items():
        copy(source, site / f"licences/{name}.txt")
    render(site, folder, pages)
    manifests(site, folder)
    write_onefile(site, python, folder)
    home = site / "index.html"
    home.write_text(home.read_text().replace("@MB@", f"{(site / 'speciate.html').stat().st_size / 1e6:.1f}"))
    write_service_worker(site)


if __name__ == "__main__":
    main()
