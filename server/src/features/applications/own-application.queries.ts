// What candidate and hiring team change of an application beside its status.
import type { Written } from "@rolecall/contract/applications/written-draft.ts";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { jobs } from "#db/schema/jobs.ts";
import { anonymousAgain } from "#read-models/anonymous/anonymous.sql.ts";
import { jobIsOpen } from "#read-models/open-job.sql.ts";
import { answerByOf } from "./answer-by.sql.ts";
import { firstStageOf } from "./stages/first-stage.sql.ts";

const now = sql`clock_timestamp()`;

/** Marks the first look; null where there was one before. */
export const updateToOpened = async (db: Db, id: string) => {
  const [opened] = await db
    .update(applications)
    .set({ openedAt: now, updatedAt: sql`${applications.updatedAt}` })
    .where(
      and(
        eq(applications.id, id),
        isNull(applications.openedAt),
        isNotNull(applications.candidateId),
      ),
    )
    .returning({ id: applications.id, jobId: applications.jobId });
  return opened ?? null;
};

/** Marks the first answer, where there was none before. */
export const updateToAnswered = async (db: Db, id: string): Promise<void> => {
  await db
    .update(applications)
    .set({ answeredAt: now, updatedAt: sql`${applications.updatedAt}` })
    .where(and(eq(applications.id, id), isNull(applications.answeredAt)));
};

/** Marks the first look and the first answer, each where there was none before. */
export const updateToOpenedAndAnswered = async (db: Db, id: string): Promise<void> => {
  await db
    .update(applications)
    .set({
      openedAt: sql`coalesce(${applications.openedAt}, ${now})`,
      answeredAt: sql`coalesce(${applications.answeredAt}, ${now})`,
      updatedAt: sql`${applications.updatedAt}`,
    })
    .where(eq(applications.id, id));
};

/** Replaces letter or resume of an application that the caller has locked. */
export const updateWritten = async (
  db: Db,
  { id, ...changes }: { id: string; resumeId?: string } & Partial<Written>,
) => {
  await db.update(applications).set(changes).where(eq(applications.id, id));
};

export const updateToWithdrawn = async (db: Db, id: string) => {
  await db.update(applications).set({ withdrawnAt: now }).where(eq(applications.id, id));
};

/** The user's application to a job, locked until the transaction ends. */
export const lockOwnApplication = async (
  db: Db,
  { candidateId, jobId }: { candidateId: string; jobId: string },
) => {
  const [own] = await db
    .select({
      id: applications.id,
      jobId: applications.jobId,
      status: applications.status,
      stageId: applications.stageId,
      withdrawnAt: applications.withdrawnAt,
    })
    .from(applications)
    .where(and(eq(applications.candidateId, candidateId), eq(applications.jobId, jobId)))
    .for("no key update");
  return own ?? null;
};

/** Whether the job takes applications, and goes on doing so until the transaction ends. */
export const holdOpenJob = async (db: Db, jobId: string): Promise<boolean> => {
  const held = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), jobIsOpen))
    .for("share");
  return held.length > 0;
};

/** Makes a withdrawn application a new one, as it was sent again. Resolves to the stage in which it stands then. */
export const updateToSentAgain = async (
  db: Db,
  {
    id,
    jobId,
    ...sent
  }: { id: string; jobId: string; resumeId: string; source: string; ruledOut: boolean } & Written,
) => {
  const [updated] = await db
    .update(applications)
    .set({
      ...sent,
      status: "pending",
      appliedAt: now,
      answerBy: answerByOf(jobId),
      stageId: firstStageOf(jobId),
      anonymousCode: anonymousAgain(jobId),
      openedAt: null,
      withdrawnAt: null,
      answeredAt: null,
      hiredAt: null,
    })
    .where(eq(applications.id, id))
    .returning({ stageId: applications.stageId });
  return updated?.stageId ?? null;
};
