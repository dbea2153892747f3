// @ts-check
// A module by its name: each is a text in which the modules it imports are called "speciate:NAME", and gets an address
// (`address` makes it) when it is first wanted.
/** @param {Record<string, string>} scripts @param {(text: string) => string} address */
const linker = (scripts, address) => {
  /** @type {Record<string, string>} */
  const made = {};
  /** @type {(name: string) => string} */
  const source = (name) => scripts[name].replace(/"speciate:([^"]+)"/g, (_, other) => JSON.stringify(link(other)));
  /** @type {(name: string) => string} */
  const link = (name) => (made[name] ??= address(source(name)));
  return link;
};
