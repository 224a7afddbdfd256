// What moves of applications did, as long as they may be undone.
import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { undoSteps } from "#db/schema/hiring/undo-steps.ts";
import { undos } from "#db/schema/hiring/undos.ts";

/** Notes a call that may be undone, and resolves to its id. */
export const insertUndo = async (db: Db, userId: string): Promise<string> => {
  const [added] = await db.insert(undos).values({ userId }).returning({ id: undos.id });
  if (!added) throw new Error("No undo was noted");
  return added.id;
};

/** What one move did to an application. */
export interface NewStep {
  applicationId: string;
  /** The events that told of it, as PostgreSQL writes a list. */
  eventIds: string;
  statusBefore: ApplicationStatus;
  stageBefore: string | null;
  answeredBefore: string | null;
  hiredBefore: string | null;
  updatedBefore: string;
  statusAfter: ApplicationStatus;
}

const columnOf = <Name extends keyof NewStep>(steps: NewStep[], name: Name) =>
  sql.param(steps.map((step) => step[name]));

/** In place of earlier ones of these applications, which can no longer be undone. */
export const upsertSteps = async (
  db: Db,
  { undoId, steps }: { undoId: string; steps: NewStep[] },
): Promise<void> => {
  if (steps.length === 0) return;
  await db.execute(sql`
    insert into ${undoSteps} (application_id, undo_id, event_ids, status_before, stage_before,
      answered_before, hired_before, updated_before, status_after)
    select application_id, ${undoId}, event_ids::uuid[], status_before, stage_before,
      answered_before, hired_before, updated_before, status_after
    from unnest(
      ${columnOf(steps, "applicationId")}::uuid[], ${columnOf(steps, "eventIds")}::text[],
      ${columnOf(steps, "statusBefore")}::text[], ${columnOf(steps, "stageBefore")}::uuid[],
      ${columnOf(steps, "answeredBefore")}::timestamptz[], ${columnOf(steps, "hiredBefore")}::timestamptz[],
      ${columnOf(steps, "updatedBefore")}::timestamptz[], ${columnOf(steps, "statusAfter")}::text[]
    ) as added (application_id, event_ids, status_before, stage_before, answered_before, hired_before,
      updated_before, status_after)
    on conflict (application_id) do update set undo_id = excluded.undo_id,
      event_ids = excluded.event_ids, status_before = excluded.status_before,
      stage_before = excluded.stage_before, answered_before = excluded.answered_before,
      hired_before = excluded.hired_before, updated_before = excluded.updated_before,
      status_after = excluded.status_after`);
};

/** A call of this user, and whether it can still be undone. */
export const findUndo = async (
  db: Db,
  { id, userId, seconds }: { id: string; userId: string; seconds: number },
) => {
  const [found] = await db
    .select({
      isOver: sql<boolean>`${undos.at} <= now() - make_interval(secs => ${seconds})`,
    })
    .from(undos)
    .where(and(eq(undos.id, id), eq(undos.userId, userId)))
    .limit(1);
  return found ?? null;
};

/** The steps of these applications go: they were undone, or their candidates took them back. */
export const deleteSteps = async (db: Db, applicationIds: string[]): Promise<void> => {
  if (applicationIds.length > 0)
    await db
      .delete(undoSteps)
      .where(sql`${undoSteps.applicationId} = any(${sql.param(applicationIds)}::uuid[])`);
};
