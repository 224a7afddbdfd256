import type { Letter } from "#mail/mailer.ts";

interface Given {
  to: string;
  publicUrl: string;
  supportEmail: string;
}

/** The letter with the link that makes an address an account's; anyone may have it sent to anyone. */
export const confirmLetter = ({
  to,
  token,
  publicUrl,
  supportEmail,
}: Given & { token: string }): Letter => ({
  to,
  subject: "Confirm your new email address",
  text: `Hello,

Somebody, probably you, wants this address for their account at Rolecall.
To make it yours there, sign in to that account and open this link within
24 hours:

${publicUrl}/settings/email?token=${token}

The link works once. Until then the account keeps its old address.

If it was not you, there is nothing to do: without the link nothing
changes. If the account is yours, look at what is set for it:

${publicUrl}/settings/security

Should such letters keep coming, please tell us: ${supportEmail}

Rolecall
`,
});

/** The letter to an address that another account has: it says so to its owner alone, and opens nothing. */
export const takenLetter = ({ to, supportEmail }: Given): Letter => ({
  to,
  subject: "This address already has an account",
  text: `Hello,

Somebody, perhaps you, wants this address for another account at Rolecall.
That is not possible, since an account with this address exists already.
Nothing has changed.

If it was you, sign in with this address, or give that account another
address first. If it was not, there is nothing to do; what is set for your
account stands under Settings, Security (/settings/security).

Should such letters keep coming, please tell us: ${supportEmail}

Rolecall
`,
});
