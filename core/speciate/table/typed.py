"""Typed moves: a line that names answers to the open decision, and to those that follow it in the same step.

A value is named by its token, as in a record, by its words, or by those of its main button; the beginnings of words
are enough where they fit one value alone. A line tells no more than the table shows: it goes on after an answer only
as far as the preview of that answer does.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from speciate.draw.face import Label, Scene
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.engine import Choice, Match, Preview
from speciate.locale import apart, plain_text

from .refused import Refused
from .screen import Screen

Names = Mapping[int, Sequence[tuple[str, ...]]]
"""The names of each value, each as a row of folded words."""

_SOFT: Final = "\N{SOFT HYPHEN}"
"""Where a word may be divided, which nobody sees or types."""
_WORD: Final = re.compile(rf"(?<![^\s:])-\d+|[^\W_]+(?:{_SOFT}[^\W_]+)*|(?<!\S)-(?!\S)")


class Word(NamedTuple):
    """A folded word of a line, and the index at which it begins."""

    text: str
    start: int


def words_of(text: str) -> list[Word]:
    """The words of a line. A `-` alone is a word, the token of DONE; before a digit it is a sign."""
    return [Word(found[0].replace(_SOFT, "").casefold(), found.start()) for found in _WORD.finditer(text)]


def folded(text: str) -> tuple[str, ...]:
    """The words of a text as they are compared: without case and punctuation."""
    return tuple(word.text for word in words_of(text))


def _begins(name: tuple[str, ...], said: tuple[str, ...]) -> bool:
    return len(said) <= len(name) and all(map(str.startswith, name, said))


def meant(names: Names, said: tuple[str, ...]) -> tuple[list[int], int]:
    """The values that the first words of a row can mean, and the number of these words, the most that have a meaning.

    A whole name is preferred to the beginning of one, and a token, the first of the names, to other words.
    """
    for n in range(len(said), 0, -1):
        begun = [value for value, all_names in names.items() if any(_begins(name, said[:n]) for name in all_names)]
        if begun:
            full = [value for value in begun if said[:n] in names[value]]
            token = [value for value in full if said[:n] == names[value][0]]
            return token or full or begun, n
    return [], 0


def _refused_names(refused: Refused, choice: Choice) -> Names:
    """The names of what is not on offer: the token, what the table calls it, its kind with the number of the token."""
    names: dict[int, list[tuple[str, ...]]] = {}
    for value, name in refused.shapes.values():
        token, kind = folded(choice.domain.token(value)), folded(name.partition(",")[0])
        names.setdefault(value, [token]).extend((folded(name), kind + token[1:]))
    return names


class Option(NamedTuple):
    """A value that the line can name next: its words, its token, and the whole line that names it."""

    label: Label
    token: str
    line: str


class Answered(NamedTuple):
    """An answer of a line: the scene and the decision that it answers, and its preview."""

    scene: Scene[Any]
    choice: Choice
    value: int
    preview: Preview[Any]


class Line:
    """What a line means at the open decision of the viewer.

    `answers` are the answers that could be read, `fault` says why the rest could not, and `options` are the values that
    the last word can mean, or those of the decision that follows the answers.
    """

    def __init__(self, screen: Screen, text: str) -> None:
        self.screen, self.face, self.text = screen, screen.face, text
        self.match: Match[Any] = screen.seen
        self.choice = screen.choice
        self.answered: list[Answered] = []
        self.fault: Markup = NOTHING
        self.options: list[Option] = []
        rest = words_of(text)
        while rest and not self.fault:
            rest = self._read(rest)
        if self.choice and not self.fault and not self._going_on:
            self.options = self._options(self.choice, self.choice.values, len(text))

    @property
    def _going_on(self) -> bool:
        """Whether the last word may not be complete yet."""
        return bool(self.text) and not self.text[-1].isspace()

    @property
    def answers(self) -> list[int]:
        """The values of the answers, in order."""
        return [one.value for one in self.answered]

    def scene(self) -> Scene[Any]:
        """The scene after the answers so far, as the viewer knows it."""
        if not self.answered:
            return replace(self.screen.scene, selected=None, after=None, since=None)
        return replace(
            self.screen.scene, g=self.match.state, choice=self.choice, keys={}, selected=None, after=None, since=None
        )

    def _read(self, rest: list[Word]) -> list[Word]:
        """Read an answer at the front of these words, or set `fault`; returns the words after it."""
        w, choice = self.screen.w, self.choice
        if choice is None:
            self.fault = w("typed.end")
            return []
        scene, said = self.scene(), tuple(word.text for word in rest)
        names = self._names(scene, choice)
        values, n = meant(names, said)
        whole = any(said[:n] in names[value] for value in values)
        if not values:
            self.fault = self._why_not(scene, choice, said)
        elif not whole and n < len(said):
            self.fault = self._barred(scene, choice, said, n)
        if len(values) > 1 and not self.fault:
            self.fault = w("typed.several", said=apart(" ".join(said[:n])), n=len(values))
        if self.fault or (n == len(rest) and self._going_on):
            self.options = self._options(choice, values or choice.values, rest[0].start)
        if not self.fault:
            self._answer(scene, choice, values[0])
        return rest[n:]

    def _answer(self, scene: Scene[Any], choice: Choice, value: int) -> None:
        preview = self.match.preview(value)
        self.answered.append(Answered(scene, choice, value, preview))
        follows = preview.choice
        if follows and not preview.chance and follows.seat == choice.seat:
            self.match = self.match.fork(value)
            self.choice = self.match.choice
        else:
            self.choice = None

    def _names(self, scene: Scene[Any], choice: Choice) -> Names:
        return {
            value: (
                folded(choice.domain.token(value)),
                folded(plain_text(self.face.label(scene, choice, value).text)),
                folded(self.face.commit_label(scene, choice, value)),
            )
            for value in choice.values
        }

    def _why_not(self, scene: Scene[Any], choice: Choice, said: tuple[str, ...]) -> Markup:
        """The reasons of the rules, if the words name something on the table that is not on offer."""
        refused = Refused(self.face, scene)
        values, _ = meant(_refused_names(refused, choice), said)
        if len(values) == 1:
            return refused.explain(values[0])[0]
        return self.screen.w("typed.unknown", said=apart(said[0]))

    def _barred(self, scene: Scene[Any], choice: Choice, said: tuple[str, ...], begun: int) -> Markup:
        """The reasons of the rules, if more words than `begun` are the whole name of one thing that is not on offer.

        So "adaptation 1" does not mean the spaces 2 and 3, whose names begin alike.
        """
        refused = Refused(self.face, scene)
        names = _refused_names(refused, choice)
        for n in range(len(said), begun, -1):
            values = [value for value, all_names in names.items() if said[:n] in all_names]
            if len(values) == 1:
                return refused.explain(values[0])[0]
        return NOTHING

    def _options(self, choice: Choice, values: Iterable[int], start: int) -> list[Option]:
        """These values as options; the line of each has its name in place of what stands from `start` on."""
        scene, before = self.scene(), self.text[:start]
        if before and not before[-1].isspace():
            before += " "
        labels = {value: self.face.label(scene, choice, value) for value in choice.values}
        words = {value: plain_text(label.text).strip() for value, label in labels.items()}
        called = [folded(text) for text in words.values()]

        def option(value: int) -> Option:
            token, name = choice.domain.token(value), folded(words[value])
            return Option(labels[value], token, f"{before}{words[value] if called.count(name) == 1 else token} ")

        return [option(value) for value in values]

    # --- in words ----------------------------------------------------------------------------------------------------

    def said(self) -> Markup:
        """The answers in words, the preview of the last one, and the fault of the rest."""
        if not self.answered:
            return self.fault and markup("<div>{}</div>", self.fault)
        scene, choice, value, preview = self.answered[-1]
        shown = replace(scene, selected=value, after=preview.state)
        chain = join((self._label(one) for one in self.answered), " › ")
        return markup(
            '<p><b>{chain}</b></p><p class="effect">{effect}</p>{fault}',
            chain=chain,
            effect=self.face.preview_text(shown, choice, value, preview),
            fault=self.fault and markup("<div>{}</div>", self.fault),
        )

    def _label(self, one: Answered) -> Markup:
        return self.face.label(one.scene, one.choice, one.value).text
