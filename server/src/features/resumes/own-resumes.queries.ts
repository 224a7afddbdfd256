import type { ResumeType } from "@rolecall/contract/resumes/resumes.ts";
import { and, desc, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { pageOf, startOfPage, type Slice } from "#db/keyset.ts";
import { applications } from "#db/schema/applications.ts";
import { uploads } from "#db/schema/uploads.ts";
import { isSentFile } from "#read-models/sent-files.queries.ts";

const ownedBy = (ownerId: string): SQL | undefined =>
  and(eq(uploads.ownerId, ownerId), isNotNull(uploads.registeredAt));

/** The user's registered resumes, newest first, with the number of applications that hold each. */
export const listOwnResumes = async (
  db: Db,
  { ownerId, ...slice }: Slice & { ownerId: string },
) => {
  const own = ownedBy(ownerId);
  const { condition, offset } = await startOfPage(db, slice, {
    key: uploads.createdAt,
    id: uploads.id,
    direction: "desc",
    rowOf: (id) =>
      db
        .select({ createdAt: uploads.createdAt, id: uploads.id })
        .from(uploads)
        .where(and(eq(uploads.id, id), own)),
  });
  const [rows, total] = await Promise.all([
    db
      .select({
        id: uploads.id,
        filename: uploads.filename,
        // Known of every file that was registered.
        contentType: sql<ResumeType>`${uploads.contentType}`,
        size: sql<number>`${uploads.bytes}`.mapWith(uploads.bytes),
        createdAt: uploads.createdAt,
        applicationCount: db.$count(applications, eq(applications.resumeId, uploads.id)),
      })
      .from(uploads)
      .where(and(own, condition))
      .orderBy(desc(uploads.createdAt), desc(uploads.id))
      .limit(slice.limit + 1)
      .offset(offset),
    db.$count(uploads, own),
  ]);
  return { ...pageOf(rows, slice), total };
};

/**
 * Locks a registered resume of the user's own until the transaction ends, so that nothing new can
 * refer to it. Reports whether there is one.
 */
export const lockOwnResume = async (
  db: Db,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<boolean> => {
  const locked = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.id, id), ownedBy(ownerId)))
    .for("update");
  return locked.length === 1;
};

/** Whether the file was sent with an application, an answer or a message; the row must be locked already. */
export const isSent = async (db: Db, id: string): Promise<boolean> =>
  (await db.$count(uploads, and(eq(uploads.id, id), isSentFile(db)))) > 0;

/** Makes a resume an upload that nobody registered, as which it is cleaned up. */
export const updateToUnregistered = async (db: Db, id: string): Promise<void> => {
  await db.update(uploads).set({ registeredAt: null, unusedSince: null }).where(eq(uploads.id, id));
};
