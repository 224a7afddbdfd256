import type { Db } from "#db/db.ts";
import { sendLetters } from "#features/letters/outbox.service.ts";
import { tell } from "#features/news/news.service.ts";
import { applicationsWaitLetter } from "./applications-wait.letter.ts";
import { noAnswerYetLetter } from "./no-answer-yet.letter.ts";
import * as queries from "./unanswered.queries.ts";

const toldAtOnce = 500;

/** Tells candidates, in the product's name, that nobody answered within twice the time that was promised. */
export const tellOfLateAnswers = async (db: Db): Promise<void> => {
  for (let told = toldAtOnce; told === toldAtOnce;)
    told = await db.transaction(async (db) => {
      const late = await queries.updateToToldLate(db, toldAtOnce);
      const news = late.flatMap(({ candidateId: to, appliedAt, ...about }) =>
        to === null ? [] : [{ to, appliedAt, ...about }],
      );
      await tell(
        db,
        news.map(({ to, applicationId, jobId, title }) => {
          const link = `/my-applications/${applicationId}`;
          return { to, kind: "late", text: `No answer yet: ${title}`, link, applicationId, jobId };
        }),
      );
      await sendLetters(
        db,
        noAnswerYetLetter,
        news.map(({ to, applicationId, appliedAt }) => ({
          about: { to, applicationId },
          once: [applicationId, appliedAt.toISOString()],
        })),
      );
      return late.length;
    });
};

/** Asks for the daily letters to employers for whom applications wait. */
export const tellOfWaiting = (db: Db, now = new Date()): Promise<void> =>
  db.transaction(async (db) => {
    const day = now.toISOString().slice(0, 10);
    await sendLetters(
      db,
      applicationsWaitLetter,
      (await queries.listEmployersWithWaiting(db)).map((to) => ({
        about: { to },
        once: [day, to],
      })),
    );
  });
