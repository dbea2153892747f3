"""The rules page: our own words, the tables that the rules play by, every card, goal and bonus, and how sure it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.draw.rules import page, table
from speciate.locale import Words

from .. import data
from ..rules.wheel import face_after
from . import art
from .cards import earned, sure_mark
from .signs import signs, track_sign
from .words import Vocabulary, vocabulary

_CHAPTERS: Final = (
    "wheel", "tiles", "boards", "setup", "turn", "evolution", "bar", "movement", "reproduction", "filling", "special",
    "goals", "end", "cards", "variants", "unknown",
)  # fmt: skip


def rules_page(words: Words) -> Markup:
    """The markup of the rules page below its title."""
    v = vocabulary(words)
    tables = {
        "wheel": _faces(v), "tiles": _tiles(v), "boards": _boards(v), "special": _special(v), "goals": _goals(v),
        "cards": _cards(v), "unknown": _rulings(v),
    }  # fmt: skip
    chapters = {c: join((_text(v, c), tables.get(c, NOTHING))) for c in _CHAPTERS}
    return page(words, markup("<p>{}</p>", v.rule("rules.lead")), chapters)


def _text(v: Vocabulary, chapter: str) -> Markup:
    """The paragraphs of a chapter, then its list."""
    w, out = v.words, []
    n = 1
    while f"rules.{chapter}.{n}" in w:
        out.append(markup("<p>{}</p>", v.rule(f"rules.{chapter}.{n}")))
        n += 1
    if f"rules.{chapter}.list" in w:
        tag = "ol" if chapter == "turn" else "ul"
        out.append(markup("<{tag}>{items}</{tag}>", tag=tag, items=v.rule(f"rules.{chapter}.list")))
    return join(out)


def _faces(v: Vocabulary) -> Markup:
    """The face of a new die, by the face at the graveyard and the life expectancy."""
    heads = [v.words("rules.wheel.head"), *(v.words("rules.wheel.life", n=n) for n in range(1, data.FACES + 1))]
    rows = [
        (_die(grave), *(_die(face_after(grave, life)) for life in range(1, data.FACES + 1)))
        for grave in (data.FACES, *range(1, data.FACES))
    ]
    return table(heads, rows)


def _die(face: int) -> Markup:
    return markup('{}<span class="vh">{}</span>', art.plain_die(face), face)


def _tiles(v: Vocabulary) -> Markup:
    w = v.words
    heads = [w(f"rules.col.{c}") for c in ("environment", "spaces", "majority", "life", "life_sure")]
    heads += [w("rules.col.tiles", n=n) for n in data.TILES]
    rows = [
        (_track(v, e), data.SPACES[e], data.MAJORITY[e], data.START_LIFE[e],
         sure_mark(v, data.START_LIFE_SURE[e]), *(tiles[e] for tiles in data.TILES.values()))
        for e in range(len(data.ENVIRONMENTS))
    ]  # fmt: skip
    return markup("{}<p>{}</p>", table(heads, rows), v.rule("rules.tiles.after"))


def _track(v: Vocabulary, t: int) -> Markup:
    """A track with its picture; an environment is the track of its life expectancy."""
    return markup("{} {}", track_sign(t), v.tracks[t])


def _values(t: int) -> Markup:
    """The spaces of a track from its start to its end; of a life expectancy from the least that is worth a turn."""
    start = data.STEP[t] if t in data.LIVES else data.START[t]
    return markup("{}", ", ".join(map(str, range(start, data.MOST[t] + 1, data.STEP[t]))))


def _boards(v: Vocabulary) -> Markup:
    """The tracks; life expectancies that are alike share a row."""
    w, alike = v.words, dict[tuple[Markup, int, data.Sure], list[int]]()
    heads = [w(f"rules.col.{c}") for c in ("track", "steps", "overflow", "does", "sure")]
    for t in data.LIVES:
        alike.setdefault((_values(t), data.OVERFLOW[t], data.TRACKS_SURE[t]), []).append(t)
    rows: list[Sequence[Markup]] = [
        (w("rules.lives", names=v.join(v.tracks[t] for t in tracks)), values, w("rules.on_bar", n=over),
         w("rules.track.life"), sure_mark(v, how))
        for (values, over, how), tracks in alike.items()
    ]  # fmt: skip
    for t in data.ABILITIES:
        does = w(f"rules.track.{data.TRACKS[t]}")
        mark = sure_mark(v, data.TRACKS_SURE[t])
        rows.append((_track(v, t), _values(t), w("rules.on_bar", n=data.OVERFLOW[t]), does, mark))
    return table(heads, rows, "long")


def _special(v: Vocabulary) -> Markup:
    rows = [
        (earned(v, space), effect, sure_mark(v, data.SPECIAL_SURE[space]))
        for space, effect in enumerate(v.special_effects)
    ]
    return table([v.words(f"rules.col.{c}") for c in ("space", "bonus", "sure")], rows, "long")


def _goals(v: Vocabulary) -> Markup:
    w, rows = v.words, []
    for n, goal in enumerate(data.GOALS):
        more = markup(" <small>{}</small>", v.goals_more[n]) if v.goals_more[n] else NOTHING
        name = markup('<span id="goal-{}">{}</span>{}', goal.id, v.goals[n], more)
        rows.append((name, w(f"category.{data.CATEGORIES[goal.category]}"), sure_mark(v, goal.sure)))
    return table([w(f"rules.col.{c}") for c in ("goal", "category", "sure")], rows, "long")


def _rulings(v: Vocabulary) -> Markup:
    """What we had to decide, each with how sure it is."""
    rows = [(v.rule(f"ruling.{ruling}"), sure_mark(v, how)) for ruling, how in data.RULINGS.items()]
    heads = [v.words(f"rules.col.{c}") for c in ("ruling", "sure")]
    return markup("<p>{}</p>{}", v.words("rules.rulings"), table(heads, rows, "long"))


def _cards(v: Vocabulary) -> Markup:
    w = v.words
    rows = [
        (markup('<span id="card-{}">{}</span>', card.id, v.combinations[card.combination]),
         markup('<span class="bio-sg">{}</span> {}', signs(card.effect), v.cards[n]),
         w("seat.ep", n=data.COST[card.row]), sure_mark(v, card.sure))
        for n, card in enumerate(data.CARDS)
    ]  # fmt: skip
    return table([w(f"rules.col.{c}") for c in ("combination", "effect", "row", "sure")], rows, "long")
