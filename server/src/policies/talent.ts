// Who finds whom in the search for candidates: companies do, as the people let them.
import { and, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { companies } from "#db/schema/companies.ts";
import { findableExceptions } from "#db/schema/talent/findable-exceptions.ts";
import { findablePeople } from "#db/schema/talent/findable-people.ts";
import { companyMembers } from "#db/schema/teams/company-members.ts";
import { users } from "#db/schema/users.ts";
import { mayInCompany } from "./company.ts";

/** Every company that the user belongs to, in whatever role, and whether they may search for people there. */
export const listCompaniesOfSearcher = async (db: Db, userId: string) => {
  const own = await db
    .select({
      id: companies.id,
      name: companies.name,
      isVerified: sql<boolean>`${companies.verifiedAt} is not null`,
      isSuspended: sql<boolean>`${companies.suspendedAt} is not null`,
      role: companyMembers.role,
    })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(eq(companyMembers.userId, userId));
  return own.map(({ role, isSuspended, ...company }) => ({
    ...company,
    maySearch: !isSuspended && mayInCompany(role, "searchPeople"),
  }));
};

/** Who searches: for one company, belonging to some. */
export interface Searcher {
  userId: string;
  company: { id: string; name: string; isVerified: boolean };
  /** All companies that the user belongs to: nobody of these finds who leaves one of them out. */
  ofCompanies: string[];
  /** Their names, as employers are kept. */
  employers: string[];
}

/** The condition on `findable_people` that the account is neither suspended nor leaving. */
export const isStaying: SQL = sql`exists (
  select from ${users}
  where ${users.id} = ${findablePeople.userId} and ${users.eraseAt} is null and ${users.suspendedAt} is null
)`;

/** The condition on `findable_people` that who searches finds the person. */
export const isFound = ({ company, ofCompanies, employers }: Searcher): SQL => {
  const ids = sql`${sql.param(ofCompanies)}::uuid[]`;
  const names = sql`${sql.param(employers)}::text[]`;
  const isExcepted = sql`exists (
    select from ${findableExceptions}
    where ${findableExceptions.userId} = ${findablePeople.userId}
      and ${findableExceptions.companyId} = any(${ids})
  )`;
  const isColleague = sql`exists (
    select from ${companyMembers}
    where ${companyMembers.userId} = ${findablePeople.userId} and ${companyMembers.companyId} = any(${ids})
  )`;
  const workedThere = sql`(${findablePeople.employers} && ${names} or ${findablePeople.posts} <> '' and exists (
    select from unnest(${names}) as name where strpos(${findablePeople.posts}, ' ' || name || ' ') > 0
  ))`;
  return sql`${and(
    isNotNull(findablePeople.document),
    company.isVerified ? undefined : eq(findablePeople.to, "all"),
    isStaying,
    sql`not ${isExcepted}`,
    sql`not ${isColleague}`,
    sql`not ${workedThere}`,
  )}`;
};
