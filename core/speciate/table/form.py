"""The set-up form: who plays what, with which variants, from which seed; and the opening position this gives."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from speciate.bots import offered
from speciate.draw.face import Face, Scene
from speciate.draw.html import badge, still
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.engine import EMPTY, Game, Match, Option, Setup, SpeciateError
from speciate.engine.game import SEEDS, check_setup
from speciate.engine.record import PERSON
from speciate.locale import Words, escape, plain_text

from .parts import ic

if TYPE_CHECKING:
    from .screen import Screen

NOBODY: Final = "empty"
BOT: Final = "bot"
LONGEST_NAME: Final = 40


def seed_of(text: str) -> int:
    """A seed from what was typed: a number as it is, other words by their fingerprint."""
    text = text.strip()[:80]
    if re.fullmatch("[0-9]{1,10}", text) and int(text) < SEEDS:
        return int(text)
    return zlib.crc32(text.encode("utf-8", "replace"))


def sharings(count: int) -> list[tuple[int, ...]]:
    """Every way to share out all places evenly, two or more to a player; the most mixed ones first."""
    ways: list[tuple[int, ...]] = []
    for players in range(2, count // 2 + 1):
        if count % players == 0:
            found: list[tuple[int, ...]] = [()]
            for _ in range(count):
                found = [
                    (*way, seat)
                    for way in found
                    for seat in range(min(max(way, default=-1) + 2, players))
                    if way.count(seat) < count // players
                ]
            ways += sorted(found, key=lambda way: -sum(a != b for a, b in pairwise(way)))
    return ways


class Form:
    """What the page has filled in, as far as it can be used; the rest are the usual values."""

    def __init__(self, game: Game[Any], face: Face[Any], words: Words, filled: Mapping[str, object]) -> None:
        self.game, self.face, self.w = game, face, words
        self._filled = {k: v for k, v in filled.items() if isinstance(v, str | bool)}
        self.bots = offered(game)
        count = len(game.places)
        self.kind = [self.one(f"kind-{p}", (PERSON, BOT, NOBODY), self.usual(p)) for p in range(count)]
        usual = "greedy" if "greedy" in self.bots else self.bots[-1]
        self.level = [self.one(f"level-{p}", tuple(self.bots), usual) for p in range(count)]
        self.name = [self.text(f"name-{p}")[:LONGEST_NAME] for p in range(count)]
        self.options = tuple(self.option(option) for option in game.options)
        self.seed_text = self.text("seed") or "1"
        self.pairs = [pair for pair in sharings(count) if not self.refusal(self.setup_with(pair, self.options))]
        self.pairing = int(self.one("pairing", tuple(str(i) for i in range(len(self.pairs))), "0"))
        self.shared = bool(self.pairs) and self._filled.get("shared") is True
        self.places = self.pairs[self.pairing] if self.shared else self.own_places()
        self.setup = self.setup_with(self.places, self.options)
        self.problem = self.refusal(self.setup)

    def usual(self, place: int) -> str:
        """Who plays a place if the page does not say: a person the last one, bots the others."""
        return PERSON if place == len(self.game.places) - 1 else BOT

    def text(self, key: str) -> str:
        """What was typed into a field, without spaces round it; "" for nothing."""
        value = self._filled.get(key, "")
        return value.strip() if isinstance(value, str) else ""

    def one(self, key: str, of: tuple[str, ...], usual: str) -> str:
        """The value of a field if it is one of these, else the usual one."""
        value = self._filled.get(key)
        return value if isinstance(value, str) and value in of else usual

    def option(self, option: Option) -> int:
        """The index of the value chosen for a variant; the usual one where the page has none that exists."""
        value = self._filled.get(f"option-{option.id}")
        if isinstance(value, bool):
            return int(value)
        return option.values.index(value) if value in option.values else option.default

    def own_places(self) -> tuple[int, ...]:
        """The seat of each place where every player has one: seats are numbered in the order of the places."""
        seats = iter(range(len(self.kind)))
        return tuple(EMPTY if kind == NOBODY else next(seats) for kind in self.kind)

    def setup_with(self, places: tuple[int, ...], options: tuple[int, ...]) -> Setup:
        """The set-up of this game with these seats and variants, and the seed of the form. It is not checked."""
        return Setup(self.game.id, places, options, seed_of(self.seed_text))

    def refusal(self, setup: Setup) -> Markup:
        """Why the game cannot be played so; nothing if it can."""
        seats = len({s for s in setup.places if s != EMPTY})
        if seats not in self.game.seats:
            return self.w("setup.seats", least=self.game.seats[0], most=self.game.seats[-1])
        try:
            check_setup(self.game, setup)
        except SpeciateError as error:
            return self.w(error.code, **error.params) if error.code in self.w else escape(str(error))
        return NOTHING

    def owners(self) -> Iterator[tuple[int, int]]:
        """(seat, its first place) of every seat."""
        for seat in range(self.setup.seats):
            yield seat, self.places.index(seat)

    def kinds(self) -> list[str]:
        """The player of each seat, in the words of a record."""
        return [PERSON if self.kind[p] != BOT else self.level[p] for _, p in self.owners()]

    def names(self) -> list[str]:
        """The name of each seat; "" for a bot."""
        return [self.name[p] if self.kind[p] != BOT else "" for _, p in self.owners()]

    def match(self) -> Match[Any]:
        """A match of this set-up, before its first decision. `problem` has to be empty."""
        return Match(self.game, self.game.start(self.setup))

    # --- markup ------------------------------------------------------------------------------------------------------

    def regions(self) -> dict[str, Markup]:
        """The two parts of the page, by id: the form, and the opening position."""
        return {"form": self.form(), "opening": self.opening()}

    def form(self) -> Markup:
        """The fields; below the players stands what is wrong, or else what this set-up means."""
        w = self.w
        players = markup(
            '<ul>{rows}</ul>{levels}<p class="note{bad}"{role} id="setup-note">{note}</p>',
            rows=join(self.row(p) for p in range(len(self.kind))),
            levels=self.level_note(),
            bad=" bad" if self.problem else "",
            role=markup(' role="alert"') if self.problem else NOTHING,
            note=self.problem or self.face.setup_hint(w, self.setup),
        )
        checks = join((*(self.check(o) for o in self.game.options if len(o.values) == 2), self.sharing()))
        seed = markup(
            '<div class="seed"><label for="seed">{label}</label>'
            '<input id="seed" name="seed" maxlength="80" autocomplete="off" value="{seed}">'
            '<button type="button" class="btn" data-do="dice" id="dice">{dice}{another}</button>'
            '<p class="note">{note}</p></div>',
            label=w("setup.seed"),
            seed=self.seed_text,
            dice=ic("dice"),
            another=w("setup.another"),
            note=w("setup.seed.note"),
        )
        return markup(
            '{seats}<div class="two">{lists}{variants}</div>{luck}',
            seats=fieldset(w("setup.who"), players),
            lists=join(self.choice_list(o) for o in self.game.options if len(o.values) > 2),
            variants=fieldset(w("setup.variants"), checks) if checks else NOTHING,
            luck=fieldset(w("setup.luck"), seed),
        )

    def level_note(self) -> Markup:
        """What the levels of bots are, if a bot plays."""
        if BOT not in self.kind:
            return NOTHING
        return markup('<p class="note">{}</p>', join((self.w(f"bot.{bot}.about") for bot in self.bots), " "))

    def row(self, place: int) -> Markup:
        """The row of a place: who plays it, and the name or the strength of that player."""
        w = self.w
        symbol, key, colour = self.face.place(place)
        name = w(key)
        kind = self.kind[place]
        second = self.shared and self.places.index(self.places[place]) != place
        note = w(f"{key}.note") if f"{key}.note" in w else NOTHING
        if kind == NOBODY and not self.shared:
            note = w("setup.out")
        head = markup('{}<div class="sname"><b>{}</b><small>{}</small></div>', badge(colour, symbol), name, note)
        if second:
            owner = w(self.face.place(self.places.index(self.places[place])).key)
            return markup(
                '<li class="srow">{}<p class="with">{}</p><div class="opt"></div></li>',
                head,
                w("setup.with", name=owner),
            )
        kinds = (PERSON, BOT) if self.shared else (PERSON, BOT, NOBODY)
        icons = {PERSON: "seats", BOT: "bot", NOBODY: "no"}
        if self.shared and kind == NOBODY:
            kind = PERSON
        radios = join(
            markup(
                '<label><input type="radio" class="vh" name="kind-{place}" value="{kind}" id="kind-{place}-{kind}"'
                "{state}>{icon}<span>{text}</span></label>",
                place=place,
                kind=k,
                state=" checked" if k == kind else "",
                icon=ic(icons[k]),
                text=w(f"setup.{k}"),
            )
            for k in kinds
        )
        option = NOTHING
        if kind == PERSON:
            option = name_field(w, f"name-{place}", name, self.name[place])
        elif kind == BOT:
            option = markup(
                '<label class="vh" for="{id}">{label}</label><select id="{id}" name="{id}">{levels}</select>',
                id=f"level-{place}",
                label=w("setup.level", name=name),
                levels=levels(w, self.bots, self.level[place]),
            )
        return markup(
            '<li class="srow{off}" id="row-{place}">{head}'
            '<div class="seg" role="radiogroup" aria-label="{name}">{radios}</div><div class="opt">{option}</div></li>',
            off=" off" if kind == NOBODY else "",
            place=place,
            head=head,
            name=plain_text(name),
            radios=radios,
            option=option,
        )

    def option_text(self, key: str, usual: str) -> Markup:
        """A message if there is one, else a name from the rules as a word."""
        return self.w(key) if key in self.w else escape(usual.replace("_", " "))

    def choice_list(self, option: Option) -> Markup:
        """A variant of more than two values, as a list of radio buttons; one that cannot be chosen now says why."""
        chosen = self.options[self.game.options.index(option)]
        rows: list[Markup] = []
        for index, value in enumerate(option.values):
            key = f"option.{option.id}.{value}"
            why = self.unavailable(option, index)
            rows.append(
                markup(
                    '<label class="ro{dis}"><input type="radio" name="{name}" value="{value}" id="{name}-{value}"'
                    "{state}><span><b>{text}</b><small>{note}</small></span></label>",
                    dis=" dis" if why else "",
                    name=f"option-{option.id}",
                    value=value,
                    state=(" checked" if index == chosen else "") + (" disabled" if why else ""),
                    text=self.option_text(key, value),
                    note=why or (self.w(f"{key}.note") if f"{key}.note" in self.w else NOTHING),
                )
            )
        return fieldset(self.option_text(f"option.{option.id}", option.id), join(rows))

    def check(self, option: Option) -> Markup:
        """A variant of two values, as a check box that is on for the second."""
        chosen = self.options[self.game.options.index(option)]
        why = self.unavailable(option, 1)
        note_key = f"option.{option.id}.note"
        note = why or (self.w(note_key) if note_key in self.w else NOTHING)
        return tick(
            f"option-{option.id}", self.option_text(f"option.{option.id}", option.id), note, chosen == 1, bool(why)
        )

    def unavailable(self, option: Option, value: int) -> Markup:
        """Why an option cannot have this value with all else as it is.

        Nothing if it can, or if all else is wrong anyway.
        """
        if self.problem:
            return NOTHING
        at = self.game.options.index(option)
        return self.refusal(self.setup_with(self.places, (*self.options[:at], value, *self.options[at + 1 :])))

    def sharing(self) -> Markup:
        """Two or more places to a player: only where the game allows it."""
        if not self.pairs:
            return NOTHING
        shared = tick("shared", self.w("setup.shared"), self.w("setup.shared.note"), self.shared, False)
        if not self.shared:
            return shared
        choices = join(
            markup('<option value="{}"{}>{}</option>', i, " selected" if i == self.pairing else "", self.sides(pair))
            for i, pair in enumerate(self.pairs)
        )
        return markup(
            '{}<div class="pair"><label class="vh" for="pairing">{}</label>'
            '<select id="pairing" name="pairing">{}</select></div>',
            shared,
            self.w("setup.pairing"),
            choices,
        )

    def sides(self, pair: tuple[int, ...]) -> str:
        """Who plays what together, as plain text."""
        names = [self.w.plain(self.face.place(p).key) for p in range(len(pair))]
        return " / ".join(
            " + ".join(n for n, s in zip(names, pair, strict=True) if s == side) for side in range(max(pair) + 1)
        )

    def opening(self) -> Markup:
        """The opening position, and in words who plays."""
        if self.problem:
            return markup('<p class="note bad">{}</p>', self.problem)
        w, match = self.w, self.match()
        board = still(self.face.board(Scene(g=match.state, words=w)))
        first = NOTHING
        if match.choice:
            place, _ = self.face.actor(Scene(g=match.state, words=w, choice=match.choice), match.choice)
            first = markup("<dt>{}</dt><dd>{}</dd>", w("setup.first"), w(self.face.place(place).key))
        return markup(
            '<div class="mini">{board}</div><dl><dt>{plays}</dt><dd>{names}</dd>{first}'
            '<dt>{seed}</dt><dd class="num">{number}</dd></dl>',
            board=board,
            plays=w("setup.plays"),
            names=join((w(self.face.place(p).key) for p, s in enumerate(self.places) if s != EMPTY), ", "),
            first=first,
            seed=w("setup.seed"),
            number=self.setup.seed,
        )


def fieldset(legend: Markup, body: Markup) -> Markup:
    """A group of fields with a heading."""
    return markup('<fieldset class="panel"><legend>{}</legend>{}</fieldset>', legend, body)


def name_field(w: Words, dom_id: str, place: str, value: str) -> Markup:
    """The name of a person; `place` is what they play, as Markup or as plain text."""
    return markup(
        '<label class="vh" for="{id}">{label}</label><input id="{id}" name="{id}"'
        ' maxlength="{longest}" autocomplete="off" placeholder="{hint}" value="{value}">',
        id=dom_id,
        label=w("setup.name", name=place),
        longest=LONGEST_NAME,
        hint=w.plain("setup.name.hint"),
        value=value,
    )


def tick(name: str, text: Markup, note: Markup, on: bool, off: bool) -> Markup:
    """A check box with a note: `on` if it is ticked, `off` if it cannot be changed."""
    return markup(
        '<label class="ro{dis}"><input type="checkbox" id="{name}" name="{name}"{state}>'
        "<span><b>{text}</b><small>{note}</small></span></label>",
        dis=" dis" if off else "",
        name=name,
        state=(" checked" if on else "") + (" disabled" if off else ""),
        text=text,
        note=note,
    )


def levels(w: Words, kinds: Sequence[str], chosen: str) -> Markup:
    """The options of a list of kinds of player."""
    return join(
        markup(
            '<option value="{}"{}>{}</option>',
            kind,
            " selected" if kind == chosen else "",
            w("setup.person" if kind == PERSON else f"bot.{kind}"),
        )
        for kind in kinds
    )


def seats_form(screen: Screen) -> Markup:
    """Who plays each seat from now on: rows of kind and name for a game under way."""
    w = screen.w
    kinds = [PERSON, *offered(screen.sitting.game)]
    rows: list[Markup] = []
    for seat, player in enumerate(screen.sitting.players):
        name = screen.playing_as(seat)
        rows.append(
            markup(
                '<li class="srow">{badge}<div class="sname"><b>{name}</b></div>'
                '<select name="kind-{seat}" aria-label="{label}">{levels}</select><div>{field}</div></li>',
                badge=screen.badge_of(seat),
                name=name,
                seat=seat,
                label=w.plain("players.kind", name=name),
                levels=levels(w, kinds if player.kind in kinds else [*kinds, player.kind], player.kind),
                field=name_field(w, f"who-{seat}", name, player.name),
            )
        )
    return markup('<ul class="who-plays">{}</ul>', join(rows))
