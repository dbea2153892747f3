"""The messages between a page and a desk: one request and one reply for each verb of `speciate.table.handle`.

Both are JSON objects. A request names its verb as `do`; a reply says by `ok` whether it is what was asked for or a
`Refusal`. web/protocol.d.ts is generated from this module (web/tools/protocol.py), so that the types of both sides are
the same.

A request type is what a page sends that keeps to the protocol. Nothing guarantees that a page does, so the desk still
checks each field that it reads (`wire.take`).

`VERSION` rises when a page has to know which of two protocols it speaks. A page also speaks to the frozen wheels of
earlier releases (web/releases): their reply to `hello` has the number of their own protocol. The wheels up to 0.2.0
give no number, since the protocol had none.
"""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple, NotRequired, TypedDict

VERSION: Final = 1

REGIONS: Final = ("head", "prompt", "log", "history", "curtain", "score")
"""The regions of every table. Each panel of a game is one more, by the name "p-" and the name of the panel."""

# --- parts of messages ------------------------------------------------------------------------------------------------


class PlayerEntry(TypedDict):
    """Who plays a seat."""

    kind: str
    """"person", or the name of a bot."""
    name: str
    """What the player is called; "" for the name of the seat's animal or colour."""


class SeatEntry(PlayerEntry):
    """A seat in a list of saved games."""

    colour: int
    """The number of the seat's colour, from 0."""
    symbol: str
    """The id of the symbol on the seat's badge."""


class Outcome(TypedDict):
    """The end of a game."""

    points: list[int]
    """The points of each seat."""
    winners: list[int]
    """The seats that have won."""


class Mover(TypedDict):
    """Whose decision is open."""

    seat: int
    kind: str
    name: str


class Picked(TypedDict):
    """The selected value, in words that a page can pass on."""

    seat: int
    question: str
    """The key of the decision."""
    token: str
    """The value as a record writes it."""
    text: str


class Status(TypedDict):
    """The sitting as far as the page itself has to know it."""

    game: str
    title: str
    phase: str
    decision: int
    """How many decisions have been made."""
    looking: int | None
    """The number of decisions after which the position on screen stood; null if it is the current one."""
    colour: int
    """The number of the colour of the player to move, or of the winner."""
    symbol: str
    over: bool
    mover: Mover | None
    bot: bool
    """Whether a bot is to move, at the current position."""
    thinks: bool
    """Whether it thinks before it answers: the page asks for that by `think`, and not by `bot`."""
    thinkers: bool
    """Whether any bot at the table thinks before it answers."""
    viewer: int | None
    """The seat whose view is on screen."""
    present: list[int] | None
    """The seats that play at this screen; null for all of them."""
    away: int | None
    """The seat to move, if it is a person's at another screen."""
    curtain: bool
    """Whether the table is covered until the next player takes the seat."""
    selected: int | None
    """The value that is selected and not yet answered."""
    picked: Picked | None
    choosing: bool
    """Whether the viewer may answer now."""
    undo: Literal["no", "ask", "yes"]
    """"ask": the player has to confirm first, for the `reason`."""
    reason: str
    redo: bool
    where: str
    """The panel where the open decision is answered; "" for the board."""
    score: str
    """Who has won; "" before the end."""
    day: str | None
    """The day whose game it is, as 2026-11-24; null for any other game."""
    players: list[PlayerEntry]
    names: list[str]
    """What each seat is called on screen."""


class BriefStatus(TypedDict):
    """As much of the status as a page needs to ask for the next move of a bot."""

    decision: int
    bot: bool
    thinks: bool


class DayResult(TypedDict):
    """What the person has come to in the game of a day."""

    link: str
    """Deals the same game to somebody else, and tells what is to be beaten; it holds no decision."""
    day: str
    """As 2026-11-24."""
    points: int
    won: bool


Turn = TypedDict("Turn", {"link": str, "name": str, "seat": int, "from": int})
"""The link for the player to move at another screen; `from` is the seat that stays at this one."""


