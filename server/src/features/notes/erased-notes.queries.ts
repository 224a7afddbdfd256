import { inArray } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applicationNotes } from "#db/schema/notes/application-notes.ts";
import { applicationStars } from "#db/schema/notes/application-stars.ts";
import { applicationTags } from "#db/schema/notes/application-tags.ts";

export const deleteNotes = async (db: Db, applicationIds: string[]): Promise<void> => {
  for (const table of [applicationNotes, applicationTags, applicationStars])
    await db.delete(table).where(inArray(table.applicationId, applicationIds));
};
