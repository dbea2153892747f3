// @ts-check
// node run.mjs PORT URL ...: Lighthouse's four marks of each page (its phone on a slow line), as one line of JSON each, with the
// names of the audits that cost points. The browser listens at PORT.
import lighthouse from "lighthouse";

const [port, ...urls] = process.argv.slice(2);
for (const url of urls) {
  const { lhr } = await lighthouse(url, { port: Number(port), logLevel: "silent" });
  const marks = Object.values(lhr.categories).map(({ id, score }) => [id, Math.round(score * 100)]);
  const audits = Object.values(lhr.categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight));
  const lost = audits.map(({ id }) => lhr.audits[id]).filter(({ score }) => score !== null && score < 0.9);
  console.log(
    JSON.stringify({
      url,
      marks: Object.fromEntries(marks),
      lost: lost.map(({ id, displayValue = "" }) => `${id} ${displayValue}`.trim()),
    }),
  );
}
