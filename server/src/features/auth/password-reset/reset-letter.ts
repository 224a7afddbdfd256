import type { Letter } from "#mail/mailer.ts";

/** A name that nobody can mistake for a link or an offer: anyone may have it written to anyone. */
const plainName = /^[\p{L}\p{N}_-]+$/u;

interface Reset {
  user: { username: string; email: string };
  token: string;
  publicUrl: string;
  supportEmail: string;
}

/** The letter with the link to set a new password; its short lines keep mail programs from cutting the link. */
export const resetLetter = ({ user, token, publicUrl, supportEmail }: Reset): Letter => ({
  to: user.email,
  subject: "Set a new password for Rolecall",
  text: `Hello${plainName.test(user.username) ? ` ${user.username}` : ""},

Somebody, probably you, asked to set a new password for your account
at Rolecall. To do so, open this link within an hour:

${publicUrl}/auth/reset?token=${token}

The link works once. Setting a new password signs you out everywhere.

If it was not you, there is nothing to do: without the link your password
stays as it is. Should such letters keep coming, please tell us:
${supportEmail}

Rolecall
${publicUrl}
`,
});
