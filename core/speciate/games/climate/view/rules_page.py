"""The rules page: our own words, the tables that the rules play by, every trait, event and zone and how sure it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from speciate.draw.rules import page, table, text
from speciate.locale import Safe, Words

from .. import data as d
from ..rules.hooks import TRAITS, Nature
from .cards import faces, least_sure, leaves
from .parts import zone_icon
from .words import Vocabulary, signed, symbol, vocabulary

_CHAPTERS: Final = (
    "words", "setup", "round", "play", "climate", "zones", "protection", "feeding", "attack", "end", "extinction",
    "score", "variants", "traits", "events", "unknown",
)  # fmt: skip


def _says(id: str) -> Nature:
    return TRAITS[d.TRAITS.index(id)].adds


def _copies(id: str) -> int:
    return sum(card.copies for card in faces(d.TRAITS.index(id)))


_BLANKS: Final = {
    "top": d.TOP, "limit": d.TRAIT_LIMIT[3], "limit2": d.TRAIT_LIMIT[2], "deal": d.DEAL, "all": len(d.COPIES),
    "aside2": d.RESERVE[2] + d.USED[d.SET_ASIDE_MORE], "aside3": d.RESERVE[3], "aside4": d.RESERVE[4],
    "hunters": _copies("carnivore"), "others": _copies("climbing"), "each": d.EVENTS_EACH,
    "shell": _says("hard_shell").defence, "frills": _says("cooling_frills").defence,
    "cool": _says("cooling_frills").heat, "fur": _says("heavy_fur").cold, "burden": _says("heavy_fur").burden,
    "spared": _says("hibernation").spared, "migrates": _says("migratory").migrates,
    "ends": -min(zone.plants_many for zone in d.TRACK),
}  # fmt: skip
"""The numbers of the texts: a person who corrects them in `data` or `traits` corrects the page."""


def rules_page(words: Words) -> str:
    """The whole page below its title."""
    v = vocabulary(words)
    tables = {"zones": _zones(v), "traits": _traits(v), "events": _events(v), "unknown": _rulings(v)}
    told = {c: text(words, f"rules.{c}.text", **_BLANKS) + tables.get(c, "") for c in _CHAPTERS}
    return page(words, text(words, "rules.intro"), told)


def _table(v: Vocabulary, columns: Sequence[str], rows: Sequence[tuple[str, ...]], css: str = "") -> str:
    return table((v.words(f"rules.col.{c}") for c in columns), rows, css)


def _mark(v: Vocabulary, how: str) -> str:
    return f'<span class="mk {how}">{v.words(f"rules.sure.{how}")}</span>'


def _zones(v: Vocabulary) -> str:
    rows = []
    for n in range(len(d.TRACK) - 1, -1, -1):
        zone = d.TRACK[n]
        icon = zone_icon(n, "cl-rt")
        hit = v.sizes(zone.low, zone.high) if zone.loss else v.words("rules.none")
        loss = f"{zone.loss} ({v.kinds[zone.kind]})" if zone.loss else "0"
        rows.append((f"{icon}{v.zones[n]}", str(hit), loss, signed(zone.plants_few), signed(zone.plants_many)))
    return _table(v, ("zone", "hit", "loss", "plants_few", "plants_many"), rows)


def _traits(v: Vocabulary) -> str:
    rows = []
    for n, id in enumerate(d.TRAITS):
        plants, icons = least_sure(n)
        name = (
            f'<svg class="cl-rt" viewBox="0 0 24 24" aria-hidden="true"><use href="#{symbol(n)}"/></svg>'
            f'<span class="cname" id="card-{id}">{v.traits[n]}</span>'
        )
        suns, flakes = sum(c.suns * c.copies for c in faces(n)), sum(c.flakes * c.copies for c in faces(n))
        signs = v.words("about.signs", suns=suns, flakes=flakes)
        rows.append(
            (
                name,
                f"{v.does[n]} <small>{v.words(f'trait.{id}.more')}</small>",
                f"{leaves(n)}<br/>{_mark(v, plants)}",
                f"{signs}<br/>{_mark(v, icons)}",
            )
        )
    return _table(v, ("trait", "does", "leaves", "signs"), rows, "long")


def _events(v: Vocabulary) -> str:
    rows = []
    for kind in d.EVENT_KINDS:
        cards = [
            f"{card.copies} × {v.words('event.in', event=v.event_lines[n], zone=v.zones[card.zone])}"
            f" <small>({v.words(f'side.{d.KINDS[card.deck]}')})</small>"
            for n, card in enumerate(d.EVENTS)
            if card.event == kind
        ]
        name = f'<span class="cname" id="card-{kind}">{v.words(f"event.{kind}")}</span>'
        told = Safe("<br/>".join(cards))
        rows.append((name, v.words(f"event.{kind}.does"), told, _mark(v, "reconstructed")))
    return _table(v, ("event", "does", "cards", "sure"), rows, "long")


def _rulings(v: Vocabulary) -> str:
    w, rows = v.words, []
    for ruling in d.RULINGS:
        told = [w(f"ruling.{ruling.id}.{value}") for value in ruling.values]
        rows.append((w(f"ruling.{ruling.id}"), w("ruling", used=told[ruling.used], other=told[1 - ruling.used])))
    return _table(v, ("point", "used"), rows)
