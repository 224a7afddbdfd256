import type { Role } from "@rolecall/contract/values/role.ts";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { pageOf, type Slice } from "#db/keyset.ts";
import { applications } from "#db/schema/applications.ts";
import { companies } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";
import { lostFactors } from "#db/schema/second-factor/lost-factors.ts";
import { sessions } from "#db/schema/sessions.ts";
import { companyMembers } from "#db/schema/teams/company-members.ts";
import { users } from "#db/schema/users.ts";
import { isPosted } from "#policies/job.ts";
import { readPage } from "./supervised-list.queries.ts";
import { foundBy, newestFirst, whether } from "./supervised-list.sql.ts";

export interface PeopleFilter {
  query?: string | undefined;
  role?: Role | undefined;
  suspended?: boolean | undefined;
  waiting?: boolean | undefined;
  lost?: boolean | undefined;
}

/** The text by which an index finds people; schema/users.ts has the same one. */
const searchedKey = sql`name_key(${users.username}) || E'\\n' || ${users.foundBy}`;

const listedColumns = {
  id: users.id,
  createdAt: users.createdAt,
  firstName: users.firstName,
  lastName: users.lastName,
  username: users.username,
  email: users.email,
  suspendedAt: users.suspendedAt,
  role: users.role,
  waiting: sql<boolean>`${users.waitingSince} is not null`,
  lostAt: lostFactors.createdAt,
  administrator: sql<boolean>`${users.administratorSince} is not null`,
};

/** People with an account, newest first. */
export const listPeople = async (
  db: Db,
  { query, role, suspended, waiting, lost, ...slice }: PeopleFilter & Slice,
) => {
  const which = and(
    role === undefined ? undefined : eq(users.role, role),
    whether(suspended, sql`${users.suspendedAt} is not null`),
    whether(waiting, sql`${users.waitingSince} is not null`),
    whether(lost, sql`${users.id} in (select ${lostFactors.userId} from ${lostFactors})`),
  );
  const found = foundBy(searchedKey, query);
  const { ids, ...count } = await readPage(db, users, { which, found, slice });
  const rows = await db
    .select(listedColumns)
    .from(users)
    .leftJoin(lostFactors, eq(lostFactors.userId, users.id))
    .where(inArray(users.id, ids))
    .orderBy(...newestFirst(users));
  return { ...pageOf(rows, slice), ...count };
};

/** One person as administrators see them, without anything that they wrote to somebody. */
export const findPerson = async (db: Db, id: string) => {
  const [user] = await db
    .select({
      ...listedColumns,
      suspensionReason: users.suspensionReason,
      agreedTerms: users.agreedTerms,
      jobCount: db.$count(jobs, and(eq(jobs.postedBy, users.id), isPosted)),
      applicationCount: db.$count(applications, eq(applications.candidateId, users.id)),
      sessionCount: db.$count(
        sessions,
        and(eq(sessions.userId, users.id), sql`${sessions.expiresAt} > now()`),
      ),
    })
    .from(users)
    .leftJoin(lostFactors, eq(lostFactors.userId, users.id))
    .where(eq(users.id, id))
    .limit(1);
  return user ?? null;
};

/** So many companies of one person are shown. */
const mostCompanies = 100;

export const listCompaniesOf = (db: Db, userId: string) =>
  db
    .select({ id: companies.id, name: companies.name, role: companyMembers.role })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(eq(companyMembers.userId, userId))
    .orderBy(asc(companies.name), asc(companies.id))
    .limit(mostCompanies);
