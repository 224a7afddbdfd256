import type { Described } from "@rolecall/contract/all-endpoints.ts";
import { currentUser } from "@rolecall/contract/auth/auth.ts";
import { type Endpoint, preferLenient, userHeader } from "@rolecall/contract/endpoint.ts";
import type { Problem } from "@rolecall/contract/error.schemas.ts";
import {
  codeHeader,
  problemType,
  somebodyElseText,
  unauthorizedText,
} from "@rolecall/contract/error.ts";
import { undoHeader } from "@rolecall/contract/hiring/undo-header.ts";
import { pageHeaders } from "@rolecall/contract/page.ts";
import type * as z from "zod";
import { shownUser } from "./shown-user.ts";

type FieldProblems = NonNullable<Problem["errors"]>;

/** A refused call. `message` is `status: sentence`; users read only `sentence`. */
export class ApiError extends Error {
  readonly status: number;
  readonly sentence: string;
  /** What the refusal is, for programs; none where something else than the server answered. */
  readonly code: string | undefined;
  /** The problems of single fields, if the server names any. */
  readonly fields: FieldProblems;

  constructor(
    status: number,
    sentence: string,
    { code, fields = [] }: { code?: string | undefined; fields?: FieldProblems | undefined } = {},
  ) {
    super(`${status}: ${sentence}`);
    this.status = status;
    this.sentence = sentence;
    this.code = code;
    this.fields = fields;
  }
}

/** Whether the server refused with this code. */
export const isRefusedWith = (error: unknown, code: string): boolean =>
  error instanceof ApiError && error.code === code;

/** The session is gone, as opposed to a wrong password, which is a 401 too. */
export const isUnauthorized = (error: unknown): boolean =>
  error instanceof Error &&
  error.message.startsWith("401: ") &&
  error.message.includes(unauthorizedText);

const somebodyElse = "signed-in-as-somebody-else";

/** The session is another user's than the one on the screen. */
export const isOtherUserError = (error: unknown): boolean => isRefusedWith(error, somebodyElse);

/** The server asks whether it is still the same person. */
export const isProofNeeded = (error: unknown): boolean => isRefusedWith(error, "proof-needed");

/** Said elsewhere, once for all calls: that a session is gone, or somebody else's. */
export const isOfSession = (error: unknown): boolean =>
  isUnauthorized(error) || isOtherUserError(error);

/** The request conflicts with the present state. */
export const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && !isOtherUserError(error);

/** Whether the server keeps the row from everybody but those who manage it (410). */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 410;

export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;

/**
 * The server's own sentence where it gave one, else the fallback.
 */
export const sentenceOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.sentence !== "" && !isOfSession(error)
    ? error.sentence
    : fallback;

/** There was no answer at all, and `sentence` says so. */
export const isUnreachable = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 0;

/** The request itself is fine: the server is away, overloaded, or cannot answer just now. */
export const maySucceedLater = (error: unknown): boolean =>
  isUnreachable(error) ||
  (error instanceof ApiError && (error.status === 429 || error.status >= 500));

type Wire<S> = S extends z.ZodType ? z.input<S> : never;
type QueryValue = string | number | null | undefined;

/** Of one endpoint at a time: of all at once, each with every other's body, the compiler gives up. */
type InputOf<D> = D extends unknown
  ? (D extends { params: z.ZodType }
      ? { params: Record<keyof Wire<D["params"]>, string> }
      : { params?: undefined }) &
      (D extends { query: z.ZodType }
        ? { query?: { [Key in keyof Wire<D["query"]>]?: QueryValue } }
        : { query?: undefined }) &
      (D extends { body: z.ZodType } ? { body: Wire<D["body"]> } : { body?: undefined }) & {
        headers?: Record<string, string>;
      }
  : never;

/** The input of a call. Query values that are null, undefined or empty are left out. */
export type Input<E extends Endpoint> = InputOf<Described<E>>;

export interface ListPage<Item> {
  items: Item[];
  total: number;
  /** The total stopped counting: there are more. */
  capped: boolean;
  /** Whether another page follows. */
  hasNext: boolean;
  /** The query that was used in place of the typed one. */
  correctedQuery?: string;
}

type ReplyOf<D> = D extends { paged: true; reply: z.ZodType<unknown, (infer Item)[]> }
  ? ListPage<Item>
  : D extends { reply: z.ZodType; interim: z.ZodType }
    ? Wire<D["reply"]> | Wire<D["interim"]>
    : D extends { reply: z.ZodType; mayBeNone: true }
      ? Wire<D["reply"]> | undefined
      : D extends { reply: z.ZodType }
        ? Wire<D["reply"]>
        : never;

/** The reply of a call as it is in JSON, or a page of a list. */
export type Reply<E extends Endpoint> = ReplyOf<Described<E>>;

const addressOf = (
  path: string,
  params: Record<string, string> = {},
  query: Record<string, QueryValue> = {},
): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== null && value !== undefined && value !== "") search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
};

const offlineText = "Rolecall cannot be reached. Check your connection and try again.";

/** Parses problem details; empty if they cannot be read. */
const parseProblem = (text: string): Partial<Problem> => {
  try {
    const problem: unknown = JSON.parse(text);
    return { ...(problem as Partial<Problem> | null) };
  } catch {
    return {};
  }
};

