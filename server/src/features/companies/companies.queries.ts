import {
  type DirectorySort,
  openJobsPerListedCompany,
} from "@rolecall/contract/companies/companies.ts";
import { searchedWords } from "@rolecall/contract/names/names.ts";
import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { hasIndexedWords } from "#db/found-by.sql.ts";
import { pageOf, startOfPage, type Slice } from "#db/keyset.ts";
import { nextRevision } from "#db/schema/columns.ts";
import {
  companies,
  companyColumns as ownColumns,
  companyPartColumns,
} from "#db/schema/companies.ts";
import { companyOpenings } from "#db/schema/counts/company-openings.ts";
import { jobs } from "#db/schema/jobs.ts";
import { users } from "#db/schema/users.ts";
import { answerDays } from "#read-models/answer-days.sql.ts";
import { answersOfCompany } from "#read-models/answer-figures.sql.ts";
import { postedByOutsider } from "#read-models/job-poster.sql.ts";
import { postedJobColumns, publishingColumns } from "#read-models/job-publishing.sql.ts";
import { jobIsOpen } from "#read-models/open-job.sql.ts";
import { beginsWith, directoryOrders } from "./directory-order.sql.ts";

type NewCompany = typeof companies.$inferInsert;

interface Directory extends Slice {
  query?: string | undefined;
  industry?: string | undefined;
  sort?: DirectorySort | undefined;
  letter?: string | undefined;
}

/** More than a choice can offer; no list goes without a bound. */
const mostIndustries = 1_000;

const openJobs = sql`(select count(*) from ${jobs} where ${jobs.companyId} = ${companies.id} and ${jobIsOpen})`;

/** The kept number, unless a deadline has passed since it was counted. */
const activeJobCount = sql<number>`(
  select case when ${companyOpenings.nextClosing} <= now() then ${openJobs} else ${companyOpenings.jobs} end
  from ${companyOpenings} where ${companyOpenings.companyId} = ${companies.id}
)`.mapWith(Number);

const writtenColumns = { ...ownColumns, answers: answersOfCompany };
const companyColumns = { ...writtenColumns, activeJobCount };

const ofCompany = eq(companyOpenings.companyId, companies.id);

const isInIndustry = (typed: string) =>
  hasIndexedWords(sql`lower(${companies.industry})`, [typed.toLowerCase()]);

export const listCompanies = async (
  db: Db,
  { query, industry, letter, sort = "name", ...slice }: Directory,
) => {
  const words = searchedWords(query ?? "");
  const which = and(
    isNull(companies.suspendedAt),
    words.length > 0 ? hasIndexedWords(companies.foundBy, words) : undefined,
    industry ? isInIndustry(industry) : undefined,
    letter ? beginsWith(letter) : undefined,
  );
  const { key, direction } = directoryOrders[sort];
  const { condition, offset } = await startOfPage(db, slice, {
    key,
    id: companies.id,
    direction,
    rowOf: (id) =>
      db
        .select({ key: sql`${key}`, id: companies.id })
        .from(companies)
        .innerJoin(companyOpenings, ofCompany)
        .where(eq(companies.id, id)),
  });
  const inOrder = direction === "asc" ? asc : desc;
  const listed = db.select(companyColumns).from(companies).$dynamic();
  const [rows, total] = await Promise.all([
    (sort === "jobs" ? listed.innerJoin(companyOpenings, ofCompany) : listed)
      .where(and(which, condition))
      .orderBy(inOrder(key), inOrder(companies.id))
      .limit(slice.limit + 1)
      .offset(offset),
    db.$count(companies, which),
  ]);
  return { ...pageOf(rows, slice), total };
};

/**
 * The industries of the directory, each once. From one to the next by the index, however many
 * companies there are of each.
 */
export const listIndustries = async (db: Db): Promise<string[]> => {
  const { rows } = await db.execute<{ industry: string }>(sql`
    with recursive step as (
      (select industry from companies where industry > '' and suspended_at is null order by industry limit 1)
      union all
      select (
        select industry from companies
        where industry > step.industry and suspended_at is null order by industry limit 1
      ) from step where step.industry is not null
    )
    select industry from (select industry from step where industry is not null limit ${mostIndustries}) as found
    order by industry collate "und-x-icu", industry`);
  return rows.map(({ industry }) => industry);
};

/** The newest open jobs of each of these companies, as many as the directory shows. */
export const listNewestJobs = (db: Db, companyIds: string[]) => {
  const newest = db
    .select({ jobId: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.companyId, companies.id), jobIsOpen))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(openJobsPerListedCompany)
    .as("newest");
  const { description: __, requirements: ___, ...briefJob } = postedJobColumns;
  return db
    .select({ ...briefJob, ...publishingColumns, answerDays, postedByOutsider })
    .from(companies)
    .crossJoinLateral(newest)
    .innerJoin(jobs, eq(jobs.id, newest.jobId))
    .where(inArray(companies.id, companyIds))
    .orderBy(desc(jobs.createdAt), desc(jobs.id));
};

export const findCompany = async (db: Db, id: string) => {
  const owner = { firstName: users.firstName, lastName: users.lastName, email: users.email };
  const [company] = await db
    .select({ ...companyColumns, ...companyPartColumns, owner })
    .from(companies)
    .leftJoin(users, eq(users.id, companies.ownerId))
    .where(eq(companies.id, id))
    .limit(1);
  return company ?? null;
};

export const insertCompany = async (db: Db, company: NewCompany) =>
  onlyRow(await db.insert(companies).values(company).returning(writtenColumns));

/** Counts as an edit by a user, unless `isEdit` says otherwise. */
export const updateCompany = async (
  db: Db,
  { id, changes, isEdit = true }: { id: string; changes: Partial<NewCompany>; isEdit?: boolean },
) => {
  const edit = db
    .update(companies)
    .set({ ...changes, ...(isEdit && { revision: nextRevision(companies.revision) }) })
    .where(eq(companies.id, id));
  return onlyRow(await edit.returning(writtenColumns));
};

export const companyHasJobs = async (db: Db, id: string) =>
  (await db.$count(jobs, eq(jobs.companyId, id))) > 0;

export const deleteCompany = async (db: Db, id: string) => {
  await db.delete(companies).where(eq(companies.id, id));
};

const onlyRow = <Row>([row]: Row[]): Row => {
  if (!row) throw new Error("The company was not written");
  return row;
};
