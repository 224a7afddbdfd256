import type { ResumeReading } from "@rolecall/contract/resume-reading/resume-reading.schemas.ts";
import type { Db } from "#db/db.ts";
import { readOwnResume } from "#features/resumes/reading/own-resume-reading.service.ts";
import type { FileStore } from "#files/file-store.ts";
import { answerOf } from "./answer.ts";

/** What a resume of the user's own tells. */
export const readResume = async (
  db: Db,
  files: FileStore,
  which: { userId: string; objectPath: string },
): Promise<ResumeReading> => answerOf(await readOwnResume(db, files, which));
