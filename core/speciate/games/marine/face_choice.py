"""A choice in words: whose it is, the question, what each value means, and the verb of the main button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from speciate.draw.face import Label, Scene
from speciate.draw.html import mark
from speciate.engine import DONE, Choice, Domain
from speciate.locale import Safe, plain_text

from . import data as d
from .face_actions import ON_DISPLAY, pawn_owner, section_in_play
from .face_facts import corner_fact, element_fact, hex_fact, number_fact, space_fact
from .face_words import CARD_TITLES, TRAIT_TITLES, Vocabulary, card_title, vocabulary
from .pieces import (
    ANIMAL,
    AUTOTROPH,
    CORNER,
    ELEMENT,
    HEX,
    NUMBER,
    PAWN,
    PLACE_OF,
    SECTION,
    SECTION_OF,
    SIDE,
    SLOT,
    SOURCE,
    SPACE,
    STACK,
    TERRAIN,
    TRAIT,
    YES,
    is_special,
)
from .state import Marine

ABOUT: Final[dict[str, tuple[str, ...]]] = {
    "abundance.corner": ("element",),
    "autotrophs.way": ("side",),
    "autotrophs.swap": ("element",),
    "adaptation.replace": ("element",),
    "speciation.number": ("hex",),
    "wanderlust.hex": ("terrain",),
    "wanderlust.element": ("hex",),
    "wanderlust.corner": ("element",),
    "wanderlust.move": ("origin", "hex"),
    "tectonics.side": ("hex",),
    "tectonics.source": ("hex",),
    "migration.from": ("n",),
    "migration.to": ("origin",),
    "competition.hex": ("n",),
    "competition.animal": ("hex", "n"),
    "evolution.card": ("n",),
    "bottom_feeder.box": ("element",),
    "adaptability.corner": ("element",),
    "habitat.corner": ("element",),
    "metamorphosis.element": ("element",),
    "niche_construction.to": ("element",),
    "trophic_cascade.hex": ("n",),
    "trophic_cascade.corner": ("hex", "n"),
    "fecundity.hex": ("n",),
    "terrestrial.corner": ("element",),
    "terrestrial.number": ("hex",),
    "asteroid.survivor": ("hex",),
    "asteroid.victim": ("hex",),
    "biomass.animal": ("hex",),
    "mass_exodus.number": ("origin", "hex", "animal"),
    "omnivore.corner": ("hex",),
    "omnivore.animal": ("hex",),
    "predator.animal": ("hex",),
    "profligate_carnivore.hex": ("n",),
    "profligate_carnivore.animal": ("hex",),
    "solar_radiation.hex": ("n",),
    "solar_radiation.animal": ("hex", "n"),
    "gene_expression.old": ("trait",),
    "trait.keep": ("n",),
    "turn.pawn": ("space",),
    "ancient_lineage.hex": ("n",),
    "camouflage.hex": ("hex",),
}
"""What the numbers of a choice mean, after the animal that acts."""
_CARDS: Final = frozenset(c.id for c in d.CARDS)
_TRAITS: Final = frozenset(t.id for t in d.TRAITS)


def _meaning(g: Marine, v: Vocabulary, kind: str, n: int) -> object:
    if kind in ("hex", "origin"):
        return v.tile(g, n)
    names: dict[str, tuple[Safe, ...]] = {
        "element": v.elements, "side": v.sides, "terrain": v.shorts, "animal": v.animals,
        "trait": tuple(map(Safe, TRAIT_TITLES)),
    }  # fmt: skip
    return v.space(n) if kind == "space" else names[kind][n] if kind in names else n


def blanks(g: Marine, v: Vocabulary, choice: Choice) -> dict[str, object]:
    """What fills the blanks of the question and of the deed."""
    kinds = ABOUT.get(choice.key, ())
    found = {kind: _meaning(g, v, kind, n) for kind, n in zip(kinds, choice.about[1:], strict=False)}
    if choice.about:
        found["who"] = v.animals[choice.about[0]]
    return found


def who(scene: Scene[Marine], choice: Choice) -> tuple[int, str]:
    """The animal that a choice is about, and what it is doing."""
    g, v = scene.g, vocabulary(scene.words)
    me, name = choice.about[0], choice.key.partition(".")[0]
    section = section_in_play(choice.key)
    if section >= 0:
        stand = [s for s in range(len(g.pawn)) if g.pawn[s] and SECTION_OF_ALL[s] == section and pawn_owner(g, s) == me]
        return me, v.space(stand[0]) if len(stand) == 1 else v.sections[section]
    if name in _CARDS or name in _TRAITS:
        return me, card_title(name)
    return me, v.words("who.traits" if name == "trait" else "who.turn")


SECTION_OF_ALL: Final = SECTION_OF


def question(scene: Scene[Marine], choice: Choice) -> str:
    """The prompt's question."""
    v = vocabulary(scene.words)
    key = f"ask.{choice.key}"
    if key not in v.words:
        key = f"ask.any.{choice.domain.name}"
    return v.words(key, **blanks(scene.g, v, choice))


