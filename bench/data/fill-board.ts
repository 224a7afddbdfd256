import type pg from "pg";
import type { BoardSize } from "./board-size.ts";
import { prepareDraws } from "./draws.ts";
import { addJobs } from "./jobs.ts";
import { addCandidates, addCompanies, addUsers } from "./people.ts";

/** Fills an empty, migrated database with a board of that size. */
export const fillBoard = async (pool: pg.Pool, size: BoardSize): Promise<void> => {
  const { jobs, companies, recruiters, candidates } = size;
  await prepareDraws(pool);
  await addUsers(pool, "recruiter", { first: 1, count: recruiters });
  await addUsers(pool, "company", { first: recruiters + 1, count: companies });
  await addCandidates(pool, { first: recruiters + companies + 1, count: candidates });
  await addCompanies(pool, { count: companies, ownersAfter: recruiters });
  await withoutSearchIndex(pool, () => addJobs(pool, size, { first: 1, count: jobs }));
  // What the database would do by itself later on, in the middle of a measurement.
  await pool.query("vacuum (analyze)");
};

/** Many rows are added twice as fast before there is an index of their words. */
const withoutSearchIndex = async (pool: pg.Pool, add: () => Promise<void>) => {
  const { rows } = await pool.query<{ definition: string }>(
    "select pg_get_indexdef('job_search_document'::regclass) as definition",
  );
  await pool.query("drop index job_search_document");
  await add();
  await pool.query(`set maintenance_work_mem = '256MB'; ${rows[0]?.definition}`);
};
