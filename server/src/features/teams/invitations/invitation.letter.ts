import type { GivenRole } from "@rolecall/contract/teams/member-role.ts";
import * as z from "zod";
import { findLetterInvitation } from "#features/teams/letters/letter-subjects.queries.ts";
import { hashOfInvitation, newInvitationToken } from "#features/teams/letters/secrets.ts";
import {
  aboutTeam,
  companyName,
  exampleCompany,
  examplePerson,
  type LetterCompany,
  type LetterPerson,
  nameOf,
  roleText,
  unverifiedCompany,
} from "#features/teams/letters/team-letter.ts";
import { defineLetter } from "#mail/define-letter.ts";
import {
  findLetterCompany,
  findLetterPerson,
} from "#read-models/letters/letter-subjects.queries.ts";
import { updateToken } from "./invitations.queries.ts";

interface Invited {
  to: string;
  company: LetterCompany;
  inviter: LetterPerson;
  role: GivenRole;
  token: string;
}

const examples: Invited[] = [exampleCompany, unverifiedCompany].map((company) => ({
  to: "ada@jobs.example",
  company,
  inviter: examplePerson,
  role: "recruiter" as const,
  token: "the-token",
}));

/** The link of an invitation; its token stands nowhere else. Nothing where a later letter replaced it. */
export const invitationLetter = defineLetter({
  kind: "invitation",
  about: z.object({ invitationId: z.string(), letter: z.int() }),
  setting: "team",
  atOnce: true,
  to: async (db, { invitationId, letter }) => {
    const token = newInvitationToken();
    const tokenHash = hashOfInvitation(token);
    if (!(await updateToken(db, { id: invitationId, letter, tokenHash }))) return [];
    const invitation = await findLetterInvitation(db, invitationId);
    const company = invitation && (await findLetterCompany(db, invitation.companyId));
    const inviter = invitation?.invitedBy && (await findLetterPerson(db, invitation.invitedBy));
    if (!invitation || !company || !inviter) return [];
    const { email: to, role } = invitation;
    return [{ to, company, inviter, role, token }];
  },
  write: ({ company, inviter, role, token }, site) =>
    aboutTeam(
      { company, subject: `Join ${companyName(company)} on ${site.name}` },
      [
        `${nameOf(inviter)} invites you to the team of ${companyName(company)} on ${site.name}.`,
        `You would be ${roleText(role)} there.`,
        "To see what that means, and to accept, open this link within seven days.",
        { link: `/invitations/${token}`, label: "See the invitation" },
        "The link works once, for whoever holds this email. If you do not want to join, there is nothing to do.",
      ],
      site,
    ),
  examples,
});
