import { parseSync, Visitor, type ESTree } from "vite";

/** The titles of a test file's tests. */
export type TestFile = {
  path: string;
  /** Each test and each group, with the groups around it: the outermost first. A parameter is `…`. */
  titles: string[][];
  /** Every text of the file, among them what parameters stand for. */
  texts: Set<string>;
};

/** Replaces a part of a title that varies. */
export const parameter = "…";

const testFunctions = ["test", "it", "describe"];
/** `test.each(table)` is no test yet: it answers the function that takes the title. */
const makersOfTests = ["each", "for", "skipIf", "runIf"];

/** Reads the titles of a test file, without running it. */
export function readTestFile(path: string, source: string): TestFile {
  const titles: string[][] = [];
  const texts = new Set<string>();
  const groups: { node: ESTree.Node; title: string }[] = [];
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === "string") texts.add(value);
    },
    CallExpression: (node) => {
      const called = calleeOf(node.callee);
      const title = called && titleOf(node.arguments[0], called.takesTable);
      if (title === undefined) return;
      titles.push([...groups.map((group) => group.title), title]);
      if (called?.name === "describe") groups.push({ node, title });
    },
    "CallExpression:exit": (node) => {
      if (groups.at(-1)?.node === node) groups.pop();
    },
  }).visit(parseSync(path, source).program);
  return { path, titles, texts };
}

/** `test`, `describe.each(table)` and so on, by the name at their beginning; undefined for anything else. */
function calleeOf(callee: ESTree.Node): { name: string; takesTable: boolean } | undefined {
  if (callee.type === "Identifier")
    return testFunctions.includes(callee.name)
      ? { name: callee.name, takesTable: false }
      : undefined;
  if (callee.type === "CallExpression" && callee.callee.type === "MemberExpression") {
    const { object, property } = callee.callee;
    const inner = calleeOf(object);
    const maker = property.type === "Identifier" ? property.name : "";
    return inner && { ...inner, takesTable: maker === "each" || maker === "for" };
  }
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return undefined;
  const { name } = callee.property;
  if (makersOfTests.includes(name)) return undefined;
  const inner = calleeOf(callee.object);
  // Playwright's group is `test.describe`.
  return inner && { ...inner, name: name === "describe" ? name : inner.name };
}

function titleOf(node: ESTree.Node | undefined, takesTable: boolean): string | undefined {
  if (node?.type === "Identifier") return parameter;
  if (node?.type === "TemplateLiteral")
    return node.quasis.map(({ value }) => value.cooked).join(parameter);
  if (node?.type !== "Literal" || typeof node.value !== "string") return undefined;
  return takesTable
    ? node.value.replaceAll(/%[sdifjoO#]|\$#|\$\w+(\.\w+)*/g, parameter)
    : node.value;
}
