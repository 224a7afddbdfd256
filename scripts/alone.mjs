import { readFileSync, readlinkSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const ownLock = join(import.meta.dirname, "..", ".preparing");

const pollMs = 200;
const timeoutMs = 10 * 60_000;

/** @param {number} pid */
function isAlive(pid) {
  if (pid === process.pid) return false; // The number is from another container, or from before a restart.
  try {
    process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
  if (process.platform !== "linux") return true;
  // In a container that nobody tidies up, the dead keep their numbers.
  return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
}

/** @param {string} lock removed if all its holders are gone */
function removeIfStale(lock) {
  try {
    const holders = readlinkSync(lock);
    if (holders.split(",").map(Number).some(isAlive)) return;
    if (readlinkSync(lock) === holders) rmSync(lock);
  } catch {
    // Removed just now, or one of the holders ended just now: the next try tells.
  }
}

/** @param {string} lock taken if it is free */
function take(lock) {
  try {
    symlinkSync(String(process.pid), lock);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
    return false;
  }
}

/**
 * Runs `work` while no other command of this clone installs or builds. The
 * tools that `work` starts are passed to its argument: if this process is
 * killed, the lock holds until they have ended too.
 *
 * The lock is a symbolic link to the numbers of the processes that hold it:
 * made in one step, its content included, on every file system that npm can use.
 * @param {(shareWith: (pid: number) => void) => Promise<void>} work
 * @param {AbortSignal} [signal]
 * @param {string} [lock]
 */
export async function alone(work, signal, lock = ownLock) {
  const end = Date.now() + timeoutMs;
  for (let waited = false; !take(lock); waited = true) {
    if (!waited) console.log("Waiting for another command that is installing or building...");
    if (Date.now() > end) throw new Error(`Something holds ${lock}; remove it if nothing does.`);
    await delay(pollMs, undefined, { signal });
    removeIfStale(lock);
  }
  const shareWith = (/** @type {number} */ pid) => {
    const next = `${lock}.${process.pid}`;
    symlinkSync(`${process.pid},${pid}`, next);
    renameSync(next, lock);
  };
  try {
    await work(shareWith);
  } finally {
    rmSync(lock, { force: true });
  }
}
