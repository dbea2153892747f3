"""The desk between the page and the sitting: every message in, every answer out, as JSON text."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from speciate.bots import bot_answer, find_bot, find_bots
from speciate.draw.face import Scene
from speciate.draw.markup import NOTHING, join, markup
from speciate.draw.standalone import standalone
from speciate.engine import Match, SpeciateError, find_game
from speciate.engine.daily import day_of
from speciate.engine.link import pack, parse_fragment, unpack
from speciate.engine.record import PERSON, Saved, read_saved, write_record
from speciate.engine.rulebook import rules_of
from speciate.locale import LANGUAGES, Markup, Words, plain_text, words

from . import protocol
from .faces import face_of
from .form import Form
from .guide import guide
from .refused import Refused
from .screen import GUIDE, LOG_LINES, LOG_PART, RULE, Screen
from .sending import deal, links, secrecy_notice
from .sitting import Player, Sitting
from .wire import LIMIT, NAME, SHAPES, TYPED, take, text_of

if TYPE_CHECKING:
    from speciate.bots.advice import Advice

    from .thought import Thought


def handle(text: str, table: str = "") -> str:
    """One message in, one answer out, both JSON. Whatever comes in, the sitting stays whole and nothing is raised.

    Several pages may share this Python: each names a `table` of its own, and ends it with {"do": "leave"}.
    """
    desk = _DESKS.pop(table, None) or Desk()
    reply = desk.handle(text)
    if not desk.left:
        _DESKS[table] = desk
    return reply


def entry(player: Player) -> protocol.PlayerEntry:
    """A player as messages have it."""
    return {"kind": player.kind, "name": player.name}


def seat_of(sitting: Sitting, seat: int) -> protocol.SeatEntry:
    """Who plays a seat and how it looks, for a list of saved games."""
    looks = sitting.face.place(sitting.setup.places.index(seat))
    return {"colour": looks.colour, "symbol": looks.symbol, **entry(sitting.players[seat])}


def outcome(sitting: Sitting) -> protocol.Outcome | None:
    """The points of all seats and who has won; None before the end."""
    if sitting.match.choice:
        return None
    g = sitting.match.state
    return {"points": [*sitting.game.scores(g)], "winners": [*sitting.game.winners(g)]}


class Desk:
    """The language, the sitting, and what the page already shows."""

    def __init__(self) -> None:
        self.lang = "en"
        self.sitting: Sitting | None = None
        self.shown: dict[str, Markup] = {}
        self.log_lines = LOG_LINES
        self.left = False
        self.advice: Advice | None = None
        self.thought: Thought | None = None
        self.opened: tuple[str, Match[Any]] | None = None
        """The link of the last job that was done for another table, and its match."""
        self.verbs: dict[str, Callable[[Any], protocol.Reply]] = {
            "hello": self.hello, "setup": self.setup, "new": self.new, "open": self.open, "view": self.view,
            "pick": self.select, "answer": self.answer, "bot": self.bot, "think": self.think, "play": self.play,
            "hint": self.hint, "undo": self.undo, "redo": self.redo,
            "review": self.review, "pose": self.pose, "chart": self.chart, "retrace": self.retrace,
            "look": self.look, "fork": self.fork, "seat": self.seat, "players": self.players, "lang": self.language,
            "save": self.save, "share": self.share, "card": self.card, "what": self.what, "type": self.type,
            "rules": self.rules, "log": self.log, "who": self.who, "show": self.show, "attend": self.attend,
            "leave": self.leave, "picture": self.picture, "draft": self.draft, "compose": self.compose,
            "puzzle": self.puzzle,
        }  # fmt: skip

    def handle(self, text: str) -> str:
        """The reply to a message, both as JSON text. Nothing is raised: any fault is a `Refusal` with one sentence."""
        reply: protocol.Reply
        try:
            reply = self.answer_to(text)
        except Exception as error:  # the boundary: whatever it is, the player reads one sentence
            reply = {"ok": False, "error": text_of(error, self.w)}
        return json.dumps(reply, ensure_ascii=False)

    def answer_to(self, text: str) -> protocol.Reply:
        """The reply to a message, by its verb.

        SpeciateError where it is too long, no JSON, or of an unknown verb, and whatever the verb raises.
        """
        if len(text) > LIMIT:
            raise SpeciateError("the message is too long", "error.message")
        try:
            message = json.loads(text)
        except (ValueError, RecursionError):
            raise SpeciateError("the message is not JSON", "error.message") from None
        do = message.get("do") if isinstance(message, dict) else None
        if not isinstance(do, str) or do not in self.verbs:
            raise SpeciateError("the message asks for nothing that is known", "error.message")
        return self.verbs[do](message)

    @property
    def w(self) -> Words:
        """The messages in the language of the page: those of the site and of the game on the table."""
        return words(self.lang, self.sitting.game.id if self.sitting else "")

    @property
    def here(self) -> Sitting:
        """The sitting on the table. SpeciateError "error.none" where no game is open."""
        if self.sitting is None:
            raise SpeciateError("no game is open", "error.none")
        return self.sitting

    # --- the answer --------------------------------------------------------------------------------------------------

    def screen(self) -> Screen:
        """The sitting as it is now, to be drawn."""
        return Screen(self.here, self.w, self.log_lines)

    def shows(self, fresh: bool = False, screen: Screen | None = None) -> protocol.ShownReply:
        """What the page must change to show the sitting as it is now; `screen` is its drawing, if there is one."""
        screen = screen or self.screen()
        regions = screen.regions()
        changed: dict[str, str] = {
            name: html for name, html in regions.items() if fresh or self.shown.get(name) != html
        }
        status, say = self.status(screen), screen.say()
        self.shown = regions
        if self.here.looking is None:
            self.here.heard = self.here.seen.event_count
        return {"ok": True, "regions": changed, "status": status, "say": say}

    def shows_moving(self, known: int) -> protocol.ShownReply:
        """The reply of `shows`, with what the events after the first `known` have moved."""
        from .moves import steps  # loaded when first needed: a table starts faster

        screen = self.screen()
        return {**self.shows(screen=screen), "steps": steps(screen, lambda event: event.event_index >= known)}

    def status(self, screen: Screen) -> protocol.Status:
        """The sitting as far as the page itself has to know it; `screen` is its drawing."""
        sitting = self.here
        choice, undo = sitting.match.choice, sitting.undoing()
        phase, _ = sitting.face.header(screen.scene)
        mover: protocol.Mover | None = None
        looks = sitting.face.place(screen.place_of(choice.seat if choice else screen.winners()[0]))
        if choice:
            mover = {"seat": choice.seat, "kind": sitting.players[choice.seat].kind, "name": screen.name(choice.seat)}
        reason = ""
        if undo and undo.confirm:
            reason = self.w.plain(f"undo.{undo.confirm}", name=screen.name(undo.seat), n=sitting.total - undo.ply)
        return {
            "game": sitting.game.id,
            "title": self.w.plain(f"game.{sitting.game.id}"),
            "phase": plain_text(phase),
            "decision": sitting.total,
            "looking": sitting.looking,
            "colour": looks.colour,
            "symbol": looks.symbol,
            "over": choice is None,
            "mover": mover,
            "bot": bool(choice and sitting.looking is None and sitting.players[choice.seat].kind != PERSON),
            "thinks": sitting.thinker is not None,
            "thinkers": any(sitting.effort(seat) for seat in range(len(sitting.players))),
            "viewer": sitting.viewer,
            "present": None if sitting.present is None else sorted(sitting.present),
            "away": sitting.away,
            "curtain": sitting.curtain is not None,
            "selected": sitting.selected,
            "picked": self.selection(screen),
            "choosing": screen.choice is not None,
            "undo": "no" if undo is None else "ask" if undo.confirm else "yes",
            "reason": reason,
            "redo": bool(sitting.match.undone),
            "where": choice.decision.panel if screen.choice and choice else "",
            "score": plain_text(screen.verdict()) if choice is None else "",
            "day": day_of(sitting.setup),
            "players": [entry(player) for player in sitting.players],
            "names": [screen.name(seat) for seat in range(len(sitting.players))],
        }

    def selection(self, screen: Screen) -> protocol.Picked | None:
        """The selected value in words that a page can tell another."""
        choice, value = screen.choice, self.here.selected
        if choice is None or value is None:
            return None
        text = plain_text(self.here.face.label(screen.scene, choice, value).text)
        return {"seat": choice.seat, "question": choice.key, "token": choice.domain.token(value), "text": text}

    # --- opening -----------------------------------------------------------------------------------------------------

    def hello(self, message: protocol.HelloRequest) -> protocol.HelloReply:
        """Take on the language of the page, and say which version of the protocol is spoken."""
        self.lang = self.known(message.get("lang", "en"))
        return {"ok": True, "lang": self.lang, "protocol": protocol.VERSION}

    def known(self, lang: object) -> str:
        """A language that there are texts for: this one, else English."""
        return lang if isinstance(lang, str) and lang in LANGUAGES else "en"

    def setup(self, message: protocol.SetupRequest) -> protocol.SetupReply:
        """The set-up form in the state that the page tells, and the opening position it would give."""
        form = self.form(message)
        reply: protocol.SetupReply = {"ok": True, "regions": {**form.regions()}, "ready": not form.problem}
        if message.get("share") and not form.problem:
            match = form.match()
            reply["link"] = pack(form.setup, match, form.kinds())
            reply["note"] = " ".join([form.w.plain("share.setup"), *secrecy_notice(form.w)])
        return reply

    def form(self, message: protocol.SetupRequest | protocol.NewRequest) -> Form:
        """The set-up form of a game with what the page has filled in. SpeciateError where there is no such game."""
        game = take(message, "game", str)
        return Form(find_game(game), face_of(game), words(self.lang, game), take(message, "form", dict, {}))

    def new(self, message: protocol.NewRequest) -> protocol.ShownReply:
        """Begin the game that the form describes. SpeciateError "error.setup" says why it cannot be."""
        form = self.form(message)
        if form.problem:
            raise SpeciateError(plain_text(form.problem), "error.setup", why=plain_text(form.problem))
        players = [Player(kind, name[:NAME]) for kind, name in zip(form.kinds(), form.names(), strict=True)]
        return self.begin(Sitting(form.face, form.setup, form.match(), players))

    def begin(self, sitting: Sitting) -> protocol.ShownReply:
        """Put a sitting on the table, if it can be drawn; otherwise the one before stays."""
        before, self.sitting, self.log_lines = self.sitting, sitting, LOG_LINES
        try:
            return self.shows(fresh=True)
        except Exception:
            self.sitting = before
            raise

    def open(self, message: protocol.OpenRequest) -> protocol.OpenReply | protocol.TurnReply:
        """Open a link, a record or a written position, with the players, the point and the seat that come with it.

        `cut` forgets what was decided after the point. `present` are the seats at this screen, or "mover".
        """
        ply = seat = None
        if "link" in message:
            link, ply, seat = parse_fragment(take(message, "link", str)[:LIMIT])
            saved = unpack(link)
        else:
            saved = read_saved(take(message, "text", str))
        players = self.people(message.get("players"), saved)
        sitting = Sitting(face_of(saved.setup.game), saved.setup, saved.match, players)
        viewer = message.get("viewer")
        if isinstance(viewer, int) and viewer in sitting.persons:
            sitting.shown = viewer
        if ply is None:
            ply = take(message, "at", int, -1)
        self.restore_review(sitting, message.get("review"))
        if 0 <= ply < sitting.total:
            sitting.look(ply)
            if message.get("cut") is True:
                sitting.fork()
        sent = seat is not None and seat in sitting.persons
        if sent and seat is not None:
            sitting.attend([seat])
        elif message.get("present") is not None:
            sitting.attend(*self.at_screen(message, sitting))
        shown = self.begin(sitting)
        reply: protocol.OpenReply = {**shown, "seated": bool(saved.players), "deal": deal(sitting)}
        return {**reply, "since": Screen(sitting, self.w).since()} if sent else reply

    def restore_review(self, sitting: Sitting, text: object) -> None:
        """Give a game that is over the review that was kept with it, if its seat is a person's at this screen."""
        if sitting.match.choice is not None or not isinstance(text, str):
            return
        from speciate.bots.kept_review import read_review  # loaded when first needed: a table starts faster

        findings = read_review(sitting.match, text)
        if findings and findings.seat in sitting.persons:
            sitting.sit(findings.seat)
            sitting.review = findings

    def draft(self, message: protocol.DraftRequest) -> protocol.DraftReply:
        """Read a position that somebody writes, and draw it. SpeciateError where a link or a game does not open.

        What is wrong with a text itself is in the reply.
        """
        from speciate.engine.deeds import fill, lay  # loaded when first needed: a table starts faster

        from .draft import draft, of_link, opening

        if "text" in message:
            text = take(message, "text", str)
        elif "link" in message:
            text = of_link(take(message, "link", str)[:LIMIT])
        else:
            game = take(message, "game", str)
            text = opening(game, words(self.lang, find_game(game).id))
        hand = take(message, "hand", dict, {})
        word = take(hand, "word", str, "")
        if "put" in hand:
            to = take(hand, "put", dict)
            less = take(to, "less", bool)
            text = lay(text, word, take(hand, "piece", str), take(to, "space", int), less=less)
        if "deed" in message:
            deed = take(message, "deed", dict)
            place, says = self.tokens(deed.get("place")), self.tokens(deed.get("says"))
            text = fill(text, take(deed, "word", str), place, says)
        return draft(text, self.tokens(message.get("play", [])), self.lang, word)

    def compose(self, message: protocol.ComposeRequest) -> protocol.ComposeReply:
        """The puzzle that its author has filled in. SpeciateError where something is missing or cannot be."""
        from speciate.scenario.puzzle import MOST, pack_puzzle, write_puzzle

        said = {name: take(message, name, str) for name in MOST}
        play, right = self.tokens(message.get("play")), self.tokens(message.get("right"))
        file = write_puzzle(take(message, "text", str), play, right, said)
        return {"ok": True, "link": pack_puzzle(file), "file": file}

    def puzzle(self, message: protocol.PuzzleRequest) -> protocol.PuzzleReply:
        """The puzzle that a link holds. SpeciateError where it cannot be opened."""
        from .draft import puzzle

        return puzzle(take(message, "link", str), self.lang)

    def tokens(self, value: object) -> list[str]:
        """A field that is a list of tokens. SpeciateError where it is none."""
        if not isinstance(value, list) or not all(isinstance(token, str) for token in value):
            raise SpeciateError("tokens are a list of texts", "error.message")
        return value

    def at_screen(
        self, message: protocol.OpenRequest | protocol.AttendRequest, sitting: Sitting
    ) -> tuple[list[int] | None, int | None]:
        """The seats at the screen as a message names them ("mover" is the one to choose), and whose view is shown.

        SpeciateError "error.message" where these are no numbers.
        """
        seats, watcher = message.get("present"), message.get("watcher")
        if seats == "mover":
            seats = [sitting.match.choice.seat] if sitting.match.choice else []
        if not isinstance(seats, list | None) or any(type(seat) is not int for seat in (*(seats or ()), watcher or 0)):
            raise SpeciateError("a seat is a number", "error.message")
        return seats, watcher

    def attend(self, message: protocol.AttendRequest) -> protocol.ShownReply:
        """Set which seats are at this screen from now on; the other persons play elsewhere."""
        self.here.attend(*self.at_screen(message, self.here))
        return self.shows()

    def leave(self, message: protocol.PlainRequest) -> protocol.DoneReply:
        """The page is gone: forget its table."""
        self.left = True
        return {"ok": True}

    def people(self, entries: object, saved: Saved) -> list[Player]:
        """The players of a saved game: as the page remembers them, else as the link names them, else all people.

        SpeciateError where the page names a kind of player that is not known.
        """
        seats = saved.setup.seats
        kinds = saved.players or (PERSON,) * seats
        if not isinstance(entries, list) or len(entries) != seats:
            return [Player(kind) for kind in kinds]
        people = []
        for entry in entries:
            kind = entry.get("kind") if isinstance(entry, dict) else None
            name = entry.get("name", "") if isinstance(entry, dict) else ""
            if kind not in self.kinds() or not isinstance(name, str):
                raise SpeciateError("this is no kind of player", "error.players", seats=seats)
            people.append(Player(str(kind), name.strip()[:NAME]))
        return people

    def kinds(self) -> list[str]:
        """Who can play a seat: a person, and every bot, the weakest first."""
        return [PERSON, *find_bots()]

    # --- playing -----------------------------------------------------------------------------------------------------

    def view(self, message: protocol.PlainRequest) -> protocol.ShownReply:
        """The whole table anew, for a page that shows nothing yet."""
        return self.shows(fresh=True)

    def select(self, message: protocol.PickRequest) -> protocol.ShownReply:
        """Select a value, to see what it would do; null puts it back.

        SpeciateError: those of `Sitting.expect`; "error.offered" where the value is not on offer.
        """
        sitting = self.here
        choice = sitting.expect(take(message, "at", int))
        value = take(message, "value", int) if message.get("value") is not None else None
        if value is not None and (value not in choice.values or sitting.asked is None):
            raise SpeciateError(f"{value} is not offered", "error.offered", token=str(value))
        before, sitting.selected = sitting.selected, value
        try:
            return self.shows()
        except Exception:
            sitting.selected = before
            raise

    def answer(self, message: protocol.AnswerRequest) -> protocol.ShownReply:
        """Answer the open decision, which has to be the viewer's own.

        SpeciateError: those of `Sitting.expect`; "error.turn" where another is to move; "error.offered".
        """
        sitting = self.here
        sitting.expect(take(message, "at", int))
        if sitting.asked is None:
            raise SpeciateError("it is not your turn", "error.turn")
        known = sitting.match.event_count
        sitting.answer(take(message, "value", int))
        return self.shows_moving(known)

    def bot(self, message: protocol.BotRequest) -> protocol.ShownReply | protocol.BotReply:
        """Let a bot take the one decision that is open.

        SpeciateError: those of `Sitting.expect`; "error.turn" where a person is to move.
        """
        sitting = self.here
        choice = sitting.expect(take(message, "at", int))
        kind = sitting.players[choice.seat].kind
        if kind == PERSON:
            raise SpeciateError("a person is to move", "error.turn")
        value = take(message, "value", int) if "value" in message else None
        known = sitting.match.event_count
        sitting.answer(bot_answer(find_bot(kind), sitting.match, sitting.setup.seed) if value is None else value)
        return {"ok": True, "status": self.brief()} if message.get("quiet") else self.shows_moving(known)

    def think(self, message: protocol.ThinkRequest) -> protocol.ThinkingReply | protocol.ThoughtReply:
        """Take the worths of the last jobs, and give the next jobs or the answer of the computer that is to move.

        The answer is that of `bot`, unless the thinking is stopped. Worths of another thinking, or of another batch of
        this one, are ignored. SpeciateError: those of `Sitting.expect`; "error.turn" where no computer thinks;
        "error.message" where the worths do not fit the jobs.
        """
        from .thought import Thought  # loaded when first needed: a table starts faster

        sitting = self.here
        sitting.expect(take(message, "at", int))
        effort = sitting.thinker
        if effort is None:
            raise SpeciateError("no computer is to think", "error.turn")
        link = pack(sitting.setup, sitting.match, [player.kind for player in sitting.players])
        if self.thought is None or self.thought.link != link:
            self.thought, self.opened = Thought(sitting, link, effort), (link, sitting.match.fork())
        thought = self.thought
        stop = message.get("stop") is True
        if "worths" in message and message.get("taken") == thought.taken:
            thought.take(self.tokens(message["worths"]), stop)
        if not thought.done and not (stop and thought.taken):
            jobs, taken, batches = thought.jobs, thought.taken, thought.batches
            return {"ok": True, "link": link, "jobs": jobs, "taken": taken, "batches": batches}
        known = sitting.match.event_count
        sitting.answer(thought.best)
        self.thought = None
        return {**self.shows_moving(known), "value": thought.best}

    def play(self, message: protocol.PlayRequest) -> protocol.PlayReply:
        """Do a job of a thinking of any game; the table stays as it is.

        SpeciateError "error.message" where the text is no job, or those of `unpack` where the link does not open.
        """
        from .thought import play  # loaded when first needed: a table starts faster

        link = take(message, "link", str)[:LIMIT]
        if self.opened is None or self.opened[0] != link:
            self.opened = link, unpack(link).match
        return {"ok": True, "worths": play(self.opened[1], take(message, "job", str))}

    def hint(self, message: protocol.HintRequest) -> protocol.HintReply:
        """A hint for the open decision, which has to be the viewer's own.

        Each request but the first adds a slice of thought. The sitting stays as it is.
        SpeciateError: those of `Sitting.expect`; "error.turn" where another is to move.
        """
        from speciate.bots.advice import Advice, subject  # loaded when first needed: a table starts faster

        from .hint import hint, lit, thinking

        sitting = self.here
        sitting.expect(take(message, "at", int))
        choice, stop = sitting.asked, message.get("stop") is True
        if choice is None:
            raise SpeciateError("it is not your turn", "error.turn")
        if self.advice is None or self.advice.subject != subject(sitting.match):
            self.advice = Advice(sitting.match)  # the page says at once that something is being thought out
        elif not self.advice.done and not stop:
            self.advice.think()
        advice = self.advice
        while stop and not advice.worlds:
            advice.think()
        screen, done = Screen(sitting, self.w), advice.done or stop
        return {
            "ok": True,
            "title": self.w.plain("advice.tab"),
            "html": hint(screen, advice) if done else thinking(screen, advice.worlds),
            "done": done,
            "values": lit(choice, advice) if done else [],
        }

    def type(self, message: protocol.TypeRequest) -> protocol.TypeReply:
        """Read a typed line and say what its answers mean; the game stays as it is.

        SpeciateError: those of `Sitting.expect`; "error.turn" where the viewer is not to move.
        """
        from .typed import Line  # loaded when first needed: a table starts faster

        sitting = self.here
        sitting.expect(take(message, "at", int))
        if sitting.asked is None:
            raise SpeciateError("it is not your turn", "error.turn")
        line = Line(Screen(sitting, self.w), take(message, "text", str)[:TYPED])
        return {
            "ok": True,
            "answers": line.answers,
            "whole": not line.fault,
            "html": line.said(),
            "options": [{"html": label.text, "token": token, "line": whole} for label, token, whole in line.options],
        }

    def review(self, message: protocol.ReviewRequest) -> protocol.ReviewReply:
        """Look further into the decisions of a person; each request but the first adds a slice of thought.

        SpeciateError "error.review" while the game goes on, "error.seat" where no person plays the seat here.
        """
        from speciate.bots.review import Review  # loaded when first needed: a table starts faster

        from .review import summary

        sitting, seat = self.here, take(message, "seat", int)
        if sitting.match.choice is not None:
            raise SpeciateError("the game is not over", "error.review")
        sitting.sit(seat)
        if sitting.review is None or sitting.review.seat != seat:
            sitting.review = Review(sitting.match, seat)
        else:
            sitting.review.think()
        findings = sitting.review
        said = plain_text(summary(Screen(sitting, self.w), findings)) if findings.done else ""
        return {**self.shows(), "say": said, "done": findings.done}

    def pose(self, message: protocol.PoseRequest) -> protocol.PoseReply:
        """Make a puzzle of a moment of the review, as a link.

        SpeciateError "error.pose" where there is no such moment, or where it cannot be a puzzle.
        """
        from .pose import pose

        findings, at = self.here.review, take(message, "at", int)
        moment = next((one for one in findings.moments if one.ply == at), None) if findings else None
        if findings is None or moment is None:
            raise SpeciateError("no such moment was found", "error.pose")
        return {"ok": True, "link": pose(Screen(self.here, self.w), findings.seat, moment)}

    def chart(self, message: protocol.ChartRequest) -> protocol.ShownReply:
        """Follow another count in the chart of the score. SpeciateError "error.message" where there is none such."""
        from .chart import counts

        count = take(message, "count", str)
        if count not in counts(self.here):
            raise SpeciateError("there is no such count", "error.message")
        self.here.counted = count
        return self.shows()

    def retrace(self, message: protocol.RetraceRequest) -> protocol.RetraceReply:
        """What has moved since the viewer's last turn ended, or since it began (`round`)."""
        from .moves import steps  # loaded when first needed: a table starts faster

        begun, ended = self.here.last_turn()
        ply = begun if take(message, "since", str) == "round" else ended
        return {"ok": True, "steps": steps(Screen(self.here, self.w), lambda event: event.ply > ply)}

    def brief(self) -> protocol.BriefStatus:
        """Enough to go on with the bots without drawing anything."""
        choice = self.here.match.choice
        bot = bool(choice and self.here.players[choice.seat].kind != PERSON)
        return {"decision": self.here.total, "bot": bot, "thinks": self.here.thinker is not None}

    def show(self, message: protocol.PlainRequest) -> protocol.ShownReply:
        """What has changed since the last drawing."""
        return self.shows()

    def undo(self, message: protocol.UndoRequest) -> protocol.ShownReply | protocol.ConfirmReply:
        """Take back the last decision of a person, and what came after it.

        If chance, other players or another person have acted since, the reply asks first: nothing is undone until the
        page is `sure`.
        SpeciateError "error.undo" where there is nothing to take back.
        """
        sitting = self.here
        sitting.look(None)
        to = sitting.undoing()
        if to is None:
            raise SpeciateError("there is nothing to take back", "error.undo")
        if to.confirm and message.get("sure") is not True:
            shown = self.shows()
            return {**shown, "confirm": shown["status"]["reason"]}
        sitting.undo(to)
        return self.shows()

    def redo(self, message: protocol.PlainRequest) -> protocol.ShownReply:
        """Give back what was undone, up to the next decision of a person. SpeciateError where there is nothing."""
        self.here.look(None)
        self.here.redo()
        return self.shows()

    def look(self, message: protocol.LookRequest) -> protocol.ShownReply:
        """Show the position after so many decisions; all of them, or more, shows the present."""
        sitting = self.here
        at, known = sitting.at, sitting.seen.event_count
        sitting.look(take(message, "at", int))
        return self.shows_moving(known) if sitting.at == at + 1 else self.shows()

    def fork(self, message: protocol.PlainRequest) -> protocol.ShownReply:
        """Play on from the position that is looked at: what came after it is forgotten."""
        self.here.fork()
        return self.shows()

    def log(self, message: protocol.PlainRequest) -> protocol.ShownReply:
        """Draw more lines of the log: `LOG_PART` at each request."""
        self.log_lines += LOG_PART
        return self.shows()

    def seat(self, message: protocol.SeatRequest) -> protocol.ShownReply:
        """The person of this seat has taken the screen. SpeciateError "error.seat" where no person plays it here."""
        self.here.sit(take(message, "viewer", int))
        return self.shows()

    def players(self, message: protocol.PlayersRequest) -> protocol.ShownReply:
        """Somebody else plays these seats from now on."""
        sitting = self.here
        entries = take(message, "players", list)
        saved = Saved(sitting.setup, sitting.match, ())
        sitting.appoint(self.people(entries, saved))
        return self.shows()

    def who(self, message: protocol.PlainRequest) -> protocol.HtmlReply:
        """The form that asks who plays each seat."""
        from .form import seats_form

        return {"ok": True, "html": seats_form(Screen(self.here, self.w))}

    def language(self, message: protocol.LangRequest) -> protocol.LangReply | protocol.ShownLangReply:
        """Speak another language; an unknown one is English. An open game is drawn anew."""
        self.lang = self.known(message.get("lang"))
        if self.sitting is None:
            return {"ok": True, "lang": self.lang}
        return {**self.shows(fresh=True), "lang": self.lang}

    # --- saving, sharing, reading ------------------------------------------------------------------------------------

    def save(self, message: protocol.SaveRequest) -> protocol.SaveReply:
        """The game as a link and, if asked, as a record; and what a list of saved games shows."""
        sitting = self.here
        kinds = [player.kind for player in sitting.players]
        reply: protocol.SaveReply = {
            "ok": True,
            "link": pack(sitting.setup, sitting.match, kinds),
            "players": [entry(player) for player in sitting.players],
            "viewer": sitting.shown,
            "present": None if sitting.present is None else sorted(sitting.present),
            "deal": deal(sitting),
            "decision": sitting.total,
            "seats": [seat_of(sitting, seat) for seat in range(sitting.setup.seats)],
            "outcome": outcome(sitting),
        }
        if sitting.review and sitting.review.done:
            from speciate.bots.kept_review import write_review

            reply["review"] = write_review(sitting.match, sitting.review)
        if message.get("record"):
            reply["record"] = write_record(sitting.setup, sitting.match, kinds)
            reply["name"] = f"{sitting.game.id}-{sitting.setup.seed}-{sitting.total}.txt"
        return reply

    def picture(self, message: protocol.PlainRequest) -> protocol.PictureReply:
        """The board as all may see it, as one drawing that needs nothing else."""
        scene: Scene[Any] = Scene(self.here.match.state, self.w)
        return {"ok": True, "svg": standalone(self.here.face.looks, self.here.face.board(scene))}

    def share(self, message: protocol.PlainRequest) -> protocol.ShareReply:
        """Every link that this sitting can be sent as."""
        return {"ok": True, **links(self.here, self.w)}

    def card(self, message: protocol.CardRequest) -> protocol.CardReply:
        """A card in full, or what there is to say of a thing on the table as the viewer sees it now.

        `shapes` are the ids of what was pressed, from the inmost outwards: where they stand for a value that is not on
        offer, the reply says why. It is empty if there is neither a card nor a reason. SpeciateError "error.card" or
        "error.rule.id" where the id names nothing.
        """
        card_id = take(message, "id", str)[:NAME]
        if card_id == GUIDE and self.here.game.course:
            return {"ok": True, "title": self.w.plain("guide.title"), "html": guide(Screen(self.here, self.w))}
        if card_id.startswith(RULE):
            return self.rule(card_id.removeprefix(RULE))
        face, scene = self.here.face, Screen(self.here, self.w).scene
        card = (face.explain(scene, card_id) or face.card(self.w, card_id)) if card_id else (NOTHING, NOTHING)
        if card is None:
            raise SpeciateError("there is no such card", "error.card")
        title, html = card
        pressed = [str(dom_id) for dom_id in take(message, "shapes", list, [])[:SHAPES]]
        refused = Refused(face, scene) if pressed else None
        shape = refused.at(pressed) if refused else None
        if refused is None or shape is None:
            return {"ok": True, "title": plain_text(title), "html": html}
        why, rule = refused.explain(shape.value)
        return {"ok": True, "title": plain_text(title) or shape.name, "html": join((why, html)), "rule": rule}

    def what(self, message: protocol.WhatRequest) -> protocol.WhatReply:
        """What the thing is that somebody points at: the first of the marks, from the inmost outwards, that is one."""
        from .what import what  # loaded when first needed: a table starts faster

        marks = take(message, "marks", list)[:SHAPES]
        return what(Screen(self.here, self.w), [str(mark)[:NAME] for mark in marks])

    def rule(self, rule_id: str) -> protocol.CardReply:
        """A rule of the game on the table: its title, its id and its two sentences.

        SpeciateError "error.rule.id" where there is no such rule.
        """
        rule = rules_of(self.here.game.id).get(rule_id)
        if rule is None:
            raise SpeciateError("there is no such rule", "error.rule.id")
        html = markup(
            '<div class="full"><p><span class="rule-id">{id}</span></p><p class="text">{text}</p>{refused}</div>',
            id=rule.id,
            text=self.w.translated(rule.texts),
            refused=self.refused_by(rule_id),
        )
        return {"ok": True, "title": self.w.translated(rule.titles), "html": html, "rule": rule.id}

    def refused_by(self, rule_id: str) -> Markup:
        """What the open decision leaves out, by reason, if this is its rule."""
        choice = self.here.asked
        if choice is None or self.here.game.decisions[choice.key].rule != rule_id:
            return NOTHING
        return Refused(self.here.face, Screen(self.here, self.w).scene).listed()

    def rules(self, message: protocol.RulesRequest) -> protocol.HtmlReply:
        """The rules page of a game in the language of the page. SpeciateError where there is no such game."""
        game = take(message, "game", str)
        return {"ok": True, "html": face_of(game).rules(words(self.lang, game))}


_DESKS: Final[dict[str, Desk]] = {}
