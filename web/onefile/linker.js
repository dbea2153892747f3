// A module by its name: each is a text in which the modules it imports are called "speciate:NAME", and gets an address
// (`address` makes it) when it is first wanted.
const linker = (scripts, address) => {
  const made = {};
  const source = (name) => scripts[name].replace(/"speciate:([^"]+)"/g, (_, other) => JSON.stringify(link(other)));
  const link = (name) => (made[name] ??= address(source(name)));
  return link;
};
