import * as z from "zod";
import { endpoint } from "#endpoint.ts";
import { user } from "./auth.ts";

export const wrongCodeText = "That code is not right";
export const codeMissingText = "Enter a code";
export const signInAgainText = "Please sign in again";
export const factorNeededText = "Confirm with your second factor";

/** The answer to a second step. Its values are checked by the service, which reports their errors. */
export const givenFactor = {
  code: z.unknown().optional().meta({ description: "Text: six digits of the authenticator" }),
  recoveryCode: z.unknown().optional().meta({ description: "Text: one of the recovery codes" }),
  credential: z
    .unknown()
    .optional()
    .meta({ description: "What a passkey answered, as `PublicKeyCredential.toJSON()` gives it" }),
};

const recoveryCodes = z.array(z.string());

export const beginTotp = endpoint({
  method: "POST",
  path: "/api/auth/totp",
  summary: "A secret for an authenticator, which is on once a code of it confirms it",
  access: "signed-in",
  proof: "fresh",
  status: 201,
  reply: z.object({ secret: z.string(), uri: z.string() }),
});

export const confirmTotp = endpoint({
  method: "POST",
  path: "/api/auth/totp/confirm",
  summary: "Turn the authenticator on with a code of it",
  access: "signed-in",
  body: z.object({ code: givenFactor.code }),
  reply: z.object({ recoveryCodes: recoveryCodes.nullable() }),
});

export const removeTotp = endpoint({
  method: "DELETE",
  path: "/api/auth/totp",
  summary: "Turn the authenticator off",
  access: "signed-in",
  proof: "fresh",
  refusals: ["missing"],
  status: 204,
});

export const renewRecoveryCodes = endpoint({
  method: "POST",
  path: "/api/auth/recovery-codes",
  summary: "Ten new recovery codes; the old ones end",
  access: "signed-in",
  proof: "fresh",
  status: 201,
  reply: z.object({ recoveryCodes }),
});

export const passSecondStep = endpoint({
  method: "POST",
  path: "/api/login/second-factor",
  summary: "The second call of a sign-in, with one of the ways that the first one named",
  access: "everyone",
  refusals: ["not-signed-in", "too-many"],
  body: z.object(givenFactor, { error: codeMissingText }).optional(),
  reply: user,
});

export const lostFactorText =
  "The administrators have been told. We have sent you a letter about what comes next.";

export const reportLostFactor = endpoint({
  method: "POST",
  path: "/api/login/second-factor/lost",
  summary: "Ask the administrators to turn a lost second factor off",
  access: "everyone",
  refusals: ["not-signed-in"],
  status: 202,
  reply: z.object({ message: z.string() }),
});
