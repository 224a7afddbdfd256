import type { Decision } from "@rolecall/contract/admin/reports.ts";
import { confirmAfterDays, unlistAfterDays } from "@rolecall/contract/jobs/confirmation.ts";

/** The words of a notice: its subject, and its text without greeting and ending. */
export interface NoticeText {
  subject: string;
  text: string;
}

interface Site {
  name: string;
  publicUrl: string;
  supportEmail: string;
}

export const suspendedText = ({ name, supportEmail }: Site, reason: string): NoticeText => ({
  subject: `Your account at ${name} is suspended`,
  text: `the administrators of ${name} suspended your account. You are signed
out everywhere and cannot sign in, and jobs that you posted are not
listed meanwhile. This is the reason they gave:

${reason}

If you think that this is wrong, write to ${supportEmail}.`,
});

export const approvedText = ({ name, publicUrl }: Site): NoticeText => ({
  subject: `Your account at ${name} is let in`,
  text: `the administrators of ${name} had their look at your account and let
you in: you can post jobs and manage companies now.

${publicUrl}`,
});

export const companySuspendedLetter = (
  { name, supportEmail }: Site,
  company: string,
  reason: string,
): NoticeText => ({
  subject: `${company} is suspended at ${name}`,
  text: `the administrators of ${name} suspended the company ${company}. Its
jobs are not listed meanwhile, and nobody can post new ones. This is
the reason they gave:

${reason}

If you think that this is wrong, write to ${supportEmail}.`,
});

export const takenDownLetter = (
  { name, publicUrl }: Site,
  job: { id: string; title: string; reason: string },
): NoticeText => ({
  subject: `Your listing was taken down: ${job.title}`,
  text: `the administrators of ${name} took this listing down:

${job.title}

This is the reason they gave:

${job.reason}

Applications that were sent before stay. You can read the reason, answer
it once, and change the listing here:

${publicUrl}/jobs/${job.id}`,
});

export const jobApprovedText = (
  { name, publicUrl }: Site,
  job: { id: string; title: string },
): NoticeText => ({
  subject: `Your listing is public now: ${job.title}`,
  text: `the administrators of ${name} had their look at this listing, and it
is public now:

${job.title}
${publicUrl}/jobs/${job.id}`,
});

export const stillOpenText = (
  { name, publicUrl }: Site,
  { title, token }: { title: string; token: string },
): NoticeText => ({
  subject: `Still open? ${title}`,
  text: `nobody has said for ${confirmAfterDays} days that this listing is still open:

${title}

Please confirm that it is:

${publicUrl}/jobs/confirm?token=${token}

Without an answer ${name} takes it out of all lists in ${unlistAfterDays} days, so
that nobody applies in vain. You can confirm it then, too. If the job is
filled, please close the listing.`,
});

const outcomes: Record<Decision, string> = {
  "take-down": "They took the listing down.",
  suspend: "They suspended whoever posted it.",
  dismiss: "They found nothing against the rules, and the listing stays.",
};

export const decidedText = (
  { name }: Site,
  { title, decision }: { title: string; decision: Decision },
): NoticeText => ({
  subject: `What became of your report: ${title}`,
  text: `you reported this listing to the administrators of ${name}:

${title}

${outcomes[decision]} Thank you for telling them. Whoever posted it does
not learn that you did.`,
});
