"""Wrong rules that the tests of a game let pass: `python -m tests.contract.mutants GAME [N] [--seconds S] [--seed S]`.

mutmut's operators, and two of our own, change one thing in one rule module; the tests of the game that run the changed
line must then fail. mutmut's own runner is not used: it leaves out whatever has a decorator, which is every card.

The tests of the game are collected and run once, with coverage. For each mutant that process forks, puts the changed
code into the functions that are there already, and runs the tests of that line, the fastest first. What is worked out
while a module is imported (tables, decorators) is imported afresh instead, which takes longer. A mutant that was killed
is not tried again until its module changes; `.build/mutants/` keeps that: a run that is stopped goes on where it was.

A survivor is printed with its file and line as soon as it is known. One that plays the same game for all that a test
can tell is copied, with a line `# reason`, to `equivalents.txt` beside the tests of its game; a mutant there that no
longer exists is named.
"""

import argparse
import functools
import gc
import hashlib
import importlib.machinery
import json
import os
import resource
import signal
import sys
import textwrap
import time
from collections import Counter, defaultdict
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from types import CodeType, FunctionType

import coverage
import libcst as cst
import pytest
from libcst.metadata import MetadataWrapper, PositionProvider, WhitespaceInclusivePositionProvider
from mutmut.mutation import mutators
from speciate.engine import Rng

ROOT = Path(__file__).resolve().parents[2]
CORE = ROOT / "core/speciate"
KEPT = ROOT / ".build/mutants"
FAMILIES = {"earth": ("dominant", "marine")}
"""Rules that several games share, and the games whose tests are theirs."""
GAMES = [folder.name for folder in sorted((CORE / "games").iterdir()) if (folder / "__init__.py").exists()]
LEFT_OUT = {"evaluate", "checks", "notation", "check_invariants", "cards_in_play", "all_cards", "max_decisions"}
"""What bots and tests ask of a game, and how it is written down, is not among its rules: these modules and functions
stay as they are."""
GUARDS = {"frozen", "slots", "eq", "kw_only", "strict"}
SECONDS = 20
"""A mutant that keeps its tests busy for longer is dead: of the processor, so a loaded machine kills none."""
MEMORY = 4 << 30
OPERATORS = [
    (kind, operator)
    for kind, operator in mutators.mutation_operators
    if operator.__name__
    not in ("operator_string", "operator_assignment", "operator_arg_removal", "operator_dict_arguments")
]
"""mutmut's, without those that break every call and every name: any test at all would kill these."""


# --- what is changed ------------------------------------------------------------------------------------------------


def force_if(node):
    """An `if` or `while` that is always, or never, taken."""
    for value in ("True", "False"):
        if not isinstance(node, cst.While) or value == "False":
            yield node.test, cst.parse_expression(value)


def drop_statement(node):
    """A line that does something is left out."""
    for line in node.body:
        dropped = isinstance(line, cst.Expr) and isinstance(line.value, cst.Call)
        if dropped or isinstance(line, cst.AugAssign | cst.Assign | cst.Del | cst.Continue | cst.Break):
            yield line, cst.Pass()


@dataclass(frozen=True)
class Mutant:
    file: Path
    line: int
    was: str
    now: str
    source: str
    outer: str
    """The function whose code has changed, as `Class.method`; "" where that is no function's."""

    @property
    def place(self):
        """Where it is, whatever stands above it in the file."""
        return self.file.name, self.was, self.now

    def __str__(self):
        lines = chain((f"- {line}" for line in self.was.split("\n")), (f"+ {line}" for line in self.now.split("\n")))
        return "\n".join([f"{self.file.relative_to(ROOT)}:{self.line}", *lines])


class Finder(cst.CSTVisitor):
    """Every change of every node, as (node, what stands there instead, the function it is in)."""

    def __init__(self):
        self.found, self.path = [], []
        self.deep = self.heads = 0

    def on_visit(self, node):
        name = node.name.value if isinstance(node, cst.FunctionDef | cst.ClassDef) else ""
        if isinstance(node, cst.Annotation | cst.ImportFrom | cst.Import) or _guards(node):
            return False
        if name in LEFT_OUT or (isinstance(node, cst.Expr) and _tells(node.value)):
            return False
        if name:
            self.path.append(name)
        outer = self.outer()
        for kind, operator in OPERATORS:
            if isinstance(node, kind):
                self.found += [(node, other, outer) for other in operator(node)]
        if isinstance(node, cst.If | cst.While):
            self.found += [(*change, outer) for change in force_if(node)]
        if isinstance(node, cst.SimpleStatementLine | cst.SimpleStatementSuite) and outer:
            self.found += [(*change, outer) for change in drop_statement(node) if not _tells(change[0])]
        self.deep += isinstance(node, cst.FunctionDef)
        self.heads += isinstance(node, cst.Parameters)
        return True

    def on_leave(self, node):
        self.heads -= isinstance(node, cst.Parameters)
        if isinstance(node, cst.FunctionDef | cst.ClassDef) and self.path and self.path[-1] == node.name.value:
            self.path.pop()
            self.deep -= isinstance(node, cst.FunctionDef)

    def outer(self):
        """The function whose code this is in; the default of a parameter is in that of the module."""
        return ".".join(self.path) if self.deep and not self.heads else ""


