import type { GivenRole } from "@rolecall/contract/teams/member-role.ts";
import * as z from "zod";
import {
  aboutTeam,
  companyName,
  exampleCompany,
  findMember,
  givenRole,
  type LetterCompany,
  roleText,
  teamLink,
} from "#features/teams/letters/team-letter.ts";
import { defineLetter } from "#mail/define-letter.ts";

interface Changed {
  to: string;
  company: LetterCompany;
  role: GivenRole;
}

const examples: Changed[] = [{ to: "ada@jobs.example", company: exampleCompany, role: "admin" }];

export const roleChangedLetter = defineLetter({
  kind: "role-changed",
  about: z.object({ companyId: z.string(), userId: z.string(), role: givenRole }),
  setting: "team",
  isLimited: true,
  to: async (db, { role, ...which }) => {
    const member = await findMember(db, which);
    return member ? [{ ...member, role }] : [];
  },
  write: ({ company, role }, site) =>
    aboutTeam(
      { company, subject: `Your role in ${companyName(company)} was changed` },
      [
        `You are ${roleText(role)} in the team of ${companyName(company)} now. What that means stands on the team's page.`,
        teamLink(company),
      ],
      site,
    ),
  examples,
});
