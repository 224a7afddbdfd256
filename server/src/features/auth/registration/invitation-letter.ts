import { type Role, roleLabels } from "@rolecall/contract/values/role.ts";
import type { Letter } from "#mail/mailer.ts";

interface Invitation {
  email: string;
  role: Role;
  token: string;
  /** The site's. */
  name: string;
  publicUrl: string;
}

/** The letter with the link to register; its short lines keep mail programs from cutting the link. */
export const invitationLetter = ({ email, role, token, name, publicUrl }: Invitation): Letter => ({
  to: email,
  subject: `You are invited to ${name}`,
  text: `Hello,

the administrators of ${name} invite you to make an account there
(${roleLabels[role]}). To do so, open this link within seven days:

${publicUrl}/auth?invitation=${token}

The link is good for one account. If you do not want one, there is
nothing to do.

${name}
${publicUrl}
`,
});
