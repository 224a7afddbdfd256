import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endWithThisProcess } from "@rolecall/server/test/lifeline.ts";
import type pg from "pg";
import type { Benchmark, Figure } from "./benchmark.ts";
import { sizeFor } from "./data/board-size.ts";
import { fillBoard } from "./data/fill-board.ts";
import { openHttpClient } from "./http-client.ts";
import { millisecondsOf } from "./repeat.ts";
import { startRolecall } from "./rolecall.ts";
import { percentile } from "./rounds.ts";
import { searchCalls, type SearchCall } from "./search-calls.ts";

const smallBoard = 10_000;
const ofEachKind = 25;
const warmUps = 3;
/** The naive search takes seconds at a million jobs. */
const naiveOnes = 8;

/** Milliseconds of each search, one after the other. */
const timeSearches = async (origin: string): Promise<Map<SearchCall, number>> => {
  using client = openHttpClient(origin, 1);
  const times = new Map<SearchCall, number>();
  const calls = searchCalls(ofEachKind + warmUps);
  for (const [index, call] of calls.entries()) {
    const time = await millisecondsOf(() => client.send({ path: call.path }));
    if (index >= (calls.length / (ofEachKind + warmUps)) * warmUps) times.set(call, time);
  }
  return times;
};

/** The same on a board of its own. */
const timeOnSmallBoard = async (): Promise<Map<SearchCall, number>> => {
  const dataDir = await mkdtemp(join(tmpdir(), "rolecall-bench-"));
  const letGo = endWithThisProcess(dataDir);
  try {
    await using rolecall = await startRolecall(dataDir);
    await fillBoard(rolecall.pool, sizeFor(smallBoard));
    return await timeSearches(rolecall.origin);
  } finally {
    letGo();
    await rm(dataDir, { recursive: true, force: true });
  }
};

/** What a typical board does with the words of a search. */
const naiveSearch = (pool: pg.Pool, words: string) =>
  pool.query(
    `select jobs.* from jobs join companies on companies.id = company_id
      where is_active and (deadline is null or deadline > now()) and (
        title ilike $1 or jobs.description ilike $1 or requirements ilike $1 or companies.name ilike $1
      )
      order by jobs.created_at desc limit 20`,
    [`%${words}%`],
  );

/** Any mix of words, place, filters, salary and pages, beside the same on a board of 10,000 jobs. */
export const search: Benchmark = async ({ dataDir, size }) => {
  const small = [...(await timeOnSmallBoard()).values()];
  await using rolecall = await startRolecall(dataDir);
  const times = await timeSearches(rolecall.origin);
  const large = [...times.values()];

  const naive: number[] = [];
  const withWords = [...times.keys()].filter(({ query }) => query["query"] !== undefined);
  for (const { query } of withWords.slice(0, naiveOnes))
    naive.push(await millisecondsOf(() => naiveSearch(rolecall.pool, String(query["query"]))));

  const figure = (share: number, limit: number): Figure => {
    const [measured, baseline] = [percentile(large, share), percentile(small, share)];
    const ratio = measured / baseline;
    const bar = `at most ${limit} ms${share > 0.5 ? ", ratio of at most 3" : ""}`;
    return {
      what: `p${share * 100} of searching ${size.jobs} jobs, any mix`,
      beside: `${smallBoard} jobs`,
      unit: "ms",
      measured,
      baseline,
      ratio,
      bar,
      met: measured <= limit && (share <= 0.5 || ratio <= 3),
    };
  };
  const slowest = [...Map.groupBy(times, ([{ kind }]) => kind)].map(([kind, ofKind]): Figure => {
    const measured = percentile(
      ofKind.map(([, time]) => time),
      0.99,
    );
    const baseline = percentile(large, 0.5);
    const ratio = measured / baseline;
    const what = `p99 of searching for ${kind}`;
    return {
      what,
      beside: "the median of all",
      unit: "ms",
      measured,
      baseline,
      ratio,
      bar: "reported",
      met: true,
    };
  });
  const ofNaive = percentile(naive, 0.5);
  return [
    figure(0.5, 10),
    figure(0.99, 60),
    {
      what: "p50 of `ILIKE` over title, description, requirements and company",
      beside: "our p50",
      unit: "ms",
      measured: ofNaive,
      baseline: percentile(large, 0.5),
      ratio: ofNaive / percentile(large, 0.5),
      bar: "reported",
      met: true,
    },
    ...slowest,
  ];
};
