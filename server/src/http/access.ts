import type { Access } from "@rolecall/contract/endpoint.ts";
import { AppError, notSignedIn } from "./errors.ts";
import type { SignedInUser } from "./session.ts";

/** Refuses callers that the endpoint is not for: 401 when signed out, 403 in the wrong role. */
export const checkAccess = (access: Access, user: SignedInUser | null): void => {
  if (access === "everyone") return;
  if (!user) throw notSignedIn();
  if (access === "signed-in") return;
  if (!access.roles.includes(user.role)) throw new AppError("forbidden", access.refusal);
};
