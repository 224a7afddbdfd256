import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import { idParams } from "#values/id.ts";
import { applicationMissingText } from "./applications.ts";
import * as endpoints from "./twins.ts";
import { mostTwins, twinReasons } from "./twins.ts";

const twin = z.object({
  applicationId: z.string(),
  jobId: z.string(),
  because: z.array(z.enum(twinReasons)),
});
export type Twin = z.output<typeof twin>;

export const twinEndpoints = describeEndpoints(endpoints, {
  listTwins: {
    summary:
      "Applications of other accounts with the same telephone number or resume text, of those that the caller may read, newest first",
    params: idParams(applicationMissingText),
    reply: z.array(twin).max(mostTwins),
  },
});
