import { buffer } from "node:stream/consumers";
import type { Db } from "#db/db.ts";
import { readLines } from "#features/resumes/keep-resume.ts";
import { readFindable } from "#features/talent/reading/read-people.service.ts";
import type { FileStore } from "#files/file-store.ts";
import { textKeyOf } from "./text-key.ts";
import { listUnread, updateLines } from "./unread-resumes.queries.ts";

const atOnce = 50;
const mostInOneRun = 1_000;

/** Reads the text of resumes that were registered before texts were kept. One that is gone has none. */
export const readUnreadResumes = async (db: Db, files: FileStore): Promise<void> => {
  for (let read = 0; read < mostInOneRun;) {
    const unread = await listUnread(db, atOnce);
    // One after the other: people's own files are read in the same threads.
    for (const { id, ownerId } of unread) {
      const load = async () => {
        const file = await files.read(id);
        return file ? buffer(file.content) : Buffer.alloc(0);
      };
      const lines = await readLines(ownerId, load);
      await db.transaction(async (db) => {
        await updateLines(db, { id, lines, textKey: textKeyOf(lines) });
        await readFindable(db, ownerId);
      });
    }
    read += unread.length;
    if (unread.length < atOnce) return;
  }
};
