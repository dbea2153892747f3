"""What each seat had through the game, as lines with direct labels and as a table: points or another count.

The letters of what a review found stand in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from string import ascii_uppercase
from typing import TYPE_CHECKING, Any, Final

from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.locale import plain_text

from .parts import button

if TYPE_CHECKING:
    from .screen import Screen
    from .sitting import Sitting

Series = Sequence[tuple[int, tuple[int, ...]]]
"""The number of each seat after so many decisions, in the order of the game."""
POINTS: Final = "points"

WIDTH, HEIGHT, LEFT, RIGHT, TOP, FOOT = 740, 236, 40, 586, 14, 206
"""The size of the drawing and the edges of its lines, in its own units."""
SAMPLES: Final = 60
"""A longer game has about so many points on each line."""
ROWS: Final = 12
"""The table beneath the chart has so many rows at most: a reader who hears it wants to come to its end."""
GAP: Final = 21
"""Units between the labels of two lines, at least."""
ROOM: Final = 15
"""Characters of a name that fit beside the points; longer ones are left to the badge at the end of the line."""


def counts(sitting: Sitting) -> dict[str, Callable[[Any], tuple[int, ...]]]:
    """The counts that a chart can follow, by id; each is a function from a position to the number of each seat."""
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
        drawn=_Plot(screen, series).draw(plain_text(title)),
        table=_table(screen, series),
    )


class _Plot:
    """The line chart of a series: a line for each seat, its label, and what can be pressed."""

    def __init__(self, screen: Screen, series: Series) -> None:
        self.screen, self.series = screen, series
        self.ply, self.final = series[-1]
        top = max(max(scores) for _, scores in series) or 1
        self.step = next(s for s in (5, 10, 20, 40, 50, 100, 200, 500, 1000) if top / s <= 5 or s == 1000)
        """Between two lines of the grid."""
        self.ceiling = max(top, self.step)

    def x(self, ply: int) -> float:
        """Where a decision is, in units of the drawing."""
        return LEFT + (RIGHT - LEFT) * ply / max(self.ply, 1)

    def y(self, number: int) -> float:
        """Where a number is, in units of the drawing."""
        return FOOT - (FOOT - TOP) * number / self.ceiling

    def draw(self, title: str) -> Markup:
        """The chart as SVG; `title` is its accessible name."""
        return markup(
            '<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}">{drawn}</svg>',
            title=title,
            WIDTH=WIDTH,
            HEIGHT=HEIGHT,
            drawn=join([*self.grid(), *self.lines(), *self.labels(), *self.hits(), *self.moments()]),
        )

    def grid(self) -> Iterator[Markup]:
        """The axes: numbers upwards, decisions to the right."""
        for number in range(0, self.ceiling + 1, self.step):
            y = self.y(number)
            yield markup('<path class="grid" d="M{LEFT} {:.1f}H{RIGHT}"/>', y, LEFT=LEFT, RIGHT=RIGHT)
            yield markup('<text x="{}" y="{:.1f}" class="end">{}</text>', LEFT - 8, y + 4, number)
        for ply in range(0, self.ply + 1, max(1, self.ply // 4)):
            yield markup('<text x="{:.1f}" y="228" class="mid">{}</text>', self.x(ply), ply)

    def lines(self) -> Iterator[Markup]:
        """The line of each seat, with its silhouette at the end; that of the best lies on top."""
        for seat in sorted(range(len(self.final)), key=lambda seat: self.final[seat]):
            yield markup(
                '<polyline class="casing" points="{line}"/><polyline class="ln ln{number}" points="{line}"/>'
                '<use class="s{number}" href="#seat-{number}" x="{x}" y="{y:.1f}" width="12" height="12"/>',
                line=" ".join(f"{self.x(ply):.1f},{self.y(scores[seat]):.1f}" for ply, scores in self.series),
                number=self.screen.colour_of(seat) + 1,
                x=RIGHT - 6,
                y=self.y(self.final[seat]) - 6,
            )

    def labels(self) -> Iterator[Markup]:
        """The last number of each seat beside the end of its line, best first, and its name if that fits."""
        order = sorted(range(len(self.final)), key=lambda seat: -self.final[seat])
        for seat, down in zip(order, self.heights(order), strict=True):
            name = self.screen.playing_as(seat)
            yield markup(
                '<text x="{x}" y="{down:.1f}" class="lb{me}">{points}{name}</text>',
                x=RIGHT + 14,
                down=down,
                me=" me" if seat == self.screen.sitting.shown else "",
                name=markup('<tspan class="nm"> {}</tspan>', name) if len(name) <= ROOM else "",
                points=self.final[seat],
            )

    def heights(self, order: Sequence[int]) -> Sequence[float]:
        """Where the labels of these seats stand, from top to bottom, each at least `GAP` below the one before."""
        found: list[float] = []
        for seat in order:
            found.append(max(self.y(self.final[seat]) + 5, (found[-1] + GAP) if found else 0))
        for i in range(len(found) - 1, -1, -1):  # labels that were pushed below the foot push those above them up
            found[i] = min(found[i], FOOT + 6 - GAP * (len(found) - 1 - i))
        return found

    def hits(self) -> Iterator[Markup]:
        """What a press leads to: from each point to the next one, over the whole height."""
        ends = [ply for ply, _ in self.series[1:]] + [self.ply]
        for (ply, _), end in zip(self.series, ends, strict=True):
            yield markup(
                '<rect class="hit" data-do="moment" data-at="{n}" x="{:.1f}" y="{TOP}" width="{:.1f}" height="{}"/>',
                self.x(ply),
                max(self.x(end) - self.x(ply), 0),
                FOOT - TOP,
                n=ply,
                TOP=TOP,
            )

    def moments(self) -> Iterator[Markup]:
        """The letters of the review, each on the line of its seat."""
        findings = self.screen.sitting.review
        if findings is None:
            return
        for letter, one in zip(ascii_uppercase, findings.moments, strict=False):
            _, scores = max((point for point in self.series if point[0] <= one.ply), key=lambda point: point[0])
            yield markup(
                '<g class="at{good}" data-do="moment" data-at="{ply}" transform="translate({:.1f} {:.1f})">'
                '<circle r="12"/><text y="5">{letter}</text></g>',
                self.x(one.ply),
                self.y(scores[findings.seat]),
                good=" good" if one.good else "",
                ply=one.ply,
                letter=letter,
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
