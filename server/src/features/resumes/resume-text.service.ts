import { buffer } from "node:stream/consumers";
import type { ResumeText } from "@rolecall/contract/resumes/resumes.schemas.ts";
import { noPreviewText, resumeTypes } from "@rolecall/contract/resumes/resumes.ts";
import type { Db } from "#db/db.ts";
import type { FileStore } from "#files/file-store.ts";
import { AppError } from "#http/errors.ts";
import type { Account } from "#policies/employer.ts";
import { readInThread } from "./inspect/document-threads.ts";
import { openResume } from "./open-resume.service.ts";

/** The text of a Word resume, read when it is asked for, for those who may open the file. */
export const textOfResume = async (
  db: Db,
  files: FileStore,
  which: { id: string; user: Account },
): Promise<ResumeText> => {
  const load = async () => {
    const { contentType, content } = await openResume(db, files, which);
    if (contentType !== resumeTypes.pdf) return buffer(content);
    content.destroy();
    throw noPreview();
  };
  const text = await readInThread("text", { userId: which.user.id, load });
  if (!text) throw noPreview();
  return text;
};

const noPreview = () => new AppError("missing", noPreviewText);
