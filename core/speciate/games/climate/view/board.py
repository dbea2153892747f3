"""The board: the climate ladder with the events that wait, and the watering hole.

One drawing in two frames. Everything is placed in parts of the whole, so that in the page it fills its panel at any
size with text that stays as large as it is; standing alone it has a view box.
"""

from __future__ import annotations

from typing import Final

from speciate.draw.face import Scene
from speciate.draw.html import number
from speciate.draw.markup import NOTHING, Markup, join, markup

from .. import data
from ..pieces import ENVIRONMENT
from ..rules.state import Climate
from .facts import colour_of
from .words import Vocabulary, signed, symbol, vocabulary

WIDE: Final = 300
HIGH: Final = 640
"""The size that it has standing alone."""
LADDER: Final = 68.0
"""The part of the height that the ladder takes, in per cent."""
HEAD: Final = 5.0
TALL: Final = 1.7
"""How much higher a zone is where an event waits."""
MOST: Final = 40
"""Plants that are drawn one by one; the number tells the rest."""
_TONE: Final = ("chill", "chill", "chill", "chill", "mild", "warm", "warm", "heat", "heat")


def draw_board(scene: Scene[Climate], alone: bool = False) -> Markup:
    """The whole board as one SVG: as large as its panel, or standing alone."""
    g, v = scene.g, vocabulary(scene.words)
    box, inner = NOTHING, join((_ladder(g, v), _hole(scene, v)))
    if alone:
        box = markup(' viewBox="0 0 {} {}"', WIDE, HIGH)
        inner = markup('<svg width="{}" height="{}">{}</svg>', WIDE, HIGH, inner)
    return markup(
        '<svg class="board cl-board" id="board-svg"{} role="group" aria-label="{}">{}</svg>',
        box,
        v.words.plain("board.label"),
        inner,
    )


def at(x: str, y: str, inner: Markup) -> Markup:
    """A group whose origin lies at parts of the frame."""
    return markup('<svg x="{}" y="{}" overflow="visible">{}</svg>', x, y, inner)


# --- the ladder -------------------------------------------------------------------------------------------------------


def _ladder(g: Climate, v: Vocabulary) -> Markup:
    words = v.words
    waiting = {data.EVENT_CARDS[e].zone: e for e in g.events if e != data.NO_EVENT}
    weights = [TALL if zone in waiting else 1.0 for zone in range(len(data.TRACK))]
    unit = (LADDER - HEAD) / sum(weights)
    out = [
        at("14", f"{HEAD / 2}%", markup('<text class="cl-h" dy=".35em">{}</text>', words("board.climate"))),
        at("100%", f"{HEAD / 2}%", markup('<text class="cl-s cl-e" x="-14" dy=".35em">{}</text>', words("board.note"))),
    ]
    top = HEAD
    for zone in range(len(data.TRACK) - 1, -1, -1):
        high = weights[zone] * unit
        out.append(_zone(g, v, zone, top, high, waiting.get(zone)))
        top += high
    return join(out)


def _zone(g: Climate, v: Vocabulary, zone: int, top: float, high: float, event: int | None) -> Markup:
    words, place, now = v.words, data.TRACK[zone], zone == g.zone
    plants = place.plants_few if len(g.hands) <= data.FEW_PLAYERS else place.plants_many
    middle = f"{50 / TALL:.1f}%" if event is not None else "50%"
    label = words.plain("board.zone", zone=v.zones[zone], loss=v.losses[zone], plants=number(plants))
    if now:
        label = f"{label}; {words.plain('board.now')}"
    back = markup('<rect x="1.5%" y="1" width="97%" height="97%" rx="8"/>') if now else NOTHING
    line = NOTHING if now or zone == g.zone - 1 else markup('<line class="cl-line" x1="3%" x2="97%" y1="0" y2="0"/>')
    tone = "" if now else f"cl-{_TONE[zone]}"
    loss = markup(
        '<text class="cl-s cl-e" x="-82" dy=".35em">{}</text><text class="cl-b cl-e" x="-34" dy=".35em">{}</text>'
        '<use class="cl-pi" href="#ic-plant" x="-30" y="-8" width="16" height="16"/>',
        v.losses[zone],
        signed(plants),
    )
    parts = (
        markup('{}{}<rect class="cl-f" x="1%" y="1" width="98%" height="96%" rx="8"/>', back, line),
        at("14", middle, markup('<use class="{}" href="#cz-{}" y="-12" width="24" height="24"/>', tone, zone)),
        at("48", middle, markup('<text class="cl-zn" dy=".35em">{}</text>', v.zones[zone])),
        at("100%", middle, loss),
    )
    return markup(
        '<svg y="{top:.2f}%" width="100%" height="{high:.2f}%" overflow="visible"><g class="cl-zone{now}"'
        ' id="zone-{zone}" role="img" aria-label="{label}" tabindex="{tab}" data-card="zone-{zone}">{parts}</g>{event}'
        "</svg>",
        top=top,
        high=high,
        now=" cl-now" if now else "",
        zone=zone,
        label=label,
        tab=0 if now else -1,
        parts=join(parts),
        event=_event(v, event) if event is not None else NOTHING,
    )


