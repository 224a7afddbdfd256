import { sql, type SQL } from "drizzle-orm";
import { jobs } from "#db/schema/jobs.ts";

/** The condition on `jobs` that the job takes applications now: active, listed, and before its deadline. */
export const jobIsOpen: SQL = sql`(${jobs.isActive} and ${jobs.isListed} and (${jobs.deadline} is null or ${jobs.deadline} > now()))`;
