import type { KeptSearch } from "@rolecall/contract/alerts/alerts.schemas.ts";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { alertLetters } from "#db/schema/alerts/alert-letters.ts";
import { alerts } from "#db/schema/alerts/alerts.ts";
import { companies } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";
import { users } from "#db/schema/users.ts";
import type { compileSearch } from "#features/search/kept/kept-search.service.ts";
import { postedJobColumns } from "#read-models/job-publishing.sql.ts";
import { jobIsOpen } from "#read-models/open-job.sql.ts";

type CompiledSearch = Awaited<ReturnType<typeof compileSearch>>;

/** A letter of an alert that goes on, to somebody whose address takes letters; else null. */
export const findLetterOfAlert = async (db: Db, letterId: string) => {
  const [letter] = await db
    .select({
      alertId: alerts.id,
      name: alerts.name,
      search: sql<KeptSearch>`${alerts.search}`,
      compiled: sql<CompiledSearch>`${alerts.compiled}`,
      token: alerts.token,
      jobIds: alertLetters.jobIds,
      email: users.email,
    })
    .from(alertLetters)
    .innerJoin(alerts, eq(alerts.id, alertLetters.alertId))
    .innerJoin(users, eq(users.id, alerts.userId))
    .where(
      and(
        eq(alertLetters.id, letterId),
        alerts.active,
        sql`${users.email} is not null and ${users.emailRefusedAt} is null`,
        sql`${users.suspendedAt} is null and ${users.eraseAt} is null`,
      ),
    )
    .limit(1);
  return letter ?? null;
};

/** So much of a job's texts is read for why it was found. */
const readLength = 10_000;

/** Those of these jobs that are open now, in this order. */
export const listJobsForLetter = (db: Db, ids: string[]) => {
  const wanted = sql`${sql.param(ids)}::uuid[]`;
  return db
    .select({
      id: jobs.id,
      title: jobs.title,
      description: sql<string>`left(${jobs.description}, ${readLength})`,
      requirements: sql<string | null>`left(${jobs.requirements}, ${readLength})`,
      company: companies.name,
      location: postedJobColumns.location,
      salaryMin: jobs.salaryMin,
      salaryMax: jobs.salaryMax,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(sql`${jobs.id} = any (${wanted})`, jobIsOpen))
    .orderBy(sql`array_position(${wanted}, ${jobs.id})`);
};

/** Notes which jobs a letter names, of those that it was asked for. */
export const updateNamed = async (
  db: Db,
  { letterId, jobIds }: { letterId: string; jobIds: string[] },
): Promise<void> => {
  await db.update(alertLetters).set({ jobIds }).where(eq(alertLetters.id, letterId));
};
