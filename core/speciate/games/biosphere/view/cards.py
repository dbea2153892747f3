"""Things explained in full: cards, goals, tracks, bonuses, the wheel, tiles, dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from speciate.draw.face import Scene
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.locale import Words

from .. import data
from ..pieces import MAP
from ..rules.facts import face_if_moved, face_if_placed, majorities, scale_cost, standing, years_left
from ..rules.goals import progress
from ..rules.state import Biosphere
from . import art
from .board import ends_of
from .signs import signs, species_badge
from .words import LETTERS, Vocabulary, vocabulary

Shown = tuple[Markup, Markup]
_CARD_OF: Final = {card.id: n for n, card in enumerate(data.CARDS)}


def sure(v: Vocabulary, how: data.Sure, note: str) -> Markup:
    """A paragraph that says how sure a thing is, and why."""
    return markup('<p class="sure {}"><b>{}</b> {}</p>', how, v.words(f"sure.{how}"), v.words(note))


def full_card(words: Words, card_id: str) -> Shown | None:
    """Title and markup that explain a card, a goal, a track or a bonus in any position; None for another id."""
    v = vocabulary(words)
    if card_id in _CARD_OF:
        return _card(v, _CARD_OF[card_id])
    kind, _, rest = card_id.partition("-")
    make = _KINDS.get(kind)
    return make(v, rest) if make else None


def _card(v: Vocabulary, n: int, now: Markup = NOTHING) -> Shown:
    """A card; `now` is what there is to say about it in a position."""
    card, w = data.CARDS[n], v.words
    return v.combinations[card.combination], markup(
        '<div class="full"><p class="when">{when}</p><p class="text bio-big"><span class="bio-sg">{signs}</span> {text}'
        "</p><p>{how}</p>{now}{sure}</div>",
        when=w("card.when", n=data.COST[card.row]),
        signs=signs(card.effect),
        text=v.cards[n],
        how=w("card.how", combination=v.combinations[card.combination]),
        now=now,
        sure=sure(v, card.sure, f"card.{card.sure}"),
    )


def _goal(v: Vocabulary, goal_id: str, g: Biosphere | None = None) -> Shown | None:
    """A goal, and in a position how far everybody is."""
    if goal_id not in data.GOALS.numbers:
        return None
    n, w = data.GOALS.numbers[goal_id], v.words
    goal, more = data.GOALS[n], v.goals_more[n]
    return w(f"category.{data.CATEGORIES[goal.category]}"), markup(
        '<div class="full"><p class="text">{text}</p>{more}<p class="when">{when}</p>{now}{sure}</div>',
        text=v.goals[n],
        more=markup("<p>{}</p>", more) if more else NOTHING,
        when=w("goal.when", n=data.GOALS_TO_END),
        now=_everybody(g, v, n) if g else NOTHING,
        sure=sure(v, goal.sure, f"goal.{goal.sure}"),
    )


def _track(v: Vocabulary, track: str, bar: bool = True) -> Shown | None:
    if track not in data.TRACKS:
        return None
    t, w = data.TRACKS.index(track), v.words
    beyond = w("track.overflow", n=data.OVERFLOW[t]) if bar else w("track.lost")
    kind = "life" if t < data.REPRODUCTION else track
    return v.tracks[t], markup(
        '<div class="full"><p class="text">{}</p><p>{} {}</p></div>',
        w(f"rules.track.{kind}"),
        w("track.limits", start=data.START[t], most=data.MOST[t]),
        beyond,
    )


def _special(v: Vocabulary, number: str) -> Shown | None:
    if not number.isdecimal() or int(number) >= len(data.SPECIAL):
        return None
    space, w = int(number), v.words
    how, once = data.SPECIAL_SURE[space], "special.once.corner" if space < data.ENVIRONMENT_SPACE else "special.once"
    return v.specials[space], markup(
        '<div class="full"><p class="text">{earned}: <b>{effect}</b></p><p>{once}</p>{sure}</div>',
        earned=earned(v, space),
        effect=v.special_effects[space],
        once=w(once),
        sure=sure(v, how, f"special.{how}"),
    )


def earned(v: Vocabulary, space: int) -> Markup:
    """What earns a space of the special board."""
    key = "rules.majorities" if space >= data.ENVIRONMENT_SPACE else "rules.corner"
    return v.words(key, name=v.specials[space], n=data.TILES_FOR_BONUS)


def _bar(v: Vocabulary, rest: str) -> Shown | None:
    w = v.words
    if rest:
        return None
    return w("rules.bar"), markup(
        '<div class="full"><p>{}</p><p>{}</p>{}</div>',
        v.rule("rules.bar.1"),
        v.rule("rules.bar.2"),
        sure(v, data.RULINGS["bar"], "ruling.bar"),
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
    if kind == "goal":
        return _goal(v, rest, scene.g)
    if thing in _CARD_OF:
        return _card(v, _CARD_OF[thing], _where(scene.g, v, _CARD_OF[thing]))
    return full_card(scene.words, thing)


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
        mark = markup("<small>{}</small>", w("tile.has_majority")) if here.holder == p else NOTHING
        rows.append(
            markup(
                '<tr><th scope="row">{badge}<span>{species}{mark}</span></th><td class="n"><b>{n}</b></td>'
                "<td>{ends}</td><td>{new}</td></tr>",
                badge=species_badge(p),
                species=v.species[p],
                mark=mark,
                n=here.counts[p] or "–",
                ends=ends,
                new=new,
            )
        )
    heads = join(markup('<th scope="col">{}</th>', w(f"tile.col.{c}")) for c in ("species", "dice", "ends", "new"))
    edge = markup("<p>{}</p>", w("tile.edge")) if cell in g.land().edge else NOTHING
    foot = join((markup("{}{}", LETTERS[p].upper(), n) for p, n in enumerate(here.counts) if n), " ")
    counts = markup('<p class="bio-read">{}</p>', w("tile.counts", counts=foot)) if foot else NOTHING
    return v.tile(g, cell), markup(
        '<div class="full"><p class="text">{text}</p>{edge}<table class="why bio-why"><thead><tr>{heads}</tr></thead>'
        "<tbody>{rows}</tbody></table>{counts}{same}</div>",
        text=w("tile.text", n=here.spaces, need=here.needed, free=g.room[cell]),
        edge=edge,
        heads=heads,
        rows=join(rows),
        counts=counts,
        same=_same(g, v, terrain),
    )


def _same(g: Biosphere, v: Vocabulary, terrain: int) -> Markup:
    """Majorities on tiles of this environment: several of them earn a bonus."""
    held = {p: majorities(g, p)[terrain] for p in g.species()}
    holders = join((markup("{} {}", v.species[p], n) for p, n in held.items() if n), ", ")
    key = "tile.majorities" if holders else "tile.no_majorities"
    return markup("<p>{}</p>", v.words(key, environment=v.environments[terrain], list=holders, n=data.TILES_FOR_BONUS))


def _die(scene: Scene[Biosphere], v: Vocabulary, parts: list[str]) -> Shown | None:
    """When a die dies, as the wheel tells."""
    g, w = scene.g, v.words
    if len(parts) != 3 or parts[0] not in MAP.names or not (parts[1] + parts[2]).isdecimal():
        return None
    cell, p, face = MAP.names.index(parts[0]), int(parts[1]), int(parts[2])
    if cell not in g.tiles or p not in g.species() or face > data.FACES:
        return None
    title = w("die.title", species=v.species[p], tile=v.tile(g, cell))
    shape = art.die(p, face, bool(face) and years_left(g, face) == 1)
    picture = markup('<svg viewBox="-14 -14 28 28" class="bio-d big s{}" aria-hidden="true">{}</svg>', p + 1, shape)
    if not face:
        blank = w("die.about.blank")
        return title, markup('<div class="full bio-die-about">{}<p class="text">{}</p></div>', picture, blank)
    turns, older = years_left(g, face), face_if_moved(g, face)
    move = w("die.about.moves", face=older, when=v.turns(years_left(g, older))) if older else w("die.about.perishes")
    text = w("die.about", face=face, when=v.turns(turns), turn=g.turn + turns, grave=g.graveyard)
    return title, markup(
        '<div class="full bio-die-about">{}<div><p class="text">{}</p><p>{}</p></div></div>', picture, text, move
    )


def _wheel(scene: Scene[Biosphere], v: Vocabulary) -> Shown:
    body = join(markup("<p>{}</p>", v.rule(f"rules.wheel.{n}")) for n in (1, 2, 3))
    return v.words("wheel.title"), markup('<div class="full">{}</div>', body)


def _where(g: Biosphere, v: Vocabulary, card: int) -> Markup:
    """Where a card is now, and how far its combination from everybody."""
    w, place, combination = v.words, NOTHING, data.CARDS[card].combination
    if g.played_by(card) != data.NOBODY:
        place = w("card.played", species=v.species[g.played_by(card)])
    elif g.held_by(card) != data.NOBODY:
        place = w("card.held", species=v.species[g.held_by(card)])
    elif card in g.row:
        place = w("card.open", n=data.COST[data.CARDS[card].row])
    there = [p for p in g.species() if g.size[p] != data.NOT_SET]
    far = join((markup("{} {}", v.species[p], scale_cost(g, p, combination)) for p in there), ", ")
    return markup("<p>{}</p>{}", place, markup("<p>{}</p>", w("card.far", list=far)) if far else NOTHING)


def _everybody(g: Biosphere, v: Vocabulary, goal: int) -> Markup:
    """How far everybody is on a goal."""
    if goal not in g.goals:
        return NOTHING
    k, w, rows = g.goals.index(goal), v.words, []
    for p in g.species():
        have, need = progress(g, p, goal)
        met = w("goal.met") if g.completed(p, k) else w("goal.have", n=have, need=need)
        cells = species_badge(p), v.species[p], met
        rows.append(markup('<tr><th scope="row">{}<span>{}</span></th><td>{}</td></tr>', *cells))
    return markup('<table class="why"><tbody>{}</tbody></table>', join(rows))


def sure_mark(v: Vocabulary, how: data.Sure) -> Markup:
    """A mark that says how sure a thing is, for a table."""
    return markup('<span class="mk {}">{}</span>', how, v.words(f"rules.sure.{how}"))
