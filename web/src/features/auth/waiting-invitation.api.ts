import { readInvitation } from "@rolecall/contract/teams/invitations.ts";
import { queryOf } from "#lib/query.ts";

/** The invitation to a team that a sign-in goes on to. */
export const waitingInvitationQuery = (token: string) =>
  queryOf(readInvitation, { params: { token } });
