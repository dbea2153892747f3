// The worker of the one file: waits for what a worker of the site would fetch, then is that worker.
self.onmessage = ({ data: { scripts, files } }) => {
  self.onmessage = null;
  self.speciate = { files, link: linker(scripts) };
  import(self.speciate.link("worker.js")).catch((error) => postMessage({ died: String(error) }));
};
