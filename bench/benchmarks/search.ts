import type pg from "pg";
import type { Benchmark, Figure } from "../benchmark.ts";
import { openHttpClient } from "../http-client.ts";
import { onOwnBoard } from "../own-board.ts";
import { millisecondsOf } from "../repeat.ts";
import { startRolecall, type Rolecall } from "../rolecall.ts";
import { percentile } from "../rounds.ts";
import { searchCalls, type SearchCall } from "../search-calls.ts";

const smallBoard = 10_000;
const ofEachKind = 25;
const warmUps = 3;
/** The naive search takes seconds at a million jobs. */
const naiveOnes = 8;

/** Milliseconds of a search's two questions. */
interface Timed {
  call: SearchCall;
  list: number;
  facets: number;
}

/**
 * Reads what is searched and shown once: on a board in use it is in memory, and how quick a disk is
 * shall not be measured.
 */
const readIntoMemory = async (pool: pg.Pool): Promise<void> => {
  await pool.query("select sum(length(document)) from job_search");
  await pool.query("select sum(length(description)) from jobs");
};

/** Every search once, one after the other. */
const timeSearches = async ({ origin, pool }: Rolecall): Promise<Timed[]> => {
  await readIntoMemory(pool);
  using client = openHttpClient(origin, 1);
  const times: Timed[] = [];
  for (const call of searchCalls(warmUps + ofEachKind)) {
    const ask = (path: string) =>
      millisecondsOf(() => client.send({ path: `${path}?${call.parameters}` }));
    times.push({ call, list: await ask("/api/jobs"), facets: await ask("/api/jobs/facets") });
  }
  return times.slice((times.length / (warmUps + ofEachKind)) * warmUps);
};

/** The search of a typical board: `ILIKE` on the words. */
const naiveSearch = (pool: pg.Pool, words: string) =>
  pool.query(
    `select jobs.* from jobs join companies on companies.id = company_id
      where is_active and (deadline is null or deadline > now()) and (
        title ilike $1 or jobs.description ilike $1 or requirements ilike $1 or companies.name ilike $1
      )
      order by jobs.created_at desc limit 20`,
    [`%${words}%`],
  );

const shareOf = (times: Timed[], part: "list" | "facets", share: number) =>
  percentile(
    times.map((timed) => timed[part]),
    share,
  );

const compare = (measured: number, baseline: number) => ({
  unit: "ms" as const,
  measured,
  baseline,
  ratio: measured / baseline,
});

/** Any mix of words, place, filters, salary and pages, beside the same on a board of 10,000 jobs. */
export const search: Benchmark = async ({ dataDir, size }) => {
  const small = await onOwnBoard(smallBoard, timeSearches);
  await using rolecall = await startRolecall(dataDir);
  const large = await timeSearches(rolecall);

  const naive: number[] = [];
  const withWords = large.map(({ call }) => call.query["query"]).filter((words) => words);
  for (const words of withWords.slice(0, naiveOnes))
    naive.push(await millisecondsOf(() => naiveSearch(rolecall.pool, String(words))));

  const figure = (part: "list" | "facets", share: number, limit: number): Figure => {
    const comparison = compare(shareOf(large, part, share), shareOf(small, part, share));
    const { measured, ratio } = comparison;
    return {
      what: `p${share * 100} of the ${part} of any search among ${size.jobs} jobs`,
      beside: `${smallBoard} jobs`,
      ...comparison,
      bar: `at most ${limit} ms${share > 0.5 ? ", ratio of at most 3" : ""}`,
      met: measured <= limit && (share <= 0.5 || ratio <= 3),
    };
  };
  const reported = { bar: "reported", met: true };
  const ofKinds = [...Map.groupBy(large, ({ call }) => call.kind)].map(([kind, times]): Figure => ({
    what: `p99 of the list of ${kind}`,
    beside: "the median of all lists",
    ...compare(shareOf(times, "list", 0.99), shareOf(large, "list", 0.5)),
    ...reported,
  }));
  return [
    figure("list", 0.5, 10),
    figure("list", 0.99, 60),
    figure("facets", 0.5, 10),
    figure("facets", 0.99, 60),
    {
      what: "p50 of `ILIKE` over title, description, requirements and company",
      beside: "our p50",
      ...compare(percentile(naive, 0.5), shareOf(large, "list", 0.5)),
      ...reported,
    },
    ...ofKinds,
  ];
};
