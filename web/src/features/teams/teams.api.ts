import { editCompany, getCompany, listCompanies } from "@rolecall/contract/companies/companies.ts";
import { getJob, listJobs, listManagedJobs } from "@rolecall/contract/jobs/jobs.ts";
import {
  inviteMember,
  listInvitations,
  resendInvitation,
  revokeInvitation,
} from "@rolecall/contract/teams/invitations.ts";
import type { HistoryEntry } from "@rolecall/contract/teams/members.schemas.ts";
import {
  changeMember,
  companyHistory,
  deleteCompany,
  handOver,
  listMembers,
  removeMember,
} from "@rolecall/contract/teams/members.ts";
import { listOwnCompanies } from "@rolecall/contract/teams/own-companies.ts";
import { confirmVerification, startVerification } from "@rolecall/contract/teams/verification.ts";
import { endlessQueryOf, mutationOf, queryOf } from "#lib/query.ts";

export const membersQuery = (id: string) =>
  queryOf(listMembers, { params: { id }, query: { limit: 500 } });

export const invitationsQuery = (id: string) =>
  queryOf(listInvitations, { params: { id }, query: { limit: 500 } });

/** The history of the company, page after page. */
export const historyQuery = (id: string) =>
  endlessQueryOf<typeof companyHistory, HistoryEntry>(companyHistory, ({ page, last }) => ({
    params: { id },
    query: { page, after: last?.id },
  }));

// Who changes or ends a membership of their own may do other things than before.
const team = [listMembers, companyHistory, listOwnCompanies, getCompany, getJob, listJobs];
const invitations = [listInvitations, companyHistory];

export const changeMemberMutation = mutationOf(changeMember, {
  invalidates: team,
  invalidatesOnConflict: [listMembers],
});
export const removeMemberMutation = mutationOf(removeMember, {
  invalidates: [...team, listManagedJobs],
  invalidatesOnConflict: [listMembers],
});
export const handOverMutation = mutationOf(handOver, {
  invalidates: team,
  invalidatesOnConflict: [listMembers],
});
export const deleteCompanyMutation = mutationOf(deleteCompany, {
  invalidates: [listOwnCompanies, listCompanies],
});

export const inviteMutation = mutationOf(inviteMember, {
  invalidates: invitations,
  invalidatesOnConflict: [listInvitations, listMembers],
});
export const resendMutation = mutationOf(resendInvitation, { invalidates: invitations });
export const revokeMutation = mutationOf(revokeInvitation, { invalidates: invitations });

export const startVerificationMutation = mutationOf(startVerification, { invalidates: [] });
const verified = [getCompany, listCompanies, listOwnCompanies, companyHistory, getJob];
export const confirmVerificationMutation = mutationOf(confirmVerification, {
  invalidates: verified,
});
export const postingRuleMutation = mutationOf(editCompany, { invalidates: verified });
