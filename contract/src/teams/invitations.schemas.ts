import * as z from "zod";
import { companyMissingText } from "#companies/companies.ts";
import { describeEndpoints } from "#endpoint.ts";
import { pageQuery } from "#page.schemas.ts";
import { emailAddress } from "#values/email.ts";
import { idParams } from "#values/id.ts";
import { instant } from "#values/instant.ts";
import { namedPerson } from "#values/person.ts";
import { textLimits } from "#values/text-limits.ts";
import { text } from "#values/text.ts";
import * as endpoints from "./invitations.ts";
import { invitationMissingText } from "./invitations.ts";
import { givenRoles } from "./member-role.ts";
import { givenRole, member } from "./members.schemas.ts";

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

const shownInvitation = z.object({
  company: z.object({ id: z.string(), name: z.string(), logoUrl: z.string().nullable() }),
  role: z.enum(givenRoles),
  inviterName: z.string(),
  expiresAt: instant,
});

export const invitationEndpoints = describeEndpoints(endpoints, {
  inviteMember: {
    summary: "Invite somebody to the team by letter (owner, admin)",
    refusals: ["too-many"],
    status: 201,
    params: idParams(companyMissingText),
    body: invitationDraft,
    reply: invitation,
  },
  listInvitations: {
    summary: "Invitations that were neither used nor revoked, newest first (owner, admin)",
    refusals: ["forbidden"],
    params: idParams(companyMissingText),
    query: z.object({
      query: text(textLimits.search).optional(),
      ...pageQuery({ default: 100, max: 500 }),
    }),
    reply: z.array(invitation),
  },
  resendInvitation: {
    summary: "Send an invitation again, with a new link in place of the old one (owner, admin)",
    refusals: ["too-many"],
    params: invitationParams,
    reply: invitation,
  },
  revokeInvitation: {
    summary: "Take an invitation back (owner, admin)",
    params: invitationParams,
    status: 204,
  },
  readInvitation: {
    summary: "What somebody is invited to, for whoever has the letter",
    params: tokenParams,
    reply: shownInvitation,
  },
  acceptInvitation: {
    summary: "Join the team; a candidate becomes a recruiter",
    params: tokenParams,
    reply: member,
  },
});