class Rules(TypedDict):
    """Which version of the rules of a game a link or record was made with."""

    game: str
    made: int


class Error(TypedDict):
    """Why a request was refused: a stable code, and a sentence in the player's language."""

    code: str
    text: str
    rules: NotRequired[Rules]
    """With "error.rules.older" and "error.rules.newer"."""


# --- requests ---------------------------------------------------------------------------------------------------------


class PlainRequest(TypedDict):
    """A verb without fields."""

    do: Literal["view", "redo", "fork", "share", "log", "who", "show", "leave", "picture"]


class HelloRequest(TypedDict):
    """The first request of a page: its language; one that is unknown counts as English."""

    do: Literal["hello"]
    lang: NotRequired[str]


class SetupRequest(TypedDict):
    """Draw the set-up form as it is filled in; `share`: with the link of that set-up."""

    do: Literal["setup"]
    game: str
    form: NotRequired[dict[str, str | bool]]
    share: NotRequired[bool]


class NewRequest(TypedDict):
    """Begin a game as the form says."""

    do: Literal["new"]
    game: str
    form: NotRequired[dict[str, str | bool]]


class OpenRequest(TypedDict):
    """Open a link (with what follows it in an address) or else the text of a record."""

    do: Literal["open"]
    link: NotRequired[str]
    text: NotRequired[str]
    at: NotRequired[int]
    """How many decisions to look at; the link's own `&at=` goes first."""
    cut: NotRequired[bool]
    """Forget the decisions after `at`."""
    players: NotRequired[list[PlayerEntry] | None]
    viewer: NotRequired[int | None]
    present: NotRequired[list[int] | Literal["mover"] | None]
    """The seats at this screen; "mover" is the player to move. The link's own `&seat=` goes first."""
    watcher: NotRequired[int | None]
    """The seat whose view is shown where nobody plays."""
    review: NotRequired[str]
    """The text of a review from `save`; one that would be found otherwise today is ignored."""


class AttendRequest(TypedDict):
    """Say which seats are at this screen from now on."""

    do: Literal["attend"]
    present: NotRequired[list[int] | Literal["mover"] | None]
    watcher: NotRequired[int | None]


class DraftRequest(TypedDict):
    """Read a position that somebody writes, and draw it: from a text, else from a link, else the opening of a game."""

    do: Literal["draft"]
    text: NotRequired[str]
    link: NotRequired[str]
    """With `&at=` the position after so many decisions."""
    game: NotRequired[str]
    play: NotRequired[list[str]]
    """Tokens that are played from there before anything is drawn and asked."""
    deed: NotRequired[Deed]
    """What is done to the text before it is read."""
    hand: NotRequired[Hand]
    """The spaces of this piece are targets in their picture, unless something is played first."""


class Put(TypedDict):
    """A piece on a space of a written position: one more or, with `less`, one less."""

    space: int
    """The value of the space's target."""
    less: bool


class Piece(TypedDict):
    """A piece that is laid by hand: its word, its picture, what it is, and what more there is to say of it.

    That is how long it lives, and the number left where it is known.
    """

    piece: str
    picture: str
    label: str
    more: list[str]


class Pieces(TypedDict):
    """Pieces that are laid by hand: the word of the notation that says where they lie, what it means, and each."""

    word: str
    label: str
    pieces: list[Piece]


class Deed(TypedDict):
    """Words that are put in a place of the lines of a word: see `speciate.engine.lenses.Blank`."""

    word: str
    place: list[str]
    says: list[str]


class Hand(TypedDict):
    """The piece that is chosen, and what is done with it."""

    word: str
    piece: str
    put: NotRequired[Put]


class Made(TypedDict):
    """What the author of a puzzle fills in."""

    text: str
    """Of the position."""
    play: list[str]
    """Tokens that are played before the question."""
    right: list[str]
    """The tokens of the right answers."""
    title: str
    ask: str
    why: str
    """Why the right answers are right."""
    other: str
    """Why the others are not."""


