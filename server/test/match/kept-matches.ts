import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { applicationMatches } from "#db/schema/hiring/application-matches.ts";
import {
  eraseHeld,
  holdApplicationsOf,
} from "#features/applications/erase-applications.service.ts";
import { applicationsAreUnmatched } from "#features/applications/match/kept-match.queries.ts";

/** What an application keeps of its match. */
export const keptOf = async (db: Db, id: string) => {
  const [row] = await db
    .select({ matchScore: applications.matchScore, matchVersion: applications.matchVersion })
    .from(applications)
    .where(eq(applications.id, id));
  const kept = await db.$count(applicationMatches, eq(applicationMatches.applicationId, id));
  return { ...row, kept };
};

/** Whether the background has matches to make. */
export const areUnmatched = async (db: Db) => {
  const { rows } = await db.execute(sql`select ${applicationsAreUnmatched(db)} as is_due`);
  return rows[0]?.["is_due"];
};

export const eraseApplicationsOf = (db: Db, userId: string) =>
  db.transaction(async (db) => eraseHeld(db, await holdApplicationsOf(db, userId)));
