import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { patience } from "@rolecall/server/test/servers/patience.ts";
import { stopDatabaseWithProcess } from "@rolecall/server/test/servers/stop-database-with-process.ts";

const root = join(import.meta.dirname, "../..");
const settings = {
  PORT: "0",
  HOST: "127.0.0.1",
  DEMO_DATA: "off",
  LOG_LEVEL: "warn",
  // Links may lead to the tests, which are on this machine.
  IMPORT_NETWORKS: "127.0.0.1",
  // A host that does not exist: tests neither need a network nor burden a public service.
  GEOCODER_URL: "http://geocoder.invalid/reverse",
};

/** The variable with the data directory that every server's is a copy of: made in a tenth of the time of a new one. */
export const emptyDataDir = "EMPTY_DATA_DIR";

export interface RunningServer {
  baseURL: string;
  /** The server's data directory, outgoing letters included. */
  dataDir: string;
  /** Ends it as an operator would: SIGTERM. Resolves to the exit code. */
  stop: () => Promise<number | null>;
  /** Ends it as a power cut would: SIGKILL. */
  kill: () => Promise<void>;
  /** Starts it again after its end, at the same address and on the same data. */
  startAgain: () => Promise<void>;
}

/**
 * A new place for a server's data, with nothing in it, or with the empty database that the run has made once.
 * It and the database in it end with the tests, at the latest.
 */
export async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "rolecall-e2e-"));
  stopDatabaseWithProcess(dataDir);
  const made = process.env[emptyDataDir];
  if (made !== undefined) await promisify(execFile)("cp", ["-a", `${made}/.`, dataDir]);
  return dataDir;
}

export async function removeDataDir(dataDir: string): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
}

/** @throws with everything that it printed, when it ends before it is ready */
async function launch(dataDir: string, env: Record<string, string>) {
  const node = join(root, "node_modules/.bin/node");
  const child = spawn(node, ["--import", patience, "server/src/main.ts"], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, ...settings, ...env },
    // The channel closes if the tests are killed, and the server ends with them.
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const ended = once(child, "exit").then(([code]) => code as number | null);
  const printed: string[] = [];
  const ready = new Promise<string>((resolve) => {
    createInterface(child.stdout as Readable).on("line", (line) => {
      printed.push(line);
      const address = /ready at (http:\S+)/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
  });

  const baseURL = await Promise.race([ready, ended]);
  if (typeof baseURL !== "string") {
    throw new Error(`The server did not start:\n${printed.join("\n")}`);
  }
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { baseURL, end };
}

/**
 * Starts the real server, as `npm start` does, on a free port, without the demo board, and waits
 * until it is ready. `env` has the last word.
 */
export async function startServer(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<RunningServer> {
  let running = await launch(dataDir, env);
  const { baseURL } = running;
  return {
    baseURL,
    dataDir,
    stop: () => running.end("SIGTERM"),
    kill: async () => {
      await running.end("SIGKILL");
    },
    startAgain: async () => {
      running = await launch(dataDir, { ...env, PORT: new URL(baseURL).port });
    },
  };
}

/** Hands out a server on an empty database, and takes both down once `work` is done or has failed. */
export async function withServer(
  work: (server: RunningServer) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const dataDir = await newDataDir();
  const server = await startServer(dataDir, env);
  try {
    await work(server);
  } finally {
    await server.stop();
    await removeDataDir(dataDir);
  }
}
