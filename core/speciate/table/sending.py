"""What a sitting is sent as: the links it can be, what they tell, whose turn they carry; and its position alone."""

from __future__ import annotations

from zlib import crc32

from speciate.engine import Match, SpeciateError
from speciate.engine.daily import day_of, link_of_day, players_of_day
from speciate.engine.link import pack
from speciate.engine.record import PERSON
from speciate.locale import Words

from . import protocol
from .screen import Screen
from .sitting import Sitting


def deal(sitting: Sitting) -> str:
    """Tells one deal from another, so that the answer of a player elsewhere finds the game it goes on with."""
    return f"{crc32(repr(sitting.setup).encode()):08x}"


def secrecy_notice(w: Words) -> list[str]:
    """The game's warning that its link encodes hidden information; empty for games without any."""
    return [w.plain("share.hidden")] if "share.hidden" in w else []


def links(sitting: Sitting, w: Words) -> protocol.Links:
    """The links of a game: the whole, one that opens at what is on screen, one that ends there, one for the mover."""
    kinds = [player.kind for player in sitting.players]
    link = pack(sitting.setup, sitting.match, kinds)
    ply = sitting.looking if sitting.looking is not None else sitting.total
    return {
        "link": link,
        "here": f"{link}&at={ply}",
        "cut": pack(sitting.setup, sitting.seen, kinds),
        "at": ply,
        "turn": turn(sitting, w, link),
        "position": position(sitting, w),
        "result": result(sitting),
        "note": w.plain("share.note", n=sitting.total),
        "reveals": [w.plain("share.reveals"), *secrecy_notice(w)],
        "seed": sitting.setup.seed,
    }


def result(sitting: Sitting) -> protocol.DayResult | None:
    """What the person has come to in the game of a day; None before its end, and where others have played than on that
    day."""
    day, players = day_of(sitting.setup), tuple(player.kind for player in sitting.players)
    if day is None or sitting.match.choice or players != players_of_day(sitting.game, sitting.setup.seed):
        return None
    seat, g = players.index(PERSON), sitting.match.state
    points = sitting.game.scores(g)[seat]
    return {
        "link": f"{link_of_day(sitting.game, sitting.setup.seed)}&beat={points}",
        "day": day,
        "points": points,
        "won": seat in sitting.game.winners(g),
    }


def turn(sitting: Sitting, w: Words, link: str) -> protocol.Turn | None:
    """The link for the person to move, where another one can send it; `from` is the seat that then stays here."""
    choice = sitting.match.choice
    people = [seat for seat, player in enumerate(sitting.players) if player.kind == PERSON]
    others = [seat for seat in people if choice and seat != choice.seat]
    here = [seat for seat in sitting.persons if seat in others]
    if choice is None or choice.seat not in people or not here:
        return None
    mine = next((past.seat for past in sitting.backwards() if past.seat in here), here[0])
    name = Screen(sitting, w).name(choice.seat)
    return {"link": f"{link}&seat={choice.seat}", "name": name, "seat": choice.seat, "from": mine}


def position(sitting: Sitting, w: Words) -> protocol.Position | None:
    """The position on screen as the beginning of a game; None where the game is over, or it cannot be written.

    The game is made from the text, which holds only what all know: the link can tell no more.
    """
    from speciate.engine.notation import read_position, write_seen  # a page starts faster without

    seen = sitting.seen
    if seen.choice is None:
        return None
    try:
        notation = write_seen(sitting.setup, seen.at_rest, None)
        setup = read_position(notation)
    except SpeciateError:
        return None
    began = seen.past[-1].ply if seen.past else 0
    return {
        "link": pack(setup, Match(seen.game, setup.start()), [player.kind for player in sitting.players]),
        "notation": notation,
        "note": w.plain("share.note.position" if began == seen.ply else "share.note.position.step", n=began),
        "reveals": w.plain("share.reveals.position"),
    }
