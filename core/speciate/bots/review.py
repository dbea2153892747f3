"""The decisions of a played game that mattered most to one seat: what it chose, and what else it could have."""

from __future__ import annotations

from math import fsum
from typing import Any, Final, NamedTuple

from speciate.engine import Match, Rng

from .advice import Advice, Advised, subject
from .playouts import Effort, play_on
from .weighing import weigh

LOOKED_AT: Final = 6
"""Decisions that a slice of `Review.think` looks at for the first time: few, so that a page stays alive in between."""
QUICK: Final = Effort(finalists=3, playouts=6, ways=2)
"""How the best value is found at a first look."""
WORLDS: Final = 6
"""Imagined worlds in which it is compared with the chosen one then."""
DOUBTFUL: Final = 8
"""Decisions in which something better may have been chosen, that are weighed with care."""
SPLENDID: Final = 2
"""Decisions in which nothing was as good as what was chosen, that are weighed with care."""
GAP: Final = 2
"""The least difference, in points, between two values that is worth showing."""
WORST: Final = 4
"""Decisions with something better that are shown, at most."""


class Moment(NamedTuple):
    """A decision that mattered."""

    ply: int
    """How many decisions were made before it."""
    played: Advised
    best: tuple[Advised, ...]
    """The best values and the chosen one, best first, as `Advice.best` gives them."""

    @property
    def good(self) -> bool:
        """Whether the chosen value was the best."""
        return self.played is self.best[0]

    @property
    def points(self) -> float:
        """How much less than the best the chosen value is worth; if it is the best, how much less the next is."""
        return self.best[1].loss if self.good else self.played.loss

    @property
    def shown(self) -> bool:
        """Whether the difference is sure, and large enough to be shown."""
        other = self.best[1] if self.good else self.played
        return not other.equal and other.loss >= GAP


class Review:
    """Looks at all decisions of a seat, and weighs with care those that may have mattered.

    It goes by what the seat could know when it chose: so does its chance, and the same game gets the same review. The
    match stays as it is.
    """

    def __init__(self, match: Match[Any], seat: int) -> None:
        self.seat = seat
        self.moments: list[Moment] = []
        """Those that are shown, in the order of the game; none before it is done."""
        self.seen = 0
        """Decisions of the seat that have been looked at."""
        self.sound = 0
        """Those of them in which nothing better was found at a first look."""
        self._match = match.fork()
        self._ply = 0
        self._looked: list[tuple[float, int]] = []  # how much better something else was, or less than 0: how much worse
        self._weighing: list[tuple[int, Advice]] = []
        self._weighed: list[Moment] = []

    @classmethod
    def restored(cls, match: Match[Any], seat: int, seen: int, sound: int, moments: list[Moment]) -> Review:
        """A review that is done, made from what was kept of it."""
        review = cls(match, seat)
        review.seen, review.sound, review.moments, review._ply = seen, sound, moments, match.ply
        return review

    @property
    def done(self) -> bool:
        """Whether there is nothing more to be found out."""
        return self._ply == self._match.ply and not self._weighing

    @property
    def share(self) -> float:
        """How much of the work is done, from 0 to 1: the first look is half of it."""
        careful = len(self._weighed) + len(self._weighing)
        late = len(self._weighed) / careful if careful else float(self.done)
        return (self._ply / max(self._match.ply, 1) + late) / 2

    def think(self) -> None:
        """One slice of the work."""
        if self._ply < self._match.ply:
            self._look()
        elif self._weighing:
            self._weigh()

    def _look(self) -> None:
        end = self.seen + LOOKED_AT
        while self._ply < self._match.ply and self.seen < end:
            at = self._match.at(self._ply)
            if at.choice and at.choice.seat == self.seat:
                self.seen += 1
                self._looked.append((self._better(at, self._match.decisions[self._ply]), self._ply))
            self._ply += 1
        if self._ply == self._match.ply:
            self.sound = sum(better <= 0 for better, _ in self._looked)
            ranked = sorted(self._looked)
            chosen = [ply for better, ply in ranked[:SPLENDID] if better < 0]
            chosen += [ply for better, ply in ranked[: -DOUBTFUL - 1 : -1] if better > 0]
            self._weighing = [(ply, Advice(self._match.at(ply), self._match.decisions[ply])) for ply in chosen]

    def _better(self, at: Match[Any], played: int) -> float:
        """How many points more the best value brought than the chosen one; less than 0: the next brought less."""
        rng = Rng(*subject(at))
        found = weigh(at, self.seat, rng, QUICK)
        best = found[0].value
        if best == played:
            return -found[1].loss
        worlds = [rng.bits() for _ in range(WORLDS)]
        worth = {
            value: fsum(
                at.game.evaluate(play_on(at, self.seat, value, world, 1, QUICK.ways), self.seat) for world in worlds
            )
            for value in (best, played)
        }
        return (worth[best] - worth[played]) / WORLDS

    def _weigh(self) -> None:
        ply, advice = self._weighing[0]
        advice.think()
        if not advice.done:
            return
        del self._weighing[0]
        best = tuple(advice.best())
        played = next(found for found in best if found.value == self._match.decisions[ply])
        self._weighed.append(Moment(ply, played, best))
        if not self._weighing:
            shown = sorted((one for one in self._weighed if one.shown), key=lambda one: -one.points)
            bad = [one for one in shown if not one.good][:WORST]
            good = [one for one in shown if one.good][:1]
            self.moments = sorted(bad + good, key=lambda one: one.ply)
