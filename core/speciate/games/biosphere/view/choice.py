"""A choice in words: whose it is, the question, what each value means, and the verb of the main button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from speciate.draw.blanks import blanks
from speciate.draw.face import Label, Scene
from speciate.draw.markup import NOTHING, Markup, markup
from speciate.engine import DONE, Choice, Domain
from speciate.locale import plain_text

from .. import data
from ..decisions import (
    FILL_TILE,
    MOVE_DIE,
    MOVE_TILE,
    PENALTY_LIFE,
    RAISE_ABILITY,
    RAISE_LIFE,
    SPECIAL_TAKE,
    SPEND_DEED,
)
from ..pieces import (
    ALL,
    BAR_STEP,
    CORNER,
    DEED,
    DIE,
    FILL,
    PLAY,
    SPECIAL,
    STEPS,
    TILE,
    TRACK,
    combination,
    face_of_die,
    tile_of_die,
)
from ..rules.evolution import space_ahead
from ..rules.facts import face_if_moved, next_bar_cost, next_scale_cost, scale_steps, standing, years_left
from ..rules.state import Biosphere
from .words import ABILITY_ICONS, Vocabulary, is_card, vocabulary

_WIDE: Final = markup('<i class="bio-wide"></i>')
"""In a fact: the choices of this list need more room."""
_ICONS: Final = ("ic-life",) * 6 + ABILITY_ICONS


def actor(scene: Scene[Biosphere], choice: Choice) -> tuple[int, Markup]:
    """The species that a choice is about, and the phase."""
    name = choice.key.partition(".")[0]
    doing = name if name in ("raise", "move", "breed", "fill", "penalty") else "spend"
    return scene.g.species_of(choice.seat), scene.words(f"who.{doing}")


def question(scene: Scene[Biosphere], choice: Choice) -> Markup:
    """The prompt's question."""
    g, v = scene.g, vocabulary(scene.words)
    found = blanks(choice.decision.numbers, choice.numbers, lambda domain, n: read(scene, domain, n))
    if choice.decision is FILL_TILE:
        supply = g.supply[g.species_of(choice.seat)]
        found |= {"supply": supply, "n": min(choice.numbers["free"], supply), "tile": v.tile(g, choice.values[0])}
    elif choice.decision is SPECIAL_TAKE:
        found |= {"name": v.specials[choice.values[0]], "effect": v.special_effects[choice.values[0]]}
    return v.words(f"ask.{choice.key}{'.more' if _more(choice) else ''}", **found)


def read(scene: Scene[Biosphere], domain: Domain, n: int) -> object:
    """A value of a domain in words: a tile with its environment."""
    v = vocabulary(scene.words)
    return v.tile(scene.g, n) if domain is TILE else v.read(domain, n)


def _more(choice: Choice) -> bool:
    """Whether more of the same follows, or is on offer."""
    if choice.decision in (RAISE_LIFE, RAISE_ABILITY):
        return choice.numbers["left"] > 0
    if choice.decision is PENALTY_LIFE:
        return choice.numbers["left"] > 1
    return choice.decision is FILL_TILE and len(choice.values) > 2


def label(scene: Scene[Biosphere], choice: Choice, value: int) -> Label:
    """The words of one value, and one fact about it; without a fact where the rules refuse it and there is none."""
    v = vocabulary(scene.words)
    if value == DONE:
        return Label(v.words(f"done.{choice.key}"))
    return _LABELS[choice.domain](scene, v, choice, value)


def _tile(scene: Scene[Biosphere], v: Vocabulary, choice: Choice, cell: int) -> Label:
    return Label(v.tile(scene.g, cell), _tile_fact(scene.g, v, choice, cell))


def _tile_fact(g: Biosphere, v: Vocabulary, choice: Choice, cell: int) -> Markup:
    if choice.decision is MOVE_TILE:
        origin = choice.numbers["origin"]
        return v.words("fact.steps", n=g.land().distance[origin][cell]) if cell != origin else NOTHING
    me = g.species_of(choice.seat)
    life = years_left(g, g.face_now(me, g.terrain[cell]))
    here = standing(g, cell)
    if here.counts[me]:
        return v.words("fact.life_here", n=life, have=here.counts[me], all=here.spaces)
    return v.words("fact.life", n=life)


def _fill(scene: Scene[Biosphere], v: Vocabulary, choice: Choice, value: int) -> Label:
    if value == ALL:
        return Label(v.words("fill.all"), v.words("fact.dice", n=choice.numbers["free"]), "ic-check")
    return _tile(scene, v, choice, value)


def _special(scene: Scene[Biosphere], v: Vocabulary, choice: Choice, value: int) -> Label:
    return Label(v.specials[value], v.special_effects[value], "ic-check")


