import type { Candidate } from "@rolecall/contract/talent/candidates.schemas.ts";
import { readJobById } from "@rolecall/server/src/features/match/match.service.ts";
import { scorePeople } from "@rolecall/server/src/features/talent/search/scoring.service.ts";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Benchmark } from "../benchmark.ts";
import { addFindable } from "../data/findable.ts";
import { whileFilling } from "../data/while-filling.ts";
import { openHttpClient } from "../http-client.ts";
import { latencyFigures } from "../latency-figures.ts";
import { addTeam, nextNumber } from "../people.ts";
import { millisecondsOf } from "../repeat.ts";
import { startRolecall, type Rolecall } from "../rolecall.ts";
import { percentile } from "../rounds.ts";

export const leastPeople = 1_000;
const shown = 20;
const jobs = 60;
const rounds = 3;
/** All people are scored for so many jobs, which takes half a minute for 200,000. */
const fullyScored = 2;
const limits = { ms: 60, found: 0.9 };

const listFindable = async (pool: pg.Pool): Promise<string[]> => {
  const { rows } = await pool.query<{ id: string }>(
    "select user_id as id from findable_people where document is not null",
  );
  return rows.map(({ id }) => id);
};

/** Adds those who are missing. */
const ensurePeople = async ({ pool, address }: Rolecall, people: number) => {
  const count = people - (await listFindable(pool)).length;
  if (count <= 0) return;
  await using filling = await whileFilling(address);
  await addFindable(filling, { first: await nextNumber(pool, "users"), count });
};

/** The points of the best ones there are, as many as these. */
const bestOf = (scores: (number | null)[], count: number) =>
  scores
    .map((score) => score ?? 0)
    .toSorted((a, b) => b - a)
    .slice(0, count);

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** The best people for a job among all who let themselves be found, as the call answers them, beside scoring every one. */
export const matchPeople: Benchmark = async ({ dataDir, size, people }) => {
  await using rolecall = await startRolecall(dataDir, { BACKGROUND: "off" });
  const { pool, origin } = rolecall;
  await ensurePeople(rolecall, people);
  const [searcher] = await addTeam(pool, size, { recruiters: 1, jobs, applicants: 0 });
  if (!searcher) throw new Error("Nobody searches");
  const { rows } = await pool.query<{ id: string }>("select id from jobs where posted_by = $1", [
    searcher.id,
  ]);
  using client = openHttpClient(origin, 1);
  const bestFor = async (jobId: string) => {
    const path = `/api/candidates?jobId=${jobId}&limit=${shown}`;
    const content = await client.send({ path, cookie: searcher.cookie });
    return JSON.parse(content.toString()) as Candidate[];
  };

  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1)
    for (const { id } of rows) {
      const took = await millisecondsOf(() => bestFor(id));
      if (round > 0) times.push(took); // The first round warms up.
    }

  const db = drizzle(pool, { casing: "snake_case" });
  const userIds = await listFindable(pool);
  const ofAll: number[] = [];
  const shares: number[] = [];
  for (const { id } of rows.slice(0, fullyScored)) {
    const job = await readJobById(db, id);
    if (!job) throw new Error("The job is not there");
    let scored: Awaited<ReturnType<typeof scorePeople>> = [];
    ofAll.push(
      await millisecondsOf(async () => (scored = await scorePeople(db, { job, userIds }))),
    );
    const best = (await bestFor(id)).map(({ matchScore }) => matchScore ?? null);
    const all = scored.map(({ score }) => score);
    shares.push(sum(bestOf(best, shown)) / sum(bestOf(all, shown)));
  }
  const found = sum(shares) / shares.length;
  return [
    ...latencyFigures({
      what: `the best ${shown} of ${userIds.length.toLocaleString("en-US")} people for a job, through the API`,
      times,
      limit: limits.ms,
      beside: "everybody scored",
      baseline: percentile(ofAll, 0.5),
    }),
    {
      what: `points of those ${shown}`,
      beside: "the best of everybody scored",
      unit: "%",
      measured: found * 100,
      baseline: 100,
      ratio: found,
      bar: `at least ${limits.found * 100} %`,
      met: found >= limits.found,
    },
  ];
};
