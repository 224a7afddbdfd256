import type * as z from "zod";
import type { ErrorKind } from "./error.ts";
import type { Role } from "./values/role.ts";

/**
 * Who may call: anyone, any signed-in user, the site's administrators (to others there is nothing), or
 * the named roles (others get `refusal`).
 */
export type Access =
  | "everyone"
  | "signed-in"
  | "administrator"
  | { readonly roles: readonly Role[]; readonly refusal: string };

/** Writes that add to what is kept for good, and are limited by person and hour. */
export type CountedWrite = "edit" | "new-job" | "new-company" | "note" | "move";

/** One call of the API, as far as the client needs it to call and to decide whom a screen is for. */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** OpenAPI form: `/api/jobs/{id}`. */
  readonly path: string;
  readonly access: Access;
  /** The caller has proved lately who they are, by signing in or by `proveIdentity`; 403 otherwise. */
  readonly proof?: "fresh";
  /** The answer is an array whose total and neighbours stand in headers. */
  readonly paged?: true;
  /**
   * The status that means 'there is none'. Callers that send `Prefer: handling=lenient` (RFC 7240)
   * get 204 instead, since browsers log every refusal as an error.
   */
  readonly nothing?: 401 | 404;
}

/**
 * What an endpoint takes and answers. It stands in a file of its own (`*.schemas.ts`), of which the
 * client imports only types, so that no screen waits for schemas and their library.
 */
interface Description {
  readonly summary: string;
  /** Of success; 200 where none is given. */
  readonly status?: 200 | 201 | 202 | 204;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** A call without a body is refused, but not by its schema: another refusal comes first. */
  readonly bodyNeeded?: true;
  /** Absent for 204. Only listed fields ever leave the server. */
  readonly reply?: z.ZodType;
  /** Answered with 202 in place of `reply` where another call must come first. */
  readonly interim?: z.ZodType;
  /** Answered with 204 in place of `reply` where there is none. */
  readonly mayBeNone?: true;
  /** Kinds of refusals of its own, which do not follow from the rest of the descriptor (OpenAPI). */
  readonly refusals?: readonly ErrorKind[];
  /** What a call counts as, of which its caller may do so many in an hour; 429 beyond. */
  readonly counts?: CountedWrite;
  /** The list in the body of which each entry counts, where one call does many. */
  readonly countsEach?: string;
  /** The answer holds one page of a list, whose total and neighbours stand in headers, too. */
  readonly linked?: true;
  /**
   * What the whole board may read: it may come from a replica, and a signed-out
   * caller's answer, the same for all of them, from a cache.
   */
  readonly publicList?: true;
}

/** One call of the API with its schemas: the server registers it, and OpenAPI is made from it. */
export interface DescribedEndpoint extends Endpoint, Description {}

/** The request header by which a caller takes 204 for `nothing`. */
export const preferLenient = { Prefer: "handling=lenient" } as const;

/**
 * With a write: the id of the user that the screen shows, so that it never acts in the name of
 * somebody else who has signed in meanwhile. With the answer of a read: whose session read it.
 */
export const userHeader = "Rolecall-User";

/** The endpoints among what a file exports. */
type EndpointsOf<File> = {
  [Name in keyof File as File[Name] extends Endpoint ? Name : never]: File[Name];
};

/** A description says nothing that the endpoint says itself. */
type DescriptionAlone = Description & { readonly [Key in keyof Endpoint]?: never };

/**
 * Joins the endpoints of a file with their descriptions, and keeps their exact types, for handlers and
 * callers to infer from. An endpoint without a description does not compile, nor one the other way round.
 * @param file `import * as endpoints from "./jobs.ts"`
 */
export const describeEndpoints = <
  File extends object,
  const Descriptions extends Record<keyof EndpointsOf<File>, DescriptionAlone>,
>(
  file: File,
  descriptions: Descriptions & Record<Exclude<keyof Descriptions, keyof EndpointsOf<File>>, never>,
) => {
  const endpoints = file as Record<string, Endpoint>;
  const described = Object.entries<Description>(descriptions).map(([name, description]) => [
    name,
    { ...endpoints[name], ...description },
  ]);
  return Object.fromEntries(described) as {
    [Name in keyof EndpointsOf<File>]: EndpointsOf<File>[Name] & Descriptions[Name];
  };
};
