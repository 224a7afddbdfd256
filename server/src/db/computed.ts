// The database's functions and triggers, each in its present form in a file.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type pg from "pg";

/** A file of `functions/` or `triggers/`. */
export interface Computed {
  name: string;
  statements: string;
}

/** Each after those whose functions it calls. Triggers stand apart, since writing one locks its table. */
const files = [
  "functions/comparable",
  "functions/mail-addresses",
  "functions/sign-in-names",
  "functions/former-addresses",
  "functions/first-proof",
  "functions/histories",
  "functions/application-events",
  "functions/stages",
  "functions/anonymous",
  "functions/employer-letters",
  "functions/release-before",
  "functions/live-changes",
  "functions/parts-of-three",
  "functions/fold",
  "functions/names",
  "functions/words",
  "functions/tokens",
  "functions/lexemes",
  "functions/orders",
  "functions/slices",
  "functions/nearby",
  "functions/places",
  "functions/company-openings",
  "functions/index-jobs",
  "functions/company-owner",
  "functions/hiring-teams",
  "functions/cases",
  "functions/closed-jobs",
  "functions/listed-jobs",
  "functions/sample",
  "functions/opened-jobs",
  "functions/suggestions",
  "functions/job-terms",
  "triggers/application-events",
  "triggers/application-status-changes",
  "triggers/applications",
  "triggers/audit-entries",
  "triggers/companies",
  "triggers/company-members",
  "triggers/job-changes",
  "triggers/job-matches",
  "triggers/job-reviewers",
  "triggers/job-search",
  "triggers/jobs",
  "triggers/message-reads",
  "triggers/notices",
  "triggers/users",
];

export const readComputed = (): Computed[] =>
  files.map((name) => ({
    name,
    statements: readFileSync(new URL(`${name}.sql`, import.meta.url), "utf8"),
  }));

/**
 * Brings functions and triggers to their present form. A text that this database was given before is left
 * out: a server of the release before, which starts while this release serves, takes nothing back.
 */
export const applyComputed = async (client: pg.Client, computed: Computed[]): Promise<void> => {
  await client.query(`create table if not exists drizzle.applied_files (
    name text, hash text, applied_at timestamptz not null default now(), primary key (name, hash)
  )`);
  const { rows } = await client.query<{ name: string; hash: string }>(
    "select name, hash from drizzle.applied_files",
  );
  const applied = new Set(rows.map(({ name, hash }) => `${name} ${hash}`));
  for (const { name, statements } of computed) {
    const hash = createHash("sha256").update(statements).digest("hex");
    if (applied.has(`${name} ${hash}`)) continue;
    await client.query(statements);
    await client.query("insert into drizzle.applied_files (name, hash) values ($1, $2)", [
      name,
      hash,
    ]);
  }
};
