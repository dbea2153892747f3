"""The rows of species: what each player has, left to right, with targets, ghosts, reasons and the climate to come."""

from __future__ import annotations

from typing import Final

from speciate.draw.face import Scene
from speciate.draw.html import badge, icon, key, pill
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.draw.target import Targets
from speciate.locale import apart, plain_text

from .. import data
from ..decisions import ATTACK_IGNORE, ATTACK_TARGET, FEED_WAY, GREEN_TRAIT, PAY_CARD, SHED_TRAIT
from ..pieces import AS_LEFT, AS_RIGHT, SPECIES, TRAIT, USE, seat_of
from ..rules.hooks import nature
from ..rules.state import Climate
from .facts import ahead, colour_of, reason_texts
from .parts import lit_up, zone_icon
from .words import letter, signed, symbol, vocabulary

EMBLEM: Final = "an-ancestor"
"""On the badge of every player: colour and outline tell them apart."""
_TOWARDS: Final = {
    "cooperation": (0, 1), "symbiosis": (0, 1), "warning_call": (1, 1),
}  # fmt: skip
"""Traits that look at a neighbour: whether the left one, whether the right one."""
TOWARDS: Final = tuple(_TOWARDS.get(trait, (0, 0)) for trait in data.TRAITS)
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
        self.alive = {species for row in self.after.rows for species in row} if self.after else None

    # --- rows ---------------------------------------------------------------------------------------------------------

    def rows(self) -> Markup:
        """Every row; that of the viewer is the last one, those of the others follow clockwise."""
        viewer, n = self.scene.viewer, len(self.g.rows)
        start = 0 if viewer is None else (viewer + 1) % n
        return join(self.row((start + i) % n) for i in range(n))

    def row(self, seat: int) -> Markup:
        """The row of a seat: its player, its pieces and its species."""
        g, v, colour = self.g, self.v, colour_of(self.g, seat)
        who, names = v.colours[colour], self.scene.names
        mine = seat == self.scene.viewer
        player = names[seat] if seat < len(names) else ""
        bag, hand = g.bags[seat], len(g.hands[seat])
        first = NOTHING
        if seat == g.first:
            first = markup(
                '<span class="cl-first" data-what="first" role="img" title="{label}">{icon}</span>',
                label=v.words.plain("row.first"),
                icon=icon("ic-flag"),
            )
        counts = markup(
            '<span data-what="bag" title="{bag_label}">{bag_icon}{bag}{grown}</span>'
            '<span data-what="cards" title="{hand_label}">{hand_icon}{hand}</span>',
            bag_label=v.words.plain("row.bag", n=bag),
            bag_icon=icon("ic-bag"),
            bag=bag,
            grown=pill(bag - self.since.bags[seat]) if self.since else NOTHING,
            hand_label=v.words.plain("row.hand", n=hand),
            hand_icon=icon("ic-cards"),
            hand=hand,
        )
        mats = join(self.mat(species, seat) for species in g.rows[seat])
        return markup(
            '<section class="cl-row{me}" id="row-{colour}" aria-label="{label}"><div class="cl-who">{first}{badge}'
            '<b>{who}</b><small>{player}</small><span class="cl-cnt">{counts}</span></div>'
            '<div class="cl-mats">{left}{mats}{right}</div></section>',
            me=" cl-me" if mine else "",
            colour=colour,
            label=v.words.plain("row.label", who=who, bag=bag, hand=hand),
            first=first,
            badge=badge(colour, EMBLEM),
            who=who,
            player=apart(player),
            counts=counts,
            left=self.slot(seat, AS_LEFT),
            mats=mats or markup('<p class="cl-none">{}</p>', v.words("row.none")),
            right=self.slot(seat, AS_RIGHT),
        )

    def slot(self, seat: int, side: int) -> Markup:
        """The place of a new species at an end of the row, where it can be chosen."""
        if side not in self.lit.of(USE) or seat != self.scene.viewer:
            return NOTHING
        name, words = USE.tokens[side], self.v.words
        return markup(
            '<div class="cl-slot{css}" id="slot-{name}" {attributes}>{key}{icon}<span>{text}</span></div>',
            css=self.lit.css(side),
            name=name,
            attributes=self.lit.attributes(side, words.plain(f"slot.{name}.label")),
            key=key(self.lit.letter(side)),
            icon=icon("ic-plus"),
            text=words(f"slot.{name}"),
        )

    # --- one species --------------------------------------------------------------------------------------------------

    def mat(self, species: int, seat: int) -> Markup:
        """The mat of a species: traits, numbers, and what the climate would take."""
        g, v = self.g, self.v
        colour, sign = colour_of(g, seat), letter(species)
        name = v.species(colour, species)
        target, tag, css = species in self.targets, NOTHING, "cl-mat"
        why: list[Markup] = []
        if target:
            css += " cl-lit cl-sel" if species == self.lit.selected else " cl-lit"
        elif (choice := self.scene.choice) and choice.decision is ATTACK_TARGET:
            if species == self.hunter:
                tag = v.words("mat.acts.attack")
            else:
                why = reason_texts(self.scene.g, v, choice, species)
        if species == self.actor:
            css += " cl-act"
        elif why:
            css += " cl-no"
        if species == self.prey or (self.after and self.touched(species)):
            css += " cl-touch"
        parts = self.description(species, name)
        hurt = self.lit.decision is not ATTACK_TARGET and any(species in look.lost for look in self.ahead)
        if hurt:
            parts.append(self.would_lose(species))
        parts += why
        label = plain_text(join(parts, "; "))
        dom_id, data_card = f"sp-{colour}-{sign}", markup('data-card="species-{}"', species)
        foot = [self.forecast(species)] if hurt else []
        if why:
            more = markup(" <b>+{}</b>", len(why) - 1) if why[1:] else NOTHING  # a mat has room for one
            foot.append(markup('<p class="cl-why">{}{}</p>', why[0], more))
        if tag:
            foot.append(markup('<span class="cl-tag">{}</span>', tag))
        inner = markup(
            '<span class="cl-nums"><b class="cl-id">{sign}</b>{numbers}{meals}</span>'
            '<span class="cl-trs">{traits}</span>{foot}',
            sign=sign,
            numbers=self.numbers(species),
            meals=self.meals(species),
            traits=self.trait_lines(species),
            foot=join(foot),
        )
        if target:
            return lit_up(self.lit, species, css, dom_id, label, data_card, inner)
        return markup(
            '<div class="{css}" id="{id}" {role} aria-label="{label}" {data_card}>{no}{inner}</div>',
            css=css,
            id=dom_id,
            role=markup('role="group"') if species == self.inside else markup('role="img" tabindex="0"'),
            label=label,
            data_card=data_card,
            no=markup('<span class="cl-nox">{}</span>', icon("ic-no")) if why else NOTHING,
            inner=inner,
        )

    def touched(self, species: int) -> bool:
        """Whether the selected value would change a species."""
        g, after = self.g, self.after
        assert after is not None
        if not self.survives(species):
            return True
        return any(
            now[species] != then[species]
            for now, then in (
                (g.population, after.population),
                (g.body, after.body),
                (g.food, after.food),
                (g.fat, after.fat),
                (g.cards, after.cards),
            )
        )

    def description(self, species: int, name: Markup) -> list[Markup]:
        """A species in words, all that is to be seen of it."""
        g, words, traits = self.g, self.v.words, self.v.traits
        parts = [
            words("mat.label", name=name, population=g.population[species], body=g.body[species], food=g.food[species])
        ]
        if nature(g.traits[species]).stores or g.fat[species]:
            parts.append(words("mat.fat", n=g.fat[species], body=g.body[species]))
        down = len(g.cards[species]) - g.down[species]
        names = [traits[data.TRAIT_OF[card]] for card in g.cards[species][:down]]
        hidden = sum(card == data.HIDDEN for card in g.cards[species][down:])
        names += [
            words("mat.down.is", trait=traits[data.TRAIT_OF[card]])
            for card in g.cards[species][down:]
            if card != data.HIDDEN
        ]
        if hidden:
            names.append(words("mat.down", n=hidden))
        parts.append(join(names, ", ") if names else words("mat.none"))
        return parts

    def would_lose(self, species: int) -> Markup:
        """What the climate would take from a species in each zone that is near."""
        words, zone = self.v.words, self.g.zone_ahead()
        parts = [words(_IFS[look.zone - zone + 1], n=look.lost[species]) for look in self.ahead if species in look.lost]
        return words("mat.loses", list=join(parts, ", "))

    def survives(self, species: int) -> bool:
        """Whether the selected value would leave a species alive."""
        return self.alive is not None and species in self.alive

    def numbers(self, species: int) -> Markup:
        """Population and body size, with what would change or has changed."""
        g, css, grown, larger = self.g, "pill", 0, 0
        if self.after is not None:
            css = "pill go"
            grown = (self.after.population[species] if self.survives(species) else 0) - g.population[species]
            larger = self.after.body[species] - g.body[species] if self.survives(species) else 0
        elif self.since is not None and species in self.since.rows[seat_of(species)]:
            grown = g.population[species] - self.since.population[species]
            larger = g.body[species] - self.since.body[species]
        return markup(
            "<span>{population_icon}<b>{population}</b>{grown}</span><span>{body_icon}<b>{body}</b>{larger}</span>",
            population_icon=icon("ic-population"),
            population=g.population[species],
            grown=pill(grown, css),
            body_icon=icon("ic-body"),
            body=g.body[species],
            larger=pill(larger, css),
        )

    def meals(self, species: int) -> Markup:
        """A place for each food it needs, and for each fat it can store; what it would eat is outlined."""
        g, after = self.g, self.after
        has = nature(g.traits[species])
        coming = after.food[species] - g.food[species] if after and self.survives(species) else 0
        fatter = after.fat[species] - g.fat[species] if after and self.survives(species) else 0
        free = g.population[species] - g.food[species]
        ghosts = max(0, min(coming, free))
        places = [markup('<i class="f"></i>')] * g.food[species]
        places += [markup('<i class="g"></i>')] * ghosts
        places += [markup("<i></i>")] * (free - ghosts)
        if has.stores or g.fat[species]:
            room = g.body[species] - g.fat[species]
            more = max(0, min(fatter, room))
            places += [markup('<i class="a f"></i>')] * g.fat[species]
            places += [markup('<i class="a g"></i>')] * more
            places += [markup('<i class="a"></i>')] * (room - more)
        return markup('<span class="cl-food {}">{}</span>', "cl-meat" if has.hunts else "cl-plant", join(places))

    def trait_lines(self, species: int) -> Markup:
        """Each trait with its picture and its name; those that lie face down only if the viewer may know them."""
        g, v = self.g, self.v
        shown = len(g.cards[species]) - g.down[species]
        choosable = self.traits if species == self.inside else frozenset[int]()
        gone = set[int]()
        come: list[int] = []
        if self.after and self.survives(species):
            then = [data.TRAIT_OF[c] for c in self.after.cards[species] if c != data.HIDDEN]
            now = [data.TRAIT_OF[c] for c in g.cards[species] if c != data.HIDDEN]
            gone = set(now) - set(then)
            come = [t for t in then if t not in now]
        out = []
        for i, card in enumerate(g.cards[species]):
            if card == data.HIDDEN:
                unknown = icon("ic-lock", ""), v.words("mat.hidden")
                out.append(markup('<span class="cl-tr cl-dn" data-what="hidden">{}<span>{}</span></span>', *unknown))
                continue
            trait = data.TRAIT_OF[card]
            css = "cl-tr cl-car" if data.TRAITS[trait] == "carnivore" else "cl-tr"
            if i >= shown:
                css += " cl-dn"
            if trait in gone:
                css += " cl-gone"
            out.append(self.trait_line(trait, css, i >= shown, trait in choosable))
        out += [self.trait_line(trait, "cl-tr cl-come", True, False) for trait in come]
        return join(out)

    def trait_line(self, trait: int, css: str, down: bool, target: bool) -> Markup:
        """A trait of a species: `down` where it is still face down, `target` where it can be chosen."""
        name, (left, right) = self.v.traits[trait], TOWARDS[trait]
        inner = markup(
            "{picture}<span>{name}</span>{left}{right}{down}",
            picture=icon(symbol(trait), ""),
            name=name,
            left=icon("ic-prev") if left else NOTHING,
            right=icon("ic-next") if right else NOTHING,
            down=icon("ic-lock") if down else NOTHING,
        )
        if not target:
            return markup(
                '<span class="{}" data-what="{}" title="{}">{}</span>', css, data.TRAITS[trait], plain_text(name), inner
            )
        return self.lit.span(trait, css, f"tr-{trait}", plain_text(name), inner)

    def forecast(self, species: int) -> Markup:
        """What the climate would take: one zone colder, as it is, one zone hotter; and whether by an event."""
        cells = []
        for look in self.ahead:
            n = look.lost.get(species, 0)
            css = ("cl-st" if look.zone == self.g.zone_ahead() else "") + (" cl-hurt" if n else "")
            cells.append(
                markup(
                    '<span class="{css}">{zone}{event}{loss}{dead}</span>',
                    css=css.strip(),
                    zone=zone_icon(look.zone),
                    event=icon("ic-clock", "") if look.event != data.NO_EVENT else NOTHING,
                    loss=signed(-n),
                    dead=icon("ic-extinction", "") if n >= self.g.population[species] else NOTHING,
                )
            )
        return markup('<span class="cl-fc">{}</span>', join(cells))


def draw_rows(scene: Scene[Climate]) -> Markup:
    """All rows, and for a phone a strip that tells the climate and the watering hole."""
    g, v = scene.g, vocabulary(scene.words)
    return markup(
        '<div class="cl-strip"><span><small>{hole}</small><b>{plants}</b></span>'
        '<span class="cl-sz">{icon}<b>{zone}</b><small>{loss}</small></span></div><div class="cl-rows">{rows}</div>',
        hole=v.words("board.hole"),
        plants=v.words("board.plants", n=g.hole),
        icon=zone_icon(g.zone),
        zone=v.zones[g.zone],
        loss=v.losses[g.zone],
        rows=Table(scene).rows(),
    )
