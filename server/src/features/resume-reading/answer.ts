import type { ResumeReading as Answer } from "@rolecall/contract/resume-reading/resume-reading.schemas.ts";
import { picturesOfText } from "@rolecall/contract/resume-reading/resume-reading.ts";
import { nothingRead, type ResumeReading } from "#resume-reading/reading.ts";

/** What was read, as it is answered; a file without text has no fields, and says why. */
export const answerOf = ({
  pages,
  fields,
}: {
  pages: number | null;
  fields: ResumeReading | null;
}): Answer => ({
  readable: fields !== null,
  message: fields ? null : picturesOfText,
  pages,
  ...(fields ?? nothingRead()),
});
