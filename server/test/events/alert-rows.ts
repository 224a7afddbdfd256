import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { alertLetters } from "#db/schema/alerts/alert-letters.ts";
import { alerts } from "#db/schema/alerts/alerts.ts";

/** Lets the time pass until an alert looks for new jobs. */
export const makeAlertDue = async (db: Db, id: string): Promise<void> => {
  await db
    .update(alerts)
    .set({ nextAt: sql`now() - interval '1 second'` })
    .where(eq(alerts.id, id));
};

/** Lets the pause of an alert be over. */
export const endPause = async (db: Db, id: string): Promise<void> => {
  await db
    .update(alerts)
    .set({ pausedUntil: sql`now() - interval '1 second'` })
    .where(eq(alerts.id, id));
  await makeAlertDue(db, id);
};

/** As if the letters of alerts had been asked for an hour earlier, and what waits for that hour were due. */
export const ageAlertLetters = async (db: Db, id: string): Promise<void> => {
  await db
    .update(alertLetters)
    .set({ askedAt: sql`${alertLetters.askedAt} - interval '61 minutes'` })
    .where(eq(alertLetters.alertId, id));
  await makeAlertDue(db, id);
};

/** As an earlier release compiled them. */
export const outdateAlerts = async (db: Db): Promise<void> => {
  await db.update(alerts).set({ compiled: { edition: 0 } });
};
