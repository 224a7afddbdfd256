// What sets drafts apart from jobs that were posted.
import { type Column, getTableColumns, sql } from "drizzle-orm";
import { jobs } from "#db/schema/jobs.ts";

/** Whether a job is a draft, when it was begun, and when it was posted. */
export const publishingColumns = {
  draft: jobs.isDraft,
  publishAt: jobs.publishAt,
  publishedAt: sql<Date | null>`case when not ${jobs.isDraft} then ${jobs.createdAt} end`.mapWith(
    jobs.createdAt,
  ),
  createdAt: sql<Date>`coalesce(${jobs.begunAt}, ${jobs.createdAt})`.mapWith(jobs.createdAt),
};

type Row = typeof jobs.$inferSelect;
type LackedByDrafts = "description" | "location" | "type" | "experienceLevel" | "category";

/** Whether a job was posted: it has all then that a draft may lack. */
export const wasPosted = <Job extends Pick<Row, "isDraft" | LackedByDrafts>>(
  job: Job,
): job is Job & { [Field in LackedByDrafts]: NonNullable<Row[Field]> } => !job.isDraft;

/** A column that is null in drafts alone, where there are none. */
const ofPosted = <Data>(column: Column & { _: { data: Data } }) => sql<Data>`${column}`;

/** The columns of jobs that were posted, which have all that a draft may lack. */
export const postedJobColumns = {
  ...getTableColumns(jobs),
  description: ofPosted(jobs.description),
  location: ofPosted(jobs.location),
  type: ofPosted(jobs.type),
  experienceLevel: ofPosted(jobs.experienceLevel),
  category: ofPosted(jobs.category),
};
