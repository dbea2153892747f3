"""The review of a game at its score: which choices of a player mattered most, and what else was there to choose."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_uppercase
from typing import TYPE_CHECKING, Any, Final

from speciate.bots.advice import WORLDS
from speciate.draw.html import signed
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.engine.record import PERSON

from .hint import how_found, why, worth
from .parts import button
from .sitting import Player, Sitting

if TYPE_CHECKING:
    from speciate.bots.review import Moment, Review
    from speciate.draw.face import Sheet
    from speciate.engine import Match

    from .screen import Screen

SOURCES: Final = 3
"""The most sources of points that are named where two seats are compared."""


def review(screen: Screen) -> Markup:
    """What has been found out about a player's decisions, how far the search is, or the way to begin it."""
    w, sitting = screen.w, screen.sitting
    findings = sitting.review
    if findings is None:
        alone = len(sitting.persons) == 1
        starts = join(
            button("review", w("review.start") if alone else w("review.start.of", name=screen.name(seat)), seat=seat)
            for seat in sitting.persons
        )
        inside = markup('<p class="note">{}</p><div class="acts">{}</div>', w("review.note"), starts)
    elif findings.done:
        inside = report(screen, findings)
    else:
        inside = markup(
            '<p class="text" id="review-said" tabindex="-1">{}</p>'
            '<progress max="1" value="{:.2f}" aria-labelledby="review-said"></progress>',
            w("review.thinking"),
            findings.share,
        )
    return markup(
        '<section class="panel rv" id="review"><div class="ph"><h2>{}</h2></div>{}</section>', w("review.title"), inside
    )


def summary(screen: Screen, findings: Review) -> Markup:
    """A paragraph: how the game went, how many decisions were looked at, in how many nothing better was found, and what
    stood out."""
    w = screen.w
    found = [w("review.looked", n=findings.seen, sound=findings.sound)]
    costly = [(one.points, letter) for one, letter in lettered(findings) if not one.good]
    if len(costly) > 1:
        points, letter = max(costly, key=lambda cost: cost[0])
        found.append(w("review.most", letter=markup("<b>{}</b>", letter), n=round(points)))
    found.append(w("review.found", n=len(findings.moments)) if findings.moments else w("review.none"))
    return join((*result(screen, findings.seat), *found), " ")


def lettered(findings: Review) -> Iterator[tuple[Moment, str]]:
    """The moments with their letters, in the order of the game."""
    return zip(findings.moments, ascii_uppercase, strict=False)


def result(screen: Screen, seat: int) -> list[Markup]:
    """Sentences that compare a seat with the best of the others, by source, and say since when the winner has led."""
    w, match = screen.w, screen.sitting.match
    scores = match.game.scores(match.state)
    rival = max((other for other in range(len(scores)) if other != seat), key=scores.__getitem__)
    name = screen.playing_as(rival)
    said = [w("review.total", name=screen.playing_as(seat), n=scores[seat], other=name, m=scores[rival])]
    sheet = screen.face.sheet(match.state, w, match.log)
    mine, theirs = by_source(sheet, seat), by_source(sheet, rival)
    apart = [(a - b, column) for a, b, column in zip(mine, theirs, sheet.columns, strict=True) if a != b]
    apart.sort(key=lambda term: -abs(term[0]))
    if sum(mine) == scores[seat] and sum(theirs) == scores[rival] and apart:
        terms = (markup("{} <b>{}</b>", column, signed(n)) for n, column in apart[:SOURCES])
        said.append(w("review.against", name=name, list=join(terms, ", ")))
    since = led_since(match)
    if since is not None:
        said.append(w("review.led", n=since))
    return said


def by_source(sheet: Sheet, seat: int) -> list[int]:
    """The points of a seat by the columns of the score sheet."""
    return [sum(column) for column in zip(*(points for of, _, points, _ in sheet.rows if of == seat), strict=True)]


def led_since(match: Match[Any]) -> int | None:
    """The number of decisions after which the winner led until the end; None without a sole winner."""
    ply, since = 0, None
    winners = match.game.winners(match.state)
    if len(winners) > 1:
        return None
    for state, answers in [*((step.base, len(step.answers)) for step in match.past), (match.state, 0)]:
        scores = match.game.scores(state)
        led = all(scores[winners[0]] > n for seat, n in enumerate(scores) if seat != winners[0])
        since = None if not led else ply if since is None else since
        ply += answers
    return since


def report(screen: Screen, findings: Review) -> Markup:
    """The summary, and each decision that mattered, lettered in the order of the game."""
    w = screen.w
    rows = (moment(screen, findings.seat, one, letter) for one, letter in lettered(findings))
    return markup(
        '<p class="text" id="review-said" tabindex="-1">{}</p><ol class="moments">{}</ol><p class="note">{}</p>',
        summary(screen, findings),
        join(rows),
        join((how_found(screen, WORLDS), w("advice.worth"), w("review.known")), " ")
        if findings.moments
        else w("review.known"),
    )


def before(screen: Screen, seat: int, ply: int) -> Screen:
    """The screen of a seat before one of its own decisions."""
    from .screen import Screen

    sitting = screen.sitting
    players = [Player(PERSON if n == seat else each.kind, each.name) for n, each in enumerate(sitting.players)]
    then = Sitting(sitting.face, sitting.setup, sitting.match.at(ply), players)
    then.shown = seat
    return Screen(then, screen.w)


def moment(screen: Screen, seat: int, one: Moment, letter: str) -> Markup:
    """A moment in the list: the question, the chosen value with its reasons, and the better one, if there was any."""
    from .screen import rule_chip

    at, w, face = before(screen, seat, one.ply), screen.w, screen.face
    match, choice = at.seen, at.choice
    assert choice is not None

    def called(value: int) -> Markup:
        return markup("<b>{}</b>", face.label(at.scene, choice, value).text)

    def effect(value: int) -> Markup:
        said = face.preview_text(at.scene, choice, value, match.preview(value))
        return markup('<p class="note">{}</p>', said) if said else NOTHING

    played, best = one.played.value, one.best[0].value
    said = [markup("<p>{}</p>", w("review.chose", choice=called(played), worth=worth(at, one.played, one.best)))]
    said += [effect(played), why(at, one.played, one.best)]
    if not one.good:
        said += [markup("<p>{}</p>", w("review.better", choice=called(best))), effect(best)]
    return markup(
        '<li class="moment{good}" id="moment-{ply}"><h3><span class="letter" aria-hidden="true">{letter}</span>'
        '<span>{phase} · {question}</span>{rule}<b class="gap" aria-hidden="true">{sign}{points}</b></h3>{said}'
        '<div class="acts">{look}{retry}{pose}</div></li>',
        good=" good" if one.good else "",
        ply=one.ply,
        letter=letter,
        phase=face.header(at.scene)[0],
        question=face.question(at.scene, choice),
        rule=rule_chip(w, match.game.id, choice.decision.rule),
        sign="+" if one.good else "\N{MINUS SIGN}",
        points=round(one.points),
        said=join(said),
        look=button("moment", w("review.look"), at=one.ply, cls="btn quiet"),
        retry=button("retry", w("review.retry"), at=one.ply),
        pose=button("pose", w("review.pose"), at=one.ply, cls="btn quiet"),
    )
