import { readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";

const workspaces = ["contract", "demo", "server", "web"];

/** `["server", "#test/", "server/test/"]` for each line of a package's `imports`, most exact first. */
const subpaths = workspaces.flatMap((folder) => {
  const manifest = JSON.parse(
    readFileSync(join(import.meta.dirname, "../..", folder, "package.json"), "utf8"),
  ) as { imports?: Record<string, string> };
  return Object.entries(manifest.imports ?? {})
    .map(([from, to]) => ({
      folder,
      prefix: from.replace("*", ""),
      path: join(folder, to.replace("*", "")),
    }))
    .toSorted((a, b) => b.prefix.length - a.prefix.length);
});

/**
 * Resolves an import to a path of this repository (`server/src/db/db.ts`), or else to the name of
 * its package (`zod`, `@tanstack/react-query`, `node:fs`).
 */
export function resolveImport(fromPath: string, specifier: string): string {
  if (specifier.startsWith(".")) return join(dirname(fromPath), specifier);

  if (specifier.startsWith("#")) {
    const [folder] = fromPath.split("/");
    const subpath = subpaths.find((it) => it.folder === folder && specifier.startsWith(it.prefix));
    return subpath ? join(subpath.path, specifier.slice(subpath.prefix.length)) : specifier;
  }

  const [scope = "", name = "", ...rest] = specifier.split("/");
  if (scope !== "@rolecall") return scope.startsWith("@") ? `${scope}/${name}` : scope;
  const isLibrary = name === "contract" || name === "demo";
  return isLibrary ? join(name, "src", ...rest) : join(name, ...rest);
}
