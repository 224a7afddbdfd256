import { basename } from "node:path/posix";
import type { Finding, Rule } from "./rule.ts";
import { isTest, type SourceFile } from "./source-file.ts";

const maxLines = 300;
const vagueName = /^(.+[-.])?(utils?|helpers?|types?|common|misc|shared|index)\.(ts|tsx|mjs)$/;
const suppression =
  /(oxlint|eslint)-disable|@ts-(ignore|expect-error|nocheck)|(oxfmt|prettier)-ignore|v8 ignore/;

export const fileRules: Rule[] = [
  {
    name: "telling-names",
    find: ({ path }) =>
      vagueName.test(basename(path))
        ? [{ line: 1, message: "the name of a file says what is in it" }]
        : [],
  },
  {
    name: "short-files",
    find: ({ path, lineCount }) =>
      lineCount > maxLines && !isTest(path)
        ? [{ line: maxLines + 1, message: `${lineCount} lines; a file stops at ${maxLines}` }]
        : [],
  },
  {
    name: "no-suppressions",
    find: ({ comments }) =>
      comments
        .filter(({ text }) => suppression.test(text))
        .map(({ line }) => ({ line, message: "a rule is followed or changed, never silenced" })),
  },
  { name: "no-barrels", find: findReexports },
  { name: "no-default-exports", find: findDefaultExports },
];

function findReexports({ program, lineAt }: SourceFile): Finding[] {
  return program.body
    .filter(
      ({ type, ...statement }) =>
        type === "ExportAllDeclaration" ||
        (type === "ExportNamedDeclaration" && "source" in statement && statement.source !== null),
    )
    .map(({ start }) => ({
      line: lineAt(start),
      message: "import it from where it is written instead of passing it on",
    }));
}

function findDefaultExports({ path, program, lineAt }: SourceFile): Finding[] {
  if (path.endsWith(".config.ts")) return [];
  return program.body
    .filter(({ type }) => type === "ExportDefaultDeclaration")
    .map(({ start }) => ({ line: lineAt(start), message: "exports have names" }));
}
