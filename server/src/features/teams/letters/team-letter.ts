import { memberRoleLabels } from "@rolecall/contract/teams/member-rights.ts";
import { givenRoles, type MemberRole } from "@rolecall/contract/teams/member-role.ts";
import * as z from "zod";
import type { Db } from "#db/db.ts";
import { defineLetter } from "#mail/define-letter.ts";
import type { LetterPart, LetterSite } from "#mail/letter.ts";
import { unlinked } from "#mail/unlinked.ts";
import {
  findLetterCompany,
  findLetterPerson,
} from "#read-models/letters/letter-subjects.queries.ts";

/** The company in a letter. */
export interface LetterCompany {
  id: string;
  name: string;
  isVerified: boolean;
}

/** The person whom a letter is about. */
export interface LetterPerson {
  firstName: string | null;
  lastName: string | null;
  username: string;
}

export const nameOf = ({ firstName, lastName, username }: LetterPerson) =>
  unlinked([firstName, lastName].filter(Boolean).join(" "), unlinked(username, "A colleague"));

export const companyName = ({ name }: LetterCompany) => unlinked(name, "a company");

const article = (role: MemberRole) => (/^[AO]/.test(memberRoleLabels[role]) ? "an" : "a");
export const roleText = (role: MemberRole) =>
  `${article(role)} ${memberRoleLabels[role].toLowerCase()}`;

/** What a letter about a company says, and that nobody has proven to act for it where that is so. */
export const aboutTeam = (
  { company, subject }: { company: LetterCompany; subject: string },
  parts: LetterPart[],
  { name, supportEmail }: LetterSite,
) => ({
  subject,
  body: [
    "Hello,",
    ...parts,
    ...(company.isVerified
      ? []
      : [
          `Nobody has proven to ${name} yet that they act for a company of this name. Only go on if you expected this email.`,
        ]),
    `Should such emails keep coming, please tell us: ${supportEmail}`,
  ],
});

export const teamLink = ({ id }: LetterCompany): LetterPart => ({
  link: `/companies/${id}/team`,
  label: "See the team",
});

/** A company and people of its letters, as their pictures show them. */
export const exampleCompany: LetterCompany = { id: "1", name: "Acme Rail", isVerified: true };
export const unverifiedCompany: LetterCompany = { ...exampleCompany, isVerified: false };
export const examplePerson: LetterPerson = {
  firstName: "Grace",
  lastName: "Hopper",
  username: "grace",
};

const aboutMember = z.object({ companyId: z.string(), userId: z.string() });

interface MemberLetter {
  kind: string;
  subject: (company: string, site: LetterSite) => string;
  says: (company: LetterCompany, site: LetterSite) => LetterPart[];
}

/** A letter to somebody of a team about what became of them there. */
export const memberLetter = ({ kind, subject, says }: MemberLetter) =>
  defineLetter({
    kind,
    about: aboutMember,
    setting: "team",
    isLimited: true,
    to: async (db, about) => {
      const member = await findMember(db, about);
      return member ? [member] : [];
    },
    write: ({ company }, site) =>
      aboutTeam(
        { company, subject: subject(companyName(company), site) },
        says(company, site),
        site,
      ),
    examples: [
      { to: "ada@jobs.example", company: exampleCompany },
      { to: "ada@jobs.example", company: unverifiedCompany },
    ],
  });

/** The address of somebody of a company, and the company; null where either is gone. */
export const findMember = async (
  db: Db,
  { companyId, userId }: z.output<typeof aboutMember>,
): Promise<{ to: string; company: LetterCompany } | null> => {
  const company = await findLetterCompany(db, companyId);
  const to = (await findLetterPerson(db, userId))?.email;
  return company && to ? { to, company } : null;
};

export const givenRole = z.enum(givenRoles);
