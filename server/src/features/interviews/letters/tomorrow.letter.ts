import * as z from "zod";
import { defineLetter } from "#mail/define-letter.ts";
import { unlinked } from "#mail/unlinked.ts";
import {
  exampleSubject,
  letterSubject,
  linkOf,
  placeInWords,
  threadOf,
  timeInWords,
} from "./letter-subject.ts";

/** Reminds somebody of an interview, the day before; nothing where it has another time by now. */
export const tomorrowLetter = defineLetter({
  kind: "interview-tomorrow",
  about: z.object({ to: z.string(), interviewId: z.string(), startsAt: z.string() }),
  setting: "interviews",
  to: async (db, { startsAt, ...about }) => {
    const found = await letterSubject(db, about);
    if (!found || found.state !== "scheduled" || found.startsAt?.toISOString() !== startsAt)
      return [];
    const isOn = found.isCandidate || (found.isInterviewer && found.isOnTeam);
    return isOn ? [{ ...found, startsAt: found.startsAt }] : [];
  },
  write: (subject) => {
    const title = unlinked(subject.title, "a job");
    return {
      subject: `Tomorrow: ${title}`,
      thread: threadOf(subject),
      body: [
        "Hello,",
        `Your interview is near: ${title}.`,
        `When: ${timeInWords(subject)}`,
        ...placeInWords(subject),
        linkOf(subject),
      ],
    };
  },
  examples: [exampleSubject, { ...exampleSubject, isCandidate: false }],
});
