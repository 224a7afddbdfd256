import { memberRoleLabels } from "@rolecall/contract/teams/member-rights.ts";
import { type MemberRole } from "@rolecall/contract/teams/member-role.ts";
import type { Letter } from "#mail/mailer.ts";
import { unlinked } from "./unlinked-name.ts";

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

interface Site {
  publicUrl: string;
  supportEmail: string;
}

const nameOf = ({ firstName, lastName, username }: LetterPerson) =>
  unlinked([firstName, lastName].filter(Boolean).join(" "), unlinked(username, "A colleague"));

const companyName = ({ name }: LetterCompany) => unlinked(name, "a company");

const unproven = ({ isVerified }: LetterCompany) =>
  isVerified
    ? ""
    : `
Nobody has proven to Rolecall yet that they act for a company of this
name. Only go on if you expected this letter.
`;

const closing = ({
  publicUrl,
  supportEmail,
}: Site) => `Should such letters keep coming, please tell us:
${supportEmail}

Rolecall
${publicUrl}
`;

const article = (role: MemberRole) => (/^[AO]/.test(memberRoleLabels[role]) ? "an" : "a");
const roleText = (role: MemberRole) => `${article(role)} ${memberRoleLabels[role].toLowerCase()}`;

/** The letter with the link of an invitation; its token stands nowhere else. */
export const invitationLetter = (
  given: {
    to: string;
    company: LetterCompany;
    inviter: LetterPerson;
    role: MemberRole;
    token: string;
  },
  site: Site,
): Letter => ({
  to: given.to,
  subject: `Join ${companyName(given.company)} on Rolecall`,
  text: `Hello,

${nameOf(given.inviter)} invites you to the team of
${companyName(given.company)} on Rolecall,
as ${roleText(given.role)}. To see what that means, and to accept, open this
link within seven days:

${site.publicUrl}/invitations/${given.token}

The link works once, for whoever holds this letter. If you do not want to
join, there is nothing to do.
${unproven(given.company)}
${closing(site)}`,
});

/** Tells who invited that the invitation was accepted, and by whom. */
export const joinedLetter = (
  given: { to: string; company: LetterCompany; person: LetterPerson; role: MemberRole },
  site: Site,
): Letter => ({
  to: given.to,
  subject: `${nameOf(given.person)} joined ${companyName(given.company)}`,
  text: `Hello,

${nameOf(given.person)} (username ${unlinked(given.person.username, "unknown")}) accepted
the invitation that you sent, and is ${roleText(given.role)} in the team of
${companyName(given.company)} now.

If that is not whom you invited, remove them from the team:
${site.publicUrl}/companies/${given.company.id}/team
${unproven(given.company)}
${closing(site)}`,
});

export const roleChangedLetter = (
  given: { to: string; company: LetterCompany; role: MemberRole },
  site: Site,
): Letter => ({
  to: given.to,
  subject: `Your role in ${companyName(given.company)} was changed`,
  text: `Hello,

You are ${roleText(given.role)} in the team of
${companyName(given.company)} now. What that means stands here:
${site.publicUrl}/companies/${given.company.id}/team
${unproven(given.company)}
${closing(site)}`,
});

export const removedLetter = (
  given: { to: string; company: LetterCompany },
  site: Site,
): Letter => ({
  to: given.to,
  subject: `You are no longer in the team of ${companyName(given.company)}`,
  text: `Hello,

Somebody who leads the team of ${companyName(given.company)}
removed you from it. Its jobs and their applications stay with the team.
${unproven(given.company)}
${closing(site)}`,
});

export const becameOwnerLetter = (
  given: { to: string; company: LetterCompany },
  site: Site,
): Letter => ({
  to: given.to,
  subject: `You own ${companyName(given.company)} on Rolecall now`,
  text: `Hello,

${companyName(given.company)} was handed over to you: you are
its owner now. Its team stands here:
${site.publicUrl}/companies/${given.company.id}/team
${unproven(given.company)}
${closing(site)}`,
});

export const handedOverLetter = (
  given: { to: string; company: LetterCompany },
  site: Site,
): Letter => ({
  to: given.to,
  subject: `You handed ${companyName(given.company)} over`,
  text: `Hello,

${companyName(given.company)} has another owner now, and you
are an admin. If it was not you who did this, please tell us at once.
${unproven(given.company)}
${closing(site)}`,
});

export const takenOverLetter = (
  given: { to: string; company: LetterCompany; job: { id: string; title: string } },
  site: Site,
): Letter => ({
  to: given.to,
  subject: `Your job was taken over: ${unlinked(given.job.title, "a job")}`,
  text: `Hello,

${companyName(given.company)} took over a job that you
posted in its name, and manages it alone from now on:

${unlinked(given.job.title, "a job")}
${site.publicUrl}/jobs/${given.job.id}
${unproven(given.company)}
${closing(site)}`,
});

/** The letter with the code that proves an address at the domain of a company's website. */
export const codeLetter = (
  given: { to: string; company: LetterCompany; code: string },
  site: Site,
): Letter => ({
  to: given.to,
  subject: "Your code to verify a company on Rolecall",
  text: `Hello,

Somebody wants to prove on Rolecall that they act for a company which they
call ${companyName(given.company)}. If that is you, enter this code
within an hour:

${given.code}

If it is not, there is nothing to do, and nobody should be told the code.
${unproven(given.company)}
${closing(site)}`,
});
