import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import * as endpoints from "./proof.ts";
import { givenFactor } from "./second-factor.schemas.ts";

export const proofEndpoints = describeEndpoints(endpoints, {
  proveIdentity: {
    summary: "Prove again who one is, for ten minutes of this session",
    refusals: ["too-many"],
    status: 204,
    body: z.object({
      password: z
        .unknown()
        .optional()
        .meta({ description: "Text: for an account without a second factor" }),
      ...givenFactor,
    }),
  },
});
