import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import { user } from "./auth.schemas.ts";
import * as endpoints from "./second-factor.ts";
import { codeMissingText } from "./second-factor.ts";

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

export const secondFactorEndpoints = describeEndpoints(endpoints, {
  beginTotp: {
    summary: "A secret for an authenticator, which is on once a code of it confirms it",
    status: 201,
    reply: z.object({ secret: z.string(), uri: z.string() }),
  },
  confirmTotp: {
    summary: "Turn the authenticator on with a code of it; five wrong ones end its secret",
    refusals: ["too-many"],
    body: z.object({ code: givenFactor.code }),
    reply: z.object({ recoveryCodes: recoveryCodes.nullable() }),
  },
  removeTotp: {
    summary: "Turn the authenticator off",
    refusals: ["missing"],
    status: 204,
  },
  renewRecoveryCodes: {
    summary: "Ten new recovery codes; the old ones end",
    status: 201,
    reply: z.object({ recoveryCodes }),
  },
  passSecondStep: {
    summary: "The second call of a sign-in, with one of the ways that the first one named",
    refusals: ["not-signed-in", "too-many"],
    body: z.object(givenFactor, { error: codeMissingText }).optional(),
    // Whoever has begun no sign-in is told so first.
    bodyNeeded: true,
    reply: user,
  },
  reportLostFactor: {
    summary: "Ask the administrators to turn a lost second factor off",
    refusals: ["not-signed-in"],
    status: 202,
    reply: z.object({ message: z.string() }),
  },
});
