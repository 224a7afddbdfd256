import { makeZip } from "client-zip";
import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import type { FileStore } from "#files/file-store.ts";
import { jsonFilesOf } from "./own-data.service.ts";
import { filesOf } from "./own-files.service.ts";
import { csvFilesOf } from "./own-sheets.service.ts";

/** What an archive is made from, besides the database. */
export interface Sources {
  files: FileStore;
  config: Pick<Config, "retentionMonths">;
}

/** A file of an archive, in pieces of at least one character or byte. */
export interface ArchivedFile {
  name: string;
  content: AsyncIterable<string | Uint8Array>;
}

/** Everything that is somebody's own, as a ZIP that is read while it is written. */
export async function* archiveOf(
  db: Db,
  sources: Sources,
  userId: string,
): AsyncGenerator<Uint8Array> {
  yield* makeZip(entriesOf(db, sources, userId));
}

async function* entriesOf(db: Db, sources: Sources, userId: string) {
  for (const list of [jsonFilesOf, csvFilesOf, filesOf])
    for await (const { name, content } of list(db, sources, userId)) yield { name, input: content };
}
