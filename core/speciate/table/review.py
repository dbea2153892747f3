"""The review of a game at its score: which choices of a player mattered most, and what else was there to choose."""

from __future__ import annotations

from string import ascii_uppercase
from typing import TYPE_CHECKING

from speciate.bots.advice import WORLDS
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.engine.record import PERSON

from .hint import why, worth
from .parts import button
from .sitting import Player, Sitting

if TYPE_CHECKING:
    from speciate.bots.review import Moment, Review

    from .screen import Screen


def review(screen: Screen) -> Markup:
    """What has been found out about a player's decisions, how far the search is, or the way to begin it."""
    w, sitting = screen.w, screen.sitting
    made = sitting.review
    if made is None:
        alone = len(sitting.persons) == 1
        starts = join(
            button("review", w("review.start") if alone else w("review.start.of", name=screen.name(seat)), seat=seat)
            for seat in sitting.persons
        )
        inside = markup('<p class="note">{}</p><div class="acts">{}</div>', w("review.note"), starts)
    elif made.done:
        inside = report(screen, made)
    else:
        inside = markup(
            '<p class="text" id="review-said" tabindex="-1">{}</p>'
            '<progress max="1" value="{:.2f}" aria-labelledby="review-said"></progress>',
            w("review.thinking"),
            made.share,
        )
    return markup(
        '<section class="panel rv" id="review"><div class="ph"><h2>{}</h2></div>{}</section>', w("review.title"), inside
    )


def summary(screen: Screen, made: Review) -> Markup:
    """How many decisions there were, in how many nothing better was found, and whether any stood out."""
    w = screen.w
    found = w("review.found", n=len(made.moments)) if made.moments else w("review.none")
    return join((w("review.looked", n=made.seen, sound=made.sound), found), " ")


def report(screen: Screen, made: Review) -> Markup:
    """The summary, and each decision that mattered, lettered in the order of the game."""
    w = screen.w
    how = "advice.how.round" if screen.seen.game.foresight else "advice.how.step"
    rows = (moment(screen, made.seat, one, letter) for one, letter in zip(made.moments, ascii_uppercase, strict=False))
    return markup(
        '<p class="text" id="review-said" tabindex="-1">{}</p><ol class="moments">{}</ol><p class="note">{}</p>',
        summary(screen, made),
        join(rows),
        join((w(how, n=WORLDS), w("advice.worth"), w("review.known")), " ") if made.moments else w("review.known"),
    )


def moment(screen: Screen, seat: int, one: Moment, letter: str) -> Markup:
    """A decision that mattered: the question, what was chosen and why it counts, and what was better, if anything."""
    from .screen import Screen, rule_chip

    sitting = screen.sitting
    match = sitting.match.at(one.ply)
    assert match.choice is not None
    players = [Player(PERSON if n == seat else each.kind, each.name) for n, each in enumerate(sitting.players)]
    then = Sitting(sitting.face, sitting.setup, match, players)
    then.shown = seat
    at, w, face, choice = Screen(then, screen.w), screen.w, sitting.face, match.choice

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
        '<div class="acts">{look}{retry}</div></li>',
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
    )
