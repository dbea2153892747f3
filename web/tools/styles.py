"""One style sheet for each kind of page: a browser paints nothing before the last of a page's sheets is there."""

from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
CORE = ROOT / "core/speciate"


def sources() -> dict[str, Path]:
    """The sheets by name: the pages' own, those that pictures need too, and those of the games."""
    shared = [*sorted((ROOT / "web/css").glob("*.css")), *sorted((CORE / "draw").glob("*.css"))]
    return {sheet.stem: sheet for sheet in shared} | {file.parent.parent.name: file for file in CORE.rglob("face.css")}


def name(sheets: list[str]) -> str:
    """The path, in the assets folder, of the sheet that these sheets make together."""
    return f"css/{'-'.join(sheets)}.css"


def write(folder: Path, pages: list[dict[str, Any]]) -> None:
    """Writes the sheet of every page: those that it names, in that order, in one."""
    found = sources()
    for sheets in {tuple(page["context"]["sheets"]) for page in pages}:
        target = folder / name(list(sheets))
        target.parent.mkdir(exist_ok=True)
        target.write_text("".join(found[sheet].read_text() for sheet in sheets))
