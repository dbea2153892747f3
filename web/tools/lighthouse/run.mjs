// @ts-check
// node run.mjs PORT TIMES URL ...: Lighthouse's four marks of each page (its phone on a slow line), as one line of JSON each, with the
// names of the audits that cost points. Each page is marked so many TIMES, and the run in the middle by performance is
// told, with the lowest and the highest performance: one run says more of what else the machine did. The browser listens at PORT.
import lighthouse from "lighthouse";

const LIMIT = 120_000; // ms; a page takes ten seconds, but now and then the browser answers nothing more for a tab that it has just opened
const TRIES = 3;
const [port, times, ...urls] = process.argv.slice(2);

/** @param {string} url @returns {Promise<Awaited<ReturnType<typeof lighthouse>>>} */
async function marked(url, tries = TRIES) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const late = new Promise((_, refuse) => (timer = setTimeout(refuse, LIMIT, new Error(`no marks of ${url}`))));
  try {
    return await Promise.race([lighthouse(url, { port: Number(port), logLevel: "silent" }), late]);
  } catch (error) {
    if (tries > 1) return marked(url, tries - 1);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

for (const url of urls) {
  const runs = [];
  for (let run = 0; run < Number(times); run++) {
    const { lhr } = await marked(url);
    runs.push({ lhr, performance: Math.round(lhr.categories.performance.score * 100) });
  }
  runs.sort((a, b) => a.performance - b.performance);
  const { lhr } = runs[runs.length >> 1];
  const marks = Object.values(lhr.categories).map(({ id, score }) => [id, Math.round(score * 100)]);
  const audits = Object.values(lhr.categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight));
  const lost = audits.map(({ id }) => lhr.audits[id]).filter(({ score }) => score !== null && score < 0.9);
  console.log(
    JSON.stringify({
      url,
      marks: Object.fromEntries(marks),
      range: [runs[0].performance, runs[runs.length - 1].performance],
      lost: lost.map(({ id, displayValue = "" }) => `${id} ${displayValue}`.trim()),
    }),
  );
}
process.exit(); // a visit that was given up would keep it
