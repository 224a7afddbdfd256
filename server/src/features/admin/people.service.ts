import { userMissingText } from "@rolecall/contract/admin/administrators.ts";
import type { Db } from "#db/db.ts";
import { agreeThatSecondFactorEnds } from "#features/auth/second-step/lost-factors.service.ts";
import { approvedLetter } from "#features/auth/supervision/approved.letter.ts";
import { suspendedLetter } from "#features/auth/supervision/suspended.letter.ts";
import * as supervision from "#features/auth/supervision/suspension.service.ts";
import { sendLetter } from "#features/letters/outbox.service.ts";
import { AppError } from "#http/errors.ts";
import { findPerson, listCompaniesOf } from "./people.queries.ts";

interface Act {
  id: string;
  actorId: string;
}

/** One person as administrators see them. */
export const readPerson = async (db: Db, id: string) => {
  const person = await findPerson(db, id);
  if (!person) throw userMissing();
  const { agreedTerms: version, ...rest } = person;
  return {
    ...rest,
    companies: await listCompaniesOf(db, id),
    agreedTerms: version === null ? null : { version, at: person.createdAt },
  };
};

/** Suspends somebody or gives another reason, and tells them. */
export const suspendPerson = async (db: Db, { ...act }: Act & { reason: string }) => {
  await db.transaction(async (db) => {
    const isToBeTold = await supervision.suspendUser(db, act);
    if (isToBeTold) await sendLetter(db, suspendedLetter, { to: act.id });
  });
  return readPerson(db, act.id);
};

/** Lets in who waits, and tells them. */
export const approvePerson = async (db: Db, { ...act }: Act) => {
  await db.transaction(async (db) => {
    const isToBeTold = await supervision.approveUser(db, act);
    if (isToBeTold) await sendLetter(db, approvedLetter, { to: act.id });
  });
  return readPerson(db, act.id);
};

/** Agrees that a second factor ends that was reported lost. Answers when. */
export const endSecondFactorOf = async (db: Db, { id, actorId }: Act) => {
  if (!(await findPerson(db, id))) throw userMissing();
  return { endsAt: await agreeThatSecondFactorEnds(db, { userId: id, actorId }) };
};

export const restorePerson = (db: Db, act: Act): Promise<void> => supervision.restoreUser(db, act);

export const signPersonOut = (db: Db, act: Act): Promise<void> =>
  supervision.endSessionsOf(db, act);

const userMissing = () => new AppError("missing", userMissingText);
