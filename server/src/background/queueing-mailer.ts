import type { PgBoss } from "pg-boss";
import { statementsWithin } from "#db/connection/statements-within.ts";
import type { Transaction } from "#db/db.ts";
import type { Mailer } from "#mail/mailer.ts";
import { deleteLettersNaming } from "./queued-letters.queries.ts";
import {
  emailChangeQueue,
  invitationQueue,
  noticeQueue,
  resetLinkQueue,
  safetyLetterQueue,
  teamLetterQueue,
} from "./workers.ts";

/** Puts letters into the queue as rows of the caller's transaction; its commit wakes the workers. */
export const queueingMailer = (boss: PgBoss): Mailer => {
  const send = async (db: Transaction, queue: string, ...letters: object[]) => {
    if (letters.length > 0)
      await boss.insert(
        queue,
        letters.map((data) => ({ data })),
        { db: statementsWithin(db) },
      );
  };
  return {
    sendResetLink: (db, identifier) => send(db, resetLinkQueue, { identifier }),
    sendTeamLetter: (db, occasion) => send(db, teamLetterQueue, occasion),
    sendSafetyLetter: (db, letter) => send(db, safetyLetterQueue, letter),
    sendEmailChange: (db, changeId) => send(db, emailChangeQueue, { changeId }),
    sendRegistrationInvitation: (db, invitationId) => send(db, invitationQueue, { invitationId }),
    sendNotices: (db, notices) => send(db, noticeQueue, ...notices),
    forgetLetters: deleteLettersNaming,
  };
};
