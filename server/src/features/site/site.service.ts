import type { SiteRules } from "@rolecall/contract/admin/settings.schemas.ts";
import { refusal } from "@rolecall/contract/refusal.ts";
import { defaultSite, textNames, type TextName } from "@rolecall/contract/site.ts";
import { changedFields } from "#changed-fields.ts";
import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import { recordChange } from "#features/audit/audit.service.ts";
import { AppError } from "#http/errors.ts";
import type { LetterSite } from "#mail/letter.ts";
import {
  findNewestBackup,
  findSettings,
  findText,
  insertBackup,
  insertText,
  listNewestVersions,
  lockSettings,
  updateSettings,
} from "./site.queries.ts";

type SupportAddress = Pick<Config, "supportEmail">;

/** The settings of a board whose administrators changed nothing. */
const asItCame = {
  registration: "open",
  employers: "at-once",
  firstJobs: "at-once",
  ...defaultSite,
  logoUrl: null,
  figures: "fixed",
  supportEmail: null,
} as const;

/** The rules of the site and how it looks, as they are now. */
export const siteRules = async (db: Db, config: SupportAddress): Promise<SiteRules> => {
  const { supportEmail, ...rules } = (await findSettings(db)) ?? asItCame;
  return { ...rules, supportEmail: supportEmail ?? config.supportEmail };
};

/** What every page and every letter show of the site. */
export const pageSite = async (db: Db, config: SupportAddress) => {
  const { name, logoUrl, colour, supportEmail } = await siteRules(db, config);
  const versions = await textVersions(db);
  return {
    name,
    logoUrl,
    colour,
    supportEmail,
    texts: textNames.filter((text) => versions[text] !== null),
  };
};

/** What letters show of the site. */
export const letterSite = async (
  db: Db,
  config: SupportAddress & Pick<Config, "publicUrl">,
): Promise<LetterSite> => {
  const { logoUrl: _, ...site } = await pageSite(db, config);
  return { ...site, publicUrl: config.publicUrl };
};

/** Whether the first job of a company is held for a look. */
export const holdsFirstJobs = async (db: Db): Promise<boolean> =>
  (await findSettings(db))?.firstJobs === "after-a-look";

/** Whether recruiters and companies wait to be let in. */
export const looksAtEmployers = async (db: Db): Promise<boolean> =>
  (await findSettings(db))?.employers === "after-a-look";

/** Changes some of the rules, all of them or none. */
export const changeRules = (
  db: Db,
  {
    actorId,
    wanted,
    config,
  }: { actorId: string; wanted: Partial<SiteRules>; config: SupportAddress },
): Promise<SiteRules> =>
  db.transaction(async (db) => {
    const present = await lockSettings(db);
    const changes = changedFields(
      { ...present, supportEmail: present.supportEmail ?? config.supportEmail },
      wanted,
    );
    if (Object.keys(changes).length > 0) {
      await updateSettings(db, changes);
      await recordChange(db, { actorId, action: "settings-changed", subjectId: null, changes });
    }
    return siteRules(db, config);
  });

/** The newest version of each text, or null. */
export const textVersions = async (db: Db): Promise<Record<TextName, number | null>> => {
  const newest = new Map(
    (await listNewestVersions(db)).map(({ name, version }) => [name, version]),
  );
  const [terms, privacy, imprint] = textNames.map((name) => newest.get(name) ?? null);
  return { terms: terms ?? null, privacy: privacy ?? null, imprint: imprint ?? null };
};

/** A text in the version asked for, or the newest. */
export const readText = async (db: Db, which: { name: TextName; version?: number | undefined }) => {
  const text = await findText(db, which);
  if (!text) throw new AppError("missing", refusal("text-not-found", "Text not found"));
  return text;
};

export const writeText = (
  db: Db,
  { actorId, name, markdown }: { actorId: string; name: TextName; markdown: string },
) =>
  db.transaction(async (db) => {
    const { version, createdAt } = await insertText(db, { name, markdown });
    const changes = { name, version };
    await recordChange(db, { actorId, action: "text-changed", subjectId: null, changes });
    return { version, createdAt };
  });

/** Keeps that a backup was finished. */
export const recordBackup = (db: Db, bytes: number): Promise<void> => insertBackup(db, bytes);

/** The time at which the newest backup was finished, and its size; null where there is none. */
export const newestBackup = (db: Db) => findNewestBackup(db);
