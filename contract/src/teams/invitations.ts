import * as z from "zod";
import { companyMissingText } from "#companies/company.ts";
import { endpoint } from "#endpoint.ts";
import { pageQuery } from "#page.ts";
import { emailAddress } from "#values/email.ts";
import { idParams } from "#values/id.ts";
import { instant } from "#values/instant.ts";
import { namedPerson } from "#values/person.ts";
import { givenRoles } from "./member-role.ts";
import { givenRole, member } from "./members.ts";

export const invitationMissingText = "Invitation not found";
export const invitationEndedText = "This invitation is no longer valid";
export const alreadyMemberText = "This person is already a member";
export const alreadyInvitedText = "This person is already invited";
export const teamFullText = "A team has at most 500 members";
export const youAreMemberText = "You are already a member of this company";
/** The lifetime of an invitation, in days. */
export const invitationDays = 7;

/** The form of an invitation. */
export const invitationDraft = z.object({ email: emailAddress, role: givenRole });

const invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(givenRoles),
  invitedBy: namedPerson.nullable(),
  createdAt: instant,
  expiresAt: instant,
});

export type Invitation = z.input<typeof invitation>;

const invitationParams = z.object({
  id: z.guid({ error: companyMissingText }),
  invitationId: z.guid({ error: invitationMissingText }),
});
const tokenParams = z.object({ token: z.string() });

export const inviteMember = endpoint({
  method: "POST",
  path: "/api/companies/{id}/invitations",
  summary: "Invite somebody to the team by letter (owner, admin)",
  access: "signed-in",
  refusals: ["too-many"],
  status: 201,
  params: idParams(companyMissingText),
  body: invitationDraft,
  reply: invitation,
});

export const listInvitations = endpoint({
  method: "GET",
  path: "/api/companies/{id}/invitations",
  summary: "Invitations that were neither used nor revoked, newest first (owner, admin)",
  access: "signed-in",
  refusals: ["forbidden"],
  paged: true,
  params: idParams(companyMissingText),
  query: z.object(pageQuery({ default: 100, max: 500 })),
  reply: z.array(invitation),
});

export const resendInvitation = endpoint({
  method: "POST",
  path: "/api/companies/{id}/invitations/{invitationId}/resend",
  summary: "Send an invitation again, with a new link in place of the old one (owner, admin)",
  access: "signed-in",
  refusals: ["too-many"],
  params: invitationParams,
  reply: invitation,
});

export const revokeInvitation = endpoint({
  method: "DELETE",
  path: "/api/companies/{id}/invitations/{invitationId}",
  summary: "Take an invitation back (owner, admin)",
  access: "signed-in",
  params: invitationParams,
  status: 204,
});

const shownInvitation = z.object({
  company: z.object({ id: z.string(), name: z.string(), logoUrl: z.string().nullable() }),
  role: z.enum(givenRoles),
  inviterName: z.string(),
  expiresAt: instant,
});

export const readInvitation = endpoint({
  method: "GET",
  path: "/api/invitations/{token}",
  summary: "What somebody is invited to, for whoever has the letter",
  access: "everyone",
  params: tokenParams,
  reply: shownInvitation,
});

export const acceptInvitation = endpoint({
  method: "POST",
  path: "/api/invitations/{token}/accept",
  summary: "Join the team; a candidate becomes a recruiter",
  access: "signed-in",
  params: tokenParams,
  reply: member,
});
