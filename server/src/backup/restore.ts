import { text } from "node:stream/consumers";
import { isDeepStrictEqual } from "node:util";
import { resumeMaximumBytes } from "@rolecall/contract/resumes/resumes.ts";
import { openEmptyDatabase, type EmptyDatabase } from "#db/copying/empty-database.ts";
import { knownMigrations } from "#db/migrate.ts";
import type { FileStore } from "#files/file-store.ts";
import { readArchive, type ArchiveEntry } from "./archive.ts";
import type { Source } from "./back-up.ts";
import { entryNames, manifest, summary, type Manifest, type Summary } from "./manifest.ts";

/** The reason why a backup cannot be restored, as a sentence. */
export class RestoreError extends Error {}

const damaged = () => new RestoreError("This is no backup of Rolecall's, or a damaged one.");

/**
 * Restores the backup at `path` into an empty database, which no server uses, and an empty store of
 * files, and migrates it to this release's schema. A failure leaves both empty.
 * @throws RestoreError
 */
export const restore = async ({ connection, files }: Source, path: string): Promise<Summary> => {
  await using database = await openEmptyDatabase(connection);
  if (!(await database.isEmpty()))
    throw new RestoreError("The database is not empty; a backup is restored into a new one.");
  const writtenFiles: string[] = [];
  try {
    const entries = readArchive(path);
    const { migrations, tables } = await readManifest(entries);
    await database.prepare(migrations.length, tables);
    const closing = await load(database, files, entries, writtenFiles);
    const rows: Record<string, number> = {};
    for (const table of tables) rows[table] = await database.countRows(table);
    if (closing?.files !== writtenFiles.length || !isDeepStrictEqual(closing.rows, rows))
      throw damaged();
    await database.finish(tables);
    return closing;
  } catch (error) {
    await database.clear();
    for (const key of writtenFiles) await files.delete(key);
    throw isUnreadable(error) ? damaged() : error;
  }
};

/** The errors of a decompressor for a file that is cut, changed, or of another kind. */
const isUnreadable = (error: unknown) =>
  error instanceof Error && "code" in error && /^(ZSTD|Z_)/.test(String(error.code));

const readManifest = async (entries: AsyncGenerator<ArchiveEntry>): Promise<Manifest> => {
  const first = await entries.next();
  if (first.done || first.value.name !== entryNames.manifest) throw damaged();
  const { data } = manifest.safeParse(JSON.parse(await text(first.value.content)));
  if (!data) throw damaged();
  const known = knownMigrations().slice(0, data.migrations.length);
  if (!isDeepStrictEqual(known, data.migrations))
    throw new RestoreError(
      "This backup was made by another release of Rolecall; restore it with that one or a newer one.",
    );
  return data;
};

/** Fills tables and store, and answers what the backup says of itself at its end. */
const load = async (
  database: EmptyDatabase,
  files: FileStore,
  entries: AsyncGenerator<ArchiveEntry>,
  writtenFiles: string[],
): Promise<Summary | undefined> => {
  let closing: Summary | undefined;
  for await (const { name, bytes, content } of entries) {
    if (name.startsWith(entryNames.tables)) {
      await database.fill(name.split("/")[1] ?? "", content);
    } else if (name.startsWith(entryNames.files)) {
      const key = name.slice(entryNames.files.length);
      await files.write(key, content, Math.max(bytes, resumeMaximumBytes));
      writtenFiles.push(key);
    } else if (name === entryNames.summary) {
      closing = summary.parse(JSON.parse(await text(content)));
    }
  }
  return closing;
};
