import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

/**
 * The most time, in milliseconds, for a fast shutdown before it is forced, and for a forced one
 * before the process is killed.
 */
const timeoutMs = { fast: 20_000, forced: 5_000 };
const pollMs = 20;

/** Reads the file that PostgreSQL keeps in its directory while it runs. */
export const readPidFile = (directory: string) => {
  let lines: string[];
  try {
    lines = readFileSync(join(directory, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return null;
  }
  return { pid: Number(lines[0]), socketDirectory: lines[4] ?? "", status: lines[7]?.trim() };
};

/**
 * PostgreSQL's processes that work in the directory, found by where they stand
 * and not by their recorded number: that may be another program's by now.
 */
export const processesIn = (directory: string): number[] => {
  if (process.platform !== "linux") return recordedProcess(directory);
  const { dev, ino } = statSync(directory);
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        if (readFileSync(`/proc/${pid}/comm`, "utf8").trim() !== "postgres") return false;
        const cwd = statSync(`/proc/${pid}/cwd`);
        return cwd.dev === dev && cwd.ino === ino;
      } catch {
        return false; // It ended meanwhile, or belongs to somebody else.
      }
    });
};

const recordedProcess = (directory: string): number[] => {
  const pid = readPidFile(directory)?.pid;
  if (!pid) return [];
  try {
    const command = execFileSync("ps", ["-ww", "-o", "command=", "-p", String(pid)]).toString();
    return command.includes(directory) ? [pid] : [];
  } catch {
    return [];
  }
};

const signal = (pids: number[], name: NodeJS.Signals): void => {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch {
      // Gone already.
    }
};

const waitUntil = async (isDone: () => boolean, limitMs: number): Promise<boolean> => {
  for (const end = Date.now() + limitMs; Date.now() < end; await delay(pollMs))
    if (isDone()) return true;
  return isDone();
};

/**
 * A fast shutdown: sessions are cut off, everything committed is kept. One
 * that takes too long is forced; the next start then recovers from the log.
 */
export const shutDown = async (postmaster: number, remaining: () => number[]): Promise<void> => {
  const isDone = () => remaining().length === 0;
  signal(
    remaining().filter((pid) => pid === postmaster),
    "SIGINT",
  );
  if (await waitUntil(isDone, timeoutMs.fast)) return;
  signal(remaining(), "SIGQUIT");
  if (await waitUntil(isDone, timeoutMs.forced)) return;
  signal(remaining(), "SIGKILL");
  await waitUntil(isDone, timeoutMs.forced);
};

/**
 * Ends what is left of an earlier run on the directory, so that it can be
 * started anew. Call it only while nobody else may run a database there: then
 * whatever still does was left behind by a server that was killed. Returns the
 * directory of its socket, or null where nothing is left.
 */
export const clearLeftovers = async (directory: string): Promise<string | null> => {
  const recorded = readPidFile(directory);
  if (!recorded) return null;
  await shutDown(recorded.pid, () => processesIn(directory));
  rmSync(join(directory, "postmaster.pid"), { force: true });
  return recorded.socketDirectory;
};
