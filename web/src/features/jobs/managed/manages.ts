import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import type { JobDetail } from "@rolecall/contract/jobs/jobs.schemas.ts";
import {
  isLeadingRole,
  isManagingRole,
  type MemberRole,
} from "@rolecall/contract/teams/member-role.ts";
import { useAuth } from "#features/auth/session/auth-provider.tsx";
import { useCompanyRoles } from "#features/companies/company-roles.ts";

interface ManagedJob {
  companyId: string;
  postedBy: string | null;
  postedByOutsider: boolean;
}

/** Whether to offer a user the actions of a job's managers: members by their role, others who posted it. */
export const manages = (
  user: Pick<User, "id" | "role">,
  job: ManagedJob,
  role: MemberRole | undefined,
): boolean => {
  if (user.role === "candidate") return false;
  return role ? isManagingRole(role) : job.postedBy === user.id && job.postedByOutsider;
};

/**
 * Whether to offer a member that the team takes a job over: from an outsider, or where it is unlisted for no
 * other reason than that its poster is suspended.
 */
export const mayTakeOver = (
  job: Pick<JobDetail, "postedByOutsider" | "listed" | "held" | "takedown" | "unlistedAt">,
  role: MemberRole | undefined,
): boolean => {
  const isPosterSuspended =
    !job.listed && !job.held && job.takedown === null && job.unlistedAt === null;
  return isLeadingRole(role) && (job.postedByOutsider || isPosterSuspended);
};

/** `manages` for the user who is signed in. The server checks for itself. */
export const useManages = () => {
  const { user } = useAuth();
  const { roleIn, isPending } = useCompanyRoles();
  return {
    isPending,
    roleIn,
    manages: (job: ManagedJob) => user !== null && manages(user, job, roleIn(job.companyId)),
  };
};
