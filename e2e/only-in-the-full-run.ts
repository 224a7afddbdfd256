/**
 * Journeys that `npm run test:all` alone runs, by file: all of it, or some titles. Each story has at least one
 * journey in the gate, and so has all that `docs/security.md` names, and all of administration.
 */
const journeys: Record<string, "all" | string[]> = {};

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches file and titles of a journey, as Playwright joins them. */
export const onlyInTheFullRun: RegExp[] = Object.entries(journeys).flatMap(([file, titles]) =>
  (titles === "all" ? [""] : titles).map(
    (title) => new RegExp(`${escape(`${file}.e2e.ts`)} .*${escape(title)}`),
  ),
);
