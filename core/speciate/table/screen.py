"""A sitting as markup, region by region. What a seat may not know is left out by the game's own drawing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice, takewhile
from typing import Any, Final, NamedTuple

from speciate.draw.face import Scene, Sheet
from speciate.draw.html import badge, icon, mark, number
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.engine import DONE, Choice, Event, Preview
from speciate.engine.record import PERSON
from speciate.engine.rulebook import rules_of
from speciate.locale import Words, apart, plain_text

from .chart import chart
from .faces import face_of
from .parts import KEYS, SKIP_KEY, button, ic
from .sitting import Sitting

LOG_LINES: Final = 30
"""Lines of the log that are drawn: they are read anew after each decision. More on demand."""
SINCE_LINES: Final = 60
"""Lines of the log that are drawn where so many are new to the viewer."""
SAID_LINES: Final = 4
"""The most lines that a screen reader says before a question: of more, nobody remembers the first."""
LOG_PART: Final = 500
"""Lines that each demand adds: a long game has tens of thousands, and all at once take a browser many seconds."""
RECENT: Final = 3
"""Lines of the log in a prompt that asks nothing."""
NONE: Final = "–"
GUIDE: Final = "guide"
"""What a page may ask for in place of a card: where the game is in its round."""
RULE: Final = "rule:"
"""What stands before the id of a rule where a page may ask for a card or a rule."""
FILTER_FROM: Final = 12
"""With more choices than this, the prompt offers to find one by typing."""


def keys_of(choice: Choice) -> dict[int, str]:
    """The key of each value: on its button, its target and the keyboard; values past the last key have none."""
    values = [v for v in choice.values if v != DONE]
    keys = dict(zip(values, KEYS, strict=False))
    return keys | ({DONE: SKIP_KEY} if DONE in choice.values else {})


@lru_cache(4096)
def log_line(game: str, words: Words, event: Event) -> tuple[int, Markup] | None:
    """The log line of an event: most of the log is the same at every drawing."""
    return face_of(game).log_line(words, event)


@lru_cache(256)
def rule_chip(words: Words, game: str, rule_id: str) -> Markup:
    """The id of a rule as a button that shows the rule; nothing where the rules of the game have no ids."""
    rule = rules_of(game).get(rule_id)
    if rule is None:
        return NOTHING
    return markup(
        '<button type="button" class="rule-id" data-card="{target}" aria-label="{label}">{id}</button>',
        target=RULE + rule.id,
        label=words.plain("rule.label", id=rule.id, title=words.translated(rule.titles)),
        id=rule.id,
    )


class Line(NamedTuple):
    """A line of the log: the index and the rule of its event, the decisions taken by then, whose it is, its words."""

    event_index: int
    rule: str
    ply: int
    place: int
    text: Markup


class Screen:
    """One drawing of one sitting, in one language."""

    def __init__(self, sitting: Sitting, words: Words, log_lines: int = LOG_LINES) -> None:
        self.sitting, self.w, self.log_lines = sitting, words, log_lines
        self.face, self.seen = sitting.face, sitting.seen
        self.choice = sitting.asked
        self.preview: Preview[Any] | None = None
        if self.choice and sitting.selected is not None:
            self.preview = self.seen.preview(sitting.selected)
        self.since_n, since = sitting.since()
        self.scene: Scene[Any] = Scene(
            g=self.seen.state,
            words=words,
            viewer=sitting.viewer,
            choice=self.choice,
            keys=keys_of(self.choice) if self.choice else {},
            selected=sitting.selected if self.choice else None,
            after=self.preview.state if self.preview else None,
            since=since if sitting.selected is None and not self.seen.state.over else None,
            names=[plain_text(self.kind(seat)) for seat in range(len(sitting.players))],
            fitted=True,
        )

        if self.seen.choice:
            self.scene.acting = self.face.actor(self.scene, self.seen.choice)[0]

    # --- names -------------------------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        """The player of a seat, as plain text: a person's own name, or what they play."""
        player = self.sitting.players[seat]
        return player.name or self.playing_as(seat)

    def playing_as(self, seat: int) -> str:
        """What a seat plays, as plain text."""
        mine = [self.w(self.face.place(p).key) for p, s in enumerate(self.sitting.setup.places) if s == seat]
        return plain_text(self.w.listed(mine))

    def kind(self, seat: int) -> Markup:
        """ "You", "Marta", "Keen computer"."""
        player = self.sitting.players[seat]
        if player.kind != PERSON:
            return self.w("seat.bot", level=self.w(f"bot.{player.kind}"))
        if player.name:
            return apart(player.name)
        return self.w("seat.you") if self.sitting.persons == [seat] else self.w("seat.person")

    def place_of(self, seat: int) -> int:
        """The first place that a seat plays: its colour and its symbol stand for the seat."""
        return self.sitting.setup.places.index(seat)

    def badge_of(self, seat: int) -> Markup:
        """The badge of a seat."""
        return self.badge(self.place_of(seat))

    def badge(self, place: int) -> Markup:
        """The badge of a place: silhouette and symbol in its colour."""
        symbol, _, colour = self.face.place(place)
        return badge(colour, symbol)

    def mark(self, place: int) -> Markup:
        """The silhouette of a place in its colour."""
        return mark(self.face.place(place).colour)

    def colour_of(self, seat: int) -> int:
        """The colour of a seat, 0 to 5."""
        return self.face.place(self.place_of(seat)).colour

    # --- regions -----------------------------------------------------------------------------------------------------

    def regions(self) -> dict[str, Markup]:
        """The markup of every region of the page by its id."""
        regions = {f"p-{name}": panel for name, panel in self.face.draw(self.scene).items()}
        regions["head"] = self.head()
        regions["prompt"] = self.prompt()
        regions["log"] = self.log()
        regions["history"] = self.history()
        regions["curtain"] = self.curtain()
        regions["score"] = self.score() if self.sitting.match.choice is None else NOTHING
        return regions

    def head(self) -> Markup:
        """The header: the game, how far it is, and who moves in which order."""
        phase, order = self.face.header(self.scene)
        said = markup("<i>· </i>{}", phase)
        if self.seen.game.course:
            label = self.w.plain("guide.open", phase=phase)
            said = markup('<button type="button" data-card="{}" aria-label="{}">{}</button>', GUIDE, label, said)
        return markup(
            '<span class="game"><b>{title}</b> <span class="phase">{said}</span></span>'
            '<div class="order" role="group" aria-label="{label}">{movers}</div>',
            title=self.w(f"game.{self.seen.game.id}"),
            said=said,
            label=self.w.plain("order"),
            movers=join(
                markup("{}{}", ic("next") if n else NOTHING, self.mover(m.place, m.name, m.now))
                for n, m in enumerate(order)
            ),
        )

    def mover(self, place: int, name: Markup, now: bool) -> Markup:
        """One in the turn order; the only person at this screen is called "you"."""
        seat = self.sitting.setup.places[place]
        persons = self.sitting.persons
        you = persons == [seat] and self.sitting.setup.places.count(seat) == 1
        return markup(
            '<span class="o{now}"{current}>{mark}{name}</span>',
            now=" now" if now else "",
            current=markup(' aria-current="true"') if now else NOTHING,
            mark=self.mark(place),
            name=self.w("seat.you") if you else name,
        )

    # --- prompt ------------------------------------------------------------------------------------------------------

    def prompt(self) -> Markup:
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
            return self.frame(NOTHING, w("curtain.pass", name=self.name(choice.seat)), NOTHING, idle=True)
        if sitting.away is not None:
            return self.prompt_away(choice)
        if self.choice is None:
            return self.prompt_bot(choice)
        return self.prompt_choice(choice)

    def frame(self, who: Markup, question: Markup, rest: Markup, idle: bool = False, find: Markup = NOTHING) -> Markup:
        """The frame of every prompt: who, the question, the rest; `find` is the field that finds a choice."""
        return markup(
            '<section class="prompt{idle}" aria-label="{label}"><div class="who">{who}</div>'
            '<div class="ask"><h2 id="question" tabindex="-1">{question}</h2>{find}</div>{rest}</section>',
            idle=" idle" if idle else "",
            label=self.w.plain("prompt"),
            who=who,
            question=question,
            find=find,
            rest=rest,
        )

    def actor(self, choice: Choice, text: Markup) -> Markup:
        """Who chooses and in which part of the turn; `text` is the name, as markup."""
        place, doing = self.face.actor(self.scene, choice)
        more = markup('<span class="hs"> · {}</span>', doing) if doing else NOTHING
        return markup("{}<span><b>{}</b>{}</span>", self.badge(place), text, more)

    def row(self, line: Line) -> Markup:
        """A line of the log: the mark of whose it is, and its words."""
        return markup("{}<span>{}</span>", self.mark(line.place) if line.place >= 0 else ic("dot"), line.text)

    def recent(self) -> Markup:
        """The last lines of the log, for a prompt that asks nothing."""
        last = reversed(list(islice(self.lines(), RECENT)))
        return markup('<ul class="recent">{}</ul>', join(markup("<li>{}</li>", self.row(line)) for line in last))

    def prompt_past(self, ply: int) -> Markup:
        """Where an earlier position is looked at: back to the present, or play on from there."""
        w, total = self.w, self.sitting.total
        rest = markup(
            '{recent}<div class="then"><p class="effect">{note}</p>{back}{fork}</div>',
            recent=self.recent(),
            note=w("past.note"),
            back=button("look", join((ic("last"), w("past.return"))), at=total, id="past-return"),
            fork=button("fork", w("past.fork"), cls="btn pri", id="past-fork"),
        )
        return self.frame(self.clock(ply), w("past.title"), rest, idle=True)

    def clock(self, ply: int) -> Markup:
        """After how many decisions the table stands as it is shown."""
        return markup("{}<span><b>{}</b></span>", ic("clock"), self.w("past.at", n=ply, total=self.sitting.total))

    def prompt_watch(self) -> Markup:
        """Where the game is only shown: how far it is, what has just happened, and who is to choose."""
        w, sitting, choice = self.w, self.sitting, self.seen.choice
        ply = sitting.total if sitting.looking is None else sitting.looking
        if choice:
            place, _ = self.face.actor(self.scene, choice)
            question = w("watch.next", name=w(self.face.place(place).key))
        else:
            question = self.verdict()
        return self.frame(self.clock(ply), question, self.recent(), idle=True)

    def prompt_away(self, choice: Choice) -> Markup:
        """The turn of somebody who plays by link."""
        w, name = self.w, self.name(choice.seat)
        rest = markup(
            '{recent}<div class="then"><p class="effect">{note}</p>{paste}{send}</div>',
            recent=self.recent(),
            note=w("away.note"),
            paste=button("paste", w("away.paste"), id="paste-answer"),
            send=button("send", join((ic("share"), w("away.send"))), cls="btn pri", id="send"),
        )
        return self.frame(self.actor(choice, apart(name)), w("away.title", name=name), rest, idle=True)

    def prompt_over(self) -> Markup:
        """Who has won, and the way to the score."""
        w = self.w
        who = markup("{}<span><b>{}</b></span>", self.badge_of(self.winners()[0]), w("over"))
        rest = markup(
            '<div class="then"><p class="effect">{}</p>{}</div>',
            w("score.decisions", n=self.sitting.total),
            button("score", w("score.show"), cls="btn pri", id="show-score"),
        )
        return self.frame(who, self.verdict(), rest, idle=True)

    def prompt_bot(self, choice: Choice) -> Markup:
        """The prompt while a bot is to move, with buttons that play on to the next decision of a person."""
        w = self.w
        place, _ = self.face.actor(self.scene, choice)
        name = w.plain(self.face.place(place).key)
        rest = markup(
            '{}<div class="then">{}{}</div>',
            self.recent(),
            self.thinking(choice.seat)
            if self.sitting.thinker
            else markup('<p class="effect">{}</p>', self.kind(choice.seat)),
            button("skip", join((ic("last"), w("bot.skip"))), cls="btn", id="bot-skip"),
        )
        return self.frame(self.actor(choice, apart(name)), w("bot.moves", name=name), rest, idle=True)

    def thinking(self, seat: int) -> Markup:
        """Who thinks, how far the thinking is (web/thinking.js writes that), and the button that ends it."""
        w = self.w
        return markup(
            '<p class="effect"><span id="thinks">{}</span>'
            '<progress id="thought" max="1" value="0" aria-labelledby="thinks"></progress></p>{}',
            w("bot.thinks", who=self.kind(seat)),
            button("halt", w("bot.halt"), cls="btn", id="halt"),
        )

    def prompt_choice(self, choice: Choice) -> Markup:
        """The open decision: the question, each value as a button, and what the selected one would do."""
        w, sitting, selected = self.w, self.sitting, self.sitting.selected
        place, _ = self.face.actor(self.scene, choice)
        name = self.face.place(place).key
        text = w("you.are", name=markup("<span>{}</span>", w(name)))
        if len(sitting.persons) > 1 or sitting.players[choice.seat].name:
            text = w("they.are", player=self.name(choice.seat), name=w(name))
            if self.name(choice.seat) == w.plain(name):
                text = w(name)
        count = sum(v != DONE for v in choice.values)
        find = NOTHING
        if count > FILTER_FROM:
            find = markup(
                '<input type="search" id="find" class="find" aria-label="{label}" placeholder="{label}">',
                label=w.plain("find.choice", n=count),
            )
        effect = w("choose.hint")
        if selected is not None and self.preview:
            effect = self.face.preview_text(self.scene, choice, selected, self.preview)
        main = self.face.commit_label(self.scene, choice, selected) if selected is not None else w("choose")
        rest = markup(
            '<div class="choices{many}" role="group" aria-labelledby="question">{options}</div>'
            '<div class="then"><p class="effect" id="effect">{effect}</p>{skip}{main}</div>',
            many=" many" if count > 6 else "",
            options=join(self.option(choice, v) for v in choice.values if v != DONE),
            effect=effect,
            skip=self.option(choice, DONE) if DONE in choice.values else NOTHING,
            main=button("commit", main, cls="btn pri", off=selected is None, id="commit"),
        )
        chip = rule_chip(self.w, self.sitting.game.id, self.sitting.game.decisions[choice.key].rule)
        hint = button("hint", w("advice.tab"), cls="rule-id", name=w.plain("advice.open"), id="hint")
        actor = join((self.actor(choice, text), chip, hint))
        return self.frame(actor, self.face.question(self.scene, choice), rest, find=find)

    def option(self, choice: Choice, value: int) -> Markup:
        """The button of a value: its key, picture, words and fact.

        The key is no part of its name: one value less gives all that follow another key, each a change that a screen
        reader has to take in before what is said next.
        """
        label = self.face.label(self.scene, choice, value)
        chosen = value == self.scene.selected
        key = self.scene.keys.get(value, "")
        cls = ("btn quiet skip" if value == DONE else "choice") + (" sel" if chosen else "")
        sign = markup('<kbd class="key" aria-hidden="true">{}</kbd>', key) if key and value != DONE else NOTHING
        image = icon(label.icon, "ci") if label.icon else NOTHING
        fact = markup("<small>{}</small>", label.fact) if label.fact else NOTHING
        return markup(
            '<button type="button" class="{cls}" id="{ident}" data-value="{value}" data-key="{key}"{shortcut}'
            ' aria-pressed="{pressed}">{sign}{image}{text}</button>',
            cls=cls,
            ident="c-done" if value == DONE else f"c-{value}",
            value=value,
            key=key,
            shortcut=markup(' aria-keyshortcuts="{}"', key) if key else NOTHING,
            pressed="true" if chosen else "false",
            sign=sign,
            image=image,
            text=label.text if value == DONE else markup("<span><b>{}</b>{}</span>", label.text, fact),
        )

    # --- log and history ---------------------------------------------------------------------------------------------

    def lines(self) -> Iterator[Line]:
        """The log line of every event that has one, the last one first."""
        for logged in self.sitting.story():
            line = log_line(self.seen.game.id, self.w, logged.event)
            if line:
                yield Line(logged.event_index, logged.rule, logged.ply, *line)

    def since(self) -> Markup:
        """What has happened since the viewer's last decision; nothing where nothing has."""
        fresh = [line for line in islice(self.lines(), SINCE_LINES) if line.ply > self.since_n]
        rows = join(markup("<li>{}</li>", self.row(line)) for line in reversed(fresh))
        return markup('<ol class="recent">{}</ol>', rows) if rows else NOTHING

    def log(self) -> Markup:
        """The last lines of the log, a rule where the viewer last chose, and a button for more lines."""
        w = self.w
        rows: list[Markup] = []
        more = NOTHING
        since = self.since_n if self.sitting.looking is None and self.sitting.shown is not None else -1
        marked = since >= self.sitting.total
        for index, line in enumerate(self.lines()):
            if not marked and since >= 0 and line.ply <= since:
                marked = True
                if rows:
                    rows.append(markup('<li class="since" id="since">{}</li>', w("log.since")))
            if index >= self.log_lines and (marked or since < 0 or index >= SINCE_LINES):
                more = button("log", w("log.more"), cls="btn quiet", id="log-more")
                break
            # By its id the page knows a line again, and leaves it as it is.
            look = button("look", self.row(line), cls="line", at=line.ply)
            chip = rule_chip(w, self.seen.game.id, line.rule)
            rows.append(markup('<li id="e{}">{}{}</li>', line.event_index, look, chip))
        if not rows:
            rows.append(markup('<li class="none">{}</li>', w("log.none")))
        return markup('<div>{}<ol class="log" data-rove>{}</ol></div>', more, join(reversed(rows)))

    def history(self) -> Markup:
        """The control by which a player goes back and forth in the game."""
        w, total = self.w, self.sitting.total
        ply = self.sitting.looking if self.sitting.looking is not None else total
        return markup(
            '{first}{prev}<input type="range" class="rail" id="rail" min="0" max="{total}" value="{ply}"'
            ' aria-label="{rail}" aria-valuetext="{where}">{next}{last}<span class="num hn">{ply}</span>',
            first=button(
                "look", ic("first"), cls="hb", name=w.plain("history.first"), at=0, off=ply == 0, id="h-first"
            ),
            prev=button("step", ic("prev"), cls="hb", name=w.plain("history.prev"), by=-1, off=ply == 0, id="h-prev"),
            total=total,
            ply=ply,
            rail=w.plain("history.rail"),
            where=w.plain("past.at", n=ply, total=total),
            next=button(
                "step", ic("next"), cls="hb", name=w.plain("history.next"), by=1, off=ply == total, id="h-next"
            ),
            last=button(
                "look", ic("last"), cls="hb", name=w.plain("history.last"), at=total, off=ply == total, id="h-last"
            ),
        )

    # --- curtain and score -------------------------------------------------------------------------------------------

    def curtain(self) -> Markup:
        """What covers the table until the person to move has taken the screen; "" where nothing does."""
        seat, w = self.sitting.curtain, self.w
        if seat is None:
            return NOTHING
        name = self.name(seat)
        return markup(
            '<div class="hand" role="dialog" aria-modal="true" aria-labelledby="pass">{badge}'
            '<h2 id="pass" class="serif">{title}</h2><p>{note}</p>{take}{send}</div>',
            badge=self.badge_of(seat),
            title=w("curtain.pass", name=name),
            note=w("curtain.note"),
            take=button("seat", w("curtain.take", name=name), cls="btn pri", id="curtain-take", seat=seat),
            send=button("send", join((ic("share"), w("away.send"))), cls="btn quiet", id="curtain-send"),
        )

    def winners(self) -> tuple[int, ...]:
        """The seats that win, or would if the game ended at the position on the table."""
        return self.seen.game.winners(self.seen.state)

    def verdict(self) -> Markup:
        """Who has won and by how many points, as one sentence."""
        winners, points = self.winners(), self.seen.game.scores(self.seen.state)
        *most, name = map(self.name, winners)
        if most:
            return self.w("score.shared", names=", ".join(most), name=name)
        others = [p for seat, p in enumerate(points) if seat not in winners]
        lead = points[winners[0]] - max(others, default=0)
        return self.w("score.wins" if lead else "score.tie", name=name, n=lead)

    def score(self) -> Markup:
        """The score at the end: the verdict, the sheet by source, the last tiles, the chart and the review."""
        from .review import review  # a table starts faster without

        w, sitting = self.w, self.sitting
        match = sitting.match
        sheet = self.face.sheet(match.state, w, match.log)
        table = markup(
            '<section class="panel"><div class="ph"><h2>{title}</h2><span class="r">{note}</span></div>'
            '<table class="sc"><thead><tr><th scope="col">{who}</th>{heads}<th scope="col">{total}</th></tr></thead>'
            "<tbody>{rows}</tbody></table></section>",
            title=sheet.title or w("score.sheet"),
            note=sheet.note or w("score.best"),
            who=w("score.who"),
            heads=join(markup('<th scope="col">{}</th>', column) for column in sheet.columns),
            total=w("score.total"),
            rows=self.score_rows(sheet),
        )
        return markup(
            '<section class="fhead">{badges}<div><h1 class="serif" id="verdict" tabindex="-1">{verdict}</h1>'
            "<p>{made}</p></div><div class=acts>{board}{replay}{again}</div></section>{table}{tiles}{chart}{review}",
            badges=join(map(self.badge_of, self.winners())),
            verdict=self.verdict(),
            made=w("score.decisions", n=sitting.total),
            board=button("board", join((ic("board"), w("score.board"))), id="score-board"),
            replay=button("replay", join((ic("first"), w("score.replay"))), id="score-replay"),
            again=button("again", w("score.again"), cls="btn pri", id="score-again"),
            table=table,
            tiles=self.tiles(sheet),
            chart=chart(self),
            review=review(self) if sitting.persons else NOTHING,
        )

    def score_rows(self, sheet: Sheet) -> Markup:
        """A row for each place; the most points of a column and the winners stand out."""
        winners, rows = self.winners(), []
        best = [max((row[2][c] for row in sheet.rows), default=0) for c in range(len(sheet.columns))]
        for seat, place, points, total in sheet.rows:
            cells = join(
                markup(
                    '<td data-l="{}"{}>{}</td>',
                    plain_text(column),
                    markup(" class=bst") if p == top and p else NOTHING,
                    number(p),
                )
                for p, top, column in zip(points, best, sheet.columns, strict=True)
            )
            rows.append(
                markup(
                    '<tr{win}><th scope="row">{badge}<span><b>{name}</b><small>{kind}</small></span></th>'
                    "{cells}<td class=tt>{total}</td></tr>",
                    win=markup(" class=win") if seat in winners else NOTHING,
                    badge=self.badge(place),
                    name=self.w(self.face.place(place).key),
                    kind=self.kind(seat),
                    cells=cells,
                    total=number(total),
                )
            )
        return join(rows)

    def tiles(self, sheet: Sheet) -> Markup:
        """The panel of final tiles: the points of each place from each of them."""
        if not sheet.tiles:
            return NOTHING
        title = sheet.tiles_title or self.w("score.tiles")
        return markup(
            '<section class="panel tl"><div class="ph"><h2>{}</h2></div>{}</section>',
            title,
            self.tile_table(sheet, sheet),
        )

    def tile_table(self, sheet: Sheet, later: Sheet) -> Markup:
        """The points of each place from each tile, with those of a later sheet beside them where they differ."""
        places = [place for _, place, _, _ in sheet.rows]
        after = {
            (name, place): n
            for name, points in later.tiles
            for (_, place, _, _), n in zip(later.rows, points, strict=True)
        }
        heads = join(
            markup('<th scope="col"><span class="vh">{}</span>{}</th>', self.w(self.face.place(p).key), self.mark(p))
            for p in places
        )

        def cell(name: Markup, place: int, n: int) -> Markup:
            then = after.get((name, place), 0)
            changed = markup(' <i class="later">{}</i>', self.w("forecast.after", n=number(then)))
            return markup("<td>{}{}</td>", number(n) if n else NONE, changed if then != n else NOTHING)

        now = dict(sheet.tiles)
        every = {**now, **{name: [0] * len(places) for name, _ in later.tiles if name not in now}}
        rows = join(
            markup('<tr><th scope="row">{}</th>{}</tr>', name, join(map(cell, [name] * len(places), places, points)))
            for name, points in every.items()
        )
        return markup(
            '<div class="scroll" tabindex="0" role="region" aria-label="{title}">'
            '<table class="sc small"><thead><tr><th scope="col">{tile}</th>{heads}</tr></thead>'
            "<tbody>{rows}</tbody></table></div>",
            title=plain_text(sheet.tiles_title) or self.w.plain("score.tiles"),
            tile=sheet.tile or self.w("score.tile"),
            heads=heads,
            rows=rows,
        )

    # --- the rest of an answer ---------------------------------------------------------------------------------------

    def say(self) -> str:
        """What a screen reader says now."""
        choice = self.choice
        if self.sitting.looking is not None:
            return self.w.plain("past.at", n=self.sitting.looking, total=self.sitting.total)
        if choice and self.sitting.selected is not None and self.preview:
            selected = self.sitting.selected
            label = self.face.label(self.scene, choice, selected)
            effect = self.face.preview_text(self.scene, choice, selected, self.preview)
            return plain_text(markup("{}. {}", label.text, effect))
        if choice:
            return " ".join([*self._unheard(), plain_text(self.face.question(self.scene, choice))])
        if self.sitting.match.choice is None:
            return plain_text(self.verdict())
        last = next(self.lines(), None)
        said = [f"{plain_text(last.text)}."] if last else []
        if self.sitting.thinker:
            said.append(self.w.plain("bot.thinks", who=self.kind(self.sitting.match.choice.seat)))
        return " ".join(said)

    def _unheard(self) -> list[str]:
        """The last lines of what has happened since something was said: what came of a choice, and what others did."""
        heard = self.sitting.heard
        fresh = takewhile(lambda line: heard is not None and line.event_index >= heard, self.lines())
        return [f"{plain_text(line.text)}." for line in reversed([*islice(fresh, SAID_LINES)])]
