"""A hint for the open decision: first where to look, then what the best values are worth, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from speciate.bots.advice import WORLDS, Advice, Advised, Part
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.engine import Choice
from speciate.engine.rulebook import rules_of

from .parts import button
from .screen import Screen

FEW: Final = 3
"""With no more values than this, to name the best ones would say nothing: the hint says what they differ in."""
MOST: Final = 3
"""Parts of a worth in one sentence."""


def thinking(screen: Screen, worlds: int) -> Markup:
    """How far the advice is, and the way to end it."""
    w = screen.w
    return markup(
        '<div class="full hint"><div role="status" id="hint-said"><p class="text">{}</p></div>'
        '<progress max="{}" value="{}" aria-labelledby="hint-said"></progress>{}</div>',
        w("advice.thinking"),
        WORLDS,
        worlds,
        button("stop", w("advice.stop"), id="hint-stop"),
    )


def hint(screen: Screen, advice: Advice) -> Markup:
    """Where to look; what the best values are worth is folded away under it."""
    w, choice = screen.w, screen.choice
    assert choice is not None
    best = advice.best()
    return markup(
        '<div class="full hint"><div role="status" id="hint-said">{nudge}</div>'
        '<details id="hint-best"><summary>{show}</summary><ol>{rows}</ol>'
        '<p class="note">{how} {worth}</p></details></div>',
        nudge=join(markup('<p class="text">{}</p>', line) for line in nudge(screen, choice, advice, best)),
        show=w("advice.show"),
        rows=join(row(screen, choice, found, best) for found in best),
        how=how_found(screen, advice.worlds),
        worth=w("advice.worth"),
    )


def how_found(screen: Screen, worlds: int) -> Markup:
    """A sentence that says how far the values were played on, and in how many worlds."""
    foresight = screen.seen.game.foresight
    reach = "step" if foresight is None else "round" if foresight.round_of else "turn"
    return screen.w(f"advice.how.{reach}", n=worlds)


def lit(choice: Choice, advice: Advice) -> list[int]:
    """The values that the hint points at, in their order; none where there are too few to choose from."""
    return sorted(found.value for found in advice.best()) if len(choice.values) > FEW else []


def nudge(screen: Screen, choice: Choice, advice: Advice, best: Sequence[Advised]) -> list[Markup]:
    """Sentences that point at the best values without saying which one is best."""
    w, part = screen.w, advice.matter()
    lines: list[Markup] = []
    if values := lit(choice, advice):
        lines.append(w("advice.look", list=join((name(screen, choice, value) for value in values), "; ")))
    if all(found.equal for found in best):
        lines.append(w("advice.equal"))
    elif part:
        lines.append(w("advice.differ", part=w(f"advice.part.{part}")))
    elif not lines:
        rule = rules_of(screen.seen.game.id).get(screen.seen.game.decisions[choice.key].rule)
        lines.append(markup("{}", w.translated(rule.texts)) if rule else w("advice.close"))
    return lines


def name(screen: Screen, choice: Choice, value: int) -> Markup:
    """What a value is called in the question, with its key."""
    key = screen.scene.keys.get(value, "")
    sign = markup('<kbd class="key">{}</kbd> ', key) if key else NOTHING
    return markup('<span class="nb">{}<b>{}</b></span>', sign, screen.face.label(screen.scene, choice, value).text)


def row(screen: Screen, choice: Choice, found: Advised, best: Sequence[Advised]) -> Markup:
    """One of the best values: what it is worth next to the others, and why. A press selects it."""
    return markup(
        "<li>{} <span>{}</span>{why}</li>",
        button("try", name(screen, choice, found.value), cls="btn quiet", choice=found.value),
        worth(screen, found, best),
        why=why(screen, found, best),
    )


def why(screen: Screen, found: Advised, best: Sequence[Advised]) -> Markup:
    """The parts of the worth of a value that surely differ, as a paragraph; nothing where none does."""
    w, first = screen.w, found is best[0]
    parts = join((term(screen, part) for part in found.parts[:MOST]), ", ")
    if not parts or (found.equal and not first):
        return NOTHING
    brings = "advice.others" if screen.seen.game.foresight else "advice.brings"
    return markup("<p>{}</p>", w(brings if first else "advice.against", list=parts))


def worth(screen: Screen, found: Advised, best: Sequence[Advised]) -> Markup:
    """What a value is worth: the best one against the next, the others against the best."""
    w, first = screen.w, found is best[0]
    other = best[1] if first and len(best) > 1 else found
    if other.equal:
        return w("advice.alike")
    points = round(other.loss)
    if not points:
        return w("advice.best" if first else "advice.little")
    return w("advice.more" if first else "advice.less", n=points)


def term(screen: Screen, part: Part) -> Markup:
    """A part of a worth as "+3 for what tiles pay"."""
    points = round(part.points) or (1 if part.points > 0 else -1)
    key = f"advice.part.{part.name}"
    if points > 0 and f"{key}.less" in screen.w:
        key = f"{key}.less"
    number = f"+{points}" if points > 0 else f"\N{MINUS SIGN}{-points}"
    return screen.w("advice.term", n=markup("<b>{}</b>", number), part=screen.w(key))
