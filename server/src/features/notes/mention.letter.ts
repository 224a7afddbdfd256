import * as z from "zod";
import { applicationThread } from "#mail/application-thread.ts";
import { defineLetter } from "#mail/define-letter.ts";
import { unlinked } from "#mail/unlinked.ts";
import { findLetterPerson } from "#read-models/letters/letter-subjects.queries.ts";
import { hiringTeamAmong } from "#read-models/teams/hiring-team.queries.ts";
import { findMention } from "./notes.queries.ts";

/** To a colleague whom a note mentions, while they read the application; it has nothing of the note. */
export const mentionLetter = defineLetter({
  kind: "mention",
  about: z.object({ to: z.string(), noteId: z.string() }),
  setting: "mentions",
  to: async (db, { to: userId, noteId }) => {
    const to = (await findLetterPerson(db, userId))?.email;
    const mention = await findMention(db, { noteId, userId });
    if (!to || !mention) return [];
    const { jobId, ...rest } = mention;
    const team = await hiringTeamAmong(db, { jobId, userIds: [userId] });
    return team.length > 0 ? [{ to, ...rest }] : [];
  },
  write: (mention) => {
    const title = unlinked(mention.title, "a job");
    return {
      subject: `You were mentioned: ${title}`,
      thread: {
        about: applicationThread(mention.applicationId, "employer"),
        begins: false,
      },
      body: [
        "Hello,",
        `A colleague mentioned you in a note on an application for this job: ${title}.`,
        { link: `/applications/${mention.applicationId}`, label: "Read the note" },
        "What the note says stands on the site alone.",
      ],
    };
  },
  examples: [
    {
      title: "Signaller",
      applicationId: "0199c0de-0000-7000-8000-000000000001",
      to: "ada@jobs.example",
    },
  ],
});
