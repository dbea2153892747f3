// @ts-check
// The worker of the one file: waits for what a worker of the site would fetch, then is that worker. Its modules are at
// data: addresses: in a worker from a disk, WebKit neither imports a blob nor reads one.
self.onmessage = ({ data: { scripts, files } }) => {
  self.onmessage = null;
  /** @param {string} text */
  const address = (text) => `data:text/javascript;base64,${btoa(unescape(encodeURIComponent(text)))}`;
  const link = linker(scripts, address);
  Object.assign(self, { speciate: { files, link } });
  import(link("worker.js")).catch((error) => postMessage({ died: String(error) }));
};
