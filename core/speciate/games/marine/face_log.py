"""Events as sentences, and as a score sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from speciate.draw.face import Sheet
from speciate.engine import Event
from speciate.locale import Safe, Words

from . import data as d
from .face_words import CARD_TITLES, TRAIT_TITLES, Vocabulary, vocabulary
from .pieces import MAP, SOURCES, VP_PAWNS, VP_TECTONICS, VP_TILES, VP_TRAITS, VP_WANDERLUST
from .state import Marine

Told = tuple[int, str]


def sentence(words: Words, event: Event) -> Told | None:
    """The log line of an event; None for what is not told."""
    tell = _TOLD.get(event.kind)
    return tell(vocabulary(words), event.args) if tell else None


def _simple(*kinds: str, key: str, actor: int | None = 0) -> Callable[[Vocabulary, tuple[int, ...]], Told]:
    """A sentence whose blanks are the event's numbers, read as these kinds."""

    def tell(v: Vocabulary, args: tuple[int, ...]) -> Told:
        found = {kind.removesuffix("_corner"): _read(v, kind, n) for kind, n in zip(kinds, args, strict=False) if kind}
        return (args[actor] if actor is not None else -1), v.words(key, **found)

    return tell


def _read(v: Vocabulary, kind: str, n: int) -> object:
    match kind:
        case "who" | "other":
            return v.animals[n]
        case "hex" | "origin":
            return Safe(MAP.names[n])
        case "corner" | "origin_corner":
            return v.corner(n)
        case "element" | "old":
            return v.elements[n]
        case "trait":
            return Safe(TRAIT_TITLES[n])
        case "card":
            return Safe(CARD_TITLES[n])
        case "terrain":
            return v.shorts[n]
        case "side":
            return v.sides[n]
        case "space":
            return v.space(n)
    return n


def _placed(v: Vocabulary, args: tuple[int, ...]) -> Told:
    me, space, pawn, bumped = args
    key = f"log.place{'_special' if pawn else ''}{'_bump' if bumped >= 0 else ''}"
    element = v.elements[pawn - 1] if pawn else ""
    other = v.animals[bumped] if bumped >= 0 else ""
    return me, v.words(key, who=v.animals[me], space=v.space(space), element=element, bumped=other)


def _gained(v: Vocabulary, args: tuple[int, ...]) -> Told:
    me, n, source, about = args
    blanks: dict[str, object] = {"who": v.animals[me], "n": n}
    if source == VP_PAWNS:
        blanks["element"] = v.elements[about]
    elif source == VP_TRAITS:
        blanks["trait"] = Safe(TRAIT_TITLES[about])
    elif 0 <= about < len(MAP.names):
        blanks["hex"] = Safe(MAP.names[about])
    return me, v.words(f"log.vp.{SOURCES[source]}", **blanks)


def _dominated(v: Vocabulary, args: tuple[int, ...]) -> Told:
    me, element, target, old = args
    key = "log.dominate" if old in (d.NOBODY, me) else "log.dominate_from"
    other = v.animals[old] if old < d.NOBODY else ""
    return me, v.words(key, who=v.animals[me], element=v.elements[element], n=target, other=other)


def _survived(v: Vocabulary, args: tuple[int, ...]) -> Told:
    holder = args[0]
    if holder == d.NOBODY:
        return -1, v.words("log.survival_none")
    return holder, v.words("log.survival", who=v.animals[holder])


_TOLD: Final[dict[str, Callable[[Vocabulary, tuple[int, ...]], Told]]] = {
    "chosen": _simple("who", key="log.chosen"),
    "trait": _simple("who", "trait", key="log.trait"),
    "copy_trait": _simple("who", "trait", key="log.copy_trait"),
    "lose_trait": _simple("who", "trait", key="log.lose_trait"),
    "place": _placed,
    "retrieve": _simple("who", "n", key="log.retrieve"),
    "take_back": _simple("who", "n", key="log.take_back"),
    "vp": _gained,
    "grow": _simple("element", "corner", key="log.grow", actor=None),
    "wither": _simple("element", "corner", key="log.wither", actor=None),
    "exchange": _simple("element", "corner", "old", key="log.exchange", actor=None),
    "drift": _simple("element", "origin_corner", "corner", key="log.drift", actor=None),
    "adapt": _simple("who", "element", key="log.adapt"),
    "shed": _simple("who", "element", key="log.shed"),
    "shield": _simple("who", "", key="log.shield"),
    "breed": _simple("who", "hex", "n", key="log.breed"),
    "eliminate": _simple("who", "hex", "n", key="log.eliminate"),
    "displace": _simple("who", "hex", "n", key="log.displace"),
    "revive": _simple("who", "hex", key="log.revive"),
    "move": _simple("who", "origin", "hex", "n", key="log.move"),
    "tile": _simple("who", "hex", "terrain", key="log.tile"),
    "vent": _simple("who", "hex", "side", key="log.vent"),
    "score": _simple("hex", "", key="log.score", actor=None),
    "dominate": _dominated,
    "new_pawn": _simple("who", key="log.new_pawn"),
    "card": _simple("who", "card", "n", key="log.card"),
    "reveal": _simple("card", "", key="log.reveal", actor=None),
    "extinction": _simple(key="log.extinction", actor=None),
    "survival": _survived,
    "asteroid": _simple("who", key="log.asteroid"),
    "reseed": _simple("n", key="log.reseed", actor=None),
    "end": _simple(key="log.end", actor=None),
}


# --- score sheet ------------------------------------------------------------------------------------------------------

_COLUMNS: Final = ("start", "evolution", "wanderlust", "cards", "traits", "survival", "tiles", "pawns")
_COLUMN_OF: Final = tuple(
    _COLUMNS.index("wanderlust" if s in (VP_WANDERLUST, VP_TECTONICS) else SOURCES[s]) for s in range(len(SOURCES))
)


def sheet(g: Marine, words: Words, log: Sequence[Event]) -> Sheet:
    """Victory points by source, best animal first; and what each tile paid at the end."""
    v = vocabulary(words)
    points = [[0] * len(_COLUMNS) for _ in d.ANIMALS]
    tiles: dict[int, list[int]] = {}
    for event in log:
        if event.kind == "vp":
            me, n, source, about = event.args
            points[me][_COLUMN_OF[source]] += n
            if source == VP_TILES:
                tiles.setdefault(about, [0] * 4)[me] += n
    for a in g.animals():  # What the set-up gave was told to nobody.
        points[a][0] += g.vp[a] - sum(points[a])
    shown = [c for c in range(len(_COLUMNS)) if _COLUMNS[c] not in ("start", "traits") or any(p[c] for p in points)]
    order = sorted(g.animals(), key=lambda a: (-g.vp[a], g.ask("tie_order", d.NOBODY, 1) * a))
    rows = [(g.places[a], a, [points[a][c] for c in shown], g.vp[a]) for a in order]
    last = [(str(v.tile(g, h)), [paid[a] for a in order]) for h, paid in sorted(tiles.items())]
    pairs = len(g.animals()) > max(g.places) + 1
    note = words("sheet.note_pairs") + " " + words("sheet.note") if pairs else words("sheet.note")
    return Sheet([str(words(f"sheet.{_COLUMNS[c]}")) for c in shown], rows, last, str(words("sheet.title")), str(note))
