import { sql, type SQL } from "drizzle-orm";
import { jobs } from "#db/schema/jobs.ts";
import { statusForCandidate, updatedForCandidate } from "#policies/held-back.sql.ts";

/** Since when the application is rejected or hired: nothing else changes `updatedAt` from then on. */
const settledAt = sql`case when ${statusForCandidate} in ('rejected', 'hired') then ${updatedForCandidate} end`;

/** Since when the job takes no applications any more. */
export const jobClosedSince = sql`least(
  case when not ${jobs.isActive} then ${jobs.closedAt} end,
  case when ${jobs.deadline} <= now() then ${jobs.deadline} end
)`;

/** So many calendar months after a moment. */
export const monthsAfter = (moment: SQL, months: number) =>
  sql<Date | null>`((${moment} at time zone 'UTC') + make_interval(months => ${months})) at time zone 'UTC'`;

/** Since when an application of `applications` to a job of `jobs` is closed, as its candidate reads it; null while it is open. */
export const closedForCandidateSince = sql`least(${settledAt}, ${jobClosedSince})`;
