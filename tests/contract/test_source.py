"""What the code must not do, read off its syntax trees: the arrows of the layout, and what would break a replay."""

import ast
import re
from functools import cache
from io import StringIO
from pathlib import Path
from tokenize import COMMENT, generate_tokens

import pytest
import speciate
from speciate.engine.rulebook import RULE_ID
from speciate.locale import LANGUAGES, words

from .games import REAL

CORE = Path(speciate.__file__).parent
FILES = sorted(CORE.rglob("*.py"))
TESTS = Path(__file__).parent.parent
SHARED = ("engine", "boards", "draw", "bots", "scenario", "table")


def named(file):
    return file.relative_to(CORE).as_posix()


def is_rule(file):
    """Whether a module of a game, or of a family of games, holds rules, and not pictures or words."""
    folder, *parts = file.relative_to(CORE).parts
    return folder in ("earth", "games") and parts != ["__init__.py"] and not {"view", "text"} & set(parts)


@cache
def tree(file):
    return ast.parse(file.read_text("utf-8"))


@cache
def nodes(file, *kinds):
    """All nodes of these types, or of any, in the syntax tree of a file."""
    return [n for n in nodes(file) if isinstance(n, kinds)] if kinds else list(ast.walk(tree(file)))


def check(files, faults):
    """Fail with all that `faults` finds in each of the files."""
    found = {named(file): [str(fault) for fault in faults(file)] for file in files}
    assert files and not any(found.values()), "\n".join(f"{file}: {', '.join(f)}" for file, f in found.items() if f)


def imports(file):
    """Every module that a file imports, by its full name."""
    package = ["speciate", *file.relative_to(CORE).parent.parts]
    for node in nodes(file, ast.Import, ast.ImportFrom):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        else:
            base = package[: len(package) + 1 - node.level] if node.level else []
            name = ".".join([*base, *([node.module] if node.module else [])])
            yield name
            yield from (f"{name}.{alias.name}" for alias in node.names)


def loaded(file):
    """The parts of the package that a file loads by a name given to `import_module`."""
    for node in calls(file, "import_module"):
        texts = [part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)]
        if texts and (found := re.match(r"speciate\.(\w+)", str(texts[0]))):
            yield found[1]


LOADS = {"engine/record.py": {"bots"}}
"""Who loads what it may not import: records name bots, which import the engine."""


RULES = [file for file in FILES if is_rule(file)]


def test_rules_are_straight_lines():
    """A step is unwound at any decision, and all before it runs again: nothing may catch, clean up or remember."""
    banned = (ast.Try, ast.TryStar, ast.With, ast.Global, ast.Nonlocal, ast.Yield, ast.YieldFrom, ast.Await)
    check(RULES, lambda f: (f"{type(n).__name__} in line {n.lineno}" for n in nodes(f, *banned)))


def varying(file):
    """What a file imports or calls that differs from one run to the next."""
    allowed = {"time"} if named(file) == "__main__.py" else set()
    banned = {"random", "time", "uuid", "secrets", "datetime", "socket", "urllib", "threading"} - allowed
    yield from sorted({name.split(".")[0] for name in imports(file)} & banned)
    for call in nodes(file, ast.Call):
        if isinstance(call.func, ast.Name) and call.func.id in ("hash", "id", "eval"):
            yield f"{call.func.id} in line {call.lineno}"


def test_nothing_that_differs_between_runs():
    check(FILES, varying)


def test_rules_do_not_depend_on_the_order_of_a_set():
    """Going over a set of ints is the same everywhere only by luck: it must be sorted first."""

    def unsorted(file):
        loops = [n.iter for n in nodes(file, ast.For, ast.comprehension)]
        return [n.lineno for n in loops if isinstance(n, ast.Set | ast.SetComp) and not _constant(n)]

    check(RULES, unsorted)


def _constant(node):
    return isinstance(node, ast.Set) and all(isinstance(e, ast.Constant) for e in node.elts)


QUOTED = re.compile(r"[\"'`](\w+)[\"'`]")
"""A word in quotes inside a docstring, as in an example of code."""


def test_shared_code_names_no_game():
    def games(file):
        texts = {n.value for n in nodes(file, ast.Constant) if isinstance(n.value, str)}
        yield from sorted(texts & set(REAL))
        yield from sorted({quoted for text in texts for quoted in QUOTED.findall(text) if quoted in REAL})
        yield from (name for name in imports(file) for game in REAL if re.match(rf"speciate\.games\.{game}\b", name))

    check([f for f in FILES if named(f).split("/")[0] in SHARED], games)


