import { startEmbeddedPostgres } from "@rolecall/server/src/db/embedded/embedded.ts";
import { createLog } from "@rolecall/server/src/log.ts";
import type { Benchmark } from "../benchmark.ts";
import { startRolecall } from "../rolecall.ts";
import { inTurns } from "../rounds.ts";

const log = createLog({ logLevel: "silent" });

/** The time until the server's process is ready, compared with its database alone. */
export const start: Benchmark = async ({ dataDir }) => {
  const time = async (begin: () => Promise<AsyncDisposable>) => {
    const before = performance.now();
    await using _started = await begin();
    return performance.now() - before;
  };
  const startDatabase = async () => {
    const database = await startEmbeddedPostgres({ dataDir, log });
    return { [Symbol.asyncDispose]: () => database.stop() };
  };
  const duration = await inTurns(
    () => time(() => startRolecall(dataDir)),
    () => time(startDatabase),
    3,
  );
  return [
    {
      what: "warm start of the server, until it is ready",
      beside: "its PostgreSQL alone",
      unit: "ms",
      ...duration,
      bar: "at most 3,000 ms",
      met: duration.measured <= 3_000,
    },
  ];
};
