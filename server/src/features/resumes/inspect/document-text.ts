import type { ResumeText } from "@rolecall/contract/resumes/resumes.schemas.ts";
import { resumeTextLimits } from "@rolecall/contract/resumes/resumes.ts";
import { getDocumentProxy } from "unpdf";
import { openCompoundFile } from "./compound-file.ts";
import { textOfDoc } from "./doc-text.ts";
import { isArchive } from "./docx-check.ts";
import { textOfDocx } from "./docx-text.ts";
import { isPdf } from "./pdf-check.ts";
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

/** A line of a resume's text, and its page where the file has pages. */
export interface ResumeLine {
  page: number | null;
  text: string;
}

const mostOfLines = { pages: 20, lines: 2_000, characters: 100_000, inLine: 2_000 } as const;

/** The text of a resume line by line, within limits; none where it cannot be read. */
export const linesOfResume = async (file: Buffer): Promise<ResumeLine[]> => {
  try {
    return linesWithin(isPdf(file) ? await linesOfPdf(file) : await linesOfWord(file));
  } catch {
    return [];
  }
};

/** Without what the database cannot keep. */
const storable = (text: string) => text.replaceAll("\0", "").toWellFormed().trim();

const linesWithin = (lines: ResumeLine[]): ResumeLine[] => {
  let characters = 0;
  const kept: ResumeLine[] = [];
  for (const { page, text } of lines) {
    const line = storable(text).slice(0, mostOfLines.inLine).toWellFormed();
    if (line === "") continue;
    characters += line.length;
    if (characters > mostOfLines.characters || kept.length >= mostOfLines.lines) break;
    kept.push({ page, text: line });
  }
  return kept;
};

const linesOfWord = async (file: Buffer): Promise<ResumeLine[]> => {
  const text = await textOfDocument(file);
  const paragraphs = (text?.blocks ?? []).flatMap((block) =>
    typeof block === "string"
      ? [block]
      : block.rows.flatMap((row) => row.flatMap((cell) => cell.paragraphs)),
  );
  return paragraphs.flatMap((paragraph) =>
    paragraph.split("\n").map((line) => ({ page: null, text: line })),
  );
};

const linesOfPdf = async (file: Buffer): Promise<ResumeLine[]> => {
  const pdf = await getDocumentProxy(new Uint8Array(file), { verbosity: 0 });
  try {
    const lines: ResumeLine[] = [];
    for (let page = 1; page <= Math.min(pdf.numPages, mostOfLines.pages); page += 1) {
      const { items } = await (await pdf.getPage(page)).getTextContent();
      lines.push(...linesOfItems(items).map((text) => ({ page, text })));
    }
    return lines;
  } finally {
    await pdf.loadingTask.destroy();
  }
};

/** Pieces of one height are one line; the file says itself where one ends. */
const linesOfItems = (
  items: readonly ({ str: string; hasEOL: boolean; transform: number[] } | object)[],
): string[] => {
  const lines: string[] = [];
  let line = "";
  let height: number | undefined;
  const end = () => {
    lines.push(line);
    line = "";
  };
  for (const item of items) {
    if (!("str" in item)) continue;
    const at = item.transform[5];
    const isOther = height !== undefined && at !== undefined && Math.abs(at - height) > 2;
    if (isOther && line !== "") end();
    if (item.str !== "") height = at;
    line += item.str;
    if (item.hasEOL) end();
  }
  end();
  return lines;
};
