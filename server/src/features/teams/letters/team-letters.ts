import { memberRoleLabels } from "@rolecall/contract/teams/member-rights.ts";
import { type MemberRole } from "@rolecall/contract/teams/member-role.ts";
import type { Letter, LetterPart, LetterSite } from "#mail/letter.ts";
import { unlinked } from "#mail/unlinked.ts";

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

const nameOf = ({ firstName, lastName, username }: LetterPerson) =>
  unlinked([firstName, lastName].filter(Boolean).join(" "), unlinked(username, "A colleague"));

const companyName = ({ name }: LetterCompany) => unlinked(name, "a company");

const article = (role: MemberRole) => (/^[AO]/.test(memberRoleLabels[role]) ? "an" : "a");
const roleText = (role: MemberRole) => `${article(role)} ${memberRoleLabels[role].toLowerCase()}`;

/** A letter about a company, which says so where nobody has proven that they act for it. */
const teamLetter = (
  { to, company, subject }: { to: string; company: LetterCompany; subject: string },
  parts: LetterPart[],
  site: LetterSite,
): Letter => ({
  to,
  subject,
  body: [
    "Hello,",
    ...parts,
    ...(company.isVerified
      ? []
      : [
          `Nobody has proven to ${site.name} yet that they act for a company of this name. Only go on if you expected this letter.`,
        ]),
    `Should such letters keep coming, please tell us: ${site.supportEmail}`,
  ],
  site,
});

const teamLink = ({ id }: LetterCompany): LetterPart => ({
  link: `/companies/${id}/team`,
  label: "See the team",
});

/** The letter with the link of an invitation; its token stands nowhere else. */
export const invitationLetter = (
  given: {
    to: string;
    company: LetterCompany;
    inviter: LetterPerson;
    role: MemberRole;
    token: string;
  },
  site: LetterSite,
): Letter =>
  teamLetter(
    { ...given, subject: `Join ${companyName(given.company)} on ${site.name}` },
    [
      `${nameOf(given.inviter)} invites you to the team of ${companyName(given.company)} on ${site.name}.`,
      `You would be ${roleText(given.role)} there.`,
      "To see what that means, and to accept, open this link within seven days.",
      { link: `/invitations/${given.token}`, label: "See the invitation" },
      "The link works once, for whoever holds this letter. If you do not want to join, there is nothing to do.",
    ],
    site,
  );

/** Tells who invited that the invitation was accepted, and by whom. */
export const joinedLetter = (
  given: { to: string; company: LetterCompany; person: LetterPerson; role: MemberRole },
  site: LetterSite,
): Letter =>
  teamLetter(
    { ...given, subject: `${nameOf(given.person)} joined ${companyName(given.company)}` },
    [
      `${nameOf(given.person)} (username ${unlinked(given.person.username, "unknown")}) accepted the invitation that you sent, and is ${roleText(given.role)} in the team of ${companyName(given.company)} now.`,
      "If that is not whom you invited, remove them from the team.",
      teamLink(given.company),
    ],
    site,
  );

export const roleChangedLetter = (
  given: { to: string; company: LetterCompany; role: MemberRole },
  site: LetterSite,
): Letter =>
  teamLetter(
    { ...given, subject: `Your role in ${companyName(given.company)} was changed` },
    [
      `You are ${roleText(given.role)} in the team of ${companyName(given.company)} now. What that means stands on the team's page.`,
      teamLink(given.company),
    ],
    site,
  );

export const removedLetter = (
  given: { to: string; company: LetterCompany },
  site: LetterSite,
): Letter =>
  teamLetter(
    { ...given, subject: `You are no longer in the team of ${companyName(given.company)}` },
    [
      `Somebody who leads the team of ${companyName(given.company)} removed you from it. Its jobs and their applications stay with the team.`,
    ],
    site,
  );

export const becameOwnerLetter = (
  given: { to: string; company: LetterCompany },
  site: LetterSite,
): Letter =>
  teamLetter(
    { ...given, subject: `You own ${companyName(given.company)} on ${site.name} now` },
    [
      `${companyName(given.company)} was handed over to you: you are its owner now.`,
      teamLink(given.company),
    ],
    site,
  );

export const handedOverLetter = (
  given: { to: string; company: LetterCompany },
  site: LetterSite,
): Letter =>
  teamLetter(
    { ...given, subject: `You handed ${companyName(given.company)} over` },
    [
      `${companyName(given.company)} has another owner now, and you are an admin. If it was not you who did this, please tell us at once.`,
    ],
    site,
  );

export const takenOverLetter = (
  given: { to: string; company: LetterCompany; job: { id: string; title: string } },
  site: LetterSite,
): Letter =>
  teamLetter(
    { ...given, subject: `Your job was taken over: ${unlinked(given.job.title, "a job")}` },
    [
      `${companyName(given.company)} took over a job that you posted in its name, and manages it alone from now on: ${unlinked(given.job.title, "a job")}`,
      { link: `/jobs/${given.job.id}`, label: "See the job" },
    ],
    site,
  );

/** The letter with the code that proves an address at the domain of a company's website. */
export const codeLetter = (
  given: { to: string; company: LetterCompany; code: string },
  site: LetterSite,
): Letter =>
  teamLetter(
    { ...given, subject: `Your code to verify a company on ${site.name}` },
    [
      `Somebody wants to prove on ${site.name} that they act for a company which they call ${companyName(given.company)}. If that is you, enter this code within an hour.`,
      { code: given.code },
      "If it is not, there is nothing to do, and nobody should be told the code.",
    ],
    site,
  );
