import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

export const unverifiedPasskeyText = refusal(
  "passkey-could-not-be-verified",
  "This passkey could not be verified",
);
export const passkeyMissingText = refusal("passkey-not-found", "Passkey not found");
export const noPasskeyText = refusal("there-no-passkey", "There is no passkey");
export const mostPasskeys = 20;

export const defaultPasskeyName = "Passkey";

export const beginPasskey = {
  method: "POST",
  path: "/api/auth/passkeys/options",
  access: "signed-in",
  proof: "fresh",
} as const satisfies Endpoint;

export const addPasskey = {
  method: "POST",
  path: "/api/auth/passkeys",
  access: "signed-in",
  proof: "fresh",
} as const satisfies Endpoint;

export const listPasskeys = {
  method: "GET",
  path: "/api/auth/passkeys",
  access: "signed-in",
} as const satisfies Endpoint;

export const renamePasskey = {
  method: "PATCH",
  path: "/api/auth/passkeys/{id}",
  access: "signed-in",
} as const satisfies Endpoint;

export const removePasskey = {
  method: "DELETE",
  path: "/api/auth/passkeys/{id}",
  access: "signed-in",
  proof: "fresh",
} as const satisfies Endpoint;

export const passkeySignInOptions = {
  method: "POST",
  path: "/api/login/passkey/options",
  access: "everyone",
} as const satisfies Endpoint;

export const signInWithPasskey = {
  method: "POST",
  path: "/api/login/passkey",
  access: "everyone",
} as const satisfies Endpoint;

export const secondStepOptions = {
  method: "POST",
  path: "/api/login/second-factor/options",
  access: "everyone",
} as const satisfies Endpoint;

export const proofOptions = {
  method: "POST",
  path: "/api/auth/proof/options",
  access: "signed-in",
} as const satisfies Endpoint;
