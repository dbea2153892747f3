"""Scripts of the page, and tests in a browser: how they are checked, and what they must not do."""

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
    text = file.read_text()
    assert "wait_for_timeout" not in text and "sleep(" not in text and "timeout=" not in text
    assert not re.search(r"evaluate\([\"'](self\.)?close\(", text)
