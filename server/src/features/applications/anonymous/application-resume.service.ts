import { fileMissingText } from "@rolecall/contract/resumes/resumes.ts";
import type { Db } from "#db/db.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { checkIsEmployer } from "#policies/application.ts";
import { findAnonymous } from "#read-models/anonymous/anonymous.queries.ts";
import { findLinesOfResume } from "./application-resume.queries.ts";

const noText = "The text of this resume could not be read.";

/**
 * The text of the resume of an application, for its hiring team. As long as the application is anonymous, names and
 * ways to reach its candidate are hidden, as well as possible.
 */
export const resumeOfApplication = async (db: Db, which: { user: SignedInUser; id: string }) => {
  await checkIsEmployer(db, which);
  const [resume, anonymous] = await Promise.all([
    findLinesOfResume(db, which.id),
    findAnonymous(db, which.id),
  ]);
  if (!resume) throw new AppError("missing", fileMissingText);
  const lines = resume.lines ?? [];
  const pages = [...Map.groupBy(lines, ({ page }) => page).values()];
  const text = pages.map((page) => page.map((line) => line.text).join("\n")).join("\n\n");
  const shown = anonymous ? anonymous.hide.prose(text) : text;
  return {
    filename: anonymous ? `resume-${anonymous.names.lastName}.txt` : "resume.txt",
    text: shown.trim() === "" ? noText : shown,
  };
};
