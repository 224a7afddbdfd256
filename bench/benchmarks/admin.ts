import type pg from "pg";
import type { Benchmark } from "../benchmark.ts";
import { addCandidates } from "../data/people.ts";
import { lastNames } from "../data/vocabulary.ts";
import { openHttpClient } from "../http-client.ts";
import { latencyFigures } from "../latency-figures.ts";
import { addPeople, nextNumber } from "../people.ts";
import { millisecondsOf } from "../repeat.ts";
import { startRolecall } from "../rolecall.ts";
import { percentile } from "../rounds.ts";

/** Of people and of companies; of jobs there are as many as the board has. */
const leastRows = 100_000;
const roundCount = 10;
/** In milliseconds. */
const limit = 50;

const queries: Record<string, Record<string, string>[]> = {
  users: [
    {},
    { role: "candidate" },
    { role: "company", query: "chen" },
    { suspended: "true" },
    { waiting: "true" },
    { lost: "true" },
    { query: "user-9" },
    { query: "a" },
    { query: "nobody at all" },
    { query: "people.example", limit: "100" },
  ],
  companies: [
    {},
    { verified: "true" },
    { suspended: "true" },
    { query: "works" },
    { query: "chen" },
    { query: "o" },
    { query: "nothing at all" },
  ],
  jobs: [
    {},
    { held: "true" },
    { takenDown: "true" },
    { query: "engineer" },
    { query: "a" },
    { query: "nothing at all" },
  ],
  reports: [{}],
  audit: [{}, { action: "user-suspended" }],
};

const addCompanies = (pool: pg.Pool, count: number) =>
  pool.query(
    `insert into companies (id, name, description)
    select gen_random_uuid(), bench.pick($1, n, 'added') || ' Works ' || n, 'It was added.'
    from generate_series(1, $2::bigint) as n`,
    [lastNames, count],
  );

/** Every change of so many people by the administrator. */
const addAuditEntries = (pool: pg.Pool, actorId: string, count: number) =>
  pool.query(
    `insert into audit_entries (id, actor_id, action, subject_id, changes, created_at)
    select new_event_id(), $1, 'user-suspended', id, '{"reason": "Spam"}', now() - row_number() over () * interval '1 minute'
    from users limit $2`,
    [actorId, count],
  );

/** What a list without an index for it does. */
const listNaively = (pool: pg.Pool) =>
  pool.query(
    `select * from users where concat_ws(' ', username, email, first_name, last_name) ilike $1
    order by created_at desc, id desc limit 50`,
    ["%user-9%"],
  );

/** The lists of the administration at 100,000 people and companies and the jobs of the board, newest first. */
export const admin: Benchmark = async ({ dataDir, size }) => {
  await using rolecall = await startRolecall(dataDir);
  const { pool, origin } = rolecall;
  const [administrator] = await addPeople(pool, "recruiter", 1);
  if (!administrator) throw new Error("Nobody was added");
  await pool.query("update users set administrator_since = now() where id = $1", [
    administrator.id,
  ]);
  const first = await nextNumber(pool, "users");
  await addCandidates(pool, { first, count: Math.max(0, leastRows + 1 - first) });
  await addCompanies(pool, Math.max(0, leastRows + 1 - (await nextNumber(pool, "companies"))));
  await addAuditEntries(pool, administrator.id, leastRows);
  await pool.query("vacuum (analyze)");

  using client = openHttpClient(origin, 1);
  const times: number[] = [];
  const naive: number[] = [];
  for (let round = 0; round <= roundCount; round += 1) {
    for (const [list, asked] of Object.entries(queries))
      for (const query of asked) {
        const path = `/api/admin/${list}?${new URLSearchParams(query)}`;
        const took = await millisecondsOf(() =>
          client.send({ path, cookie: administrator.cookie }),
        );
        if (round > 0) times.push(took); // The first round warms up.
      }
    naive.push(await millisecondsOf(() => listNaively(pool)));
  }
  return latencyFigures({
    what: `a list of the administration, any filter, at 100,000 people and companies and ${size.jobs.toLocaleString("en-US")} jobs`,
    times,
    limit,
    beside: "`ILIKE` on the people",
    baseline: percentile(naive, 0.5),
  });
};
