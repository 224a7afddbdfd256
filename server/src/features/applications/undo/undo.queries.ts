import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import { asc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { undoSteps } from "#db/schema/hiring/undo-steps.ts";
import { undos } from "#db/schema/hiring/undos.ts";
import { jobs } from "#db/schema/jobs.ts";
import type { SignedInUser } from "#http/session.ts";
import { managesJob } from "#policies/job.ts";
import { type Condition, finds } from "#tasks/condition.sql.ts";

/** Locks the applications that a call moved, in the order in which moves lock them. */
export const lockMoved = async (db: Db, undoId: string): Promise<string[]> => {
  const moved = db
    .select({ id: undoSteps.applicationId })
    .from(undoSteps)
    .where(eq(undoSteps.undoId, undoId));
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(inArray(applications.id, moved))
    .orderBy(asc(applications.id))
    .for("no key update");
  return rows.map(({ id }) => id);
};

/** An application that was put back. */
export interface Undone {
  id: string;
  jobId: string;
  eventIds: string[];
  /** What it was until now, and is again. */
  statusBefore: ApplicationStatus;
  status: ApplicationStatus;
  stageBefore: string | null;
  stageId: string | null;
  at: string;
}
type UndoneRow = { [Column in keyof Undone]: Undone[Column] };

/** The steps of a call to jobs that the user manages, as far as these applications are named; null names all. */
const isToUndo = (db: Db, { undoId, user, ids }: Wanted) => sql`
  step.undo_id = ${undoId} and ${jobs.id} = ${applications.jobId} and ${managesJob(db, user)}
  and (${ids === null} or step.application_id = any(${sql.param(ids ?? [])}::uuid[]))`;

interface Wanted {
  undoId: string;
  user: SignedInUser;
  ids: string[] | null;
}

/** Whether the user manages the job of one of the locked applications that a call moved. */
export const managesSome = async (db: Db, wanted: Wanted): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    select 1 from ${undoSteps} as step
    join ${applications} on ${applications.id} = step.application_id
    join ${jobs} on ${isToUndo(db, { ...wanted, ids: null })} limit 1`);
  return rows.length > 0;
};

/**
 * Puts the locked applications that a call moved, and nobody changed since, back to where they were. A message that
 * was sent meanwhile is their first answer now.
 */
export const updateToUndone = async (db: Db, wanted: Wanted): Promise<Undone[]> => {
  const { rows } = await db.execute<UndoneRow>(sql`
    with target as (
      select ${applications.id}, step.event_ids, step.status_before, step.stage_before, step.status_after,
        ${applications.stageId} as stage_now, step.hired_before, step.updated_before,
        greatest(clock_timestamp(), ${applications.updatedAt} + interval '1 millisecond') as at,
        coalesce(step.answered_before, (
          select min(answer.at) from application_events as answer
          where answer.application_id = step.application_id and answer.type = 'message'
            and answer.side = 'employer' and answer.at >= ${applications.appliedAt}
        )) as answered
      from ${undoSteps} as step
      join ${applications} on ${applications.id} = step.application_id
      join ${jobs} on ${isToUndo(db, wanted)}
      where ${applications.withdrawnAt} is null and ${applications.status} = step.status_after
    )
    update ${applications} set status = target.status_before, stage_id = target.stage_before,
      answered_at = target.answered, hired_at = target.hired_before, updated_at = target.updated_before
    from target where ${applications.id} = target.id
    returning target.id, ${applications.jobId} as "jobId", target.event_ids as "eventIds",
      target.status_after as "statusBefore", target.status_before as status,
      target.stage_now as "stageBefore", ${applications.stageId} as "stageId", target.at`);
  return rows;
};

const overdue = sql<Date>`now() - interval '10 minutes'`;

/** Whether there are calls that can long no more be undone. */
export const undosAreOver = (db: Db): Condition =>
  finds(db.select({ id: undos.id }).from(undos).where(lt(undos.at, overdue)).limit(1));

/** Forgets them, with their steps. */
export const deleteOverUndos = async (db: Db): Promise<void> => {
  await db.delete(undos).where(lt(undos.at, overdue));
};
