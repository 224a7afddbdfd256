import type { Decision } from "@rolecall/contract/admin/reports.ts";
import { confirmAfterDays, unlistAfterDays } from "@rolecall/contract/jobs/confirmation.ts";
import type { LetterPart, LetterSite } from "#mail/letter.ts";

/** The words of a notice: its subject, and what it says without greeting and ending. */
export interface NoticeText {
  subject: string;
  says: LetterPart[];
}

const ifThisIsWrong = ({ supportEmail }: LetterSite) =>
  `If you think that this is wrong, write to ${supportEmail}.`;

export const suspendedText = (site: LetterSite, reason: string): NoticeText => ({
  subject: `Your account at ${site.name} is suspended`,
  says: [
    `The administrators of ${site.name} suspended your account. You are signed out everywhere and cannot sign in, and jobs that you posted are not listed meanwhile. This is the reason they gave:`,
    { written: reason },
    ifThisIsWrong(site),
  ],
});

export const approvedText = ({ name }: LetterSite): NoticeText => ({
  subject: `Your account at ${name} is let in`,
  says: [
    `The administrators of ${name} had their look at your account and let you in: you can post jobs and manage companies now.`,
    { link: "/post-job", label: "Post a job" },
  ],
});

export const companySuspendedLetter = (
  site: LetterSite,
  company: string,
  reason: string,
): NoticeText => ({
  subject: `${company} is suspended at ${site.name}`,
  says: [
    `The administrators of ${site.name} suspended the company ${company}. Its jobs are not listed meanwhile, and nobody can post new ones. This is the reason they gave:`,
    { written: reason },
    ifThisIsWrong(site),
  ],
});

export const takenDownLetter = (
  { name }: LetterSite,
  job: { id: string; title: string; reason: string },
): NoticeText => ({
  subject: `Your listing was taken down: ${job.title}`,
  says: [
    `The administrators of ${name} took this listing down: ${job.title}`,
    "This is the reason they gave:",
    { written: job.reason },
    "Applications that were sent before stay. You can read the reason, answer it once, and change the listing.",
    { link: `/jobs/${job.id}`, label: "See the listing" },
  ],
});

export const jobApprovedText = (
  { name }: LetterSite,
  job: { id: string; title: string },
): NoticeText => ({
  subject: `Your listing is public now: ${job.title}`,
  says: [
    `The administrators of ${name} had their look at this listing, and it is public now: ${job.title}`,
    { link: `/jobs/${job.id}`, label: "See the listing" },
  ],
});

export const stillOpenText = (
  { name }: LetterSite,
  { title, token }: { title: string; token: string },
): NoticeText => ({
  subject: `Still open? ${title}`,
  says: [
    `Nobody has said for ${confirmAfterDays} days that this listing is still open: ${title}`,
    { link: `/jobs/confirm?token=${token}`, label: "Confirm that it is open" },
    `Without an answer ${name} takes it out of all lists in ${unlistAfterDays} days, so that nobody applies in vain. You can confirm it then, too. If the job is filled, please close the listing.`,
  ],
});

const outcomes: Record<Decision, string> = {
  "take-down": "They took the listing down.",
  suspend: "They suspended whoever posted it.",
  dismiss: "They found nothing against the rules, and the listing stays.",
};

export const decidedText = (
  { name }: LetterSite,
  { title, deletedAt, decision }: { title: string; deletedAt: Date | null; decision: Decision },
): NoticeText => ({
  subject: `What became of your report: ${title}`,
  says: [
    `You reported this listing to the administrators of ${name}:`,
    { written: title },
    `${deletedAt && decision === "dismiss" ? "The listing was deleted meanwhile." : outcomes[decision]} Thank you for telling them. Whoever posted it does not learn that you did.`,
  ],
});
