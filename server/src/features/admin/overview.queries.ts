import type { OverviewFigure } from "@rolecall/contract/admin/overview.ts";
import { answeringStatuses } from "@rolecall/contract/applications/application-status.ts";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { companies } from "#db/schema/companies.ts";
import { applicationEvents, isStatusChange } from "#db/schema/histories/application-events.ts";
import { jobs } from "#db/schema/jobs.ts";
import { users } from "#db/schema/users.ts";
import { isPosted } from "#policies/job.ts";

const answers = sql.raw(answeringStatuses.map((status) => `'${status}'`).join(", "));

/** The moments at which something of each figure was added, since a moment. */
const momentsOf = (since: Date): Record<OverviewFigure, SQL> => ({
  people: sql`select ${users.createdAt} as at from ${users} where ${users.createdAt} >= ${since}`,
  companies: sql`select ${companies.createdAt} as at from ${companies} where ${companies.createdAt} >= ${since}`,
  jobs: sql`select ${jobs.createdAt} as at from ${jobs} where ${jobs.createdAt} >= ${since} and ${isPosted}`,
  applications: sql`select ${applications.appliedAt} as at from ${applications} where ${applications.appliedAt} >= ${since}`,
  // The first answer to each application.
  answers: sql`select ${applicationEvents.at} as at
    from ${applicationEvents}
    where ${applicationEvents.at} >= ${since} and ${isStatusChange}
      and not ${applicationEvents.undone} and ${applicationEvents.data}->>'to' in (${answers})
      and not exists (
        select from ${applicationEvents} as earlier
        where earlier.application_id = ${applicationEvents.applicationId}
          and earlier.type = 'status' and earlier.data->>'to' in (${answers})
          and not earlier.undone and earlier.position < ${applicationEvents.position})`,
});

/** The numbers added in each week since a Monday, by the week's first day, and today (UTC). */
export const countByWeek = async (
  db: Db,
  { figure, since, today }: { figure: OverviewFigure; since: Date; today: Date },
): Promise<{ week: string; count: number; today: number }[]> => {
  const { rows } = await db.execute<{ week: string; count: number; today: number }>(sql`
    select
      to_char(date_trunc('week', at at time zone 'UTC'), 'YYYY-MM-DD') as week,
      count(*)::int as count,
      count(*) filter (where at >= ${today})::int as today
    from (${momentsOf(since)[figure]}) as moments
    group by week`);
  return rows;
};

/** The size of the database in bytes, and the version of PostgreSQL. */
export const readDatabase = async (db: Db) => {
  const { rows } = await db.execute<{ bytes: string; version: string }>(sql`
    select pg_database_size(current_database())::text as bytes, current_setting('server_version') as version`);
  const [row] = rows;
  return { bytes: Number(row?.bytes ?? 0), version: row?.version ?? "" };
};
