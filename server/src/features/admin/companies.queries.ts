import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { pageOf, type Slice } from "#db/keyset.ts";
import { companies, companyColumns } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";
import { companyMembers } from "#db/schema/teams/company-members.ts";
import { users } from "#db/schema/users.ts";
import { isPosted } from "#policies/job.ts";
import { answersOfCompany } from "#read-models/answer-figures.sql.ts";
import { readPage } from "./supervised-list.queries.ts";
import { companyKey, foundBy, newestFirst, whether } from "./supervised-list.sql.ts";

export interface CompanyFilter {
  query?: string | undefined;
  verified?: boolean | undefined;
  suspended?: boolean | undefined;
}

const listedColumns = (db: Db) => ({
  ...companyColumns,
  answers: answersOfCompany,
  memberCount: db.$count(companyMembers, eq(companyMembers.companyId, companies.id)),
  jobCount: db.$count(jobs, and(eq(jobs.companyId, companies.id), isPosted)),
});

/** All companies, newest first. */
export const listCompanies = async (
  db: Db,
  { query, verified, suspended, ...slice }: CompanyFilter & Slice,
) => {
  const which = and(
    whether(verified, sql`${companies.verifiedAt} is not null`),
    whether(suspended, sql`${companies.suspendedAt} is not null`),
  );
  const found = foundBy(companyKey, query);
  const { ids, ...count } = await readPage(db, companies, { which, found, slice });
  const rows = await db
    .select(listedColumns(db))
    .from(companies)
    .where(inArray(companies.id, ids))
    .orderBy(...newestFirst(companies));
  return { ...pageOf(rows, slice), ...count };
};

export const findCompany = async (db: Db, id: string) => {
  const owner = { id: users.id, firstName: users.firstName, lastName: users.lastName };
  const found = await db
    .select({ owner, ...listedColumns(db) })
    .from(users)
    .rightJoin(companies, eq(companies.ownerId, users.id))
    .where(eq(companies.id, id));
  return found[0] ?? null;
};
