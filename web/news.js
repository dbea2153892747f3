// One sentence at a time at the foot of the page, and for screen readers.

let timer;

export function news(text, { warn = false, action = "", onAction = () => {}, stay = warn } = {}) {
  const box = document.getElementById("news");
  clearTimeout(timer);
  box.replaceChildren();
  if (!text) return;
  const line = document.createElement("div");
  line.classList.toggle("warn", warn);
  line.append(text);
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = action || "×";
  if (!action) button.setAttribute("aria-label", "OK");
  button.onclick = () => {
    box.replaceChildren();
    onAction();
  };
  line.append(button);
  box.append(line);
  if (!stay) timer = setTimeout(() => box.replaceChildren(), 6000);
}

export function say(text) {
  const live = document.getElementById("live");
  if (text && live.textContent !== text) live.textContent = text;
}
