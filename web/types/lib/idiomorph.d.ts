// The package declares its types for a classic script only; these are what view.js calls.
interface Options {
  morphStyle: "innerHTML" | "outerHTML";
  restoreFocus: boolean;
  callbacks: {
    beforeNodeMorphed?: (node: Element, fresh: Element) => boolean;
    beforeAttributeUpdated?: (name: string, node: Element, change: "update" | "remove") => boolean;
  };
}

export const Idiomorph: { morph(node: Element, fresh: Node, options: Options): void };
