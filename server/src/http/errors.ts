import { STATUS_CODES } from "node:http";
import { type DescribedEndpoint, preferLenient } from "@rolecall/contract/endpoint.ts";
import type { Problem } from "@rolecall/contract/error.schemas.ts";
import {
  codeHeader,
  problemType,
  statusOfError,
  changedMeanwhileText,
  nothingHereText,
  unauthorizedText,
  type ErrorKind,
} from "@rolecall/contract/error.ts";
import { codeOf, refusal, refusalAbout } from "@rolecall/contract/refusal.ts";
import { roleRefusedText } from "@rolecall/contract/teams/member-role.ts";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { isDropped, PoolOverloaded } from "#db/connection/fair-pool.ts";
import { NoPrimary } from "#db/connection/find-primary.ts";
import { databaseErrorOf } from "#db/constraint-errors.ts";
import { FilesUnavailable } from "#files/file-store.ts";
import { preferencesOf } from "./request/preferences.ts";

declare module "fastify" {
  interface FastifyContextConfig extends Pick<DescribedEndpoint, "nothing"> {}
}

type FieldProblem = NonNullable<Problem["errors"]>[number];

/** A refusal with a sentence fit for the user. Anything else thrown is answered as a bare 500. */
export class AppError extends Error {
  readonly kind: ErrorKind;
  /** The rule that each field breaks, by its path. */
  readonly fields: readonly FieldProblem[];
  readonly retryAfterSeconds: number | undefined;

  constructor(
    kind: ErrorKind,
    sentence: string,
    /** `path` names the one field that the sentence is about, `fields` each with its own. */
    more: { path?: string; fields?: readonly FieldProblem[]; retryAfterSeconds?: number } = {},
  ) {
    super(sentence);
    this.kind = kind;
    this.fields = more.path ? [{ path: more.path, message: sentence }] : (more.fields ?? []);
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

/** The address leads to nothing, or to nothing that the caller may know of. */
export const nothingHere = () => new AppError("missing", nothingHereText);

export const notSignedIn = () => new AppError("not-signed-in", unauthorizedText);

/** The caller's role in the company, if any, does not permit the call. */
export const roleRefused = () => new AppError("forbidden", roleRefusedText);

/** The row was edited since the `revision` that the edit was made on. */
export const changedMeanwhile = () => new AppError("conflict", changedMeanwhileText);

/** Refuses an edit of a locked row that was made on another revision than the present one. */
export const refuseStale = (row: { revision: number }, revision: number | undefined): void => {
  if (revision !== undefined && revision !== row.revision) throw changedMeanwhile();
};

export const unavailable = (retryAfterSeconds = 2) =>
  new AppError(
    "unavailable",
    refusal("not-available", "Rolecall is not available right now. Please try again shortly."),
    {
      retryAfterSeconds,
    },
  );

/**
 * The queue is full. A flood makes thousands of these, so only the request's own log line is
 * written.
 */
export class Overloaded extends AppError {
  constructor(
    sentence: string = refusal(
      "busy",
      "Rolecall is very busy right now. Please try again shortly.",
    ),
    retryAfterSeconds = 2,
  ) {
    super("unavailable", sentence, { retryAfterSeconds });
  }
}

const unexpectedText = refusalAbout(
  "unexpected",
  "Something went wrong on our side. Please quote this id: {id}",
);
const tooManyText = refusalAbout("too-many", "Too many {what}. Please try again in {wait}.");

/** A limit is reached. @param wait how long it is reached, in words */
export const tooMany = (what: string, wait: string, waitMs: number) =>
  new AppError("too-many", tooManyText({ what, wait }), { retryAfterSeconds: waitMs / 1000 });

export const requestTooLarge = () =>
  new AppError("too-large", refusal("request-too-large", "The request is too large."));

const filesUnavailable = () =>
  new AppError(
    "unavailable",
    refusal("files-not-available", "Files are not available right now. Please try again shortly."),
    {
      retryAfterSeconds: 10,
    },
  );
const noRoom = () =>
  new AppError("no-space", refusal("no-room-left", "There is no room left to save this."));
export const unreadableText = refusal("unreadable-request", "The request could not be read.");

/** SQLSTATE classes and codes that say more about the server than about the request. */
const fromDatabase = (code: string): AppError | null => {
  if (code === "53100") return noRoom();
  if (/^(08|53|57P|25006|57014|55P03|40001|40P01)/.test(code)) return unavailable();
  // What the write is about was deleted between its check and the write.
  if (code === "23503") return changedMeanwhile();
  if (/^(22021|22P05|22003|22008)/.test(code))
    return new AppError(
      "bad-input",
      refusal("unstorable-values", "Some of the values cannot be stored."),
    );
  return null;
};

const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
]);

