import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { type ResumeLine, uploads } from "#db/schema/uploads.ts";
import { finds } from "#tasks/condition.sql.ts";

const isUnread = and(isNotNull(uploads.registeredAt), isNull(uploads.lines));

/** Whether there are resumes of which nobody has read the text. */
export const resumesAreUnread = (db: Db) =>
  finds(
    db.select({ id: uploads.id }).from(uploads).where(isUnread).orderBy(asc(uploads.id)).limit(1),
  );

export const listUnread = (db: Db, limit: number) =>
  db
    .select({ id: uploads.id, ownerId: uploads.ownerId })
    .from(uploads)
    .where(isUnread)
    .orderBy(asc(uploads.id))
    .limit(limit);

export const updateLines = async (
  db: Db,
  { id, lines, textKey }: { id: string; lines: ResumeLine[]; textKey: string | null },
): Promise<void> => {
  await db
    .update(uploads)
    .set({ lines: sql`${JSON.stringify(lines)}::jsonb`, textKey })
    .where(eq(uploads.id, id));
};
