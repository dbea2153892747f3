"""What on the table could be chosen and is not on offer now, why, and what would change that.

A shape needs no address for this: it is one that would be a target if every value of the decision were on offer.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, Final, NamedTuple

from speciate.draw.blanks import blanks
from speciate.draw.face import Face, Scene
from speciate.draw.html import icon
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.engine import DONE, Choice, Reasons, Refusal, reasons
from speciate.engine.rulebook import rules_of
from speciate.locale import unescape

from .screen import rule_chip

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
    panel = choice.decision.panel if choice else ""
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


class ReasonText(NamedTuple):
    """A reason in words."""

    reason: Markup
    opens: Markup
    """What would make this one test hold; of the other tests it says nothing."""


class Refused:
    """The values that the open decision leaves out, of those that stand on the table."""

    def __init__(self, face: Face[Any], scene: Scene[Any]) -> None:
        self.face, self.scene = face, scene
        self.choice = scene.choice
        offered = self.choice.values if self.choice else ()
        self.shapes: Mapping[str, Shape] = {
            dom_id: shape for dom_id, shape in shapes(face, scene).items() if shape.value not in offered
        }

    def why(self, value: int) -> Reasons:
        """All reasons of the rules; where they have none, how much is on offer."""
        assert self.choice is not None
        n = sum(offered != DONE for offered in self.choice.values)
        return reasons(self.scene.g, self.choice, value) or (Refusal("refused", rule=self.choice.decision.rule, n=n),)

    def in_words(self, found: Refusal) -> ReasonText:
        """A reason in words, and what would change it, with the same numbers."""

        def read(domain: Any, n: int) -> object:
            return self.face.read(self.scene, domain, n)

        numbers = blanks(found.domains, found.numbers, read)
        return ReasonText(self.scene.words(found.key, **numbers), self.scene.words(found.opens, **numbers))

    def at(self, ids: Iterable[str]) -> Shape | None:
        """The first of these shapes, from the inmost outwards, that stands for a value not on offer."""
        return next((self.shapes[dom_id] for dom_id in ids if dom_id in self.shapes), None)

    def explain(self, value: int) -> tuple[Markup, str]:
        """All reasons why a value is not on offer, each with its rule and what would change it.

        Also the id of the first rule, "" without one.
        """
        found = self.why(value)
        html = markup(
            '<div class="full refused" id="refused"><p class="when">{}</p><ul class="reasons">{reasons}</ul></div>',
            self.scene.words("refused.title"),
            reasons=join(map(self.cited, found)),
        )
        rules = rules_of(self.scene.words.game)
        return html, next((one.rule for one in found if one.rule in rules), "")

    def cited(self, found: Refusal) -> Markup:
        """A reason in words with the id of its rule, as a button that shows the rule; below it what would change it."""
        words, text = self.scene.words, self.in_words(found)
        return markup(
            '<li>{no}<p><b>{reason}</b> {rule}</p><p class="opens">{opens}</p></li>',
            no=icon("ic-no"),
            reason=text.reason,
            rule=rule_chip(words, words.game, found.rule),
            opens=text.opens,
        )

    def listed(self) -> Markup:
        """A list of all that is not on offer, by reasons, for those who do not press it on the table; else empty."""
        groups: dict[tuple[ReasonText, ...], list[str]] = {}
        for value, name in dict(self.shapes.values()).items():
            found = self.why(value)
            if not any(one.empty for one in found):
                groups.setdefault(tuple(map(self.in_words, found)), []).append(name)
        if not groups:
            return NOTHING
        rows = join(
            markup(
                "{reasons}<dd>{names}</dd>",
                reasons=join(markup('<dt>{} <span class="opens">{}</span></dt>', *text) for text in reasons),
                names=_named(names),
            )
            for reasons, names in groups.items()
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
