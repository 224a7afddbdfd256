import type { Import, SourceFile } from "./source-file.ts";

export type Finding = { line: number; message: string };

export type Rule = { name: string; find: (file: SourceFile) => Finding[] };

/** A rule about imports: `message` says what is wrong with those that `forbids` picks. */
export function importRule(
  name: string,
  message: string,
  forbids: (imported: Import, file: SourceFile) => boolean,
): Rule {
  return {
    name,
    find: (file) =>
      file.imports
        .filter((imported) => forbids(imported, file))
        .map(({ line, specifier }) => ({ line, message: `'${specifier}': ${message}` })),
  };
}

/** The feature that a file belongs to on one side, such as `jobs`. */
export function featureOf(path: string, side: "server" | "web"): string | undefined {
  return new RegExp(`^${side}/src/features/([^/]+)/`).exec(path)?.[1];
}
