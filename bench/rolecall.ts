import { join } from "node:path";
import { databaseName, roleName } from "@rolecall/server/src/db/embedded/cluster.ts";
import { readPidFile } from "@rolecall/server/src/db/embedded/processes.ts";
import { startServer } from "@rolecall/server/test/servers/server-process.ts";
import pg from "pg";
import rootPackage from "../package.json" with { type: "json" };

/** The server under test: a process of its own, as users run it, with its own embedded database. */
export interface Rolecall extends AsyncDisposable {
  origin: string;
  pid: number | undefined;
  /** The way to the server's own database. */
  address: pg.ClientConfig;
  /** Connections to it, for data and for baselines. */
  pool: pg.Pool;
}

/** Whatever the shell has set, the benchmarks run on a database of their own. */
const env = {
  HOST: "127.0.0.1",
  PUBLIC_URL: "",
  DATABASE_URL: "",
  DATABASE_READ_URL: "",
  RATE_LIMIT: "off",
  LOG_LEVEL: "info",
};

const { start } = rootPackage.scripts;

/** The options that `npm start` gives to Node. */
export const nodeOptions = start.match(/--\S+/g) ?? [];

/** The environment variables that `npm start` sets for Node. */
export const nodeEnv: Record<string, string> = Object.fromEntries(
  start.matchAll(/\b([A-Z_]+)=(\S+)/g).map(([, name = "", value = ""]) => [name, value]),
);

/** Starts the server on the data directory, and waits until it takes requests. */
export const startRolecall = async (
  dataDir: string,
  more: Record<string, string> = {},
): Promise<Rolecall> => {
  const server = startServer(dataDir, {
    env: { ...nodeEnv, ...env, ...more },
    nodeOptions,
    hasOwnLimits: true,
  });
  const origin = await server.ready;
  if (origin === null) throw new Error(`The server did not start: ${(await server.ended).errors}`);
  const host = readPidFile(join(dataDir, "postgres"))?.socketDirectory;
  const address = { host, port: 5432, user: roleName, database: databaseName };
  const pool = new pg.Pool({ ...address, max: 8 });
  // On a busy machine the database may end before a connection that was just closed.
  pool.on("error", () => {});
  return {
    origin,
    pid: server.pid,
    address,
    pool,
    [Symbol.asyncDispose]: async () => {
      await pool.end();
      server.kill("SIGTERM");
      await server.ended;
    },
  };
};
