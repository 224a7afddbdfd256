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
 * What happened, without the values it happened with: a failed statement's own
 * message repeats every parameter, and its driver's error holds the connection.
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

/**
 * When whoever reads the lines is gone, the server goes on without them. They
 * are written at once: those kept until the end would then hold it up for ever.
 */
const linesForReader = () => {
  const destination = pino.destination({ dest: 1, sync: true });
  const nothing = () => {};
  destination.on("error", () =>
    Object.assign(destination, { write: nothing, flush: nothing, flushSync: nothing }),
  );
  return destination;
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
