import { type Decision, decisions } from "@rolecall/contract/admin/reports.ts";
import * as z from "zod";
import { defineLetter } from "#mail/define-letter.ts";
import { unlinked } from "#mail/unlinked.ts";
import { findLetterCase, findLetterPerson } from "#read-models/letters/letter-subjects.queries.ts";

interface Decided {
  to: string;
  title: string;
  deletedAt: Date | null;
  decision: Decision;
}

const outcomes: Record<Decision, string> = {
  "take-down": "They took the listing down.",
  suspend: "They suspended whoever posted it.",
  dismiss: "They found nothing against the rules, and the listing stays.",
};

const examples: Decided[] = decisions.map((decision) => ({
  to: "ada@jobs.example",
  title: "Signaller",
  deletedAt: null,
  decision,
}));

/** To who reported a job, once its case is decided. */
export const caseDecidedLetter = defineLetter({
  kind: "case-decided",
  about: z.object({ to: z.string(), jobId: z.string(), decision: z.enum(decisions) }),
  to: async (db, { to: userId, jobId, decision }) => {
    const to = (await findLetterPerson(db, userId))?.email;
    const decided = await findLetterCase(db, jobId);
    return to && decided ? [{ to, ...decided, decision }] : [];
  },
  write: ({ title: typed, deletedAt, decision }, { name }) => {
    const title = unlinked(typed, "a listing");
    const isGone = deletedAt !== null && decision === "dismiss";
    return {
      subject: `What became of your report: ${title}`,
      body: [
        "Hello,",
        `You reported this listing to the administrators of ${name}:`,
        { written: title },
        `${isGone ? "The listing was deleted meanwhile." : outcomes[decision]} Thank you for telling them. Whoever posted it does not learn that you did.`,
      ],
    };
  },
  examples,
});
