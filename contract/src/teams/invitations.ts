import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

export const invitationMissingText = refusal("invitation-not-found", "Invitation not found");
export const invitationEndedText = refusal(
  "invitation-not-valid",
  "This invitation is no longer valid",
);
export const alreadyMemberText = refusal(
  "person-already-member",
  "This person is already a member",
);
export const alreadyInvitedText = refusal(
  "person-already-invited",
  "This person is already invited",
);
export const teamFullText = refusal("team-full", "A team has at most 500 members");
export const youAreMemberText = refusal(
  "already-member",
  "You are already a member of this company",
);
/** The lifetime of an invitation, in days. */
export const invitationDays = 7;

export const inviteMember = {
  method: "POST",
  path: "/api/companies/{id}/invitations",
  access: "signed-in",
} as const satisfies Endpoint;

export const listInvitations = {
  method: "GET",
  path: "/api/companies/{id}/invitations",
  access: "signed-in",
  paged: true,
} as const satisfies Endpoint;

export const resendInvitation = {
  method: "POST",
  path: "/api/companies/{id}/invitations/{invitationId}/resend",
  access: "signed-in",
} as const satisfies Endpoint;

export const revokeInvitation = {
  method: "DELETE",
  path: "/api/companies/{id}/invitations/{invitationId}",
  access: "signed-in",
} as const satisfies Endpoint;

export const readInvitation = {
  method: "GET",
  path: "/api/invitations/{token}",
  access: "everyone",
} as const satisfies Endpoint;

export const acceptInvitation = {
  method: "POST",
  path: "/api/invitations/{token}/accept",
  access: "signed-in",
} as const satisfies Endpoint;
