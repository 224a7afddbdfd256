import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** The stage in which an application to the job stands as it arrives. */
export const firstStageOf = (jobId: SQLWrapper | string): SQL =>
  sql`first_stage(${jobId}, 'pending')`;
