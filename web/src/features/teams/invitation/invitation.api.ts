import { currentUser } from "@rolecall/contract/auth/auth.ts";
import { getCompany, listCompanies } from "@rolecall/contract/companies/companies.ts";
import { getJob, listJobs, listManagedJobs } from "@rolecall/contract/jobs/jobs.ts";
import { acceptInvitation, readInvitation } from "@rolecall/contract/teams/invitations.ts";
import { listMembers } from "@rolecall/contract/teams/members.ts";
import { listOwnCompanies } from "@rolecall/contract/teams/own-companies.ts";
import { mutationOf, queryOf } from "#lib/query.ts";

export const invitationQuery = (token: string) => queryOf(readInvitation, { params: { token } });

/** A candidate becomes a recruiter, and whoever joins manages other jobs than before. */
export const acceptMutation = mutationOf(acceptInvitation, {
  invalidates: [
    currentUser,
    listOwnCompanies,
    listMembers,
    getCompany,
    listCompanies,
    getJob,
    listJobs,
    listManagedJobs,
  ],
});
