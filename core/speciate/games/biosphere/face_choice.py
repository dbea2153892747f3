"""A choice in words: whose it is, the question, what each value means, and the verb of the main button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from speciate.draw.face import Label, Scene
from speciate.engine import DONE, Choice, Domain
from speciate.locale import Safe, plain_text

from . import data as d
from .evolution import space_ahead
from .face_words import ABILITY_ICONS, Vocabulary, is_card, vocabulary
from .facts import face_if_moved, next_bar_cost, next_scale_cost, scale_steps, standing, years_left
from .pieces import ALL, BAR_STEP, CORNER, DEED, DIE, FILL, PLAY, SPECIAL, STEPS, TILE, TRACK
from .state import Biosphere

_WIDE: Final = '<i class="bio-wide"></i>'
"""In a fact: the choices of this list need more room."""
_ICONS: Final = ("ic-life",) * 6 + ABILITY_ICONS


def who(scene: Scene[Biosphere], choice: Choice) -> tuple[int, str]:
    """The species that a choice is about, and the phase."""
    w = scene.words
    name = choice.key.partition(".")[0]
    doing = name if name in ("move", "breed", "fill", "penalty") else "spend"
    if name == "raise":
        doing = "raise"
    return choice.about[0], w(f"who.{doing}")


def blanks(scene: Scene[Biosphere], v: Vocabulary, choice: Choice) -> dict[str, object]:
    """What fills the blanks of the question and of the deed."""
    g, about = scene.g, choice.about
    me = about[0]
    found: dict[str, object] = {"species": v.species[me]}
    match choice.key:
        case "spend.deed":
            found |= {"n": about[1]}
        case "move.tile":
            cell, face = divmod(about[1], d.FACES)
            found |= {"tile": v.tile(g, cell), "face": face + 1, "n": about[2]}
        case "fill.tile":
            n = min(about[1], g.supply[me])
            found |= {"n": n, "free": about[1], "supply": g.supply[me], "tile": v.tile(g, choice.values[0])}
        case "special.take":
            found |= {"name": v.specials[choice.values[0]], "effect": v.special_effects[choice.values[0]]}
        case "scale.start":
            pass
        case _:
            found |= {"n": about[1]}
    return found


def question(scene: Scene[Biosphere], choice: Choice) -> str:
    """The prompt's question."""
    v = vocabulary(scene.words)
    key = f"ask.{choice.key}"
    if choice.key in ("raise.life", "raise.ability") and choice.about[1]:
        key += ".more"
    if choice.key == "penalty.life" and choice.about[1] > 1 or choice.key == "fill.tile" and len(choice.values) > 2:
        key += ".more"
    return v.words(key, **blanks(scene, v, choice))


def label(scene: Scene[Biosphere], choice: Choice, value: int) -> Label:
    """The words of one value, and one fact about it."""
    v = vocabulary(scene.words)
    if value == DONE:
        return Label(v.words(f"done.{choice.key}"))
    return _LABELS[choice.domain](scene, v, choice, value)


def _tile(scene: Scene[Biosphere], v: Vocabulary, choice: Choice, cell: int) -> Label:
    g, me = scene.g, choice.about[0]
    return Label(v.tile(g, cell), _tile_fact(g, v, choice, me, cell))


def _tile_fact(g: Biosphere, v: Vocabulary, choice: Choice, me: int, cell: int) -> Safe:
    if choice.key == "move.tile":
        origin = choice.about[1] // d.FACES
        steps = g.land().distance[origin][cell]
        return v.words("fact.steps", n=steps)
    life = years_left(g, g.face_now(me, g.terrain[cell]))
    here = standing(g, cell)
    if here.counts[me]:
        return v.words("fact.life_here", n=life, have=here.counts[me], all=here.spaces)
    return v.words("fact.life", n=life)


def _fill(scene: Scene[Biosphere], v: Vocabulary, choice: Choice, value: int) -> Label:
    if value == ALL:
        return Label(v.words("fill.all"), v.words("fact.dice", n=choice.about[1]), "ic-check")
    return _tile(scene, v, choice, value)


def _special(scene: Scene[Biosphere], v: Vocabulary, choice: Choice, value: int) -> Label:
    return Label(v.specials[value], v.special_effects[value], "ic-check")


