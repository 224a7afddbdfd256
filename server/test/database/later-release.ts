import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

interface Journal {
  entries: { idx: number; when: number; tag: string; version: string; breakpoints: boolean }[];
}

const ownMigrations = join(import.meta.dirname, "../../src/db/migrations");

/**
 * Makes `folder` hold the migrations of a release to come: those of this one, and after them one for
 * each of the texts.
 */
export const writeLaterRelease = async (folder: string, ...more: string[]): Promise<void> => {
  await cp(ownMigrations, folder, { recursive: true });
  const journalFile = join(folder, "meta/_journal.json");
  const journal = JSON.parse(await readFile(journalFile, "utf8")) as Journal;
  for (const statements of more) {
    const last = journal.entries.at(-1);
    if (!last) throw new Error("There is no migration");
    const tag = `later_${last.idx + 1}`;
    journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
    await writeFile(join(folder, `${tag}.sql`), statements);
  }
  await writeFile(journalFile, JSON.stringify(journal));
};
