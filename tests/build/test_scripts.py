"""Scripts of the page, and tests in a browser: how they are checked, and what they must not do."""

import ast
import json
import re
import subprocess
from pathlib import Path

import pytest

import build
from web.tools.untyped import untyped

WEB = build.ROOT / "web"
TOOLS = WEB / "tools"
SCRIPTS = sorted(file for file in WEB.rglob("*.js") if TOOLS not in file.parents)
TESTED = build.ROOT / "tests/web"
CHECKED = sorted(file for folder in (WEB, TESTED) for end in ("*.js", "*.mjs") for file in folder.rglob(end))
TESTS = sorted(file for part in ("browser", "pyodide") for file in (build.ROOT / "tests" / part).glob("test_*.py"))
HELPERS = sorted({*(build.ROOT / "tests").glob("*.py"), *(build.ROOT / "tests").glob("browser/*.py"),
                  *(build.ROOT / "tests").glob("pyodide/*.py")} - {*TESTS})  # fmt: skip
LINT = ("@eslint/js", "@types/node", "eslint", "prettier", "typescript")


def named(file) -> str:
    return file.relative_to(build.ROOT).as_posix()


def run(command, **options):
    return subprocess.run(command, cwd=build.ROOT, capture_output=True, text=True, **options)


@pytest.fixture(scope="module")
def commands():
    """The checks of the scripts by name, as build.py runs them."""
    return dict(build.script_checks())


def test_every_script_is_checked_by_tsc(commands):
    """Those of the page, of its tests and of the tools: each is in one of the projects, and says so itself."""
    assert not [named(file) for file in CHECKED if not file.read_text().startswith("// @ts-check\n")]
    projects = [command for name, command in commands.items() if name.startswith("tsc")]
    found = "".join(run([*project, "--listFilesOnly"]).stdout for project in projects)
    listed = {named(Path(line)) for line in found.splitlines() if build.ROOT in Path(line).parents}
    assert not {named(file) for file in CHECKED} - listed


@pytest.mark.parametrize("file", SCRIPTS, ids=named)
def test_scripts_are_shipped_without_their_types(file):
    shipped = untyped(file.read_text())
    assert "@ts-check" not in shipped
    assert not re.search(r"@(param|import|typedef)|\.d\.ts|/(protocol|page|files)\.js\"[).]", shipped)


def test_only_comments_for_types_are_left_out():
    kept = "// why\nconst a = /** @type {B} */ (b);\n/* block */\n  call(`/** text */`);\n"
    types = "/** @import { B } from './b.js' */\n"
    block = "  /**\n   * @param {string} name\n   */\n"
    assert untyped("// @ts-check\n" + types + kept + block + "f();\n") == kept + "f();\n"


@pytest.mark.parametrize("name", ["lint", "lighthouse"])
def test_tools_from_npm_are_pinned_with_checksums(name):
    wanted = json.loads((TOOLS / name / "package.json").read_text())["dependencies"]
    lock = json.loads((TOOLS / name / "package-lock.json").read_text())["packages"]
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in wanted.values())
    assert lock[""]["dependencies"] == wanted
    assert all(package["integrity"].startswith("sha512-") for path, package in lock.items() if path)


def test_the_site_is_built_without_what_checks_its_scripts():
    packages = json.loads((build.ROOT / "package-lock.json").read_text())["packages"]
    assert not {f"node_modules/{name}" for name in LINT} & packages.keys()
    assert set(json.loads((TOOLS / "lint/package.json").read_text())["dependencies"]) == set(LINT)


def test_modules_that_need_no_page_are_tested_by_node(commands):
    tests = {file.name for file in (build.ROOT / "tests/web").iterdir()} - {"page.mjs"}
    assert {argument.name for argument in commands["node --test"] if hasattr(argument, "name")} >= tests
    assert {name.split(".")[0] for name in tests} <= {file.stem for file in SCRIPTS}


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ('connect().ask({ do: "dance" });', "dance"),
        ('connect().ask({ do: "answer", at: 1 });', "value"),
        ('connect().ask({ do: "view" }).then((reply) => reply.status.decision);', "undefined"),
        ('connect().ask({ do: "view" }).then((reply) => reply.ok && reply.statsu);', "statsu"),
        ('connect().ask({ do: "view" }).then((reply) => reply.ok && reply.status.decision);', ""),
    ],
)
def test_tsc_knows_the_protocol(commands, tmp_path, code, fault):
    """A verb that does not exist, a field that lacks, a reply that may be a refusal, a field that is misspelt."""
    script = tmp_path / "script.js"
    script.write_text(f'import {{ connect }} from "{(WEB / "core.js").as_posix()}";\n{code}\n')
    project = {"extends": str(build.ROOT / "tsconfig.json"), "include": [str(script)], "exclude": []}
    (tmp_path / "tsconfig.json").write_text(json.dumps(project))
    *tsc, _ = commands["tsc"]
    done = run([*tsc, tmp_path / "tsconfig.json"])
    complaints = [line for line in done.stdout.splitlines() if "script.js" in line]
    assert (done.returncode == 0) == (not fault), done.stdout
    assert len(complaints) == bool(fault) and fault in done.stdout


