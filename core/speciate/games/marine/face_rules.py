"""The rules page of Marine: our own words, the tables that the rules play by, every card and how sure it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from speciate.draw.html import badge, disc
from speciate.locale import Safe, Words

from . import data as d
from .face_cards import event_marks
from .face_words import CARD_TITLES, FIGURES, GLYPHS, TRAIT_TITLES, Vocabulary, vocabulary

_CHAPTERS: Final = (
    "words", "chain", "tiles", "setup", "turn", "actions", "domination", "cards", "reseed", "end", "variants", "deck",
    "traits", "unknown",
)  # fmt: skip


def rules_page(words: Words) -> str:
    """The whole page below its title."""
    v = vocabulary(words)
    tables = {
        "chain": _animals(v),
        "tiles": _terrains(v),
        "actions": _actions(v),
        "deck": _deck(v),
        "traits": _traits(v),
    }
    contents = "".join(f'<li><a href="#{c}">{words(f"rules.{c}")}</a></li>' for c in _CHAPTERS)
    chapters = "".join(
        f'<section id="{c}"><h2>{words(f"rules.{c}")}</h2>{_text(v, f"rules.{c}.text")}{tables.get(c, "")}</section>'
        for c in _CHAPTERS
    )
    title = words.plain("rules.contents")
    return f'{_text(v, "rules.intro")}<nav aria-label="{title}"><ol class="toc">{contents}</ol></nav>{chapters}'


def _text(v: Vocabulary, key: str) -> str:
    """Paragraphs and lists of a message."""
    if key not in v.words:
        return ""
    out: list[str] = []
    for line in v.words(key).split("\n"):
        if not line.startswith("- "):
            out.append(f"<p>{line}</p>")
        elif out and out[-1].endswith("</ul>"):
            out[-1] = f"{out[-1][:-5]}<li>{line[2:]}</li></ul>"
        else:
            out.append(f"<ul><li>{line[2:]}</li></ul>")
    return "".join(out)


def _table(v: Vocabulary, heads: tuple[str, ...], rows: Sequence[tuple[str, ...]], css: str = "") -> str:
    """A table whose first column names the row; heads are message keys. A long one falls apart on a phone."""
    top = "".join(f'<th scope="col">{v.words(h)}</th>' for h in heads)
    body = "".join(
        f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in rest)}</tr>' for first, *rest in rows
    )
    table = f'<table class="{css}"><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>'
    return f'<div class="wide" tabindex="0">{table}</div>'


def _animals(v: Vocabulary) -> str:
    rows = []
    for a, printed in enumerate(d.PRINTED):
        discs = " ".join(f"{disc(d.ELEMENTS[e], '')}{v.elements[e]}" for e in printed)
        rows.append((f"{badge(a, GLYPHS[a])} {v.animals[a]}", discs))
    return _table(v, ("rules.col.animal", "rules.col.printed"), rows)


def _terrains(v: Vocabulary) -> str:
    rows = []
    for t, values in enumerate(d.PLACES_VP):
        places = [str(values[i]) if i < len(values) else "" for i in range(4)]
        rows.append((f"{v.terrains[t]} <small>{v.codes[t]}</small>", *places, str(d.SPECIATION_LIMIT[t])))
    heads = ("rules.col.terrain", "place.1", "place.2", "place.3", "place.4", "rules.col.limit")
    return _table(v, heads, rows) + _text(v, "rules.bonus")


def _actions(v: Vocabulary) -> str:
    rows = []
    for s in range(12):
        key = "rules.spaces.special" if d.SPECIAL[s] else "rules.spaces"
        text = v.words(f"rules.action.{d.SECTIONS[s]}")
        rows.append((f"{s + 1} {v.sections[s]}", v.words(key, n=d.ORDINARY[s]), text))
    return _table(v, ("rules.col.action", "rules.col.spaces", "rules.col.does"), rows, "long")


def _sure(v: Vocabulary, sure: d.Sure, id: str) -> str:
    note = v.words(f"{id}.unsure", **FIGURES) if f"{id}.unsure" in v.words else Safe("")
    return f'<span class="mk {sure}">{v.words(f"rules.sure.{sure}")}</span> <small>{note}</small>'


def _deck(v: Vocabulary) -> str:
    rows = []
    for n, facts in enumerate(d.CARDS):
        more = f"card.{facts.id}.more"
        extra = f" <small>{v.words(more, **FIGURES)}</small>" if more in v.words else ""
        name = f'<span class="cname" id="card-{facts.id}">{CARD_TITLES[n]}</span>'
        rows.append((name, f"{v.cards[n]}{extra}", event_marks(v, facts), _sure(v, facts.sure, f"card.{facts.id}")))
    return _table(v, ("rules.col.card", "rules.col.effect", "rules.col.event", "rules.col.sure"), rows, "long")


def _traits(v: Vocabulary) -> str:
    rows = []
    for n, facts in enumerate(d.TRAITS):
        name = f'<span class="cname" id="trait-{facts.id}">{TRAIT_TITLES[n]}</span>'
        rows.append((name, v.traits[n], _sure(v, facts.sure, f"trait.{facts.id}")))
    return _table(v, ("when.trait", "rules.col.effect", "rules.col.sure"), rows, "long")
