import { applicationStatuses } from "@rolecall/contract/application-status.ts";
import { id } from "@rolecall/contract/id.ts";
import * as z from "zod";

const search = z.object({
  status: z.enum(applicationStatuses).optional().catch(undefined),
  preview: id.optional().catch(undefined),
});

/**
 * What the address of a job's applications says: one status, or all of them, and of which
 * application the resume is open.
 */
export const statusSearch = (given: Record<string, unknown>): z.output<typeof search> =>
  search.parse(given);
