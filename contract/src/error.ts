import { refusal } from "#refusal.ts";
/** The closed list of what can go wrong, and the HTTP status each becomes. */
export const statusOfError = {
  "bad-input": 400,
  "not-signed-in": 401,
  forbidden: 403,
  missing: 404,
  "wrong-method": 405,
  conflict: 409,
  gone: 410,
  "too-large": 413,
  "unsupported-type": 415,
  "too-many": 429,
  unexpected: 500,
  "not-offered": 501,
  unavailable: 503,
  "no-space": 507,
} as const;

export type ErrorKind = keyof typeof statusOfError;

/** The media type of RFC 9457. */
export const problemType = "application/problem+json";

/** Holds the code of a refusal, beside its plain sentence. */
export const codeHeader = "Rolecall-Code";

/** To who may not know what is at an address, and where there is nothing. */
export const nothingHereText = refusal("nothing-here", "There is nothing at this address.");
export const unauthorizedText = refusal("unauthorized", "Unauthorized");
/** An edit was made on what is no longer the present revision. */
export const changedMeanwhileText = refusal("was-changed-meanwhile", "This was changed meanwhile");
/** The call needs a fresh proof that the caller is who signed in. */
export const proofNeededText = refusal("proof-needed", "Please confirm that it is you");
/** A screen shows one user, and the session is another's by now. */
export const somebodyElseText = refusal(
  "signed-in-as-somebody-else",
  "You are signed in as somebody else now",
);
