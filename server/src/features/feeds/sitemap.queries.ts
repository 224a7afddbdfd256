import { asc, gt, gte, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { companies } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";
import { jobIsOpen } from "#read-models/open-job.sql.ts";

/** The rows whose pages are in the map. Ids increase with time, so a file of the map keeps its beginning. */
const listed = {
  jobs: { table: jobs, isListed: jobIsOpen },
  companies: { table: companies, isListed: isNull(companies.suspendedAt) },
};
export type Listed = keyof typeof listed;

/** The first id of all, and every so many ids another. */
export const listFirstIds = async (
  db: Db,
  { kind, every }: { kind: Listed; every: number },
): Promise<string[]> => {
  const { id } = listed[kind].table;
  const ids: string[] = [];
  for (;;) {
    const last = ids.at(-1);
    const [next] = await db
      .select({ id })
      .from(listed[kind].table)
      .where(last === undefined ? undefined : gte(id, last))
      .orderBy(asc(id))
      .offset(last === undefined ? 0 : every)
      .limit(1);
    if (!next) return ids;
    ids.push(next.id);
  }
};

export interface Page {
  id: string;
  updatedAt: Date;
  isListed: boolean;
}

/** Pages by their ids, from one on or after one. */
export const listPages = (
  db: Db,
  { kind, from, after, limit }: { kind: Listed; from?: string; after?: string; limit: number },
): Promise<Page[]> => {
  const { table, isListed } = listed[kind];
  const which = [
    ...(from === undefined ? [] : [gte(table.id, from)]),
    ...(after === undefined ? [] : [gt(table.id, after)]),
  ];
  return db
    .select({ id: table.id, updatedAt: table.updatedAt, isListed: sql<boolean>`${isListed}` })
    .from(table)
    .where(sql.join(which, sql` and `))
    .orderBy(asc(table.id))
    .limit(limit);
};

/**
 * The number of these pages and the time of the last change of any of them. Both stay the same as
 * long as a file of the map does.
 */
export const stateOfPages = async (
  db: Db,
  { kind, from, limit }: { kind: Listed; from: string; limit: number },
) => {
  const { table, isListed } = listed[kind];
  const { rows } = await db.execute<{ listed: number; changed: string | null }>(sql`
    select
      count(*) filter (where listed)::int as listed,
      to_char(max(updated_at) at time zone 'UTC', 'YYYYMMDDHH24MISSMS') as changed
    from (
      select ${isListed} as listed, ${table.updatedAt} as updated_at
      from ${table} where ${table.id} >= ${from} order by ${table.id} limit ${limit}
    ) as pages`);
  const [row] = rows;
  return `${row?.listed ?? 0}-${row?.changed ?? ""}`;
};