def _guards(node):
    """Whether an argument only forbids what no rule does: to change a constant, to compare states, to zip in vain."""
    return isinstance(node, cst.Arg) and node.keyword and node.keyword.value in GUARDS


def _tells(node):
    """Whether a statement only tells the log what has happened."""
    node = node.value if isinstance(node, cst.Expr) else node
    return (
        isinstance(node, cst.Call)
        and isinstance(node.func, cst.Attribute)
        and node.func.attr.value in ("emit", "record")
    )


def mutants_of(file):
    """Every mutant of a module, which differs from it."""
    text = file.read_text("utf-8")
    wrapper = MetadataWrapper(cst.parse_module(text))
    spans = wrapper.resolve(WhitespaceInclusivePositionProvider)
    lines = wrapper.resolve(PositionProvider)
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    finder = Finder()
    wrapper.module.visit(finder)
    seen = set()
    for node, other, outer in finder.found:
        span = spans[node]
        begin, end = (starts[at.line - 1] + at.column for at in (span.start, span.end))
        source = text[:begin] + wrapper.module.code_for_node(other) + text[end:]
        if source == text or source in seen:
            continue
        seen.add(source)
        first = lines[node].start.line
        last = span.end.line
        grown = source.count("\n") - text.count("\n")
        was = textwrap.dedent("\n".join(text.split("\n")[first - 1 : last]))
        now = textwrap.dedent("\n".join(source.split("\n")[first - 1 : last + grown]))
        yield Mutant(file, first, was, now, source, outer)


def rules_of(game_id):
    """The modules of a game, or of a family of games, that hold rules: not pictures, words or bots' taste."""
    folder = CORE / game_id if game_id in FAMILIES else CORE / "games" / game_id
    return [f for f in sorted((*folder.glob("*.py"), *folder.glob("rules/*.py"))) if f.stem not in LEFT_OUT]


# --- a mutant against the tests -------------------------------------------------------------------------------------


def replace_source(mutant):
    """Whoever imports the module from now on gets the mutant."""
    known = importlib.machinery.SourceFileLoader.get_code

    def get_code(self, name):
        if self.path == str(mutant.file):
            return compile(mutant.source, self.path, "exec", dont_inherit=True)
        return known(self, name)

    importlib.machinery.SourceFileLoader.get_code = get_code  # type: ignore[method-assign]
    for name in [name for name in sys.modules if name.split(".")[0] in ("speciate", "tests")]:
        del sys.modules[name]


def codes(code):
    """Every code object inside another one."""
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield const
            yield from codes(const)


def swap(mutant, functions):
    """Put the mutant's code into the functions of its module; False where these are not made for it."""
    fresh = defaultdict(list)
    for code in codes(compile(mutant.source, str(mutant.file), "exec", dont_inherit=True)):
        fresh[code.co_qualname].append(code)
    live = [f for f in functions[str(mutant.file)] if f"{f.__code__.co_qualname}.".startswith(f"{mutant.outer}.")]
    for function in live:
        fitting = fresh[function.__code__.co_qualname]
        if len(fitting) != 1 or fitting[0].co_freevars != function.__code__.co_freevars:
            return False
        function.__code__ = fitting[0]
    return bool(live)


