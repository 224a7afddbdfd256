import { hasDashboard } from "@rolecall/contract/dashboard.ts";
import * as z from "zod";
import { defineLetter } from "#mail/define-letter.ts";
import { unlinked } from "#mail/unlinked.ts";
import { findLetterPerson } from "#read-models/letters/letter-subjects.queries.ts";
import { listWaitingFor } from "./unanswered.queries.ts";

const mostListed = 20;

/** What waits for an employer's answer, once a day; nothing where nothing does any more. */
export const applicationsWaitLetter = defineLetter({
  kind: "applications-wait",
  about: z.object({ to: z.string() }),
  setting: "applications",
  atOnce: true,
  to: async (db, { to: userId }) => {
    const person = await findLetterPerson(db, userId);
    const waiting = await listWaitingFor(db, { userId, limit: mostListed });
    const [first] = waiting;
    if (!person?.email || !first) return [];
    const link = hasDashboard(person.role) ? "/dashboard" : `/jobs/${first.jobId}/applications`;
    return [{ to: person.email, link, total: first.total, waiting }];
  },
  write: ({ total, waiting, link }) => ({
    subject:
      total === 1
        ? "1 application waits for an answer"
        : `${total} applications wait for an answer`,
    body: [
      "Hello,",
      "These have waited for more than a day. Those come first for which you promised an answer by now.",
      {
        list: waiting.map(({ name, title, jobId, isLate }) => ({
          text: unlinked(name, "Somebody"),
          detail: `${unlinked(title, "a job")}${isLate ? ", late" : ""}`,
          link: `/jobs/${jobId}/applications`,
        })),
      },
      ...(total > waiting.length ? [`And ${total - waiting.length} more.`] : []),
      { link, label: "Answer them" },
    ],
  }),
  examples: [1, 22].map((total) => ({
    to: "ada@jobs.example",
    total,
    link: "/dashboard",
    waiting: [
      {
        jobId: "0199c0de-0000-7000-8000-000000000000",
        title: "Signaller",
        name: "Robert Stevenson",
        isLate: total > 1,
      },
    ],
  })),
});
