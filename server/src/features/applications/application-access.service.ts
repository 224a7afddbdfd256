import type { MessageSide } from "@rolecall/contract/conversations/message-side.ts";
// Who may read an application, and what the candidate may do with it: asked here by every call.
import { applicationErasedText } from "@rolecall/contract/conversations/messages.ts";
import type { Db } from "#db/db.ts";
import { AppError, roleRefused } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { applicationMissing } from "./application-missing.ts";
import { findApplicationAccess } from "./applications.queries.ts";

type Which = { user: SignedInUser; id: string };

/** Says whether the user manages or reviews the job, which makes them see more than the candidate. */
export const checkMayRead = async (db: Db, which: Which) => {
  const access = await findApplicationAccess(db, which);
  if (!access) throw applicationMissing();
  if (!access.isRead && !access.isOwn) throw roleRefused();
  return access;
};

/** For those who manage or review the job. */
export const checkIsEmployer = async (db: Db, which: Which, locked?: "locked") => {
  const access = await findApplicationAccess(db, which, locked);
  if (!access) throw applicationMissing();
  if (!access.isRead) throw roleRefused();
  return access;
};

/**
 * For those who manage or review the job, and note something about the candidate. The application stays as it is
 * read until the transaction ends: of an erased one nothing is noted, since nothing would delete it any more.
 */
export const checkMayNote = async (db: Db, which: Which) => {
  const access = await checkIsEmployer(db, which, "locked");
  if (access.candidateId === null) throw new AppError("conflict", applicationErasedText);
  return access;
};

/** For the candidate who sent it; the application stays as it is read until the transaction ends. */
export const checkIsOwn = async (db: Db, which: Which) => {
  const access = await findApplicationAccess(db, which, "locked");
  if (!access) throw applicationMissing();
  if (!access.isOwn) throw roleRefused();
  return access;
};

/**
 * For the candidate who sent it and who manages the job, with the side on which the user writes; the application
 * stays as it is read until the transaction ends.
 */
export const checkMayWrite = async (db: Db, which: Which) => {
  const access = await findApplicationAccess(db, which, "locked");
  if (!access) throw applicationMissing();
  if (!access.isManaged && !access.isOwn) throw roleRefused();
  const side: MessageSide = access.isManaged ? "employer" : "candidate";
  return { ...access, side };
};