class ComposeRequest(Made):
    """Make a puzzle of what its author has filled in."""

    do: Literal["compose"]


class PuzzleRequest(TypedDict):
    """Draw the puzzle that a link holds."""

    do: Literal["puzzle"]
    link: str


class PickRequest(TypedDict):
    """Select a value of the open decision, to see its effect; null selects nothing."""

    do: Literal["pick"]
    at: int
    """The `decision` of the status that the player saw: a stale request is refused."""
    value: NotRequired[int | None]


class AnswerRequest(TypedDict):
    """Answer the open decision."""

    do: Literal["answer"]
    at: int
    value: int


class BotRequest(TypedDict):
    """Let the bot that is to move make its decision; `quiet`: draw nothing.

    `value` is its answer from before, if its thinking was stopped then: it would not find that answer by itself.
    """

    do: Literal["bot"]
    at: int
    value: NotRequired[int]
    quiet: NotRequired[bool]


class ThinkRequest(TypedDict):
    """Go on with the thinking of the computer that is to move; when it is done, the computer answers.

    `worths` are the results of the jobs of the last reply, in their order, and `taken` is from that reply.
    `stop`: the computer answers by what is known; a job that was not done has the result "".
    """

    do: Literal["think"]
    at: int
    taken: NotRequired[int]
    worths: NotRequired[list[str]]
    stop: NotRequired[bool]


class PlayRequest(TypedDict):
    """Do a job of a thinking. Any Python can do it, also one without a table: `link` is the game."""

    do: Literal["play"]
    link: str
    job: str


class HintRequest(TypedDict):
    """Think on about a hint for the open decision; `stop`: no longer than until there is one."""

    do: Literal["hint"]
    at: int
    stop: NotRequired[bool]


class ReviewRequest(TypedDict):
    """Look further into the decisions of a person, once the game is over; that person has the screen from then on."""

    do: Literal["review"]
    seat: int


class PoseRequest(TypedDict):
    """Make a puzzle of a moment of the review: a decision that mattered."""

    do: Literal["pose"]
    at: int


class ChartRequest(TypedDict):
    """Follow this count in the chart of the score: "points", or what the game counts beside them."""

    do: Literal["chart"]
    count: str


class RetraceRequest(TypedDict):
    """Repeat what has moved: "turn": since the viewer's last turn ended; "round": since that turn began."""

    do: Literal["retrace"]
    since: Literal["turn", "round"]


class UndoRequest(TypedDict):
    """Take the last decision of a person back; `sure`: without asking first."""

    do: Literal["undo"]
    sure: NotRequired[bool]


class LookRequest(TypedDict):
    """Show the position after so many decisions."""

    do: Literal["look"]
    at: int


class SeatRequest(TypedDict):
    """Show the view of this seat: its player is at the screen now."""

    do: Literal["seat"]
    viewer: int


class PlayersRequest(TypedDict):
    """Say who plays each seat from now on."""

    do: Literal["players"]
    players: list[PlayerEntry]


class LangRequest(TypedDict):
    """Speak another language."""

    do: Literal["lang"]
    lang: NotRequired[str]


class SaveRequest(TypedDict):
    """The game as a link; `record`: as the text of a record too."""

    do: Literal["save"]
    record: NotRequired[bool]


class CardRequest(TypedDict):
    """The text of a card, of a rule (`rule:` and its id), of the round (`guide`) or of another thing on the table."""

    do: Literal["card"]
    id: str
    """"" for what was pressed alone."""
    shapes: NotRequired[list[str]]
    """The ids of what was pressed, from the inmost outwards: the reply says why that is not on offer."""


class WhatRequest(TypedDict):
    """What a thing on the table is."""

    do: Literal["what"]
    marks: list[str]
    """The marks of what is pointed at (`draw/things.py`), from the inmost outwards."""