class Hunt:
    """A pytest plugin that takes the place of its loop over the tests."""

    def __init__(self, args, mutants, keep):
        self.args, self.mutants, self.keep = args, mutants, keep
        self.killed, self.survived, self.slow = [], [], 0
        self.took = 0.0

    def pytest_collection_modifyitems(self, items):
        items[:] = [item for item in items if is_of(item, self.args.game)]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session):
        files = sorted({str(mutant.file) for mutant in self.mutants})
        self.covered(session, files)
        self.functions = defaultdict(list)
        gc.unfreeze()  # tests/conftest.py has frozen what was imported: the collector would not name it
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType):
                self.functions[thing.__code__.co_filename].append(thing)
        wrapper = type(functools.cache(len))
        self.caches = [thing for thing in gc.get_objects() if isinstance(thing, wrapper)]
        gc.collect()
        gc.freeze()
        self.go(session)
        return True

    def covered(self, session, files):
        """Run every test once: which lines each of them runs, and how long it takes."""
        cover = coverage_of(files)
        self.cost = {}
        cover.start()
        for index, item in enumerate(session.items):
            cover.switch_context(item.nodeid)
            start = time.process_time()
            following = session.items[index + 1] if index + 1 < len(session.items) else None
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            self.cost[item.nodeid] = time.process_time() - start
            if session.testsfailed:
                raise SystemExit(f"the tests must pass before they can kill: {item.nodeid} failed")
        cover.stop()
        data = cover.get_data()
        self.lines = {file: data.contexts_by_lineno(file) for file in files}
        self.imported = imported_lines(self.args.game, files)

    def tests_of(self, mutant):
        """The tests that run a line, the fastest first; None where it is run at import, which is all of them."""
        if not mutant.outer or mutant.line in self.imported[str(mutant.file)]:
            return None
        lines = self.lines[str(mutant.file)]
        span = range(mutant.line, mutant.line + mutant.was.count("\n") + 1)
        found = set(chain.from_iterable(lines.get(line, ()) for line in span)) - {""}
        return sorted(found, key=self.cost.__getitem__)

    def go(self, session):
        items = {item.nodeid: item for item in session.items}
        running: dict[int, Mutant] = {}
        start = time.monotonic()
        queue = iter(self.mutants)
        done = 0
        while True:
            late = self.args.seconds is not None and time.monotonic() - start > self.args.seconds
            while len(running) < self.args.workers and not late and (mutant := next(queue, None)):
                tests = self.tests_of(mutant)
                self.slow += tests is None
                if tests == []:
                    self.survives(mutant, "  (no test runs it)\n")
                    continue
                running[self.fork(session, mutant, tests and [items[test] for test in tests])] = mutant
            if not running:
                break
            pid, status = os.wait()
            mutant = running.pop(pid)
            done += 1
            code = os.waitstatus_to_exitcode(status)
            if code:
                self.killed.append(mutant)
                self.keep(mutant)
            else:
                self.survives(mutant)
            if sys.stderr.isatty():
                print(f"\r{done} of {len(self.mutants)}, {len(self.survived)} alive ", end="\r", file=sys.stderr)
        self.took = time.monotonic() - start

    def survives(self, mutant, note=""):
        self.survived.append(mutant)
        print(f"\n{mutant}\n{note}", end="", flush=True)

    def fork(self, session, mutant, tests):
        pid = os.fork()
        if pid:
            return pid
        code = 1
        try:
            resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 1))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            signal.signal(signal.SIGXCPU, signal.SIG_DFL)
            quiet = os.open(os.devnull, os.O_RDWR)
            for stream in (1, 2):
                os.dup2(quiet, stream)
            code = self.try_(session, mutant, tests)
        finally:
            os._exit(code)

    def try_(self, session, mutant, tests):
        """0 where the mutant lives; anything else, or a death by signal, where a test has killed it."""
        for cache in self.caches:
            cache.cache_clear()
        if tests and swap(mutant, self.functions):
            for item, following in zip(tests, [*tests[1:], None], strict=True):
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                if session.testsfailed:
                    return 1
            return 0
        replace_source(mutant)
        chosen = [test.nodeid for test in tests] if tests else folders(self.args.game)
        return int(pytest.main([*OPTIONS, "-x", *chosen], plugins=[FastestFirst(self.cost)]) != 0)


class FastestFirst:
    """A pytest plugin for a mutant that must be imported afresh: whole games come after what takes a moment."""

    def __init__(self, cost):
        self.cost = cost

    def pytest_collection_modifyitems(self, items):
        items[:] = sorted((item for item in items if item.nodeid in self.cost), key=lambda i: self.cost[i.nodeid])


OPTIONS = [
    "-o",
    "addopts=",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:xdist",
    "-p",
    "no:terminal",
    "-s",
    "--import-mode=importlib",
]


def coverage_of(files):
    cover = coverage.Coverage(data_file=None, include=files, config_file=False)
    cover.set_option("run:disable_warnings", ["no-data-collected"])
    return cover


