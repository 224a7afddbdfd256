import { interviewPagePrefix } from "@rolecall/contract/interviews/interview-pages.ts";
import * as z from "zod";
import { defineLetter } from "#mail/define-letter.ts";
import { unlinked } from "#mail/unlinked.ts";
import { exampleSubject, letterSubject, type LetterSubject, threadOf } from "./letter-subject.ts";

/** Asks a candidate to choose a time; nothing where they have chosen, or it was cancelled. Comes whatever they set. */
export const chooseATimeLetter = defineLetter({
  kind: "choose-a-time",
  about: z.object({ to: z.string(), interviewId: z.string() }),
  to: async (db, about) => {
    const subject = await letterSubject(db, about);
    return subject?.isCandidate && subject.state === "proposed" ? [subject] : [];
  },
  write: (subject: LetterSubject) => {
    const { title: typed, company: name, token, durationMinutes } = subject;
    const title = unlinked(typed, "a job");
    const company = unlinked(name, "a company");
    return {
      subject: `Choose a time: ${title}`,
      thread: threadOf(subject),
      body: [
        "Hello,",
        `${company} invites you to an interview of ${durationMinutes} minutes: ${title}.`,
        "Choose the time that suits you best. You need not sign in.",
        { link: interviewPagePrefix + token, label: "Choose a time" },
        "Whoever has this link can choose for you, so please keep it to yourself.",
      ],
    };
  },
  examples: [{ ...exampleSubject, state: "proposed", startsAt: null }],
});
