"""How a game shows itself: the one interface between a game's drawing and the table that everybody sits at.

Every legal value is drawn twice, as a button in the prompt (by the table) and, where it means a thing on the table,
as a lit target (by the game): any element with `data-value="VALUE"`, class `target` (and `selected`), an id of its own,
role="button", tabindex="0" and an aria-label. The page needs to know no more than that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, Protocol, TypeVar

from speciate.engine import Choice, Domain, Event, Preview, Setup, State
from speciate.engine.lenses import Piece
from speciate.locale import Words

from .markup import NOTHING, Markup
from .motion import Motions
from .things import Things

S = TypeVar("S", bound=State)


@dataclass(slots=True)
class Scene(Generic[S]):
    """One picture: what there is to see, who looks, and what they may do.

    Its positions become what the viewer knows (`State.seen_by`), so that no drawing can tell more.
    """

    g: S
    words: Words
    viewer: int | None = None
    """The seat that looks; None sees only what all may see."""
    choice: Choice | None = None
    """The decision the viewer is asked for; None where another seat decides, or nobody."""
    keys: Mapping[int, str] = field(default_factory=dict)
    """The key of each value of the choice: on its button, its target and the keyboard."""
    selected: int | None = None
    """The value picked up but not yet committed."""
    after: S | None = None
    """What the selected value would lead to, as far as it can be foreseen: draw the difference as ghosts."""
    since: S | None = None
    """The position after the viewer's last decision: draw the difference as change marks."""
    acting: int = -1
    """The place that the open decision is about, whoever looks; -1 for none."""
    names: Sequence[str] = ()
    """The player of each seat, plain text from outside."""
    fitted: bool = False
    """Whether the board shows what is in play with room to grow, as at a table; else it shows all it can ever hold."""

    def __post_init__(self) -> None:
        self.g = self.g.seen_by(self.viewer)
        self.after = self.after and self.after.seen_by(self.viewer)
        self.since = self.since and self.since.seen_by(self.viewer)


@dataclass(slots=True, frozen=True)
class Label:
    """A choice in the prompt: what, and one fact about it; and the icon's symbol id, if any."""

    text: Markup
    fact: Markup = NOTHING
    icon: str = ""


class Place(NamedTuple):
    """How a place at the table looks and is called."""

    symbol: str
    """The id of its symbol."""
    key: str
    """The message key of its name."""
    colour: int
    """Which of the six colours and silhouettes it has, 0 to 5; an animal keeps its own in every game."""


@dataclass(slots=True, frozen=True)
class Mover:
    """One in the turn order of the header: a place, its name, and whether it is to move now."""

    place: int
    name: Markup
    now: bool


@dataclass(slots=True, frozen=True)
class Sheet:
    """The final score: columns of sources, a row for each place (seat, place, points by column, total), best first."""

    columns: Sequence[Markup]
    rows: Sequence[tuple[int, int, Sequence[int], int]]
    tiles: Sequence[tuple[Markup, Sequence[int]]] = ()
    """Final tiles: name and the points of each place in play, in the order of `rows`."""
    title: Markup = NOTHING
    note: Markup = NOTHING
    tiles_title: Markup = NOTHING
    """The title of `tiles` in a game where its rows are no tiles; else empty."""
    tile: Markup = NOTHING
    """The head of the column of their names in such a game; else empty."""


class Face(Protocol[S]):
    """The drawing of one game; `speciate.games.<id>.view.face.FACE`. Loaded only when somebody looks."""

    @property
    def looks(self) -> Sequence[str]:
        """The packages whose `symbols.svg` and `face.css` it is drawn with, after what all are; its own comes last."""

    @property
    def panels(self) -> Mapping[str, str]:
        """The regions of the page in reading order, the board first; each with the symbol of its tab on a phone."""

    @property
    def cover(self) -> str:
        """The part of the opening board that the first page shows: an SVG viewBox half as wide again as high."""

    def draw(self, scene: Scene[S]) -> dict[str, Markup]:
        """The markup of each panel. It shows only what the viewer may know."""

    def board(self, scene: Scene[S]) -> Markup:
        """The board alone, as SVG that stands by itself inside the page."""

    def header(self, scene: Scene[S]) -> tuple[Markup, Sequence[Mover]]:
        """For the header: how far the game is ("round 4"), and who moves in which order from now."""

    def actor(self, scene: Scene[S], choice: Choice) -> tuple[int, Markup]:
        """The place (animal, colour) that a choice is about, and what is being done ("Speciation, third space")."""

    def coming(self, scene: Scene[S], choice: Choice) -> Sequence[int]:
        """The places that act after this choice, in order, until the phase under way ends; as far as all may know."""

    def question(self, scene: Scene[S], choice: Choice) -> Markup:
        """The prompt's question."""

    def label(self, scene: Scene[S], choice: Choice, value: int) -> Label:
        """The words of one value. DONE too: "Skip action", "No more"."""

    def commit_label(self, scene: Scene[S], choice: Choice, value: int) -> str:
        """The main button once the value is selected: a verb and its object, as plain text."""

    def preview_text(self, scene: Scene[S], choice: Choice, value: int, preview: Preview[S]) -> Markup:
        """A few short sentences, with numbers: what this value would change, and what would be asked next."""

    def log_line(self, words: Words, event: Event) -> tuple[int, Markup] | None:
        """The log line of an event: whose place it is (-1 nobody's) and the sentence; None where it has no line."""

    @property
    def motions(self) -> Motions:
        """What each event of the game moves, from where to where."""

    @property
    def things(self) -> Things:
        """What each thing in the drawing is, by what its mark begins with."""

    def card(self, words: Words, card_id: str) -> tuple[Markup, Markup] | None:
        """A card in full: its title and its markup, `reconstructed` marked in words; None if there is no such card."""

    def explain(self, scene: Scene[S], thing: str) -> tuple[Markup, Markup] | None:
        """Anything else on the table explained as it stands now (`data-card="id"` on it): title and markup, or None."""

    def read(self, scene: Scene[S], domain: Domain, n: int) -> object:
        """A value of a domain in words, as things stand: its name, if it has one, else the number."""

    def place(self, place: int) -> Place:
        """How a place at the table looks and is called."""

    def piece(self, word: str, piece: Piece) -> Markup:
        """The picture of a piece that a hand lays in the editor, by the word of the notation that says where it lies.

        Its name stands beside it; NOTHING where the name is all there is.
        """

    def setup_hint(self, words: Words, setup: Setup) -> Markup:
        """What this set-up means, in one sentence, for the set-up screen."""

    @property
    def counts(self) -> Mapping[str, Callable[[S, int], int]]:
        """What the chart after a game can follow beside the points: by id, the number of a seat. All may know it."""

    def sheet(self, g: S, words: Words, log: Sequence[Event]) -> Sheet:
        """The score, as it stands, by source."""

    def rules(self, words: Words) -> Markup:
        """The rules page, in our own words, with every card and what is reconstructed."""