def _event(v: Vocabulary, event: int) -> Markup:
    """The event card that waits in a zone."""
    card = data.EVENT_CARDS[event]
    line = v.event_lines[event]
    inner = markup(
        '<rect y="-10" width="81%" height="20" rx="6"/><rect class="cl-f" y="-10" width="81%" height="20" rx="6"/>'
        '<use href="#ic-clock" x="6" y="-7" width="14" height="14"/><text class="cl-b" x="25" dy=".35em">{}</text>',
        line,
    )
    return markup(
        '<g class="cl-ev cl-{side}" id="event-{deck}" role="img" tabindex="-1" data-card="event-{event}"'
        ' aria-label="{label}">{inner}</g>',
        side="hot" if card.deck == data.HEAT else "ice",
        deck=card.deck,
        event=event,
        label=v.words.plain("event.in", event=line, zone=v.zones[card.zone]),
        inner=at("16%", "75%", inner),
    )


# --- the watering hole ------------------------------------------------------------------------------------------------


def _hole(scene: Scene[Climate], v: Vocabulary) -> Markup:
    g, words = scene.g, v.words
    since, after = scene.since, scene.after
    grown = g.hole - since.hole if since is not None else 0
    change = after.hole - g.hole if after is not None else grown
    pill = NOTHING
    if change:
        pill = markup(
            '<g class="{}" transform="translate(-128 0)"><rect x="-19" y="-10" width="38" height="20" rx="10"/>'
            '<text class="cl-m" dy=".35em">{}</text></g>',
            "cl-pill cl-go" if after is not None else "cl-pill",
            signed(change),
        )
    before, count, noun = words.plain("board.plants", n=g.hole).partition(str(g.hole))
    plants = markup(
        '{pill}<text class="cl-e" x="-14" dy=".35em">{before}<tspan class="cl-b">{count}</tspan>{noun}</text>',
        pill=pill,
        before=before,
        count=count,
        noun=noun,
    )
    pond = markup(
        '<svg y="{top}%" width="100%" height="{high}%" viewBox="0 0 240 116">'
        '<g class="cl-zone" id="hole" role="img" tabindex="-1" aria-label="{label}" data-card="hole">'
        '<path class="cl-pond" d="M9 58C9 22 56 6 118 6S231 20 231 58 186 110 120 110 9 96 9 58Z"/>{leaves}</g></svg>',
        top=LADDER + 6.5,
        high=82 - LADDER,
        label=words.plain("board.hole.label", n=g.hole),
        leaves=_leaves(g.hole, max(0, grown), g.held),
    )
    parts = (
        markup('<line class="cl-line" x1="0" x2="100%" y1="{y}%" y2="{y}%"/>', y=LADDER + 1),
        at("14", f"{LADDER + 4.5}%", markup('<text class="cl-h" dy=".35em">{}</text>', words("board.hole"))),
        at("100%", f"{LADDER + 4.5}%", plants),
        pond,
        _foot(scene, v),
    )
    return join(parts)


