"""Where the game is in its round: its phases in order, which one is under way, and whose turn comes next."""

from __future__ import annotations

from collections.abc import Iterable

from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.engine import Stage, stages
from speciate.engine.rulebook import chapters_of, rules_of

from .forecast import forecast
from .parts import button, ic
from .screen import Screen, rule_chip


def guide(screen: Screen) -> Markup:
    """The phases of the round, each with its rule, and the score if the game ended in the position on screen."""
    game, choice = screen.seen.game, screen.seen.choice
    now = game.under_way(screen.seen.state, choice) if choice else ""
    return markup(
        '<div class="full">{over}{rows}{again}{forecast}</div>',
        over=NOTHING if choice else markup('<p class="text">{}</p>', screen.w("over")),
        rows=_rows(screen, stages(game.course, now)),
        again=_again(screen),
        forecast=forecast(screen) if choice else NOTHING,
    )


def _again(screen: Screen) -> Markup:
    """The buttons that show again what has moved."""
    found = [
        button("retrace", join((ic(icon), screen.w(f"menu.{since}"))), since=since, id=f"retrace-{since}")
        for since, icon in (("round", "clock"), ("turn", "next"))
    ]
    return markup('<p class="bt2">{}</p>', join(found))


def _rows(screen: Screen, found: Iterable[Stage]) -> Markup:
    return markup('<ol class="course">{}</ol>', join(_row(screen, stage) for stage in found))


def _row(screen: Screen, stage: Stage) -> Markup:
    """A phase: how far it is, its name, its rule, and its parts; who acts, where it is the innermost under way."""
    w = screen.w
    here = stage.when == "now" and all(part.when != "now" for part in stage.parts)
    name = markup("<b>{}</b>", _title(screen, stage.rule))
    if stage.when:
        name = markup('{}<span class="vh">, {}</span>', name, w(f"guide.{stage.when}"))
    if stage.parts:
        name = markup(
            "<details{open}><summary>{name}</summary>{parts}</details>",
            open=" open" if stage.when == "now" else "",
            name=name,
            parts=_rows(screen, stage.parts),
        )
    return markup(
        '<li class="{when}"{current}><div>{name}{who}</div>{chip}</li>',
        when=stage.when,
        current=markup(' aria-current="step"') if here else NOTHING,
        name=name,
        who=_who(screen) if here else NOTHING,
        chip=rule_chip(w, screen.seen.game.id, stage.rule),
    )


def _title(screen: Screen, rule: str) -> str:
    """The name of a phase: the title of its rule or chapter."""
    game_id = screen.seen.game.id
    return screen.w.translated(rules_of(game_id)[rule].titles if "." in rule else chapters_of(game_id)[rule])


def _who(screen: Screen) -> Markup:
    """Who acts now, and who acts next as far as all may know."""
    choice, w = screen.seen.choice, screen.w
    assert choice is not None

    def named(place: int) -> Markup:
        return markup("{}{}", screen.mark(place), w(screen.face.place(place).key))

    acts = markup("<p>{}</p>", w("guide.acts", who=named(screen.face.actor(screen.scene, choice)[0])))
    coming = [named(place) for place in screen.face.coming(screen.scene, choice)]
    return join((acts, markup("<p>{}</p>", w("guide.then", who=join(coming, ", "))) if coming else NOTHING))
