"""The score as it would be if the game ended at the position on screen: what everybody would have, and from where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from speciate.draw.face import Sheet
from speciate.draw.html import number
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.engine import Choice, Event, State

from .screen import Screen


def forecast(screen: Screen) -> Markup:
    """The score sheet if the game ended now: a row for each place, best first, with its points by source.

    Each number has beside it what the selected value would make of it. A second table has the points of each tile or
    species in the same way.
    """
    seen, preview = screen.seen, screen.preview
    sheet = ended(screen, seen.state, seen.log)
    later = ended(screen, preview.state, [*seen.log, *preview.events]) if preview else sheet
    after = {place: total for _, place, _, total in later.rows}
    rows = [
        markup(
            "<li>{mark}<div><b>{name}</b><p>{sources}</p></div><span><b>{total}</b>{after}</span></li>",
            mark=screen.mark(place),
            name=screen.w(screen.face.place(place).key),
            sources=_sources(sheet.columns, points),
            total=number(total),
            after=markup('<i class="later">{}</i>', screen.w("forecast.after", n=number(after[place])))
            if after[place] != total
            else NOTHING,
        )
        for _, place, points, total in sheet.rows
    ]
    return markup(
        '<section class="forecast"><h3>{title}</h3><ol>{rows}</ol>{tiles}</section>',
        title=screen.w("forecast.title"),
        rows=join(rows),
        tiles=screen.tile_table(sheet, later) if sheet.tiles or later.tiles else NOTHING,
    )


def ended(screen: Screen, g: State, log: Sequence[Event]) -> Sheet:
    """The score sheet if the game ended in this position, made of what the viewer knows."""
    finished: Any = g.seen_by(screen.scene.viewer)
    finished.log, finished.script, finished.player = [], [], _first
    screen.seen.game.finish(finished)
    return screen.face.sheet(finished, screen.w, [*log, *finished.log])


def _first(choice: Choice) -> int:
    """Where the end of a game asks something, the answer that stands first: nobody has given it yet."""
    return choice.values[0]


def _sources(columns: Sequence[Markup], points: Sequence[int]) -> Markup:
    """The sources that bring something."""
    found = zip(columns, points, strict=True)
    return join((markup("{} {}", column, number(n)) for column, n in found if n), " · ")
