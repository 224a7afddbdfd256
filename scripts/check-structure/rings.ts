import { featureOf } from "./rule.ts";
import { isTest, type SourceFile } from "./source-file.ts";

/**
 * The first ring of server features that need one another, such as `["jobs", "auth", "jobs"]`.
 * (Rings of single files are the linter's: `import/no-cycle`.)
 */
export function findFeatureRing(files: SourceFile[]): string[] | undefined {
  const needs = new Map<string, Set<string>>();
  for (const { path, imports } of files.filter((file) => !isTest(file.path))) {
    const feature = featureOf(path, "server");
    if (feature === undefined) continue;
    const others = imports.flatMap(({ target }) => featureOf(target, "server") ?? []);
    const known = needs.get(feature) ?? new Set();
    needs.set(feature, known.union(new Set(others.filter((other) => other !== feature))));
  }

  const follow = (trail: string[]): string[] | undefined => {
    const last = trail.at(-1) ?? "";
    if (trail.indexOf(last) < trail.length - 1) return trail.slice(trail.indexOf(last));
    for (const next of needs.get(last) ?? []) {
      const ring = follow([...trail, next]);
      if (ring) return ring;
    }
    return undefined;
  };
  for (const feature of needs.keys()) {
    const ring = follow([feature]);
    if (ring) return ring;
  }
  return undefined;
}