LAYERS = {
    "engine": {"engine"},
    "boards": {"boards"},
    "locale": {"locale"},
    "draw": {"draw", "engine", "locale", "boards"},
    "bots": {"bots", "engine"},
    "scenario": {"scenario", "engine", "locale"},
    "earth": {"earth", "engine", "boards", "draw", "locale"},
}
"""Who may import whom; a part may always import itself."""
DRAWN = re.compile(r"speciate\.(draw|locale|(earth|games\.\w+)\.(view|text))\b")


def astray(file):
    """What a file imports or loads against the arrows of the layout."""
    parts = file.relative_to(CORE).parts
    names = [*imports(file)]
    used = {name.split(".")[1] for name in names if re.match(r"speciate\.\w", name)}
    if parts[0] in LAYERS:
        yield from sorted(used - LAYERS[parts[0]])
        yield from sorted({*loaded(file)} - {"games"} - LAYERS[parts[0]] - LOADS.get(named(file), set()))
    if parts[0] == "games" and len(parts) > 2:
        yield from sorted(used - {"engine", "boards", "earth", "draw", "locale", "games"})
        others = "|".join({*REAL} - {parts[1]})
        yield from (name for name in names if re.match(rf"speciate\.games\.({others})\b", name))
    if is_rule(file):
        yield from (f"{name}: rules do not draw" for name in names if DRAWN.match(name))


def test_arrows_point_one_way():
    check(FILES, astray)


def test_packed_numbers_are_taken_apart_by_accessors():
    """A number that says two things, as whose species and which, is divided by a constant in `pieces.py` alone."""

    def divided(file):
        packed = [n for n in nodes(file, ast.BinOp) if isinstance(n.op, ast.Mod | ast.FloorDiv)]
        return [n.lineno for n in packed if isinstance(n.right, ast.Name) and n.right.id.isupper()]

    check([f for f in FILES if named(f).startswith("games/") and f.name != "pieces.py"], divided)


def test_packed_arrays_are_read_by_the_position():
    """An array with a row for each seat, as `track[9 * me + t]`, is indexed in `state.py` alone: others ask that."""

    def computed(file):
        products = [n for n in nodes(file, ast.Subscript) for part in ast.walk(n.slice) if isinstance(part, ast.BinOp)
                    if isinstance(part.op, ast.Mult)]  # fmt: skip
        return [n.lineno for n in products]

    check([f for f in FILES if re.match("games|earth", named(f)) and f.name != "state.py"], computed)


PICTURES = [file for file in FILES if re.match(r"(draw|table|(earth|games/\w+)/view)/", named(file))]
"""The modules that make markup."""
MARKUP = re.compile(r'<[a-zA-Z/!]|[\w-]+="')
"""A tag or an attribute."""
OPEN_ATTRIBUTE = re.compile(r"""(?:^|\s)[\w:-]+=(?!")[^\s>]*['{]""")
"""An attribute that is not in double quotes, and has single ones or a blank in its value."""
SEARCHES = {"startswith", "endswith", "removeprefix", "removesuffix", "replace", "split", "partition", "count", "find"}
"""The methods of a text that look for something in it; the functions of `re` do too."""


def name_of(node):
    """The last name of what is called: `f` of `f()` and of `x.f()`."""
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def calls(file, name):
    return [node for node in nodes(file, ast.Call) if name_of(node.func) == name]


def is_literal(node):
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def test_templates_of_markup_are_literals():
    """A text from outside can only be in a value then, and the builder escapes each value."""

    def built(file):
        yield from (n.lineno for n in calls(file, "markup") if not (n.args and is_literal(n.args[0])))
        own = [node for node in calls(file, "join") if isinstance(node.func, ast.Name)]  # not the method of a text
        between = [part for node in own for part in (*node.args[1:], *(k.value for k in node.keywords))]
        yield from (part.lineno for part in between if not is_literal(part))

    check(PICTURES, built)


BUILDERS = {"markup", "join", "Markup", "escape"}
"""What makes markup. The tests here find it by its name."""


