import {
  answeringStatuses,
  type ApplicationStatus,
} from "@rolecall/contract/applications/application-status.ts";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { applicationEvents, isStatusChange } from "#db/schema/histories/application-events.ts";
import { jobs } from "#db/schema/jobs.ts";
import { users } from "#db/schema/users.ts";
import { colleagueName } from "#features/applications/person-name.sql.ts";
import type { SignedInUser } from "#http/session.ts";
import { managesJob } from "#policies/job.ts";
import { toldChange } from "#read-models/told-events.sql.ts";

export interface StatusChange {
  ids: string[];
  status: ApplicationStatus;
  user: SignedInUser;
}

/** An application that has another status now. */
export interface Moved {
  id: string;
  jobId: string;
  from: ApplicationStatus;
  /** The stages in which it stood and stands. */
  before: string | null;
  stageId: string | null;
  isFirstLook: boolean;
  at: string;
}

type MovedRow = { [Column in keyof Moved]: Moved[Column] };

/**
 * Moves those of the applications that the user manages to a status, and marks the first look and the first
 * answer: one statement, all or none. Says how many of them the user manages and nobody withdrew, which are in
 * the status now, and which of them were in another one.
 */
export const moveApplications = async (
  db: Db,
  { ids, status, user }: StatusChange,
): Promise<{ managed: number; moved: Moved[] }> => {
  const isAnswer = answeringStatuses.some((answering) => answering === status);
  const unique = [...new Set(ids.map((id) => id.toLowerCase()))];
  // Rows are locked in one order, so that two bulk updates cannot wait for each other. A change
  // is later than the one before it by the lock, whichever of two requests began first.
  const { rows } = await db.execute<MovedRow>(sql`
    with target as (
      select ${applications.id}, ${applications.jobId}, ${applications.status},
        ${applications.stageId}, ${applications.openedAt},
        greatest(clock_timestamp(), ${applications.updatedAt} + interval '1 millisecond') as changed_at
      from unnest(${sql.param(unique)}::uuid[]) as wanted (application_id)
      join ${applications} on ${applications.id} = wanted.application_id
      join ${jobs} on ${jobs.id} = ${applications.jobId}
      where ${managesJob(db, user)} and ${applications.withdrawnAt} is null
      order by ${applications.id}
      for no key update of ${applications}
    ), changed as (
      update ${applications} set
        status = ${status},
        updated_at = target.changed_at,
        hired_at = case when ${status} = 'hired' then target.changed_at end,
        opened_at = coalesce(${applications.openedAt}, target.changed_at),
        answered_at = case when ${isAnswer}
          then coalesce(${applications.answeredAt}, target.changed_at)
          else ${applications.answeredAt} end
      from target
      where ${applications.id} = target.id and target.status <> ${status}
      returning target.id, target.job_id, target.status as "from", target.stage_id as before,
        ${applications.stageId}, target.opened_at is null as is_first_look, target.changed_at
    )
    select changed.id, changed.job_id as "jobId", changed."from", changed.before,
      changed.stage_id as "stageId", changed.is_first_look as "isFirstLook", changed.changed_at as at
    from target left join changed on changed.id = target.id
    order by target.id`);
  return { managed: rows.length, moved: rows.filter(({ at }) => at !== null) };
};

/**
 * One page of the changes of an application's status, oldest first; its arrival is none. New ones come at the
 * end, so that a page's number is enough to go on by.
 */
export const listStatusChanges = async (
  db: Db,
  { applicationId, page, limit }: { applicationId: string; page: number; limit: number },
) => {
  const which = and(eq(applicationEvents.applicationId, applicationId), isStatusChange);
  const [total, items] = await Promise.all([
    db.$count(applicationEvents, which),
    db
      .select({
        ...toldChange,
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
