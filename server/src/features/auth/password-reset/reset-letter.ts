import type { Letter, LetterSite } from "#mail/letter.ts";

/** A name that nobody can mistake for a link or an offer: anyone may have it written to anyone. */
const plainName = /^[\p{L}\p{N}_-]+$/u;

interface Reset {
  user: { username: string; email: string };
  token: string;
  site: LetterSite;
}

/** The letter with the link to set a new password. */
export const resetLetter = ({ user, token, site }: Reset): Letter => ({
  to: user.email,
  subject: `Set a new password for ${site.name}`,
  body: [
    `Hello${plainName.test(user.username) ? ` ${user.username}` : ""},`,
    `Somebody, probably you, asked to set a new password for your account at ${site.name}. To do so, open this link within an hour.`,
    { link: `/auth/reset?token=${token}`, label: "Set a new password" },
    "The link works once. Setting a new password signs you out everywhere.",
    `If it was not you, there is nothing to do: without the link your password stays as it is. Should such letters keep coming, please tell us: ${site.supportEmail}`,
  ],
  site,
});
