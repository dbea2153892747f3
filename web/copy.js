// @ts-check
// Puts a text on the clipboard; where that is not allowed, it is selected.

import { toast } from "./toast.js";
import { t } from "./words.js";

/** @param {Element} code */
export async function copy(code) {
  try {
    await navigator.clipboard.writeText(code.textContent ?? "");
    toast(t("share.copied"));
  } catch {
    getSelection()?.selectAllChildren(code);
    toast(t("gallery.select"));
  }
}
