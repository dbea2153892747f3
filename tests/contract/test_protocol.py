"""The protocol between page and desk: what is declared in `table/protocol.py` is what is said, no more and no less."""

import json
import re
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, is_typeddict

import pytest
from speciate.engine import Rng, pack
from speciate.locale import unescape
from speciate.table import protocol
from speciate.table.desk import Desk
from speciate.table.faces import face_of

from web.tools.protocol import TARGET, declarations, fields

from .fuzz import BOUND
from .games import REAL, some_setup
from .walk import begun

TURNS = 15
"""Random requests to the table of each game."""


def members(hint):
    """The types of a union, or the one type."""
    return get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)


def fits(value, hint):
    """Whether a JSON value has this type: an object has exactly the keys that are declared."""
    origin, args = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        declared = fields(hint)
        return (
            isinstance(value, dict)
            and value.keys() <= declared.keys()
            and all(fits(value[key], field.hint) if key in value else not field.required
                    for key, field in declared.items())
        )  # fmt: skip
    if origin in (Union, UnionType):
        return any(fits(value, one) for one in args)
    if origin is Literal:
        return any(type(value) is type(one) and value == one for one in args)
    if origin is list:
        return isinstance(value, list) and all(fits(item, args[0]) for item in value)
    if origin is dict:
        return isinstance(value, dict) and all(fits(item, args[1]) for item in value.values())
    assert hint in (str, int, bool, NoneType), hint
    return type(value) is hint


class Table:
    """A desk whose messages are all checked; `seen` are the types of its replies, and the keys they had or lacked."""

    def __init__(self, seen):
        self.desk, self.seen, self.status = Desk(), seen, {}

    def ask(self, do, **message):
        request = {"do": do, **message}
        verb = protocol.VERBS[do]
        assert fits(request, verb.request), request
        reply = json.loads(self.desk.handle(json.dumps(request)))
        types = [hint for hint in (*members(verb.reply), protocol.Refusal) if fits(reply, hint)]
        assert len(types) == 1, (request, types, reply)
        self.seen.add(types[0].__name__)
        self.seen |= {(types[0].__name__, key, key in reply) for key in fields(types[0])}
        self.status = self.status | reply.get("status", {})
        return reply


def played(game_id, seed, seen):
    """A random table of a game: whatever a page may ask for, in any order."""
    table, rng = Table(seen), Rng(seed)
    table.ask("hello", lang="it" if seed % 2 else "en")
    table.ask("lang", lang="en")
    places = len(REAL[game_id].places)
    kinds = {f"kind-{place}": rng.one_of(("person", "person", "bot")) for place in range(places)}
    form = {**kinds, f"kind-{places - 1}": "person", "level-0": "random", "seed": str(seed), "shared": False}
    table.ask("setup", game=game_id, form=form)
    table.ask("setup", game=game_id, form=form, share=True)
    shown = table.ask("new", game=game_id, form=form)
    assert shown["regions"].keys() == {*protocol.REGIONS, *(f"p-{panel}" for panel in face_of(game_id).panels)}
    saved = table.ask("save", record=True)
    assert fits(saved["players"], list[protocol.PlayerEntry])
    drafts = {"game": game_id}, {"link": saved["link"]}, {"text": f"speciate {game_id} position 1\nzzz"}, {"text": ""}
    for draft in drafts:
        table.ask("draft", play=[], **draft)
    for kind in table.ask("draft", game=game_id)["pieces"]:
        hand = {"word": kind["word"], "piece": kind["pieces"][0]["piece"]}
        table.ask("draft", game=game_id, hand=hand)
        table.ask("draft", text=f"speciate {game_id} position 1", hand={**hand, "put": {"space": 0, "less": False}})
    drafted = table.ask("draft", game=game_id)
    for deed in re.findall(r'data-deed="([^"]*)"', drafted["form"])[:20]:
        table.ask("draft", text=drafted["notation"], deed=json.loads(unescape(deed)))
    said = {"title": "A", "ask": "B?", "why": "C.", "other": "D."}
    right = [drafted["asked"]["answers"][0]["token"]]
    made = table.ask("compose", text=drafted["notation"], play=[], right=right, **said)
    table.ask("puzzle", link=made["link"])
    table.ask("open", text=saved["record"], at=0, players=None, present=None, watcher=None)
    table.ask("open", link=saved["link"], present="mover", viewer=None)
    table.ask("open", link=f"{saved['link']}&seat={places - 1}")
    table.ask("new", game=game_id, form=form)
    table.ask("type", at=0, text="")
    for _ in range(TURNS):
        now = table.status
        match = table.desk.sitting.match
        at, over = now["decision"], match.choice is None
        asides: list[tuple[str, dict[str, Any]]] = [
            ("view", {}), ("show", {}), ("undo", {}), ("undo", {"sure": True}), ("redo", {}), ("log", {}),
            ("look", {"at": rng.randbelow(at + 1)}), ("look", {"at": at}), ("fork", {}), ("lang", {"lang": "it"}),
            ("players", {"players": now["players"]}), ("attend", {"present": None}), ("share", {}), ("save", {}),
            ("attend", {"present": [places - 1], "watcher": 0}), ("who", {}), ("picture", {}),
            ("card", {"id": "no card"}), ("card", {"id": "", "shapes": ["no shape"]}), ("rules", {"game": game_id}),
            ("what", {"marks": ["no mark"]}),
            ("bot", {"at": at}), ("review", {"seat": 0}), ("retrace", {"since": "turn"}),
        ]  # fmt: skip
        for do, message in rng.some_of(asides, 3):
            table.ask(do, **message)
        at, match = table.status["decision"], table.desk.sitting.match
        if over or match.choice is None:
            break
        table.ask("look", at=at)
        table.ask("attend", present=None)
        if table.status["curtain"]:
            table.ask("seat", viewer=match.choice.seat)
        if table.status["bot"]:
            table.ask("bot", at=at, quiet=bool(rng.randbelow(2)))
        else:
            value = rng.one_of(match.choice.values)
            if "HintReply" not in seen:
                table.ask("hint", at=at)
                table.ask("hint", at=at, stop=True)
            table.ask("pick", at=at, value=value)
            table.ask("answer", at=at, value=value)
            table.ask("answer", at=at, value=value)  # a double click
    for card in sorted(ids(table)):
        table.ask("card", id=card)
    table.ask("leave")


