import { eq, exists, or, sql, type SQL } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { messageFiles } from "#db/schema/conversations/message-files.ts";
import { applicationAnswers } from "#db/schema/questions/application-answers.ts";
import { uploads } from "#db/schema/uploads.ts";

/** The condition on `uploads` that the file was sent: an application, one of its answers or a message holds it. */
export const isSentFile = (db: Db): SQL => {
  const asResume = db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.resumeId, uploads.id));
  const inMessage = db
    .select({ id: messageFiles.uploadId })
    .from(messageFiles)
    .where(eq(messageFiles.uploadId, uploads.id));
  const asAnswer = db
    .select({ id: applicationAnswers.uploadId })
    .from(applicationAnswers)
    .where(eq(applicationAnswers.uploadId, uploads.id));
  return sql`(${or(exists(asResume), exists(inMessage), exists(asAnswer))})`;
};