class TypeRequest(TypedDict):
    """Read a typed line at the open decision, number `at`, which has to be the viewer's own."""

    do: Literal["type"]
    at: int
    text: str


class RulesRequest(TypedDict):
    """The page of the rules of a game."""

    do: Literal["rules"]
    game: str


# --- replies ----------------------------------------------------------------------------------------------------------


class Refusal(TypedDict):
    """The reply to a request that cannot be met; the sitting is as it was."""

    ok: Literal[False]
    error: Error


class DoneReply(TypedDict):
    """The request is done, and the reply says nothing else."""

    ok: Literal[True]


class HelloReply(TypedDict):
    """The language that is spoken, and the version of this protocol."""

    ok: Literal[True]
    lang: str
    protocol: int


class Motion(TypedDict):
    """A piece that goes from one place to another: see `speciate.draw.motion`."""

    piece: str
    origin: str
    to: str
    n: int
    colour: int


class MotionStep(TypedDict):
    """The motions that are shown at one time."""

    says: str
    """The lines of the log about them, as markup."""
    moves: list[Motion]


class ShownReply(TypedDict):
    """What the page must change to show the sitting as it is now."""

    ok: Literal[True]
    regions: dict[str, str]
    """The markup of each region that has changed."""
    status: Status
    say: str
    """The sentence for screen readers."""
    steps: NotRequired[list[MotionStep]]
    """What this one decision has moved, in order."""


class SetupReply(TypedDict):
    """The set-up form and the opening position; `link` and `note` only if `share` was set and a game can begin so."""

    ok: Literal[True]
    regions: dict[str, str]
    ready: bool
    """Whether a game can begin so."""
    link: NotRequired[str]
    note: NotRequired[str]


class OpenReply(ShownReply):
    """The game that was opened."""

    seated: bool
    """Whether the link names its players."""
    deal: str
    """The same for all links of one deal."""


class TurnReply(OpenReply):
    """The turn of a seat that a player at another screen has sent."""

    since: str
    """What has happened since the last decision of that seat, as markup; "" for nothing."""


class BotReply(TypedDict):
    """A bot has moved, and nothing was drawn."""

    ok: Literal[True]
    status: BriefStatus


class PoseReply(TypedDict):
    """The link of a puzzle that asks the decision."""

    ok: Literal[True]
    link: str


class ReviewReply(ShownReply):
    """The score with its review, as far as that is."""

    done: bool
    """Whether that is all; else a page that asks again gets on with it."""


class ThinkingReply(TypedDict):
    """Jobs to be done before the computer can answer."""

    ok: Literal[True]
    link: str
    """The game up to the open decision, for `play`."""
    jobs: list[str]
    taken: int
    """The number of batches that are done."""
    batches: int
    """The number of all batches of this thinking."""


class ThoughtReply(ShownReply):
    """The computer has answered after its thinking."""

    value: int


class PlayReply(TypedDict):
    """The result of a job."""

    ok: Literal[True]
    worths: str


class HintReply(TypedDict):
    """A hint, or how far it is."""

    ok: Literal[True]
    title: str
    html: str
    done: bool
    """Whether that is all; else a page that asks again gets on with it."""
    values: list[int]
    """What it points at; empty as long as it is not done."""


class RetraceReply(TypedDict):
    """What has moved, in order; only the last steps where there are many."""

    ok: Literal[True]
    steps: list[MotionStep]


class ConfirmReply(ShownReply):
    """Nothing was undone: the player has to confirm it first."""

    confirm: str
    """The question."""


class LangReply(TypedDict):
    """The language that is spoken, where no game is open."""

    ok: Literal[True]
    lang: str


class ShownLangReply(ShownReply):
    """The table in its new language."""

    lang: str


