import { resumeTypes, type ResumeType } from "@rolecall/contract/resumes/resumes.ts";

/**
 * The name under which a file is saved. Its extension follows the type, so that a PDF or Word file
 * never becomes a program or a page.
 */
export const downloadFilename = (filename: string | null, type: ResumeType): string => {
  const extension = Object.entries(resumeTypes).find(([, known]) => known === type)?.[0];
  if (filename === null) return `resume.${extension}`;
  return filename.toLowerCase().endsWith(`.${extension}`) ? filename : `${filename}.${extension}`;
};
