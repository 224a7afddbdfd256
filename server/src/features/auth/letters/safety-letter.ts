import type { Letter, SafetyLetterKind } from "#mail/mailer.ts";

/** The subject and text of a letter for each occasion. */
const occasions: Record<
  SafetyLetterKind,
  { subject: string; text: (at: string, publicUrl: string) => string }
> = {
  "password-changed": {
    subject: "Your password was changed",
    text: () => `The password of your account at Rolecall was changed. All other
sessions were signed out.`,
  },
  "username-changed": {
    subject: "Your username was changed",
    text: () => `The username of your account at Rolecall was changed. The old one no
longer signs anybody in.`,
  },
  "email-asked": {
    subject: "A new email address was asked for",
    text: () => `Another email address was asked for your account at Rolecall. Nothing
changes until somebody opens the link in the letter to that address.`,
  },
  "email-changed": {
    subject: "Your email address was changed",
    text: () => `Your account at Rolecall has another email address now. This one no
longer signs in, and gets no more letters about the account.`,
  },
  "two-step-on": {
    subject: "Two-step sign-in was turned on",
    text: () => `Two-step sign-in was turned on for your account at Rolecall. All
other sessions were signed out. Keep your recovery codes where you find
them without your phone.`,
  },
  "two-step-off": {
    subject: "Two-step sign-in was turned off",
    text: () => `Two-step sign-in was turned off for your account at Rolecall. The
recovery codes have ended with it.`,
  },
  "passkey-added": {
    subject: "A passkey was added",
    text: () => `A passkey was added to your account at Rolecall. Whoever has it
can sign in with it.`,
  },
  "passkey-removed": {
    subject: "A passkey was removed",
    text: () => `A passkey was removed from your account at Rolecall. It no longer
signs anybody in.`,
  },
  "recovery-codes-made": {
    subject: "New recovery codes were made",
    text: () => `New recovery codes were made for your account at Rolecall. The old
ones no longer work.`,
  },
  "recovery-code-used": {
    subject: "A recovery code was used",
    text: () => `Somebody signed in to your account at Rolecall, or confirmed that it
is theirs, with one of its recovery codes. That code no longer works.`,
  },
  "second-step-failed": {
    subject: "Somebody could not pass your second step",
    text: () => `Somebody knew how to begin a sign-in to your account at Rolecall, and
then gave five wrong codes. They were not let in. If it was not you,
change your password: somebody else knows it.`,
  },
  "second-factor-lost": {
    subject: "Your second factor was reported lost",
    text: () => `Somebody who began a sign-in to your account at Rolecall with your
password said that its second factor is lost, and asked the
administrators to turn it off. If it was not you, sign in with your
second factor, which stops this, and change your password.`,
  },
  "second-factor-ends": {
    subject: "Your second factor will be turned off",
    text: (at) => `The second factor of your account at Rolecall was reported lost, and
an administrator has agreed to turn it off on

${at}.

If it is not lost, sign in with it until then: that stops this.`,
  },
  "export-ready": {
    subject: "Your data is ready",
    text: (at, publicUrl) => `The archive of your data at Rolecall is ready. Until

${at}

you can download it, signed in, at

${publicUrl}/settings/privacy

Then it is deleted. Keep it where nobody else reads it.`,
  },
  leaving: {
    subject: "Your account will be erased",
    text: (at) => `You have left Rolecall. Your account will be erased on

${at}.

Until then it stays as it is, and you get no letters about jobs and
applications. If you want to stay, sign in once until then: that takes it
back.`,
  },
  stays: {
    subject: "Your account stays",
    text: () => `Somebody signed in to your account at Rolecall, which was to be
erased. It stays now, with all that belongs to it.`,
  },
  erased: {
    subject: "Your account was erased",
    text: () => `Your account at Rolecall was erased, as you asked: your profile,
letters and files are gone. Those whom you wrote applications to keep a
row without your name. This is the last letter that you get from us.`,
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

const ifItWasNotYou = (
  publicUrl: string,
) => `If it was you, there is nothing to do. If not, look at what is set for your
account, and end the sessions that you do not know:

${publicUrl}/settings/security

`;

interface Occasion {
  to: string;
  kind: SafetyLetterKind;
  /** The time of the event, if it is still to come. */
  at?: Date | undefined;
  publicUrl: string;
  supportEmail: string;
}

/** A letter about the safety of an account. It has no link but those to the settings, and no name of anybody. */
export const safetyLetter = ({ to, kind, at, publicUrl, supportEmail }: Occasion): Letter => ({
  to,
  subject: occasions[kind].subject,
  text: `Hello,

${occasions[kind].text(at ? dayOf.format(at) : "", publicUrl)}

${kind === "erased" ? "" : ifItWasNotYou(publicUrl)}Should you need help, write to ${supportEmail}.

Rolecall
`,
});
