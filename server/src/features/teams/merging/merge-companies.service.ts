import { togetherTooManyText } from "@rolecall/contract/admin/companies.ts";
import { teamMaximum } from "@rolecall/contract/teams/member-role.ts";
import type { Db } from "#db/db.ts";
import { recordChange } from "#features/audit/audit.service.ts";
import {
  inheritOwner,
  leaveAddress,
  lockBoth,
} from "#features/companies/merged/merged-companies.service.ts";
import { holdPosters, moveJobs } from "#features/jobs/team-jobs.service.ts";
import { sendLetter } from "#features/letters/outbox.service.ts";
import { moveTalent } from "#features/talent/merged-companies.service.ts";
import { becameOwnerLetter } from "#features/teams/members/became-owner.letter.ts";
import { AppError } from "#http/errors.ts";
import { countTogether, deleteReviewsOfOthers, insertMembersOf } from "./merging.queries.ts";

/**
 * Merges a company into another: its jobs with their applications, its members and its history go there,
 * its open invitations end, and its addresses lead to the other one. Answers the id of that one.
 */
export const mergeCompanies = (
  db: Db,
  { id, actorId, into }: { id: string; actorId: string; into: string },
): Promise<string> =>
  db.transaction(async (db) => {
    // Before the companies: who suspends a poster locks them in this order.
    await holdPosters(db, id);
    const { going, other } = await lockBoth(db, { from: id, into });
    const both = { from: going.id, into: other.id };
    if ((await countTogether(db, both)) > teamMaximum)
      throw new AppError("conflict", togetherTooManyText);
    await insertMembersOf(db, both);
    // Members come first: a reviewer stays on the hiring teams of the jobs that move.
    await moveJobs(db, both);
    await deleteReviewsOfOthers(db, other.id);
    await moveTalent(db, both);
    await recordChange(db, {
      actorId,
      action: "companies-merged",
      subjectId: going.id,
      companyId: other.id,
      changes: { name: going.name, into: other.id, intoName: other.name },
    });
    if (other.ownerId === null && going.ownerId !== null) {
      const { ownerId } = going;
      await inheritOwner(db, { id: other.id, ownerId });
      await recordChange(db, {
        actorId,
        action: "owner-changed",
        subjectId: ownerId,
        companyId: other.id,
        changes: { ownerId: { from: null, to: ownerId } },
      });
      const letter = { companyId: other.id, userId: ownerId };
      await sendLetter(db, becameOwnerLetter, { ...letter });
    }
    await leaveAddress(db, both);
    return other.id;
  });
