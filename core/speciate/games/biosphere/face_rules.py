"""The rules page: our own words, the tables that the rules play by, every card, goal and bonus, and how sure it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from speciate.draw.rules import page, table
from speciate.locale import Words

from . import data as d
from . import face_art as art
from .face_cards import sure_mark
from .face_signs import signs, track_sign
from .face_words import Vocabulary, vocabulary

_CHAPTERS: Final = (
    "wheel", "tiles", "boards", "setup", "turn", "evolution", "bar", "movement", "reproduction", "filling", "special",
    "goals", "end", "cards", "variants", "unknown",
)  # fmt: skip


def rules_page(words: Words) -> str:
    """The whole page below its title."""
    v = vocabulary(words)
    tables = {
        "wheel": _faces(v), "tiles": _tiles(v), "boards": _boards(v), "special": _special(v), "goals": _goals(v),
        "cards": _cards(v),
    }  # fmt: skip
    told = {c: _text(v, c) + tables.get(c, "") for c in _CHAPTERS}
    return page(words, f"<p>{words('rules.lead', n=d.GOALS_TO_END)}</p>", told)


def _text(v: Vocabulary, chapter: str) -> str:
    """The paragraphs of a chapter, then its list."""
    w, out = v.words, []
    n = 1
    while f"rules.{chapter}.{n}" in w:
        out.append(f"<p>{w(f'rules.{chapter}.{n}')}</p>")
        n += 1
    if f"rules.{chapter}.list" in w:
        tag = "ol" if chapter == "turn" else "ul"
        out.append(f"<{tag}>{w(f'rules.{chapter}.list', most=d.MOST_EP)}</{tag}>")
    return "".join(out)


def _faces(v: Vocabulary) -> str:
    """The face of a new die, by the face at the graveyard and the life expectancy."""
    heads = [v.words("rules.wheel.head"), *(v.words("rules.wheel.life", n=n) for n in range(1, d.FACES + 1))]
    rows = [
        (_die(grave), *(_die((life + grave - 1) % d.FACES + 1) for life in range(1, d.FACES + 1)))
        for grave in (5, 1, 2, 3, 4)
    ]
    return table(heads, rows)


def _die(face: int) -> str:
    return f'{art.plain_die(face)}<span class="vh">{face}</span>'


def _tiles(v: Vocabulary) -> str:
    w = v.words
    heads = [w(f"rules.col.{c}") for c in ("environment", "spaces", "majority", "life")]
    heads += [w("rules.col.tiles", n=n) for n in d.TILES]
    rows = [
        (f"{track_sign(e)} {v.environments[e]}", str(d.SPACES[e]), str(d.MAJORITY[e]), str(d.START_LIFE[e]),
         *(str(tiles[e]) for tiles in d.TILES.values()))
        for e in range(len(d.ENVIRONMENTS))
    ]  # fmt: skip
    return table(heads, rows) + f"<p>{w('rules.tiles.after')}</p>"


def _boards(v: Vocabulary) -> str:
    w = v.words
    heads = [w(f"rules.col.{c}") for c in ("track", "steps", "overflow", "does")]
    lives = (w("rules.lives"), "1 – 5", w("rules.on_bar", n=d.OVERFLOW[0]), w("rules.track.life"))
    rows: list[Sequence[str]] = [lives]
    for t in d.ABILITIES:
        steps = ", ".join(map(str, range(d.START[t], d.MOST[t] + 1, d.STEP[t])))
        does = w(f"rules.track.{d.TRACKS[t]}")
        rows.append((f"{track_sign(t)} {v.tracks[t]}", steps, w("rules.on_bar", n=d.OVERFLOW[t]), does))
    return table(heads, rows, "long")


def _special(v: Vocabulary) -> str:
    w = v.words
    rows = []
    for space, effect in enumerate(v.special_effects):
        key = "rules.majorities" if space >= d.ENVIRONMENT_SPACE else "rules.corner"
        rows.append((w(key, name=v.specials[space]), effect, sure_mark(v, "reconstructed")))
    return table([w(f"rules.col.{c}") for c in ("space", "bonus", "sure")], rows, "long")


def _goals(v: Vocabulary) -> str:
    w, rows = v.words, []
    for n, goal in enumerate(d.GOALS):
        more = f" <small>{w(f'goal.{goal.id}.more', n=goal.need)}</small>" if f"goal.{goal.id}.more" in w else ""
        name = f'<span id="goal-{goal.id}">{v.goals[n]}</span>{more}'
        rows.append((name, w(f"category.{d.CATEGORIES[goal.category]}"), sure_mark(v, goal.sure)))
    return table([w(f"rules.col.{c}") for c in ("goal", "category", "sure")], rows, "long")


def _cards(v: Vocabulary) -> str:
    w = v.words
    rows = [
        (f'<span id="card-{card.id}">{v.combinations[card.combination]}</span>',
         f'<span class="bio-sg">{signs(card.effect)}</span> {v.cards[n]}', w("seat.ep", n=d.COST[card.row]),
         sure_mark(v, card.sure))
        for n, card in enumerate(d.CARDS)
    ]  # fmt: skip
    return table([w(f"rules.col.{c}") for c in ("combination", "effect", "row", "sure")], rows, "long")
