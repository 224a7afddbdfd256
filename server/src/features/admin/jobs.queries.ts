import { searchedWords } from "@rolecall/contract/names/names.ts";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { hasIndexedWords, hasWords } from "#db/found-by.sql.ts";
import { pageOf, type Slice } from "#db/keyset.ts";
import { companies } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";
import { reports } from "#db/schema/site/reports.ts";
import { users } from "#db/schema/users.ts";
import { isPosted } from "#policies/job.ts";
import { postedJobColumns } from "#read-models/job-publishing.sql.ts";
import { readPage } from "./supervised-list.queries.ts";
import { companyKey, type FoundBy, newestFirst, whether } from "./supervised-list.sql.ts";

export interface JobFilter {
  query?: string | undefined;
  held?: boolean | undefined;
  takenDown?: boolean | undefined;
}

const listedColumns = (db: Db) => ({
  id: jobs.id,
  title: jobs.title,
  createdAt: jobs.createdAt,
  held: sql<boolean>`${jobs.heldSince} is not null`,
  takenDownAt: jobs.takenDownAt,
  takedownReason: jobs.takedownReason,
  takedownAnswer: jobs.takedownAnswer,
  takedownAnsweredAt: jobs.takedownAnsweredAt,
  company: { id: companies.id, name: companies.name },
  poster: { id: users.id, firstName: users.firstName, lastName: users.lastName },
  reportCount: db.$count(reports, eq(reports.jobId, jobs.id)),
});

/** By a part of the title or of the company's name. */
const foundByTitleOrCompany = (typed = ""): FoundBy | undefined => {
  const words = searchedWords(typed);
  if (words.length === 0) return undefined;
  const title = sql`name_key(${jobs.title})`;
  const name = sql`name_key(${companies.name})`;
  const nameOfJob = sql`(select ${name} from ${companies} where ${companies.id} = ${jobs.companyId})`;
  return {
    has: sql`(${hasWords(title, words)} or ${hasWords(nameOfJob, words)})`,
    byIndex: [
      hasIndexedWords(title, words),
      sql`${jobs.companyId} = any(array(
        select ${companies.id} from ${companies}
        where ${hasIndexedWords(companyKey, words)} and ${hasWords(name, words)}))`,
    ],
  };
};

/** All jobs, newest first. */
export const listJobs = async (db: Db, { query, held, takenDown, ...slice }: JobFilter & Slice) => {
  const which = and(
    isPosted,
    whether(held, sql`${jobs.heldSince} is not null`),
    whether(takenDown, sql`${jobs.takenDownAt} is not null`),
  );
  const found = foundByTitleOrCompany(query);
  const { ids, ...count } = await readPage(db, jobs, { which, found, slice });
  const rows = await db
    .select(listedColumns(db))
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(users, eq(users.id, jobs.postedBy))
    .where(inArray(jobs.id, ids))
    .orderBy(...newestFirst(jobs));
  return { ...pageOf(rows, slice), ...count };
};

export const findJob = async (db: Db, id: string) => {
  const [job] = await db
    .select({
      ...listedColumns(db),
      description: postedJobColumns.description,
      requirements: jobs.requirements,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(users, eq(users.id, jobs.postedBy))
    .where(and(eq(jobs.id, id), isPosted))
    .limit(1);
  return job ?? null;
};
