"""What Biosphere is drawn with, and the words for it in one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from speciate.draw.face import Scene
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.engine import Domain
from speciate.locale import Words, capital

from .. import data
from ..pieces import BAR_CORNER, CARD, COMBINATION, GOAL, MAP, ROW, SECTION, SPECIAL, SPECIES, TILE, TRACK
from ..rules.state import SPENDING, Biosphere

LETTERS: Final = "fiabgc"
"""The letter of each species: its name begins with it in every language."""
PATTERNS: Final = ("desert", "savannah", "prairie", "forest", "mountain", "arctic")
"""The pattern of each environment."""
ABILITY_ICONS: Final = ("ic-reproduction", "ic-movement", "ic-evolution")


class Vocabulary:
    """The names of the pieces in one language, ready for markup."""

    def __init__(self, words: Words) -> None:
        """Look up every name once."""
        self.words = words
        self.species = tuple(words(f"species.{s}") for s in data.SPECIES)
        self.environments = tuple(words(f"environment.{e}") for e in data.ENVIRONMENTS)
        self.codes = tuple(words(f"environment.{e}.code") for e in data.ENVIRONMENTS)
        self.tracks = (*self.environments, *(words(f"track.{data.TRACKS[t]}") for t in data.ABILITIES))
        self.raised = (*self.tracks, words("any.life"), words("any.ability"))
        self.sizes = tuple(self._pole(s) for s in data.SIZES)
        self.specialisations = tuple(self._pole(s) for s in data.SPECIALISATIONS)
        self.combinations = tuple(
            markup("{} · {}", size, specialisation) for size in self.sizes for specialisation in self.specialisations
        )
        self.cards = tuple(self.effect(card.effect) for card in data.CARDS)
        """What each card raises."""
        self.specials = tuple(
            self.combinations[data.CORNERS[s]]
            if s < data.ENVIRONMENT_SPACE
            else self.environments[s - data.ENVIRONMENT_SPACE]
            for s in range(len(data.SPECIAL))
        )
        self.special_effects = tuple(self.effect(effect) for effect in data.SPECIAL_EFFECT)
        self.bar_effects = tuple(self.effect(effect) for effect in data.BAR_EFFECT)
        self.goals = tuple(self.of_goal(goal) for goal in data.GOALS)
        self.goals_more = tuple(self.of_goal(goal, ".more") for goal in data.GOALS)
        self.numbers = _numbers(self)
        """What fills the blanks of the rules: every number of the data that a text names."""
        self._names: Mapping[Domain, Sequence[str]] = {
            SPECIES: self.species, TILE: MAP.names, COMBINATION: self.combinations,
            CARD: tuple(self._card(n) for n in range(len(data.CARDS))), SPECIAL: self.specials, TRACK: self.tracks,
            BAR_CORNER: self.bar_effects, SECTION: SECTION.tokens, ROW: ROW.tokens, GOAL: self.goals,
        }  # fmt: skip

    def read(self, domain: Domain, n: int) -> object:
        """A number of a decision or an event in words: its name, if it stands for something that has one."""
        names = self._names.get(domain)
        return names[n] if names else n

    def _card(self, n: int) -> Markup:
        """What a card raises, and where it is played."""
        return markup("{} ({})", self.cards[n], self.combinations[data.CARDS[n].combination])

    def _pole(self, pole: str) -> Markup:
        return markup("{} {}", self.words(f"pole.{pole[:-1]}"), pole[-1])

    def of_goal(self, goal: data.GoalFacts, more: str = "") -> Markup:
        """What a goal asks for; or what more there is to say about it, if anything."""
        if f"goal.{goal.id}{more}" not in self.words:
            return NOTHING
        sizes = self.join(markup("{}", n) for n in sorted(set(data.SPACES)))
        lands = [name for name, spaces in zip(self.environments, data.SPACES, strict=True) if spaces == goal.of]
        named = self.join(lands) if lands else NOTHING
        return self.words(f"goal.{goal.id}{more}", n=goal.need, of=goal.of, sizes=sizes, lands=named)

    def rule(self, key: str) -> Markup:
        """A text of the rules with the numbers of the data."""
        return self.words(key, **self.numbers)

    def effect(self, effect: data.Effect) -> Markup:
        """Raises as "Desert +1, Savanna +1"."""
        raises = (markup("{} +{}", self.raised[t], effect.count(t)) for t in dict.fromkeys(effect))
        return capital(join(raises, ", "))

    def join(self, items: Iterable[Markup]) -> Markup:
        """A list as in a sentence: "a, b and c"."""
        return self.words.listed(items)

    def tile(self, g: Biosphere, cell: int) -> Markup:
        """A tile as "Forest D4"."""
        return markup("{} {}", self.environments[g.terrain[cell]], MAP.names[cell])

    def turns(self, n: int) -> Markup:
        """When a die dies: "next turn", "in 3 turns"."""
        return self.words("dies.next") if n == 1 else self.words("dies.in", n=n)


def _numbers(v: Vocabulary) -> dict[str, object]:
    """By the names that the blanks of the rules have."""
    w, own = v.words, "reconstructed"
    corners = (
        w("rules.bar.corner", n=space, effect=effect)
        for space, effect in zip(data.BAR_CORNERS, v.bar_effects, strict=True)
    )
    sections = (w("rules.bar.section", first=first, last=last, n=n) for first, last, n in data.SECTIONS)
    return {
        "faces": data.FACES, "order": ", ".join(map(str, (*range(1, data.FACES + 1), 1))),
        "rectangles": v.join(markup("{} × {}", *size) for size in data.RECTANGLE.values()),
        "holes": v.join(markup("{} × {}", *size) for size in data.HOLES.values()),
        "tracks": len(data.TRACKS), "abilities": len(data.ABILITIES), "dice": data.DICE,
        "first": data.FIRST_DICE, "most": data.MOST_EP, "row": data.ROW, "cost1": data.COST[0], "cost2": data.COST[1],
        "bar": data.BAR, "corners": v.join(corners), "sections": v.join(sections),
        "foremost": data.bar_start(0, False), "hindmost": data.bar_start(0, True),
        "special": len(data.SPECIAL), "extremes": len(data.CORNERS), "lands": len(data.ENVIRONMENTS),
        "pair": data.TILES_FOR_BONUS,
        "goals": data.GOALS_TO_END, "categories": len(data.CATEGORIES),
        "cards": len(data.CARDS), "all_goals": len(data.GOALS),
        "own_cards": sum(card.sure == own for card in data.CARDS),
        "own_goals": sum(goal.sure == own for goal in data.GOALS),
        "own_special": data.SPECIAL_SURE.count("reconstructed"),
    }  # fmt: skip


@cache
def vocabulary(words: Words) -> Vocabulary:
    """The vocabulary of a language, made once."""
    return Vocabulary(words)


def mine(g: Biosphere, viewer: int | None) -> int:
    """The species that the viewer plays, or NOBODY."""
    return next((p for p in g.species() if g.places[p] == viewer), data.NOBODY)


def acting(g: Biosphere) -> int:
    """The species whose turn it is within the phase, or NOBODY."""
    order = g.order()
    return order[g.mover] if not g.over and g.mover < len(order) else data.NOBODY


def chooser(scene: Scene[Biosphere]) -> int:
    """The species whose player is asked now, or NOBODY."""
    return scene.g.species_of(scene.choice.seat) if scene.choice else data.NOBODY


def shown_board(scene: Scene[Biosphere]) -> int:
    """The species whose marker moves and whose hand lies open in the evolution panel."""
    me = chooser(scene) if scene.choice else mine(scene.g, scene.viewer)
    if me == data.NOBODY:
        me = acting(scene.g)
    return me if me != data.NOBODY else scene.g.first


def is_card(deed: int) -> bool:
    """Whether a value of DEED buys a card."""
    return 0 <= deed < data.NO_CARD


def spending(g: Biosphere) -> bool:
    """Whether phase 3 is being played."""
    return g.phase == SPENDING and not g.over


def player_name(scene: Scene[Biosphere], p: int) -> str:
    """The name of the player of a species as plain text, not escaped; "" where the scene has no names."""
    seat = scene.g.places[p]
    return scene.names[seat] if 0 <= seat < len(scene.names) else ""
