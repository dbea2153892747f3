"""The one command: what it skips, what it fetches, what it says."""

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import urllib.request
import zipfile
from pathlib import Path

import pytest
from speciate.engine import find_games
from speciate.locale import LANGUAGES

import build
from tests.contract.english import english_in
from tests.releases.test_releases import LISTED

APART = ("bare.html", "probe.js", "speciate.html")
"""Added for the tests, or packed in itself."""


@pytest.fixture
def sandbox(tmp_path, monkeypatch):
    """build.py working in an empty folder."""
    for name in ("ROOT", "BUILD"):
        monkeypatch.setattr(build, name, tmp_path)
    return tmp_path


def test_a_step_runs_once_for_the_same_inputs(sandbox):
    product, runs = sandbox / "product", []

    def make():
        runs.append(1)
        product.write_text("made")

    for key in ("a", "a", "b", "b", "a"):
        build.once("Product", product, key, make)
    assert len(runs) == 3
    product.unlink()
    build.once("Product", product, "a", make)
    assert len(runs) == 4


def test_a_step_that_failed_is_tried_again(sandbox):
    product = sandbox / "product"
    product.write_text("half made")
    build.once("Product", product, "a", lambda: None)
    with pytest.raises(ZeroDivisionError):
        build.once("Product", product, "b", lambda: 1 / 0)
    runs = []
    build.once("Product", product, "a", lambda: runs.append(1))
    assert runs


def test_a_key_tells_contents_and_names_apart(sandbox):
    folder = sandbox / "folder"
    folder.mkdir()
    keys = set()
    for name, text in (("a", "1"), ("a", "2"), ("b", "2")):
        (folder / name).write_text(text)
        keys.add(build.key_of(folder))
    (folder / "__pycache__").mkdir()
    (folder / "__pycache__/b.pyc").write_text("noise")
    assert len(keys | {build.key_of(folder)}) == 3


def test_no_network_is_said_in_one_sentence_that_names_the_step(sandbox):
    script = "raise OSError('Failed to establish a new connection: [Errno 111] Connection refused')"
    with pytest.raises(build.Failed) as failure:
        build.run([sys.executable, "-c", script], network="micropip comes from PyPI")
    assert str(failure.value).startswith("No network: micropip comes from PyPI.")


def test_a_failing_command_shows_its_output(sandbox):
    with pytest.raises(build.Failed, match=r"(?s)why it failed.*This command failed: "):
        build.run([sys.executable, "-c", "raise SystemExit('why it failed')"], network="nothing")


def test_pip_is_asked_of_the_index_and_its_absence_is_said(sandbox, monkeypatch):
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")
    with pytest.raises(build.Failed, match="No network: pip comes from PyPI"):
        build.fetch_pip()


def test_a_python_without_pip_gets_it(sandbox):
    wheel = build.fetch_pip()
    answer = subprocess.run([sys.executable, wheel / "pip", "--version"], capture_output=True, text=True, check=True)
    assert answer.stdout.startswith("pip ")


def test_ci_runs_what_a_person_runs():
    commands = (build.ROOT / ".ci/run").read_text().splitlines()
    assert commands[-1] == "exec python3 build.py test"


def test_the_lock_names_no_registry():
    lock = json.loads((build.ROOT / "package-lock.json").read_text())
    assert all("resolved" not in package for package in lock["packages"].values())
    assert all("integrity" in package for path, package in lock["packages"].items() if path)


