import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { alerts } from "#db/schema/alerts/alerts.ts";
import { companies } from "#db/schema/companies.ts";
import { users } from "#db/schema/users.ts";

type Row = typeof alerts.$inferInsert;

const shownColumns = {
  id: alerts.id,
  name: alerts.name,
  search: alerts.search,
  frequency: alerts.frequency,
  timeZone: alerts.timeZone,
  active: alerts.active,
  pausedUntil: alerts.pausedUntil,
  nextAt: alerts.nextAt,
  createdAt: alerts.createdAt,
};

/** This moment as a position: what is told of later stands behind it. */
export const positionNow: SQL<number> = sql`floor(extract(epoch from clock_timestamp()) * 1000000)::bigint`;

/** At most so many as anybody may keep, the newest first. */
export const listAlertsOf = (db: Db, userId: string) =>
  db
    .select(shownColumns)
    .from(alerts)
    .where(eq(alerts.userId, userId))
    .orderBy(desc(alerts.createdAt), desc(alerts.id));

const ownAlert = ({ id, userId }: { id: string; userId: string }) =>
  and(eq(alerts.id, id), eq(alerts.userId, userId));

export const findAlert = async (db: Db, which: { id: string; userId: string }) => {
  const [alert] = await db.select(shownColumns).from(alerts).where(ownAlert(which)).limit(1);
  return alert ?? null;
};

/** The same, locked until the transaction ends. */
export const lockAlert = async (db: Db, which: { id: string; userId: string }) => {
  const [alert] = await db
    .select({ ...shownColumns, compiled: alerts.compiled })
    .from(alerts)
    .where(ownAlert(which))
    .limit(1)
    .for("no key update");
  return alert ?? null;
};

/** Locks the account, so that its alerts can be counted; answers its address. */
export const lockKeeper = async (db: Db, userId: string) => {
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  return user ?? null;
};

export const countAlerts = (db: Db, userId: string): Promise<number> =>
  db.$count(alerts, eq(alerts.userId, userId));

export const hasSearch = async (
  db: Db,
  { userId, searchKey }: { userId: string; searchKey: string },
): Promise<boolean> => {
  const found = await db
    .select({ id: alerts.id })
    .from(alerts)
    .where(and(eq(alerts.userId, userId), eq(alerts.searchKey, searchKey)))
    .limit(1);
  return found.length > 0;
};

export const insertAlert = async (db: Db, row: Omit<Row, "toldPosition">) => {
  const [alert] = await db
    .insert(alerts)
    .values({ ...row, toldPosition: positionNow })
    .returning(shownColumns);
  if (!alert) throw new Error("An insert answers its row");
  return alert;
};

export const updateAlert = async (
  db: Db,
  id: string,
  changes: Partial<Pick<Row, "name" | "search" | "searchKey" | "compiled" | "frequency">> &
    Partial<Pick<Row, "timeZone" | "active" | "pausedUntil" | "nextAt">> & { beginsAnew: boolean },
) => {
  const { beginsAnew, ...set } = changes;
  const [alert] = await db
    .update(alerts)
    .set({
      ...set,
      ...(beginsAnew && { toldPosition: positionNow, begunAt: sql`clock_timestamp()` }),
    })
    .where(eq(alerts.id, id))
    .returning(shownColumns);
  if (!alert) throw new Error("An update of a locked row answers it");
  return alert;
};

/** Reports whether there was one. */
export const removeAlert = async (
  db: Db,
  which: { id: string; userId: string },
): Promise<boolean> => {
  const { rowCount } = await db.delete(alerts).where(ownAlert(which));
  return rowCount === 1;
};

/** The name of an alert by the token of its letters. */
export const findNameByToken = async (db: Db, token: string): Promise<string | null> => {
  const [alert] = await db
    .select({ name: alerts.name })
    .from(alerts)
    .where(eq(alerts.token, token))
    .limit(1);
  return alert?.name ?? null;
};

/** Reports whether there is one. */
export const updateToEnded = async (db: Db, token: string): Promise<boolean> => {
  const { rowCount } = await db
    .update(alerts)
    .set({ active: false, nextAt: null })
    .where(eq(alerts.token, token));
  return rowCount === 1;
};

export const findCompanyName = async (db: Db, id: string): Promise<string | null> => {
  const [company] = await db
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, id))
    .limit(1);
  return company?.name ?? null;
};
