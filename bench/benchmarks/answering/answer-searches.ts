import { jobSearch } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { companies } from "@rolecall/server/src/db/schema/companies.ts";
import { jobs } from "@rolecall/server/src/db/schema/jobs.ts";
import { jobColumns } from "@rolecall/server/src/features/jobs/jobs.queries.ts";
import { listAllJobs } from "@rolecall/server/src/features/search/search.service.ts";
import { eq, inArray } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Figure } from "../../benchmark.ts";
import { openHttpClient } from "../../http-client.ts";
import { millisecondsOf } from "../../repeat.ts";
import type { Rolecall } from "../../rolecall.ts";
import { percentile } from "../../rounds.ts";

const roundCount = 20;
const warmUps = 2;
const pageCount = 100;
/** The most that may be added, in milliseconds, at the median. */
const mostAdded = 1;

/** So many of a hundred jobs are near copies of the one that their company posted before. */
const insertCopies = `
  insert into job_copies (job_id, older_id)
  select id, older_id
  from (
    select id, lag(id) over (partition by company_id order by created_at, id) as older_id
    from jobs where is_active
  ) as posted
  where older_id is not null and bench.chance(hashtext(id::text), 'copy') < 0.05`;

/** Companies that answer anything from nothing to everything. */
const spreadShares = `
  update company_answers
  set answered = floor((counted + 1) * bench.chance(hashtext(company_id::text), 'share'))`;

/** Searches that find all, many and few. */
const searches: Record<string, string>[] = [
  {},
  { query: "manager" },
  { query: "nurse" },
  { query: "senior engineer" },
  { type: "full-time" },
  { type: "part-time", experienceLevel: "senior" },
  { query: "specialist", page: "3" },
];

/** What is asked besides. */
const additions: Record<string, Record<string, string>> = {
  "`answers=40`": { answers: "40" },
  "`answers=60`": { answers: "60" },
  "`answers=80`": { answers: "80" },
  "`answers=95`": { answers: "95" },
  "`sort=answers`": { sort: "answers" },
  "`copies=false`": { copies: "false" },
};

interface Both {
  with: number[];
  without: number[];
}

const figureOf = (what: string, beside: string, times: Both): Figure => {
  const [measured, baseline] = [percentile(times.with, 0.5), percentile(times.without, 0.5)];
  return {
    what,
    beside,
    unit: "ms",
    measured,
    baseline,
    ratio: measured / baseline,
    bar: `less than ${mostAdded} ms more`,
    met: measured - baseline < mostAdded,
  };
};

/** Pages of 20 jobs as lists load them, and the same without the figures of job and company. */
const measureReading = async (pool: pg.Pool): Promise<Both> => {
  const db = drizzle(pool, { casing: "snake_case" });
  const { answers: _ofJob, company, ...columns } = jobColumns;
  const { answers: _ofCompany, ...companyColumns } = company;
  const ofListed = eq(companies.id, jobs.companyId);
  const loads = {
    with: (ids: string[]) =>
      db.select(jobColumns).from(jobs).innerJoin(companies, ofListed).where(inArray(jobs.id, ids)),
    without: (ids: string[]) =>
      db
        .select({ ...columns, company: companyColumns })
        .from(jobs)
        .innerJoin(companies, ofListed)
        .where(inArray(jobs.id, ids)),
  };
  const times: Both = { with: [], without: [] };
  for (let page = 1; page <= pageCount; page += 1) {
    const { ids } = await listAllJobs(db, jobSearch.parse({ page: String(page), limit: "20" }));
    for (const name of ["with", "without"] as const) {
      // Neither reads what the other one did not read.
      await loads[name](ids);
      times[name].push(await millisecondsOf(() => loads[name](ids)));
    }
  }
  return times;
};

/** What the figures add to lists of jobs, where they are shown, filtered and sorted by. */
export const measureAnswerSearches = async (
  { pool, origin }: Rolecall,
  { companies: companyCount }: { companies: number },
): Promise<Figure[]> => {
  const reading = await measureReading(pool);
  await pool.query(spreadShares);
  await pool.query(insertCopies);
  await pool.query("vacuum (analyze) job_copies, company_answers, job_answers");
  using client = openHttpClient(origin, 1);
  const ask = (search: Record<string, string>) =>
    millisecondsOf(() => client.send({ path: `/api/jobs?${new URLSearchParams(search)}` }));
  const figures: Figure[] = [];
  for (const [name, addition] of Object.entries(additions)) {
    const times: Both = { with: [], without: [] };
    for (let round = 0; round < warmUps + roundCount; round += 1)
      for (const search of searches) {
        const without = await ask(search);
        const took = await ask({ ...search, ...addition });
        if (round < warmUps) continue;
        times.without.push(without);
        times.with.push(took);
      }
    figures.push(
      figureOf(`p50 of searches with ${name}, of ${companyCount} companies`, "without", times),
    );
  }
  return [
    figureOf(
      "p50 of reading 20 jobs with the answers of each and of its company",
      "without",
      reading,
    ),
    ...figures,
  ];
};
