"""What each seat had through the game, as lines with direct labels and as a table: points or another count.

The letters of what a review found stand in it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from string import ascii_uppercase
from typing import TYPE_CHECKING, Any, Final

from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.locale import plain_text

from .parts import button

if TYPE_CHECKING:
    from .screen import Screen
    from .sitting import Sitting

Series = Sequence[tuple[int, tuple[int, ...]]]
"""After how many decisions, and the number of each seat then."""
POINTS: Final = "points"

WIDTH, HEIGHT, LEFT, RIGHT, TOP, FOOT = 740, 236, 40, 586, 14, 206
SAMPLES: Final = 60
ROWS: Final = 12
"""Of the table beneath: a reader who hears it wants to come to its end."""
GAP: Final = 18
ROOM: Final = 15
"""Characters of a name that fit beside the points; longer ones are left to the badge at the end of the line."""


def counts(sitting: Sitting) -> dict[str, Callable[[Any], tuple[int, ...]]]:
    """What can be followed through a game: by id, the number of each seat in a position."""
    game, seats = sitting.game, range(sitting.setup.seats)

    def of(count: Callable[[Any, int], int]) -> Callable[[Any], tuple[int, ...]]:
        return lambda g: tuple(count(g, seat) for seat in seats)

    return {POINTS: game.scores} | {name: of(count) for name, count in sitting.face.counts.items()}


def chart(screen: Screen) -> Markup:
    """One count of each seat at steps spread over the game: a choice of counts, a line chart, and the same as a table.

    A press on the chart, or on a row beneath it, leads to the game there. The moments of a review stand on the line of
    its player, lettered as in the list.
    """
    sitting, w = screen.sitting, screen.w
    match, every_count = sitting.match, counts(sitting)
    rest = [(step.base, len(step.answers)) for step in match.past]
    if not rest:
        return NOTHING
    ply = 0
    points: list[tuple[int, Any]] = []
    for base, answers in rest:
        if answers or not points:
            points.append((ply, base))
        ply += answers
    every, count = max(1, len(points) // SAMPLES), every_count[sitting.counted]
    series = [(n, count(base)) for n, base in points[::every]] + [(ply, count(match.state))]
    title = w("score.chart") if sitting.counted == POINTS else w("chart.through", what=w(f"chart.{sitting.counted}"))
    pick = [
        markup(
            '<button type="button" class="btn quiet" id="chart-{name}" data-do="chart" data-chart="{name}" '
            'aria-pressed="{pressed}">{label}</button>',
            name=name,
            pressed="true" if name == sitting.counted else "false",
            label=w(f"chart.{name}"),
        )
        for name in every_count
    ]
    return markup(
        '<section class="panel ch"><div class="ph"><h2>{title}</h2><span class="r">{axis}</span></div>'
        '<div class="pick" role="group" aria-label="{pick}">{names}</div>{drawn}{table}</section>',
        title=title,
        axis=w("score.axis"),
        pick=w.plain("chart.pick"),
        names=join(pick),
        drawn=_lines(screen, series, plain_text(title)),
        table=_table(screen, series),
    )


def _lines(screen: Screen, series: Series, title: str) -> Markup:
    ply = series[-1][0]
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
    ends = [n for n, _ in series[1:]] + [ply]
    hits = [
        markup(
            '<rect class="hit" data-do="moment" data-at="{n}" x="{:.1f}" y="{TOP}" width="{:.1f}" height="{}"/>',
            x(n),
            max(x(end) - x(n), 0),
            FOOT - TOP,
            n=n,
            TOP=TOP,
        )
        for (n, _), end in zip(series, ends, strict=True)
    ]
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
        '<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}">{drawn}</svg>',
        title=title,
        WIDTH=WIDTH,
        HEIGHT=HEIGHT,
        drawn=join([*parts, *hits, *moments]),
    )


def _table(screen: Screen, series: Series) -> Markup:
    w, every = screen.w, -(-len(series) // ROWS)
    rows = [*series[:-1:every], series[-1]]
    return markup(
        '<details data-keep><summary>{summary}</summary><div class="scroll"><table class="sc small"><thead><tr>'
        '<th scope="col">{decision}</th>{heads}</tr></thead><tbody>{rows}</tbody></table></div></details>',
        summary=w("chart.table"),
        decision=w("chart.decision"),
        heads=join(markup('<th scope="col">{}</th>', screen.playing_as(seat)) for seat in range(len(series[0][1]))),
        rows=join(
            markup(
                '<tr><th scope="row">{at}</th>{numbers}</tr>',
                at=button("moment", str(n), cls="btn quiet", name=w.plain("chart.at", n=n), id=f"at-{n}", at=n),
                numbers=join(markup("<td>{}</td>", number) for number in numbers),
            )
            for n, numbers in rows
        ),
    )
