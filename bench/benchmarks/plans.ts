import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildApp } from "@rolecall/server/src/app.ts";
import { readConfig } from "@rolecall/server/src/config.ts";
import { openFiles } from "@rolecall/server/src/files/open-files.ts";
import { clientOf } from "@rolecall/server/test/client.ts";
import { findBusiest } from "@rolecall/server/test/plans/board.ts";
import { judgeOf } from "@rolecall/server/test/plans/judge.ts";
import { listQueries } from "@rolecall/server/test/plans/queries/list-queries.ts";
import { openRecording } from "@rolecall/server/test/plans/recording.ts";
import pg from "pg";
import type { Benchmark, Figure } from "../benchmark.ts";
import type { BoardSize } from "../data/board-size.ts";
import { onOwnBoard } from "../own-board.ts";
import { addRecruiter, plantSession } from "../people.ts";
import { startRolecall, type Rolecall } from "../rolecall.ts";

/** Runs the product in this process, so that its statements can be observed. */
const openApp = async ({ address, pool }: Rolecall) => {
  const dataDir = await mkdtemp(join(tmpdir(), "rolecall-plans-"));
  const recording = openRecording(address);
  const { db } = recording;
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent", RATE_LIMIT: "off" });
  const app = await buildApp({
    config,
    db,
    changes: { listen: () => Promise.resolve(), stop: () => Promise.resolve() },
    replica: null,
    renderer: null,
    files: await openFiles(config, { warn() {} }),
    countLetters: () => Promise.resolve({ waiting: 0, failed: 0 }),
    queue: { check: () => Promise.resolve() },
  });
  const client = (cookie: Promise<string | undefined>) => clientOf(app, config.publicUrl, cookie);
  return {
    recording,
    db,
    anonymous: client(Promise.resolve(undefined)),
    as: (userId: string) => client(plantSession(pool, userId)),
    [Symbol.asyncDispose]: async () => {
      await app.close();
      await recording[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true });
    },
  };
};

/** Among fewer jobs PostgreSQL does with ease what it must not do among many. */
const leastJobs = 100_000;
/** From so many jobs on, plans are judged as PostgreSQL chooses them. */
const judgedFrom = 200_000;

/** Checks that no list reads a whole table, or many more rows than it shows. */
export const plans: Benchmark = async ({ dataDir, size }) => {
  if (size.jobs < leastJobs) return onOwnBoard(leastJobs, judgeLists);
  await using rolecall = await startRolecall(dataDir);
  return await judgeLists(rolecall, size);
};

const judgeLists = async (rolecall: Rolecall, size: BoardSize): Promise<Figure[]> => {
  await addRecruiter(rolecall.pool, size, [{ jobs: 200, applicants: 250 }]);
  await using app = await openApp(rolecall);
  const { recording, db, anonymous, as } = app;
  const client = new pg.Client(rolecall.address);
  // Where a list could not be read, the database ends before this connection does.
  client.on("error", () => {});
  await client.connect();
  // With few rows a full scan is often the fastest plan; on small boards it is reported only if it
  // is the only one.
  if (size.jobs < judgedFrom) await client.query("set enable_seqscan = off");
  const busy = await findBusiest(client);
  const [recruiter, candidate] = [as(busy.recruiter), as(busy.candidate)];
  const owner = as(busy.owner);
  const board = { db, anonymous, recruiter, candidate, owner, busy };
  const judge = await judgeOf(client, { recording, board });
  let wrong = 0;
  for (const query of listQueries) {
    const complaints = await judge.complaints(query);
    for (const complaint of complaints) console.error(`\n${complaint}`);
    if (complaints.length > 0) wrong += 1;
  }
  await client.end();
  return [
    {
      what: `lists that read more of ${size.jobs} jobs than they need, or a table from end to end`,
      beside: "all lists",
      unit: "lists",
      measured: wrong,
      baseline: listQueries.length,
      ratio: wrong / listQueries.length,
      bar: "none",
      met: wrong === 0,
    },
  ];
};
