import { jobTypes } from "@rolecall/contract/jobs/job.ts";
import { Random } from "@rolecall/demo/random.ts";
import { lookForNewJobs } from "@rolecall/server/src/features/alerts/look.service.ts";
import { keyOf, toFilter } from "@rolecall/server/src/features/alerts/stored-search.ts";
import { compileSearch } from "@rolecall/server/src/features/search/kept/kept-search.service.ts";
import { findJobs } from "@rolecall/server/src/features/search/search.service.ts";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Benchmark } from "../benchmark.ts";
import { idOf } from "../data/board-size.ts";
import { places, titles } from "../data/vocabulary.ts";
import { startRolecall } from "../rolecall.ts";

/** As many as one person may keep. */
const eachKeeps = 50;
/** So many people keep the same search. */
const sharedBy = 10;
const newJobs = 10_000;
/** The searches that are looked for one by one, for the baseline. */
const oneByOne = 200;
const mostSeconds = 180;

/** Distinct searches: words of titles, half of them with a place, a third with a kind of job. */
const drawSearches = (count: number) => {
  const random = new Random("alerts");
  const drawn = new Map<string, object>();
  while (drawn.size < count) {
    const search = {
      query: random.pick(titles).split(" ").slice(0, random.whole(1, 2)).join(" "),
      ...(random.whole(1, 2) === 1 && { location: random.pick(places) }),
      ...(random.whole(1, 3) === 1 && { type: random.pick(jobTypes) }),
      salaryMin: random.whole(0, 40) * 1_000,
    };
    drawn.set(keyOf(search), search);
  }
  return [...drawn].map(([key, search]) => ({ key, search }));
};

const insertAlerts = `
  insert into alerts (id, user_id, name, search, search_key, compiled, frequency, next_at, told_position,
    begun_at, token)
  select gen_random_uuid(), candidate::uuid, 'A search', $2::jsonb, $3, $4::jsonb, 'daily',
    now() + interval '1 hour', 0, now() - interval '1 day', gen_random_uuid()::text
  from unnest($1::text[]) as candidate`;

/** Lets the newest jobs become open now, and all alerts be due. */
const begin = async (pool: pg.Pool) => {
  await pool.query(
    `insert into opened_jobs (job_id, opened_at)
     select job_id, now() from job_search order by created_at desc limit ${newJobs}
     on conflict (job_id) do update set opened_at = now(), position = null`,
  );
  await pool.query("update alerts set next_at = now()");
};

/** Kept searches against new jobs: what the background does each morning, beside one search after the other. */
export const alerts: Benchmark = async ({ dataDir, size }) => {
  await using rolecall = await startRolecall(dataDir, { BACKGROUND: "off" });
  const { pool } = rolecall;
  const db = drizzle(pool, { casing: "snake_case" });
  const count = size.candidates * eachKeeps;
  const searches = drawSearches(count / sharedBy);
  const first = size.recruiters + size.companies + 1;
  for (const [index, { key, search }] of searches.entries()) {
    const compiled = JSON.stringify(await compileSearch(db, toFilter(search)));
    const keepers = Array.from({ length: sharedBy }, (_, number) =>
      idOf(first + ((index * sharedBy + number) % size.candidates)),
    );
    await pool.query(insertAlerts, [keepers, JSON.stringify(search), key, compiled]);
  }
  await begin(pool);
  const start = performance.now();
  await lookForNewJobs(db);
  const seconds = (performance.now() - start) / 1_000;

  const { rows } = await pool.query<{ letters: number; distinct: number }>(
    "select count(*)::int as letters, count(distinct alert_id)::int as distinct from alert_letters",
  );
  const [{ letters, distinct } = { letters: 0, distinct: 0 }] = rows;
  const singly = performance.now();
  for (const { search } of searches.slice(0, oneByOne))
    await findJobs(db, { ...toFilter(search), page: 1, limit: 100 });
  const each = (performance.now() - singly) / 1_000 / Math.min(oneByOne, searches.length);
  const baseline = each * count;
  await pool.query("delete from outbox where kind = 'new-jobs'");
  await pool.query("delete from alerts");
  return [
    {
      what: `${count} kept searches against ${Math.min(newJobs, size.jobs)} new jobs: ${letters} letters`,
      beside: "one search of the list after the other",
      unit: "ms",
      measured: seconds * 1_000,
      baseline: baseline * 1_000,
      ratio: seconds / baseline,
      bar: `at most ${mostSeconds} s, each letter once`,
      met: seconds <= mostSeconds && letters === distinct && letters > 0,
    },
  ];
};
