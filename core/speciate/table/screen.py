"""A sitting as markup, region by region. What a seat may not know is left out by the game's own drawing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from html import escape
from itertools import islice
from typing import Any, Final, NamedTuple

from speciate.draw.face import Scene
from speciate.draw.html import badge, mark, number
from speciate.engine import DONE, Choice, Event, Glimpse
from speciate.locale import Words, apart, plain_text

from .chart import chart
from .faces import face_of
from .parts import KEYS, SKIP_KEY, button, ic
from .sitting import PERSON, Sitting

LOG_LINES: Final = 60
"""Lines of the log that are drawn; more on demand."""
LOG_PART: Final = 500
"""Lines that each demand adds: a long game has tens of thousands, and all at once take a browser many seconds."""
RECENT: Final = 3
"""Lines of the log in a prompt that asks nothing."""
NONE: Final = "–"
FILTER_FROM: Final = 12
"""With more choices than this, the prompt offers to find one by typing."""


def keys_of(choice: Choice) -> dict[int, str]:
    """The key of each value: on its button, its target and the keyboard; values past the last key have none."""
    values = [v for v in choice.values if v != DONE]
    keys = dict(zip(values, KEYS, strict=False))
    return keys | ({DONE: SKIP_KEY} if DONE in choice.values else {})


@lru_cache(4096)
def sentence(game: str, words: Words, event: Event) -> tuple[int, str] | None:
    """The log line of an event: most of the log is the same at every drawing."""
    return face_of(game).sentence(words, event)


class Line(NamedTuple):
    """In the log: where its event is among all events, the decisions made by then, whose it is, and its words."""

    at: int
    n: int
    place: int
    text: str


class Screen:
    """One drawing of one sitting, in one language."""

    def __init__(self, sitting: Sitting, words: Words, log_lines: int = LOG_LINES) -> None:
        self.sitting, self.w, self.log_lines = sitting, words, log_lines
        self.face, self.seen = sitting.face, sitting.seen
        self.choice = sitting.asked
        self.glimpse: Glimpse[Any] | None = None
        if self.choice and sitting.selected is not None:
            self.glimpse = self.seen.glimpse(sitting.selected)
        self.since_n, since = sitting.since()
        self.scene: Scene[Any] = Scene(
            g=self.seen.state,
            words=words,
            viewer=sitting.viewer,
            choice=self.choice,
            keys=keys_of(self.choice) if self.choice else {},
            selected=sitting.selected if self.choice else None,
            after=self.glimpse.state if self.glimpse else None,
            since=since if sitting.selected is None and not self.seen.state.over else None,
            names=[plain_text(self.kind(seat)) for seat in range(len(sitting.players))],
        )

        if self.seen.choice:
            self.scene.acting = self.face.who(self.scene, self.seen.choice)[0]

    # --- names -------------------------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        """The player of a seat, as plain text: a person's own name, or what they play."""
        player = self.sitting.players[seat]
        return player.name or self.animals(seat)

    def animals(self, seat: int) -> str:
        """What a seat plays, as plain text."""
        mine = [self.w.plain(self.face.place(p).key) for p, s in enumerate(self.sitting.setup.places) if s == seat]
        return f" {self.w.plain('and')} ".join(mine)

    def kind(self, seat: int) -> str:
        """ "You", "Marta", "Keen computer"; as markup."""
        player = self.sitting.players[seat]
        if player.kind != PERSON:
            return self.w("seat.bot", level=self.w(f"bot.{player.kind}"))
        if player.name:
            return apart(player.name)
        return self.w("seat.you") if self.sitting.persons == [seat] else self.w("seat.person")

    def place_of(self, seat: int) -> int:
        """The first place that a seat plays: its colour and its symbol stand for the seat."""
        return self.sitting.setup.places.index(seat)

    def badge_of(self, seat: int) -> str:
        """The badge of a seat."""
        return self.badge(self.place_of(seat))

    def badge(self, place: int) -> str:
        """The badge of a place: silhouette and symbol in its colour."""
        symbol, _, colour = self.face.place(place)
        return badge(colour, symbol)

    def mark(self, place: int) -> str:
        """The silhouette of a place in its colour."""
        return mark(self.face.place(place).colour)

    def colour_of(self, seat: int) -> int:
        """The colour of a seat, 0 to 5."""
        return self.face.place(self.place_of(seat)).colour

    # --- regions -----------------------------------------------------------------------------------------------------

    def regions(self) -> dict[str, str]:
        """The markup of every region of the page by its id."""
        made = {f"p-{name}": markup for name, markup in self.face.draw(self.scene).items()}
        made["head"] = self.head()
        made["prompt"] = self.prompt()
        made["log"] = self.log()
        made["history"] = self.history()
        made["curtain"] = self.curtain()
        made["score"] = self.score() if self.sitting.match.choice is None else ""
        return made

    def head(self) -> str:
        """The header: the game, how far it is, and who moves in which order."""
        phase, order = self.face.chrome(self.scene)
        title = self.w(f"game.{self.seen.game.id}")
        links = ic("next").join(self.mover(m.place, m.name, m.now) for m in order)
        aria = self.w.plain("order")
        return (
            f'<span class="game"><b>{title}</b> <span class="phase"><i>· </i>{phase}</span></span>'
            f'<div class="order" role="group" aria-label="{aria}">{links}</div>'
        )

    def mover(self, place: int, name: str, now: bool) -> str:
        """One in the turn order; the only person at this screen is called "you"."""
        seat = self.sitting.setup.places[place]
        persons = self.sitting.persons
        you = self.w("seat.you") if persons == [seat] and self.sitting.setup.places.count(seat) == 1 else name
        current = ' aria-current="true"' if now else ""
        return f'<span class="o{" now" if now else ""}"{current}>{self.mark(place)}{you}</span>'

    # --- prompt ------------------------------------------------------------------------------------------------------

    def prompt(self) -> str:
        """What the viewer is asked, or why nothing is: one of the prompts below."""
        sitting, w = self.sitting, self.w
        if sitting.watching:
            return self.prompt_watch()
        if sitting.looking is not None:
            return self.prompt_past(sitting.looking)
        choice = sitting.match.choice
        if choice is None:
            return self.prompt_over()
        if sitting.curtain is not None:
            return self.frame("", w("curtain.pass", name=self.name(choice.seat)), "", idle=True)
        if sitting.away is not None:
            return self.prompt_away(choice)
        if self.choice is None:
            return self.prompt_bot(choice)
        return self.prompt_choice(choice)

    def frame(self, who: str, question: str, rest: str, idle: bool = False, find: str = "") -> str:
        """The frame of every prompt: who, the question, the rest; `find` is the field that finds a choice."""
        return (
            f'<section class="prompt{" idle" if idle else ""}" aria-label="{self.w.plain("prompt")}">'
            f'<div class="who">{who}</div><div class="ask"><h2 id="question" tabindex="-1">{question}</h2>{find}</div>'
            f"{rest}</section>"
        )

    def who(self, choice: Choice, text: str) -> str:
        """Who chooses and in which part of the turn; `text` is the name, as markup."""
        place, deed = self.face.who(self.scene, choice)
        more = f'<span class="hs"> · {deed}</span>' if deed else ""
        return f"{self.badge(place)}<span><b>{text}</b>{more}</span>"

    def recent(self) -> str:
        """The last lines of the log, for a prompt that asks nothing."""
        last = reversed(list(islice(self.lines(), RECENT)))
        rows = "".join(
            f"<li>{self.mark(place) if place >= 0 else ic('dot')}<span>{text}</span></li>" for _, _, place, text in last
        )
        return f'<ul class="recent">{rows}</ul>'

    def prompt_past(self, at: int) -> str:
        """Where an earlier position is looked at: back to the present, or play on from there."""
        w, total = self.w, self.sitting.total
        back = button("look", ic("last") + w("past.return"), cls="btn", at=total, id="past-return")
        fork = button("fork", w("past.fork"), cls="btn pri", id="past-fork")
        text = f'<p class="effect">{w("past.note")}</p>'
        who = f"{ic('clock')}<span><b>{w('past.at', n=at, total=total)}</b></span>"
        rest = f'{self.recent()}<div class="then">{text}{back}{fork}</div>'
        return self.frame(who, w("past.title"), rest, idle=True)

    def prompt_watch(self) -> str:
        """Where the game is only shown: how far it is, what has just happened, and who is to choose."""
        w, sitting, choice = self.w, self.sitting, self.seen.choice
        at = sitting.total if sitting.looking is None else sitting.looking
        who = f"{ic('clock')}<span><b>{w('past.at', n=at, total=sitting.total)}</b></span>"
        if choice:
            place, _ = self.face.who(self.scene, choice)
            question: str = w("watch.next", name=w(self.face.place(place).key))
        else:
            question = self.verdict()
        return self.frame(who, question, self.recent(), idle=True)

    def prompt_away(self, choice: Choice) -> str:
        """The turn of somebody who plays by link."""
        w, name = self.w, self.name(choice.seat)
        send = button("send", ic("share") + w("away.send"), cls="btn pri", id="send")
        paste = button("paste", w("away.paste"), cls="btn", id="paste-answer")
        rest = f'{self.recent()}<div class="then"><p class="effect">{w("away.note")}</p>{paste}{send}</div>'
        return self.frame(self.who(choice, apart(name)), w("away.title", name=name), rest, idle=True)

    def prompt_over(self) -> str:
        """Who has won, and the way to the score."""
        w, sitting = self.w, self.sitting
        winner = self.winners()[0]
        show = button("score", w("score.show"), cls="btn pri", id="show-score")
        who = f"{self.badge_of(winner)}<span><b>{w('over')}</b></span>"
        text = f'<p class="effect">{w("score.decisions", n=sitting.total)}</p>'
        return self.frame(who, self.verdict(), f'<div class="then">{text}{show}</div>', idle=True)

    def prompt_bot(self, choice: Choice) -> str:
        """A bot is to move: its game can be hurried to the next decision of a person."""
        w = self.w
        place, _ = self.face.who(self.scene, choice)
        name = w.plain(self.face.place(place).key)
        skip = button("skip", ic("last") + w("bot.skip"), cls="btn quiet", id="bot-skip")
        return self.frame(
            self.who(choice, apart(name)),
            w("bot.moves", name=name),
            f'{self.recent()}<div class="then"><p class="effect">{self.kind(choice.seat)}</p>{skip}</div>',
            idle=True,
        )

    def prompt_choice(self, choice: Choice) -> str:
        """The open decision: the question, each value as a button, and what the selected one would do."""
        w, sitting, selected = self.w, self.sitting, self.sitting.selected
        place, _ = self.face.who(self.scene, choice)
        name = self.face.place(place).key
        text = w("you.are", name=w(name))
        if len(sitting.persons) > 1 or sitting.players[choice.seat].name:
            text = w("they.are", player=self.name(choice.seat), name=w(name))
            if self.name(choice.seat) == w.plain(name):
                text = w(name)
        count = sum(v != DONE for v in choice.values)
        options = "".join(self.option(choice, v) for v in choice.values if v != DONE)
        find = ""
        if count > FILTER_FROM:
            label = w.plain("find.choice", n=count)
            find = f'<input type="search" id="find" class="find" aria-label="{label}" placeholder="{label}">'
        effect: str = w("choose.hint")
        if selected is not None and self.glimpse:
            effect = self.face.foresee(self.scene, choice, selected, self.glimpse)
        skip = self.option(choice, DONE) if DONE in choice.values else ""
        deed = self.face.deed(self.scene, choice, selected) if selected is not None else w("choose")
        main = button("commit", deed, cls="btn pri", off=selected is None, id="commit")
        many = " many" if count > 6 else ""
        return self.frame(
            self.who(choice, text),
            self.face.question(self.scene, choice),
            f'<div class="choices{many}" role="group" aria-labelledby="question">{options}</div>'
            f'<div class="then"><p class="effect" id="effect">{effect}</p>{skip}{main}</div>',
            find=find,
        )

    def option(self, choice: Choice, value: int) -> str:
        """The button of a value: its key, picture, words and fact."""
        label = self.face.label(self.scene, choice, value)
        picked = value == self.scene.selected
        key = self.scene.keys.get(value, "")
        ident = "c-done" if value == DONE else f"c-{value}"
        cls = ("btn quiet skip" if value == DONE else "choice") + (" sel" if picked else "")
        sign = f'<kbd class="key">{key}</kbd>' if key and value != DONE else ""
        image = (
            f'<svg class="ci" viewBox="0 0 24 24" aria-hidden="true"><use href="#{label.icon}"/></svg>'
            if label.icon
            else ""
        )
        fact = f"<small>{label.fact}</small>" if label.fact else ""
        shortcut = f' aria-keyshortcuts="{key}"' if key else ""
        text = label.text if value == DONE else f"<span><b>{label.text}</b>{fact}</span>"
        return (
            f'<button type="button" class="{cls}" id="{ident}" data-value="{value}" data-key="{key}"{shortcut}'
            f' aria-pressed="{"true" if picked else "false"}">{sign}{image}{text}</button>'
        )

    # --- log and history ---------------------------------------------------------------------------------------------

    def lines(self) -> Iterator[Line]:
        """Of every event that is told, the last one first."""
        for told in self.sitting.story():
            line = sentence(self.seen.game.id, self.w, told.event)
            if line:
                yield Line(told.at, told.n, *line)

    def since(self) -> str:
        """What has happened since the viewer's last decision, as markup; "" for nothing."""
        fresh = [line for line in islice(self.lines(), LOG_LINES) if line.n > self.since_n]
        rows = "".join(
            f"<li>{self.mark(p) if p >= 0 else ic('dot')}<span>{text}</span></li>" for _, _, p, text in fresh[::-1]
        )
        return f'<ol class="recent">{rows}</ol>' if rows else ""

    def log(self) -> str:
        """The last lines of the log, a rule where the viewer last chose, and a button for more lines."""
        w = self.w
        rows: list[str] = []
        more = ""
        since = self.since_n if self.sitting.looking is None and self.sitting.shown is not None else -1
        marked = since >= self.sitting.total
        for index, (event, n, place, text) in enumerate(self.lines()):
            if not marked and since >= 0 and n <= since:
                marked = True
                if rows:
                    rows.append(f'<li class="since" id="since">{w("log.since")}</li>')
            if index >= self.log_lines:
                more = button("log", w("log.more"), cls="btn quiet", id="log-more")
                break
            sign = self.mark(place) if place >= 0 else ic("dot")
            line = button("look", f"{sign}<span>{text}</span>", cls="line", at=n)
            rows.append(f'<li id="e{event}">{line}</li>')  # the page knows it again, and leaves it as it is
        if not rows:
            rows.append(f'<li class="none">{w("log.none")}</li>')
        return f'<div>{more}<ol class="log" data-rove>{"".join(reversed(rows))}</ol></div>'

    def history(self) -> str:
        """The control by which a player goes back and forth in the game."""
        w, total = self.w, self.sitting.total
        at = self.sitting.looking if self.sitting.looking is not None else total
        step = [
            button("look", ic("first"), cls="hb", name=w.plain("history.first"), at=0, off=at == 0, id="h-first"),
            button("step", ic("prev"), cls="hb", name=w.plain("history.prev"), by=-1, off=at == 0, id="h-prev"),
            button("step", ic("next"), cls="hb", name=w.plain("history.next"), by=1, off=at == total, id="h-next"),
            button("look", ic("last"), cls="hb", name=w.plain("history.last"), at=total, off=at == total, id="h-last"),
        ]
        rail = (
            f'<input type="range" class="rail" id="rail" min="0" max="{total}" value="{at}"'
            f' aria-label="{w.plain("history.rail")}" aria-valuetext="{w.plain("past.at", n=at, total=total)}">'
        )
        return f'{step[0]}{step[1]}{rail}{step[2]}{step[3]}<span class="num hn">{at}</span>'

    # --- curtain and score -------------------------------------------------------------------------------------------

    def curtain(self) -> str:
        """What covers the table until the person to move has taken the screen; "" where nothing does."""
        seat, w = self.sitting.curtain, self.w
        if seat is None:
            return ""
        name = self.name(seat)
        take = button("seat", w("curtain.take", name=name), cls="btn pri", id="curtain-take", seat=seat)
        send = button("send", ic("share") + w("away.send"), cls="btn quiet", id="curtain-send")
        return (
            f'<div class="hand" role="dialog" aria-modal="true" aria-labelledby="pass">{self.badge_of(seat)}'
            f'<h2 id="pass" class="serif">{w("curtain.pass", name=name)}</h2><p>{w("curtain.note")}</p>'
            f"{take}{send}</div>"
        )

    def winners(self) -> tuple[int, ...]:
        """The seats that win, or would if the game ended at the position on the table."""
        return self.seen.game.winners(self.seen.state)

    def verdict(self) -> str:
        """Who has won and by how many points, as one sentence."""
        winners, points = self.winners(), self.seen.game.scores(self.seen.state)
        *most, name = map(self.name, winners)
        if most:
            return self.w("score.shared", names=", ".join(most), name=name)
        others = [p for seat, p in enumerate(points) if seat not in winners]
        lead = points[winners[0]] - max(others, default=0)
        return self.w("score.wins" if lead else "score.tie", name=name, n=lead)

    def score(self) -> str:
        """The score at the end: the verdict, the sheet by source, the last tiles and the chart."""
        w, sitting = self.w, self.sitting
        match = sitting.match
        sheet = self.face.sheet(match.state, w, match.log)
        winners = self.winners()
        best = [max((row[2][c] for row in sheet.rows), default=0) for c in range(len(sheet.columns))]
        heads = "".join(f'<th scope="col">{c}</th>' for c in sheet.columns)
        body = []
        for seat, place, points, total in sheet.rows:
            name = w(self.face.place(place).key)
            cells = "".join(
                f'<td data-l="{escape(plain_text(label))}"{" class=bst" if p == top and p else ""}>{number(p)}</td>'
                for p, top, label in zip(points, best, sheet.columns, strict=True)
            )
            body.append(
                f'<tr{" class=win" if seat in winners else ""}><th scope="row">{self.badge(place)}'
                f"<span><b>{name}</b><small>{self.kind(seat)}</small></span></th>"
                f"{cells}<td class=tt>{number(total)}</td></tr>"
            )
        note = f'<span class="r">{sheet.note or w("score.best")}</span>'
        first = f'<th scope="col">{w("score.who")}</th>'
        table = (
            f'<section class="panel"><div class="ph"><h2>{sheet.title or w("score.sheet")}</h2>{note}</div>'
            f'<table class="sc"><thead><tr>{first}{heads}<th scope="col">{w("score.total")}</th></tr></thead>'
            f"<tbody>{''.join(body)}</tbody></table></section>"
        )
        title = f'<h1 class="serif" id="verdict" tabindex="-1">{self.verdict()}</h1>'
        return (
            f'<section class="fhead">{"".join(map(self.badge_of, winners))}<div>{title}'
            f"<p>{w('score.decisions', n=sitting.total)}</p></div><div class=acts>"
            f"{button('board', ic('board') + w('score.board'), id='score-board')}"
            f"{button('replay', ic('first') + w('score.replay'), id='score-replay')}"
            f"{button('again', w('score.again'), cls='btn pri', id='score-again')}</div></section>"
            f"{table}{self.tiles(sheet.tiles, [row[1] for row in sheet.rows])}{chart(self)}"
        )

    def tiles(self, tiles: Sequence[tuple[str, Sequence[int]]], places: list[int]) -> str:
        """What the last tiles gave to each place."""
        if not tiles:
            return ""
        title = self.w.plain("score.tiles")
        heads = "".join(
            f'<th scope="col"><span class="vh">{self.w(self.face.place(p).key)}</span>{self.mark(p)}</th>'
            for p in places
        )
        rows = "".join(
            f'<tr><th scope="row">{name}</th>{"".join(f"<td>{p or NONE}</td>" for p in points)}</tr>'
            for name, points in tiles
        )
        table = (
            f'<table class="sc small"><thead><tr><th scope="col">{self.w("score.tile")}</th>{heads}</tr></thead>'
            f"<tbody>{rows}</tbody></table>"
        )
        scroll = f'<div class="scroll" tabindex="0" role="region" aria-label="{title}">{table}</div>'
        return f'<section class="panel tl"><div class="ph"><h2>{title}</h2></div>{scroll}</section>'

    # --- the rest of an answer ---------------------------------------------------------------------------------------

    def say(self) -> str:
        """What a screen reader says now."""
        choice = self.choice
        if self.sitting.looking is not None:
            return self.w.plain("past.at", n=self.sitting.looking, total=self.sitting.total)
        if choice and self.sitting.selected is not None and self.glimpse:
            selected = self.sitting.selected
            label = self.face.label(self.scene, choice, selected)
            effect = self.face.foresee(self.scene, choice, selected, self.glimpse)
            return plain_text(f"{label.text}. {effect}")
        if choice:
            return plain_text(self.face.question(self.scene, choice))
        if self.sitting.match.choice is None:
            return plain_text(self.verdict())
        last = next(self.lines(), None)
        return plain_text(last.text) if last else ""
