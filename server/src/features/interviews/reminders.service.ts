import type { Db } from "#db/db.ts";
import { sendLetters } from "#features/letters/outbox.service.ts";
import type { Condition } from "#tasks/condition.sql.ts";
import { scorecardWaitingLetter } from "./letters/scorecard-waiting.letter.ts";
import { tomorrowLetter } from "./letters/tomorrow.letter.ts";
import * as queries from "./reminders.queries.ts";

const atOnce = 100;

/** Whether an interview is near, or was a day ago, and nobody was told. */
export const remindersAreDue = (db: Db): Condition => queries.someAreToTell(db);

/** Tells everybody of interviews of the next day, and asks those who led one a day ago for their scorecards: once each. */
export const sendReminders = async (db: Db): Promise<void> => {
  while ((await remindSome(db)) === atOnce);
  while ((await askSome(db)) === atOnce);
};

const remindSome = (db: Db): Promise<number> =>
  db.transaction(async (db) => {
    const near = await queries.updateToReminded(db, atOnce);
    await sendLetters(
      db,
      tomorrowLetter,
      near.flatMap(({ interviewId, startsAt: at, interviewers, candidateId }) => {
        const startsAt = at?.toISOString() ?? "";
        const all = candidateId === null ? interviewers : [candidateId, ...interviewers];
        return all.map((to) => ({
          about: { to, interviewId, startsAt },
          once: [interviewId, startsAt, to],
        }));
      }),
    );
    return near.length;
  });

const askSome = (db: Db): Promise<number> =>
  db.transaction(async (db) => {
    const over = await queries.updateToAsked(db, atOnce);
    await sendLetters(
      db,
      scorecardWaitingLetter,
      over.flatMap(({ interviewId, interviewers }) =>
        interviewers.map((to) => ({ about: { to, interviewId }, once: [interviewId, to] })),
      ),
    );
    return over.length;
  });
