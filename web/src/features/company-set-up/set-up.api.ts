import { listInvitations } from "@rolecall/contract/teams/invitations.ts";
import { listMembers } from "@rolecall/contract/teams/members.ts";
import { queryOf } from "#lib/query.ts";

const counted = { limit: 1 };

/** How many belong to a company's team, in the total of the list. */
export const teamSizeQuery = (id: string) =>
  queryOf(listMembers, { params: { id }, query: counted });

/** How many are invited to it. */
export const invitedQuery = (id: string) =>
  queryOf(listInvitations, { params: { id }, query: counted });