def imported_lines(game_id, files):
    """The lines that run while the modules are imported, functions that make tables among them."""
    read, write = os.pipe()
    if not os.fork():
        for name in [name for name in sys.modules if name.split(".")[0] == "speciate"]:
            del sys.modules[name]
        cover = coverage_of(files)
        cover.start()
        for game in FAMILIES.get(game_id, (game_id,)):
            importlib.import_module(f"speciate.games.{game}.view.face")
        cover.stop()
        data = cover.get_data()
        with os.fdopen(write, "w") as pipe:
            json.dump({file: sorted(data.lines(file) or ()) for file in files}, pipe)
        os._exit(0)
    os.close(write)
    with os.fdopen(read) as pipe:
        shown_lines = json.load(pipe)
    os.wait()
    return {file: set(lines) for file, lines in shown_lines.items()}


def folders(game_id):
    """The tests of a game: its own, its whole games on record, and what the contract asks of its declarations, its
    refusals and its scenarios."""
    own = [f"tests/games/{game}" for game in FAMILIES.get(game_id, (game_id,))]
    own += [f"tests/{game_id}"] if game_id in FAMILIES else []
    asked = ("declared", "cards", "refused", "scenarios")
    return [*own, "tests/golden", *(f"tests/contract/test_{name}.py" for name in asked)]


def is_of(item, game_id):
    """Whether a test is one of a game, or of a family of games."""
    file, _, parameters = item.nodeid.partition("[")
    return f"tests/{game_id}/" in file or any(
        f"games/{game}/" in file or game in parameters for game in FAMILIES.get(game_id, (game_id,))
    )


# --- what is known --------------------------------------------------------------------------------------------------


def equivalents(game_id):
    """The mutants that play the same game, each with its reason: [file, was, now] and why."""
    file = ROOT / "tests/games" / game_id / "equivalents.txt"
    if not file.exists():
        return {}
    found = {}
    for block in file.read_text("utf-8").strip().split("\n\n"):
        head, *rest = block.split("\n")
        parts = {sign: "\n".join(line[2:] for line in rest if line[:2].rstrip() == sign) for sign in "-+#"}
        if not parts["#"]:
            raise SystemExit(f"{file}: no reason is told for {head}")
        found[Path(head.split(":")[0]).name, parts["-"], parts["+"]] = parts["#"]
    return found


def print_of(mutant):
    """Names a mutant as long as its module does not change."""
    return hashlib.sha256(mutant.source.encode()).hexdigest()[:20]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=[*GAMES, *FAMILIES])
    parser.add_argument("most", nargs="?", type=int, help="as many as this; all, where nothing is said")
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--seed", type=int, default=0, help="which are tried first")
    parser.add_argument("--only", default="", help="a rule module, as in play.py")
    parser.add_argument("--afresh", action="store_true", help="forget what was killed before")
    parser.add_argument("--count", action="store_true", help="only say how many there are")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    files = [file for file in rules_of(args.game) if args.only in ("", file.name)]
    everything = list(chain.from_iterable(map(mutants_of, files)))
    known = equivalents(args.game)
    there = {mutant.place for mutant in everything}
    stale = [place for place in known if place not in there and args.only in ("", place[0])]
    kept = KEPT / f"{args.game}.json"
    dead = set() if args.afresh or not kept.exists() else set(json.loads(kept.read_text()))
    left = [m for m in everything if m.place not in known and print_of(m) not in dead]
    rng = Rng(args.seed)
    queue = [mutant for _, mutant in sorted(((rng.bits(), m) for m in left), key=lambda pair: pair[0])]
    count = Counter(mutant.file.name for mutant in everything)
    print(", ".join(f"{name} {n}" for name, n in count.items()))
    print(
        f"{len(everything)} mutants: {len(everything) - len(left)} known to be dead or equivalent, {len(left)} to try"
    )
    if args.count or not queue:
        return bool(stale)
    KEPT.mkdir(parents=True, exist_ok=True)
    if not args.only:
        dead &= {print_of(m) for m in everything}

    def keep(mutant):
        dead.add(print_of(mutant))
        kept.write_text(json.dumps(sorted(dead)))

    hunt = Hunt(args, queue[: args.most], keep)
    os.chdir(ROOT)
    status = pytest.main([*OPTIONS, *folders(args.game)], plugins=[hunt])
    if status not in (0, pytest.ExitCode.NO_TESTS_COLLECTED):
        return 2
    for place in stale:
        print(f"\nno such mutant any more: {' | '.join(place)}")
    tried = len(hunt.killed) + len(hunt.survived)
    print(
        f"\n{tried} tried in {hunt.took:.0f} s ({hunt.slow} of them imported afresh): {len(hunt.killed)} killed, "
        f"{len(hunt.survived)} survived, {len(left) - tried} not tried yet"
    )
    return bool(hunt.survived or stale)


if __name__ == "__main__":
    sys.exit(main())
