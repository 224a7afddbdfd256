import type { ResumeText } from "@rolecall/contract/resumes/resumes.schemas.ts";
import { resumeTextLimits } from "@rolecall/contract/resumes/resumes.ts";
import { openCompoundFile } from "./compound-file.ts";
import { textOfDoc } from "./doc-text.ts";
import { isArchive } from "./docx-check.ts";
import { textOfDocx } from "./docx-text.ts";
import type { DocumentText, TextBlock } from "./text-blocks.ts";

/** The text of a Word document, as plain text within the limits; null if it cannot be read. */
export const textOfDocument = async (file: Buffer): Promise<ResumeText | null> => {
  try {
    const text = await fullText(file);
    return text && withinLimits(text);
  } catch {
    return null;
  }
};

const fullText = async (file: Buffer): Promise<DocumentText | null> => {
  const compound = openCompoundFile(file);
  if (compound) return textOfDoc(compound);
  return isArchive(file) ? textOfDocx(file) : null;
};

const withinLimits = ({ blocks: all, pictures }: DocumentText): ResumeText => {
  const written = all.flatMap(writtenOf);
  const left = { ...resumeTextLimits };
  const blocks: TextBlock[] = [];
  for (const block of written) {
    if (left.paragraphs <= 0 || left.characters <= 0) return { blocks, pictures, complete: false };
    blocks.push(shortened(block, left));
  }
  return { blocks, pictures, complete: left.paragraphs >= 0 && left.characters >= 0 };
};

const trimmed = (paragraphs: readonly string[]) =>
  paragraphs.map((paragraph) => paragraph.trim()).filter((text) => text !== "");

/** The block without empty paragraphs, rows and tables. A table of one column becomes paragraphs. */
const writtenOf = (block: TextBlock): TextBlock[] => {
  if (typeof block === "string") return trimmed([block]);
  const rows = block.rows
    .map((row) => row.map((cell) => ({ ...cell, paragraphs: trimmed(cell.paragraphs) })))
    .filter((row) => row.some(({ paragraphs }) => paragraphs.length > 0));
  if (rows.every((row) => row.length === 1))
    return rows.flat().flatMap(({ paragraphs }) => paragraphs);
  return [{ rows }];
};

/** The block, cut to what `left` allows; `left` becomes negative if something is cut off. */
const shortened = (block: TextBlock, left: { paragraphs: number; characters: number }) => {
  const cut = (text: string) => {
    const shown = left.paragraphs > 0 ? text.slice(0, Math.max(left.characters, 0)) : "";
    left.paragraphs -= 1;
    left.characters -= text.length;
    return shown;
  };
  if (typeof block === "string") return cut(block);
  const rows: typeof block.rows = [];
  for (const row of block.rows) {
    rows.push(
      row.map(({ paragraphs, columns }) => {
        if (paragraphs.length === 0) left.paragraphs -= 1;
        return { columns, paragraphs: trimmed(paragraphs.map(cut)) };
      }),
    );
    if (left.paragraphs < 0 || left.characters < 0) break;
  }
  return { rows };
};
