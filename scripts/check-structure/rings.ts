import { isTest, type SourceFile } from "./source-file.ts";

/** A feature, or another folder of a side's `src`: `server/src/features/jobs`, `server/src/mail`. */
const roomOf = (path: string) =>
  /^(?:server|web)\/src\/(?:features\/[^/]+|[^/]+)(?=\/)/.exec(path)?.[0];

/**
 * A ring of folders that need one another, such as `["server/src/mail", "server/src/features/auth",
 * "server/src/mail"]`. (Rings of single files are the linter's: `import/no-cycle`.)
 */
export function findRing(files: SourceFile[]): string[] | undefined {
  const needs = new Map<string, Set<string>>();
  for (const { path, imports } of files.filter((file) => !isTest(file.path))) {
    const room = roomOf(path);
    if (room === undefined) continue;
    const others = imports.flatMap(({ target }) => roomOf(target) ?? []);
    const known = needs.get(room) ?? new Set();
    needs.set(room, known.union(new Set(others.filter((other) => other !== room))));
  }

  const withoutRing = new Set<string>();
  const follow = (trail: string[]): string[] | undefined => {
    const last = trail.at(-1) ?? "";
    if (trail.indexOf(last) < trail.length - 1) return trail.slice(trail.indexOf(last));
    if (withoutRing.has(last)) return undefined;
    for (const next of needs.get(last) ?? []) {
      const ring = follow([...trail, next]);
      if (ring) return ring;
    }
    withoutRing.add(last);
    return undefined;
  };
  for (const room of needs.keys()) {
    const ring = follow([room]);
    if (ring) return ring;
  }
  return undefined;
}
