import type { Db } from "#db/db.ts";
import { sendLetters } from "#features/letters/outbox.service.ts";
import { savedJobClosesSoonLetter } from "./saved-job-closes-soon.letter.ts";
import { updateToToldOfDeadline } from "./saved-job-letters.queries.ts";

/** So many hours before a deadline those are told who saved the job. */
const toldBefore = 72;
const toldAtOnce = 500;

/** Asks for the letters about saved jobs that close soon, one for each deadline. */
export const tellOfDeadlines = async (db: Db): Promise<void> => {
  for (let told = toldAtOnce; told === toldAtOnce;)
    told = await db.transaction(async (db) => {
      const due = await updateToToldOfDeadline(db, { hours: toldBefore, most: toldAtOnce });
      await sendLetters(
        db,
        savedJobClosesSoonLetter,
        due.map(({ userId: to, jobId, deadline }) => ({
          about: { to, jobId },
          once: [jobId, to, String(deadline?.getTime())],
        })),
      );
      return due.length;
    });
};
