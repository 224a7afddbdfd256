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

/**
 * One call of the API. The server registers it, the client calls it, forms
 * validate with its body, and OpenAPI is made from it.
 */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** OpenAPI form: `/api/jobs/{id}`. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** The caller has proved lately who they are, by signing in or by `proveIdentity`; 403 otherwise. */
  readonly proof?: "fresh";
  /** Of success; 200 where none is given. */
  readonly status?: 200 | 201 | 202 | 204;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Absent for 204. Only listed fields ever leave the server. */
  readonly reply?: z.ZodType;
  /** Answered with 202 in place of `reply` where another call must come first. */
  readonly interim?: z.ZodType;
  /**
   * The status that means 'there is none'. Callers that send `Prefer: handling=lenient` (RFC 7240)
   * get 204 instead, since browsers log every refusal as an error.
   */
  readonly nothing?: 401 | 404;
  /** Kinds of refusals of its own, which do not follow from the rest of the descriptor (OpenAPI). */
  readonly refusals?: readonly ErrorKind[];
  /** The answer is an array whose total and neighbours stand in headers. */
  readonly paged?: true;
  /** The answer holds one page of a list, whose total and neighbours stand in headers, too. */
  readonly linked?: true;
  /**
   * What the whole board may read: it may come from a replica, and a signed-out
   * caller's answer, the same for all of them, from a cache.
   */
  readonly publicList?: true;
}

/** The request header by which a caller takes 204 for `nothing`. */
export const preferLenient = { Prefer: "handling=lenient" } as const;

/**
 * With a write: the id of the user that the screen shows, so that it never acts in the name of
 * somebody else who has signed in meanwhile. With the answer of a read: whose session read it.
 */
export const userHeader = "Rolecall-User";

/** Describes an endpoint and keeps its exact type, for handlers and callers to infer from. */
export const endpoint = <const E extends Endpoint>(descriptor: E): E => descriptor;
