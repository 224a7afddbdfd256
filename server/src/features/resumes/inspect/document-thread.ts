// The other side of document-threads.ts: reads what strangers sent, one file at a time.
import { on } from "node:events";
import { parentPort } from "node:worker_threads";
import type { ResumeText } from "@rolecall/contract/resumes/resumes.schemas.ts";
import { type DocumentReading, readDocument } from "#features/resumes/reading/read-document.ts";
import { type ImportReading, readImport } from "#features/resumes/reading/read-import.ts";
import type { ResumeOwner } from "#resume-reading/exports/json-resume.ts";
import { linesOfResume, type ResumeLine, textOfDocument } from "./document-text.ts";
import type { Finding } from "./finding.ts";
import { inspectDocument } from "./inspect-document.ts";

const readings: { [Reading in keyof Answers]: (file: Buffer) => Promise<Answers[Reading]> } = {
  inspect: inspectDocument,
  text: textOfDocument,
  lines: linesOfResume,
  fields: readDocument,
  import: readImport,
  draw: async (owner) => {
    // The library that draws is loaded when it is first needed.
    const { resumePdf } = await import("#resume-reading/exports/resume-pdf.ts");
    return resumePdf(JSON.parse(owner.toString("utf8")) as ResumeOwner);
  },
};

/** The questions about a file, each with the type of its answer. */
export interface Answers {
  inspect: Finding;
  /** Null where there is none to be had. */
  text: ResumeText | null;
  /** None where it cannot be read. */
  lines: ResumeLine[];
  /** What the resume tells, field by field. */
  fields: DocumentReading;
  /** The same of a JSON Resume or an archive. */
  import: ImportReading;
  /** The PDF of a profile, which comes as JSON. */
  draw: Uint8Array;
}

export interface Assignment {
  reading: keyof Answers;
  file: Uint8Array;
}

if (parentPort)
  for await (const [{ reading, file }] of on(parentPort, "message") as AsyncIterable<
    [Assignment]
  >) {
    const { buffer, byteOffset, byteLength } = file;
    const answer = await readings[reading](Buffer.from(buffer, byteOffset, byteLength));
    parentPort.postMessage(answer, []);
  }
