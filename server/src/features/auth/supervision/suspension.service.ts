import { userMissingText } from "@rolecall/contract/admin/administrators.ts";
import { stillAdministratorText } from "@rolecall/contract/admin/people.ts";
import type { Db } from "#db/db.ts";
import { recordChange } from "#features/audit/audit.service.ts";
import { deleteSessionsOfUser } from "#features/auth/sessions/session.queries.ts";
import { AppError } from "#http/errors.ts";
import { lockUser, updateSupervised } from "./supervision.queries.ts";

interface Act {
  id: string;
  actorId: string;
}

const userMissing = () => new AppError("missing", userMissingText);

/** Suspends somebody or gives another reason; their sessions end. Answers whether they are to be told. */
export const suspendUser = (
  db: Db,
  { id, actorId, reason }: Act & { reason: string },
): Promise<boolean> =>
  db.transaction(async (db) => {
    const user = await lockUser(db, id);
    if (!user) throw userMissing();
    if (user.administratorSince) throw new AppError("conflict", stillAdministratorText);
    await deleteSessionsOfUser(db, id);
    if (user.suspendedAt && user.suspensionReason === reason) return false;
    const suspendedAt = user.suspendedAt ?? new Date();
    await updateSupervised(db, id, { suspendedAt, suspensionReason: reason });
    await recordChange(db, {
      actorId,
      action: "user-suspended",
      subjectId: id,
      changes: { reason },
    });
    return true;
  });

/** Brings back what a suspension took, but for the sessions. */
export const restoreUser = (db: Db, { id, actorId }: Act): Promise<void> =>
  db.transaction(async (db) => {
    const user = await lockUser(db, id);
    if (!user) throw userMissing();
    if (!user.suspendedAt) return;
    await updateSupervised(db, id, { suspendedAt: null, suspensionReason: null });
    await recordChange(db, { actorId, action: "user-restored", subjectId: id, changes: {} });
  });

/** Lets in who waits. Answers whether they did. */
export const approveUser = (db: Db, { id, actorId }: Act): Promise<boolean> =>
  db.transaction(async (db) => {
    const user = await lockUser(db, id);
    if (!user) throw userMissing();
    if (!user.waitingSince) return false;
    await updateSupervised(db, id, { waitingSince: null, approvedAt: new Date() });
    await recordChange(db, { actorId, action: "user-approved", subjectId: id, changes: {} });
    return true;
  });

/** Signs somebody out everywhere. */
export const endSessionsOf = (db: Db, { id, actorId }: Act): Promise<void> =>
  db.transaction(async (db) => {
    if (!(await lockUser(db, id))) throw userMissing();
    await deleteSessionsOfUser(db, id);
    await recordChange(db, { actorId, action: "sessions-ended", subjectId: id, changes: {} });
  });
