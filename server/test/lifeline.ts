import { spawn } from "node:child_process";

/** Waits for the end of its input; then stops the PostgreSQL in `$1/postgres` and removes `$1`. */
const watch = `
  cat
  pid=$(head -n 1 "$1/postgres/postmaster.pid") && kill -INT "$pid"
  while kill -0 "$pid"; do sleep 0.1; done
  rm -rf "$1"
`;

/**
 * Sees to it that the database below `dataDir` ends with this process, even if that is killed: the
 * watcher's input closes then. Call what is returned once the database has been stopped.
 */
export function endWithThisProcess(dataDir: string): () => void {
  const watcher = spawn("sh", ["-c", watch, "sh", dataDir], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  watcher.unref();
  return () => watcher.stdin.end();
}
