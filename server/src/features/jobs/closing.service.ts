import { randomUUIDv7 } from "node:crypto";
import { publishFirstText } from "@rolecall/contract/jobs/publishing.ts";
import type { Db } from "#db/db.ts";
import type { EventData } from "#events/event.ts";
import { record } from "#events/record.service.ts";
import { recordChange } from "#features/audit/audit.service.ts";
import { countAct } from "#features/limits/limits.service.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { noteJobChanges } from "./changes/job-changes.service.ts";
import { closed } from "./changes/noted-change.ts";
import { updateJob } from "./jobs.queries.ts";
import { lockManagedJob } from "./jobs.service.ts";

/** What everybody gets whose status a closing leaves as it is. */
type ClosingLetter = NonNullable<EventData["job-closed"]["letter"]>;

/**
 * Closes a job of the user's, in the transaction that tells its applicants. Resolves to its company, and to the
 * id of the event that tells of it; a job that is closed already is closed once more for a letter.
 */
export const closeManagedJob = async (
  db: Db,
  { id, user, letter }: { id: string; user: SignedInUser; letter: ClosingLetter | null },
  config: { rateLimit: boolean },
): Promise<{ closingId: string; companyId: string }> => {
  const job = await lockManagedJob(db, { id, user });
  if (job.isDraft) throw new AppError("conflict", publishFirstText);
  const closingId = randomUUIDv7();
  await countAct(db, { act: "closing", of: id }, config);
  if (job.isActive || letter) {
    const data = letter ? { letter } : {};
    const by = { job: { id }, side: "employer", actorId: user.id } as const;
    await record(db, [{ type: "job-closed", id: closingId, ...by, data }]);
  }
  if (job.isActive) {
    await updateJob(db, { id, changes: { isActive: false } });
    await noteJobChanges(db, [closed(id, user.id)]);
    await recordChange(db, {
      actorId: user.id,
      action: "job-edited",
      subjectId: id,
      companyId: job.companyId,
      changes: { isActive: false },
    });
  }
  return { closingId, companyId: job.companyId };
};
