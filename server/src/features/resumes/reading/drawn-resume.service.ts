import type { Db } from "#db/db.ts";
import { readInThread } from "#features/resumes/inspect/document-threads.ts";
import { unavailable } from "#http/errors.ts";
import type { ResumeOwner } from "#resume-reading/exports/json-resume.ts";

/** A profile as a PDF, drawn in a thread: a long one takes as long as a long file to read. */
export const drawResume = async (
  db: Db,
  { userId, ownerOf }: { userId: string; ownerOf: (db: Db) => Promise<ResumeOwner> },
): Promise<Uint8Array> => {
  const load = async () => Buffer.from(JSON.stringify(await ownerOf(db)));
  const drawn = await readInThread("draw", { userId, load });
  if (!drawn) throw unavailable();
  return drawn;
};
