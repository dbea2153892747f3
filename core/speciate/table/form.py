"""The set-up form: who plays what, with which variants, from which seed; and the opening position this gives."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator, Mapping
from html import escape
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from speciate.bots import find_bots
from speciate.draw.face import Face, Scene
from speciate.draw.html import badge, still
from speciate.engine import EMPTY, Game, Match, Option, Setup, SpeciateError
from speciate.engine.game import SEEDS, check_setup
from speciate.locale import Markup, Words

from .parts import ic
from .sitting import PERSON

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
        self.bots = list(find_bots())
        count = len(game.places)
        self.kind = [self.one(f"kind-{p}", (PERSON, BOT, NOBODY), self.usual(p)) for p in range(count)]
        usual = "greedy" if "greedy" in self.bots else self.bots[-1]
        self.level = [self.one(f"level-{p}", tuple(self.bots), usual) for p in range(count)]
        self.name = [self.text(f"name-{p}")[:LONGEST_NAME] for p in range(count)]
        self.options = tuple(self.option(option) for option in game.options)
        self.seed_text = self.text("seed") or "1"
        self.pairs = [pair for pair in sharings(count) if not self.refusal(self.made(pair, self.options))]
        self.pairing = int(self.one("pairing", tuple(str(i) for i in range(len(self.pairs))), "0"))
        self.shared = bool(self.pairs) and self._filled.get("shared") is True
        self.places = self.pairs[self.pairing] if self.shared else self.own_places()
        self.setup = self.made(self.places, self.options)
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

    def made(self, places: tuple[int, ...], options: tuple[int, ...]) -> Setup:
        """The set-up of this game with these seats and variants, and the seed of the form. It is not checked."""
        return Setup(self.game.id, places, options, seed_of(self.seed_text))

    def refusal(self, setup: Setup) -> str:
        """Why the game cannot be played so, as markup; "" if it can."""
        seats = len({s for s in setup.places if s != EMPTY})
        if seats not in self.game.seats:
            return self.w("setup.seats", least=self.game.seats[0], most=self.game.seats[-1])
        try:
            check_setup(self.game, setup)
        except SpeciateError as error:
            return self.w(error.code, **error.about) if error.code in self.w else escape(str(error))
        return ""

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

    def regions(self) -> dict[str, str]:
        """The two parts of the page, by id: the form, and the opening position."""
        return {"form": self.form(), "opening": self.opening()}

    def form(self) -> str:
        """The fields, and below who plays either what is wrong or what this set-up means."""
        w = self.w
        rows = "".join(self.row(p) for p in range(len(self.kind)))
        note = self.problem or self.face.hint(w, self.setup)
        bad = ' class="note bad" role="alert"' if self.problem else ' class="note"'
        seats = fieldset(w("setup.who"), f'<ul>{rows}</ul><p{bad} id="setup-note">{note}</p>')
        lists = "".join(self.choice_list(o) for o in self.game.options if len(o.values) > 2)
        checks = "".join(self.check(o) for o in self.game.options if len(o.values) == 2) + self.sharing()
        variants = fieldset(w("setup.variants"), checks) if checks else ""
        seed = f'<input id="seed" name="seed" maxlength="80" autocomplete="off" value="{escape(self.seed_text)}">'
        other = f'<button type="button" class="btn" data-do="dice" id="dice">{ic("dice")}{w("setup.another")}</button>'
        label, note = f'<label for="seed">{w("setup.seed")}</label>', f'<p class="note">{w("setup.seed.note")}</p>'
        luck = fieldset(w("setup.luck"), f'<div class="seed">{label}{seed}{other}{note}</div>')
        return f'{seats}<div class="two">{lists}{variants}</div>{luck}'

    def row(self, place: int) -> str:
        """The row of a place: who plays it, and the name or the strength of that player."""
        w = self.w
        symbol, key, colour = self.face.place(place)
        name = w(key)
        kind = self.kind[place]
        second = self.shared and self.places.index(self.places[place]) != place
        note = w(f"{key}.note") if f"{key}.note" in w else ""
        if kind == NOBODY and not self.shared:
            note = w("setup.out")
        head = f'{badge(colour, symbol)}<div class="sname"><b>{name}</b><small>{note}</small></div>'
        if second:
            owner = w(self.face.place(self.places.index(self.places[place])).key)
            told = f'<p class="with">{w("setup.with", name=owner)}</p>'
            return f'<li class="srow">{head}{told}<div class="opt"></div></li>'
        kinds = (PERSON, BOT) if self.shared else (PERSON, BOT, NOBODY)
        icons = {PERSON: "seats", BOT: "bot", NOBODY: "no"}
        if self.shared and kind == NOBODY:
            kind = PERSON
        radios = "".join(
            f'<label><input type="radio" class="vh" name="kind-{place}" value="{k}" id="kind-{place}-{k}"'
            f"{' checked' if k == kind else ''}>{ic(icons[k])}<span>{w(f'setup.{k}')}</span></label>"
            for k in kinds
        )
        option = ""
        if kind == PERSON:
            option = name_field(w, f"name-{place}", name, self.name[place])
        elif kind == BOT:
            option = (
                f'<label class="vh" for="level-{place}">{w("setup.level", name=name)}</label>'
                f'<select id="level-{place}" name="level-{place}">{levels(w, self.bots, self.level[place])}</select>'
            )
        off = " off" if kind == NOBODY else ""
        segments = f'<div class="seg" role="radiogroup" aria-label="{name}">{radios}</div>'
        return f'<li class="srow{off}" id="row-{place}">{head}{segments}<div class="opt">{option}</div></li>'

    def told(self, key: str, usual: str) -> Markup:
        """A message if there is one, else a name from the rules as a word."""
        return self.w(key) if key in self.w else Markup(escape(usual.replace("_", " ")))

    def choice_list(self, option: Option) -> str:
        """A variant of more than two values, as a list of radio buttons; one that cannot be chosen now says why."""
        chosen = self.options[self.game.options.index(option)]
        rows = ""
        for index, value in enumerate(option.values):
            key = f"option.{option.id}.{value}"
            why = self.unavailable(option, index)
            note = why or (self.w(f"{key}.note") if f"{key}.note" in self.w else "")
            state = (" checked" if index == chosen else "") + (" disabled" if why else "")
            field = f'name="option-{option.id}" value="{value}" id="option-{option.id}-{value}"'
            rows += (
                f'<label class="ro{" dis" if why else ""}"><input type="radio" {field}{state}>'
                f"<span><b>{self.told(key, value)}</b><small>{note}</small></span></label>"
            )
        return fieldset(self.told(f"option.{option.id}", option.id), rows)

    def check(self, option: Option) -> str:
        """A variant of two values, as a check box that is on for the second."""
        chosen = self.options[self.game.options.index(option)]
        why = self.unavailable(option, 1)
        note_key = f"option.{option.id}.note"
        note = why or (self.w(note_key) if note_key in self.w else "")
        return tick(f"option-{option.id}", self.told(f"option.{option.id}", option.id), note, chosen == 1, bool(why))

    def unavailable(self, option: Option, value: int) -> str:
        """Why an option cannot have this value with all else as it is; "" if it can, or if all else is wrong anyway."""
        if self.problem:
            return ""
        at = self.game.options.index(option)
        return self.refusal(self.made(self.places, (*self.options[:at], value, *self.options[at + 1 :])))

    def sharing(self) -> str:
        """Two or more places to a player: only where the game allows it."""
        if not self.pairs:
            return ""
        made = tick("shared", self.w("setup.shared"), self.w("setup.shared.note"), self.shared, False)
        if not self.shared:
            return made
        choices = "".join(
            f'<option value="{i}"{" selected" if i == self.pairing else ""}>{self.sides(pair)}</option>'
            for i, pair in enumerate(self.pairs)
        )
        label = f'<label class="vh" for="pairing">{self.w("setup.pairing")}</label>'
        return f'{made}<div class="pair">{label}<select id="pairing" name="pairing">{choices}</select></div>'

    def sides(self, pair: tuple[int, ...]) -> str:
        """Who plays what together, as in "Insects + Birds / Reptiles + Arachnids"."""
        names = [self.w.plain(self.face.place(p).key) for p in range(len(pair))]
        return " / ".join(
            " + ".join(n for n, s in zip(names, pair, strict=True) if s == side) for side in range(max(pair) + 1)
        )

    def opening(self) -> str:
        """The opening position, and in words who plays."""
        if self.problem:
            return f'<p class="note bad">{self.problem}</p>'
        w, match = self.w, self.match()
        board = still(self.face.board(Scene(g=match.state, words=w)))
        names = ", ".join(w(self.face.place(p).key) for p, s in enumerate(self.places) if s != EMPTY)
        order = ""
        if match.choice:
            place, _ = self.face.who(Scene(g=match.state, words=w, choice=match.choice), match.choice)
            order = f"<dt>{w('setup.first')}</dt><dd>{w(self.face.place(place).key)}</dd>"
        seed = f'<dt>{w("setup.seed")}</dt><dd class="num">{self.setup.seed}</dd>'
        return f'<div class="mini">{board}</div><dl><dt>{w("setup.plays")}</dt><dd>{names}</dd>{order}{seed}</dl>'


def fieldset(legend: str, body: str) -> str:
    """A group of fields with a heading."""
    return f'<fieldset class="panel"><legend>{legend}</legend>{body}</fieldset>'


def name_field(w: Words, dom_id: str, place: str, value: str) -> str:
    """The field for the name of a player; `place` is what the seat plays, and `value` the name so far."""
    hint = w.plain("setup.name.hint")
    return (
        f'<label class="vh" for="{dom_id}">{w("setup.name", name=place)}</label><input id="{dom_id}" name="{dom_id}"'
        f' maxlength="{LONGEST_NAME}" autocomplete="off" placeholder="{hint}" value="{escape(value)}">'
    )


def tick(name: str, text: str, note: str, on: bool, off: bool) -> str:
    """A check box with a note: `on` if it is ticked, `off` if it cannot be changed."""
    state = (" checked" if on else "") + (" disabled" if off else "")
    return (
        f'<label class="ro{" dis" if off else ""}"><input type="checkbox" id="{name}" name="{name}"{state}>'
        f"<span><b>{text}</b><small>{note}</small></span></label>"
    )


def levels(w: Words, kinds: list[str], chosen: str) -> str:
    """The options of a list of kinds of player."""
    return "".join(
        f'<option value="{kind}"{" selected" if kind == chosen else ""}>'
        f"{w('setup.person' if kind == PERSON else f'bot.{kind}')}</option>"
        for kind in kinds
    )


def seats_form(screen: Screen, kinds: list[str]) -> str:
    """Who plays each seat from now on: rows of kind and name for a game under way."""
    w, rows = screen.w, []
    for seat, player in enumerate(screen.sitting.players):
        name = escape(screen.animals(seat))
        label = w.plain("players.kind", name=screen.animals(seat))
        rows.append(
            f'<li class="srow">{screen.badge_of(seat)}<div class="sname"><b>{name}</b></div>'
            f'<select name="kind-{seat}" aria-label="{escape(label)}">{levels(w, kinds, player.kind)}</select>'
            f"<div>{name_field(w, f'who-{seat}', screen.animals(seat), player.name)}</div></li>"
        )
    return f'<ul class="who-plays">{"".join(rows)}</ul>'