def test_eslint_refuses_what_finds_inherited_names(commands):
    """`name in object` is true for "constructor" too; `Object.hasOwn` asks what was meant."""
    command = [part for part in commands["eslint"] if part not in ("web", "tests/web")]
    script = "export const known = (name) => name in { a: 1 };\n"
    done = run([*command, "--stdin", "--stdin-filename", "web/script.js"], input=script)
    assert done.returncode and "Object.hasOwn" in done.stdout


def test_storage_is_named_only_where_a_refusal_is_caught():
    """A browser that keeps nothing for a site throws as soon as its storage is named, on any page."""
    named_in = set()
    for file in SCRIPTS:
        text = re.sub(r"(?m)//.*$", "", file.read_text("utf-8"))
        for one in re.finditer(r"\b(?:local|session)Storage\b", text):
            named_in.add(file.name)
            before = text[: one.start()]
            assert before.rfind("try {") > before.rfind("catch"), f"{file.name}: {one[0]}"
    assert named_in == {"guard.js", "store.js", "theme.js"}


@pytest.mark.parametrize("file", TESTS, ids=named)
def test_tests_wait_for_what_must_happen_and_not_for_a_time(file):
    """A time is too short on a loaded machine, and too long on any other; and what goes away does not answer."""
    assert not [*waits(file.read_text("utf-8"))]


@pytest.mark.parametrize("file", HELPERS, ids=named)
def test_what_helps_tests_pauses_only_between_two_looks_and_has_long_patience(file):
    """Someone has to ask again and again: in a loop, with short pauses, and for a long time before it gives up."""
    assert not [*waits(file.read_text("utf-8"), helps=True)]


PAUSES = {"sleep": 0.2, "wait_for_timeout": 200}
"""What pauses, and how long it may between two looks."""
LEAST_PATIENCE = 20
"""Seconds before a helper gives up, at least."""


def waits(source, helps=False):
    """What in the source of a test, or of what helps tests, waits for a time; or asks what goes away by it."""
    tree = ast.parse(source)
    looking = {id(call) for loop in ast.walk(tree) if isinstance(loop, ast.While) for call in ast.walk(loop)}
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call):
            continue
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        values = [part.value if isinstance(part, ast.Constant) else part for part in call.args]
        if name in PAUSES:
            short = bool(values) and isinstance(values[0], int | float) and values[0] <= PAUSES[name]
            if not (helps and short and id(call) in looking):
                yield f"line {call.lineno}: {name}"
        for given in (option.value for option in call.keywords if option.arg == "timeout"):
            long = isinstance(given, ast.Constant) and isinstance(given.value, int) and given.value >= LEAST_PATIENCE
            if not (helps and (long or "PATIENCE" in ast.unparse(given))):
                yield f"line {call.lineno}: timeout"
        if name == "evaluate" and values and re.match(r"(self\.)?close\(", str(values[0])):
            yield f"line {call.lineno}: close"


@pytest.mark.parametrize(
    ("source", "test", "helper"),
    [
        ("page.wait_for_timeout(10)", 1, 1),
        ("while not found():\n    page.wait_for_timeout(10)", 1, 0),
        ("while not found():\n    time.sleep(5)", 1, 1),
        ("while not found():\n    time.sleep(pause)", 1, 1),
        ("for _ in range(9):\n    sleep(0.1)", 1, 1),
        ("urlopen(url, timeout=90)", 1, 0),
        ("page.click('a', timeout=5)", 1, 1),
        ("expect.set_options(timeout=PATIENCE)", 1, 0),
        ("worker.evaluate('self.close()')", 1, 1),
        ("page.evaluate('setTimeout(close)')", 0, 0),
    ],
)
def test_a_wait_for_a_time_is_found(source, test, helper):
    assert (len([*waits(source)]), len([*waits(source, helps=True)])) == (test, helper)
