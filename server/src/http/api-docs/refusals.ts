import { STATUS_CODES } from "node:http";
import type { DescribedEndpoint } from "@rolecall/contract/endpoint.ts";
import {
  codeHeader,
  type ErrorKind,
  problemType,
  statusOfError,
} from "@rolecall/contract/error.ts";
import { namesCompany } from "#http/moved-addresses.ts";

/** The meaning of each refusal, for readers of the documentation. */
const meanings: Record<ErrorKind, string> = {
  "bad-input": "The address, the query or the body breaks a rule, which the sentence names",
  "not-signed-in": "Nobody is signed in, or the credentials are wrong",
  forbidden:
    "Not for the caller's role, not theirs, without a fresh proof, or a write from a page of another site",
  missing: "There is no such thing",
  "wrong-method": "The address does not take this method; `Allow` names those that it takes",
  conflict: "It does not fit what is there by now, or the screen shows another user",
  gone: "It was taken down, or belongs to a company that is suspended",
  "too-large": "The body or the file is too large",
  "unsupported-type": "The body is not JSON, is compressed, or the file is of the wrong kind",
  "too-many": "Too often or too many; `Retry-After` says when to come back",
  unexpected: "A fault of ours; the sentence has an id to quote",
  "not-offered": "This installation does not offer it",
  unavailable: "Away or overloaded for a moment; `Retry-After` says when to come back",
  "no-space": "There is no room left to save this",
};

const withRetryAfter = new Set<ErrorKind>(["too-many", "unavailable"]);

/** Everything that an endpoint can be refused with, by its descriptor, in the order of the statuses. */
const refusalsOf = (endpoint: DescribedEndpoint): ErrorKind[] => {
  const { access, method, params, counts, refusals = [] } = endpoint;
  const isWrite = method !== "GET";
  const kinds = new Set<ErrorKind>([
    "bad-input",
    ...(access === "signed-in" || typeof access === "object" ? ["not-signed-in" as const] : []),
    ...(isWrite || access === "administrator" || typeof access === "object"
      ? ["forbidden" as const]
      : []),
    ...(params || access === "administrator" ? ["missing" as const] : []),
    // Every write names the user that its screen shows, has a body of JSON, and is kept.
    ...(isWrite ? (["conflict", "too-large", "unsupported-type", "no-space"] as const) : []),
    ...(counts ? ["too-many" as const] : []),
    "unexpected",
    "unavailable",
    ...refusals,
  ]);
  return [...kinds].toSorted((one, other) => statusOfError[one] - statusOfError[other]);
};

/** Whether it names a company, which may have been merged into another. */
export const leadsOn = ({ method, path }: DescribedEndpoint): boolean =>
  method === "GET" && namesCompany(path);

/** Every status that an endpoint can answer with. */
export const statusesOf = (endpoint: DescribedEndpoint): number[] => [
  endpoint.status ?? 200,
  ...(endpoint.interim ? [202] : []),
  ...(leadsOn(endpoint) ? [301] : []),
  ...(endpoint.nothing || endpoint.mayBeNone ? [204] : []),
  ...(endpoint.publicList ? [304] : []),
  ...refusalsOf(endpoint).map((kind) => statusOfError[kind]),
];

/** `too-many` as the name of a component: `TooMany`. */
const nameOf = (kind: ErrorKind) =>
  kind.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The answers of an operation that refuse it, by status. */
export const refusalResponses = (endpoint: DescribedEndpoint) =>
  Object.fromEntries(
    refusalsOf(endpoint).map((kind) => [
      statusOfError[kind],
      { $ref: `#/components/responses/${nameOf(kind)}` },
    ]),
  );

const responseOf = (kind: ErrorKind) => ({
  description: `${STATUS_CODES[statusOfError[kind]]}. ${meanings[kind]}.`,
  headers: {
    [codeHeader]: {
      description: "Which refusal it is, for programs",
      schema: { $ref: "#/components/schemas/Code" },
    },
    ...(withRetryAfter.has(kind) && {
      "Retry-After": { description: "Seconds to wait", schema: { type: "integer", minimum: 0 } },
    }),
  },
  content: {
    "text/plain": { schema: { type: "string", description: "One sentence for people" } },
    [problemType]: { schema: { $ref: "#/components/schemas/Problem" } },
  },
});

/** The refusals that `endpoints` can answer with, each described once. */
export const refusalComponents = (endpoints: DescribedEndpoint[]) => {
  const kinds = new Set(endpoints.flatMap(refusalsOf));
  return Object.fromEntries([...kinds].map((kind) => [nameOf(kind), responseOf(kind)]));
};
