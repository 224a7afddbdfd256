import * as z from "zod";
import { endpoint } from "#endpoint.ts";
import { idParams } from "#values/id.ts";
import { instant } from "#values/instant.ts";
import { optionalText } from "#values/text.ts";
import { user } from "./auth.ts";
import { givenFactor } from "./second-factor.ts";

export const unverifiedPasskeyText = "This passkey could not be verified";
export const passkeyMissingText = "Passkey not found";
export const noPasskeyText = "There is no passkey";
export const mostPasskeys = 20;
const passkeyNameLimit = 100;
export const defaultPasskeyName = "Passkey";

const descriptor = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(z.string()).optional(),
});

/** PublicKeyCredentialCreationOptionsJSON of WebAuthn level 3. */
const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
});

/** PublicKeyCredentialRequestOptionsJSON of WebAuthn level 3. */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal("required"),
  allowCredentials: z.array(descriptor).optional(),
});

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});

const params = idParams(passkeyMissingText);
const name = optionalText(passkeyNameLimit);

export const beginPasskey = endpoint({
  method: "POST",
  path: "/api/auth/passkeys/options",
  summary: "What a browser needs to make a passkey",
  access: "signed-in",
  proof: "fresh",
  reply: creationOptions,
});

export const addPasskey = endpoint({
  method: "POST",
  path: "/api/auth/passkeys",
  summary: "Register a passkey",
  access: "signed-in",
  proof: "fresh",
  status: 201,
  body: z.object({ name, credential: givenFactor.credential }),
  reply: passkey.extend({ recoveryCodes: z.array(z.string()).nullable() }),
});

export const listPasskeys = endpoint({
  method: "GET",
  path: "/api/auth/passkeys",
  summary: "One's own passkeys, oldest first",
  access: "signed-in",
  reply: z.array(passkey),
});

export const renamePasskey = endpoint({
  method: "PATCH",
  path: "/api/auth/passkeys/{id}",
  summary: "Rename a passkey",
  access: "signed-in",
  params,
  body: z.object({ name }),
  reply: passkey,
});

export const removePasskey = endpoint({
  method: "DELETE",
  path: "/api/auth/passkeys/{id}",
  summary: "Remove a passkey",
  access: "signed-in",
  proof: "fresh",
  status: 204,
  params,
});

export const passkeySignInOptions = endpoint({
  method: "POST",
  path: "/api/login/passkey/options",
  summary: "What a browser needs to sign in with a passkey alone",
  access: "everyone",
  refusals: ["too-many"],
  reply: requestOptions,
});

export const signInWithPasskey = endpoint({
  method: "POST",
  path: "/api/login/passkey",
  summary: "Sign in with a passkey alone",
  access: "everyone",
  refusals: ["not-signed-in", "too-many"],
  body: z.object({
    credential: givenFactor.credential,
    rememberMe: z.boolean({ error: "Remember me must be true or false" }).nullish(),
  }),
  reply: user,
});

export const secondStepOptions = endpoint({
  method: "POST",
  path: "/api/login/second-factor/options",
  summary: "What a browser needs to pass the second step with a passkey",
  access: "everyone",
  refusals: ["not-signed-in"],
  reply: requestOptions,
});

export const proofOptions = endpoint({
  method: "POST",
  path: "/api/auth/proof/options",
  summary: "What a browser needs to prove with a passkey who one is",
  access: "signed-in",
  reply: requestOptions,
});
