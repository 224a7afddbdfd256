import type { TextName } from "@rolecall/contract/site.ts";
import { and, desc, eq, getTableColumns, max, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { locksOf } from "#db/locks.ts";
import { prepared } from "#db/prepared.ts";
import { backups } from "#db/schema/site/backups.ts";
import { siteSettings } from "#db/schema/site/site-settings.ts";
import { siteTexts } from "#db/schema/site/site-texts.ts";

const { id: _, ...settingsColumns } = getTableColumns(siteSettings);

const settingsRow = prepared("site_settings", {}, (db) =>
  db.select(settingsColumns).from(siteSettings).limit(1),
);

/** The settings that administrators chose for the site; null while they chose none. */
export const findSettings = async (db: Db) => {
  const [row] = await settingsRow(db, {});
  return row ?? null;
};

/** Makes the row where there is none, and locks it until the transaction ends. */
export const lockSettings = async (db: Db) => {
  await db.insert(siteSettings).values({}).onConflictDoNothing();
  const [row] = await db.select(settingsColumns).from(siteSettings).limit(1).for("update");
  if (!row) throw new Error("The settings were not written");
  return row;
};

export const updateSettings = async (
  db: Db,
  changes: Partial<typeof siteSettings.$inferInsert>,
): Promise<void> => {
  await db.update(siteSettings).set(changes);
};

/** The newest version of each text that there is. */
export const listNewestVersions = (db: Db) =>
  db
    .select({ name: siteTexts.name, version: sql<number>`${max(siteTexts.version)}::int` })
    .from(siteTexts)
    .groupBy(siteTexts.name);

/** A text in the version asked for, or the newest. */
export const findText = async (
  db: Db,
  { name, version }: { name: TextName; version?: number | undefined },
) => {
  const [text] = await db
    .select()
    .from(siteTexts)
    .where(
      and(
        eq(siteTexts.name, name),
        version === undefined ? undefined : eq(siteTexts.version, version),
      ),
    )
    .orderBy(desc(siteTexts.version))
    .limit(1);
  return text ?? null;
};

/** Adds the next version; of two at once the second waits for the first. */
export const insertText = async (
  db: Db,
  { name, markdown }: { name: TextName; markdown: string },
) => {
  await db.execute(sql`select pg_advisory_xact_lock(${locksOf.siteTexts}, hashtext(${name}))`);
  const newest = await findText(db, { name });
  const [text] = await db
    .insert(siteTexts)
    .values({ name, markdown, version: (newest?.version ?? 0) + 1 })
    .returning();
  if (!text) throw new Error("The text was not written");
  return text;
};

export const insertBackup = async (db: Db, bytes: number): Promise<void> => {
  await db.insert(backups).values({ bytes });
};

export const findNewestBackup = async (db: Db) => {
  const [backup] = await db.select().from(backups).orderBy(desc(backups.createdAt)).limit(1);
  return backup ?? null;
};
