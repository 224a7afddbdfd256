import * as z from "zod";
import { endpoint } from "#endpoint.ts";
import { textLimits } from "#values/text-limits.ts";
import { text } from "#values/text.ts";

export const wrongCurrentPasswordText = "The current password is wrong";

/** What every call with `proof: "fresh"` needs, unless one has signed in within ten minutes. */
export const proveIdentity = endpoint({
  method: "POST",
  path: "/api/auth/proof",
  summary: "Prove again who one is, for ten minutes of this session",
  access: "signed-in",
  refusals: ["too-many"],
  status: 204,
  body: z.object({ password: text(textLimits.password, wrongCurrentPasswordText) }),
});
