import { decisions } from "@rolecall/contract/admin/reports.ts";
import * as z from "zod";

const to = z.string();
const jobId = z.string();

/** A notice as the queue holds it; it may be older than the code that reads it. */
export const notice = z.discriminatedUnion("about", [
  z.object({ to, about: z.enum(["suspended", "approved"]) }),
  z.object({ to, about: z.literal("company-suspended"), companyId: z.string() }),
  z.object({ to, about: z.enum(["job-taken-down", "job-approved", "job-still-open"]), jobId }),
  z.object({ to, about: z.literal("case-decided"), jobId, decision: z.enum(decisions) }),
]);
