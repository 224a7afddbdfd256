import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { waitingChanges } from "#db/schema/hiring/waiting-changes.ts";

interface PutBack {
  from: ApplicationStatus;
  before: string | null;
  status: ApplicationStatus;
  stageId: string | null;
}
type PutBackRow = { [Column in keyof PutBack]: PutBack[Column] };

/** Puts an application back to what its candidate reads of it. Hired it is read by nobody whom that is held back from. */
export const updateToRead = async (db: Db, id: string): Promise<PutBack | null> => {
  const { rows } = await db.execute<PutBackRow>(sql`
    with waiting as (
      select ${waitingChanges.readStatus}, ${waitingChanges.readAnsweredAt}, ${waitingChanges.readUpdatedAt},
        ${applications.status} as status_now, ${applications.stageId} as stage_now
      from ${waitingChanges} join ${applications} on ${applications.id} = ${waitingChanges.applicationId}
      where ${applications.id} = ${id}
    )
    update ${applications} set status = waiting.read_status, updated_at = waiting.read_updated_at,
      answered_at = waiting.read_answered_at, hired_at = null
    from waiting where ${applications.id} = ${id}
    returning waiting.status_now as "from", waiting.stage_now as before, waiting.read_status as status,
      ${applications.stageId} as "stageId"`);
  return rows[0] ?? null;
};
