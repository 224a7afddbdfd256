import type { Readable } from "node:stream";
import { fileMissingText, type ResumeType } from "@rolecall/contract/resumes/resumes.ts";
import { id as uuid } from "@rolecall/contract/values/id.ts";
import type { Db } from "#db/db.ts";
import type { FileStore } from "#files/file-store.ts";
import { AppError } from "#http/errors.ts";
import type { Account } from "#policies/employer.ts";
import { downloadFilename } from "#read-models/download-filename.ts";
import { findReadableResume } from "./resumes.queries.ts";

export interface OpenResume {
  filename: string;
  contentType: ResumeType;
  bytes: number;
  content: Readable;
}

/** A resume for its owner and for those who manage a job that it was sent to; for anyone else it does not exist. */
export const openResume = async (
  db: Db,
  files: FileStore,
  { id, user }: { id: string; user: Account },
): Promise<OpenResume> => {
  const resume = uuid.safeParse(id).success ? await findReadableResume(db, { id, user }) : null;
  const file = resume && (await files.read(id));
  if (!file || !resume.contentType) throw new AppError("missing", fileMissingText);
  const { filename, contentType } = resume;
  return { ...file, contentType, filename: downloadFilename(filename, contentType) };
};
