"""How Marine shows itself: its one `FACE` ties the parts of the drawing together."""

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
from ..pieces import SIDE
from ..rules.state import Marine
from . import choice as face_choice
from . import log as face_log
from . import preview as face_preview
from .actions import draw_actions
from .board import BOARD, explain
from .cards import draw_cards, full_card
from .rules_page import rules_page
from .seats import draw_seats
from .words import KIT, special_pawn, vent, vocabulary


class MarineFace:
    """The drawing of Marine; see `speciate.draw.face.Face` for what each method promises."""

    looks = ("speciate.earth.view", __package__)
    panels: Mapping[str, str] = {"board": "ic-board", "actions": "ic-actions", "seats": "ic-seats", "cards": "ic-cards"}
    cover = "-150 -98 300 196"
    counts: Mapping[str, Callable[[Marine, int], int]] = {
        "species": counts.species, "tiles": counts.tiles, "elements": counts.elements,
    }  # fmt: skip

    def draw(self, scene: Scene[Marine]) -> dict[str, Markup]:
        """The markup of each panel."""
        return {
            "board": self.board(scene),
            "actions": draw_actions(scene),
            "seats": draw_seats(scene),
            "cards": draw_cards(scene),
        }

    def board(self, scene: Scene[Marine]) -> Markup:
        """The board alone."""
        return BOARD.draw(scene, vocabulary(scene.words))

    def header(self, scene: Scene[Marine]) -> tuple[Markup, Sequence[Mover]]:
        """The round, and the animals in turn order from the one that acts; nobody does while all choose in secret."""
        g, v = scene.g, vocabulary(scene.words)
        if g.over:
            phase = v.words("phase.over")
        elif not g.in_turns():
            phase = v.words("phase.traits")
        else:
            phase = v.words("round.last" if g.last_round else "round", n=g.round)
        animals = g.animals()
        at = animals.index(g.turn)
        order = [animals[(at - i) % len(animals)] for i in range(len(animals))]
        return phase, [Mover(a, v.animals[a], i == 0 and g.in_turns() and not g.over) for i, a in enumerate(order)]

    def actor(self, scene: Scene[Marine], choice: Choice) -> tuple[int, Markup]:
        """The animal that a choice is about, and what it is doing."""
        return face_choice.actor(scene, choice)

    def coming(self, scene: Scene[Marine], choice: Choice) -> Sequence[int]:
        """The animals whose turns follow; before the first round those that have still to keep their traits."""
        g = scene.g
        animals = g.animals()
        at = animals.index(choice.numbers["animal"] if not g.in_turns() else g.turn)
        return [animals[at - i] for i in range(1, len(animals))] if g.in_turns() else animals[at + 1 :]

    def question(self, scene: Scene[Marine], choice: Choice) -> Markup:
        """The prompt's question."""
        return face_choice.question(scene, choice)

    def label(self, scene: Scene[Marine], choice: Choice, value: int) -> Label:
        """The words of one value."""
        return face_choice.label(scene, choice, value)

    def commit_label(self, scene: Scene[Marine], choice: Choice, value: int) -> str:
        """The main button once the value is selected."""
        return face_choice.commit_label(scene, choice, value)

    def preview_text(self, scene: Scene[Marine], choice: Choice, value: int, preview: Preview[Marine]) -> Markup:
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
        """A card or trait in full."""
        return full_card(words, card_id)

    def explain(self, scene: Scene[Marine], thing: str) -> tuple[Markup, Markup] | None:
        """Who thrives on a tile and why."""
        return explain(scene, vocabulary(scene.words), thing)

    def read(self, scene: Scene[Marine], domain: Domain, n: int) -> object:
        """A value of a domain in words."""
        return face_choice.read(scene, domain, n)

    def place(self, place: int) -> Place:
        """How an animal looks and is called."""
        return Place(KIT.glyphs[place], f"animal.{data.ANIMALS[place]}", KIT.colours[place])

    def piece(self, word: str, piece: Piece) -> Markup:
        """A piece that a hand lays, as a picture."""
        if word == "side":
            return vent(piece.of) if piece.of in SIDE.tokens else NOTHING
        if word == "pawn" and piece.of not in data.ANIMALS:
            return special_pawn(-1, piece.of.partition("-")[2], "pw")
        return piece_of(KIT, word, piece.of)

    def setup_hint(self, words: Words, setup: Setup) -> Markup:
        """What this set-up means."""
        n = sum(seat >= 0 for seat in setup.places)
        cards = len(data.CARDS) - tuple(data.REMOVED.values())[setup.options[data.LENGTH]]
        key = "hint.pairs" if n > setup.seats else "hint.four"
        return words(key, n=n, pawns=data.PAWNS[n], cards=cards) if n in data.PAWNS else NOTHING

    def sheet(self, g: Marine, words: Words, log: Sequence[Event]) -> Sheet:
        """The score by source."""
        return face_log.sheet(g, words, log)

    def rules(self, words: Words) -> Markup:
        """The rules page."""
        return rules_page(words)


FACE: Final[Face[Marine]] = MarineFace()
