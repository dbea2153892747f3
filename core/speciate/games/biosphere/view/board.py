"""The map: tiles, spaces, dice with the end of each, majorities; what can be chosen, what would change, what has."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from speciate.draw.face import Scene
from speciate.draw.marks import change, key_badge, placed_key
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.draw.target import Targets
from speciate.locale import plain_text

from .. import data
from ..pieces import ALL, DIE, FILL, MAP, TILE, die_of, tile_of_die
from ..rules.state import Biosphere
from ..rules.wheel import years_of
from . import art
from .words import LETTERS, PATTERNS, Vocabulary, acting, chooser, vocabulary

_AT: Final = tuple(f"translate({c * art.PITCH} {r * art.PITCH})" for c, r in MAP.points)
_RING: Final = markup(
    '<rect class="legalc" x="1" y="1" width="98" height="98" rx="9"/>'
    '<rect class="legal" x="1" y="1" width="98" height="98" rx="9"/>'
)
_FOCUS: Final = markup('<rect class="foc" x="-1" y="-1" width="102" height="102" rx="10"/>')
_DASH: Final = markup('<rect class="affect" x="5" y="5" width="90" height="90" rx="6"/>')
Stand = tuple[bytes, ...]
"""The dice on a tile: six times the number of each face, then one byte for blank ones and one for whose they are."""


class _Offer(NamedTuple):
    """The dice that can be chosen on the map."""

    lit: Targets
    dice: frozenset[int]
    owner: int
    keys: list[Markup]
    """Where the drawing of their keys is added."""


def draw_board(scene: Scene[Biosphere]) -> Markup:
    """The map as one SVG: tiles, dice, targets, what the selected value would change, and what has changed."""
    g, v, lit = scene.g, vocabulary(scene.words), Targets(scene)
    tiles, keys, out, notes = lit.of(TILE) | lit.of(FILL), list[Markup](), list[Markup](), list[Markup]()
    offer = _Offer(lit, lit.of(DIE), chooser(scene), keys)
    lit_tiles = {*map(tile_of_die, offer.dice)}
    entry = g.tiles[len(g.tiles) // 2]  # One tile can be reached with Tab, the others from there with the arrows.
    now, then, was = _stands(g), _stands(scene.after), _stands(scene.since)
    by_hand = scene.choice is not None and not scene.choice.decision.rule  # in the editor: no rule asks for it
    bare = sorted(lit.of(TILE) - {*g.tiles}) if by_hand else []
    for cell in bare:
        out.append(_bare(v, lit, cell, keys))
    for i, cell in enumerate(g.tiles):
        stand, name = now[i], MAP.names[cell]
        terrain = g.terrain[cell]
        label = _label(v, name, terrain, g.graveyard, stand)
        dash = ghosts = pills = NOTHING
        if then and then[i] != stand:
            dash, (ghosts, pills) = _DASH, _coming(scene, cell, stand, then[i])
        elif was and was[i] != stand:
            pills = _changed(stand, was[i], g.holder[cell])
        if cell in tiles:
            x, y = MAP.points[cell]
            keys.append(key_badge(f"k-{name}", lit.letter(cell), x * art.PITCH + 99, y * art.PITCH))
            css, attributes, ring, rest = lit.css(cell), lit.attributes(cell, label), _RING, 0
        else:
            role, tab = "group" if any(map(any, stand)) else "img", 0 if cell == entry else -1
            attributes = markup('role="{}" tabindex="{}" aria-label="{}"', role, tab, label)
            css, ring, rest = "", NOTHING, 1
        if cell in lit_tiles:
            dice = _dice(v, name, terrain, g.graveyard, stand, rest, offer)
        else:
            dice = _still_dice(v, name, terrain, g.graveyard, stand, rest)
        # Ring and dashes lie under the dice, so that these keep their outline and, on a selected tile, their colour.
        out.append(
            markup(
                '<g id="h-{name}" transform="{at}" class="bio-tile tile{css}" {attributes} data-card="tile-{name}">'
                "{ground}{ring}{dash}{dice}{ghosts}{focus}</g>",
                name=name,
                at=_AT[cell],
                css=css,
                attributes=attributes,
                ground=_ground(stand, terrain),
                ring=ring,
                dash=dash,
                dice=dice,
                ghosts=ghosts,
                focus=_FOCUS,
            )
        )
        # Words stand apart: who speaks to the page calls a tile by its label, which need not repeat them.
        words = join((_names(v, name, terrain), _owners(stand, terrain), pills))
        notes.append(markup('<g transform="{}">{}</g>', _AT[cell], words))
    if ALL in tiles:
        out.append(_fill_all(v, g, lit, keys))
    return markup(
        '<svg class="board bio" id="board-svg" viewBox="{box}" role="group" aria-label="{label}">{tiles}'
        '<g class="bio-notes" aria-hidden="true">{notes}</g><g class="keys">{keys}</g></svg>',
        box=_box((*g.tiles, *bare), ALL in tiles),
        label=v.words.plain("board.label", tiles=len(g.tiles)),
        tiles=join(out),
        notes=join(notes),
        keys=join(keys),
    )


def _bare(v: Vocabulary, lit: Targets, cell: int, keys: list[Markup]) -> Markup:
    """A cell without a tile, where one can be laid."""
    name, (x, y) = MAP.names[cell], MAP.points[cell]
    keys.append(key_badge(f"k-{name}", lit.letter(cell), x * art.PITCH + 99, y * art.PITCH))
    return markup(
        '<g id="h-{name}" transform="{at}" class="bio-tile bio-bare{css}" {attributes}>'
        '<rect class="bio-cell" width="100" height="100" rx="9"/>'
        '<text class="bio-nc" x="8" y="22"><tspan class="co">{name}</tspan></text>{ring}{focus}</g>',
        name=name,
        at=_AT[cell],
        css=lit.css(cell),
        attributes=lit.attributes(cell, v.words.plain("tile.none", name=name)),
        ring=_RING,
        focus=_FOCUS,
    )


_BAND: Final = 46
"""What is added below the map while all tiles can be filled at once."""


@cache
def _size(tiles: tuple[int, ...]) -> tuple[int, int]:
    """How wide and high the map is."""
    columns, rows = (max(MAP.points[t][i] for t in tiles) + 1 for i in (0, 1))
    return columns * art.PITCH, rows * art.PITCH


def _box(tiles: tuple[int, ...], band: bool) -> str:
    width, height = _size(tiles)
    return f"-8 -8 {width + 12} {height + 12 + _BAND * band}"


def _fill_all(v: Vocabulary, g: Biosphere, lit: Targets, keys: list[Markup]) -> Markup:
    """The target below the map that fills all tiles."""
    (width, height), label = _size(g.tiles), v.words.plain("commit.fill.tile.all")
    x, y, wide, high = width / 2 - 102, height + 2, 200, 36
    keys.append(key_badge("k-fill-all", lit.letter(ALL), x + wide - 1, y))
    rings = join(
        markup('<rect class="{}" width="{}" height="{}" rx="9"/>', css, wide, high)
        for css in ("bio-ground", "legalc", "legal", "foc")
    )
    return markup(
        '<g id="fill-all" transform="translate({x:g} {y:g})" class="bio-all{css}" {attributes}>{rings}'
        '<text x="{middle}" y="24">{label}</text></g>',
        x=x,
        y=y,
        css=lit.css(ALL),
        attributes=lit.attributes(ALL, label),
        rings=rings,
        middle=wide // 2,
        label=label,
    )


def _stands(g: Biosphere | None) -> list[Stand]:
    """The dice of every tile in turn."""
    if g is None:
        return []
    blank, whose, none = g.blank, bytes([acting(g)]), bytes(2)
    species = range(len(g.dice))
    return [
        (*[bytes(g.by_face(p, c)) for p in species], bytes([blank[c]]) + whose if blank[c] else none) for c in g.tiles
    ]


def _count(stand: Stand, p: int) -> int:
    """How many dice a species has there, blank ones included."""
    return sum(stand[p]) + (stand[6][0] if stand[6][0] and stand[6][1] == p else 0)


@lru_cache(4096)
def _still_dice(v: Vocabulary, name: str, terrain: int, graveyard: int, stand: Stand, rest: int) -> Markup:
    """The dice on a tile when none of them can be chosen: most of the map is the same at every drawing."""
    return _dice(v, name, terrain, graveyard, stand, rest, None)


def _dice(
    v: Vocabulary, name: str, terrain: int, graveyard: int, stand: Stand, rest: int, offer: _Offer | None
) -> Markup:
    """The dice on a tile. `rest` says whether they can be walked to; those on offer are targets."""
    at, groups = 0, list[Markup]()
    for p, face, n in _groups(stand):
        turns = years_of(graveyard, face) if face else 0
        dice, label = f"{name}-{p}-{face}", _die_label(v, p, face, turns, n)
        value = die_of(MAP.names.index(name), face)
        offered = offer if offer and face and value in offer.dice and p == offer.owner else None
        for part, first, count in art.rows(data.SPACES[terrain], at, n):
            css, ring, attributes = "", art.hit(data.SPACES[terrain], first, count), NOTHING
            if offered:
                css, ring = offered.lit.css(value), art.ring(data.SPACES[terrain], first, count, p)
                attributes = offered.lit.attributes(value, label)
                if not part:
                    offered.keys.append(_die_key(name, terrain, face, at, offered.lit.letter(value)))
            elif rest:
                attributes = markup('role="img" tabindex="-1" aria-label="{}"', label)
            if attributes:
                attributes = markup(' {} data-card="die-{}"', attributes, dice)
            groups.append(
                markup(
                    '<g class="bio-die bio-f{face} s{colour}{css}" data-kin="die-{face}" id="d-{id}{part}"{attributes}>'
                    "<title>{label}</title>{ring}{dice}</g>",
                    face=face,
                    colour=p + 1,
                    css=css,
                    id=dice,
                    part=part,
                    attributes=attributes,
                    label=label,
                    ring=ring,
                    dice=art.dice(data.SPACES[terrain], first, count, p, face, turns == 1),
                )
            )
        at += n
    return join(groups)


def _taken(stand: Stand) -> int:
    """How many spaces of the tile are taken."""
    return sum(_count(stand, p) for p in range(6))


def _lead(stand: Stand, terrain: int) -> int:
    """Who holds the majority of the spaces; -1 for nobody."""
    return next((p for p in range(6) if _count(stand, p) >= data.MAJORITY[terrain]), -1)


def _die_key(name: str, terrain: int, face: int, at: int, letter: str) -> Markup:
    """The key of dice that can be chosen, small, at the upper left of the first one."""
    (x, y), (column, row) = art.SPOTS[data.SPACES[terrain]][at], MAP.points[MAP.names.index(name)]
    place = f"translate({column * art.PITCH + x - 9:g} {row * art.PITCH + y - 13:g}) scale(.72)"
    return placed_key(f"k-{name}-{face}", letter, place)


def _groups(stand: Stand) -> list[tuple[int, int, int]]:
    """(species, face, number) of the dice on a tile; blank ones have face 0."""
    found = [(p, face + 1, n) for p in range(6) for face, n in enumerate(stand[p]) if n]
    if stand[6][0]:
        found.append((stand[6][1], 0, stand[6][0]))
        found.sort(key=lambda group: (group[0], group[1] or 9))
    return found


@lru_cache(4096)
def _ground(stand: Stand, terrain: int) -> Markup:
    """What lies under all else on a tile: its pattern, the free spaces, and the frame of the majority."""
    return markup(
        '<rect width="100" height="100" rx="9" fill="url(#tx-{})"/>{}{}',
        PATTERNS[terrain],
        art.spaces(data.SPACES[terrain], _taken(stand)),
        _majority(_lead(stand, terrain)),
    )


@cache
def _names(v: Vocabulary, name: str, terrain: int) -> Markup:
    """What a tile is called: in full, and in short for small screens."""
    return markup(
        '<text class="bio-nm" x="6" y="19">{environment} <tspan class="co">{name}</tspan></text>'
        '<text class="bio-nc" x="8" y="22">{code} <tspan class="co">{name}</tspan></text>',
        environment=v.environments[terrain],
        code=v.codes[terrain],
        name=name,
    )


@cache
def _majority(lead: int) -> Markup:
    """The frame of the species that holds the majority of the spaces, and its silhouette."""
    if lead < 0:
        return NOTHING
    return markup(
        '<g class="bio-maj s{colour}"><rect class="bio-mc" x="3" y="3" width="94" height="94" rx="7"/>'
        '<rect class="bio-mr" x="3" y="3" width="94" height="94" rx="7"/>'
        '<use href="#seat-{colour}" x="78" y="78" width="17" height="17"/></g>',
        colour=lead + 1,
    )


@lru_cache(4096)
def _owners(stand: Stand, terrain: int) -> Markup:
    """Letters and numbers at the foot of a tile: who has how many dice."""
    lead = _lead(stand, terrain)
    counts = [
        markup('<tspan class="{}">{}{}</tspan>', "bio-lead" if p == lead else "bio-few", LETTERS[p].upper(), n)
        for p in range(6)
        if (n := _count(stand, p))
    ]
    return markup('<text class="bio-own" x="8" y="93">{}</text>', join(counts, " ")) if counts else NOTHING


@cache
def _die_label(v: Vocabulary, p: int, face: int, turns: int, n: int) -> str:
    """Dice of one owner and face in words: when they will die."""
    if not face:
        return v.words.plain("die.blank", species=v.species[p], n=n)
    return v.words.plain("die.label", species=v.species[p], n=n, face=face, when=v.turns(turns))


@lru_cache(4096)
def _label(v: Vocabulary, name: str, terrain: int, graveyard: int, stand: Stand) -> str:
    """A tile in words, all that is on it: for screen readers."""
    counts = [_count(stand, p) for p in range(6)]
    taken = v.words("tile.taken", n=sum(counts), all=data.SPACES[terrain])
    parts = [markup("{} {}", v.environments[terrain], name), taken]
    for p, n in enumerate(counts):
        if n:
            ends = ends_of(v, stand[p], graveyard)
            mine = markup("{} {}", v.species[p], n)
            parts.append(markup("{} ({})", mine, ends) if ends else mine)
        if n >= data.MAJORITY[terrain]:
            parts.append(v.words("tile.majority", species=v.species[p]))
    return plain_text(join(parts, "; "))


def ends_of(v: Vocabulary, faces: Sequence[int], graveyard: int) -> Markup:
    """When the dice of one owner on a tile die: "1 next turn, 2 in 3 turns"."""
    ends = sorted((years_of(graveyard, face + 1), n) for face, n in enumerate(faces) if n)
    return join((v.words("dies.n", n=n, when=v.turns(turns)) for turns, n in ends), ", ")


def _coming(scene: Scene[Biosphere], cell: int, now: Stand, then: Stand) -> tuple[Markup, Markup]:
    """What the selected value would change here: dice to come with the face they get, and how many go."""
    out, pill = list[Markup](), NOTHING
    terrain = scene.g.terrain[cell]
    capacity, at = data.SPACES[terrain], _taken(now)
    for p in range(6):
        more = _count(then, p) - _count(now, p)
        if more > 0:
            face = next((f + 1 for f in range(data.FACES) if then[p][f] > now[p][f]), scene.g.face_now(p, terrain))
            n = min(more, capacity - at)
            out.append(markup('<g class="s{}">{}</g>', p + 1, art.ghosts(capacity, at, n, p, face)))
            at += n
        elif more < 0:
            pill = change(more, 66, 89, "delta go")
    return join(out), pill


def _changed(now: Stand, was: Stand, holder: int) -> Markup:
    """What has changed since the viewer's last decision: a signed number for the dice that came or went."""
    more = [_count(now, p) - _count(was, p) for p in range(6)]
    came, went = sum(n for n in more if n > 0), sum(n for n in more if n < 0)
    right = 86.0 if holder == data.NOBODY else 66.0
    pills = [change(came, right, 89)] if came else []
    if went:
        pills.append(change(went, right - 24 if came else right, 89))
    return join(pills)
