import { invitationDraft } from "@rolecall/contract/teams/invitations.schemas.ts";

/** The rules of the form that invites; the browser needs nothing of the draft but its fields. */
export const invitationRules = invitationDraft.pick({ email: true, role: true });
