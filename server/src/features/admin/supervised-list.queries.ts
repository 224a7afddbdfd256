// What the lists of administrators share: newest first, in pages, found by a part of a text.
import { sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#db/db.ts";
import { startOfPage, type Slice } from "#db/keyset.ts";

type Listed = PgTable & { id: PgColumn; createdAt: PgColumn };

/** Counting a list stops here. */
const mostCounted = 1_000;

/** The start of a page of a list that begins with the newest row. */
export const startOfNewest = (db: Db, table: Listed, slice: Slice) =>
  startOfPage(db, slice, {
    key: table.createdAt,
    id: table.id,
    direction: "desc",
    rowOf: (id) =>
      sql`(select ${table.createdAt}, ${table.id} from ${table} where ${table.id} = ${id})`,
  });

/** The number of rows, counted up to a thousand. */
export const countUpTo = async (db: Db, table: Listed, which: SQL | undefined) => {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count
    from (select from ${table} where ${which ?? sql`true`} limit ${mostCounted + 1}) as counted`);
  const count = rows[0]?.count ?? 0;
  return { total: Math.min(count, mostCounted), capped: count > mostCounted };
};
