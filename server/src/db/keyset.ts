import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Db } from "./db.ts";

/** The requested part of a list: a page by its number, or the rows behind the row `after`. */
export interface Slice {
  page: number;
  limit: number;
  after?: string | undefined;
}

interface Sorting {
  /** The sort key of the list, and the id that orders rows with equal keys. */
  key: SQLWrapper;
  id: SQLWrapper;
  direction: "asc" | "desc";
  /** The SELECT of `key` and `id` of one row of the list; of no row where it is not in the list. */
  rowOf: (id: string) => SQLWrapper;
}

/**
 * The start of a page: the condition on its rows and the number of rows to skip. With `after`, no
 * row is skipped or repeated while others are inserted in front. If that row is not in the list
 * (any more), the page's number is used.
 */
export const startOfPage = async (
  db: Db,
  { page, limit, after }: Slice,
  { key, id, direction, rowOf }: Sorting,
): Promise<{ condition: SQL | undefined; offset: number }> => {
  const byNumber = { condition: undefined, offset: (page - 1) * limit };
  if (after === undefined) return byNumber;
  const row = rowOf(after);
  const { rows } = await db.execute<{ found: boolean }>(sql`select exists ${row} as found`);
  if (rows[0]?.found !== true) return byNumber;
  const isBehind = direction === "asc" ? sql`>` : sql`<`;
  return { condition: sql`(${key}, ${id}) ${isBehind} ${row}`, offset: 0 };
};

/** The page, of whose rows one more was read than it shows, to know whether the list goes on. */
export const pageOf = <Row extends { id: string }>(rows: Row[], { page, limit }: Slice) => {
  const items = rows.slice(0, limit);
  return { items, page, limit, hasNext: rows.length > limit, last: items.at(-1)?.id };
};
