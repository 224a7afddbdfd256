import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { processesIn } from "#db/embedded/processes.ts";
import { patience } from "./patience.ts";

const main = join(import.meta.dirname, "../../src/main.ts");
export interface ServerProcess {
  /** Undefined where it could not be started at all. */
  pid: number | undefined;
  /** Resolves to the address once it takes requests, or to null if it ends before. */
  ready: Promise<string | null>;
  /** Resolves to the exit code (null if a signal ended it) and to the lines of stderr. */
  ended: Promise<{ code: number | null; errors: string }>;
  kill(signal: NodeJS.Signals): unknown;
}

interface Options {
  env?: Record<string, string>;
  /** A script to run in place of the server alone. */
  script?: string;
  /** Options of Node's own. */
  nodeOptions?: string[];
  /** Whether the product's limits of the database's answers hold, for whom they are the subject. */
  hasOwnLimits?: boolean;
  /** The user to run as, where that is not the one of the tests. */
  uid?: number;
  /** Hears what it writes to stdout, its log included. */
  onOutput?: (text: string) => void;
}

const running = new Set<ServerProcess>();

/** Stops what the test started and left running. */
export const stopServers = async (): Promise<void> => {
  for (const server of running) server.kill("SIGTERM");
  await Promise.all([...running].map(({ ended }) => ended));
};

/** The real server as a process of its own, on a free port. */
export const startServer = (
  dataDir: string,
  { env, script = main, nodeOptions = [], hasOwnLimits = false, uid, onOutput }: Options = {},
): ServerProcess => {
  const settings = {
    PORT: "0",
    DEMO_DATA: "off",
    LOG_LEVEL: "silent",
    DATABASE_URL: "",
    DATA_DIR: dataDir,
  };
  const first = hasOwnLimits ? [] : ["--import", patience];
  const child = spawn(process.execPath, [...first, ...nodeOptions, script], {
    env: { ...process.env, ...settings, ...env },
    // The channel closes if the tests are killed, and the server ends with them.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    ...(uid !== undefined && { uid, gid: uid }),
  });
  if (onOutput) child.stdout?.setEncoding("utf8").on("data", onOutput);
  const output = child.stdout === null ? [] : createInterface(child.stdout);
  const findAddress = async () => {
    for await (const line of output) {
      const address = /^Rolecall is ready at (https?:\S+)$/.exec(line)?.[1];
      if (address !== undefined) return address;
    }
    return null;
  };
  const errors = child.stderr === null ? "" : text(child.stderr);
  const ended = once(child, "exit").then(async ([code]) => {
    running.delete(server);
    return { code: code as number | null, errors: await errors };
  });
  const server: ServerProcess = {
    pid: child.pid,
    // Unread output must not block the server once the pipe is full.
    ready: findAddress().finally(() => child.stdout?.resume()),
    ended,
    kill: (name) => child.kill(name),
  };
  running.add(server);
  return server;
};

/** The server and all processes of its database, at once. */
export const cutPower = async (server: ServerProcess, dataDir: string): Promise<void> => {
  const database = processesIn(join(dataDir, "postgres"));
  server.kill("SIGKILL");
  for (const pid of database) process.kill(pid, "SIGKILL");
  await server.ended;
};
