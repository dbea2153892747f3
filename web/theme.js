// @ts-check
// Before the first paint: the colours and the language chosen last time. A classic script, so that nothing flashes.
try {
  const theme = localStorage.getItem("speciate.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // a browser without storage uses its own colours
}
