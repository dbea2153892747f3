"""Runs inside Pyodide (see pack.mjs): /core.zip and the standard library in, archives in /packed out.

    whole.zip       all of it, for the one file
    base.zip        the library, and the core without its games
    NAME.zip        a game, or a family: a package that only games import
    parts.json      for each game, the names of the archives that it needs beside base.zip

Only modules that were needed go in: all that a boot and the core's own imports load, and what Python loads by itself
to report an error. Tests in tests/pyodide play whole games, and provoke errors, on the result.
"""

import sys

booted = set(sys.modules)

import ast  # noqa: E402
import importlib  # noqa: E402
import json  # noqa: E402
import marshal  # noqa: E402
import zipfile  # noqa: E402
from collections import defaultdict  # noqa: E402
from importlib.machinery import FrozenImporter  # noqa: E402
from importlib.util import MAGIC_NUMBER, source_hash  # noqa: E402
from pathlib import Path  # noqa: E402
from types import CodeType  # noqa: E402

OUT = Path("/packed")
LIBRARY = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip"
ON_ERROR = ["linecache", "traceback", "tokenize", "encodings.ascii", "encodings.latin_1"]


def imports(source: bytes) -> set[str]:
    """The names of all absolute imports, also those inside functions."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module)
    return found


def pyc(code: CodeType, source: bytes) -> bytes:
    """Byte code that is never checked against a source, which is not there, in the form that PEP 552 gives."""
    flags = (0b01).to_bytes(4, "little")  # bit 0: the hash of the source follows; bit 1 is clear: nobody checks it
    return MAGIC_NUMBER + flags + source_hash(source) + marshal.dumps(code)


def bare(code: CodeType) -> CodeType:
    """Each instruction told to be on the function's first line: the true lines are a third of the library's bytes."""
    whole, rest = divmod(len(code.co_code) // 2, 8)  # an entry covers up to 8 units: 0xE8 + units - 1, then no new line
    table = b"\xef\0" * whole + (bytes([0xE8 + rest - 1, 0]) if rest else b"")
    inner = tuple(bare(item) if isinstance(item, CodeType) else item for item in code.co_consts)
    return code.replace(co_linetable=table, co_consts=inner)


def module(path: str) -> str:
    """The dotted name of the module in a file."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def package(path: str) -> str:
    """The package of the core that a file is in: "engine", "games.marine"; "" where it is in none."""
    names = path.split("/")[1:-1] if path.startswith("speciate/") else []
    return ".".join(names[: 2 if names[:1] == ["games"] else 1])


core = zipfile.ZipFile("/core.zip")
library = zipfile.ZipFile(LIBRARY)
AT_HOME = (
    "speciate/__main__.py", "speciate/draw/cut.py", "speciate/draw/film.py", "speciate/draw/layers.py",
    "speciate/table/films.py", "speciate/table/pages.py", "speciate/table/sights.py", "speciate/table/stills.py",
)  # fmt: skip
"""The command line, and what writes the pages: no page needs it."""
names = [
    name
    for name in sorted(core.namelist())
    if ".dist-info/" not in name and not name.startswith(AT_HOME) and not name.endswith(".scn")
]
sources = {name: core.read(name) for name in names}
for name in set(sys.modules) - booted:  # what only this script uses
    del sys.modules[name]
for name in sorted(set(ON_ERROR).union(*(imports(data) for path, data in sources.items() if path.endswith(".py")))):
    if not name.startswith("speciate"):
        importlib.import_module(name)
needed = {name for name, found in sys.modules.items() if getattr(found, "__loader__", None) is not FrozenImporter}

entries = {}
for path in library.namelist():
    if path.endswith(".py") and module(path) in needed:
        source = library.read(path)
        code = compile(source, f"{LIBRARY}/{path}", "exec", dont_inherit=True, optimize=2)
        entries[path + "c"] = pyc(bare(code), source)
for path, source in sources.items():
    if path.endswith(".py"):
        code = compile(source, f"{LIBRARY}/{path}", "exec", dont_inherit=True, optimize=2)
        entries[path + "c"] = pyc(code, source)
    else:
        entries[path] = source

users = defaultdict[str, set[str]](set)  # the packages of the core, and those that import them
for path, source in sources.items():
    if path.endswith(".py"):
        for name in imports(source):
            if name.startswith("speciate."):
                users[name.split(".")[1]].add(package(path))
families = {name for name, using in users.items() if all(user.startswith("games.") for user in using - {name})}
games = sorted({package(path) for path in sources if path.startswith("speciate/games/")} - {"games"})


def archive(name: str, paths: list[str]) -> None:
    """Write an archive, with fixed dates and order: the same input gives the same bytes.

    It is not compressed: as a whole it gets a tenth smaller than file by file.
    """
    with zipfile.ZipFile(OUT / f"{name}.zip", "w") as file:
        for path in sorted(paths):
            file.writestr(zipfile.ZipInfo(path), entries[path])


OUT.mkdir()
archive("whole", [*entries])
parts = defaultdict[str, list[str]](list)
for path in entries:
    home = package(path)
    parts[home.removeprefix("games.") if home in games or home in families else "base"].append(path)
for name, paths in parts.items():
    archive(name, paths)
needs = {game.removeprefix("games."): sorted(name for name in families if game in users[name]) for game in games}
(OUT / "parts.json").write_text(json.dumps({game: [*found, game] for game, found in needs.items()}))
