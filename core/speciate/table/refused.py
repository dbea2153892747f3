"""What on the table could be chosen and is not on offer now, and why.

A shape needs no address for this: it is one that would be a target if every value of the decision were on offer.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from html import unescape
from typing import Any, Final, NamedTuple

from speciate.draw.blanks import blanks
from speciate.draw.face import Face, Scene
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.engine import Choice, Refusal, refusal
from speciate.engine.rulebook import rules_of

_TARGET: Final = re.compile(r'<[^<>]* data-value="[^<>]*>')
_NAME: Final = re.compile(r".+?(?=[;:] |$)")
"""What a thing is called, before all that is on it."""
_ATTRIBUTE: Final = re.compile(r' (id|data-value|aria-label)="([^"]*)"')


class Shape(NamedTuple):
    """A thing on the table that stands for a value: the value, and what the thing is called."""

    value: int
    name: str
    """Plain text."""


def shapes(face: Face[Any], scene: Scene[Any]) -> dict[str, Shape]:
    """Everything that would be a target of the open decision if all its values were on offer, by its id."""
    choice = scene.choice
    panel = face.target_panel(choice) if choice else ""
    if choice is None or not panel:
        return {}
    everything = Choice(choice.seat, choice.decision, tuple(range(len(choice.domain.tokens))), choice.numbers)
    drawn = face.draw(replace(scene, choice=everything, keys={}, selected=None, after=None, since=None))[panel]
    found = {}
    for tag in _TARGET.findall(drawn):
        attributes = dict(_ATTRIBUTE.findall(tag))
        name = "".join(_NAME.findall(unescape(attributes["aria-label"]))[:1])
        found[attributes["id"]] = Shape(int(attributes["data-value"]), name)
    return found


class Refused:
    """The values that the open decision leaves out, of those that stand on the table."""

    def __init__(self, face: Face[Any], scene: Scene[Any]) -> None:
        self.face, self.scene = face, scene
        self.choice = scene.choice
        offered = self.choice.values if self.choice else ()
        self.shapes: Mapping[str, Shape] = {
            dom_id: shape for dom_id, shape in shapes(face, scene).items() if shape.value not in offered
        }

    def why(self, value: int) -> Refusal:
        """The reason of the rules."""
        assert self.choice is not None
        return refusal(self.scene.g, self.choice, value)

    def sentence(self, found: Refusal) -> Markup:
        """A reason in words."""

        def read(domain: Any, n: int) -> object:
            return self.face.read(self.scene, domain, n)

        return self.scene.words(found.key, **blanks(found.domains, found.numbers, read))

    def at(self, ids: Iterable[str]) -> Shape | None:
        """The first of these shapes, from the inmost outwards, that stands for a value not on offer."""
        return next((self.shapes[dom_id] for dom_id in ids if dom_id in self.shapes), None)

    def about(self, value: int) -> tuple[Markup, str]:
        """Why a value is not on offer, with the rule that says so; and the id of the rule, "" where it has none."""
        w, found = self.scene.words, self.why(value)
        rule = rules_of(w.game).get(found.rule)
        cited = NOTHING
        if rule:
            cited = markup('<p><span class="rule-id">{id}</span> {}</p>', w.translated(rule.titles), id=rule.id)
        html = markup(
            '<div class="full refused"><p class="when">{}</p><p class="text">{}</p>{cited}</div>',
            w("refused.title"),
            self.sentence(found),
            cited=cited,
        )
        return html, rule.id if rule else ""

    def listed(self) -> Markup:
        """All that is closed, by reason, for who does not press it on the table; nothing where nothing is."""
        groups: dict[Markup, list[str]] = {}
        for value, name in dict(self.shapes.values()).items():
            found = self.why(value)
            if not found.empty:
                groups.setdefault(self.sentence(found), []).append(name)
        if not groups:
            return NOTHING
        rows = join(
            markup("<dt>{sentence}</dt><dd>{names}</dd>", sentence=sentence, names=_named(names))
            for sentence, names in groups.items()
        )
        return markup(
            '<details class="refused"><summary>{}</summary><dl>{rows}</dl></details>',
            self.scene.words("refused.list", n=sum(map(len, groups.values()))),
            rows=rows,
        )


def _named(names: list[str]) -> Markup:
    """Names in a row; one that several things have stands once, with their number."""
    each = {name: names.count(name) for name in names}
    return join((markup("{} × {}", name, n) if n > 1 else markup("{}", name) for name, n in each.items()), ", ")
