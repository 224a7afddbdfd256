import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import { StartError } from "./start-error.ts";

/** `exclusive` excludes all other locks; `shared` excludes only exclusive ones. */
export type LockMode = "exclusive" | "shared";

export interface DataDirLock {
  release(): void;
}

/** The time, in milliseconds, to wait for a server that is shutting down. */
const timeoutMs = 5_000;
const pollMs = 100;

/** SQLite's code for a file that somebody else has locked. */
const busy = 5;

const isBusy = (error: unknown) =>
  error instanceof Error && "errcode" in error && error.errcode === busy;

/**
 * Makes the data directory where it is missing, and claims it for this process.
 * The claim is a lock of the operating system's, which ends with the process
 * however it ends: there is no stale lock file, and no process number to
 * mistake. SQLite is only the portable way to such a lock; its file stays empty.
 * Throws a StartError where another server holds on to the directory.
 */
export const lockDataDir = async (
  dataDir: string,
  mode: LockMode,
  waitMs = timeoutMs,
): Promise<DataDirLock> => {
  const end = Date.now() + waitMs;
  while (true) {
    const file = openLockFile(dataDir);
    try {
      file.exec(mode === "exclusive" ? "BEGIN EXCLUSIVE" : "BEGIN; SELECT 1 FROM sqlite_schema");
      return { release: () => file.close() };
    } catch (error) {
      file.close();
      if (!isBusy(error)) throw cannotBeUsed(dataDir, error);
      if (Date.now() >= end)
        throw new StartError(
          `Another Rolecall is running on ${dataDir}; stop it first, or give this one a DATA_DIR of its own.`,
        );
    }
    await delay(pollMs);
  }
};

const openLockFile = (dataDir: string): DatabaseSync => {
  try {
    // The database's own user must be able to pass through; the contents are closed to others.
    if (mkdirSync(dataDir, { recursive: true })) chmodSync(dataDir, 0o711);
    return new DatabaseSync(join(dataDir, "rolecall.lock"), { timeout: 0 });
  } catch (error) {
    throw cannotBeUsed(dataDir, error);
  }
};

const cannotBeUsed = (dataDir: string, error: unknown) =>
  new StartError(`DATA_DIR ${dataDir} cannot be used: ${(error as Error).message}.`);
