// @ts-check
// A drawing as a small picture, for the list of saved games.

const [WIDTH, HEIGHT] = [240, 160];

/** @param {string} svg */
export async function picture(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg.replace("<svg", `<svg width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice"`))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", 0.8);
}
