import { spawn } from "node:child_process";

/** Waits for the end of its input; then stops the PostgreSQL in `$1/postgres` and removes `$1`. */
const watch = `
  cat
  pid=$(head -n 1 "$1/postgres/postmaster.pid")
  # The number may be another program's by now.
  words() { cat "/proc/$pid/cmdline" || ps -ww -o command= -p "$pid"; }
  runs() { words | tr '\\0' ' ' | grep -qF "$1/postgres"; }
  runs "$1" && kill -INT "$pid"
  while runs "$1"; do sleep 0.1; done
  rm -rf "$1"
`;

/**
 * Sees to it that the database below `dataDir` ends with this process, even if that is killed: the
 * watcher's input closes then. Call what is returned once the database has been stopped.
 */
export function stopDatabaseWithProcess(dataDir: string): () => void {
  const watcher = spawn("sh", ["-c", watch, "sh", dataDir], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  watcher.unref();
  return () => watcher.stdin.end();
}
