import { resumeTextLimits, type ResumeText } from "@rolecall/contract/resumes/resumes.ts";
import { openCompoundFile } from "./compound-file.ts";
import { paragraphsOfDoc } from "./doc-text.ts";
import { isArchive } from "./docx-check.ts";
import { paragraphsOfDocx } from "./docx-text.ts";

/** What a Word document says, as plain paragraphs within the limits; null where that cannot be told. */
export const textOfDocument = async (file: Buffer): Promise<ResumeText | null> => {
  try {
    const paragraphs = await paragraphsOf(file);
    return paragraphs && withinLimits(paragraphs);
  } catch {
    return null;
  }
};

const paragraphsOf = async (file: Buffer): Promise<string[] | null> => {
  const compound = openCompoundFile(file);
  if (compound) return paragraphsOfDoc(compound);
  return isArchive(file) ? paragraphsOfDocx(file) : null;
};

const withinLimits = (all: string[]): ResumeText => {
  const written = all.map((paragraph) => paragraph.trim()).filter((text) => text !== "");
  let left = resumeTextLimits.characters;
  const paragraphs: string[] = [];
  for (const paragraph of written.slice(0, resumeTextLimits.paragraphs)) {
    if (left <= 0) break;
    paragraphs.push(paragraph.slice(0, left));
    left -= paragraph.length;
  }
  return { paragraphs, complete: left >= 0 && paragraphs.length === written.length };
};