/** A disk that is full for this server, as a whole or in its share. */
const noRoomCodes = new Set<unknown>(["ENOSPC", "EDQUOT"]);

/** A disk that is read-only, closed to the server, broken, or away. */
const diskAwayCodes = new Set<unknown>([
  "EROFS",
  "EACCES",
  "EPERM",
  "EIO",
  "ENOTDIR",
  "ESTALE",
  "EMFILE",
  "ENFILE",
]);

/** pg's own messages when no connection is to be had; it gives them no code. */
const connectionLost =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error/;

const causes = function* (
  error: unknown,
): Generator<Error & { code?: unknown; syscall?: unknown }> {
  for (let current = error; current instanceof Error; current = current.cause) yield current;
};

/** A write in the name of somebody whose account was erased since the request began. */
const ofErasedUser = ({ code, constraint }: { code?: string; constraint?: string }) =>
  code === "23503" && constraint?.endsWith("_users_id_fk") === true;

/**
 * The refusal for an unexpected failure of the environment (database, disk), or null where it is a
 * bug.
 */
export const refusalOf = (error: unknown): AppError | null => {
  if (error instanceof AppError) return error;
  if (error instanceof FilesUnavailable) return filesUnavailable();
  if (isDropped(error)) return new Overloaded();
  const database = databaseErrorOf(error);
  if (database && ofErasedUser(database)) return notSignedIn();
  if (database?.code) return fromDatabase(database.code);
  for (const cause of causes(error)) {
    if (noRoomCodes.has(cause.code)) return noRoom();
    if (cause.syscall !== "connect" && diskAwayCodes.has(cause.code)) return filesUnavailable();
    if (cause instanceof PoolOverloaded) return new Overloaded();
    if (cause instanceof NoPrimary) return unavailable();
    if (connectionLost.test(cause.message)) return unavailable();
    if (cause.syscall === "connect" || cause.syscall === "read" || cause.syscall === "write")
      if (typeof cause.code === "string" && networkCodes.has(cause.code)) return unavailable();
  }
  return null;
};

/** Refusals that Fastify itself makes before a handler runs. */
const fromFramework = (error: FastifyError): AppError | null => {
  if (!error.statusCode || error.statusCode >= 500) return null;
  if (error.statusCode === 413) return requestTooLarge();
  if (error.statusCode === 415)
    return new AppError(
      "unsupported-type",
      refusal("json-needed", "Send the request as application/json."),
    );
  return new AppError("bad-input", unreadableText);
};

const acceptsEmptyStatus = ({ headers }: FastifyRequest) =>
  headers["prefer"] === preferLenient.Prefer;

/** Problem details only for callers that accept them and do not prefer text. */
const formOf = ({ url, headers }: FastifyRequest): "problem" | "companion" | "sentence" => {
  const accepted = preferencesOf(headers.accept);
  const problem = accepted.get(problemType) ?? 0;
  if (problem > 0 && problem >= (accepted.get("text/plain") ?? 0)) return "problem";
  // Uppy's client for Companion shows the sentence only where it stands in JSON, as Companion has it.
  const isUppy = accepted.size === 1 && (accepted.get("application/json") ?? 0) > 0;
  return isUppy && url.startsWith("/companion/") ? "companion" : "sentence";
};

/** The one place where an error becomes an HTTP answer: a plain sentence, or RFC 9457 where asked for. */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const refused =
    refusalOf(error) ?? fromFramework(error as FastifyError) ?? new AppError("unexpected", "");
  const status = statusOfError[refused.kind];
  if (status >= 500 && refused.kind !== "not-offered" && !(refused instanceof Overloaded))
    request.log.error({ err: error }, "request failed");
  const sentence = refused.message || unexpectedText({ id: request.id });
  if (refused.retryAfterSeconds !== undefined)
    reply.header("Retry-After", Math.ceil(refused.retryAfterSeconds));
  reply.header("Cache-Control", "no-store").code(status);
  if (status === request.routeOptions.config.nothing && acceptsEmptyStatus(request))
    return reply.code(204).header("Preference-Applied", preferLenient.Prefer).send();
  const code = codeOf(sentence) ?? refused.kind;
  reply.header(codeHeader, code);
  const form = formOf(request);
  if (form === "companion") return reply.send({ message: sentence });
  if (form === "sentence") return reply.type("text/plain; charset=utf-8").send(sentence);
  return reply.type(`${problemType}; charset=utf-8`).send(
    JSON.stringify({
      title: STATUS_CODES[status],
      status,
      detail: sentence,
      code,
      ...(refused.fields.length > 0 && { errors: refused.fields }),
    }),
  );
};
