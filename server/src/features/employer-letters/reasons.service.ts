import type { ReasonChanges, ReasonDraft } from "@rolecall/contract/hiring/letter-draft.ts";
import {
  manyReasonsText,
  mostReasons,
  reasonMissingText,
} from "@rolecall/contract/hiring/letters.ts";
import type { Db } from "#db/db.ts";
import { AppError } from "#http/errors.ts";
import { checkReadsLetters, lockLetters, type OfCompany } from "./letters-of-company.service.ts";
import * as queries from "./reasons.queries.ts";

type Which = OfCompany & { reasonId: string };

const reasonMissing = () => new AppError("missing", reasonMissingText);

const readBack = async (db: Db, which: { companyId: string; reasonId: string }) => {
  const reason = await queries.findReason(db, which);
  if (!reason) throw reasonMissing();
  return reason;
};

/** The reasons of a company, each with how often it was given, for its members but reviewers. */
export const reasonsOf = async (db: Db, { id, user }: OfCompany) => {
  await checkReadsLetters(db, { id, user });
  return queries.listReasons(db, id);
};

export const addReason = (db: Db, { id, user, ...draft }: OfCompany & ReasonDraft) =>
  db.transaction(async (db) => {
    await lockLetters(db, { id, user });
    if ((await queries.countReasons(db, id)) >= mostReasons)
      throw new AppError("conflict", manyReasonsText);
    const reasonId = await queries.insertReason(db, { ...draft, companyId: id });
    return readBack(db, { companyId: id, reasonId });
  });

export const changeReason = (
  db: Db,
  { id, user, reasonId, changes }: Which & { changes: ReasonChanges },
) =>
  db.transaction(async (db) => {
    await lockLetters(db, { id, user });
    const which = { companyId: id, reasonId };
    await queries.updateReason(db, which, changes);
    return readBack(db, which);
  });

export const removeReason = (db: Db, { id, user, reasonId }: Which): Promise<void> =>
  db.transaction(async (db) => {
    await lockLetters(db, { id, user });
    if (!(await queries.deleteReason(db, { companyId: id, reasonId }))) throw reasonMissing();
  });
