import { applicationStatuses } from "@rolecall/contract/application-status.ts";
import * as z from "zod";

const search = z.object({ status: z.enum(applicationStatuses).optional().catch(undefined) });

/** What the address of a job's applications says: one status, or all of them. */
export const statusSearch = (given: Record<string, unknown>): z.output<typeof search> =>
  search.parse(given);
