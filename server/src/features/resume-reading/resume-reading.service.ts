import { profileMissingText } from "@rolecall/contract/profiles/profiles.ts";
import type { ResumeReading } from "@rolecall/contract/resume-reading/resume-reading.schemas.ts";
import {
  importUnsupportedText,
  noJsonResumeText,
} from "@rolecall/contract/resume-reading/resume-reading.ts";
import type { Db } from "#db/db.ts";
import { readUser } from "#features/auth/auth.service.ts";
import { drawResume } from "#features/resumes/reading/drawn-resume.service.ts";
import { readOwnResume } from "#features/resumes/reading/own-resume-reading.service.ts";
import { readUploadedImport } from "#features/resumes/reading/uploaded-import.service.ts";
import type { FileStore } from "#files/file-store.ts";
import { AppError } from "#http/errors.ts";
import { jsonResumeOf } from "#resume-reading/exports/json-resume.ts";
import { readJsonResume } from "#resume-reading/imports/json-resume.ts";
import { answerOf } from "./answer.ts";

/** What a resume of the user's own tells. */
export const readResume = async (
  db: Db,
  files: FileStore,
  which: { userId: string; objectPath: string },
): Promise<ResumeReading> => answerOf(await readOwnResume(db, files, which));

/** What a JSON Resume tells, sent as it is or uploaded, or LinkedIn's archive. */
export const importProfile = async (
  db: Db,
  files: FileStore,
  {
    userId,
    resume,
    uploadURL,
  }: { userId: string; resume?: unknown; uploadURL?: string | null | undefined },
): Promise<ResumeReading> => {
  if (!uploadURL) return importedJson(resume);
  const read = await readUploadedImport(db, files, { userId, address: uploadURL });
  if ("fields" in read) return answerOf({ pages: null, fields: read.fields });
  if (read.refusal === "no-json-resume") throw noJsonResume();
  throw new AppError("unsupported-type", importUnsupportedText);
};

const importedJson = (resume: unknown): ResumeReading => {
  const fields = readJsonResume(resume);
  if (!fields) throw noJsonResume();
  return answerOf({ pages: null, fields });
};

const noJsonResume = () => new AppError("bad-input", noJsonResumeText);

/** The user with their profile, which must be there. */
const ownerOf = async (db: Db, userId: string) => {
  const owner = await readUser(db, userId);
  if (!owner.candidateProfile) throw new AppError("missing", profileMissingText);
  return owner;
};

export const profileAsJson = async (db: Db, userId: string) =>
  jsonResumeOf(await ownerOf(db, userId));

export const profileAsPdf = (db: Db, userId: string): Promise<Uint8Array> =>
  drawResume(db, {
    userId,
    ownerOf: async (db) => {
      const { firstName, lastName, email, candidateProfile } = await ownerOf(db, userId);
      return { firstName, lastName, email, candidateProfile };
    },
  });
