"""The form of what lies on no space in a written position: who plays, what belongs to nobody, then by player.

It is drawn from what the lenses of the notation declare. Each control carries the deed that it does, as JSON in
`data-deed`: the word, the place in its lines and the words that stand there then, of which a control with a value puts
its own at `at`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from speciate.draw.face import Face
from speciate.draw.html import badge
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.engine import EMPTY, find_game
from speciate.engine.deeds import Loose, setup_blanks
from speciate.engine.lenses import Blank, Numbers

from .parts import ic
from .put import spaces_of
from .sayings import Sayings

NO_OR_YES = ("no", "yes")


class Blanks:
    """The form of what could be read of a text."""

    def __init__(self, loose: Loose, face: Face[Any], say: Sayings) -> None:
        self.face, self.say, self.w, self.loose = face, say, say.w, loose
        self.places = find_game(loose.table.game).places
        self.playing = [p for p, seat in enumerate(loose.setup.places) if seat != EMPTY]
        laid = spaces_of(loose.table.game)
        self.blanks = {
            lens.word: lens.blanks(loose.g, loose.values[lens.word])
            for lens in loose.table.lenses
            if lens.word not in laid
        }

    def form(self) -> Markup:
        """The whole form: a part for the players of the seats, one for the table, then one for each player.

        While the game cannot be played by those who play it, nothing else can be filled in: it is not known what there
        is then.
        """
        parts = [self._part("setup", NOTHING, self.w("make.setup"), self._setup())]
        if self.loose.said != self.loose.setup:
            return join(parts)
        parts.append(self._part("table", NOTHING, self.w("make.table"), self._of("")))
        for p in self.playing:
            looks, name = self.face.place(p), self.places[p]
            parts.append(self._part(name, badge(looks.colour, looks.symbol), self.w(looks.key), self._of(name)))
        return join(parts)

    def _setup(self) -> Markup:
        """Who plays each place, and the variants."""
        labels = {name: self.w.plain(self.face.place(p).key) for p, name in enumerate(self.places)}
        found = []
        for word, blanks in setup_blanks(self.loose).items():
            rows = []
            for blank in blanks:
                name = blank.place[0]
                label = labels[name] if word == "places" else self.w.plain(f"option.{name}")
                rows.append(self._row_of(label, self._control(word, blank, label)))
            if rows:
                found.append(fields(self.w.plain("setup.who" if word == "places" else "setup.variants"), join(rows)))
        return join(found)

    def _of(self, owner: str) -> Markup:
        """What belongs to a player, word by word; with "" what belongs to none."""
        found = []
        for word, blanks in self.blanks.items():
            mine = [one for one in blanks if (one.place[0] if self._owned(one) else "") == owner]
            if mine:
                found.append(self._word(word, mine))
        return join(found)

    def _owned(self, blank: Blank) -> bool:
        return blank.place[:1] != () and blank.place[0] in self.places

    def _part(self, name: str, sign: Markup, label: Markup, items: Markup) -> Markup:
        return markup(
            '<details class="blanks" id="blanks-{}"><summary>{}<span>{}</span></summary><div>{}</div></details>',
            name,
            sign,
            label,
            items,
        )

    # --- words and their blanks ---------------------------------------------------------------------------------------

    def _word(self, word: str, blanks: Sequence[Blank]) -> Markup:
        """The blanks of a word of the notation, which all have the same owner."""
        label = self.say.word(word)
        first = blanks[0]
        if first.whole:
            return self._wholes(word, label, first, blanks[1:])
        inside = [one.place[self._owned(one) :] for one in blanks]
        if inside == [()]:
            return self._blank(word, first, label)
        rows = []
        for one, place in zip(blanks, inside, strict=True):
            own = f"put.{word}.{place[0]}" in self.w
            rows.append(self._blank(word, one, self.say.word(word, *place) if own else self._key(place)))
        return fields(label, join(rows))

    def _key(self, place: Sequence[str]) -> str:
        """What a key in a line stands for: a thing that the catalogue of the game names, or itself."""
        return " ".join(self.say.named(one) for one in place)

    def _wholes(self, word: str, label: str, row: Blank, blanks: Sequence[Blank]) -> Markup:
        """The things in a row that have blanks of their own: each can be taken off, and one more be put there."""
        found = []
        for i, whole in enumerate(row.words):
            number = whole.split()[0]
            name = f"{label} {number}"
            less = self._press(
                word, row, [*row.words[:i], *row.words[i + 1 :]], number, name, self.w.plain("make.less")
            )
            mine = [one for one in blanks if one.place[len(row.place)] == number]
            parts = join(self._blank(word, one, self.say.word(word, one.place[-1])) for one in mine)
            found.append(fields(name, markup("{}{}", parts, less)))
        more = [
            markup(
                '<button type="button" class="btn" id="{ident}" data-deed="{deed}">{icon}{text}</button>',
                ident=self._ident(word, row.place, "more"),
                deed=deed(word, row, [*row.words, one]),
                icon=ic("plus"),
                text=self.w("make.more_of", what=label),
            )
            for one in row.offers
        ]
        return join([*found, *more])

    def _blank(self, word: str, blank: Blank, label: str) -> Markup:
        """A blank with its label."""
        return self._row_of(label, self._control(word, blank, self._name(blank, label)))

    def _row_of(self, label: str, control: Markup) -> Markup:
        return markup('<div class="bl"><span>{}</span><div>{}</div></div>', label, control)

    def _control(self, word: str, blank: Blank, name: str) -> Markup:
        if blank.row:
            return self._row(word, blank, name)
        if isinstance(blank.kind, Numbers) and blank.kind.none is None:
            return self._number(word, blank, blank.kind, name)
        if blank.kind.tokens == NO_OR_YES and word != "options":
            return self._check(word, blank, name)
        several = len(blank.words) > 1
        return join(
            self._select(word, blank, at, f"{name} {at + 1}" if several else name) for at in range(len(blank.words))
        )

    def _name(self, blank: Blank, label: str) -> str:
        """The accessible name of a control: whose it is, of what, and what, which others see from its place."""
        lead = [self.say.named(one) for one in blank.place[:-1]] if len(blank.place) > 1 else []
        owner = [self.say.named(blank.place[0])] if len(blank.place) == 1 and self._owned(blank) else []
        return ", ".join([*lead, *owner, label])

    # --- controls -----------------------------------------------------------------------------------------------------

    def _ident(self, word: str, place: Sequence[str], at: object) -> str:
        return "-".join(["blank", word, *place, str(at)])

    def _number(self, word: str, blank: Blank, kind: Numbers, name: str) -> Markup:
        value, most = int(blank.words[0]), kind.low + kind.count - 1

        def step(by: int, icon: str, key: str) -> Markup:
            return markup(
                '<button type="button" class="btn" id="{ident}" data-deed="{deed}" aria-label="{label}"{off}>{icon}'
                "</button>",
                ident=self._ident(word, blank.place, key),
                deed=deed(word, blank, [str(value + by)]),
                label=self.w.plain(f"make.{key}", what=name),
                off="" if kind.low <= value + by <= most else markup(' aria-disabled="true"'),
                icon=icon,
            )

        return markup(
            '<span class="bl-num">{less}<input type="number" inputmode="numeric" id="{ident}" aria-label="{name}" '
            'min="{low}" max="{most}" value="{value}" data-at="0" data-deed="{deed}">{more}</span>',
            less=step(-1, "−", "less_of"),
            more=step(1, "+", "more_of"),
            ident=self._ident(word, blank.place, 0),
            name=name,
            low=kind.low,
            most=most,
            value=value,
            deed=deed(word, blank, blank.words),
        )

    def _check(self, word: str, blank: Blank, name: str) -> Markup:
        return markup(
            '<label class="ck"><input type="checkbox" id="{ident}" aria-label="{name}" data-at="0" data-deed="{deed}"'
            "{on}></label>",
            ident=self._ident(word, blank.place, 0),
            name=name,
            deed=deed(word, blank, blank.words),
            on=" checked" if blank.words[0] == NO_OR_YES[1] else "",
        )

    def _select(self, word: str, blank: Blank, at: int, name: str) -> Markup:
        """A choice of what stands at a place, or with a place behind the last what is put there."""
        now = blank.words[at] if at < len(blank.words) else None
        offers = [one for one in blank.offers if one != now and not self.say.is_used_up(word, one)]
        options = [(one, self.say.offer(word, blank.kind, one)) for one in offers]
        first = (now, self.say.thing(blank.kind, now)) if now is not None else ("", self.w.plain("make.put"))
        return markup(
            '<select id="{ident}" aria-label="{name}" data-at="{at}" data-deed="{deed}">{options}</select>',
            ident=self._ident(word, blank.place, at if now is not None else "put"),
            name=name,
            at=at,
            deed=deed(word, blank, blank.words),
            options=join(markup('<option value="{}">{}</option>', *one) for one in (first, *options)),
        )

    def _row(self, word: str, blank: Blank, name: str) -> Markup:
        """What stands in a row, each to be taken off by a press, and a choice of what is put at its end."""
        chips = []
        for one, n, last in runs(blank.words):
            thing = self.say.thing(blank.kind, one)
            rest = [*blank.words[:last], *blank.words[last + 1 :]]
            key = f"{one}-{blank.words[:last].count(one) + 1 - n}"
            chips.append(self._press(word, blank, rest, key, thing, thing if n == 1 else f"{thing} × {n}"))
        add = self._select(word, blank, len(blank.words), name) if blank.offers else NOTHING
        return markup('<div class="bl-row">{}{}</div>', join(chips), add)

    def _press(self, word: str, blank: Blank, words: Sequence[str], key: str, name: str, said: str) -> Markup:
        """A button that takes something off; the focus then goes to where something is put."""
        return markup(
            '<button type="button" class="btn bl-less" id="{ident}" data-then="{then}" data-deed="{deed}" '
            'aria-label="{label}">{said}{icon}</button>',
            ident=self._ident(word, blank.place, f"less-{key}"),
            then=self._ident(word, blank.place, "more" if blank.whole else "put"),
            deed=deed(word, blank, words),
            label=self.w.plain("make.take", what=name),
            said=said,
            icon=ic("no"),
        )


def fields(label: str, content: Markup) -> Markup:
    """Several controls under one heading."""
    return markup("<fieldset><legend>{}</legend>{}</fieldset>", label, content)


def runs(words: Sequence[str]) -> Iterator[tuple[str, int, int]]:
    """The same words that follow each other: which, how many, and the place of the last."""
    at = 0
    for one, same in groupby(words):
        n = len([*same])
        at += n
        yield one, n, at - 1


def deed(word: str, blank: Blank, words: Sequence[str]) -> str:
    """What a control does: these words in the place of a blank."""
    return json.dumps({"word": word, "place": blank.place, "says": [*words]})
