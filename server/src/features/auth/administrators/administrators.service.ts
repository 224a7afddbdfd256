import type { Db } from "#db/db.ts";
import { recordChange } from "#features/audit/audit.service.ts";
import {
  findIdByUsername,
  lockUser,
  updateSupervised,
} from "#features/auth/supervision/supervision.queries.ts";

/**
 * Gives somebody the mark of an administrator, or takes it. It holds from their next request on. Answers
 * false where nobody is called so; what is so already stays so.
 */
export const markAdministrator = (
  db: Db,
  { username, isMarked }: { username: string; isMarked: boolean },
): Promise<boolean> =>
  db.transaction(async (db) => {
    const id = await findIdByUsername(db, username);
    const user = id && (await lockUser(db, id));
    if (!user) return false;
    if ((user.administratorSince !== null) === isMarked) return true;
    await updateSupervised(db, user.id, { administratorSince: isMarked ? new Date() : null });
    await recordChange(db, {
      actorId: null,
      action: isMarked ? "administrator-added" : "administrator-removed",
      subjectId: user.id,
      changes: { username },
    });
    return true;
  });
