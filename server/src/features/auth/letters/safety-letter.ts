import type { Letter, LetterPart, LetterSite } from "#mail/letter.ts";
import type { SafetyLetterKind } from "#mail/mailer.ts";

interface Occasion {
  subject: string;
  /** @param at the day and time that the letter names, if it names one */
  says: (site: LetterSite, at: string) => LetterPart[];
}

/** The subject of a letter for each occasion, and what it says. */
const occasions: Record<SafetyLetterKind, Occasion> = {
  "password-changed": {
    subject: "Your password was changed",
    says: ({ name }) => [
      `The password of your account at ${name} was changed. All other sessions were signed out.`,
    ],
  },
  "username-changed": {
    subject: "Your username was changed",
    says: ({ name }) => [
      `The username of your account at ${name} was changed. The old one no longer signs anybody in.`,
    ],
  },
  "email-asked": {
    subject: "A new email address was asked for",
    says: ({ name }) => [
      `Another email address was asked for your account at ${name}. Nothing changes until somebody opens the link in the letter to that address.`,
    ],
  },
  "email-changed": {
    subject: "Your email address was changed",
    says: ({ name }) => [
      `Your account at ${name} has another email address now. This one no longer signs in, and gets no more letters about the account.`,
    ],
  },
  "two-step-on": {
    subject: "Two-step sign-in was turned on",
    says: ({ name }) => [
      `Two-step sign-in was turned on for your account at ${name}. All other sessions were signed out. Keep your recovery codes where you find them without your phone.`,
    ],
  },
  "two-step-off": {
    subject: "Two-step sign-in was turned off",
    says: ({ name }) => [
      `Two-step sign-in was turned off for your account at ${name}. The recovery codes have ended with it.`,
    ],
  },
  "passkey-added": {
    subject: "A passkey was added",
    says: ({ name }) => [
      `A passkey was added to your account at ${name}. Whoever has it can sign in with it.`,
    ],
  },
  "passkey-removed": {
    subject: "A passkey was removed",
    says: ({ name }) => [
      `A passkey was removed from your account at ${name}. It no longer signs anybody in.`,
    ],
  },
  "recovery-codes-made": {
    subject: "New recovery codes were made",
    says: ({ name }) => [
      `New recovery codes were made for your account at ${name}. The old ones no longer work.`,
    ],
  },
  "recovery-code-used": {
    subject: "A recovery code was used",
    says: ({ name }) => [
      `Somebody signed in to your account at ${name}, or confirmed that it is theirs, with one of its recovery codes. That code no longer works.`,
    ],
  },
  "second-step-failed": {
    subject: "Somebody could not pass your second step",
    says: ({ name }) => [
      `Somebody knew how to begin a sign-in to your account at ${name}, and then gave five wrong codes. They were not let in. If it was not you, change your password: somebody else knows it.`,
    ],
  },
  "second-factor-lost": {
    subject: "Your second factor was reported lost",
    says: ({ name }) => [
      `Somebody who began a sign-in to your account at ${name} with your password said that its second factor is lost, and asked the administrators to turn it off. If it was not you, sign in with your second factor, which stops this, and change your password.`,
    ],
  },
  "second-factor-ends": {
    subject: "Your second factor will be turned off",
    says: ({ name }, at) => [
      `The second factor of your account at ${name} was reported lost, and an administrator has agreed to turn it off on`,
      `${at}.`,
      "If it is not lost, sign in with it until then: that stops this.",
    ],
  },
  "export-ready": {
    subject: "Your data is ready",
    says: ({ name }, at) => [
      `The archive of your data at ${name} is ready. Until`,
      at,
      "you can download it, signed in.",
      { link: "/settings/privacy", label: "Download your data" },
      "Then it is deleted. Keep it where nobody else reads it.",
    ],
  },
  leaving: {
    subject: "Your account will be erased",
    says: ({ name }, at) => [
      `You have left ${name}. Your account will be erased on`,
      `${at}.`,
      "Until then it stays as it is, and you get no letters about jobs and applications. If you want to stay, sign in once until then: that takes it back.",
    ],
  },
  stays: {
    subject: "Your account stays",
    says: ({ name }) => [
      `Somebody signed in to your account at ${name}, which was to be erased. It stays now, with all that belongs to it.`,
    ],
  },
  erased: {
    subject: "Your account was erased",
    says: ({ name }) => [
      `Your account at ${name} was erased, as you asked: your profile, letters and files are gone. Those whom you wrote applications to keep a row without your name. This is the last letter that you get from us.`,
    ],
  },
};

const dayOf = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
  timeZoneName: "short",
});

const ifItWasNotYou: LetterPart[] = [
  "If it was you, there is nothing to do. If not, look at what is set for your account, and end the sessions that you do not know.",
  { link: "/settings/security", label: "Look at your account" },
];

interface Given {
  to: string;
  kind: SafetyLetterKind;
  /** The time of the event, if it is still to come. */
  at?: Date | undefined;
  site: LetterSite;
}

/** A letter about the safety of an account. It has no link but those to the settings, and no name of anybody. */
export const safetyLetter = ({ to, kind, at, site }: Given): Letter => ({
  to,
  subject: occasions[kind].subject,
  body: [
    "Hello,",
    ...occasions[kind].says(site, at ? dayOf.format(at) : ""),
    ...(kind === "erased" ? [] : ifItWasNotYou),
    `Should you need help, write to ${site.supportEmail}.`,
  ],
  site,
});
