"""How Dominant Species shows itself: its one `FACE` ties the parts of the drawing together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from speciate.draw.face import Face, Label, Mover, Place, Scene, Sheet
from speciate.draw.markup import NOTHING
from speciate.draw.motion import Motions
from speciate.draw.things import Things
from speciate.earth.view import counts
from speciate.earth.view.panels import piece_of
from speciate.engine import Choice, Domain, Event, Preview, Setup
from speciate.engine.lenses import Piece
from speciate.locale import Markup, Words

from .. import data
from ..rules.state import PLANNING, Dominant
from . import choice as face_choice
from . import log as face_log
from . import preview as face_preview
from .actions import draw_actions
from .board import BOARD, explain
from .cards import draw_cards, full_card
from .rules_page import rules_page
from .seats import draw_seats
from .words import KIT, at_work, planner, to_act, vocabulary

COMING: Final = 3
"""How many pawns that follow in Execution are named."""


def dominance(g: Dominant, seat: int) -> int:
    """Tiles that an animal of the seat dominates."""
    return sum(g.dominant(h) in counts.animals_of(g, seat) for h in g.tiles())


class DominantFace:
    """The drawing of Dominant Species; see `speciate.draw.face.Face` for what each method promises."""

    looks = ("speciate.earth.view", __package__)
    panels: Mapping[str, str] = {"board": "ic-board", "actions": "ic-actions", "seats": "ic-seats", "cards": "ic-cards"}
    cover = "-150 -98 300 196"
    counts: Mapping[str, Callable[[Dominant, int], int]] = {
        "species": counts.species, "dominance": dominance, "tiles": counts.tiles, "elements": counts.elements,
    }  # fmt: skip

    def draw(self, scene: Scene[Dominant]) -> dict[str, Markup]:
        """The markup of each panel."""
        return {
            "board": self.board(scene),
            "actions": draw_actions(scene),
            "seats": draw_seats(scene),
            "cards": draw_cards(scene),
        }

    def board(self, scene: Scene[Dominant]) -> Markup:
        """The board alone."""
        return BOARD.draw(scene, vocabulary(scene.words))

    def header(self, scene: Scene[Dominant]) -> tuple[Markup, Sequence[Mover]]:
        """The round and its phase, and the animals in initiative order."""
        g, v = scene.g, vocabulary(scene.words)
        now = scene.acting
        if g.over:
            phase, now = v.words("phase.over"), -1
        else:
            entry = at_work(g)
            if g.phase == PLANNING:
                doing, now = v.words("phase.planning"), planner(g)
            elif entry:
                doing = v.words("phase.execution", section=v.sections[entry.section])
            else:
                doing = v.words("phase.reset")
            phase = v.words("phase.last" if g.last_round else "phase", n=g.round, doing=doing)
        return phase, [Mover(a, v.animals[a], a == now) for a in g.order]

    def actor(self, scene: Scene[Dominant], choice: Choice) -> tuple[int, Markup]:
        """The animal that a choice is about, and what it is doing."""
        return face_choice.actor(scene, choice)

    def coming(self, scene: Scene[Dominant], choice: Choice) -> Sequence[int]:
        """The animals whose pawns follow: one lap of Planning, or the next ones of Execution."""
        g = scene.g
        if g.phase == PLANNING:
            at = g.order.index(choice.numbers["animal"]) + 1
            lap = [*g.order[at:], *g.order[:at]]
            return [a for n, a in enumerate(lap, 1) if g.free[a] > (n == len(lap))]
        return [g.pawn_on(space) for space in to_act(g)[:COMING]]

    def question(self, scene: Scene[Dominant], choice: Choice) -> Markup:
        """The prompt's question."""
        return face_choice.question(scene, choice)

    def label(self, scene: Scene[Dominant], choice: Choice, value: int) -> Label:
        """The words of one value."""
        return face_choice.label(scene, choice, value)

    def commit_label(self, scene: Scene[Dominant], choice: Choice, value: int) -> str:
        """The main button once the value is selected."""
        return face_choice.commit_label(scene, choice, value)

    def preview_text(self, scene: Scene[Dominant], choice: Choice, value: int, preview: Preview[Dominant]) -> Markup:
        """What this value would change."""
        return face_preview.preview_text(scene, choice, value, preview)

    def log_line(self, words: Words, event: Event) -> tuple[int, Markup] | None:
        """The log line of an event."""
        return face_log.log_line(words, event)

    @property
    def motions(self) -> Motions:
        """What each event of the game moves, from where to where."""
        from .motion import MOTIONS  # not needed before something moves: a table starts faster

        return MOTIONS

    @property
    def things(self) -> Things:
        """What each thing in the drawing is."""
        from .things import THINGS  # not needed before somebody asks: a table starts faster

        return THINGS

    def card(self, words: Words, card_id: str) -> tuple[Markup, Markup] | None:
        """A card in full."""
        return full_card(words, card_id)

    def explain(self, scene: Scene[Dominant], thing: str) -> tuple[Markup, Markup] | None:
        """Who dominates a tile and why."""
        return explain(scene, vocabulary(scene.words), thing)

    def read(self, scene: Scene[Dominant], domain: Domain, n: int) -> object:
        """A value of a domain in words."""
        return face_choice.read(scene, domain, n)

    def place(self, place: int) -> Place:
        """How an animal looks and is called."""
        return Place(KIT.glyphs[place], f"animal.{data.ANIMALS[place]}", KIT.colours[place])

    def piece(self, word: str, piece: Piece) -> Markup:
        """A piece that a hand lays, as a picture."""
        return piece_of(KIT, word, piece.of)

    def setup_hint(self, words: Words, setup: Setup) -> Markup:
        """What this set-up means."""
        n = sum(seat >= 0 for seat in setup.places)
        key = "hint.shared" if n > setup.seats else "hint.own"
        return words(key, n=n, pawns=data.PAWNS[n], species=data.SPECIES[n]) if n in data.PAWNS else NOTHING

    def sheet(self, g: Dominant, words: Words, log: Sequence[Event]) -> Sheet:
        """The score by source."""
        return face_log.sheet(g, words, log)

    def rules(self, words: Words) -> Markup:
        """The rules page."""
        return rules_page(words)


FACE: Final[Face[Dominant]] = DominantFace()
