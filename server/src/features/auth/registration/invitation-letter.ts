import { type Role, roleLabels } from "@rolecall/contract/values/role.ts";
import type { Letter, LetterSite } from "#mail/letter.ts";

interface Invitation {
  email: string;
  role: Role;
  token: string;
  site: LetterSite;
}

/** The letter with the link to register. */
export const invitationLetter = ({ email, role, token, site }: Invitation): Letter => ({
  to: email,
  subject: `You are invited to ${site.name}`,
  body: [
    "Hello,",
    `The administrators of ${site.name} invite you to make an account there (${roleLabels[role]}). To do so, open this link within seven days.`,
    { link: `/auth?invitation=${token}`, label: "Make an account" },
    "The link is good for one account. If you do not want one, there is nothing to do.",
  ],
  site,
});
