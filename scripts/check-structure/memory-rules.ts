import type { ESTree } from "vite";
import { keptInMemory } from "./kept-in-memory.ts";
import type { Finding, Rule } from "./rule.ts";
import { isTest, type SourceFile } from "./source-file.ts";

type Named = { name: string; start: number };
type Scope = readonly ESTree.Node[];

const collection = /(Map|Set|Cache|LRU|Queue|EventEmitter)$/;
const queues = ["pLimit"];
const timers = ["setTimeout", "setInterval"];
const growing = ["set", "add", "push", "unshift", "splice"];

export const memoryRules: Rule[] = [{ name: "memory-has-bounds", find: findWithoutBounds }];

/**
 * Every collection that lives from one request to the next must stand in a list with its bound, so
 * that nobody adds one that requests can grow without end.
 */
function findWithoutBounds(file: SourceFile): Finding[] {
  if (!file.path.startsWith("server/src/") || isTest(file.path)) return [];
  const listed = keptInMemory[file.path] ?? {};
  const kept = findKept(file.program);
  const unlisted = kept.filter(({ name }) => !Object.hasOwn(listed, name));
  const gone = Object.keys(listed).filter((name) => !kept.some((each) => each.name === name));
  return [
    ...unlisted.map(({ name, start }) => ({
      line: file.lineAt(start),
      message: `say in check-structure/kept-in-memory.ts what bounds '${name}'`,
    })),
    ...gone.map((name) => ({
      line: 1,
      message: `'${name}' is kept no more: take it out of check-structure/kept-in-memory.ts`,
    })),
  ];
}

/**
 * Collections that outlive the call that made them: fields of classes, those of a module or of a
 * function that functions within it add to, those that are put into another one; queues; and timers
 * that nobody can clear.
 */
function findKept(program: ESTree.Program): Named[] {
  const kept: Named[] = [];
  const made: (Named & { scope: Scope })[] = [];
  const added: { name: string; scope: Scope; isPutAway: boolean }[] = [];

  const visit = (node: ESTree.Node, scope: Scope) => {
    const { start } = node;
    if (node.type === "PropertyDefinition" && isCollection(node.value))
      kept.push({ name: textOf(node.key), start });
    if (node.type === "VariableDeclarator") {
      const name = textOf(node.id);
      if (isCallOf(node.init, queues)) kept.push({ name, start });
      else if (isCollection(node.init)) made.push({ name, start, scope });
    }
    const dropped = node.type === "ExpressionStatement" ? node.expression : bodyOf(node);
    if (isCallOf(dropped, timers)) kept.push({ name: "setTimeout", start });
    for (const addition of additionsIn(node)) added.push({ ...addition, scope });
    const inner = isFunction(node) ? [...scope, node] : scope;
    for (const child of childrenOf(node)) visit(child, inner);
  };
  visit(program, []);

  const outlives = ({ name, scope: home }: Named & { scope: Scope }) =>
    added.some(
      (addition) =>
        addition.name === name &&
        home.every((each, depth) => addition.scope[depth] === each) &&
        (addition.isPutAway || home.length === 0 || addition.scope.length > home.length),
    );
  return [...kept, ...made.filter(outlives)];
}

/** The collections that a piece of code adds to, and those that it adds to another one. */
function additionsIn(node: ESTree.Node): { name: string; isPutAway: boolean }[] {
  if (node.type === "AssignmentExpression" && node.left.type === "MemberExpression")
    return node.left.computed && node.left.object.type === "Identifier"
      ? [{ name: node.left.object.name, isPutAway: false }]
      : [];
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return [];
  const { object, property } = node.callee;
  if (!growing.includes(textOf(property))) return [];
  return [
    { name: textOf(object), isPutAway: false },
    ...node.arguments.map((argument) => ({ name: textOf(argument), isPutAway: true })),
  ].filter(({ name }) => name !== "");
}

/** The body of a function; for an arrow function without a block, its expression. */
function bodyOf(node: ESTree.Node): ESTree.Node | null {
  return node.type === "ArrowFunctionExpression" ? node.body : null;
}

function isCollection(node: ESTree.Node | null): boolean {
  if (node?.type === "NewExpression") {
    const name = textOf(node.callee);
    // Entries of weak collections go with their keys.
    return collection.test(name) && !name.startsWith("Weak");
  }
  if (node?.type === "LogicalExpression") return isCollection(node.right);
  if (node?.type === "TSAsExpression") return isCollection(node.expression);
  if (node?.type === "ArrayExpression") return node.elements.length === 0;
  return node?.type === "ObjectExpression" && node.properties.length === 0;
}

/**
 * Whether the node calls one of these functions, also with a method of the result:
 * `setTimeout(end).unref()`.
 */
function isCallOf(node: ESTree.Node | null, names: string[]): boolean {
  if (node?.type !== "CallExpression") return false;
  const { callee } = node;
  if (callee.type === "MemberExpression") return isCallOf(callee.object, names);
  return names.includes(textOf(callee));
}

/** The text of a name. */
function textOf(node: ESTree.Node): string {
  if (node.type === "PrivateIdentifier") return `#${node.name}`;
  return node.type === "Identifier" ? node.name : "";
}

function isFunction(node: ESTree.Node): boolean {
  return /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);
}

function childrenOf(node: ESTree.Node): ESTree.Node[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