def _leaves(plants: int, new: int, held: int) -> Markup:
    """Plants in rows on the pond; those that a fire holds back are only outlined."""
    shown = min(plants, MOST)
    waiting = min(held, MOST - shown)
    n = shown + waiting
    if not n:
        return NOTHING
    size = 21 if n <= 8 else 18 if n <= 16 else 15 if n <= 27 else 12.5
    rows = max(1, min(4, round((n / 2.6) ** 0.5)))
    per = [n // rows + (i < n % rows) for i in range(rows)]
    if rows > 2:
        per = sorted(per)
        per = [*per[::2], *per[1::2][::-1]]
    out, k = [], 0
    for i, count in enumerate(per):
        y = 58 + (i - (rows - 1) / 2) * (size + 4)
        for j in range(count):
            x = 120 + (j - (count - 1) / 2) * (size + 4)
            css = " cl-held" if k >= shown else " cl-new" if k >= plants - new else ""
            out.append(
                markup(
                    '<g class="cl-leaf{css}" transform="translate({x:.1f} {y:.1f})"><circle r="{radius}"/>'
                    '<use href="#ic-plant" x="{corner:.1f}" y="{corner:.1f}" width="{side:.1f}" height="{side:.1f}"/>'
                    "</g>",
                    css=css,
                    x=x,
                    y=y,
                    radius=size / 2,
                    corner=-size * 0.32,
                    side=size * 0.64,
                )
            )
            k += 1
    return join(out)


def hanging(g: Climate, v: Vocabulary) -> list[Markup]:
    """What events have left over the watering hole."""
    words, notes = v.words, []
    if g.on_hole != data.NO_EVENT:
        when = "board.thaw_now" if g.phase < ENVIRONMENT else "board.thaw"
        notes.append(words(when, n=data.EVENT_CARDS[g.on_hole].suns))
    if g.held:
        notes.append(words("board.held", n=g.held))
    if g.jump != data.NO_ZONE:
        notes.append(words("board.jump", zone=v.zones[g.jump]))
    if g.fallen:
        notes.append(words("board.no_plants"))
    return notes


def _foot(scene: Scene[Climate], v: Vocabulary) -> Markup:
    """Food cards that lie on the hole, what events have left there, and the deck."""
    seen, words = scene.g.seen_by(scene.viewer), v.words
    cards = [(seat, card) for seat, card in enumerate(seen.food_cards) if card != data.NO_CARD]
    drawn = join(_food_card(v, colour_of(seen, seat), card, i) for i, (seat, card) in enumerate(cards))
    notes = hanging(seen, v)
    deck = words("board.deck", n=seen.deck_size())
    if seen.reserve:
        deck = markup("{} · {}", deck, words("board.aside", n=seen.reserve))
    if drawn and len(notes) == 1:  # beside the deck it takes no room from the hole
        deck = markup('{} · <tspan class="cl-b">{}</tspan>', deck, notes.pop())
    above = markup('<text class="cl-b" x="14" y="-24">{}</text>', join(notes, " · ")) if notes else NOTHING
    if drawn:
        drawn = markup('<g transform="translate(14 {})">{}</g>', -54 if notes else -36, drawn)
    return at("0", "100%", markup('{}{}<text class="cl-s" x="14" y="-8">{}</text>', above, drawn, deck))


def _food_card(v: Vocabulary, colour: int, card: int, at_: int) -> Markup:
    """A card on the hole, with the mark of the player who laid it: face down, or what it is."""
    words, who = v.words, v.colours[colour]
    hidden = card == data.HIDDEN
    if hidden:
        label, inner = words.plain("board.card.down", who=who), NOTHING
    else:
        label = words.plain("board.card.up", who=who, card=join((v.cards[card], v.worth[card]), ", "))
        inner = markup(
            '<use class="cl-i" href="#{}" x="4" y="-8" width="16" height="16"/>'
            '<text class="cl-b" x="22" dy=".35em">{}</text>',
            symbol(data.CARDS[card].trait),
            number(data.CARDS[card].plants),
        )
    return markup(
        '<g class="cl-fcard{up}" id="food-{place}" role="img" aria-label="{label}" transform="translate({x} 0)">'
        '<rect y="-12" width="40" height="24" rx="5"/>{inner}'
        '<use class="s{colour}" href="#seat-{colour}" x="28" y="-18" width="14" height="14"/></g>',
        up="" if hidden else " cl-up",
        place=colour,
        label=label,
        x=at_ * 44,
        inner=inner,
        colour=colour + 1,
    )