def done_key(v: Vocabulary, choice: Choice) -> str:
    key = f"done.{choice.key}"
    return key if key in v.words else "done.skip"


def label(scene: Scene[Marine], choice: Choice, value: int) -> Label:
    """The words of one value, and one fact about it."""
    v = vocabulary(scene.words)
    if value == DONE:
        fact = f"{done_key(v, choice)}.fact"
        return Label(v.words(done_key(v, choice)), v.words(fact) if fact in v.words else "")
    return _LABELS[choice.domain](scene, v, choice, value)


def _hex(scene: Scene[Marine], v: Vocabulary, choice: Choice, value: int) -> Label:
    return Label(v.tile(scene.g, value), hex_fact(scene, v, choice, value))


def _corner(scene: Scene[Marine], v: Vocabulary, choice: Choice, value: int) -> Label:
    g = scene.g
    e, around = g.elements[value], v.around(g, value)
    fact = corner_fact(scene, v, choice, value)
    sole = len({g.elements[c] for c in choice.values if c != DONE}) == 1
    if e == d.NONE or sole:
        return Label(around, fact, f"el-{d.ELEMENTS[e]}" if e != d.NONE else "")
    return Label(v.words("corner.choice", element=v.elements[e], tiles=around), fact, f"el-{d.ELEMENTS[e]}")


def _element(scene: Scene[Marine], v: Vocabulary, choice: Choice, value: int) -> Label:
    return Label(v.elements[value], element_fact(scene, v, choice, value), f"el-{d.ELEMENTS[value]}")


def _animal(scene: Scene[Marine], v: Vocabulary, choice: Choice, value: int) -> Label:
    g = scene.g
    h = choice.about[1] if len(choice.about) > 1 else -1
    fact = v.words("fact.there", n=g.cubes[value][h]) if h >= 0 else Safe("")
    if g.places[value] == choice.seat and value == choice.about[0]:
        fact = Safe(f"{fact}, {v.words('fact.yours')}") if fact else v.words("fact.yours")
    return Label(f"{mark(value)} {v.animals[value]}", fact)


def _terrain(scene: Scene[Marine], v: Vocabulary, choice: Choice, value: int) -> Label:
    g = scene.g
    mine = sum(vp for h in g.tiles_of(value) for a, vp in g.forecast(h) if a == choice.about[0])
    return Label(v.terrains[value], v.words("fact.terrain", n=len(g.tiles_of(value)), vp=mine))


def _number(scene: Scene[Marine], v: Vocabulary, choice: Choice, value: int) -> Label:
    return Label(v.words("number.none") if not value else Safe(str(value)), number_fact(scene, v, choice, value))


def _space(scene: Scene[Marine], v: Vocabulary, choice: Choice, value: int) -> Label:
    s = SECTION_OF[value]
    many = s < 12 and d.ORDINARY[s] + d.SPECIAL[s] > 1
    place = v.words("space.short.special") if is_special(value) else Safe(str(PLACE_OF[value] + 1))
    return Label(Safe(f"{v.sections[s]} {place}") if many else v.sections[s], space_fact(scene, v, choice, value))


