import type pg from "pg";
import type { BoardSize } from "./data/board-size.ts";
import { addPeople, addRecruiter } from "./people.ts";

/**
 * Adds two people who together may open every screen: a candidate, and a user of the role company
 * who owns a company.
 */
export const addCast = async (pool: pg.Pool, size: BoardSize) => {
  const { id, cookie } = await addRecruiter(pool, size, [{ jobs: 200, applicants: 50 }]);
  const [candidate] = await addPeople(pool, "candidate", 1);
  const { rows } = await pool.query<{ job: string; company: string }>(
    "select id as job, company_id as company from jobs where posted_by = $1 and is_active limit 1",
    [id],
  );
  const [of] = rows;
  if (!candidate || !of) throw new Error("Nobody was added");
  await pool.query("update companies set owner_id = $1 where id = $2", [id, of.company]);
  await pool.query("update jobs set deadline = null where id = $1", [of.job]);
  return { ...of, asCandidate: { cookie: candidate.cookie }, asRecruiter: { cookie } };
};
