import { between, type SQL, type SQLWrapper } from "drizzle-orm";
import { applications } from "#db/schema/applications.ts";

/**
 * The condition on `applications` that they are a job's, for the first few of them in the order of an index
 * that begins with the job. As a range: asked for equal ids, PostgreSQL goes by what an average job has, and
 * would read and sort all applications of one that has thousands.
 */
export const inOrderOfJob = (jobId: SQLWrapper): SQL => between(applications.jobId, jobId, jobId);
