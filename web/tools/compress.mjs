// @ts-check
// node compress.mjs SITE CACHE: writes FILE.br and FILE.gz beside each file of the site that gets smaller by it, for hosts that
// send what lies ready. The best brotli of the runtime takes half a minute, so what was packed once is kept in CACHE, by its hash.
// A pack is gzip already, which no brotli gets smaller: beside it lies the brotli of what it holds, and the page takes both.
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";

const [site, cache] = process.argv.slice(2);
const TEXT = [".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".webmanifest"];
const PACK = ".pack";
const APART = "speciate.html"; // it is taken away as a file, and is packed inside
const WAYS = {
  br: (data) => promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length } }), // at its best, 11
  gz: (data) => promisify(gzip)(data, { level: 9 }),
};

async function pack(path) {
  const file = await readFile(path);
  const packed = extname(path) === PACK;
  const data = packed ? gunzipSync(file) : file;
  const hash = createHash("sha256").update(data).digest("hex");
  return Promise.all(
    Object.entries(packed ? { br: WAYS.br } : WAYS).map(async ([suffix, way]) => {
      const [kept, beside] = [join(cache, `${hash}.${suffix}`), `${path}.${suffix}`];
      if (!(await stat(kept).catch(() => null))) {
        await writeFile(beside, await way(data));
        await rename(beside, kept); // whole or not at all: a build may be interrupted
      }
      if ((await stat(kept)).size < file.length) await copyFile(kept, beside);
      return kept;
    }),
  );
}

await mkdir(cache, { recursive: true });
const wanted = (file) => file.isFile() && file.name !== APART && [...TEXT, ".wasm", PACK].includes(extname(file.name));
const files = (await readdir(site, { recursive: true, withFileTypes: true })).filter(wanted);
const used = new Set((await Promise.all(files.map((file) => pack(join(file.parentPath, file.name))))).flat());
for (const name of await readdir(cache)) if (!used.has(join(cache, name))) await rm(join(cache, name)); // of earlier builds
