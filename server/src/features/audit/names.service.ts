import type { Db } from "#db/db.ts";
import { listNames } from "./names.queries.ts";

interface Entry {
  actor: { id: string } | null;
  subjectId: string | null;
  companyId: string | null;
  changes: Record<string, unknown>;
}

const isId = (text: unknown) =>
  typeof text === "string" && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

/** The fields of changes that hold ids, alone or as `{from, to}`. What people write into others is text, an id too. */
const idFields = ["companyId", "into", "ownerId", "postedBy", "userId"];

const idsIn = (changes: Record<string, unknown>): string[] =>
  idFields.flatMap((field) => {
    const value = changes[field];
    const ends = typeof value === "object" && value !== null ? Object.values(value) : [value];
    return ends.filter((end): end is string => isId(end));
  });

const idsOf = ({ actor, subjectId, companyId, changes }: Entry): string[] => [
  ...(actor ? [actor.id] : []),
  ...(subjectId === null ? [] : [subjectId]),
  ...(companyId === null ? [] : [companyId]),
  ...idsIn(changes),
];

/**
 * Entries with the names of whom and what their ids mean, as they are now, so that they can be read. People who gave
 * no name go by their username where `showUsernames` says so.
 */
export const withNames = async <E extends Entry>(
  db: Db,
  entries: E[],
  { showUsernames }: { showUsernames: boolean },
): Promise<(E & { names: Record<string, string> })[]> => {
  const ids = [...new Set(entries.flatMap(idsOf))];
  if (ids.length === 0) return entries.map((entry) => ({ ...entry, names: {} }));
  const known = new Map(
    (await listNames(db, ids)).map(({ id, name, username }) => [
      id,
      name ?? (showUsernames ? username : null),
    ]),
  );
  return entries.map((entry) => {
    const named = idsOf(entry).flatMap((id) => {
      const name = known.get(id);
      return name == null ? [] : [[id, name] as const];
    });
    return { ...entry, names: Object.fromEntries(named) };
  });
};
