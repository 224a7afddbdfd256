import type pg from "pg";
import { idOf, type BoardSize } from "./board-size.ts";
import { addApplications } from "./jobs.ts";
import { whileFilling } from "./while-filling.ts";
import { withoutIndexes } from "./without-indexes.ts";

const insertCompanies = `
  insert into companies (id, name, description)
  select bench.id(n), 'Company ' || n, 'It hired many people.' from generate_series($1::bigint, $2) as n`;

/** The companies take turns. Closed jobs are in no search. */
const insertJobs = `
  insert into jobs (
    id, title, description, location, type, experience_level, category, is_active, company_id,
    posted_by, applicant_count, created_at, updated_at, closed_at, confirmed_at
  )
  select
    bench.id(n), 'A job of before', 'It was filled.', 'Lisbon', 'full-time', 'mid', 'operations', false,
    bench.id(1 + n % $3), $4, $5, posted, bench.now(), bench.now(), posted
  from generate_series($1::bigint, $2) as n
  cross join lateral (
    select bench.now() - interval '1 d' - interval '85 d' * bench.chance(n, 'posted') as posted
  ) as draw`;

/** The number of jobs in one statement, and of statements at the same time. */
const batch = 2_000;
const workers = 2;

interface Wanted {
  companies: number;
  applications: number;
  /** Of one job. */
  applicants: number;
}

/**
 * Adds companies to a board until it has so many, and closed jobs of all of them with so many applications of the last
 * three months in all.
 */
export const addClosedJobs = async (
  address: pg.ClientConfig,
  size: BoardSize,
  { companies, applications, applicants }: Wanted,
): Promise<void> => {
  await using filling = await whileFilling(address);
  const { pool, unchecked } = filling;
  await unchecked.query(insertCompanies, [size.companies + 1, companies]);
  const last = size.jobs + Math.ceil(applications / applicants);
  const of = {
    firstCandidate: size.recruiters + size.companies + 1,
    candidates: size.candidates,
  };
  await withoutIndexes(pool, async () => {
    let next = size.jobs + 1;
    const work = async () => {
      while (next <= last) {
        const from = next;
        next += batch;
        const to = Math.min(last, from + batch - 1);
        await unchecked.query(insertJobs, [from, to, companies, idOf(1), applicants]);
        await addApplications(unchecked, { from, to, ...of });
      }
    };
    await Promise.all(Array.from({ length: workers }, work));
  });
  await pool.query("vacuum (analyze)");
};
