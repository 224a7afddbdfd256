import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { ofType, prepared } from "#db/prepared.ts";
import { companies } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";
import type { SignedInUser } from "#http/session.ts";
import { managesJob } from "#policies/job.ts";
import { postedJobColumns } from "#read-models/job-publishing.sql.ts";
import { jobIsOpen } from "#read-models/open-job.sql.ts";

const jobPage = prepared("job_page", { id: ofType<string> }, (db, { id }) =>
  db
    .select({
      id: jobs.id,
      title: jobs.title,
      description: postedJobColumns.description,
      requirements: jobs.requirements,
      location: postedJobColumns.location,
      city: jobs.city,
      region: jobs.region,
      country: jobs.country,
      otherPlaces: jobs.otherPlaces,
      remoteCountries: jobs.remoteCountries,
      salaryMin: jobs.salaryMin,
      salaryMax: jobs.salaryMax,
      type: postedJobColumns.type,
      deadline: jobs.deadline,
      createdAt: jobs.createdAt,
      isOpen: sql<boolean>`${jobIsOpen}`,
      isDraft: jobs.isDraft,
      isHeld: sql<boolean>`${jobs.heldSince} is not null`,
      isTakenDown: sql<boolean>`${jobs.takenDownAt} is not null`,
      company: {
        id: companies.id,
        name: companies.name,
        website: companies.website,
        logoUrl: companies.logoUrl,
      },
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.id, id)),
);

export type JobOfPage = NonNullable<Awaited<ReturnType<typeof findJob>>>;

/** The columns of a job for the head of its page. */
export const findJob = async (db: Db, jobId: string) => {
  const [job] = await jobPage(db, { id: jobId });
  return job ?? null;
};

/** Whether somebody manages a job, of which not everybody may see the page. */
export const isManagedBy = async (
  db: Db,
  { id, user }: { id: string; user: SignedInUser | null },
): Promise<boolean> => (await db.$count(jobs, and(eq(jobs.id, id), managesJob(db, user)))) > 0;

const companyPage = prepared("company_page", { id: ofType<string> }, (db, { id }) =>
  db
    .select({
      id: companies.id,
      name: companies.name,
      description: companies.description,
      industry: companies.industry,
      location: companies.location,
      logoUrl: companies.logoUrl,
      suspendedAt: companies.suspendedAt,
    })
    .from(companies)
    .where(eq(companies.id, id)),
);

/** The columns of a company for the head of its page. */
export const findCompany = async (db: Db, companyId: string) => {
  const [company] = await companyPage(db, { id: companyId });
  return company ?? null;
};
