import { applicationStatuses } from "@rolecall/contract/applications/application-status.ts";
import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { stages } from "#db/schema/hiring/stages.ts";

/** The company or the job whose stages they are. */
export type ListOwner = { companyId: string } | { jobId: string };

const statusOrder = sql`array_position(${sql.param([...applicationStatuses])}::text[], ${stages.status})`;

export const listStages = (db: Db, owner: ListOwner) =>
  db
    .select({
      id: stages.id,
      name: stages.name,
      status: stages.status,
      place: stages.place,
      isHome: stages.isHome,
    })
    .from(stages)
    .where("jobId" in owner ? eq(stages.jobId, owner.jobId) : eq(stages.companyId, owner.companyId))
    .orderBy(statusOrder, asc(stages.place));

export type KeptStage = Awaited<ReturnType<typeof listStages>>[number];

export const deleteStages = async (db: Db, ids: string[]): Promise<void> => {
  if (ids.length > 0) await db.delete(stages).where(inArray(stages.id, ids));
};

/** Adds stages, and changes name, place and home of those that are there. */
export const upsertStages = async (
  db: Db,
  { owner, list }: { owner: ListOwner; list: KeptStage[] },
): Promise<void> => {
  await db
    .insert(stages)
    .values(list.map((stage) => ({ ...stage, ...owner })))
    .onConflictDoUpdate({
      target: stages.id,
      set: {
        name: sql`excluded.name`,
        place: sql`excluded.place`,
        isHome: sql`excluded.is_home`,
      },
    });
};
