import type { User } from "@rolecall/contract/auth/auth.ts";

/** The company is left out where its own page lists the job. */
interface ManagedJob {
  postedBy: string;
  company?: { ownerId: string | null } | undefined;
}

/** Whether to offer a user the actions of a job's managers. The server checks for itself. */
export const manages = (user: User, job: ManagedJob): boolean =>
  user.role !== "candidate" && (job.postedBy === user.id || job.company?.ownerId === user.id);
