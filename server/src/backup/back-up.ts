import type { DatabaseAddress } from "#db/connection/client.ts";
import { openSnapshot } from "#db/copying/snapshot.ts";
import type { FileStore } from "#files/file-store.ts";
import { writeArchive } from "./archive.ts";
import { entryNames, type Manifest, type Summary } from "./manifest.ts";

/** The database and the file store of a backup. */
export interface Source {
  connection: DatabaseAddress;
  files: FileStore;
}

/**
 * Writes database and files to one archive at `path`. Servers may go on working: all tables are read
 * as they stood at one moment, and of the files those that were resumes then.
 */
export const backUp = async ({ connection, files }: Source, path: string): Promise<Summary> => {
  await using snapshot = await openSnapshot(connection);
  const { migrations, tables } = snapshot;
  const summary: Summary = { rows: {}, files: 0, missingFiles: [] };
  await writeArchive(path, async (archive) => {
    const createdAt = new Date().toISOString();
    const manifest: Manifest = { format: 1, createdAt, migrations, tables };
    await archive.addText(entryNames.manifest, JSON.stringify(manifest));
    for (const table of tables) {
      let part = 0;
      for await (const rows of snapshot.partsOf(table)) {
        part += 1;
        await archive.addBytes(`${entryNames.tables}${table}/${part}`, rows);
      }
      summary.rows[table] = await snapshot.countRows(table);
    }
    for await (const key of snapshot.fileKeys()) {
      const file = await files.read(key);
      if (file) await archive.addStream(entryNames.files + key, file.content, file.bytes);
      if (file) summary.files += 1;
      else summary.missingFiles.push(key);
    }
    await archive.addText(entryNames.summary, JSON.stringify(summary));
  });
  return summary;
};
