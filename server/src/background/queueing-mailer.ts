import type { Mailer } from "#mail/mailer.ts";
import { enqueue } from "#tasks/tasks.service.ts";
import * as mail from "./mail-queues.task.ts";
import { deleteLettersNaming } from "./queued-letters.queries.ts";

/** Puts letters into the queue as rows of the caller's transaction; its commit wakes the workers. */
export const queueingMailer: Mailer = {
  sendResetLink: (db, identifier) => enqueue(db, mail.mailResetLinkTask, { identifier }),
  sendTeamLetter: (db, occasion) => enqueue(db, mail.mailTeamTask, occasion),
  sendSafetyLetter: (db, letter) => enqueue(db, mail.mailSafetyLetterTask, letter),
  sendEmailChange: (db, changeId) => enqueue(db, mail.mailEmailChangeTask, { changeId }),
  sendRegistrationInvitation: (db, invitationId) =>
    enqueue(db, mail.mailInvitationTask, { invitationId }),
  sendNotices: async (db, notices) => {
    for (const notice of notices) await enqueue(db, mail.mailNoticeTask, notice);
  },
  forgetLetters: deleteLettersNaming,
};
