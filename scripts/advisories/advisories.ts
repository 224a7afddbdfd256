/** A package, its vulnerable versions, and the advisory's id and title. */
export type Advisory = [name: string, versions: string, id: string, title: string];

export type Lock = { packages: Record<string, { version?: string }> };

/** The answer of npm's registry about the packages in the lock file, as `npm audit --json` prints it. */
type Audit = {
  vulnerabilities?: Record<
    string,
    { via: (string | { name: string; title: string; url: string })[] }
  >;
};

const numbersOf = (version: string) => version.split(/[-+]/)[0]?.split(".").map(Number) ?? [];

function compare(one: string, other: string): number {
  const [left, right] = [numbersOf(one), numbersOf(other)];
  const differing = [0, 1, 2].find((index) => left[index] !== right[index]);
  return differing === undefined ? 0 : (left[differing] ?? 0) - (right[differing] ?? 0);
}

const holds: Record<string, (order: number) => boolean> = {
  "<": (order) => order < 0,
  "<=": (order) => order <= 0,
  ">=": (order) => order >= 0,
};

/** Whether a version is in ranges such as `>=1.0.0 <1.1.12 || <0.5.0`. */
function isIn(version: string, ranges: string): boolean {
  return ranges
    .split(" || ")
    .some((range) =>
      [...range.matchAll(/(<=|>=|<)(\S+)/g)].every(([, relation = "", bound = ""]) =>
        holds[relation]?.(compare(version, bound)),
      ),
    );
}

const installedBy = (lock: Lock) =>
  Object.entries(lock.packages).flatMap(([path, { version }]) => {
    const name = path.split("node_modules/").at(-1) ?? "";
    return version && path.includes("node_modules/") ? [{ name, version }] : [];
  });

/** One sentence for each package of the list that is not in the lock file any more. */
export function findStale(lock: Lock, advisories: Advisory[], harmless: string[]): string[] {
  const names = new Set(installedBy(lock).map(({ name }) => name));
  const ids = new Set(advisories.map(([, , id]) => id));
  return [
    ...new Set(advisories.flatMap(([name]) => (names.has(name) ? [] : [name]))),
    ...harmless.filter((id) => !ids.has(id)),
  ].map((what) => `${what}: nothing in the lock file is meant any more; drop it from the list`);
}

/** The advisories that a lock file's packages are subject to, one sentence each. */
export function findVulnerable(lock: Lock, advisories: Advisory[], harmless: string[]): string[] {
  const installed = installedBy(lock);
  const findings = advisories
    .filter(([, , id]) => !harmless.includes(id))
    .flatMap(([name, ranges, id, title]) =>
      installed
        .filter((one) => one.name === name && isIn(one.version, ranges))
        .map(({ version }) => `${name} ${version}: ${title} (${id})`),
    );
  return [...new Set(findings)].toSorted();
}

/** The advisories in the registry's answer; null if there is no answer. */
export function findAudited(answer: string, harmless: string[]): string[] | null {
  let audit: Audit;
  try {
    audit = JSON.parse(answer) as Audit;
  } catch {
    return null;
  }
  if (!audit.vulnerabilities) return null;
  const reported = Object.values(audit.vulnerabilities).flatMap(({ via }) =>
    via.filter((one) => typeof one === "object"),
  );
  const findings = reported
    .filter(({ url }) => !harmless.some((id) => url.endsWith(id)))
    .map(({ name, title, url }) => `${name}: ${title} (${url.split("/").at(-1)})`);
  return [...new Set(findings)].toSorted();
}
