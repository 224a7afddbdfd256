export type Manifest = {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

/**
 * Compares docs/dependencies.md with the manifests. A dependency without a reason and a reason
 * without a dependency are one sentence each. A line gives a reason to the packages that it names
 * in backticks before its colon.
 */
export function findUnreasonedDependencies(manifests: Manifest[], document: string): string[] {
  const used = new Set(
    manifests.flatMap(({ dependencies, devDependencies, optionalDependencies }) =>
      Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }),
    ),
  );
  const reasoned = new Set(
    [...document.matchAll(/^- (`[^:]+`): \S/gm)].flatMap(([, names = ""]) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
    ),
  );
  return [
    ...[...used.difference(reasoned)].map((name) => `${name} has no reason`),
    ...[...reasoned.difference(used)].map((name) => `${name} has a reason and is not used`),
  ].toSorted();
}
