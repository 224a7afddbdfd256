import { setImmediate as nextTurn, setTimeout as delay } from "node:timers/promises";
import type { FastifyRequest } from "fastify";
import pino, { type DestinationStream, type Logger } from "pino";
import pretty from "pino-pretty";
import type { Config } from "./config.ts";

const isId = (part: unknown) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(String(part));

/** Longer than the words of an address, and shorter than any secret. */
const maybeSecret = /[\w%-]{20,}/;

/**
 * The path of a request as its route has it, with the ids in it, which open nothing. Anything else may be
 * the secret of a letter's link or of an upload's address, in the path as in the query; where no route
 * takes an address, it may be one with a slip in it.
 */
const loggedPath = ({ originalUrl, routeOptions, params }: FastifyRequest) => {
  const given = (params ?? {}) as Record<string, unknown>;
  if (routeOptions.url !== undefined)
    return routeOptions.url.replaceAll(/:(\w+)/g, (name, key: string) =>
      isId(given[key]) ? String(given[key]) : name,
    );
  const [path = ""] = originalUrl.split("?", 1);
  const parts = path.split("/").map((part) => (maybeSecret.test(part) && !isId(part) ? "…" : part));
  return parts.join("/");
};

const describeRequest = (request: FastifyRequest) => ({
  method: request.method,
  path: loggedPath(request),
  ip: request.ip,
});

const causesOf = (error: unknown): Error[] =>
  error instanceof Error ? [error, ...causesOf(error.cause)] : [];

/**
 * Describes an error without the values involved: the message of a failed statement repeats every
 * parameter, and its driver's error holds the connection.
 */
const describeError = (error: unknown) => {
  const root = causesOf(error).at(-1);
  if (!root) return { message: String(error) };
  const { name, message, stack } = root;
  return { type: name, message, stack, ...("code" in root && { code: root.code }) };
};

const lines = () =>
  process.stdout.isTTY
    ? pretty({ sync: true, translateTime: "SYS:HH:MM:ss", ignore: "pid,hostname" })
    : linesForReader();

const droppedLine = (dropped: number): string => {
  const line = { level: 40, time: new Date().toISOString(), dropped, msg: "lines were dropped" };
  return `${JSON.stringify(line)}\n`;
};

/** The most bytes that are buffered for a slow reader. */
const mostKept = 4_000_000;

/**
 * The server never waits for the reader of its log. Lines are written together, once per turn of
 * the event loop; if the reader is far behind, further lines are dropped and counted; without a
 * reader the server goes on alone.
 */
const linesForReader = (): DestinationStream => {
  const { stdout } = process;
  let unsent = "";
  let dropped = 0;
  const send = () => {
    if (unsent !== "") stdout.write(unsent);
    unsent = "";
  };
  stdout.on("error", () => {});
  process.on("exit", send);
  return {
    write: (line) => {
      if (stdout.writableLength + unsent.length > mostKept) return void (dropped += 1);
      if (unsent === "") setImmediate(send);
      if (dropped > 0) unsent += droppedLine(dropped);
      dropped = 0;
      unsent += line;
    },
  };
};

/** Resolves when everything that was logged is with its reader, or after a moment. */
export const lastLines = async (): Promise<void> => {
  await nextTurn();
  const sent = new Promise((resolve) => process.stdout.write("", resolve));
  await Promise.race([sent, delay(1_000)]);
};

/** Structured lines on stdout; on a terminal, lines for people. */
export const createLog = (
  { logLevel }: Pick<Config, "logLevel">,
  destination: DestinationStream = lines(),
): Logger =>
  pino(
    {
      level: logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { req: describeRequest, err: describeError },
    },
    destination,
  );
