// `npm start`: installs and builds what is missing, then runs the server. Runs on Node 20 and newer.
import { spawn } from "node:child_process";
import { realpathSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, failWith, pinnedNode } from "./prepare.mjs";

const serverMain = join(import.meta.dirname, "..", "server", "src", "main.ts");

const stopping = new AbortController();
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => stopping.abort());

/**
 * npm passes signals on to its script, but when npm itself is killed nobody
 * does, and the server would stay behind. Another parent tells of it.
 */
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
  }, 500).unref();
}

/** The server in a process of its own, which ends when this one does: the channel between them closes. */
function runServer() {
  const server = spawn(pinnedNode, [...process.execArgv, serverMain], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  stopping.signal.addEventListener("abort", () => server.kill("SIGTERM"));
  server.once("error", (error) => {
    console.error(`The pinned Node does not run on this machine: ${error.message}`);
    process.exit(1);
  });
  server.once("exit", (code, signal) => {
    // Stopped before it could listen to signals: nothing was begun yet.
    const stopped = stopping.signal.aborted && signal === "SIGTERM";
    process.exit(stopped ? 0 : (code ?? 128 + constants.signals[signal ?? "SIGTERM"]));
  });
}

try {
  await ensureInstalled(stopping.signal);
  await ensureBuilt(stopping.signal);
  stopping.signal.throwIfAborted();
  if (process.execPath === realpathSync(pinnedNode)) {
    // No process of its own is needed: this one already runs on the pinned Node.
    const { main } = await import("../server/src/main.ts");
    if (stopping.signal.aborted) process.exit(0);
    // It listens as well: a signal that nobody listened to between us and it would be lost.
    await main();
  } else {
    runServer();
  }
} catch (error) {
  if (stopping.signal.aborted) process.exit(0);
  failWith(error);
}
