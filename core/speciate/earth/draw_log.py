"""Events as sentences, and the points among them as a score sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from speciate.draw.face import Sheet
from speciate.engine import Event
from speciate.locale import Safe

from .draw_words import EarthWords
from .state import NOBODY, Earth

Told = tuple[int, str]
Tell = Callable[[EarthWords, tuple[int, ...]], Told]


def simple(*kinds: str, key: str, actor: int | None = 0) -> Tell:
    """A sentence whose blanks are the event's numbers, read as these kinds."""

    def tell(v: EarthWords, args: tuple[int, ...]) -> Told:
        found = {kind.removesuffix("_corner"): v.read(kind, n) for kind, n in zip(kinds, args, strict=False) if kind}
        return (args[actor] if actor is not None else -1), v.words(key, **found)

    return tell


def gained(v: EarthWords, args: tuple[int, ...], source: str, **more: object) -> Told:
    """Victory points: whose, how many and what for."""
    me, n, _, about = args
    found: dict[str, object] = {"who": v.animals[me], "n": abs(n)} | more
    if 0 <= about < len(v.grid.names):
        found.setdefault("hex", v.bare(about))
    return me, v.words(f"log.{'lost' if n < 0 else 'vp'}.{source}", **found)


def _survived(v: EarthWords, args: tuple[int, ...]) -> Told:
    holder = args[0]
    if holder == NOBODY:
        return -1, v.words("log.survival_none")
    return holder, v.words("log.survival", who=v.animals[holder])


TOLD: Final[Mapping[str, Tell]] = {
    "grow": simple("element", "corner", key="log.grow", actor=None),
    "wither": simple("element", "corner", key="log.wither", actor=None),
    "adapt": simple("who", "element", key="log.adapt"),
    "shed": simple("who", "element", key="log.shed"),
    "breed": simple("who", "hex", "n", key="log.breed"),
    "eliminate": simple("who", "hex", "n", key="log.eliminate"),
    "displace": simple("who", "hex", "n", key="log.displace"),
    "move": simple("who", "origin", "hex", "n", key="log.move"),
    "tile": simple("who", "hex", "terrain", key="log.tile"),
    "score": simple("hex", "", key="log.score", actor=None),
    "new_pawn": simple("who", key="log.new_pawn"),
    "reveal": simple("card", "", key="log.reveal", actor=None),
    "extinction": simple(key="log.extinction", actor=None),
    "survival": _survived,
    "reseed": simple("n", key="log.reseed", actor=None),
    "end": simple(key="log.end", actor=None),
}
"""What every game of the family tells."""


def sheet(
    g: Earth, v: EarthWords, log: Sequence[Event], columns: Sequence[str], column_of: Sequence[int], tiles_from: int
) -> Sheet:
    """Victory points by source, best animal first; and what each tile paid at the end, which is source `tiles_from`.

    The first column is for what the set-up gave; it is left out where nobody got anything.
    """
    n = len(v.animals)
    points = [[0] * len(columns) for _ in range(n)]
    tiles: dict[int, list[int]] = {}
    for event in log:
        if event.kind == "vp":
            me, vp, source, about = event.args
            points[me][column_of[source]] += vp
            if source == tiles_from:
                tiles.setdefault(about, [0] * n)[me] += vp
    for a in g.animals():  # What the set-up gave was told to nobody.
        points[a][0] += g.vp[a] - sum(points[a])
    shown = [c for c, name in enumerate(columns) if name not in RARE or any(p[c] for p in points)]
    order = sorted(g.animals(), key=lambda a: (-g.vp[a], g.tie_order() * a))
    rows = [(g.places[a], a, [points[a][c] for c in shown], g.vp[a]) for a in order]
    last = [(str(v.tile(g, h)), [vp[a] for a in order]) for h, vp in sorted(tiles.items())]
    shared = len(g.animals()) > max(g.places) + 1
    ties = v.words("sheet.note" if g.tie_order() > 0 else "sheet.note_down")
    note = Safe(f"{v.words('sheet.note_pairs')} {ties}") if shared else ties
    return Sheet([str(v.words(f"sheet.{columns[c]}")) for c in shown], rows, last, str(v.words("sheet.title")), note)


RARE: Final = ("start", "traits")
"""Columns that are shown only where somebody has points in them."""
