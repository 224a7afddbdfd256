import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { ofType, prepared } from "#db/prepared.ts";

const similar = prepared(
  "jobs_like_one",
  {
    jobId: ofType<string>,
    terms: ofType<number[]>,
    weights: ofType<number[]>,
    perTerm: ofType<number>,
    most: ofType<number>,
  },
  (db, given) =>
    db.select({ id: sql<string>`job_id` }).from(
      sql`(
          select found.job_id, sum(least(found.weight, given.weight * 100)) as points
          from unnest(${given.terms}::int[], ${given.weights}::float8[]) as given (term, weight)
          cross join lateral (
            select job_id, weight from job_terms where term = given.term
            order by weight desc, job_id desc limit ${given.perTerm}
          ) as found
          where found.job_id <> ${given.jobId}::uuid
            and exists (
              select from job_search where job_search.job_id = found.job_id and closes_at > now()
            )
          group by found.job_id order by points desc, found.job_id desc limit ${given.most}
        ) as similar_jobs`,
    ),
);

/** The open jobs that share the heaviest of these terms with a job. */
export const listSimilar = async (
  db: Db,
  given: { jobId: string; terms: number[]; weights: number[]; perTerm: number; most: number },
): Promise<string[]> => (await similar(db, given)).map(({ id }) => id);