def detours(tree):
    """The lines where a builder gets another name, is handed on or is the type of a value: no test follows it there."""
    for node in ast.walk(tree):
        if isinstance(node, ast.alias):
            found = node.asname is not None and node.name in {*BUILDERS, "speciate.draw.markup", "speciate.locale"}
        elif isinstance(node, ast.Call):
            kin = isinstance(node.func, ast.Name) and node.func.id in ("isinstance", "map")  # its own test looks at map
            is_new_type = isinstance(node.func, ast.Call) and name_of(node.func.func) == "type"
            handed = [*node.args, *(k.value for k in node.keywords)]
            found = is_new_type or (not kin and any(name_of(part) in BUILDERS - {"join"} for part in handed))
        elif isinstance(node, ast.Assign | ast.AnnAssign | ast.NamedExpr):
            found = name_of(node.value) in BUILDERS
        else:
            found = isinstance(node, ast.Attribute) and node.attr == "__class__"
        if found and isinstance(node, ast.alias | ast.stmt | ast.expr):
            yield node.lineno


def test_builders_of_markup_have_one_name():
    others = [file for file in PICTURES if named(file) != "draw/markup.py"]
    check(others, lambda file: detours(tree(file)))


@pytest.mark.parametrize(
    "code",
    [
        "from speciate.draw.markup import markup as m",
        "import speciate.draw.markup as made",
        "from speciate.locale import Markup as M",
        "type(NOTHING)(text)",
        "NOTHING.__class__(text)",
        "build = markup",
        "build: object = Markup",
        "partial(markup, text)",
        "sorted(texts, key=Markup)",
    ],
)
def test_a_detour_round_the_builders_is_found(code):
    assert list(detours(ast.parse(code))) == [1]


@pytest.mark.parametrize("code", ["markup('<b>{}</b>', x)", "isinstance(x, Markup)", "', '.join(x)", "type(x)"])
def test_what_is_no_detour_is_not(code):
    assert not list(detours(ast.parse(code)))


def test_attributes_with_blanks_stand_in_double_quotes():
    """The builder escapes the quotes that end an attribute: these, and no others."""

    def unquoted(file):
        templates = [node.args[0] for node in calls(file, "markup") if node.args and is_literal(node.args[0])]
        return [(t.lineno, t.value) for t in templates if OPEN_ATTRIBUTE.search(t.value)]

    check(PICTURES, unquoted)


def test_no_text_is_declared_to_be_markup():
    """Messages are markup; all else is escaped, or made by the builder of parts that are."""

    def declared(file):
        mapped = [node for node in calls(file, "map") if name_of(node.args[0]) == "Markup"]
        return [node.lineno for node in (*calls(file, "Markup"), *mapped)]

    check([f for f in FILES if not re.match("locale/__init__|draw/", named(f))], declared)


def test_markup_is_made_by_the_builder_alone():
    """No tag and no attribute stands outside `markup(...)`."""

    def bare(file):
        return [(node.lineno, text) for node, text in bare_texts(tree(file)) if MARKUP.search(text)]

    check(PICTURES, bare)


def searches(function):
    return isinstance(function, ast.Attribute) and (function.attr in SEARCHES or name_of(function.value) == "re")


def bare_texts(node):
    """Every text in a tree, but docstrings, templates of the builder and what is looked for in another text."""
    inside: list[ast.AST] = list(ast.iter_child_nodes(node))
    if isinstance(node, ast.Expr) and is_literal(node.value):
        return
    if is_literal(node):
        yield node, node.value
    elif isinstance(node, ast.JoinedStr):
        yield node, "".join(str(part.value) for part in node.values if isinstance(part, ast.Constant))
        inside = [part for part in node.values if not is_literal(part)]
    elif isinstance(node, ast.Call) and name_of(node.func) == "markup":
        inside = [*node.args[1:], *node.keywords]
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "join":
        inside = [*node.args[:1]]  # what stands between the parts is a literal too
    elif isinstance(node, ast.Call) and searches(node.func):
        inside = [node.func]
    for child in inside:
        yield from bare_texts(child)


SKELETON = {
    *("__init__.py", "data.py", "pieces.py", "decisions.py", "events.py", "evaluate.py", "checks.py"),
    *("rules", "view", "text"),
}
EXTRA = {"course.py", "notation.py", "learn"}
"""What a game may have beside them: the phases of its rounds, the notation of its positions, what it teaches."""


