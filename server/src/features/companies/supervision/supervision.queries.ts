import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { companies } from "#db/schema/companies.ts";

type Supervised = Pick<typeof companies.$inferInsert, "suspendedAt" | "suspensionReason">;

/** A decision about a company is no edit of it: `updatedAt` and `revision` stay. */
export const updateSupervised = async (db: Db, id: string, changes: Supervised): Promise<void> => {
  await db
    .update(companies)
    .set({ ...changes, updatedAt: sql`${companies.updatedAt}` })
    .where(eq(companies.id, id));
};