EXTRAS = tomllib.loads((build.ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]


@pytest.mark.parametrize(("extra", "pinned"), EXTRAS.items())
def test_every_tool_is_pinned_with_its_checksum(extra, pinned):
    text = (build.REQUIREMENTS / f"{extra}.txt").read_text()
    listed = re.findall(r"^(\S+==\S+)(?: ;[^\\\n]*)? \\\n    --hash=sha256:[0-9a-f]{64}", text, re.MULTILINE)
    assert set(pinned) <= set(listed) and len(listed) == text.count("==") - text.count(" == ")
    assert "http" not in text


def test_no_extra_replaces_a_tool_of_dev():
    def pins(extra):
        listed = (build.REQUIREMENTS / f"{extra}.txt").read_text()
        return set(re.findall(r"^(\S+)==(\S+)", listed, re.MULTILINE))

    dev = pins("dev")
    for extra in EXTRAS:
        assert not {pin for pin in pins(extra) - dev if pin[0] in dict(dev)}, extra


def test_an_extra_is_installed_once_and_again_when_its_pins_change(sandbox, monkeypatch):
    installed: list[str] = []
    monkeypatch.setattr(build, "VENV", sandbox)
    monkeypatch.setattr(build, "REQUIREMENTS", sandbox / "listed")
    monkeypatch.setattr(build, "install_extra", installed.append)
    build.REQUIREMENTS.mkdir()
    for pins in ("a==1", "a==1", "a==2"):
        (build.REQUIREMENTS / "fuzz.txt").write_text(pins)
        build.need_extra("fuzz")
    assert installed == ["fuzz", "fuzz"]


def test_pip_takes_no_tool_without_its_checksum(monkeypatch, tmp_path):
    asked = []
    monkeypatch.setattr(build, "pip_install", lambda *what: asked.append([str(part) for part in what]))
    monkeypatch.setattr(build, "VENV", tmp_path)
    monkeypatch.setattr(build, "BIN", tmp_path)
    (tmp_path / "pip").touch()
    build.make_venv()
    assert all("--require-hashes" in what or "--no-deps" in what for what in asked) and len(asked) == 2


def test_an_unknown_command_is_one_sentence():
    done = subprocess.run([sys.executable, build.ROOT / "build.py", "sing"], capture_output=True, text=True)
    assert done.returncode and "invalid choice: 'sing'" in done.stderr and "Traceback" not in done.stderr


def test_a_second_build_does_nothing(site, capsys):
    build.site()  # by now a file may have been edited
    capsys.readouterr()
    build.site()
    assert capsys.readouterr().out == ""


def test_play_serves_the_site_on_a_free_port(site):
    command = [sys.executable, "-u", str(build.ROOT / "build.py"), "play", "--no-open"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as playing:
        try:
            assert playing.stdout
            url = re.search(r"http://127\.0\.0\.1:\d+/", playing.stdout.readline())
            assert url
            with urllib.request.urlopen(url[0]) as answer:
                assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
                assert b"<!doctype html>" in answer.read().lower()
        finally:
            playing.terminate()


def test_the_pack_is_the_same_bytes_each_time(site, tmp_path):
    subprocess.run([build.node()[0], "web/tools/pack.mjs", build.wheel(), tmp_path], cwd=build.ROOT, check=True)
    archives = {path.name: path.read_bytes() for path in (build.BUILD / "pack").iterdir()}
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == archives


def test_pages_ask_only_their_own_host_and_bear_the_policy(site):
    pages = [page for page in site.rglob("*.html") if page.name != "bare.html"]
    assert pages
    for page in pages:
        # What the one file has packed is no markup: any letters may stand in it.
        text = re.sub(r'(<script type="text/plain"[^>]*>)[^<]*', r"\1", page.read_text())
        assert text.index("Content-Security-Policy") < text.index("<link")
        assert not re.search(r'(?:src|href)="(?:https?:)?//', re.sub(r"<a [^>]*>", "", text)), page
        assert not re.search(r'(?:src|href)="/', text), f"{page}: the site must work in a sub-folder"
        assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:", text), f"{page}: forbidden by the policy"
        for link in re.findall(r'<(?:link|script|img)[^>]+(?:src|href)="((?!data:)[^"#]+)', text):
            assert (page.parent / link).exists(), f"{page}: {link}"


def test_a_form_that_is_sent_before_its_script_has_come_leads_nowhere(site):
    """The policy forbids the way; a browser gives up the scripts of the page for it all the same."""
    forms = [form for page in site.rglob("*.html") for form in re.findall(r"<form[^>]*>", page.read_text("utf-8"))]
    assert forms
    assert [form for form in forms if 'method="dialog"' not in form] == []


def test_pages_of_another_language_hold_no_english(site):
    """Lessons, puzzles and rules; a page in several languages is English until its script runs."""
    for lang in LANGUAGES[1:]:
        pages = [page for page in site.rglob("*.html") if f'<html lang="{lang}"' in page.read_text("utf-8")[:200]]
        assert pages
        for page in pages:
            text = re.sub(
                r"<(script|style)\b.*?</\1>|<(a)\b[^>]*\slang=.*?</\2>", " ", page.read_text("utf-8"), flags=re.DOTALL
            )
            labels = re.findall(r'\s(?:aria-label|title|placeholder|alt)="([^"]*)"', text)
            assert english_in([*re.sub(r"<[^>]*>", "\n", text).split("\n"), *labels], lang) == {}, page


def test_a_page_waits_for_one_style_sheet_and_for_one_small_script(site):
    for page in [page for page in site.rglob("*.html") if page.name not in APART]:
        head = page.read_text().split("</head>")[0]
        [sheet] = re.findall(r'<link rel="stylesheet" href="([^"]+)"', head)
        text = (page.parent / sheet).read_text()
        assert "@import" not in text and text.index(":root") < text.index(".board") < text.index(".top"), page
        waiting = re.findall(r'<script src="([^"]+)"(?! defer| async)', head)
        assert [Path(script).name for script in waiting] == ["theme.js"], page
        assert (page.parent / waiting[0]).stat().st_size < 1000


def test_before_a_table_is_painted_only_what_starts_python_is_asked_for(site):
    """The scripts of the page are in a template, from which guard.js takes them."""
    for page in [site / game / "index.html" for game in find_games()]:
        before, later = page.read_text().split("</head>")[0].split('<template id="later">')
        first, rest = (
            [Path(name).name for name in re.findall(r'(?:src|href)="([^"]+\.js)"', text)] for text in (before, later)
        )
        worker = ["early.js", "runtime.js", "files.js", "supply.js", "worker.js", "python.js"]
        assert {*first} == {"theme.js", "guard.js", *worker}, page
        assert rest[-1] == "app.js" and not {*first} & {*rest}, page


def test_what_gets_smaller_lies_packed_beside_itself(site):
    """For hosts that send what lies ready; both say the same as the file."""
    for file in site.rglob("*"):
        if file.suffix in (".css", ".html", ".js", ".mjs", ".wasm", ".webmanifest") and file.name not in APART:
            beside = {suffix: file.with_name(file.name + suffix) for suffix in (".br", ".gz")}
            if file.stat().st_size > 1000:
                assert all(path.exists() for path in beside.values()), file
            if beside[".gz"].exists():
                assert gzip.decompress(beside[".gz"].read_bytes()) == file.read_bytes(), file
    packs = [*site.glob("assets/*/py/*.pack")]
    for file in packs:
        assert file.with_name(file.name + ".br").stat().st_size < 0.8 * file.stat().st_size, file
    kept = (site / "sw.js").read_text()
    assert packs and '.br"' not in kept and '.gz"' not in kept


def test_what_is_shipped_brings_its_licence(site):
    assets = next((site / "assets").iterdir())
    shipped = [path for folder in ("lib", "fonts") for path in assets.glob(f"{folder}/*")]
    libraries = {path.name.split(".")[0] for path in shipped} - {"files"}  # a list that the build writes
    licences = {path.stem for path in (site / "licences").iterdir()}
    assert not {name.replace("qrcode", "qrcode-generator") for name in libraries} - licences


@pytest.mark.skipif(not shutil.which("git"), reason="needs git")
@pytest.mark.skipif(not (build.ROOT / ".git").exists(), reason="this folder has no .git")
def test_nothing_built_is_committed():
    # Git refuses a folder of another owner that it has found by itself.
    listed = subprocess.check_output(["git", "--git-dir=.git", "ls-files"], cwd=build.ROOT, text=True)
    assert "build.py" in listed.splitlines()
    assert not re.search(r"^(site|node_modules|\.venv|\.build)/", listed, re.MULTILINE)


def test_the_wheel_tells_type_checkers_that_it_is_typed_and_brings_the_readme(site):
    with zipfile.ZipFile(build.wheel()) as wheel:
        names = wheel.namelist()
        [metadata] = [wheel.read(name).decode() for name in names if name.endswith(".dist-info/METADATA")]
    assert "speciate/py.typed" in names
    assert (build.ROOT / "README.md").read_text("utf-8").splitlines()[0] in metadata.splitlines()


@pytest.mark.parametrize(
    ("given", "reached"),
    [
        ([], ["-m", "not slow", "--ignore=tests/browser", "--ignore=tests/build", "--ignore=tests/pyodide"]),
        (["-k", "climate", "tests/games"], ["-m", "not slow", "-k", "climate", "tests/games"]),
        (["--lf"], ["-m", "not slow", *(f"--ignore=tests/{f}" for f in ("browser", "build", "pyodide")), "--lf"]),
    ],
)
def test_check_passes_its_arguments_to_pytest(monkeypatch, given, reached):
    commands = []
    monkeypatch.setattr(build, "enter_venv", lambda: None)
    monkeypatch.setattr(build, "checks", lambda workers, *arguments: commands.append(list(arguments)))
    monkeypatch.setattr(sys, "argv", ["build.py", "check", *given])
    build.main()
    assert commands == [reached]


def test_only_check_takes_arguments_that_it_does_not_know(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["build.py", "site", "-k", "climate"])
    with pytest.raises(SystemExit):
        build.main()
    assert "unrecognized arguments: -k climate" in capsys.readouterr().err


def test_what_ci_runs_can_be_run():
    assert os.access(build.ROOT / ".ci/run", os.X_OK)


def test_every_release_says_its_number_like_the_tree(site):
    listed = json.loads((site / "releases/releases.json").read_text())
    assert listed == LISTED
    assert all((site / "releases" / release["file"]).is_file() for release in listed)
    assert re.search(rf"\b{re.escape(LISTED[-1]['version'])}\b", (site / "about.html").read_text())