@pytest.mark.parametrize("game_id", REAL)
def test_every_game_has_the_same_rooms(game_id):
    """The rules, the view and the texts; beside them what all three know, and what bots and tests ask."""
    folder = CORE / "games" / game_id
    assert {path.name for path in folder.iterdir()} - {"__pycache__"} - EXTRA == SKELETON
    assert {path.name for path in (folder / "view").iterdir()} >= {"face.py", "rules_page.py"}
    assert {path.stem for path in (folder / "text").glob("*.py")} >= set(LANGUAGES)


CITED = re.compile(r"(?<!\w)\[([A-Z]*\d[^\]]*)\]|(fact sheet)")
"""A citation, and no subscript."""


def explained(source):
    """What a module says to who reads it: every comment and docstring, those of attributes too."""
    comments = [part.string for part in generate_tokens(StringIO(source).readline) if part.type == COMMENT]
    values = [node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Expr)]
    return comments + [v.value for v in values if isinstance(v, ast.Constant) and isinstance(v.value, str)]


def uncited(source):
    """What a module cites and nobody can look up."""
    found = [number or sheet for text in explained(source) for number, sheet in CITED.findall(text)]
    return [cited for cited in found if not all(map(RULE_ID.fullmatch, cited.split(", ")))]


def test_comments_and_docstrings_cite_no_sheet_that_is_not_here():
    """As "[S7]", "[PR33]" or "[13 G10]": nobody can look that up, so the rule itself is told; "[D4.1]" is a rule of the
    book."""
    tests = [file for folder in ("earth", "games") for file in (TESTS / folder).rglob("*.py")]
    files = [*(file for file in FILES if named(file).startswith(("earth/", "games/"))), *tests]
    found = {file.as_posix(): uncited(file.read_text("utf-8")) for file in files}
    assert len(tests) > 50 and not {file: cited for file, cited in found.items() if cited}


@pytest.mark.parametrize(
    ("code", "cited"),
    [
        ("'It ends. [R14, R23]'", ["R14, R23"]),
        ("def f():\n    '''It ends. [13 G10]'''", ["13 G10"]),
        ("A = 1\n'What it counts. [S7]'", ["S7"]),
        ("class A:\n    a: int\n    'What it counts. [2.7]'", ["2.7"]),
        ("A = 1  # --- goals [11]", ["11"]),
        ("A = 1  # as the fact sheet has it", ["fact sheet"]),
        ("A = 'text [7]'\n'track[9 * p + t] is a number. [D4.1, D4.2a]'", []),
    ],
)
def test_a_citation_is_found_in_every_comment_and_docstring_and_nowhere_else(code, cited):
    assert uncited(code) == cited


DECKS = re.compile("card|trait|deck|data|notation")
"""Modules where a card may be named: the decks, the table of data, the quiet position, and pictures and words."""


@pytest.mark.parametrize("game_id", REAL)
def test_no_rule_outside_the_decks_names_a_card(game_id):
    leaks = []
    for file in RULES:
        if named(file).split("/")[1] != game_id or DECKS.search("/".join(named(file).split("/")[2:])):
            continue
        for node in nodes(file):
            match node:
                case ast.Attribute(attr=name) | ast.Name(id=name) | ast.Constant(value=str(name)):
                    pass
                case _:
                    continue
            if name.lower() in REAL[game_id].all_cards() and (name.isupper() or isinstance(node, ast.Constant)):
                leaks.append(f"{named(file)}:{node.lineno} {name}")
    allowed = ALLOWED.get(game_id, set())
    assert not [leak for leak in leaks if leak.split(" ")[1].lower() not in allowed], leaks


ALLOWED = {
    "marine": {
        "asteroid",  # the set-up shuffles it into the last five, and it ends the game
        "bottom_feeder",  # also the name of a row of spaces on the action display
    },
}
"""Cards that the rules themselves speak of."""


def codes():
    """Every message code that an error of the core can carry."""
    for file in FILES:
        for node in nodes(file, ast.Call):
            for argument in (*node.args, *(k.value for k in node.keywords if k.arg == "code")):
                text = argument.value if isinstance(argument, ast.Constant) else ""
                if isinstance(text, str) and re.fullmatch(r"(\w+\.)?error\.[\w.]+", text):
                    yield text, named(file)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_has_a_sentence_in_every_language(lang):
    missing = set()
    for code, file in codes():
        game = code.split(".")[0]
        if code not in words(lang, game if game in REAL else ""):
            missing.add((code, file))
    assert not missing
