// @ts-check
// node slow.mjs SITE KBIT_PER_S MS: a host on a slow line, for the bench. It sends the brotli of each file; all connections share one
// line down, each request waits one journey there and back, and a new connection one more. It prints its port.
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";

const [site, kbit, ms] = process.argv.slice(2);
const RATE = Number(kbit) / 8; // bytes each ms
const SLICE = 1400; // bytes of a packet
/** @type {Record<string, string>} */
const TYPES = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};
const pause = (time) => new Promise((done) => setTimeout(done, time));

const line = []; // {data, at, answer}: each gets a packet in turn
let credit = 0;
let last = performance.now();
setInterval(() => {
  const now = performance.now();
  credit = Math.min(credit + (now - last) * RATE, RATE * 20);
  last = now;
  while (credit > 0 && line.length) {
    const one = line.shift();
    const part = one.data.subarray(one.at, (one.at += SLICE));
    credit -= part.length;
    one.answer.write(part);
    if (one.at >= one.data.length) one.answer.end();
    else line.push(one);
  }
}, 5);

const known = new WeakSet(); // connections that have been used
const server = createServer(async ({ url = "/", socket }, answer) => {
  await pause(Number(ms) * (known.has(socket) ? 1 : 2));
  known.add(socket);
  let file = join(site, decodeURIComponent(url.split("?")[0]));
  if (existsSync(file) && statSync(file).isDirectory()) file = join(file, "index.html");
  if (!existsSync(file)) return answer.writeHead(404).end();
  const packed = existsSync(`${file}.br`);
  const data = readFileSync(packed ? `${file}.br` : file);
  answer.writeHead(200, {
    "Content-Type": TYPES[extname(file)] ?? "application/octet-stream",
    "Content-Length": data.length,
    "Cache-Control": /\/(assets|py)\//.test(url) ? "max-age=31536000, immutable" : "no-cache",
    ...(packed ? { "Content-Encoding": "br" } : {}),
  });
  line.push({ data, at: 0, answer });
}).listen(0, "127.0.0.1", () => console.log(/** @type {import("node:net").AddressInfo} */ (server.address()).port));
