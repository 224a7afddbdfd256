import type { Db } from "#db/db.ts";
import { eraseFromRecord } from "#features/audit/audit.service.ts";
import {
  addressesOf,
  deleteErasedAccount,
  dueAccounts,
  lockToErase,
} from "#features/auth/leaving/leaving.service.ts";
import { forgetRegistrationInvited } from "#features/auth/registration/registration.service.ts";
import { deleteOverExports } from "#features/data-export/data-export.service.ts";
import { leaveJobsBehind } from "#features/jobs/erased-poster.service.ts";
import { forgetRecipients } from "#features/letters/notifications.service.ts";
import { forgetLetters, sendLetter } from "#features/letters/outbox.service.ts";
import { deleteLeftBehind, leaveFilesBehind } from "#features/resumes/left-behind.service.ts";
import {
  forgetInvited,
  giveToSuccessors,
  lockTeamsOf,
} from "#features/teams/members/erased-member.service.ts";
import { forgetViewsOf } from "#features/views/views.service.ts";
import type { FileStore } from "#files/file-store.ts";
import { eraseApplicationsOf } from "./erase-applications.service.ts";
import { erasedLetter } from "./erased.letter.ts";

const batch = 100;

/**
 * Erases the accounts whose time has come, each in a transaction of its own, and the files of those
 * that were erased before. Stopped anywhere, the next run goes on; several servers erase others each.
 * @throws after the rest is done, where some could not be erased
 */
export const eraseAccounts = async (db: Db, { files }: { files: FileStore }): Promise<void> => {
  let failure: unknown;
  let due: string[];
  do {
    due = await dueAccounts(db, batch);
    // One after the other: each is a transaction with many rows.
    for (const id of due) {
      try {
        await eraseAccount(db, id);
      } catch (error) {
        failure ??= error;
      }
    }
  } while (due.length === batch && failure === undefined);
  await deleteLeftBehind(db, files);
  await deleteOverExports(db, files);
  if (failure !== undefined)
    throw new Error("Some accounts could not be erased", { cause: failure });
};

/** Erases one account with all that is the person's, whole or not at all. */
const eraseAccount = (db: Db, id: string): Promise<void> =>
  db.transaction(async (db) => {
    // Teams come first, as everywhere: who locks a person and then a company would wait in a circle.
    const companies = await lockTeamsOf(db, id);
    const person = await lockToErase(db, id);
    if (!person) return;
    await eraseApplicationsOf(db, id);
    await leaveFilesBehind(db, id);
    await giveToSuccessors(db, { ownerId: id, companies });
    await leaveJobsBehind(db, { userId: id, companyIds: companies.map((one) => one.id) });
    const addresses = await addressesOf(db, id);
    await eraseFromRecord(db, id);
    await forgetInvited(db, addresses);
    await forgetRegistrationInvited(db, addresses);
    await forgetRecipients(db, addresses);
    await forgetViewsOf(db, id);
    await forgetLetters(db, [id, person.username.toLowerCase(), ...addresses]);
    await deleteErasedAccount(db, id);
    if (person.email) await sendLetter(db, erasedLetter, { userId: id, to: person.email });
  });
