import { parseSync, type ESTree } from "vite";
import { resolveImport } from "./resolve-import.ts";

export type Import = {
  /** The specifier as written: `#db/db.ts`, `zod`. */
  specifier: string;
  /** A path of this repository, or the name of a package. */
  target: string;
  /** The exported names that are taken; none for a dynamic or a side-effect import. */
  names: string[];
  /** Whether it comes along when the file is loaded: neither types do, nor what `import()` fetches later. */
  isLoaded: boolean;
  line: number;
};

export type SourceFile = {
  path: string;
  /** The text with blanks in place of comments and imports. */
  code: string;
  lineCount: number;
  program: ESTree.Program;
  imports: Import[];
  comments: { text: string; line: number }[];
  lineAt: (offset: number) => number;
};

/** Reads one module. `path` is relative to the repository, with forward slashes. */
export function parseSource(path: string, text: string): SourceFile {
  const { program, module, comments, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);

  const lineAt = (offset: number) => text.slice(0, offset).split("\n").length;
  const toImport = (
    specifier: string,
    { start, names = [], isLoaded }: { start: number; names?: string[]; isLoaded: boolean },
  ): Import => ({
    specifier,
    target: resolveImport(path, specifier),
    names,
    isLoaded,
    line: lineAt(start),
  });
  const ofTypes = new Set(
    program.body.flatMap((statement) =>
      statement.type === "ImportDeclaration" && statement.importKind === "type"
        ? [statement.start]
        : [],
    ),
  );
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) => entry.moduleRequest ?? []),
  );

  return {
    path,
    code: blankOut(text, [...comments, ...module.staticImports]),
    lineCount: text.trimEnd().split("\n").length,
    program,
    imports: [
      ...module.staticImports.map(({ moduleRequest, entries, start }) =>
        toImport(moduleRequest.value, {
          start,
          names: entries.flatMap((entry) => entry.importName.name ?? []),
          isLoaded: !ofTypes.has(start),
        }),
      ),
      ...reexports.map(({ value, start }) => toImport(value, { start, isLoaded: true })),
      ...module.dynamicImports
        .map(({ moduleRequest: { start, end } }) => ({ start, argument: text.slice(start, end) }))
        .filter(({ argument }) => /^["'].*["']$/.test(argument))
        .map(({ start, argument }) => toImport(argument.slice(1, -1), { start, isLoaded: false })),
    ],
    comments: comments.map(({ value, start }) => ({ text: value, line: lineAt(start) })),
    lineAt,
  };
}

function blankOut(text: string, ranges: { start: number; end: number }[]): string {
  return ranges.reduce(
    (rest, { start, end }) =>
      rest.slice(0, start) + rest.slice(start, end).replaceAll(/[^\n]/g, " ") + rest.slice(end),
    text,
  );
}

export function isTest(path: string): boolean {
  return /\.(test|e2e)\.tsx?$/.test(path);
}
