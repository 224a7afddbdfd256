import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

export const wrongCurrentPasswordText = refusal(
  "current-password-wrong",
  "The current password is wrong",
);

/** The proof that every call with `proof: "fresh"` needs, unless the user signed in within ten minutes. */
export const proveIdentity = {
  method: "POST",
  path: "/api/auth/proof",
  access: "signed-in",
} as const satisfies Endpoint;
