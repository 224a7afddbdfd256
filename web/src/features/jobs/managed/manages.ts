import type { User } from "@rolecall/contract/auth/auth.ts";
import type { JobDetail } from "@rolecall/contract/jobs/jobs.ts";

/** Whether to offer a user the management of a job. The server decides for itself. */
export const manages = (user: User, job: JobDetail): boolean =>
  user.role !== "candidate" && (job.postedBy === user.id || job.company.ownerId === user.id);
