"""The rows of species: what each player has, left to right, with targets, ghosts, reasons and the climate to come."""

from __future__ import annotations

from typing import Final

from speciate.draw.face import Scene
from speciate.draw.html import badge, icon, key, pill
from speciate.draw.target import Targets
from speciate.locale import apart

from .. import data as d
from ..decisions import ATTACK_IGNORE, ATTACK_TARGET, FEED_WAY, GREEN_TRAIT, PAY_CARD, SHED_TRAIT
from ..pieces import AS_LEFT, AS_RIGHT, SEATS, SPECIES, TRAIT, USE
from ..rules.hooks import nature
from ..rules.state import Climate
from .facts import ahead, colour_of, reason
from .parts import lit_up, zone_icon
from .words import letter, signed, symbol, vocabulary

EMBLEM: Final = "an-ancestor"
"""On the badge of every player: colour and outline tell them apart."""
_TOWARDS: Final = {
    "cooperation": (0, 1), "symbiosis": (0, 1), "warning_call": (1, 1),
}  # fmt: skip
"""Traits that look at a neighbour: whether the left one, whether the right one."""
TOWARDS: Final = tuple(_TOWARDS.get(trait, (0, 0)) for trait in d.TRAITS)
_IFS: Final = ("mat.if.colder", "mat.if.stays", "mat.if.hotter")


_OF_A_SPECIES: Final = (FEED_WAY, PAY_CARD, GREEN_TRAIT, SHED_TRAIT)
"""Decisions that mark the species they are about."""


