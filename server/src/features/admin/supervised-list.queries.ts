// What the lists of administrators share: newest first, in pages, found by a part of a text.
import { and, sql, type SQL } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { startOfPage, type Slice } from "#db/keyset.ts";
import { type FoundBy, type Listed, newestFirst } from "./supervised-list.sql.ts";

/** Counting a list stops here. */
const mostCounted = 1_000;

/**
 * So many of the newest rows are looked through before an index is asked. An index reads every row that has a part
 * of a text, however many do; what a fortieth of all rows have fills a page of 50 from these.
 */
const lookedThrough = 2_000;

interface Wanted {
  /** What the rows are like. */
  which: SQL | undefined;
  /** What they are found by; undefined where nothing was typed. */
  found: FoundBy | undefined;
}

const inOrder = (table: Listed) => sql`order by ${sql.join(newestFirst(table), sql`, `)}`;

/** The first that are found among the newest rows, as many as are counted. */
const idsAmongNewest = async (db: Db, table: Listed, { which, found }: Wanted) => {
  if (!found) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select * from ${table} where ${which ?? sql`true`} ${inOrder(table)} limit ${lookedThrough}
    ) as ${table}
    where ${found.has} ${inOrder(table)} limit ${mostCounted + 1}`);
  return rows.map(({ id }) => id);
};

/** A query of all rows for each part of what they are found by. */
const rowsByIndex = (table: Listed, { which, found }: Wanted) =>
  (found?.byIndex ?? [undefined]).map(
    (part) =>
      sql`select ${table.createdAt}, ${table.id} from ${table} where ${and(which, part) ?? sql`true`}`,
  );

const readIds = async (
  db: Db,
  table: Listed,
  { limit, offset, ...wanted }: Wanted & { limit: number; offset: number },
): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (${sql.join(rowsByIndex(table, wanted), sql` union `)}) as ${table}
    ${inOrder(table)} limit ${limit} offset ${offset}`);
  return rows.map(({ id }) => id);
};

/** The number of rows, counted up to one more than is told. */
const countRows = async (db: Db, table: Listed, wanted: Wanted): Promise<number> => {
  const parts = rowsByIndex(table, wanted).map((rows) => sql`(${rows} limit ${mostCounted + 1})`);
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (${sql.join(parts, sql` union `)}) as counted`);
  return rows[0]?.count ?? 0;
};

/** The ids of a page, with one more that says whether the list goes on, and the number of all rows. */
export const readPage = async (
  db: Db,
  table: Listed,
  { which, found, slice }: Wanted & { slice: Slice },
) => {
  const { page, limit, after } = slice;
  const newest = await idsAmongNewest(db, table, { which, found });
  const start = after === undefined ? (page - 1) * limit : newest.indexOf(after) + 1;
  const isAmongNewest = (after === undefined || start > 0) && start + limit < newest.length;
  const readFurther = async () => {
    const { condition, offset } = await startOfPage(db, slice, {
      key: table.createdAt,
      id: table.id,
      direction: "desc",
      rowOf: (id) =>
        sql`(select ${table.createdAt}, ${table.id} from ${table} where ${table.id} = ${id})`,
    });
    return readIds(db, table, { which: and(which, condition), found, limit: limit + 1, offset });
  };
  const [ids, count] = await Promise.all([
    isAmongNewest ? newest.slice(start, start + limit + 1) : readFurther(),
    newest.length > mostCounted ? newest.length : countRows(db, table, { which, found }),
  ]);
  return { ids, total: Math.min(count, mostCounted), capped: count > mostCounted };
};
