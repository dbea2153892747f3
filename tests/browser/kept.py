"""The saved games of the browser, as a test sees and changes them."""

from typing import Any

from .hand import wait_for

# A function of the stored games by their ids, which are then stored as it left them.
STORED = """change => new Promise((done, fail) => {
    const open = indexedDB.open('speciate');
    open.onerror = () => fail(open.error);
    open.onsuccess = () => {
        const store = open.result.transaction('games', 'readwrite').objectStore('games');
        const all = store.getAll();
        all.onsuccess = () => {
            const made = new Function('games', change)(all.result);
            for (const game of all.result) store.put(game, game.id);
            store.transaction.oncomplete = () => { open.result.close(); done(made ?? all.result); };
        };
    };
})"""


def stored(page, change: str = ""):
    """The stored games, after this change; from a page whose policy lets a test evaluate."""
    return page.evaluate(
        STORED.replace("new Function('games', change)(all.result)", f"(games => {{ {change} }})(all.result)")
    )


def settled(hand) -> None:
    """The last decision has been stored."""
    wait_stored(hand.page, lambda games: any(game["decision"] == hand.decision for game in games))


def wait_stored(page, holds) -> list[dict[str, Any]]:
    """The stored games, as soon as this holds for them."""
    return wait_for(page, lambda: stored(page), holds)
