// The search's rows and counters, which no answer shows, and how many of them are read.
import { and, eq, gt, sql, type SQL } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { openJobCounts } from "#db/schema/counts/open-job-counts.ts";
import { jobSearch } from "#db/schema/job-search.ts";
import { jobs } from "#db/schema/jobs.ts";
import { searchSuggestions } from "#db/schema/search-suggestions.ts";
import { jobIsOpen } from "#read-models/open-job.sql.ts";

/** Changes with every write of the job's row. */
export const searchRowVersion = async (db: Db, jobId: string) => {
  const [row] = await db
    .select({ version: sql<string>`xmin::text` })
    .from(jobSearch)
    .where(eq(jobSearch.jobId, jobId));
  return row?.version;
};

export type SearchRow = typeof jobSearch.$inferSelect;

/** All open jobs with these lexemes, found without an index. */
export const searchRowsWith = (db: Db, lexemes: string): Promise<SearchRow[]> =>
  db
    .select()
    .from(jobSearch)
    .where(
      and(gt(jobSearch.closesAt, sql`now()`), sql`ts_match_vq(document, ${lexemes}::tsquery)`),
    );

export const countOpenJobs = (db: Db) => db.$count(jobs, jobIsOpen);

/** Rows and counters, as they are and as they come out when they are made from nothing. */
export const searchStates = (db: Db) =>
  statesOf(
    db,
    sql`
      (select jsonb_agg(to_jsonb(job_search) order by job_id) from job_search) as found,
      (select jsonb_agg(to_jsonb(job_search_sample) order by job_id) from job_search_sample) as sampled,
      (select jsonb_agg(to_jsonb(counted) order by closes_on)
        from open_job_counts as counted where jobs <> 0) as counted`,
  );

/** Like `searchStates`, for the tables of suggestions. */
export const suggestionStates = (db: Db) =>
  statesOf(
    db,
    sql`
      (select jsonb_agg(to_jsonb(lent) order by job_id) from job_suggestions as lent) as lent,
      (select jsonb_agg(to_jsonb(counted) order by kind, key)
        from search_suggestions as counted where jobs <> 0) as counted`,
  );

const statesOf = async (db: Db, state: SQL) => {
  const { rows: kept } = await db.execute(sql`select ${state}`);
  await db.delete(jobSearch);
  await db.delete(openJobCounts);
  await db.delete(searchSuggestions);
  await db.execute(sql`select index_jobs(array(select id from jobs))`);
  const { rows: fresh } = await db.execute(sql`select ${state}`);
  return { kept, fresh };
};

/** Changes the rows as the earlier edition had them, as far as reindexing depends on it. */
export const outdateSearchRows = (db: Db) =>
  db.update(jobSearch).set({
    edition: null,
    document: sql`array_to_tsvector(array(
      select lexeme from unnest(document) where lexeme !~ '^(title|company):[=^]'
    ))`,
  });

/** Adds rows to the search alone, without jobs. */
export const growSearch = async (db: Db, rows: number) => {
  // One statement must not take longer than a busy machine is given for it.
  const atOnce = 5_000;
  for (let first = 1; first <= rows; first += atOnce)
    await addRows(
      db,
      sql`
        select gen_random_uuid(), row
        from generate_series(${first}::int, ${Math.min(rows, first + atOnce - 1)}::int) as row`,
    );
  await db.execute(sql`analyze job_search`);
};

/** One id of 64 is in the sample: so many drawn in addition that one run of 10^15 has too few. */
const drawnInAddition = 2_200;

/** Ids of jobs that are in the sample. */
const sampledIds = (count: number) => sql`
  select id from (
    select gen_random_uuid() as id from generate_series(1, ${count * 200 + drawnInAddition}::int)
  ) as drawn
  where is_sampled(id) limit ${count}`;

export const drawSampledIds = async (db: Db, count: number) => {
  const { rows } = await db.execute<{ id: string }>(sampledIds(count));
  return rows.map(({ id }) => id);
};

/** The job's row in the search, and in the sample of it. */
export const rowsOfSampled = async (db: Db, jobId: string) => {
  const { rows } = await db.execute<Record<"search" | "sample", object | null>>(sql`
    select
      (select to_jsonb(job_search) from job_search where job_id = ${jobId}) as search,
      (select to_jsonb(job_search_sample) from job_search_sample where job_id = ${jobId}) as sample`);
  const [{ search, sample } = { search: null, sample: null }] = rows;
  return { search, sample };
};

/** Adds as many rows as the sample of a large board has, to the search as well. */
export const growSample = async (db: Db, rows: number) => {
  await addRows(db, sql`select id, row_number() over () from (${sampledIds(rows)}) as sampled`);
  await db.execute(sql`analyze job_search`);
};

const addRows = (db: Db, numbered: SQL) =>
  db.execute(sql`
    insert into job_search
      (job_id, created_at, closes_at, place, salary_low, salary_high, type, document)
    select
      id, now() - row * interval '1 minute', 'infinity', 'oslo', 90000, 90000, 'full-time',
      array_to_tsvector(array['type:full-time', 'place:oslo', 'number', 'word' || row])
    from (${numbered}) as numbered (id, row)`);

/** The number of the search's rows that the work read. It must run on the `db` that it receives. */
export const rowsReadDuring = (db: Db, work: (db: Db) => Promise<unknown>) =>
  db.transaction(async (db) => {
    const readSoFar = async () => {
      const { rows } = await db.execute<{ read: number }>(sql`
        select (seq_tup_read + idx_tup_fetch)::int as read
        from pg_stat_xact_user_tables where relname = 'job_search'`);
      return rows[0]?.read ?? 0;
    };
    const before = await readSoFar();
    await work(db);
    return (await readSoFar()) - before;
  });

/** A text folded, and its words as suggestions have them and as the search rows do. */
export const wordsInDatabase = async (db: Db, text: string) => {
  const { rows } = await db.execute<
    Record<"words" | "tokens" | "joined", string[]> & { folded: string }
  >(sql`
    select
      fold(${text}) as folded,
      array(select word from joined_in(characters_apart(fold(${text}))) as word) as joined,
      array(select word from words_in(${text}) as word) as words,
      array(select word from tokens_in(${text}) as word) as tokens`);
  return rows[0];
};

/** The lexeme that says that these stems stand side by side. */
export const pairInDatabase = async (db: Db, [one, next]: [string, string]) => {
  const { rows } = await db.execute<{ pair: string }>(
    sql`select words_side_by_side(${one}, ${next}) as pair`,
  );
  return rows[0]?.pair;
};

/** Whether the document of a job with this salary, or posted then, matches a query. */
export const documentHas = async (
  db: Db,
  {
    query,
    salary: [low, high],
    posted,
  }: { query: string; salary: [low: number, high: number]; posted: Date },
) => {
  const { rows } = await db.execute<{ has: boolean }>(sql`
    select array_to_tsvector(
      posting_lexemes(${posted}::timestamptz)
        || salary_lexemes(${low}::int, ${high}::int, ${high}::int)
    ) @@ ${query}::tsquery as has`);
  return rows[0]?.has;
};
