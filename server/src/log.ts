import { setImmediate as nextTurn, setTimeout as delay } from "node:timers/promises";
import type { FastifyRequest } from "fastify";
import pino, { type DestinationStream, type Logger } from "pino";
import pretty from "pino-pretty";
import type { Config } from "./config.ts";

/** Links that sign people in, set passwords or take uploads carry their secret in the query. */
const describeRequest = ({ method, originalUrl, ip }: FastifyRequest) => ({
  method,
  path: originalUrl.split("?", 1)[0],
  ip,
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
