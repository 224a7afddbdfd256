import type pg from "pg";

/** The tables with most rows. */
const largest = [
  "jobs",
  "applications",
  "application_events",
  "job_search",
  "job_suggestions",
  "search_suggestions",
];

/** Finds the indexes of the tables that no constraint needs; the largest first. */
const findIndexes = `
  select relname as name, pg_get_indexdef(index.indexrelid) as definition
  from pg_index as index join pg_class on pg_class.oid = index.indexrelid
  where index.indrelid = any ($1::text[]::regclass[])
    and not exists (select from pg_constraint where conindid = index.indexrelid)
  order by relname = 'job_search_document' desc, index.indrelid = 'job_search'::regclass desc`;

/** Many rows are added several times as fast before there are indexes of them. */
export const withoutIndexes = async (
  pool: pg.Pool,
  add: () => Promise<void>,
  tables: readonly string[] = largest,
): Promise<void> => {
  const { rows } = await pool.query<{ name: string; definition: string }>(findIndexes, [tables]);
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  await add();
  await Promise.all(rows.map(({ definition }) => pool.query(definition)));
};
