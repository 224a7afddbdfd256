import {
  groupKeys,
  groups,
  smallestGroup,
} from "@rolecall/contract/equal-opportunity/equal-opportunity.ts";
import { type Quarter, spanOfQuarter } from "@rolecall/contract/equal-opportunity/quarter.ts";
import { and, eq, notExists, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { equalOpportunity } from "#db/schema/equal-opportunity/equal-opportunity.ts";
import { impactQuarters } from "#db/schema/equal-opportunity/impact-quarters.ts";
import { impactReports } from "#db/schema/equal-opportunity/impact-reports.ts";
import { applicationEvents } from "#db/schema/histories/application-events.ts";
import { jobs } from "#db/schema/jobs.ts";
import { type Condition, finds } from "#tasks/condition.sql.ts";

/** Those of these quarters that were not computed yet. */
const uncomputed = (db: Db, quarters: readonly Quarter[]) => {
  const quarter = sql<Quarter>`due.quarter`;
  const computed = db
    .select({ quarter: impactQuarters.quarter })
    .from(impactQuarters)
    .where(eq(impactQuarters.quarter, quarter));
  return db
    .select({ quarter })
    .from(sql`unnest(${sql.param(quarters)}::text[]) as due(quarter)`)
    .where(notExists(computed));
};

/** Whether one of these quarters was not computed yet. */
export const someAreUncomputed = (db: Db, quarters: readonly Quarter[]): Condition =>
  finds(uncomputed(db, quarters).limit(1));

export const listUncomputed = async (db: Db, quarters: readonly Quarter[]): Promise<Quarter[]> =>
  (await uncomputed(db, quarters)).map(({ quarter }) => quarter);

/**
 * Claims a quarter for who computes it, until the transaction ends: others wait for its outcome. False where it
 * was computed before.
 */
export const insertQuarter = async (db: Db, quarter: Quarter): Promise<boolean> => {
  const added = await db
    .insert(impactQuarters)
    .values({ quarter })
    .onConflictDoNothing()
    .returning({ quarter: impactQuarters.quarter });
  return added.length > 0;
};

/** What was told as rows of key and value, and the place of each among the others. */
const answers = sql.join(
  groupKeys.flatMap((key, keyPlace) =>
    groups[key].map(
      (value, valuePlace) =>
        sql`(${key}, ${value}, ${keyPlace * 100 + valuePlace}, ${equalOpportunity[key]})`,
    ),
  ),
  sql`, `,
);

/**
 * Writes the reports of a quarter, of every company that has something to tell. A ratio is a group's share of
 * selected by the highest share (29 CFR 1607.4 D), reckoned in whole numbers so that it is rounded down exactly.
 */
export const insertReports = async (db: Db, quarter: Quarter): Promise<void> => {
  const { from, to } = spanOfQuarter(quarter);
  await db.execute(sql`
    with told as (
      select ${jobs.companyId} as company_id, answer.key, answer.value, answer.place::int as place,
        exists (
          select from ${applicationEvents} as event
          where event.application_id = ${applications.id}
            and event.type = 'status' and not event.undone
            and event.data->>'to' in ('shortlisted', 'interview_scheduled', 'hired')
        ) as selected
      from ${applications}
      join ${equalOpportunity} on ${equalOpportunity.applicationId} = ${applications.id}
      join ${jobs} on ${jobs.id} = ${applications.jobId}
      join lateral (values ${answers}) as answer(key, value, place, told) on answer.told = answer.value
      where ${applications.appliedAt} >= ${from.toISOString()}
        and ${applications.appliedAt} < ${to.toISOString()}
    ),
    counted as (
      select company_id, key, value, place, count(*) as applications,
        count(*) filter (where selected) as selected
      from told group by company_id, key, value, place
      having count(*) >= ${smallestGroup}
    ),
    compared as (
      select *, first_value(selected) over best as best_selected,
        first_value(applications) over best as best_applications
      from counted
      window best as (
        partition by company_id, key order by selected::numeric / applications desc
      )
    )
    insert into ${impactReports} (company_id, quarter, groups)
    select company_id, ${quarter}, jsonb_agg(
      jsonb_build_object(
        'key', key, 'value', value, 'applications', applications, 'selected', selected,
        'ratio', case when best_selected > 0
          then (100 * selected * best_applications / (applications * best_selected)) / 100.0 end
      ) order by place
    )
    from compared group by company_id`);
};

/** A company's groups in a quarter; null where there was nothing to tell. */
export const findGroups = async (
  db: Db,
  { companyId, quarter }: { companyId: string; quarter: Quarter },
) => {
  const [report] = await db
    .select({ groups: impactReports.groups })
    .from(impactReports)
    .where(and(eq(impactReports.companyId, companyId), eq(impactReports.quarter, quarter)))
    .limit(1);
  return report?.groups ?? null;
};
