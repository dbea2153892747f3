"""A reader who knows no game and no word of one: presses what is lit, or else a choice, and reads all there is."""

from collections.abc import Collection
from dataclasses import dataclass

from .hand import PATIENCE

READER = """async ([known, patience]) => {
    const LABELS = ["aria-label", "title", "placeholder", "alt"];
    const faults = new Set(), read = new Set(), met = new Set(known);
    const one = selector => document.querySelector(selector);
    const seen = selector => [...document.querySelectorAll(`#main ${selector}`)].filter(node => node.checkVisibility());
    const lit = () => seen(".pri:not(:disabled)")[0];
    const choices = () => seen(":is(.choice, .skip):not(.tried, [aria-disabled=true])");
    const text = node => node?.textContent.trim() ?? "";
    const question = () => seen(":is(.ask h2, .question h3)")[0];
    const must = (holds, what) => holds || faults.add(`${what}: ${location.hash.slice(0, 12)} ${text(question())}`);
    const says = node => (text(node).match(/[\\p{L}\\d]+/gu) ?? []).length > 1;
    const changed = () => new Promise((done, fail) => {
        const end = setTimeout(() => fail(new Error(`nothing changes any more: ${text(question())}`)), patience);
        const watch = new MutationObserver(() => (clearTimeout(end), watch.disconnect(), done()));
        watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    const skipped = node => node.matches?.("script, style, noscript, kbd, [lang]");
    const accept = { acceptNode: node => (skipped(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT) };
    const look = () => {
        const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, accept);
        for (let node; (node = nodes.nextNode()); ) {
            if (node.data) read.add(node.data.trim());
            else for (const label of LABELS) if (node.hasAttribute(label)) read.add(node.getAttribute(label));
        }
    };
    let shown = null;
    const rule = async () => {
        const id = text(one(".prompt .rule-id"));
        if (!id || id === shown) return;
        while (one("#aid").hidden !== met.has(id)) await changed(); // it is shown once
        must(met.has(id) || says(one("#aid-body")), "a rule that says nothing");
        met.add(id);
        shown = id;
    };
    const ask = async () => {
        must(says(question()), "a question that says nothing");
        const names = choices().map(text);
        must(names.every(name => /[\\p{L}\\d]/u.test(name)), "a choice without a name");
        must(new Set(names).size === names.length, `choices that cannot be told apart (${names})`);
        await rule();
    };
    const round = () => Number(text(one("#head .phase")).match(/\\d+/)?.[0] ?? 0);
    let presses = 0, asked = null;
    for (; round() < 2; presses++) {
        if (presses === 1000) throw new Error("it comes to no end");
        const [main, offered] = [lit(), choices()];
        if (!main && !offered.length) {
            if (seen(".path").length) break; // all is done
            await changed(); // the lesson comes, or somebody else moves
            continue;
        }
        if (offered.length && asked !== question()?.textContent) await ask();
        asked = question()?.textContent;
        look();
        const button = main ?? offered[presses % offered.length];
        must(/[\\p{L}\\d]/u.test(text(button)), "a button without a name");
        button.click();
        if (main) while (button.checkVisibility() && !button.disabled) await changed();
        else while (!lit() && choices().includes(button)) await changed();
        for (const verdict of seen("[role=status] .verdict")) must(says(verdict), "a verdict that says nothing");
    }
    look();
    return { faults: [...faults], texts: [...read], presses };
}"""


@dataclass(frozen=True)
class Reading:
    """What a reader has found."""

    faults: list[str]
    texts: list[str]
    """Every text and label that has been on the page."""
    presses: int


def read_on(page, known: Collection[str] = ()) -> Reading:
    """Goes on by what is lit: through lessons to the last, in a game until the header counts a second round.

    The aid of a first game must show each rule when it is first needed, but none of those `known` by their ids.
    """
    return Reading(**page.evaluate(READER, [list(known), PATIENCE]))
