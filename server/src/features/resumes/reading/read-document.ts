import { textOfDocument } from "#features/resumes/inspect/document-text.ts";
import { isPdf } from "#features/resumes/inspect/pdf-check.ts";
import { readDrawnProfile } from "#resume-reading/imports/drawn-profile.ts";
import { linesOfPages } from "#resume-reading/layout/page-lines.ts";
import { linesOfBlocks } from "#resume-reading/layout/word-lines.ts";
import { isReadable, readResume } from "#resume-reading/read-resume.ts";
import type { ResumeReading } from "#resume-reading/reading.ts";
import type { ResumeSource, TextLine } from "#resume-reading/resume-text.ts";
import { piecesOfPdf } from "./pdf-pieces.ts";

/** What a file tells; no fields where it holds pictures of text, or cannot be read. */
export interface DocumentReading {
  pages: number | null;
  fields: ResumeReading | null;
}

const most = { lines: 2_000, inLine: 1_000 } as const;

/** Reads a resume field by field. */
export const readDocument = async (file: Buffer): Promise<DocumentReading> => {
  const source = await sourceOf(file).catch(() => ({ lines: [], pages: null, resume: null }));
  const { pages, resume } = source;
  const kept = source.lines.slice(0, most.lines).map(cut);
  const drawn = resume === null ? null : readDrawnProfile(resume, kept);
  return { pages, fields: drawn ?? (isReadable(kept) ? readResume(kept) : null) };
};

const cut = (line: TextLine): TextLine => ({
  ...line,
  text: line.text.slice(0, most.inLine).toWellFormed(),
  cells: line.cells.slice(0, 20).map((cell) => cell.slice(0, most.inLine).toWellFormed()),
});

const sourceOf = async (file: Buffer): Promise<ResumeSource & { resume: string | null }> => {
  if (!isPdf(file)) {
    const text = await textOfDocument(file);
    return { lines: linesOfBlocks(text?.blocks ?? []), pages: null, resume: null };
  }
  const { pages, count, resume } = await piecesOfPdf(file);
  return { lines: linesOfPages(pages), pages: count, resume };
};
