import * as z from "zod";

/** RFC 9457 body, sent to callers that accept it. `errors` names the fields that are wrong. */
export const problem = z.object({
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z
    .string()
    .meta({ description: "The refusal's own, which stays when its sentence is reworded" }),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

export type Problem = z.output<typeof problem>;
