import { defineReader } from "#events/reader.ts";
import { forgetAnswers, measureAnswersOf } from "./answers.service.ts";

/** The figures of how jobs and companies answer. What time alone changes is `refreshAnswers`. */
export const answersReader = defineReader({
  name: "answers",
  types: [
    "sent",
    "opened",
    "status",
    "message",
    "withdrawn",
    "erased",
    "moved",
    "job-closed",
    "interview",
  ],
  // Each time all applications of a company are counted.
  pauseMs: 10_000,
  read: (db, events) => measureAnswersOf(db, [...new Set(events.map(({ jobId }) => jobId))]),
  forget: forgetAnswers,
});