class SaveReply(TypedDict):
    """The game as a page keeps it, and what a list of saved games shows of it."""

    ok: Literal[True]
    link: str
    players: list[PlayerEntry]
    viewer: int | None
    present: list[int] | None
    deal: str
    decision: int
    seats: list[SeatEntry]
    outcome: Outcome | None
    """None before the end."""
    review: NotRequired[str]
    """The review of the game as text, once it is done; `open` takes it back."""
    record: NotRequired[str]
    name: NotRequired[str]
    """The name of a file for the record."""


class PictureReply(TypedDict):
    """The board as everybody may see it: one SVG document."""

    ok: Literal[True]
    svg: str


class Picture(TypedDict):
    """A panel of the table, only to be looked at."""

    name: str
    label: str
    html: str


class Answer(TypedDict):
    """A value on offer: as a record writes it, and as markup with a fact about it."""

    token: str
    text: str
    fact: str


class Asked(TypedDict):
    """What is asked in a position, and of whom."""

    badge: str
    """Markup, as of `question`."""
    name: str
    question: str
    answers: list[Answer]


class Mend(TypedDict):
    """A way to mend a text: what it does in words, and the whole text after it."""

    label: str
    text: str


class Fault(TypedDict):
    """What is wrong with the text of a position."""

    line: int
    """From 1; 0 where it is the position as a whole."""
    text: str
    mends: list[Mend]


class DraftReply(TypedDict):
    """What the text of a position comes to."""

    ok: Literal[True]
    game: str
    """"" where the text names no game that is known."""
    notation: str
    """The text that was read."""
    examples: list[str]
    """A line with each word of the game."""
    pieces: list[Pieces]
    """What can be laid by hand."""
    form: str
    """Markup: what can be filled in by hand. "" where the text names no game that is known."""
    fault: Fault | None
    """With a fault there is no link and nothing is asked; what could be read is drawn where it can be."""
    notes: list[str]
    """Without a fault: what the rules allow, and yet is most likely a slip. Plain text."""
    link: str
    """Of the game that begins there."""
    played: list[str]
    """The tokens of `play` up to one that is not offered."""
    pictures: list[Picture]
    asked: Asked | None
    """null where the game is over."""


class ComposeReply(TypedDict):
    """The puzzle as a link and as a file of the scenario format."""

    ok: Literal[True]
    link: str
    file: str


class Offer(TypedDict):
    """An answer of a puzzle and the verdict on it: `text` is markup, the rest plain text, as its author wrote it."""

    kind: str
    """right, wrong or other."""
    text: str
    more: str
    head: str
    rest: str


class Cited(TypedDict):
    """A rule in the language of the page."""

    id: str
    title: str
    says: str


class PuzzleReply(TypedDict):
    """A puzzle as a page shows it. `badge` and `doing` are markup; what its author wrote is plain text."""

    ok: Literal[True]
    game: str
    badge: str
    name: str
    doing: str
    title: str
    ask: str
    offers: list[Offer]
    rules: list[Cited]
    pictures: list[Picture]
    position: str
    """The link of the game that begins there."""
    made: Made


class Position(TypedDict):
    """The position on screen as the beginning of a game: only what all know of it, and no decision made in its step."""

    link: str
    notation: str
    """The position as text."""
    note: str
    reveals: str
    """What both give away, in one sentence."""


class Links(TypedDict):
    """Every link that a sitting can be sent as."""

    link: str
    here: str
    """Opens at the position on screen."""
    cut: str
    """Ends at the position on screen."""
    at: int
    """The number of decisions of that position."""
    turn: Turn | None
    position: Position | None
    """null where the game is over, or the position cannot be written."""
    result: DayResult | None
    """null but at the end of the game of a day."""
    note: str
    reveals: list[str]
    """What a link gives away, in sentences."""
    seed: int


class ShareReply(Links):
    """Every link that the sitting can be sent as."""

    ok: Literal[True]


class CardReply(TypedDict):
    """A text about a card, a rule or another thing on the table; empty where there is nothing to say."""

    ok: Literal[True]
    title: str
    html: str
    rule: NotRequired[str]
    """The id of the rule that it is or cites: the anchor on the page of rules."""


