import { basename } from "node:path/posix";
import { Visitor, type ESTree } from "vite";
import { featureOf, type Finding, type Rule } from "./rule.ts";
import { isTest, type SourceFile } from "./source-file.ts";
import { tableOwners } from "./table-owners.ts";

type AnyFunction = ESTree.Function | ESTree.ArrowFunctionExpression;

const schemaFolder = "server/src/db/schema/";
const opensTransactions = /^server\/(src\/.*\.service\.ts$|src\/db\/|test\/)/;

/** In SQL: `update jobs set`, and `insert into ${jobs}`. */
const writtenByName = /\b(?:insert into|delete from|update)\s+([a-z_]+)/gi;
const writtenNext = /\b(?:insert into|delete from|update)\s+$/i;

export const databaseRules: Rule[] = [
  { name: "db-first", find: findFunctionsWithoutDb },
  { name: "transactions-in-services", find: findStrayTransactions },
  { name: "own-tables-only", find: findForeignWrites },
  { name: "tables-have-owners", find: findTablesWithoutOwner },
  { name: "parameters-are-declared", find: findUndeclaredParameters },
];

/** Queries and services take `db` first, so that the caller decides on the transaction. */
function findFunctionsWithoutDb({ path, program, lineAt }: SourceFile): Finding[] {
  if (!/^server\/src\/.*\.(queries|service)\.ts$/.test(path)) return [];
  return exportedFunctions(program)
    .filter(({ params: [first] }) => !isNamedDb(first))
    .map(({ start }) => ({ line: lineAt(start), message: "its first parameter is `db`" }));
}

/**
 * A service opens the transaction, and names its handle `db` again: a query on the outer handle
 * would run outside of the transaction, and can starve the pool.
 */
function findStrayTransactions({ path, program, lineAt }: SourceFile): Finding[] {
  if (!path.startsWith("server/")) return [];
  const findings: Finding[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [work], start }) => {
      if (methodName(callee) !== "transaction") return;
      const line = lineAt(start);
      if (!opensTransactions.test(path)) {
        findings.push({ line, message: "a transaction is opened in a *.service.ts" });
      }
      if (isFunction(work) && !isNamedDb(work.params[0])) {
        findings.push({ line, message: "the parameter of a transaction is named `db`" });
      }
    },
  }).visit(program);
  return findings;
}

/** Of the folders that are no feature, events/ owns tables; others, such as http/ and read-models/, only read. */
function findForeignWrites(file: SourceFile): Finding[] {
  if (!file.path.startsWith("server/src/") || isTest(file.path)) return [];
  const writer = featureOf(file.path, "server") ?? file.path.split("/")[2];
  const findings: Finding[] = [];
  const report = (owner: string | undefined, start: number) => {
    if (owner !== undefined && owner !== writer)
      findings.push({ line: file.lineAt(start), message: `only ${owner} writes this table` });
  };
  new Visitor({
    CallExpression: ({ callee, arguments: [table], start }) => {
      if (["insert", "update", "delete"].includes(methodName(callee) ?? ""))
        report(ownerOfNode(table, file), start);
    },
    TemplateLiteral: ({ quasis, expressions }) => {
      for (const [index, { value, start }] of quasis.entries()) {
        for (const [, table = ""] of value.raw.matchAll(writtenByName))
          report(tableOwners[table.replaceAll("_", "-")], start);
        if (writtenNext.test(value.raw)) report(ownerOfNode(expressions[index], file), start);
      }
    },
  }).visit(file.program);
  return findings;
}

function findTablesWithoutOwner({ path, imports }: SourceFile): Finding[] {
  const table = basename(path, ".ts");
  const definesTable = imports.some(({ names }) => names.includes("pgTable"));
  return path.startsWith(schemaFolder) && definesTable && !(table in tableOwners)
    ? [{ line: 1, message: `name the owner of '${table}' in check-structure/table-owners.ts` }]
    : [];
}

/** `prepared` makes the placeholders, so that a call which leaves one out does not compile. */
function findUndeclaredParameters({ path, program, lineAt }: SourceFile): Finding[] {
  if (!path.startsWith("server/src/") || path === "server/src/db/prepared.ts") return [];
  const findings: Finding[] = [];
  new Visitor({
    CallExpression: ({ callee, start }) => {
      if (methodName(callee) === "placeholder")
        findings.push({ line: lineAt(start), message: "declare it where `prepared` is called" });
    },
  }).visit(program);
  return findings;
}

function ownerOfNode(table: ESTree.Node | undefined, { imports }: SourceFile): string | undefined {
  if (table?.type !== "Identifier") return undefined;
  const imported = imports.find(
    ({ target, names }) => target.startsWith(schemaFolder) && names.includes(table.name),
  );
  return imported && tableOwners[basename(imported.target, ".ts")];
}

function exportedFunctions(program: ESTree.Program): AnyFunction[] {
  return program.body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration" || !statement.declaration) return [];
    const { declaration } = statement;
    const values =
      declaration.type === "VariableDeclaration"
        ? declaration.declarations.map(({ init }) => init)
        : [declaration];
    return values.filter(isFunction);
  });
}

function isFunction(node: ESTree.Node | null | undefined): node is AnyFunction {
  return /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(
    node?.type ?? "",
  );
}

function isNamedDb(parameter: ESTree.ParamPattern | undefined): boolean {
  return parameter?.type === "Identifier" && parameter.name === "db";
}

function methodName(callee: ESTree.Expression): string | undefined {
  return callee.type === "MemberExpression" && callee.property.type === "Identifier"
    ? callee.property.name
    : undefined;
}
