import type { Db } from "#db/db.ts";
import { updateApplicantCount } from "./applicant-count.queries.ts";

/** The UPDATE that counts one applicant more of an open job, as a part of the statement that adds one. */
export const countApplicant = (db: Db, jobId: Parameters<typeof updateApplicantCount>[1]) =>
  updateApplicantCount(db, jobId);
