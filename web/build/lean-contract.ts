import type { ESTree, Plugin } from "vite";

/** What the client calls with, and decides by. The rest of an endpoint is the server's. */
const clientSide = new Set(["method", "path", "access", "proof", "paged", "nothing"]);

type Edit = readonly [start: number, end: number, text: string];

/** The schemas of an endpoint, without which it still says how it is called. */
const withoutSchemas = ({ callee, arguments: given }: ESTree.CallExpression): Edit[] => {
  const [descriptor] = given;
  if (callee.type !== "Identifier" || callee.name !== "endpoint") return [];
  if (descriptor?.type !== "ObjectExpression") return [];
  return descriptor.properties.flatMap((property): Edit[] =>
    property.type === "Property" &&
    property.key.type === "Identifier" &&
    !clientSide.has(property.key.name)
      ? [[property.value.start, property.value.end, "undefined"]]
      : [],
  );
};

/** A value that may be left out where nobody asks for it: nothing in the contract has effects. */
const onDemand = ({ start, end }: ESTree.Expression): Edit[] => [
  [start, start, "/* @__PURE__ */ (() => ("],
  [end, end, "))()"],
];

const editsOf = (statement: ESTree.Program["body"][number]): Edit[] => {
  const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
  if (declared?.type !== "VariableDeclaration") return [];
  return declared.declarations.flatMap(({ init }) => {
    if (init?.type === "CallExpression") return [...withoutSchemas(init), ...onDemand(init)];
    return init?.type === "ObjectExpression" ? onDemand(init) : [];
  });
};

/**
 * Takes the schemas out of the contract's endpoints: the first screen would otherwise wait for all
 * of them and for their library. Forms bring the ones that they check with.
 */
export function leanContract(files: RegExp): Plugin {
  return {
    name: "lean-contract",
    apply: "build",
    enforce: "post",
    transform: {
      filter: { id: files },
      handler(code) {
        const edits = this.parse(code).body.flatMap(editsOf);
        // From the end, so that the places of those before stay true.
        const lean = edits
          .toSorted(([one], [other]) => other - one)
          .reduce((text, [start, end, put]) => text.slice(0, start) + put + text.slice(end), code);
        return { code: lean, map: null, moduleSideEffects: false };
      },
    },
  };
}
