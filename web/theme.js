// @ts-check
// Before the first paint: the colours chosen last time, and whether somebody has been here. A classic script, so that
// nothing flashes.
try {
  const theme = localStorage.getItem("speciate.theme");
  if (localStorage.getItem("speciate.been")) document.documentElement.dataset.been = "";
  if (theme === "light" || theme === "dark" || theme === "contrast") document.documentElement.dataset.theme = theme;
} catch {
  // a browser without storage uses its own colours
}
