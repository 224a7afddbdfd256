// Archives of people's own data, as time passes for them.
import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { dataExports } from "#db/schema/accounts/data-exports.ts";

/** The id of somebody's archive, which names it in the store. */
export const exportIdOf = async (db: Db, { id }: { id: string }): Promise<string> => {
  const [row] = await db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(eq(dataExports.ownerId, id));
  if (!row) throw new Error("There is no archive");
  return row.id;
};

const earlier = (column: "requested_at" | "untouched_until" | "expires_at", seconds: number) =>
  sql`${sql.identifier(column)} - make_interval(secs => ${seconds})`;

/** Lets so many seconds pass for somebody's archive, or for all archives. */
export const ageExports = async (db: Db, seconds: number, owner?: { id: string }) => {
  await db
    .update(dataExports)
    .set({
      requestedAt: earlier("requested_at", seconds),
      untouchedUntil: earlier("untouched_until", seconds),
      expiresAt: earlier("expires_at", seconds),
    })
    .where(owner && eq(dataExports.ownerId, owner.id));
};
