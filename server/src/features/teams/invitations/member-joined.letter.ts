import type { GivenRole } from "@rolecall/contract/teams/member-role.ts";
import * as z from "zod";
import { findLetterInvitation } from "#features/teams/letters/letter-subjects.queries.ts";
import {
  aboutTeam,
  companyName,
  exampleCompany,
  examplePerson,
  type LetterCompany,
  type LetterPerson,
  nameOf,
  roleText,
  teamLink,
} from "#features/teams/letters/team-letter.ts";
import { defineLetter } from "#mail/define-letter.ts";
import { unlinked } from "#mail/unlinked.ts";
import {
  findLetterCompany,
  findLetterPerson,
} from "#read-models/letters/letter-subjects.queries.ts";

interface Joined {
  to: string;
  company: LetterCompany;
  person: LetterPerson;
  role: GivenRole;
}

const examples: Joined[] = [
  { to: "ada@jobs.example", company: exampleCompany, person: examplePerson, role: "reviewer" },
];

/** Tells who invited that the invitation was accepted, and by whom. */
export const memberJoinedLetter = defineLetter({
  kind: "member-joined",
  about: z.object({ invitationId: z.string(), userId: z.string() }),
  setting: "team",
  isLimited: true,
  to: async (db, { invitationId, userId }) => {
    const invitation = await findLetterInvitation(db, invitationId);
    const inviter = invitation?.invitedBy && (await findLetterPerson(db, invitation.invitedBy));
    const company = invitation && (await findLetterCompany(db, invitation.companyId));
    const person = await findLetterPerson(db, userId);
    if (!inviter || !inviter.email || !company || !person) return [];
    return [{ to: inviter.email, company, person, role: invitation.role }];
  },
  write: ({ company, person, role }, site) =>
    aboutTeam(
      { company, subject: `${nameOf(person)} joined ${companyName(company)}` },
      [
        `${nameOf(person)} (username ${unlinked(person.username, "unknown")}) accepted the invitation that you sent, and is ${roleText(role)} in the team of ${companyName(company)} now.`,
        "If that is not whom you invited, remove them from the team.",
        teamLink(company),
      ],
      site,
    ),
  examples,
});
