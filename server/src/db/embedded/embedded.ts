import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { StartError } from "#start-error.ts";
import { chooseAccount } from "./account.ts";
import { locateBinaries } from "./binaries.ts";
import { databaseName, ensureCluster, roleName } from "./cluster.ts";
import { startPostmaster, type Log } from "./postmaster.ts";
import { clearLeftovers, readPidFile } from "./processes.ts";
import { makeSocketDirectory, removeSocketDirectory } from "./socket-directory.ts";

export interface EmbeddedPostgres {
  /** For `pg`: a Unix socket in a private directory. */
  connection: { host: string; port: number; user: string; database: string };
  /** Ends the database by a fast shutdown, and waits for it. */
  stop(): Promise<void>;
}

interface Options {
  /** An existing directory, as an absolute path; the database lives in its `postgres` folder. */
  dataDir: string;
  log: Log;
  /** PostgreSQL settings that win over its postgresql.conf, for tests and benchmarks. */
  settings?: Record<string, string>;
}

/**
 * The pause, in milliseconds, before a database that stopped by itself is started again, so that
 * one that cannot run is not restarted in a tight loop.
 */
const restartPauseMs = 500;

/**
 * Runs a PostgreSQL server as a child process on the data directory; the first
 * start makes the database. Whatever an earlier run left running there is ended
 * first, so the caller must hold the directory's lock. If the database goes
 * down by itself, it is started again. Throws StartError.
 */
export const startEmbeddedPostgres = async (options: Options): Promise<EmbeddedPostgres> => {
  const { dataDir, log, settings = {} } = options;
  const directory = join(dataDir, "postgres");
  const binaries = locateBinaries();
  const account = await chooseAccount(binaries.postgres, dataDir);
  await ensureCluster(binaries, account, directory);

  removeSocketDirectory(await clearLeftovers(directory));
  const socketDirectory = makeSocketDirectory(account);
  const program = binaries.postgres;
  const start = () =>
    startPostmaster({ program, account, directory, socketDirectory, settings, log });

  let postmaster = await start();
  const stopping = new AbortController();
  const supervise = async (): Promise<void> => {
    await postmaster.exited;
    try {
      await delay(restartPauseMs, undefined, { signal: stopping.signal });
    } catch {
      return;
    }
    log.warn("the database went down by itself and is started again");
    try {
      await clearLeftovers(directory);
      postmaster = await start();
      if (stopping.signal.aborted) await postmaster.stop();
    } catch (error) {
      log.error({ err: error }, "the database could not be started again");
    }
    return supervise();
  };
  const supervision = supervise();

  return {
    connection: connectionBy(socketDirectory),
    stop: async () => {
      stopping.abort();
      await postmaster.stop();
      await supervision;
      removeSocketDirectory(socketDirectory);
    },
  };
};

const connectionBy = (socketDirectory: string) => ({
  host: socketDirectory,
  port: 5432,
  user: roleName,
  database: databaseName,
});

/** The way to the database that another process runs on the data directory. Throws StartError. */
export const runningPostgres = (dataDir: string): EmbeddedPostgres["connection"] => {
  const recorded = readPidFile(join(dataDir, "postgres"));
  if (recorded?.status !== "ready")
    throw new StartError(`The database in ${dataDir} is just starting or ending; try again.`);
  return connectionBy(recorded.socketDirectory);
};
