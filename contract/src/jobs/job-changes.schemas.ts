import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import { afterQuery, pageQuery } from "#page.schemas.ts";
import { idParams } from "#values/id.ts";
import { instant } from "#values/instant.ts";
import * as endpoints from "./job-changes.ts";
import { jobChangeKinds } from "./job-changes.ts";
import { jobMissingText } from "./jobs.ts";

const jobChange = z.object({
  id: z.string(),
  changedAt: instant,
  changedBy: z
    .string()
    .nullable()
    .meta({ description: "Name of who changed it; null of the product, and of who is erased" }),
  what: z.enum(jobChangeKinds),
  /** The fields that became others, as they were and as they are since. */
  fields: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
});
export type JobChange = z.input<typeof jobChange>;

export const jobChangeEndpoints = describeEndpoints(endpoints, {
  listJobChanges: {
    summary: "What happened to a job, newest first (who manages it)",
    params: idParams(jobMissingText),
    query: z.object({ ...afterQuery("change"), ...pageQuery({ default: 20, max: 100 }) }),
    reply: z.array(jobChange),
  },
});
