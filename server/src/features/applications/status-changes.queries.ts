import { randomUUIDv7 } from "node:crypto";
import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { applicationStatusChanges } from "#db/schema/histories/application-status-changes.ts";
import { jobs } from "#db/schema/jobs.ts";
import { users } from "#db/schema/users.ts";
import type { SignedInUser } from "#http/session.ts";
import { managesJob } from "#policies/job.ts";
import { colleagueName } from "./person-name.sql.ts";

interface StatusChange {
  ids: string[];
  status: ApplicationStatus;
  user: SignedInUser;
}

/**
 * Moves those of the applications that the user manages to a status, and keeps
 * each real change in its history: one statement, all or none. Returns how many
 * of them the user manages and nobody withdrew; those are in the status now.
 */
export const moveApplications = async (db: Db, { ids, status, user }: StatusChange) => {
  const unique = [...new Set(ids.map((id) => id.toLowerCase()))];
  const changeIds = unique.map(() => randomUUIDv7());
  // Rows are locked in one order, so that two bulk updates cannot wait for each other. A change
  // is later than the one before it by the lock, whichever of two requests began first.
  const result = await db.execute<{ moved: number }>(sql`
    with target as (
      select ${applications.id}, ${applications.status}, wanted.change_id,
        greatest(clock_timestamp(), ${applications.updatedAt} + interval '1 millisecond') as changed_at
      from unnest(${sql.param(unique)}::uuid[], ${sql.param(changeIds)}::uuid[])
        as wanted (application_id, change_id)
      join ${applications} on ${applications.id} = wanted.application_id
      join ${jobs} on ${jobs.id} = ${applications.jobId}
      where ${managesJob(db, user)} and ${applications.withdrawnAt} is null
      order by ${applications.id}
      for no key update of ${applications}
    ), changed as (
      update ${applications} set
        status = ${status},
        updated_at = target.changed_at,
        hired_at = case when ${status} = 'hired' then target.changed_at end
      from target
      where ${applications.id} = target.id and target.status <> ${status}
      returning target.*
    ), kept as (
      insert into ${applicationStatusChanges}
        (id, application_id, "from", "to", changed_by, changed_at)
      select change_id, id, status, ${status}, ${user.id}, changed_at from changed
    )
    select count(*)::int as moved from target`);
  return result.rows[0]?.moved ?? 0;
};

/**
 * One page of the changes of an application's status, oldest first; its arrival, which is kept as
 * well, is none. New ones come at the end, so that a page's number is enough to go on by.
 */
export const listStatusChanges = async (
  db: Db,
  { applicationId, page, limit }: { applicationId: string; page: number; limit: number },
) => {
  const which = and(
    eq(applicationStatusChanges.applicationId, applicationId),
    isNotNull(applicationStatusChanges.from),
  );
  const [items, total] = await Promise.all([
    db
      .select({
        id: applicationStatusChanges.id,
        from: sql<ApplicationStatus>`${applicationStatusChanges.from}`,
        to: applicationStatusChanges.to,
        changedAt: applicationStatusChanges.changedAt,
        changedBy: sql<string | null>`case when ${users.id} is not null then ${colleagueName} end`,
      })
      .from(applicationStatusChanges)
      .leftJoin(users, eq(users.id, applicationStatusChanges.changedBy))
      .where(which)
      .orderBy(asc(applicationStatusChanges.changedAt), asc(applicationStatusChanges.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(applicationStatusChanges, which),
  ]);
  return { items, total };
};
