import * as z from "zod";
import { endpoint } from "#endpoint.ts";
import { givenFactor } from "./second-factor.ts";

export const wrongCurrentPasswordText = "The current password is wrong";

/** What every call with `proof: "fresh"` needs, unless one has signed in within ten minutes. */
export const proveIdentity = endpoint({
  method: "POST",
  path: "/api/auth/proof",
  summary: "Prove again who one is, for ten minutes of this session",
  access: "signed-in",
  refusals: ["too-many"],
  status: 204,
  body: z.object({
    password: z
      .unknown()
      .optional()
      .meta({ description: "Text: for an account without a second factor" }),
    ...givenFactor,
  }),
});
