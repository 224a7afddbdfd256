import * as z from "zod";
import { defineLetter } from "#mail/define-letter.ts";
import { unlinked } from "#mail/unlinked.ts";
import {
  exampleSubject,
  letterSubject,
  type LetterSubject,
  linkOf,
  threadOf,
} from "./letter-subject.ts";

/** Asks who led an interview for their scorecard, a day after it; nothing where it is in. */
export const scorecardWaitingLetter = defineLetter({
  kind: "scorecard-waiting",
  about: z.object({ to: z.string(), interviewId: z.string() }),
  setting: "interviews",
  to: async (db, about) => {
    const found = await letterSubject(db, about);
    if (!found || found.isCandidate || !found.isInterviewer || !found.isOnTeam) return [];
    const isOver = found.state !== "scheduled" || found.candidateId === null;
    return isOver || found.hasScorecard ? [] : [found];
  },
  write: (subject: LetterSubject) => {
    const title = unlinked(subject.title, "a job");
    return {
      subject: `Scorecard waiting: ${title}`,
      thread: threadOf(subject),
      body: [
        "Hello,",
        `You led an interview: ${title}. Write down what you think while it is fresh.`,
        "What your colleagues think is shown to you once yours is in.",
        linkOf(subject),
      ],
    };
  },
  examples: [{ ...exampleSubject, isCandidate: false }],
});
