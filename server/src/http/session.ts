// The caller of a request. features/auth keeps the sessions; app.ts passes the rest of the server a
// `UserOf`.
import type { Role } from "@rolecall/contract/values/role.ts";
import type { FastifyRequest } from "fastify";

export interface SignedInUser {
  id: string;
  username: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  role: Role;
  /** Whether they have the mark of an administrator of the site. */
  administrator: boolean;
  /** Whether an administrator has to let them in before they act as an employer. */
  waiting: boolean;
  sessionId: string;
  /** Until then the session counts as proved, and needs no fresh proof. */
  provedUntil: Date | null;
}

/** A request, or something else with a cookie, such as the opening of a WebSocket. */
export type CallerRequest = Pick<FastifyRequest, "log"> & {
  cookies: Record<string, string | undefined>;
};

/** The user behind a request's cookie, or null. */
export type UserOf = (request: CallerRequest) => Promise<SignedInUser | null>;