const plainText = "text/plain";

/** The refusal that an answer is: its sentence, and the fields where it names any. */
const refusalOf = async (response: Response): Promise<ApiError> => {
  const text = await response.text();
  const type = response.headers.get("Content-Type") ?? plainText;
  // A proxy's page, say, is nothing that people read: what happened is said in words of ours.
  const said: Partial<Problem> = type.startsWith(plainText) ? { detail: text } : {};
  const { detail, errors } = type.startsWith(problemType) ? parseProblem(text) : said;
  return new ApiError(response.status, detail || response.statusText, {
    code: response.headers.get(codeHeader) ?? undefined,
    fields: errors,
  });
};

/** With a write: whose screen it comes from. */
export const shownUserHeader = (): Record<string, string> =>
  shownUser.id ? { [userHeader]: shownUser.id } : {};

/** The server's answer when it is a good one. Throws an `ApiError` otherwise. */
const answerOf = async (
  address: string,
  request: RequestInit,
  send: typeof fetch = fetch,
): Promise<Response> => {
  const asked = send(address, { ...request, credentials: "include" });
  const response = await asked.catch((error: unknown) => {
    if (request.signal?.aborted === true) throw error;
    throw new ApiError(0, offlineText);
  });
  const reader = response.headers.get(userHeader);
  // `currentUser` may answer for another user; any other answer that was read in another user's
  // session is refused.
  if (reader && shownUser.id && reader !== shownUser.id && address !== currentUser.path)
    throw new ApiError(409, somebodyElseText, { code: somebodyElse });
  if (response.ok) return response;
  throw await refusalOf(response);
};

/** An `Input` whose endpoint is not known. */
interface UntypedInput {
  params?: Record<string, string> | undefined;
  query?: Record<string, QueryValue> | undefined;
  body?: unknown;
  headers?: Record<string, string> | undefined;
}

/** The signal that aborts a request, and a function in place of `fetch`. */
interface Sending {
  signal?: AbortSignal;
  send?: typeof fetch | undefined;
}

/**
 * Calls an endpoint of the contract with the session's cookie. Throws an `ApiError` when refused.
 * Only `query.ts` uses it, and gives it types: a generic function here made the compiler work out the
 * types of all endpoints together, which took it ten seconds.
 * @param input the endpoint's `Input`
 * @returns the endpoint's `Reply`
 */
export const call = async (
  endpoint: Endpoint,
  input: unknown,
  { signal, send }: Sending = {},
): Promise<unknown> => {
  const { params, query, body, headers } = input as UntypedInput;
  const request: RequestInit = {
    method: endpoint.method,
    // A refetch revalidates what the HTTP cache has.
    cache: "no-cache",
    headers: {
      ...(endpoint.method !== "GET" && shownUserHeader()),
      ...(endpoint.nothing && preferLenient),
      ...(body !== undefined && {
        "Content-Type": "application/json",
        Accept: `application/json, ${problemType}`,
      }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  };
  const address = addressOf(endpoint.path, params, query);
  const response = await answerOf(address, request, send);
  // What is only accepted (202) may have no body either.
  if (response.status === 204 || !response.headers.has("Content-Type")) return undefined;
  const reply: unknown = await response.json();
  noteUndo(reply, response);
  if (!endpoint.paged) return reply;
  const corrected = response.headers.get(pageHeaders.correctedQuery);
  return {
    items: reply,
    total: Number(response.headers.get(pageHeaders.total)),
    capped: response.headers.get(pageHeaders.capped) === "true",
    hasNext: response.headers.get("Link")?.includes('rel="next"') === true,
    ...(corrected !== null && { correctedQuery: decodeURIComponent(corrected) }),
  };
};

/** The ids by which calls are undone, by their answers. */
const undoIds = new WeakMap<object, string>();

/** The id by which the call is undone that has this answer. */
export const undoIdOf = (reply: object): string | undefined => undoIds.get(reply);

const noteUndo = (reply: unknown, { headers }: Response) => {
  const id = headers.get(undoHeader);
  if (id !== null && typeof reply === "object" && reply !== null) undoIds.set(reply, id);
};

/** Whether the server answers a request for the present page. */
export const isReachable = async (): Promise<boolean> => {
  try {
    return (await fetch(window.location.href, { method: "HEAD" })).status < 500;
  } catch {
    return false;
  }
};

/** Reads a file of this site, with its type. Throws an `ApiError` when refused. */
export const readFile = async (path: string, signal?: AbortSignal): Promise<Blob> => {
  const response = await answerOf(path, { ...(signal && { signal }) });
  return response.blob();
};

/** Sends a file to an upload's address, which this site serves as well where it was opened by another name. */
export const sendFile = async (address: string, body: Blob): Promise<void> => {
  const { pathname, search } = new URL(address);
  await answerOf(pathname + search, { method: "PUT", body });
};

/** Reads a JSON object from another site, without cookies. Throws where that fails. */
export const readElsewhere = async (
  address: string,
  query: Record<string, QueryValue>,
): Promise<Record<string, unknown>> => {
  const response = await fetch(addressOf(address, {}, query), { credentials: "omit" });
  if (!response.ok) throw new ApiError(response.status, response.statusText);
  const answer: unknown = await response.json();
  return typeof answer === "object" && answer !== null ? { ...answer } : {};
};
