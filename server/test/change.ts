// Changes that no request makes, or that a test makes inside of a transaction.
import { eq, sql, type InferInsertModel } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { companies } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";
import { uploads } from "#db/schema/uploads.ts";

export const changeJob = (db: Db, id: string, row: Partial<InferInsertModel<typeof jobs>>) =>
  db.update(jobs).set(row).where(eq(jobs.id, id));

export const deleteJob = (db: Db, id: string) => db.delete(jobs).where(eq(jobs.id, id));

export const renameCompany = (db: Db, id: string, name: string) =>
  db.update(companies).set({ name }).where(eq(companies.id, id));

/** Until the end of the transaction nobody else reads companies. */
export const lockCompanies = (db: Db) =>
  db.execute(sql`lock table companies in access exclusive mode`);

export const changeUpload = (db: Db, id: string, row: Partial<InferInsertModel<typeof uploads>>) =>
  db.update(uploads).set(row).where(eq(uploads.id, id));