def _die(scene: Scene[Biosphere], v: Vocabulary, choice: Choice, value: int) -> Label:
    g = scene.g
    cell, face = tile_of_die(value), face_of_die(value)
    now = years_left(g, face)
    older = face_if_moved(g, face)
    then = years_left(g, older) if older else 0
    fact = v.words("fact.ages" if older else "fact.perishes", face=face, now=now, then=then)
    return Label(v.tile(g, cell), markup("{}{}", fact, _WIDE))


def _deed(scene: Scene[Biosphere], v: Vocabulary, choice: Choice, value: int) -> Label:
    g, me, w = scene.g, scene.g.species_of(choice.seat), v.words
    if is_card(value):
        card = data.CARDS[value]
        return Label(v.cards[value], markup("{}{}", v.combinations[card.combination], _WIDE))
    if value == PLAY:
        card_id = g.matching(me)
        return Label(w("spend.play"), v.cards[card_id] if card_id != data.NO_CARD else NOTHING, "ic-check")
    if value == BAR_STEP:
        space = space_ahead(g, me)
        return Label(w("spend.bar"), w("fact.bar", n=next_bar_cost(g), space=space) if space else NOTHING, "ic-flag")
    x, y = STEPS[value]
    size, specialisation = g.size[me] + x, g.specialisation[me] + y
    poles, to = (data.SIZES, size) if x else (data.SPECIALISATIONS, specialisation)
    if not 0 <= to < len(poles):  # off the scale, where no pole has a number
        end = poles[0 if to < 0 else -1]
        return Label(w("spend.step", pole=w(f"pole.{end[:-1]}")), icon="ic-movement")
    pole = v.sizes[size] if x else v.specialisations[specialisation]
    there = combination(size, specialisation)
    held = data.CARD_AT[there]
    fact = w("fact.ep", n=next_scale_cost(g))
    if there in data.CORNERS:
        fact = w("fact.corner", n=next_scale_cost(g))
    elif held != data.NO_CARD and g.held_by(held) == me:
        fact = w("fact.your_card", n=next_scale_cost(g))
    return Label(w("spend.step", pole=pole), fact, "ic-movement")


def _corner(scene: Scene[Biosphere], v: Vocabulary, choice: Choice, value: int) -> Label:
    g, c = scene.g, data.STARTS[value]
    near = [card for card in g.row if card != data.NO_CARD and scale_steps(c, data.CARDS[card].combination) <= 2]
    return Label(v.combinations[c], v.words("fact.near", n=len(near)))


def _track(scene: Scene[Biosphere], v: Vocabulary, choice: Choice, t: int) -> Label:
    g, me, w = scene.g, scene.g.species_of(choice.seat), v.words
    value = g.value(me, t)
    if choice.decision is PENALTY_LIFE and (t not in data.LIVES or value < data.START_LIFE[t]):
        fact = NOTHING  # an ability, or what cannot fall further
    elif choice.decision is PENALTY_LIFE:
        fact = w("fact.to_blocked" if value == data.START_LIFE[t] else "fact.to", now=value, then=value - 1)
    elif value == data.MOST[t]:
        fact = w("fact.overflow", now=value, n=data.OVERFLOW[t]) if g.use_bar else w("fact.wasted", now=value)
    else:
        fact = w("fact.to", now=value, then=value + data.STEP[t])
    return Label(v.tracks[t], fact, _ICONS[t])


_LABELS: Final[dict[Domain, Callable[[Scene[Biosphere], Vocabulary, Choice, int], Label]]] = {
    TILE: _tile, FILL: _fill, DIE: _die, DEED: _deed, CORNER: _corner, TRACK: _track, SPECIAL: _special,
}  # fmt: skip


def commit_label(scene: Scene[Biosphere], choice: Choice, value: int) -> str:
    """The main button: a verb and its object, without markup."""
    v, w = vocabulary(scene.words), scene.words
    if value == DONE:
        return w.plain(f"done.{choice.key}")
    what, more, key = plain_text(label(scene, choice, value).text), dict[str, object](), f"commit.{choice.key}"
    if choice.decision is MOVE_DIE:
        more = {"face": face_of_die(value)}
    elif choice.decision is FILL_TILE and value == ALL:
        key += ".all"
    elif choice.decision is SPEND_DEED and not is_card(value):
        card = scene.g.matching(scene.g.species_of(choice.seat)) if value == PLAY else data.NO_CARD
        if card != data.NO_CARD:
            key, what = f"{key}.play", v.cards[card]
        else:
            key += ".bar" if value == BAR_STEP else ".step"
    return w.plain(key, what=what, **more)
