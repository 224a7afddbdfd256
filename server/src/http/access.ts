import { waitingText } from "@rolecall/contract/auth/admission.ts";
import { type DescribedEndpoint, userHeader } from "@rolecall/contract/endpoint.ts";
import { proofNeededText, somebodyElseText } from "@rolecall/contract/error.ts";
import type { FastifyRequest } from "fastify";
import { AppError, nothingHere, notSignedIn } from "./errors.ts";
import { isRead } from "./request/same-origin.ts";
import type { SignedInUser, UserOf } from "./session.ts";

/**
 * Refuses callers that the endpoint is not for: 401 when signed out, 409 when their screen shows
 * somebody else, 403 in the wrong role, where they wait to be let in, and without a fresh proof where one
 * is needed. Who is no administrator finds nothing where those alone may call.
 */
export const checkAccess = (
  { access, proof }: Pick<DescribedEndpoint, "access" | "proof">,
  user: SignedInUser | null,
  request: FastifyRequest,
): void => {
  if (access === "administrator" && !user?.administrator) throw nothingHere();
  if (!user) {
    if (access === "everyone") return;
    throw notSignedIn();
  }
  refuseSomebodyElse(request, user);
  if (typeof access === "object" && !access.roles.includes(user.role))
    throw new AppError("forbidden", access.refusal);
  if (typeof access === "object" && user.waiting) throw new AppError("forbidden", waitingText);
  if (proof === "fresh" && !isProved(user)) throw new AppError("forbidden", proofNeededText);
};

/**
 * Who reads a file that a feature sends itself, once `checkAccess` has let them.
 * @throws 401 when signed out, whatever the access says
 */
export const readerOf = async (
  request: FastifyRequest,
  userOf: UserOf,
  access: DescribedEndpoint["access"],
): Promise<SignedInUser> => {
  const user = await userOf(request);
  checkAccess({ access }, user, request);
  if (!user) throw notSignedIn();
  return user;
};

/** Whether the user has just shown in this session who they are. */
export const isProved = ({ provedUntil }: SignedInUser) =>
  provedUntil !== null && provedUntil.getTime() > Date.now();

/** Refuses a write from a screen that shows another user than the session's. */
export const refuseSomebodyElse = (
  { method, headers }: FastifyRequest,
  user: SignedInUser,
): void => {
  const shown = headers[userHeader.toLowerCase()];
  if (isRead(method) || shown === undefined) return;
  if (String(shown).toLowerCase() !== user.id) throw new AppError("conflict", somebodyElseText);
};
