import { isArchive } from "#features/resumes/inspect/docx-check.ts";
import { openPackage } from "#features/resumes/inspect/docx-package.ts";
import { readJsonResume } from "#resume-reading/imports/json-resume.ts";
import { linkedInFiles, readLinkedIn } from "#resume-reading/imports/linkedin.ts";
import type { ResumeReading } from "#resume-reading/reading.ts";

/** What an uploaded file tells, or why it cannot be read here. */
export type ImportReading =
  | { fields: ResumeReading }
  | { refusal: "unsupported" | "no-json-resume" };

const unsupported: ImportReading = { refusal: "unsupported" };

/** Reads a JSON Resume or LinkedIn's archive, of which nothing is unpacked before its contents were judged. */
export const readImport = async (file: Buffer): Promise<ImportReading> => {
  try {
    if (isArchive(file)) return await readArchive(file);
    return readJson(JSON.parse(file.toString("utf8").replace(/^\uFEFF/, "")));
  } catch {
    return unsupported;
  }
};

const readJson = (json: unknown): ImportReading => {
  const fields = readJsonResume(json);
  return fields ? { fields } : { refusal: "no-json-resume" };
};

const readArchive = async (file: Buffer): Promise<ImportReading> => {
  const { names, read } = await openPackage(file);
  const texts: Parameters<typeof readLinkedIn>[0] = {};
  for (const wanted of linkedInFiles) {
    const name = names.find((one) => one === wanted || one.endsWith(`/${wanted}`));
    if (name !== undefined) texts[wanted] = (await read(name)).toString("utf8");
  }
  const tells = "profile.csv" in texts || "positions.csv" in texts;
  return tells ? { fields: readLinkedIn(texts) } : unsupported;
};
