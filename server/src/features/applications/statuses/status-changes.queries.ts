import {
  answeringStatuses,
  type ApplicationStatus,
} from "@rolecall/contract/applications/application-status.ts";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { stages } from "#db/schema/hiring/stages.ts";
import { applicationEvents, isStatusChange } from "#db/schema/histories/application-events.ts";
import { jobs } from "#db/schema/jobs.ts";
import { users } from "#db/schema/users.ts";
import type { Account } from "#policies/employer.ts";
import { managesJob } from "#policies/job.ts";
import { showingStatuses } from "#read-models/anonymous/anonymous.sql.ts";
import { colleagueName } from "#read-models/person-name.sql.ts";
import { isReadByCandidate, readChange, toldChange } from "#read-models/told-events.sql.ts";

/** A stage as a place to move to. */
interface StageToMoveTo {
  id: string;
  /** The company or job whose stage it is. */
  listId: string;
}

export interface StatusChange {
  ids: string[];
  status: ApplicationStatus;
  /** A stage of the status; without one, applications that change their status go to the first of it. */
  stage?: StageToMoveTo;
  user: Account;
}

/** An application that has another status now, or stands in another stage of it. Moments are as the database writes them. */
export interface Moved {
  id: string;
  jobId: string;
  from: ApplicationStatus;
  /** The stages in which it stood and stands. */
  before: string | null;
  stageId: string | null;
  isFirstLook: boolean;
  at: string;
  openedBefore: string | null;
  answeredBefore: string | null;
  hiredBefore: string | null;
  updatedBefore: string;
}

type MovedRow = { [Column in keyof Moved]: Moved[Column] };

/** The stage, which stays until the transaction ends; null where there is none. */
export const holdStage = async (db: Db, id: string) => {
  const [stage] = await db
    .select({ id: stages.id, listId: sql<string>`${stages.listId}`, status: stages.status })
    .from(stages)
    .where(eq(stages.id, id))
    .for("key share");
  return stage ?? null;
};

/** Whether one of these applications, whosever they are, is of a job with the stages of the list. */
export const isListOfOne = async (
  db: Db,
  { ids, listId }: { ids: string[]; listId: string },
): Promise<boolean> => {
  const [found] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        sql`${applications.id} = any(${sql.param(ids)}::uuid[])`,
        sql`stage_list_of(${applications.jobId}) = ${listId}`,
      ),
    )
    .limit(1);
  return found !== undefined;
};

/**
 * Moves those of the applications that the user manages to a status, or to a stage of it if their job has it, and
 * marks the first look and the first answer, and shows whom it takes on: one statement, all or none. Says which of them the user manages
 * and nobody withdrew, which stand there now, and which of them stood elsewhere. A move within the status marks
 * nothing, since the candidate would read it.
 */
export const moveApplications = async (
  db: Db,
  { ids, status, stage, user }: StatusChange,
): Promise<{ managed: { id: string }[]; moved: Moved[] }> => {
  const isAnswer = answeringStatuses.some((answering) => answering === status);
  const isShown = showingStatuses.includes(status);
  const isNew = sql`target.status <> ${status}`;
  const isOfJob = stage && sql`and stage_list_of(${applications.jobId}) = ${stage.listId}`;
  const intoStage = stage && sql`stage_id = ${stage.id},`;
  const isInAnother = stage && sql`or target.stage_id is distinct from ${stage.id}`;
  const unique = [...new Set(ids.map((id) => id.toLowerCase()))];
  // Rows are locked in one order, so that two bulk updates cannot wait for each other. A change
  // is later than the one before it by the lock, whichever of two requests began first.
  const { rows } = await db.execute<MovedRow>(sql`
    with target as (
      select ${applications.id}, ${applications.jobId}, ${applications.status},
        ${applications.stageId}, ${applications.openedAt}, ${applications.answeredAt},
        ${applications.hiredAt}, ${applications.updatedAt},
        greatest(clock_timestamp(), ${applications.updatedAt} + interval '1 millisecond') as changed_at
      from unnest(${sql.param(unique)}::uuid[]) as wanted (application_id)
      join ${applications} on ${applications.id} = wanted.application_id
      join ${jobs} on ${jobs.id} = ${applications.jobId}
      where ${managesJob(db, user)} and ${applications.withdrawnAt} is null ${isOfJob}
      order by ${applications.id}
      for no key update of ${applications}
    ), changed as (
      update ${applications} set
        status = ${status}, ${intoStage}
        anonymous_code = case when ${isShown} then null else ${applications.anonymousCode} end,
        updated_at = case when ${isNew} then target.changed_at else ${applications.updatedAt} end,
        hired_at = case
          when not ${isNew} then ${applications.hiredAt}
          when ${status} = 'hired' then target.changed_at end,
        opened_at = case when ${isNew}
          then coalesce(${applications.openedAt}, target.changed_at)
          else ${applications.openedAt} end,
        answered_at = case when ${isAnswer} and ${isNew}
          then coalesce(${applications.answeredAt}, target.changed_at)
          else ${applications.answeredAt} end
      from target
      where ${applications.id} = target.id and (${isNew} ${isInAnother})
      returning target.id, target.job_id, target.status as "from", target.stage_id as before,
        ${applications.stageId}, target.opened_at is null and ${isNew} as is_first_look, target.changed_at,
        target.opened_at as opened_before, target.answered_at as answered_before,
        target.hired_at as hired_before, target.updated_at as updated_before
    )
    select target.id, changed.job_id as "jobId", changed."from", changed.before,
      changed.stage_id as "stageId", changed.is_first_look as "isFirstLook", changed.changed_at as at,
      changed.opened_before as "openedBefore", changed.answered_before as "answeredBefore",
      changed.hired_before as "hiredBefore", changed.updated_before as "updatedBefore"
    from target left join changed on changed.id = target.id
    order by target.id`);
  return { managed: rows.map(({ id }) => ({ id })), moved: rows.filter(({ at }) => at !== null) };
};

/**
 * One page of the changes of an application's status, oldest first; its arrival is none. New ones come at the
 * end, so that a page's number is enough to go on by.
 */
export const listStatusChanges = async (
  db: Db,
  {
    applicationId,
    isCandidate,
    page,
    limit,
  }: { applicationId: string; isCandidate: boolean; page: number; limit: number },
) => {
  const which = and(
    eq(applicationEvents.applicationId, applicationId),
    isStatusChange,
    isCandidate ? isReadByCandidate : undefined,
  );
  const [total, items] = await Promise.all([
    db.$count(applicationEvents, which),
    db
      .select({
        ...(isCandidate ? readChange : toldChange),
        changedBy: sql<string | null>`case when ${users.id} is not null then ${colleagueName} end`,
      })
      .from(applicationEvents)
      .leftJoin(
        users,
        // Nobody moved one that its candidate sent anew.
        and(eq(users.id, applicationEvents.actorId), eq(applicationEvents.type, "status")),
      )
      .where(which)
      .orderBy(asc(applicationEvents.position))
      .limit(limit)
      .offset((page - 1) * limit),
  ]);
  return { items, total };
};
