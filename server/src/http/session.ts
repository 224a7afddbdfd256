// Who calls. Sessions are kept by features/auth, and app.ts tells the rest of the server by `UserOf`.
import type { Role } from "@rolecall/contract/values/role.ts";
import type { FastifyRequest } from "fastify";

export interface SignedInUser {
  id: string;
  username: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  role: Role;
}

/** A request, or what is none of the framework's, such as the opening of a socket. */
export type CallerRequest = Pick<FastifyRequest, "log"> & {
  cookies: Record<string, string | undefined>;
};

/** The user behind a request's cookie, or null. */
export type UserOf = (request: CallerRequest) => Promise<SignedInUser | null>;
