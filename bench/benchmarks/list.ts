import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { jobSearch } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { searchJobs } from "@rolecall/server/src/features/jobs/job-search.service.ts";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Benchmark } from "../benchmark.ts";
import { openHttpClient } from "../http-client.ts";
import { repeat } from "../repeat.ts";
import { startRolecall } from "../rolecall.ts";
import { inTurns } from "../rounds.ts";
import type { BareServerOrder } from "./bare-list-server.ts";

const connections = 8;
const path = "/api/jobs";

/** The statements that the product runs for the list, in their order. */
const recordStatements = async (pool: pg.Pool) => {
  const statements: BareServerOrder["statements"] = [];
  const logQuery = (text: string, values: unknown[]) => statements.push({ text, values });
  const db = drizzle(pool, { casing: "snake_case", logger: { logQuery } });
  await searchJobs(db, { search: jobSearch.parse({}), user: null });
  return statements;
};

const startBareServer = async (order: BareServerOrder) => {
  const child = fork(join(import.meta.dirname, "bare-list-server.ts"));
  child.send(order);
  const [port] = (await once(child, "message")) as [number];
  return { origin: `http://127.0.0.1:${port}`, [Symbol.dispose]: () => child.disconnect() };
};

/** The newest jobs, beside a server that does nothing else than to run the same SQL. */
export const list: Benchmark = async ({ dataDir, size }) => {
  await using rolecall = await startRolecall(dataDir);
  using client = openHttpClient(rolecall.origin, connections);
  const statements = await recordStatements(rolecall.pool);
  const answer = (await client.send({ path })).toString("base64");
  using bareServer = await startBareServer({ address: rolecall.address, statements, answer });
  using bareClient = openHttpClient(bareServer.origin, connections);

  const load = { atOnce: connections, seconds: 1.5 };
  const comparison = await inTurns(
    async () => (await repeat(load, () => client.send({ path }))).perSecond,
    async () => (await repeat(load, () => bareClient.send({ path }))).perSecond,
  );
  return [
    {
      what: `the newest 20 of ${size.jobs} jobs, ${connections} connections`,
      beside: "bare `node:http` and `pg`, same SQL, same bytes",
      unit: "requests/s",
      ...comparison,
      bar: "ratio of at least 0.8",
      met: comparison.ratio >= 0.8,
    },
  ];
};
