import * as z from "zod";
import { applicationThread } from "#mail/application-thread.ts";
import { defineLetter } from "#mail/define-letter.ts";
import { unlinked } from "#mail/unlinked.ts";
import { findLetterPerson } from "#read-models/letters/letter-subjects.queries.ts";
import { findUnreadToTell } from "./message-notices.queries.ts";

/** Tells somebody of messages that they have not read, once until they read them. */
export const newMessageLetter = defineLetter({
  kind: "new-message",
  about: z.object({ to: z.string(), applicationId: z.string() }),
  setting: "messages",
  to: async (db, { to: userId, applicationId }) => {
    const to = (await findLetterPerson(db, userId))?.email;
    const unread = await findUnreadToTell(db, { userId, applicationId });
    return to && unread ? [{ to, applicationId, ...unread }] : [];
  },
  write: ({ applicationId, title: typed, company: name, isCandidate }) => {
    const title = unlinked(typed, "a job");
    const from = isCandidate ? unlinked(name, "A company") : "Somebody who applied";
    return {
      subject: `New message: ${title}`,
      thread: {
        about: applicationThread(applicationId, isCandidate ? "candidate" : "employer"),
        begins: false,
      },
      body: [
        "Hello,",
        `${from} wrote to you about this job: ${title}.`,
        { link: `/messages/${applicationId}`, label: "Read and answer" },
        "You get one email of a conversation, until you have read it.",
      ],
    };
  },
  examples: [true, false].map((isCandidate) => ({
    to: "ada@jobs.example",
    applicationId: "0199c0de-0000-7000-8000-000000000000",
    title: "Signaller",
    company: "Bell Rock Lights",
    isCandidate,
  })),
});
