import { userMissingText } from "@rolecall/contract/admin/administrators.ts";
import type { Db } from "#db/db.ts";
import { agreeThatSecondFactorEnds } from "#features/auth/second-step/lost-factors.service.ts";
import * as supervision from "#features/auth/supervision/suspension.service.ts";
import { AppError } from "#http/errors.ts";
import type { Mailer } from "#mail/mailer.ts";
import { findPerson, listCompaniesOf } from "./people.queries.ts";

interface Act {
  id: string;
  actorId: string;
  mailer: Mailer;
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
export const suspendPerson = async (db: Db, { mailer, ...act }: Act & { reason: string }) => {
  await db.transaction(async (db) => {
    const isToBeTold = await supervision.suspendUser(db, act);
    if (isToBeTold) await mailer.sendNotices(db, [{ to: act.id, about: "suspended" }]);
  });
  return readPerson(db, act.id);
};

/** Lets in who waits, and tells them. */
export const approvePerson = async (db: Db, { mailer, ...act }: Act) => {
  await db.transaction(async (db) => {
    const isToBeTold = await supervision.approveUser(db, act);
    if (isToBeTold) await mailer.sendNotices(db, [{ to: act.id, about: "approved" }]);
  });
  return readPerson(db, act.id);
};

/** Agrees that a second factor ends that was reported lost. Answers when. */
export const endSecondFactorOf = async (db: Db, { id, actorId, mailer }: Act) => {
  if (!(await findPerson(db, id))) throw userMissing();
  return { endsAt: await agreeThatSecondFactorEnds(db, { userId: id, actorId }, mailer) };
};

export const restorePerson = (db: Db, act: Omit<Act, "mailer">): Promise<void> =>
  supervision.restoreUser(db, act);

export const signPersonOut = (db: Db, act: Omit<Act, "mailer">): Promise<void> =>
  supervision.endSessionsOf(db, act);

const userMissing = () => new AppError("missing", userMissingText);
