"""Targets: the values of a choice, lit where they stand on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from speciate.draw.markup import NOTHING, Markup, markup
from speciate.engine import DONE, Domain

from .face import Scene
from .html import key


class Targets:
    """What can be chosen now, ready to be asked for each thing that is drawn."""

    __slots__ = ("_domain", "_keys", "_values", "decision", "key", "numbers", "panel", "selected")

    def __init__(self, scene: Scene[Any]) -> None:
        choice = scene.choice
        self._domain: Domain | None = choice.domain if choice else None
        self._values = frozenset(choice.values) - {DONE} if choice else frozenset()
        self._keys = scene.keys
        self.decision = choice.decision if choice else None
        self.numbers: Mapping[str, int] = choice.numbers if choice else {}
        self.panel = choice.decision.panel if choice else ""
        self.key = choice.key if choice else ""
        self.selected = -2 if scene.selected is None else scene.selected

    def of(self, domain: Domain) -> frozenset[int]:
        """The values on offer, if they are of this domain."""
        return self._values if domain is self._domain else frozenset()

    def letter(self, value: int) -> str:
        """The key of a value; "" where the keys have run out."""
        return self._keys.get(value, "")

    def css(self, value: int) -> str:
        """The classes of a target, with a space before them."""
        return " target selected" if value == self.selected else " target"

    def attributes(self, value: int, label: str) -> Markup:
        """What makes an element a target, its class and id apart. `label` is plain text: its accessible name."""
        pressed = markup(' aria-pressed="true"') if value == self.selected else NOTHING
        return markup(
            'role="button" tabindex="0" data-value="{value}"{pressed} aria-label="{label}"',
            value=value,
            pressed=pressed,
            label=label,
        )

    def span(self, value: int, css: str, dom_id: str, label: str, inner: Markup) -> Markup:
        """A target outside the board: what it shows, then its key."""
        return markup(
            '<span class="{css}{target}" id="{id}" {attributes}>{inner}{key}</span>',
            css=css,
            target=self.css(value),
            id=dom_id,
            attributes=self.attributes(value, label),
            inner=inner,
            key=key(self.letter(value)),
        )
