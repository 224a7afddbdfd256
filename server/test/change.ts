// Changes that no request makes, or that a test makes inside of a transaction.
import { eq, sql, type InferInsertModel } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { answerRefreshes } from "#db/schema/answers/answer-refreshes.ts";
import { applications } from "#db/schema/applications.ts";
import { companies } from "#db/schema/companies.ts";
import { applicationEvents } from "#db/schema/histories/application-events.ts";
import { jobs } from "#db/schema/jobs.ts";
import { companyInvitations } from "#db/schema/teams/company-invitations.ts";
import { uploads } from "#db/schema/uploads.ts";
import { users } from "#db/schema/users.ts";

export const changeJob = (db: Db, id: string, row: Partial<InferInsertModel<typeof jobs>>) =>
  db.update(jobs).set(row).where(eq(jobs.id, id));

/** Lets a job's deadline pass in a moment; it is still to come when this is written. */
export const endInAMoment = (db: Db, id: string) =>
  db
    .update(jobs)
    .set({ deadline: sql`now() + interval '0.3 seconds'` })
    .where(eq(jobs.id, id));

export const changeApplication = (
  db: Db,
  id: string,
  row: Partial<InferInsertModel<typeof applications>>,
) => db.update(applications).set(row).where(eq(applications.id, id));

/** As if the hiring team had opened an application, of which the candidate may know in an hour. */
export const openUnknown = (db: Db, { id: applicationId, jobId }: { id: string; jobId: string }) =>
  db.insert(applicationEvents).values({
    applicationId,
    jobId,
    type: "opened",
    side: "employer",
    visibleFrom: new Date(Date.now() + 60 * 60 * 1000),
  });

/** As if the figures of answers had been brought up to date then. */
export const backdateRefresh = (db: Db, refreshedAt: Date) =>
  db.update(answerRefreshes).set({ refreshedAt });

export const deleteJob = (db: Db, id: string) => db.delete(jobs).where(eq(jobs.id, id));

export const changeCompany = (
  db: Db,
  id: string,
  row: Partial<InferInsertModel<typeof companies>>,
) => db.update(companies).set(row).where(eq(companies.id, id));

export const renameCompany = (db: Db, id: string, name: string) =>
  db.update(companies).set({ name }).where(eq(companies.id, id));

/** Keeps others from reading companies until the transaction ends. */
export const lockCompanies = (db: Db) =>
  db.execute(sql`lock table companies in access exclusive mode`);

export const changeUpload = (db: Db, id: string, row: Partial<InferInsertModel<typeof uploads>>) =>
  db.update(uploads).set(row).where(eq(uploads.id, id));

export const changeUser = (db: Db, id: string, row: Partial<InferInsertModel<typeof users>>) =>
  db.update(users).set(row).where(eq(users.id, id));

/** Lets the invitations of a company end. */
export const expireInvitations = (db: Db, companyId: string) =>
  db
    .update(companyInvitations)
    .set({ expiresAt: new Date(0) })
    .where(eq(companyInvitations.companyId, companyId));

/** As an administrator would. */
export const verifyCompany = (db: Db, id: string, verifiedDomain: string | null = null) =>
  db
    .update(companies)
    .set({ verifiedAt: new Date(), verifiedDomain, postingBy: "members" })
    .where(eq(companies.id, id));

/** Takes away what the database does for the release before: what is erased is erased by this one's services. */
export const withoutReleaseBefore = (db: Db) =>
  db.execute(sql`
    alter table applications disable trigger applications_erased,
      disable trigger applications_erased_messages, disable trigger applications_erased_notes`);
