// The benchmarks: `npm run bench [-- <name>...] [--jobs N] [--requests N] [--applications N] [--people N]
// [--board DIR] [--sets DIR]`.
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { stopDatabaseWithProcess } from "@rolecall/server/test/servers/stop-database-with-process.ts";
import type { Benchmark, Figure, Setting } from "./benchmark.ts";
import { admin } from "./benchmarks/admin.ts";
import { alerts } from "./benchmarks/alerts.ts";
import { answers } from "./benchmarks/answering/answers.ts";
import { letters } from "./benchmarks/answering/letters.ts";
import { messages } from "./benchmarks/answering/messages.ts";
import { streams } from "./benchmarks/answering/streams.ts";
import { apply } from "./benchmarks/apply.ts";
import { bulk } from "./benchmarks/bulk.ts";
import { files } from "./benchmarks/files.ts";
import { filter } from "./benchmarks/filter.ts";
import { analytics } from "./benchmarks/hiring/analytics.ts";
import { board } from "./benchmarks/hiring/board.ts";
import { leastApplications } from "./benchmarks/hiring/desks.ts";
import { exportCsv } from "./benchmarks/hiring/export.ts";
import { hiring } from "./benchmarks/hiring/hiring.ts";
import { list } from "./benchmarks/list.ts";
import { longList } from "./benchmarks/long-list.ts";
import { matchJobs } from "./benchmarks/match-jobs.ts";
import { leastPeople, matchPeople } from "./benchmarks/match-people.ts";
import { matchQuality } from "./benchmarks/match-quality.ts";
import { leastRequests, memory } from "./benchmarks/memory.ts";
import { page } from "./benchmarks/page.ts";
import { pages } from "./benchmarks/pages.ts";
import { plans } from "./benchmarks/plans.ts";
import { searchQuality } from "./benchmarks/search-quality.ts";
import { search } from "./benchmarks/search.ts";
import { signIn } from "./benchmarks/sign-in.ts";
import { start } from "./benchmarks/start.ts";
import { suggestions } from "./benchmarks/suggestions.ts";
import { typing } from "./benchmarks/typing.ts";
import { leastJobs, sizeFor } from "./data/board-size.ts";
import { fillBoard } from "./data/fill-board.ts";
import { untilPlacesStand } from "./data/job-places.ts";
import { describeMachine, tableOf } from "./report.ts";
import { startRolecall } from "./rolecall.ts";

const benchmarks: Record<string, Benchmark> = {
  list,
  search,
  suggestions,
  plans,
  "search-quality": searchQuality,
  "match-jobs": matchJobs,
  "match-quality": matchQuality,
  apply,
  alerts,
  admin,
  "sign-in": signIn,
  bulk,
  filter,
  memory,
  files,
  streams,
  messages,
  answers,
  letters,
  start,
  "long-list": longList,
  typing,
  page,
  pages,
  // They add so many rows that what is measured behind them would be another board's.
  hiring,
  analytics,
  export: exportCsv,
  board,
  "match-people": matchPeople,
};

/** Reads the command line. Throws a sentence if it makes no sense. */
const readArguments = () => {
  const { values, positionals } = parseArgs({
    options: {
      jobs: { type: "string", default: "10000" },
      requests: { type: "string", default: "20000" },
      applications: { type: "string", default: "500000" },
      people: { type: "string", default: "200000" },
      /** The folder that keeps a board between runs; the board is made if it is not there yet. */
      board: { type: "string" },
      /** The folder of the public labelled sets by which matches are measured; docs/matching.md names them. */
      sets: { type: "string" },
    },
    allowPositionals: true,
  });
  const known = Object.keys(benchmarks);
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown) throw new Error(`There is no benchmark ${unknown}, only ${known.join(", ")}`);
  const wholeNumber = (name: keyof typeof values, least: number) => {
    const value = Number(values[name]);
    if (Number.isInteger(value) && value >= least) return value;
    throw new Error(`--${name} takes a whole number of at least ${least}`);
  };
  return {
    chosen: Object.entries(benchmarks).filter(
      ([name]) => positionals.length === 0 || positionals.includes(name),
    ),
    jobs: wholeNumber("jobs", leastJobs),
    requests: wholeNumber("requests", leastRequests),
    applications: wholeNumber("applications", leastApplications),
    people: wholeNumber("people", leastPeople),
    folder: values.board,
    sets: values.sets,
  };
};

const readArgumentsOrExit = () => {
  try {
    return readArguments();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};

const sayingTime = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
  process.stdout.write(`${what}... `);
  const begin = performance.now();
  const result = await work();
  console.log(`${((performance.now() - begin) / 1000).toFixed(1)} s`);
  return result;
};

/** Makes the board unless it is there, and resolves to the version of the database that holds it. */
const fill = async ({ dataDir, size }: Setting): Promise<string> => {
  const note = join(dataDir, "board.json");
  const kept = JSON.stringify(size);
  const found = await readFile(note, "utf8").catch(() => null);
  if (found !== null && found !== kept) throw new Error(`There is another board in ${dataDir}`);
  await using rolecall = await startRolecall(dataDir);
  if (found === null) {
    await untilPlacesStand(rolecall.pool);
    await fillBoard(rolecall.address, size);
  }
  await writeFile(note, kept);
  const { rows } = await rolecall.pool.query<{ server_version: string }>("show server_version");
  return rows[0]?.server_version ?? "";
};

const { chosen, jobs, folder, ...rest } = readArgumentsOrExit();
const dataDir =
  folder === undefined ? await mkdtemp(join(tmpdir(), "rolecall-bench-")) : resolve(folder);
await mkdir(dataDir, { recursive: true });
// Whatever happens to this process, nothing of it stays behind.
const letGo = folder === undefined ? stopDatabaseWithProcess(dataDir) : () => {};
const setting = { dataDir, size: sizeFor(jobs), ...rest };
const version = await sayingTime(`A board of ${jobs} jobs`, () => fill(setting));
const figures: Figure[] = [];
try {
  for (const [name, run] of chosen) figures.push(...(await sayingTime(name, () => run(setting))));
} finally {
  // The results so far are printed even if a later benchmark failed, since they took long.
  console.log(`\n${describeMachine(version)}\n\n${tableOf(figures)}`);
}
if (folder === undefined) await rm(dataDir, { recursive: true });
letGo();
if (figures.some(({ met }) => !met)) process.exitCode = 1;
