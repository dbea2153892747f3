"""What a thing on the table is: its kind, its text where it has one, and the rule that it falls under."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.draw.things import thing_of
from speciate.engine import DONE
from speciate.engine.rulebook import rules_of
from speciate.locale import plain_text

from . import protocol
from .screen import Screen, rule_chip

_OPTION: Final = re.compile(r"c-(\d{1,4}|done)")
"""The id of a choice in the prompt."""
_LONG: Final = 650
"""Characters of a text that is too long for a small panel: there the rule stands in its place."""


def what(screen: Screen, marks: Sequence[str]) -> protocol.WhatReply:
    """What the first of these marks that stands for a thing is; without any, a reply that says nothing."""
    for at, mark in enumerate(marks):
        found = _of_option(screen, mark) if _OPTION.fullmatch(mark) else _of_thing(screen, mark)
        if found:
            return {**found, "at": at}
    return {"ok": True, "at": -1, "kind": "", "title": "", "html": "", "rule": ""}


def _of_thing(screen: Screen, mark: str) -> protocol.WhatReply | None:
    """A thing of the drawing: its text if it is a card, its rule, and the way to all there is to say of it."""
    face, w = screen.face, screen.w
    thing = thing_of(face.things, mark)
    if thing is None:
        return None
    card, now = face.card(w, mark), face.explain(screen.scene, mark)
    titled = card or now
    text = card[1] if card and len(plain_text(card[1])) <= _LONG else NOTHING
    more = markup('<button type="button" class="btn quiet" data-card="{}">{}</button>', mark, w("what.more"))
    html = join((text, _rule(screen, thing.rule, brief=bool(text))))
    return {
        "ok": True,
        "at": 0,
        "kind": w.plain(f"what.{thing.kind}"),
        "title": plain_text(titled[0]) if titled else w.plain(thing.name) if thing.name else "",
        "html": join((html, more)) if now or (card and not text) else html,
        "rule": _known(screen, thing.rule),
    }


def _of_option(screen: Screen, mark: str) -> protocol.WhatReply | None:
    """A choice of the prompt, under the rule that asks."""
    choice = screen.choice
    value = DONE if mark == "c-done" else int(mark.removeprefix("c-"))
    if choice is None or value not in choice.values:
        return None
    label = screen.face.label(screen.scene, choice, value)
    rule = screen.seen.game.decisions[choice.key].rule
    fact = markup("<p>{}</p>", label.fact) if label.fact else NOTHING
    return {
        "ok": True,
        "at": 0,
        "kind": screen.w.plain("what.choice"),
        "title": plain_text(label.text),
        "html": join((fact, _rule(screen, rule))),
        "rule": _known(screen, rule),
    }


def _known(screen: Screen, rule_id: str) -> str:
    """The id of a rule, if the rules of the game have ids."""
    return rule_id if rule_id in rules_of(screen.seen.game.id) else ""


def _rule(screen: Screen, rule_id: str, brief: bool = False) -> Markup:
    """A rule: its id, as a button that shows it, its title, and unless `brief` its two sentences."""
    game = screen.seen.game.id
    rule = rules_of(game).get(rule_id)
    if rule is None:
        return NOTHING
    return markup(
        '<p class="falls">{chip} <b>{title}</b>{text}</p>',
        chip=rule_chip(screen.w, game, rule_id),
        title=screen.w.translated(rule.titles),
        text=NOTHING if brief else markup("<span>{}</span>", screen.w.translated(rule.texts)),
    )
