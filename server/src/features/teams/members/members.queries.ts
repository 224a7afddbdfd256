import { searchedWords } from "@rolecall/contract/names/names.ts";
import type { MemberRole } from "@rolecall/contract/teams/member-role.ts";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { hasWords } from "#db/found-by.sql.ts";
import { companies, companyColumns } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";
import { companyMembers } from "#db/schema/teams/company-members.ts";
import { jobReviewers } from "#db/schema/teams/job-reviewers.ts";
import { users } from "#db/schema/users.ts";
import { colleagueColumns } from "#features/teams/person.sql.ts";
import { rankOf } from "#policies/company.ts";
import { isEmployersAccount } from "#policies/employer.ts";
import { answersOfCompany } from "#read-models/answer-figures.sql.ts";

interface MemberId {
  companyId: string;
  userId: string;
}

const isMember = ({ companyId, userId }: MemberId) =>
  and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId));

const selectMembers = (db: Db) =>
  db
    .select({
      ...colleagueColumns,
      profileImageUrl: users.profileImageUrl,
      role: companyMembers.role,
      joinedAt: companyMembers.joinedAt,
    })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId));

export const listMembers = async (
  db: Db,
  {
    companyId,
    roles,
    query,
    page,
    limit,
  }: {
    companyId: string;
    roles: readonly MemberRole[];
    query?: string | undefined;
    page: number;
    limit: number;
  },
) => {
  const words = searchedWords(query ?? "");
  const which = and(
    eq(companyMembers.companyId, companyId),
    inArray(companyMembers.role, [...roles]),
    words.length > 0 ? hasWords(users.foundBy, words) : undefined,
  );
  const counted = db
    .select({ userId: companyMembers.userId })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(which);
  const [items, total] = await Promise.all([
    selectMembers(db)
      .where(which)
      .orderBy(
        rankOf(companyMembers.role),
        asc(companyMembers.joinedAt),
        asc(companyMembers.userId),
      )
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(counted.as("counted")),
  ]);
  return { items, total, page, limit };
};

export const companyExists = async (db: Db, id: string) =>
  (await db.$count(companies, eq(companies.id, id))) > 0;

export const findMember = async (db: Db, which: MemberId) => {
  const [member] = await selectMembers(db).where(isMember(which)).limit(1);
  return member ?? null;
};

export const countMembers = (db: Db, companyId: string) =>
  db.$count(companyMembers, eq(companyMembers.companyId, companyId));

/** More than anybody works for; no list goes without a bound. */
const mostCompanies = 1_000;

export const listCompaniesOf = (db: Db, userId: string) =>
  db
    .select({ ...companyColumns, answers: answersOfCompany, role: companyMembers.role })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(eq(companyMembers.userId, userId))
    .orderBy(sql`fold(${companies.name}) collate "C"`, companies.id)
    .limit(mostCompanies);

export const insertMember = async (db: Db, member: MemberId & { role: MemberRole }) => {
  await db.insert(companyMembers).values({ ...member, joinedAt: new Date() });
};

export const updateMemberRole = async (
  db: Db,
  { role, ...which }: MemberId & { role: MemberRole },
) => {
  await db.update(companyMembers).set({ role }).where(isMember(which));
};

export const deleteMember = async (db: Db, which: MemberId) => {
  await db.delete(companyMembers).where(isMember(which));
};

/** Takes a member off the hiring teams of all jobs of the company. */
export const deleteReviews = async (db: Db, { companyId, userId }: MemberId) => {
  const ofCompany = db.select({ id: jobs.id }).from(jobs).where(eq(jobs.companyId, companyId));
  await db
    .delete(jobReviewers)
    .where(and(eq(jobReviewers.userId, userId), inArray(jobReviewers.jobId, ofCompany)));
};

/** Whether an account is an employer's, which stays as it is until the transaction ends. */
export const holdEmployersAccount = async (db: Db, userId: string): Promise<boolean> => {
  const [user] = await db
    .select({ isOne: isEmployersAccount(users) })
    .from(users)
    .where(eq(users.id, userId))
    .for("share");
  return user?.isOne ?? false;
};
