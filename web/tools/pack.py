"""Runs inside Pyodide (see pack.mjs): /core.zip and the standard library in, /packed.zip out.

Only modules that were needed go in: all that a boot and the core's own imports load, and what Python loads by itself
to report an error. Tests in tests/pyodide play whole games, and provoke errors, on the result.
"""

import sys

booted = set(sys.modules)

import ast  # noqa: E402
import importlib  # noqa: E402
import io  # noqa: E402
import marshal  # noqa: E402
import zipfile  # noqa: E402
from importlib.machinery import FrozenImporter  # noqa: E402
from importlib.util import MAGIC_NUMBER, source_hash  # noqa: E402
from types import CodeType  # noqa: E402

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


core = zipfile.ZipFile("/core.zip")
library = zipfile.ZipFile(LIBRARY)
command_line = "speciate/__main__.py"  # of no use to a page, and it alone needs argparse
names = [
    name
    for name in sorted(core.namelist())
    if ".dist-info/" not in name and name != command_line and not name.endswith(".scn")  # lessons are pages already
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

packed = io.BytesIO()
with zipfile.ZipFile(packed, "w") as archive:
    # Fixed dates and order: the same input gives the same bytes. Plain: the whole is packed, which is a tenth smaller.
    for path in sorted(entries):
        archive.writestr(zipfile.ZipInfo(path), entries[path])
with open("/packed.zip", "wb") as file:
    file.write(packed.getvalue())
