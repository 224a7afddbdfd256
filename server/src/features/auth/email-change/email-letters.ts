import type { Letter, LetterSite } from "#mail/letter.ts";

interface Given {
  to: string;
  site: LetterSite;
}

const shouldTheyKeepComing = ({ supportEmail }: LetterSite) =>
  `Should such letters keep coming, please tell us: ${supportEmail}`;

/** The letter with the link that makes an address an account's; anyone may have it sent to anyone. */
export const confirmLetter = ({ to, token, site }: Given & { token: string }): Letter => ({
  to,
  subject: "Confirm your new email address",
  body: [
    "Hello,",
    `Somebody, probably you, wants this address for their account at ${site.name}. To make it yours there, sign in to that account and open this link within 24 hours.`,
    { link: `/settings/email?token=${token}`, label: "Confirm this address" },
    "The link works once. Until then the account keeps its old address.",
    "If it was not you, there is nothing to do: without the link nothing changes. If the account is yours, look at what is set for it.",
    { link: "/settings/security", label: "Look at your account" },
    shouldTheyKeepComing(site),
  ],
  site,
});

/** The letter to an address that another account has: it says so to its owner alone, and opens nothing. */
export const takenLetter = ({ to, site }: Given): Letter => ({
  to,
  subject: "This address already has an account",
  body: [
    "Hello,",
    `Somebody, perhaps you, wants this address for another account at ${site.name}. That is not possible, since an account with this address exists already. Nothing has changed.`,
    "If it was you, sign in with this address, or give that account another address first. If it was not, there is nothing to do; what is set for your account stands under Settings, Security (/settings/security).",
    shouldTheyKeepComing(site),
  ],
  site,
});
