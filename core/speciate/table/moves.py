"""What has moved on the table, step by step, made from the events of the log."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice, takewhile
from typing import Final

from speciate.draw.markup import join, markup
from speciate.draw.motion import moved, together

from . import protocol
from .screen import Line, Screen, log_line
from .sitting import LoggedEvent

MOST: Final = 40
"""The most steps that are shown: more arrows on one board cannot be told apart."""


def steps(screen: Screen, wanted: Callable[[LoggedEvent], bool]) -> list[protocol.MotionStep]:
    """The motions of the last events, back to the first that is not wanted; the oldest step comes first.

    Behind a curtain nothing moves.
    """
    if screen.sitting.curtain is not None:
        return []
    story = takewhile(wanted, screen.sitting.story())
    groups = together(story, lambda event: log_line(screen.seen.game.id, screen.w, event))
    found = (step for events in groups if (step := _step(screen, events[::-1]))["moves"])
    return [*islice(found, MOST)][::-1]


def _step(screen: Screen, events: list[LoggedEvent]) -> protocol.MotionStep:
    game, moves = screen.seen.game, list[protocol.Motion]()
    lines = []
    for logged in events:
        motions = moved(screen.face.motions, game, logged.event)
        line = log_line(game.id, screen.w, logged.event)
        if motions and line:
            lines.append(screen.row(Line(logged.event_index, logged.rule, logged.ply, *line)))
        moves += [
            {"piece": one.piece, "origin": one.origin, "to": one.to, "n": one.n, "colour": one.colour}
            for one in motions
        ]
    return {"says": join(markup("<p>{}</p>", line) for line in lines), "moves": moves}