class WhatReply(TypedDict):
    """What the first thing is that the game knows; the page adds what the drawing calls it."""

    ok: Literal[True]
    at: int
    """Which of the marks it is; -1 where none stands for a thing."""
    kind: str
    title: str
    """Its own name; "" where the drawing has it."""
    html: str
    rule: str
    """The id of the rule that it falls under; "" in a game whose rules have no ids."""


class TypeOption(TypedDict):
    """A value that a typed line can name next: its words, its token, and the whole `line` that names it."""

    html: str
    token: str
    line: str


class TypeReply(TypedDict):
    """What a typed line means: its answers, the effect of the last one or the fault of the rest, and how to go on."""

    ok: Literal[True]
    answers: list[int]
    whole: bool
    """Whether the whole line was read as answers."""
    html: str
    options: list[TypeOption]


class HtmlReply(TypedDict):
    """Markup for a dialog or a page."""

    ok: Literal[True]
    html: str


Reply = (
    Refusal | DoneReply | HelloReply | ShownReply | SetupReply | OpenReply | TurnReply | BotReply | HintReply
    | ThinkingReply | ThoughtReply | PlayReply | ReviewReply
    | RetraceReply | PoseReply | ConfirmReply | LangReply | ShownLangReply | SaveReply | PictureReply | DraftReply
    | ComposeReply | PuzzleReply | ShareReply | CardReply | WhatReply | TypeReply
    | HtmlReply
)  # fmt: skip


class Verb(NamedTuple):
    """The types of a verb; its reply is this one, or a `Refusal`."""

    request: Any
    reply: Any


VERBS: Final = {
    "hello": Verb(HelloRequest, HelloReply),
    "setup": Verb(SetupRequest, SetupReply),
    "new": Verb(NewRequest, ShownReply),
    "open": Verb(OpenRequest, OpenReply | TurnReply),
    "draft": Verb(DraftRequest, DraftReply),
    "compose": Verb(ComposeRequest, ComposeReply),
    "puzzle": Verb(PuzzleRequest, PuzzleReply),
    "view": Verb(PlainRequest, ShownReply),
    "pick": Verb(PickRequest, ShownReply),
    "answer": Verb(AnswerRequest, ShownReply),
    "bot": Verb(BotRequest, ShownReply | BotReply),
    "think": Verb(ThinkRequest, ThinkingReply | ThoughtReply),
    "play": Verb(PlayRequest, PlayReply),
    "hint": Verb(HintRequest, HintReply),
    "review": Verb(ReviewRequest, ReviewReply),
    "pose": Verb(PoseRequest, PoseReply),
    "chart": Verb(ChartRequest, ShownReply),
    "retrace": Verb(RetraceRequest, RetraceReply),
    "undo": Verb(UndoRequest, ShownReply | ConfirmReply),
    "redo": Verb(PlainRequest, ShownReply),
    "look": Verb(LookRequest, ShownReply),
    "fork": Verb(PlainRequest, ShownReply),
    "seat": Verb(SeatRequest, ShownReply),
    "players": Verb(PlayersRequest, ShownReply),
    "lang": Verb(LangRequest, LangReply | ShownLangReply),
    "save": Verb(SaveRequest, SaveReply),
    "share": Verb(PlainRequest, ShareReply),
    "card": Verb(CardRequest, CardReply),
    "what": Verb(WhatRequest, WhatReply),
    "type": Verb(TypeRequest, TypeReply),
    "rules": Verb(RulesRequest, HtmlReply),
    "log": Verb(PlainRequest, ShownReply),
    "who": Verb(PlainRequest, HtmlReply),
    "show": Verb(PlainRequest, ShownReply),
    "attend": Verb(AttendRequest, ShownReply),
    "leave": Verb(PlainRequest, DoneReply),
    "picture": Verb(PlainRequest, PictureReply),
}
"""Every verb of a desk."""
