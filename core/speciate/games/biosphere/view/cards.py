"""Things explained in full: cards, goals, tracks, bonuses, the wheel, tiles, dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from speciate.draw.face import Scene
from speciate.locale import Markup, Words

from .. import data as d
from ..pieces import MAP
from ..rules.facts import face_if_moved, face_if_placed, majorities, scale_cost, standing, years_left
from ..rules.goals import progress
from ..rules.state import Biosphere
from . import art
from .board import ends_of
from .signs import signs, species_badge
from .words import Vocabulary, vocabulary

Shown = tuple[str, str]
_CARD_OF: Final = {card.id: n for n, card in enumerate(d.CARDS)}
_GOAL_OF: Final = {goal.id: n for n, goal in enumerate(d.GOALS)}


def sure(v: Vocabulary, how: d.Sure, note: str) -> str:
    """A paragraph that says how sure a thing is, and why."""
    return f'<p class="sure {how}"><b>{v.words(f"sure.{how}")}</b> {v.words(note)}</p>'


def full_card(words: Words, card_id: str) -> Shown | None:
    """Title and markup that explain a card, a goal, a track or a bonus in any position; None for another id."""
    v = vocabulary(words)
    if card_id in _CARD_OF:
        return _card(v, _CARD_OF[card_id])
    kind, _, rest = card_id.partition("-")
    make = _KINDS.get(kind)
    return make(v, rest) if make else None


def _card(v: Vocabulary, n: int) -> Shown:
    card, w = d.CARDS[n], v.words
    return str(v.combinations[card.combination]), (
        f'<div class="full"><p class="when">{w("card.when", n=d.COST[card.row])}</p>'
        f'<p class="text bio-big"><span class="bio-sg">{signs(card.effect)}</span> {v.cards[n]}</p>'
        f"<p>{w('card.how', combination=v.combinations[card.combination])}</p>"
        f"{sure(v, card.sure, f'card.{card.sure}')}</div>"
    )


def _goal(v: Vocabulary, goal_id: str) -> Shown | None:
    if goal_id not in _GOAL_OF:
        return None
    goal = d.GOALS[_GOAL_OF[goal_id]]
    w = v.words
    told = v.goals_more[_GOAL_OF[goal_id]]
    more = f"<p>{told}</p>" if told else ""
    return str(w(f"category.{d.CATEGORIES[goal.category]}")), (
        f'<div class="full"><p class="text">{v.goals[_GOAL_OF[goal_id]]}</p>{more}'
        f'<p class="when">{w("goal.when", n=d.GOALS_TO_END)}</p>'
        f"{sure(v, goal.sure, f'goal.{goal.sure}')}</div>"
    )


def _track(v: Vocabulary, track: str, bar: bool = True) -> Shown | None:
    if track not in d.TRACKS:
        return None
    t, w = d.TRACKS.index(track), v.words
    beyond = w("track.overflow", n=d.OVERFLOW[t]) if bar else w("track.lost")
    kind = "life" if t < d.REPRODUCTION else track
    return str(v.tracks[t]), (
        f'<div class="full"><p class="text">{w(f"rules.track.{kind}")}</p>'
        f"<p>{w('track.limits', start=d.START[t], most=d.MOST[t])} {beyond}</p></div>"
    )


def _special(v: Vocabulary, number: str) -> Shown | None:
    if not number.isdecimal() or int(number) >= len(d.SPECIAL):
        return None
    space, w = int(number), v.words
    how, once = d.SPECIAL_SURE[space], "special.once.corner" if space < d.ENVIRONMENT_SPACE else "special.once"
    return str(v.specials[space]), (
        f'<div class="full"><p class="text">{earned(v, space)}: <b>{v.special_effects[space]}</b></p>'
        f"<p>{w(once)}</p>{sure(v, how, f'special.{how}')}</div>"
    )


def earned(v: Vocabulary, space: int) -> Markup:
    """What earns a space of the special board."""
    key = "rules.majorities" if space >= d.ENVIRONMENT_SPACE else "rules.corner"
    return v.words(key, name=v.specials[space], n=d.TILES_FOR_BONUS)


def _bar(v: Vocabulary, rest: str) -> Shown | None:
    w = v.words
    if rest:
        return None
    return str(w("rules.bar")), (
        f'<div class="full"><p>{v.rule("rules.bar.1")}</p><p>{v.rule("rules.bar.2")}</p>'
        f"{sure(v, d.RULINGS['bar'], 'ruling.bar')}</div>"
    )


_KINDS: Final[dict[str, Callable[[Vocabulary, str], Shown | None]]] = {
    "goal": _goal, "track": _track, "special": _special, "bar": _bar,
}  # fmt: skip


# --- as it stands now -------------------------------------------------------------------------------------------------


def explain(scene: Scene[Biosphere], thing: str) -> Shown | None:
    """Title and markup that explain a tile, a die, the wheel, a card or a goal as it is now; None for another id."""
    v = vocabulary(scene.words)
    kind, _, rest = thing.partition("-")
    if kind == "tile" and rest in MAP.names:
        return _tile(scene, v, MAP.names.index(rest))
    if kind == "die":
        return _die(scene, v, rest.split("-"))
    if thing == "wheel":
        return _wheel(scene, v)
    if kind == "track":
        return _track(v, rest, bool(scene.g.use_bar))
    shown = full_card(scene.words, thing)
    if shown is None:
        return None
    more = ""
    if thing in _CARD_OF:
        more = _where(scene.g, v, _CARD_OF[thing])
    elif kind == "goal":
        more = _everybody(scene.g, v, _GOAL_OF[rest])
    return shown[0], shown[1].replace('<p class="sure', f'{more}<p class="sure', 1)


def _tile(scene: Scene[Biosphere], v: Vocabulary, cell: int) -> Shown | None:
    """Who has what on a tile, when it dies, and what a new die would be worth there."""
    g, w = scene.g, v.words
    if cell not in g.tiles:
        return None
    here, terrain = standing(g, cell), g.terrain[cell]
    rows = []
    for p in g.species():
        placed = face_if_placed(g, p, cell)
        new = w("tile.new", face=placed, n=years_left(g, placed)) if placed else w("track.blocked")
        ends = ends_of(v, g.by_face(p, cell), g.graveyard)
        mark = f"<small>{w('tile.has_majority')}</small>" if here.holder == p else ""
        rows.append(
            f'<tr><th scope="row">{species_badge(p)}<span>{v.species[p]}{mark}</span></th>'
            f'<td class="n"><b>{here.counts[p] or "–"}</b></td><td>{ends}</td><td>{new}</td></tr>'
        )
    heads = "".join(f'<th scope="col">{w(f"tile.col.{c}")}</th>' for c in ("species", "dice", "ends", "new"))
    edge = f"<p>{w('tile.edge')}</p>" if cell in g.land().edge else ""
    text = w("tile.text", n=here.spaces, need=here.needed, free=g.room[cell])
    return str(v.tile(g, cell)), (
        f'<div class="full"><p class="text">{text}</p>{edge}<table class="why bio-why"><thead><tr>{heads}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table>{_same(g, v, terrain)}</div>"
    )


def _same(g: Biosphere, v: Vocabulary, terrain: int) -> str:
    """Majorities on tiles of this environment: several of them earn a bonus."""
    held = {p: majorities(g, p)[terrain] for p in g.species()}
    told = ", ".join(f"{v.species[p]} {n}" for p, n in held.items() if n)
    environment = v.environments[terrain]
    if not told:
        return f"<p>{v.words('tile.no_majorities', environment=environment, n=d.TILES_FOR_BONUS)}</p>"
    return f"<p>{v.words('tile.majorities', environment=environment, list=Markup(told), n=d.TILES_FOR_BONUS)}</p>"


def _die(scene: Scene[Biosphere], v: Vocabulary, parts: list[str]) -> Shown | None:
    """When a die dies, as the wheel tells."""
    g, w = scene.g, v.words
    if len(parts) != 3 or parts[0] not in MAP.names or not (parts[1] + parts[2]).isdecimal():
        return None
    cell, p, face = MAP.names.index(parts[0]), int(parts[1]), int(parts[2])
    if cell not in g.tiles or p not in g.species() or face > d.FACES:
        return None
    title = str(w("die.title", species=v.species[p], tile=v.tile(g, cell)))
    shape = art.die(p, face, bool(face) and years_left(g, face) == 1)
    picture = f'<svg viewBox="-14 -14 28 28" class="bio-d big s{p + 1}" aria-hidden="true">{shape}</svg>'
    if not face:
        return title, f'<div class="full bio-die-about">{picture}<p class="text">{w("die.about.blank")}</p></div>'
    turns, older = years_left(g, face), face_if_moved(g, face)
    move = w("die.about.moves", face=older, when=v.turns(years_left(g, older))) if older else w("die.about.perishes")
    text = w("die.about", face=face, when=v.turns(turns), turn=g.turn + turns, grave=g.graveyard)
    return title, f'<div class="full bio-die-about">{picture}<div><p class="text">{text}</p><p>{move}</p></div></div>'


def _wheel(scene: Scene[Biosphere], v: Vocabulary) -> Shown:
    body = "".join(f"<p>{v.rule(f'rules.wheel.{n}')}</p>" for n in (1, 2, 3))
    return str(v.words("wheel.title")), f'<div class="full">{body}</div>'


def _where(g: Biosphere, v: Vocabulary, card: int) -> str:
    """Where a card is now, and how far its combination from everybody."""
    w, told = v.words, ""
    if g.played_by(card) != d.NOBODY:
        told = w("card.played", species=v.species[g.played_by(card)])
    elif g.held_by(card) != d.NOBODY:
        told = w("card.held", species=v.species[g.held_by(card)])
    elif card in g.row:
        told = w("card.open", n=d.COST[d.CARDS[card].row])
    far = ", ".join(
        f"{v.species[p]} {scale_cost(g, p, d.CARDS[card].combination)}" for p in g.species() if g.size[p] != d.NOT_SET
    )
    return f"<p>{told}</p>" + (f"<p>{w('card.far', list=far)}</p>" if far else "")


def _everybody(g: Biosphere, v: Vocabulary, goal: int) -> str:
    """How far everybody is on a goal."""
    if goal not in g.goals:
        return ""
    k, w, rows = g.goals.index(goal), v.words, []
    for p in g.species():
        have, need = progress(g, p, goal)
        told = w("goal.met") if g.completed(p, k) else w("goal.have", n=have, need=need)
        rows.append(f'<tr><th scope="row">{species_badge(p)}<span>{v.species[p]}</span></th><td>{told}</td></tr>')
    return f'<table class="why"><tbody>{"".join(rows)}</tbody></table>'


def sure_mark(v: Vocabulary, how: d.Sure) -> str:
    """A mark that says how sure a thing is, for a table."""
    return f'<span class="mk {how}">{v.words(f"rules.sure.{how}")}</span>'
