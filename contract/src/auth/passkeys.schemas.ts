import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import { refusal } from "#refusal.ts";
import { idParams } from "#values/id.ts";
import { instant } from "#values/instant.ts";
import { optionalText } from "#values/text.ts";
import { user } from "./auth.schemas.ts";
import * as endpoints from "./passkeys.ts";
import { passkeyMissingText } from "./passkeys.ts";
import { givenFactor } from "./second-factor.schemas.ts";

const passkeyNameLimit = 100;

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

export const passkeyEndpoints = describeEndpoints(endpoints, {
  beginPasskey: {
    summary: "What a browser needs to make a passkey",
    reply: creationOptions,
  },
  addPasskey: {
    summary: "Register a passkey",
    status: 201,
    body: z.object({ name, credential: givenFactor.credential }),
    reply: passkey.extend({ recoveryCodes: z.array(z.string()).nullable() }),
  },
  listPasskeys: {
    summary: "One's own passkeys, oldest first",
    reply: z.array(passkey),
  },
  renamePasskey: {
    summary: "Rename a passkey",
    params,
    body: z.object({ name }),
    reply: passkey,
  },
  removePasskey: {
    summary: "Remove a passkey",
    status: 204,
    params,
  },
  passkeySignInOptions: {
    summary: "What a browser needs to sign in with a passkey alone",
    refusals: ["too-many"],
    reply: requestOptions,
  },
  signInWithPasskey: {
    summary: "Sign in with a passkey alone",
    refusals: ["not-signed-in", "too-many"],
    body: z.object({
      credential: givenFactor.credential,
      rememberMe: z
        .boolean({
          error: refusal("remember-me-must-be-true-or-false", "Remember me must be true or false"),
        })
        .nullish(),
    }),
    reply: user,
  },
  secondStepOptions: {
    summary: "What a browser needs to pass the second step with a passkey",
    refusals: ["not-signed-in"],
    reply: requestOptions,
  },
  proofOptions: {
    summary: "What a browser needs to prove with a passkey who one is",
    reply: requestOptions,
  },
});
