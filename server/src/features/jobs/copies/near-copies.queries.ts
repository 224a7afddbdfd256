import { mostSavedJobs } from "@rolecall/contract/jobs/jobs.ts";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { locksOf } from "#db/locks.ts";
import { companies } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";
import { copyOf } from "#read-models/copies.sql.ts";
import { employerId, isOutsiders, postedByOutsider } from "#read-models/job-poster.sql.ts";
import { jobIsOpen } from "#read-models/open-job.sql.ts";

/** Lets others that post or edit jobs of this company wait until the transaction ends. */
export const lockComparing = async (db: Db, companyId: string): Promise<void> => {
  await db.execute(
    sql`select pg_advisory_xact_lock(${locksOf.copies}, hashtext(${companyId}::uuid::text))`,
  );
};

/** More jobs that have all but the words in common are not compared. */
const mostCompared = sql.raw("50");

/** A text without case, spaces and punctuation. */
const bareOf = (text: SQL) => sql`array_to_string(split_words(fold(${text})), '')`;

/** How often a job says each word. */
const wordsOf = (job: SQL) => sql`
  select ${job}.id, word, count(*) as times
  from ${job} cross join lateral
    tokens_in(concat_ws(E'\n', ${job}.description, ${job}.requirements)) as word
  group by ${job}.id, word`;

export interface NearCopy {
  id: string;
  /** Whether the job is a near copy of this one, and not the other way round. */
  comesFirst: boolean;
}

/**
 * The jobs of which a job is a near copy, and those that are near copies of it; drafts are none. A team's job is a
 * copy of no outsider's: it comes first, whichever is older. What they have in common is looked up by an index,
 * before any text is read.
 */
export const listNearCopies = async (db: Db, id: string): Promise<NearCopy[]> => {
  const { rows } = await db.execute<{ id: string; comes_first: boolean }>(sql`
    with one as materialized (
      select jobs.*, ${postedByOutsider} as is_outsiders from jobs where id = ${id} and not is_draft
    ),
    alike as materialized (
      select job.*,
        (${isOutsiders(sql`job`)}, job.created_at, job.id) < (one.is_outsiders, one.created_at, one.id) as comes_first
      from one join jobs as job
        on job.company_id = one.company_id and job.category = one.category
        and job.type = one.type and job.experience_level = one.experience_level
        and job.created_at between one.created_at - interval '180 days'
          and one.created_at + interval '180 days'
      where not job.is_draft and job.id <> one.id
        and job.salary_min is not distinct from one.salary_min
        and job.salary_max is not distinct from one.salary_max
        and ${bareOf(sql`job.title`)} = ${bareOf(sql`one.title`)}
        and ${bareOf(sql`job.location`)} = ${bareOf(sql`one.location`)}
      order by job.is_active and job.is_listed desc, ${isOutsiders(sql`job`)}, job.created_at
      limit ${mostCompared}
    ),
    its_words as materialized (${wordsOf(sql`one`)}),
    words as materialized (${wordsOf(sql`alike`)}),
    shared as (
      select alike.id, coalesce(sum(least(words.times, coalesce(its_words.times, 0))), 0) as words
      from alike left join words on words.id = alike.id left join its_words using (word)
      group by alike.id
    )
    select alike.id, alike.comes_first
    from alike join shared using (id)
    where shared.words * 10 >= 9 * (
      case when alike.comes_first then (select coalesce(sum(times), 0) from words where id = alike.id)
      else (select coalesce(sum(times), 0) from its_words) end
    )`);
  return rows.map(({ id: other, comes_first: comesFirst }) => ({ id: other, comesFirst }));
};

export interface Copy {
  jobId: string;
  olderId: string;
}

/** Forgets of which jobs this one is a copy, and which are copies of it. Answers what is forgotten. */
export const deleteCopies = async (db: Db, id: string): Promise<Copy[]> => {
  const { rows } = await db.execute<{ job_id: string; older_id: string }>(
    sql`delete from job_copies where job_id = ${id} or older_id = ${id} returning job_id, older_id`,
  );
  return rows.map(({ job_id: jobId, older_id: olderId }) => ({ jobId, olderId }));
};

/** Of jobs that are deleted meanwhile there is none. */
export const insertCopies = async (db: Db, copies: Copy[]): Promise<void> => {
  await db.execute(sql`
    insert into job_copies (job_id, older_id)
    select given.job_id, given.older_id
    from unnest(
      ${sql.param(copies.map(({ jobId }) => jobId))}::uuid[],
      ${sql.param(copies.map(({ olderId }) => olderId))}::uuid[]
    ) as given (job_id, older_id)
    join jobs as copy on copy.id = given.job_id
    join jobs as older on older.id = given.older_id
    for key share of copy, older
    on conflict do nothing`);
};

/**
 * Each copy among these jobs counts as posted when the first was of which it is one. This is no edit, and who
 * edits one of them just now is not waited for.
 */
export const updateToFirstPosted = async (db: Db, ids: string[]): Promise<void> => {
  await db.execute(sql`
    update jobs as copy set first_posted_at = first.posted_at
    from (
      select job_copies.job_id, min(coalesce(older.first_posted_at, older.created_at)) as posted_at
      from job_copies join jobs as older on older.id = job_copies.older_id
      where job_copies.job_id = any (${sql.param(ids)}::uuid[])
      group by job_copies.job_id
    ) as first
    where copy.id = first.job_id
      and first.posted_at < coalesce(copy.first_posted_at, copy.created_at)
      and copy.id in (
        select id from jobs where id = any (${sql.param(ids)}::uuid[]) for no key update skip locked
      )`);
};

/** A job that is a copy no more was posted first itself. */
export const updateToOwnPosting = async (db: Db, id: string): Promise<void> => {
  await db.execute(sql`update jobs set first_posted_at = null where id = ${id}`);
};

const isEarlier = sql<boolean>`(
  select older.created_at < ${jobs.createdAt} from jobs as older where older.id = ${copyOf}
)`;

/** Those of these jobs that are copies of an open one, whether that is earlier, and who is to be told. */
export const listShownTogether = (db: Db, ids: string[]) =>
  db
    .select({ id: jobs.id, title: jobs.title, isEarlier, employerId })
    .from(jobs)
    .innerJoin(companies, sql`${companies.id} = ${jobs.companyId}`)
    .where(
      sql`${jobs.id} = any (${sql.param(ids)}::uuid[]) and exists (
        select from job_copies as copied
        where copied.job_id = ${jobs.id}
          and copied.older_id in (select id from jobs where ${jobIsOpen})
      )`,
    );

/** The open copies of each of these jobs, the newest first, as many as a list can be asked for by their ids. */
export const listOpenCopies = async (
  db: Db,
  jobIds: string[],
): Promise<{ olderId: string; ids: string[] }[]> => {
  const { rows } = await db.execute<{ older_id: string; ids: string[] }>(sql`
    select older_id, (array_agg(job_id order by created_at desc, job_id desc))[:${sql.raw(String(mostSavedJobs))}] as ids
    from job_copies join job_search using (job_id)
    where older_id = any (${sql.param(jobIds)}::uuid[]) and closes_at > now()
    group by older_id`);
  return rows.map(({ older_id: olderId, ids }) => ({ olderId, ids }));
};
