"""The lines of victory points over the game, with direct labels, and the letters of what a review found."""

from __future__ import annotations

from string import ascii_uppercase
from typing import TYPE_CHECKING, Any, Final

from speciate.draw.markup import NOTHING, Markup, join, markup

if TYPE_CHECKING:
    from .screen import Screen

WIDTH, HEIGHT, LEFT, RIGHT, TOP, FOOT = 740, 236, 40, 586, 14, 206
SAMPLES: Final = 60
GAP: Final = 18
ROOM: Final = 15
"""Characters of a name that fit beside the points; longer ones are left to the badge at the end of the line."""


def chart(screen: Screen) -> Markup:
    """The score of each seat at steps spread over the game, as a line chart.

    The moments of a review stand on the line of its player, lettered as in the list; a press leads to the table there.
    """
    match, w = screen.sitting.match, screen.w
    rest = [(step.base, len(step.answers)) for step in match.past]
    if not rest:
        return NOTHING
    ply = 0
    points: list[tuple[int, Any]] = []
    for base, answers in rest:
        if answers or not points:
            points.append((ply, base))
        ply += answers
    every = max(1, len(points) // SAMPLES)
    series = [(n, match.game.scores(base)) for n, base in points[::every]] + [(ply, match.game.scores(match.state))]
    seats = range(len(series[0][1]))
    top = max(max(scores) for _, scores in series) or 1
    step = next(s for s in (5, 10, 20, 40, 50, 100, 200, 500, 1000) if top / s <= 5 or s == 1000)
    ceiling = max(top, step)

    def x(n: int) -> float:
        return LEFT + (RIGHT - LEFT) * n / max(ply, 1)

    def y(p: int) -> float:
        return FOOT - (FOOT - TOP) * p / ceiling

    parts: list[Markup] = []
    for p in range(0, ceiling + 1, step):
        parts.append(markup('<path class="grid" d="M{LEFT} {:.1f}H{RIGHT}"/>', y(p), LEFT=LEFT, RIGHT=RIGHT))
        parts.append(markup('<text x="{}" y="{:.1f}" class="end">{}</text>', LEFT - 8, y(p) + 4, p))
    for n in range(0, ply + 1, max(1, ply // 4)):
        parts.append(markup('<text x="{:.1f}" y="228" class="mid">{}</text>', x(n), n))
    moments: list[Markup] = []
    if made := screen.sitting.review:
        for letter, one in zip(ascii_uppercase, made.moments, strict=False):
            _, scores = max((point for point in series if point[0] <= one.ply), key=lambda point: point[0])
            moments.append(
                markup(
                    '<g class="at{good}" data-do="moment" data-at="{ply}" transform="translate({:.1f} {:.1f})">'
                    '<circle r="12"/><text y="5">{letter}</text></g>',
                    x(one.ply),
                    y(scores[made.seat]),
                    good=" good" if one.good else "",
                    ply=one.ply,
                    letter=letter,
                )
            )
    final = series[-1][1]
    order = sorted(seats, key=lambda seat: -final[seat])
    labels: list[float] = []
    for seat in sorted(seats, key=lambda seat: final[seat]):
        number = screen.colour_of(seat) + 1
        line = " ".join(f"{x(n):.1f},{y(scores[seat]):.1f}" for n, scores in series)
        parts.append(
            markup(
                '<polyline class="casing" points="{line}"/><polyline class="ln ln{number}" points="{line}"/>'
                '<use class="s{number}" href="#seat-{number}" x="{x}" y="{y:.1f}" width="12" height="12"/>',
                line=line,
                number=number,
                x=RIGHT - 6,
                y=y(final[seat]) - 6,
            )
        )
    for seat in order:
        down = max(y(final[seat]) + 5, (labels[-1] + GAP) if labels else 0)
        labels.append(down)
    for i in range(len(labels) - 1, -1, -1):  # those that were pushed below the foot push the ones above them up
        labels[i] = min(labels[i], FOOT + 6 - GAP * (len(labels) - 1 - i))
    for seat, down in zip(order, labels, strict=True):
        name = screen.playing_as(seat)
        parts.append(
            markup(
                '<text x="{x}" y="{down:.1f}" class="lb{me}">{points}{name}</text>',
                x=RIGHT + 14,
                down=down,
                me=" me" if seat == screen.sitting.shown else "",
                name=markup('<tspan class="nm"> {}</tspan>', name) if len(name) <= ROOM else "",
                points=final[seat],
            )
        )
    return markup(
        '<section class="panel ch"><div class="ph"><h2>{title}</h2><span class="r">{axis}</span></div>'
        '<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}">{drawn}</svg></section>',
        title=w.plain("score.chart"),
        axis=w("score.axis"),
        WIDTH=WIDTH,
        HEIGHT=HEIGHT,
        drawn=join([*parts, *moments]),
    )