def thought(seen):
    """A table where computers think: one of them thinks to the end."""
    table, setup = Table(seen), some_setup("dominant", 3, 7)
    table.ask("open", link=pack(setup, begun(setup, Rng(7), 30), ["clever"] * 3))
    reply = table.ask("think", at=30)
    while "jobs" in reply:
        worths = [table.ask("play", link=reply["link"], job=job)["worths"] for job in reply["jobs"]]
        reply = table.ask("think", at=30, taken=reply["taken"], worths=worths, stop=False)


def ended_link(game_id):
    """The link of a random game that is over."""
    setup = some_setup(game_id, 2, 7)
    match = begun(setup, Rng(7), BOUND)
    assert match.choice is None
    return pack(setup, match, ["person"] * 2)


def ids(table):
    """What the table offers to explain."""
    regions = table.ask("view")["regions"]
    return {card for html in regions.values() for card in re.findall(r'data-card="?([\w.:-]+)', html)}


def test_every_verb_of_the_desk_is_declared():
    assert protocol.VERBS.keys() == Desk().verbs.keys()
    for do, verb in protocol.VERBS.items():
        assert do in get_args(fields(verb.request)["do"].hint)
        assert all(is_typeddict(reply) for reply in members(verb.reply))


@pytest.mark.slow
def test_requests_and_replies_of_random_play_are_those_that_are_declared():
    seen: set[object] = set()
    for game_id in REAL:
        for seed in range(2):
            played(game_id, seed, seen)
    thought(seen)
    ended = Table(seen)
    ended.ask("open", link=ended_link("climate"))
    ended.ask("save")
    while not ended.ask("review", seat=0)["done"]:
        pass
    ended.ask("pose", at=ended.desk.sitting.review.moments[0].ply)
    ended.ask("open", **{key: value for key, value in ended.ask("save").items() if key in ("link", "review")})
    replies = {reply for verb in protocol.VERBS.values() for reply in members(verb.reply)}
    assert {reply.__name__ for reply in replies} == {name for name in seen if isinstance(name, str)} - {"Refusal"}
    for reply in replies:
        for key, field in fields(reply).items():
            if key == "steps" and reply is not protocol.ShownReply:
                continue  # inherited: a table that is opened or drawn anew has no motion
            there = {(reply.__name__, key, True)} | (set() if field.required else {(reply.__name__, key, False)})
            assert there <= seen, (reply, key)


@pytest.mark.parametrize(
    "game_id", [pytest.param(game_id, marks=[] if game_id == "climate" else pytest.mark.slow) for game_id in REAL]
)
def test_replies_of_a_whole_sitting_are_those_that_are_declared(game_id):
    """From the first request of a page to the end of a game that bots play, and what may be asked then."""
    table = Table(set())
    assert table.ask("hello", lang="en")["protocol"] == protocol.VERSION
    seated = table.ask("new", game=game_id, form={"seed": "5"})["status"]["players"]
    table.ask("players", players=[{**player, "kind": "random"} for player in seated])
    while table.status["bot"]:
        table.ask("bot", at=table.status["decision"], quiet=table.status["decision"] % 20 > 0)
    last = table.ask("show")["status"]
    assert last["over"] and last["score"] and last["mover"] is None
    for do in ("view", "log", "who", "share", "save", "picture"):
        assert table.ask(do)["ok"]
    assert table.ask("look", at=0)["status"]["looking"] == 0
    link = table.ask("save")["link"]
    assert table.ask("open", link=link)["status"]["decision"] == last["decision"]


@pytest.mark.parametrize("do", protocol.VERBS)
def test_a_required_field_is_required(do):
    """Without it a request is refused, whatever else it has."""
    table = Table(set())
    table.ask("new", game="marine", form={f"kind-{place}": "person" for place in range(4)})
    table.ask("seat", viewer=table.status["mover"]["seat"])
    whole = {"do": do, "game": "marine", "at": 0, "value": 0, "viewer": 0, "seat": 0, "id": "x", "players": []}
    for name, field in fields(protocol.VERBS[do].request).items():
        if field.required:
            lacking = {key: value for key, value in whole.items() if key != name}
            reply = json.loads(table.desk.handle(json.dumps(lacking)))
            assert fits(reply, protocol.Refusal) and reply["error"]["code"] == "error.message"


def test_the_types_for_scripts_are_generated_from_this_protocol():
    """Otherwise run web/tools/protocol.py."""
    assert TARGET.read_text() == declarations(protocol)
