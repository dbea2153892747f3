"""What stands round the code: guides, workflows and forms name only what exists."""

import ast
import importlib
import importlib.util
import re
import subprocess
import sys
import tomllib

import pytest
import yaml
from speciate.engine import find_games
from speciate.locale import LANGUAGES

import build

GUIDES = (
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "docs/BENCH.md",
    "docs/GLOSSARY.md",
    "docs/LADDER.md",
    ".github/PULL_REQUEST_TEMPLATE.md",
)
WORKFLOWS = sorted((build.ROOT / ".github/workflows").glob("*.yml"))
FORMS = sorted((build.ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml"))
MADE = ("site", ".venv", ".build", "node_modules")
"""Folders that a command makes."""
PYODIDE = int(re.findall(r'"pyodide": "3(\d+)\.', (build.ROOT / "package.json").read_text())[0])
"""The minor version of the Python in browsers: Pyodide 314 has Python 3.14."""


def text_of(name):
    return (build.ROOT / name).read_text("utf-8")


def paths_in(text):
    """The paths between backticks and behind links; GAME and LANG are put in for each game and language."""
    named = re.findall(r"`([^`\s]*)`", text) + re.findall(r"\]\(([^)]+)\)", text)
    for name in named:
        folder = name.split("/")[0]
        if "/" in name and folder and not folder.startswith(MADE) and "://" not in name and name[0] not in "@-<":
            for game in find_games() if "GAME" in name else [""]:
                for lang in LANGUAGES if "LANG" in name else [""]:
                    yield name.replace("GAME", game).replace("LANG", lang)


def commands_in(text):
    """The lines of code blocks, and what reads like one between backticks."""
    for block in re.findall(r"^```\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        yield from re.findall(r"^((?:python3? |\.venv/bin/python ).*?)(?:  +#.*)?$", block, re.MULTILINE)
    yield from re.findall(r"`((?:python3? |\.venv/bin/python )[^`]*)`", text)


@pytest.mark.parametrize("guide", GUIDES)
def test_every_path_in_a_guide_exists(guide):
    assert [path for path in paths_in(text_of(guide)) if not (build.ROOT / path.removesuffix("…")).exists()] == []


def test_every_word_of_the_glossary_is_in_the_code():
    rows = re.findall(r"^\| ([^|]+) \| [^|]+ \| `([^`]+)` \|$", text_of("docs/GLOSSARY.md"), re.MULTILINE)
    assert len(rows) > 30 and len({word for word, _ in rows}) == len(rows)
    assert [place for _, place in rows if "/" not in place and not resolves(place)] == []


def test_a_parameter_with_one_letter_is_in_the_glossary():
    letters = re.findall(r"^\| (\w(?:, \w)*) \|", text_of("docs/GLOSSARY.md").split("## Letters")[1], re.MULTILINE)
    used: dict[str, str] = {}
    for file in sorted((build.ROOT / "core/speciate").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                named = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
                used |= {argument.arg: f"{file.name}:{node.lineno}" for argument in named if len(argument.arg) == 1}
    known = {letter for row in letters for letter in row.split(", ")}
    assert {letter: place for letter, place in used.items() if letter not in known} == {} and known == used.keys()


def resolves(place):
    """Whether a dotted name is a module, or something in one; a member of a protocol may only be annotated."""
    name, *rest = place.split(".")
    thing = importlib.import_module(name)
    for part in rest:
        name = f"{name}.{part}"
        if hasattr(thing, part):
            thing = getattr(thing, part)
        elif part not in getattr(thing, "__annotations__", {}):
            try:
                thing = importlib.import_module(name)
            except ImportError:
                return False
    return True


@pytest.fixture
def help_of(monkeypatch, capsys):
    """What `build.py COMMAND --help` prints."""

    def ask(command):
        monkeypatch.setattr(sys, "argv", ["build.py", command, "--help"])
        with pytest.raises(SystemExit) as end:
            build.main()
        assert not end.value.code, command
        return capsys.readouterr().out

    return ask


@pytest.mark.parametrize("guide", [*GUIDES, *(str(file.relative_to(build.ROOT)) for file in WORKFLOWS)])
def test_every_command_in_a_guide_or_workflow_exists(guide, help_of):
    steps = [step["run"] for step in steps_of(build.ROOT / guide)] if guide.endswith(".yml") else []
    for line in [*commands_in(text_of(guide)), *steps]:
        program, *rest = line.split()
        if rest[:1] == ["build.py"] and rest[1:] != ["--help"]:
            command, *options = rest[1:]
            printed = help_of(command)
            if command == "check":  # pytest knows its own options
                assert all((build.ROOT / option).exists() for option in options if option.startswith("tests"))
            else:
                assert all(option in printed for option in options if option.startswith("--")), line
        elif rest[:1] == ["-m"]:
            assert importlib.util.find_spec(rest[1]), line
        elif not program.startswith("python"):
            assert (build.ROOT / program).is_file(), line


@pytest.mark.parametrize("line", ["games", "selfplay"])
def test_the_command_line_of_the_readme_works_as_it_stands(line):
    [command] = [c for c in commands_in(text_of("README.md")) if c.startswith(f"python -m speciate {line}")]
    done = subprocess.run([sys.executable, *command.split()[1:]], capture_output=True, text=True)
    assert done.returncode == 0 and done.stdout, done.stderr


def test_what_the_readme_says_was_measured_stands_on_the_bench_page():
    rows = re.findall(r"^\| .+ \|$", text_of("README.md").split("## Measured")[1].split("\n## ")[0], re.MULTILINE)
    assert len(rows) > 10 and set(rows) <= set(text_of("docs/BENCH.md").splitlines())


def test_each_decision_has_a_number_of_its_own_and_they_ascend():
    numbers = [int(number) for number in re.findall(r"^(\d+)\. ", text_of("core/DECISIONS.md"), re.MULTILINE)]
    assert len(numbers) > 100 and numbers == sorted(set(numbers))


def steps_of(workflow):
    jobs = yaml.safe_load(workflow.read_text("utf-8"))["jobs"].values()
    return [step for job in jobs for step in job["steps"] if "run" in step]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda file: file.name)
def test_an_action_is_pinned_to_a_commit_and_may_only_read_by_default(workflow):
    text = workflow.read_text("utf-8")
    whole = yaml.safe_load(text)
    assert whole["permissions"] == {"contents": "read"} and True in whole  # YAML reads "on" as true
    used = re.findall(r"uses: (.*)", text)
    assert used and all(re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v[\d.]+", action) for action in used)


def test_the_core_is_checked_under_every_python_that_the_package_promises():
    """From the oldest that the package allows to that of the browsers, and none between them is left out."""
    matrix = yaml.safe_load(text_of(".github/workflows/ci.yml"))["jobs"]["core"]["strategy"]["matrix"]
    promised = tomllib.loads(text_of("pyproject.toml"))["project"]["requires-python"]
    minor = [int(version.removeprefix("3.")) for version in matrix["python"]]
    assert f">=3.{minor[0]}" == promised and minor == [*range(minor[0], PYODIDE + 1)]
    assert {system.split("-")[0] for system in matrix["system"]} == {"ubuntu", "macos", "windows"}


@pytest.mark.parametrize("form", FORMS, ids=lambda file: file.name)
def test_a_form_has_what_the_host_asks_for(form):
    """https://docs.github.com/communities/using-templates-to-encourage-useful-issues-and-pull-requests"""
    whole = yaml.safe_load(form.read_text("utf-8"))
    assert {"name", "description", "body"} <= set(whole)
    ids = [field["id"] for field in whole["body"]]
    assert len(set(ids)) == len(ids)
    for field in whole["body"]:
        assert field["type"] in ("input", "textarea", "dropdown") and field["attributes"]["label"]
        assert field["type"] != "dropdown" or all(isinstance(o, str) for o in field["attributes"]["options"])
    assert "link of the game" in form.read_text("utf-8").lower()


def test_reports_of_rules_and_pull_requests_ask_for_the_rules_version():
    for name in ("ISSUE_TEMPLATE/rules.yml", "PULL_REQUEST_TEMPLATE.md"):
        text = text_of(f".github/{name}").lower()
        assert "link of" in text and "rules version" in text


def test_the_hooks_run_tools_that_are_pinned():
    pinned = {pin.split("==")[0] for pin in (build.REQUIREMENTS / "dev.txt").read_text().splitlines() if "==" in pin}
    [repository] = yaml.safe_load(text_of(".pre-commit-config.yaml"))["repos"]
    for hook in repository["hooks"]:
        program, *rest = hook["entry"].split()
        assert (rest[1] if rest[0] == "-m" else program.split("/")[-1]) in pinned and program.startswith(".venv/bin/")
