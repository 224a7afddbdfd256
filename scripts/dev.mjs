// `npm run dev`: the server, restarted at every change, and the client with hot module replacement.
// The address is that of `npm start`; Vite answers there and passes the API on to the server.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { ensureInstalled, failWith, pinnedNode } from "./prepare.mjs";

const root = join(import.meta.dirname, "..");
const { HOST: host = "127.0.0.1", PORT: port = "3000" } = process.env;

/** A port that nobody listens on. */
async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port: free } = /** @type {import("node:net").AddressInfo} */ (probe.address());
  await once(probe.close(), "close");
  return String(free);
}

/** @param {string[]} args @param {Record<string, string>} env */
const run = (args, env) =>
  spawn(pinnedNode, args, { cwd: root, env: { ...process.env, ...env }, stdio: "inherit" });

await ensureInstalled().catch(failWith);

const apiPort = await freePort();
const tools = [
  run(["--watch", "--watch-preserve-output", "server/src/main.ts"], {
    HOST: "127.0.0.1",
    PORT: apiPort,
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://${host}:${port}`,
  }),
  run(["node_modules/vite/bin/vite.js", "web", "--host", host, "--port", port, "--strictPort"], {
    API_URL: `http://127.0.0.1:${apiPort}`,
  }),
];

let stopping = false;
/** Ends both; Ctrl-C in the terminal reaches them by itself. */
const stop = () => {
  stopping = true;
  for (const tool of tools) tool.kill("SIGTERM");
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
for (const tool of tools)
  tool.once("exit", (code) => {
    if (!stopping) process.exitCode = code || 1;
    stop();
  });