class Table:
    """All that is the same for every species of one picture."""

    def __init__(self, scene: Scene[Climate]) -> None:
        self.scene, self.v, self.lit = scene, vocabulary(scene.words), Targets(scene)
        self.g = scene.g.seen_by(scene.viewer)
        self.after = scene.after.seen_by(scene.viewer) if scene.after else None
        self.since = scene.since.seen_by(scene.viewer) if scene.since else None
        self.targets = self.lit.of(SPECIES)
        self.traits = self.lit.of(TRAIT)
        decision, numbers = self.lit.decision, self.lit.numbers
        self.hunter = numbers.get("attacker", -1)
        """The species that attacks, or -1."""
        self.actor = numbers["species"] if decision in _OF_A_SPECIES else self.hunter
        """The species that the choice is about, or -1."""
        self.prey = numbers.get("target", -1)
        self.inside = (
            self.actor if decision in (GREEN_TRAIT, SHED_TRAIT) else self.prey if decision is ATTACK_IGNORE else -1
        )
        """The species whose traits can be chosen, or -1."""
        self.ahead = () if self.g.over else ahead(scene.g, scene.viewer)
        self.alive = {s for row in self.after.rows for s in row} if self.after else None

    # --- rows ---------------------------------------------------------------------------------------------------------

    def rows(self) -> str:
        """Every row; that of the viewer is the last one, those of the others follow clockwise."""
        viewer, n = self.scene.viewer, len(self.g.rows)
        start = 0 if viewer is None else (viewer + 1) % n
        return "".join(self.row((start + i) % n) for i in range(n))

    def row(self, seat: int) -> str:
        """The row of a seat: its player, its pieces and its species."""
        g, v, colour = self.g, self.v, colour_of(self.g, seat)
        who, names = v.colours[colour], self.scene.names
        mine = seat == self.scene.viewer
        player = names[seat] if seat < len(names) else ""
        label = v.words.plain("row.label", who=who, bag=g.bags[seat], hand=len(g.hands[seat]))
        first = ""
        if seat == g.first:
            told = v.words.plain("row.first")
            first = f'<span class="cl-first" role="img" aria-label="{told}" title="{told}">{icon("ic-flag")}</span>'
        grown = g.bags[seat] - self.since.bags[seat] if self.since else 0
        bag, hand = g.bags[seat], len(g.hands[seat])
        counts = (
            f'<span title="{v.words.plain("row.bag", n=bag)}">{icon("ic-bag")}{bag}{pill(grown)}</span>'
            f'<span title="{v.words.plain("row.hand", n=hand)}">{icon("ic-cards")}{hand}</span>'
        )
        mats = "".join(self.mat(s, seat) for s in g.rows[seat])
        if not g.rows[seat]:
            mats = f'<p class="cl-none">{v.words("row.none")}</p>'
        return (
            f'<section class="cl-row{" cl-me" if mine else ""}" id="row-{colour}" aria-label="{label}">'
            f'<div class="cl-who">{first}{badge(colour, EMBLEM)}<b>{who}</b><small>{apart(player)}</small>'
            f'<span class="cl-cnt">{counts}</span></div>'
            f'<div class="cl-mats">{self.slot(seat, AS_LEFT)}{mats}{self.slot(seat, AS_RIGHT)}</div></section>'
        )

    def slot(self, seat: int, side: int) -> str:
        """The place of a new species at an end of the row, where it can be chosen."""
        if side not in self.lit.of(USE) or seat != self.scene.viewer:
            return ""
        name = USE.tokens[side]
        told = self.lit.attributes(side, self.v.words.plain(f"slot.{name}.label"))
        inner = f"{key(self.lit.letter(side))}{icon('ic-plus')}<span>{self.v.words(f'slot.{name}')}</span>"
        return f'<div class="cl-slot{self.lit.css(side)}" id="slot-{name}" {told}>{inner}</div>'

    # --- one species --------------------------------------------------------------------------------------------------

    def mat(self, s: int, seat: int) -> str:
        """The mat of a species: traits, numbers, and what the climate would take."""
        g, v = self.g, self.v
        colour, sign = colour_of(g, seat), letter(s)
        name = v.species(colour, s)
        target, why, tag, css = s in self.targets, "", "", "cl-mat"
        if target:
            css += " cl-lit cl-sel" if s == self.lit.selected else " cl-lit"
        elif self.lit.decision is ATTACK_TARGET:
            if s == self.hunter:
                tag = v.words("mat.acts.attack")
            else:
                why = reason(self.scene.g, v, self.hunter, s)
        if s == self.actor:
            css += " cl-act"
        elif why:
            css += " cl-no"
        if s == self.prey or (self.after and self.touched(s)):
            css += " cl-touch"
        told = self.told(s, name, seat)
        hurt = self.lit.decision is not ATTACK_TARGET and any(s in look.lost for look in self.ahead)
        if hurt:
            told.append(self.would_lose(s))
        if why:
            told.append(why)
        label, dom_id, about = "; ".join(told), f"sp-{colour}-{sign}", f'data-card="species-{s}"'
        foot = self.forecast(s) if hurt else ""
        foot += f'<p class="cl-why">{why}</p>' if why else ""
        foot += f'<span class="cl-tag">{tag}</span>' if tag else ""
        inner = (
            f'<span class="cl-nums"><b class="cl-id">{sign}</b>{self.numbers(s)}{self.meals(s)}</span>'
            f'<span class="cl-trs">{self.trait_lines(s)}</span>{foot}'
        )
        if target:
            return lit_up(self.lit, s, css, dom_id, label, about, inner)
        if s == self.inside:
            told_as = f'role="group" aria-label="{label}"'
        else:
            told_as = f'role="img" tabindex="0" aria-label="{label}"'
        no = f'<span class="cl-nox">{icon("ic-no")}</span>' if why else ""
        return f'<div class="{css}" id="{dom_id}" {told_as} {about}>{no}{inner}</div>'

    def touched(self, s: int) -> bool:
        """Whether the selected value would change a species."""
        g, after = self.g, self.after
        assert after is not None
        if not self.survives(s):
            return True
        return any(
            now[s] != then[s]
            for now, then in (
                (g.population, after.population),
                (g.body, after.body),
                (g.food, after.food),
                (g.fat, after.fat),
                (g.cards, after.cards),
            )
        )

    def told(self, s: int, name: str, seat: int) -> list[str]:
        """A species in words, all that is to be seen of it."""
        g, v = self.g, self.v
        parts = [v.words.plain("mat.label", name=name, population=g.population[s], body=g.body[s], food=g.food[s])]
        if nature(g.traits[s]).stores or g.fat[s]:
            parts.append(v.words.plain("mat.fat", n=g.fat[s], body=g.body[s]))
        down = len(g.cards[s]) - g.down[s]
        names = [str(v.traits[d.TRAIT_OF[card]]) for card in g.cards[s][:down]]
        hidden = sum(card == d.HIDDEN for card in g.cards[s][down:])
        names += [
            v.words.plain("mat.down.is", trait=v.traits[d.TRAIT_OF[card]])
            for card in g.cards[s][down:]
            if card != d.HIDDEN
        ]
        if hidden:
            names.append(v.words.plain("mat.down", n=hidden))
        parts.append(", ".join(names) or v.words.plain("mat.none"))
        return parts

    def would_lose(self, s: int) -> str:
        """What the climate would take from a species in each zone that is near, as plain text."""
        words, zone = self.v.words, self.g.zone_ahead()
        parts = [words.plain(_IFS[look.zone - zone + 1], n=look.lost[s]) for look in self.ahead if s in look.lost]
        return words.plain("mat.loses", list=", ".join(parts))

    def survives(self, s: int) -> bool:
        """Whether the selected value would leave a species alive."""
        return self.alive is not None and s in self.alive

    def numbers(self, s: int) -> str:
        """Population and body size, with what would change or has changed."""
        g, css, grown, larger = self.g, "pill", 0, 0
        if self.after is not None:
            css = "pill go"
            grown = (self.after.population[s] if self.survives(s) else 0) - g.population[s]
            larger = self.after.body[s] - g.body[s] if self.survives(s) else 0
        elif self.since is not None and s in self.since.rows[s % SEATS]:
            grown = g.population[s] - self.since.population[s]
            larger = g.body[s] - self.since.body[s]
        return (
            f"<span>{icon('ic-population')}<b>{g.population[s]}</b>{pill(grown, css)}</span>"
            f"<span>{icon('ic-body')}<b>{g.body[s]}</b>{pill(larger, css)}</span>"
        )

    def meals(self, s: int) -> str:
        """A place for each food it needs, and for each fat it can store; what it would eat is outlined."""
        g, after = self.g, self.after
        has = nature(g.traits[s])
        coming = after.food[s] - g.food[s] if after and self.survives(s) else 0
        fatter = after.fat[s] - g.fat[s] if after and self.survives(s) else 0
        food, population = g.food[s], g.population[s]
        out = '<i class="f"></i>' * food
        free = population - food
        ghosts = max(0, min(coming, free))
        out += '<i class="g"></i>' * ghosts + "<i></i>" * (free - ghosts)
        if has.stores or g.fat[s]:
            room = g.body[s] - g.fat[s]
            more = max(0, min(fatter, room))
            out += '<i class="a f"></i>' * g.fat[s] + '<i class="a g"></i>' * more + '<i class="a"></i>' * (room - more)
        kind = "cl-meat" if has.hunts else "cl-plant"
        return f'<span class="cl-food {kind}">{out}</span>'

    def trait_lines(self, s: int) -> str:
        """Each trait with its picture and its name; those that lie face down only for who may know them."""
        g, v = self.g, self.v
        shown = len(g.cards[s]) - g.down[s]
        choosable = self.traits if s == self.inside else frozenset[int]()
        gone = set[int]()
        come: list[int] = []
        if self.after and self.survives(s):
            then = [d.TRAIT_OF[c] for c in self.after.cards[s] if c != d.HIDDEN]
            now = [d.TRAIT_OF[c] for c in g.cards[s] if c != d.HIDDEN]
            gone = set(now) - set(then)
            come = [t for t in then if t not in now]
        out = []
        for i, card in enumerate(g.cards[s]):
            if card == d.HIDDEN:
                out.append(
                    f'<span class="cl-tr cl-dn">{icon("ic-lock", "")}<span>{v.words("mat.hidden")}</span></span>'
                )
                continue
            trait = d.TRAIT_OF[card]
            css = "cl-tr cl-car" if d.TRAITS[trait] == "carnivore" else "cl-tr"
            if i >= shown:
                css += " cl-dn"
            if trait in gone:
                css += " cl-gone"
            out.append(self.trait_line(trait, css, i >= shown, trait in choosable))
        out += [self.trait_line(trait, "cl-tr cl-come", True, False) for trait in come]
        return "".join(out)

    def trait_line(self, trait: int, css: str, down: bool, target: bool) -> str:
        """A trait of a species: `down` where it is still face down, `target` where it can be chosen."""
        v = self.v
        left, right = TOWARDS[trait]
        inner = (
            f"{icon(symbol(trait), '')}<span>{v.traits[trait]}</span>"
            f"{icon('ic-prev') if left else ''}{icon('ic-next') if right else ''}{icon('ic-lock') if down else ''}"
        )
        if target:
            told = self.lit.attributes(trait, v.traits[trait])
            inner = f"{inner}{key(self.lit.letter(trait))}"
            return f'<span class="{css}{self.lit.css(trait)}" id="tr-{trait}" {told}>{inner}</span>'
        return f'<span class="{css}" title="{v.traits[trait]}">{inner}</span>'

    def forecast(self, s: int) -> str:
        """What the climate would take: one zone colder, as it is, one zone hotter; and whether by an event."""
        cells = []
        for look in self.ahead:
            n = look.lost.get(s, 0)
            css = ("cl-st" if look.zone == self.g.zone_ahead() else "") + (" cl-hurt" if n else "")
            dead = icon("ic-extinction", "") if n >= self.g.population[s] else ""
            event = icon("ic-clock", "") if look.event != d.NO_EVENT else ""
            cells.append(f'<span class="{css.strip()}">{zone_icon(look.zone)}{event}{signed(-n)}{dead}</span>')
        return f'<span class="cl-fc">{"".join(cells)}</span>'


def draw_rows(scene: Scene[Climate]) -> str:
    """All rows, and for a phone a strip that tells the climate and the watering hole."""
    g, v = scene.g, vocabulary(scene.words)
    plants = v.words("board.plants", n=g.hole)
    strip = (
        f'<div class="cl-strip"><span><small>{v.words("board.hole")}</small><b>{plants}</b></span>'
        f'<span class="cl-sz">{zone_icon(g.zone)}<b>{v.zones[g.zone]}</b><small>{v.losses[g.zone]}</small></span></div>'
    )
    return f'{strip}<div class="cl-rows">{Table(scene).rows()}</div>'
