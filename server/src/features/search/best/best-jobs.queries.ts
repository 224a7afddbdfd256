// Among which jobs the best are looked for: all that a search finds, or those with the heaviest terms.
import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { type Filter, queryOf } from "#features/search/filter/filter.ts";
import { matches, matchesById } from "#features/search/sql/job-matches.sql.ts";
import { matching, withSlices } from "#features/search/sql/job-slices.sql.ts";
import type { Term } from "#match/terms/term.ts";

const queryText = (filter: Filter) => sql`${queryOf(filter)}::text::tsquery`;

/** Every 64th job is in the sample: of 5,000 it has 78, and of fewer 130 hardly ever. */
const sureInSample = 130;

/** Whether a search surely finds more than five thousand jobs. */
export const findsMany = async (db: Db, filter: Filter): Promise<boolean> => {
  const { rows } = await db.execute<{ sampled: number }>(sql`
    select count(*)::int as sampled from (
      select from job_search_sample as job_search where ${matches(filter, queryText(filter))}
      limit ${sureInSample}
    ) as sampled`);
  return rows[0]?.sampled === sureInSample;
};

/** The jobs that a search finds, up to a number. */
export const listFoundIds = async (db: Db, filter: Filter, most: number): Promise<string[]> => {
  const found = matching(filter, {
    query: queryText(filter),
    columns: sql`found.job_id`,
    upTo: most,
  });
  const { rows } = await db.execute<{ id: string }>(
    withSlices(filter, sql`select job_id as id from (${found}) as found limit ${most}`),
  );
  return rows.map(({ id }) => id);
};

interface Pool {
  terms: Term[];
  /** Of each term so many jobs, those first to which it could give most. */
  perTerm: number;
  /** Of these so many are looked up, those first that their terms give most together. */
  inSight: number;
  most: number;
}

/** The jobs of a search to which some terms give most together. */
export const listPool = async (
  db: Db,
  filter: Filter,
  { terms, perTerm, inSight, most }: Pool,
): Promise<string[]> => {
  const numbers = terms.map(({ term }) => term);
  const weights = terms.map(({ weight }) => weight);
  const { rows } = await db.execute<{ id: string }>(sql`
    with pool as materialized (
      select found.job_id, sum(found.weight * given.weight) as points
      from unnest(${sql.param(numbers)}::int[], ${sql.param(weights)}::float8[]) as given (term, weight)
      cross join lateral (
        select job_id, weight from job_terms where term = given.term
        order by weight desc, job_id desc limit ${perTerm}
      ) as found
      group by found.job_id order by points desc, found.job_id desc limit ${inSight}
    )
    select pool.job_id as id
    from pool cross join lateral (
      select job_id from job_search
      where job_id = pool.job_id and ${matchesById(filter, queryText(filter))} offset 0
    ) as found
    order by pool.points desc, pool.job_id desc limit ${most}`);
  return rows.map(({ id }) => id);
};

/** The jobs to which somebody applied, whatever became of it. */
export const listAppliedJobs = async (db: Db, candidateId: string): Promise<string[]> => {
  const rows = await db
    .select({ jobId: applications.jobId })
    .from(applications)
    .where(eq(applications.candidateId, candidateId));
  return rows.map(({ jobId }) => jobId);
};

/** Those of these jobs that are open. */
export const listOpenAmong = async (db: Db, ids: string[]): Promise<Set<string>> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select job_id as id from job_search
    where job_id = any (${sql.param(ids)}::uuid[]) and closes_at > now()`);
  return new Set(rows.map(({ id }) => id));
};