def _die(scene: Scene[Biosphere], v: Vocabulary, choice: Choice, value: int) -> Label:
    g = scene.g
    cell, face = divmod(value, d.FACES)
    now = years_left(g, face + 1)
    older = face_if_moved(g, face + 1)
    then = years_left(g, older) if older else 0
    fact = v.words("fact.ages" if older else "fact.perishes", face=face + 1, now=now, then=then)
    return Label(v.tile(g, cell), Safe(f"{fact}{_WIDE}"))


def _deed(scene: Scene[Biosphere], v: Vocabulary, choice: Choice, value: int) -> Label:
    g, me, w = scene.g, choice.about[0], v.words
    if is_card(value):
        card = d.CARDS[value]
        return Label(v.cards[value], Safe(f"{v.combinations[card.combination]}{_WIDE}"))
    if value == PLAY:
        card_id = g.matching(me)
        return Label(w("deed.play"), v.cards[card_id], "ic-check")
    if value == BAR_STEP:
        return Label(w("deed.bar"), w("fact.bar", n=next_bar_cost(g), space=space_ahead(g, me)), "ic-flag")
    x, y = STEPS[value]
    pole = v.sizes[g.size[me] + x] if x else v.specialisations[g.specialisation[me] + y]
    there = 8 * (g.size[me] + x) + g.specialisation[me] + y
    held = d.CARD_AT[there]
    fact = w("fact.ep", n=next_scale_cost(g))
    if there in d.CORNERS:
        fact = w("fact.corner", n=next_scale_cost(g))
    elif held != d.NO_CARD and g.card[held] == me:
        fact = w("fact.your_card", n=next_scale_cost(g))
    return Label(w("deed.step", pole=pole), fact, "ic-movement")


def _corner(scene: Scene[Biosphere], v: Vocabulary, choice: Choice, value: int) -> Label:
    g, c = scene.g, d.STARTS[value]
    near = [card for card in g.row if card != d.NO_CARD and scale_steps(c, d.CARDS[card].combination) <= 2]
    return Label(v.combinations[c], v.words("fact.near", n=len(near)))


def _track(scene: Scene[Biosphere], v: Vocabulary, choice: Choice, t: int) -> Label:
    g, me, w = scene.g, choice.about[0], v.words
    value = g.value(me, t)
    if choice.key == "penalty.life":
        fact = w("fact.to_blocked" if value == d.START_LIFE[t] else "fact.to", now=value, then=value - 1)
    elif value == d.MOST[t]:
        fact = w("fact.overflow", now=value, n=d.OVERFLOW[t]) if g.use_bar else w("fact.wasted", now=value)
    else:
        fact = w("fact.to", now=value, then=value + d.STEP[t])
    return Label(v.tracks[t], fact, _ICONS[t])


_LABELS: Final[dict[Domain, Callable[[Scene[Biosphere], Vocabulary, Choice, int], Label]]] = {
    TILE: _tile, FILL: _fill, DIE: _die, DEED: _deed, CORNER: _corner, TRACK: _track, SPECIAL: _special,
}  # fmt: skip


def deed(scene: Scene[Biosphere], choice: Choice, value: int) -> str:
    """The main button: a verb and its object, without markup."""
    v, w = vocabulary(scene.words), scene.words
    if value == DONE:
        return w.plain(f"done.{choice.key}")
    g, me = scene.g, choice.about[0]
    what = plain_text(label(scene, choice, value).text)
    if choice.domain is DIE:
        return w.plain("do.move.die", tile=Safe(what), face=value % d.FACES + 1)
    if choice.domain is DEED:
        if is_card(value):
            return w.plain("do.buy", what=what)
        if value in STEPS:
            return w.plain("do.step", what=what)
        return w.plain(
            "do.bar" if value == BAR_STEP else "do.play", what=v.cards[g.matching(me)] if value == PLAY else ""
        )
    if choice.domain is FILL and value == ALL:
        return w.plain("do.fill.all")
    return w.plain(f"do.{choice.key}", what=Safe(what))


_PANEL: Final = {
    TILE: "board", FILL: "board", DIE: "board", DEED: "evolution", CORNER: "evolution", SPECIAL: "evolution",
    TRACK: "players",
}  # fmt: skip


def where(choice: Choice) -> str:
    """The panel where a choice lights up."""
    return _PANEL[choice.domain]
