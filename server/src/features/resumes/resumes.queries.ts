import type { ResumeType } from "@rolecall/contract/resumes/resumes.ts";
import { and, eq, exists, inArray, isNotNull, isNull, lt, not, or, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { messageFiles } from "#db/schema/conversations/message-files.ts";
import { messages } from "#db/schema/conversations/messages.ts";
import { jobs } from "#db/schema/jobs.ts";
import { applicationAnswers } from "#db/schema/questions/application-answers.ts";
import { uploads } from "#db/schema/uploads.ts";
import type { Account } from "#policies/employer.ts";
import { readsApplicationsOf } from "#policies/job.ts";
import { isShown } from "#read-models/anonymous/anonymous.sql.ts";
import { isSentFile } from "#read-models/sent-files.queries.ts";

export const insertUpload = async (
  db: Db,
  upload: { id: string; ownerId: string; filename: string | null; multipartId?: string },
): Promise<void> => {
  await db.insert(uploads).values(upload);
};

/** The upload with this id, unless it was refused or abandoned and is deleted. */
export const findUpload = async (db: Db, id: string) => {
  const [row] = await db
    .select({ id: uploads.id, ownerId: uploads.ownerId, completedAt: uploads.completedAt })
    .from(uploads)
    .where(eq(uploads.id, id))
    .limit(1);
  return row ?? null;
};

/** Whether there is such an upload, once whoever is just deleting it has done so. */
export const isUploadKept = async (db: Db, id: string): Promise<boolean> => {
  const found = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(eq(uploads.id, id))
    .for("key share");
  return found.length > 0;
};

/** Claims the one PUT of an upload's address. Reports whether nobody did before. */
export const claimUpload = async (db: Db, id: string): Promise<boolean> => {
  const { rowCount } = await db
    .update(uploads)
    .set({ claimedAt: sql`now()` })
    .where(and(eq(uploads.id, id), isNull(uploads.claimedAt), isNull(uploads.registeredAt)));
  return rowCount === 1;
};

/** The address may be used again. */
export const releaseClaim = async (db: Db, id: string): Promise<void> => {
  await db.update(uploads).set({ claimedAt: null }).where(eq(uploads.id, id));
};

/** Reports whether there still was such an upload. */
export const updateToRegistered = async (
  db: Db,
  {
    id,
    ...file
  }: {
    id: string;
    contentType: ResumeType;
    bytes: number;
    lines: (typeof uploads.$inferInsert)["lines"];
    textKey: string | null;
  },
): Promise<boolean> => {
  const { rowCount } = await db
    .update(uploads)
    .set({ ...file, registeredAt: sql`coalesce(${uploads.registeredAt}, now())` })
    .where(eq(uploads.id, id));
  return rowCount === 1;
};

/** A registered file that is the user's own, was sent to a job that the user manages or reviews, or answers one of its questions, or stands in a message to them, as long as they know whose it is. */
export const findReadableResume = async (db: Db, { id, user }: { id: string; user: Account }) => {
  const sentToUser = db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(applications.resumeId, uploads.id), isShown, readsApplicationsOf(db, user)));
  const writtenToUser = db
    .select({ id: messages.id })
    .from(messageFiles)
    .innerJoin(messages, eq(messages.id, messageFiles.messageId))
    .innerJoin(applications, eq(applications.id, messages.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        eq(messageFiles.uploadId, uploads.id),
        or(
          eq(applications.candidateId, user.id),
          and(or(isShown, eq(messages.side, "employer")), readsApplicationsOf(db, user)),
        ),
      ),
    );
  const answeredToUser = db
    .select({ id: applicationAnswers.uploadId })
    .from(applicationAnswers)
    .innerJoin(applications, eq(applications.id, applicationAnswers.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(eq(applicationAnswers.uploadId, uploads.id), isShown, readsApplicationsOf(db, user)),
    );
  const [row] = await db
    .select({ filename: uploads.filename, contentType: uploads.contentType })
    .from(uploads)
    .where(
      and(
        eq(uploads.id, id),
        isNotNull(uploads.registeredAt),
        or(
          eq(uploads.ownerId, user.id),
          exists(sentToUser),
          exists(writtenToUser),
          exists(answeredToUser),
        ),
      ),
    )
    .limit(1);
  return row ?? null;
};

/**
 * Deletes the oldest uploads that were begun before then and never registered: all kinds of everybody's,
 * or of one user those in one piece, since parts may go on arriving for a day.
 */
export const deleteAbandonedUploads = (
  db: Db,
  { before, limit, ownerId: of }: { before: Date; limit: number; ownerId?: string },
): Promise<{ id: string; ownerId: string; multipartId: string | null }[]> => {
  const { id, ownerId, multipartId } = uploads;
  const abandoned = db
    .select({ id: uploads.id })
    .from(uploads)
    .where(
      and(
        isNull(uploads.registeredAt),
        lt(uploads.createdAt, before),
        // One that was sent is kept, however it came to be so: it must not hold up all others.
        not(isSentFile(db)),
        of === undefined ? undefined : and(eq(ownerId, of), isNull(multipartId)),
      ),
    )
    .orderBy(uploads.createdAt, uploads.id)
    .limit(limit)
    .for("update", { skipLocked: true });
  return db.delete(uploads).where(inArray(id, abandoned)).returning({ id, ownerId, multipartId });
};

/** Deletes an upload that was not registered, and answers the store's own id of its parts; null where there is none. */
export const deleteUnregisteredUpload = async (
  db: Db,
  id: string,
): Promise<{ multipartId: string | null } | null> => {
  const [deleted] = await db
    .delete(uploads)
    .where(and(eq(uploads.id, id), isNull(uploads.registeredAt)))
    .returning({ multipartId: uploads.multipartId });
  return deleted ?? null;
};
