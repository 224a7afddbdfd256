import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { StartError } from "#start-error.ts";
import { spawnAs, type Account } from "./account.ts";
import { readPidFile, shutDown } from "./processes.ts";

export type Log = Pick<FastifyBaseLogger, "debug" | "info" | "warn" | "error">;

export interface Postmaster {
  /** Resolves when the database has ended, for whatever reason. */
  exited: Promise<unknown>;
  /** Ends it by a fast shutdown. */
  stop(): Promise<void>;
}

interface Options {
  program: string;
  account: Account;
  directory: string;
  socketDirectory: string;
  /** More settings; they win over postgresql.conf. */
  settings: Record<string, string>;
  log: Log;
}

const pollMs = 10;

/** For anything, or as a replica for reading alone. */
const takesConnections = new Set<string | undefined>(["ready", "standby"]);

/** The settings that the server relies on. The operator may set all others in postgresql.conf. */
const fixedSettings = {
  listen_addresses: "",
  log_line_prefix: "",
  // Failed statements reach us as exceptions; logged as well, they would put people's data into the log.
  log_min_messages: "log",
  log_min_error_statement: "panic",
};

/** Starts the database and waits until it takes connections, which includes recovery after a crash. */
export const startPostmaster = async (options: Options): Promise<Postmaster> => {
  const { program, account, directory, socketDirectory, log } = options;
  const settings = Object.entries({
    ...fixedSettings,
    unix_socket_directories: socketDirectory,
    ...options.settings,
  });
  const command = [program, "-D", directory];
  for (const [name, value] of settings) command.push("-c", `${name}=${value}`);
  const child = spawnAs(account, command, { stdio: ["ignore", "ignore", "pipe"] });
  let stopping = false;
  const complaints = child.stderr ? forwardLog(child.stderr, log, () => stopping) : [];
  let running = child.pid === undefined ? [] : [child.pid];
  const exited = once(child, "exit")
    .catch((error: Error) => complaints.push(error.message))
    .finally(() => (running = []));

  while (running.length > 0) {
    const recorded = readPidFile(directory);
    if (recorded && recorded.pid === child.pid && takesConnections.has(recorded.status)) {
      const stop = () => {
        stopping = true;
        return shutDown(recorded.pid, () => running);
      };
      return { exited, stop };
    }
    await delay(pollMs);
  }
  await exited;
  throw new StartError(`The database could not start: ${complaints.join(" ")}`);
};

/** Hands PostgreSQL's log on to ours, and collects what it says before it gives up. */
const forwardLog = (stream: Readable, log: Log, isStopping: () => boolean): string[] => {
  const complaints: string[] = [];
  createInterface(stream).on("line", (line) => {
    const [, severity = "", message = line] = /^([A-Z]+): +(.*)$/.exec(line) ?? [];
    // FATAL ends one connection; a shutdown ends all of them that are left.
    const isExpected = severity === "FATAL" && isStopping();
    if (severity === "LOG" || isExpected) return log.debug({ postgres: message }, "database log");
    complaints.push(message);
    complaints.splice(0, complaints.length - 5);
    log.warn({ postgres: message, severity }, "database log");
  });
  return complaints;
};