def _pawn(scene: Scene[Marine], v: Vocabulary, choice: Choice, value: int) -> Label:
    g = scene.g
    if not value:
        return Label(v.words("pawn.basic"), v.words("fact.pawns", n=g.free[choice.about[0]]))
    e = value - 1
    return Label(
        v.words("pawn.special", element=v.elements[e]), v.words("fact.target", n=g.target[e]), f"el-{d.ELEMENTS[e]}"
    )


def _slot(scene: Scene[Marine], v: Vocabulary, choice: Choice, value: int) -> Label:
    card = scene.g.row[value]
    return Label(Safe(CARD_TITLES[card]), v.cards[card])


def _stack(scene: Scene[Marine], v: Vocabulary, choice: Choice, value: int) -> Label:
    g = scene.g
    return Label(v.terrains[g.stack_top[value]], v.words("fact.left", n=g.stack_left[value]))


def _side(scene: Scene[Marine], v: Vocabulary, choice: Choice, value: int) -> Label:
    return Label(v.sides[value], "", "vent-smoker" if value else "vent-geyser")


def _trait(scene: Scene[Marine], v: Vocabulary, choice: Choice, value: int) -> Label:
    return Label(Safe(TRAIT_TITLES[value]), v.traits[value])


def _yes(scene: Scene[Marine], v: Vocabulary, choice: Choice, value: int) -> Label:
    key = f"yes.{choice.key}"
    return Label(v.words(key if key in v.words else "yes.any", **blanks(scene.g, v, choice)))


def _autotroph(scene: Scene[Marine], v: Vocabulary, choice: Choice, value: int) -> Label:
    name = AUTOTROPH.tokens[value]
    return Label(v.words(f"autotroph.{name}"), v.words(f"autotroph.{name}.fact"))


def _source(scene: Scene[Marine], v: Vocabulary, choice: Choice, value: int) -> Label:
    g, me = scene.g, choice.about[0]
    return Label(v.words(f"source.{SOURCE.tokens[value]}"), v.words("fact.left", n=(g.pool, g.eliminated)[value][me]))


def _section(scene: Scene[Marine], v: Vocabulary, choice: Choice, value: int) -> Label:
    return Label(v.sections[value])


_LABELS: Final[dict[Domain, Callable[[Scene[Marine], Vocabulary, Choice, int], Label]]] = {
    HEX: _hex, CORNER: _corner, ELEMENT: _element, ANIMAL: _animal, TERRAIN: _terrain, NUMBER: _number, SPACE: _space,
    PAWN: _pawn, SLOT: _slot, STACK: _stack, SIDE: _side, TRAIT: _trait, YES: _yes, AUTOTROPH: _autotroph,
    SOURCE: _source, SECTION: _section,
}  # fmt: skip


def deed(scene: Scene[Marine], choice: Choice, value: int) -> str:
    """The main button: a verb and its object, without markup."""
    v = vocabulary(scene.words)
    if value == DONE:
        return v.words.plain(done_key(v, choice))
    key = f"deed.{choice.key}"
    if key not in v.words:
        key = f"deed.any.{choice.domain.name}"
    what = plain_text(label(scene, choice, value).text).strip()
    if choice.domain is CORNER:
        what = scene.words.plain("corner.of", corner=scene.keys.get(value) or v.corner(value, scene.g.touched(value)))
        e = scene.g.elements[value]
        if e != d.NONE:
            what = f"{plain_text(v.elements[e])} {scene.keys.get(value, '')}".strip()
    return v.words.plain(key, what=what, value=value, **blanks(scene.g, v, choice))


SECRET: Final = frozenset({"trait.keep", "exaptation.new", "gene_expression.new"})
"""Choices among cards that only the chooser has seen."""
_PANEL: Final = {HEX: "board", CORNER: "board", STACK: "board", TERRAIN: "board", ANIMAL: "board", SPACE: "actions",
                 SECTION: "actions", SLOT: "cards", PAWN: "seats", SOURCE: "seats"}  # fmt: skip


def where(choice: Choice) -> str:
    """The panel where a choice lights up."""
    if choice.domain is ELEMENT:
        return "seats" if choice.key in ON_DISPLAY else "actions"
    return _PANEL.get(choice.domain, "")
