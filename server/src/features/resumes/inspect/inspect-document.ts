import type { ResumeKind } from "@rolecall/contract/resumes/resumes.ts";
import { isBlankCompoundFile, openCompoundFile } from "./compound-file.ts";
import { checkDoc } from "./doc-check.ts";
import { checkDocx, isArchive } from "./docx-check.ts";
import { Refused, type Finding } from "./finding.ts";
import { checkPdf, isPdf } from "./pdf-check.ts";

/** The kind of a file by its content, whatever its name, or the reason why it cannot be a resume. */
export const inspectDocument = async (file: Buffer): Promise<Finding> => {
  try {
    return { kind: await kindOf(file) };
  } catch (error) {
    // A file that makes a reader fail unexpectedly may make other programs fail, too.
    return { refusal: error instanceof Refused ? error.refusal : "damaged" };
  }
};

const kindOf = async (file: Buffer): Promise<ResumeKind> => {
  if (isPdf(file)) {
    await checkPdf(file);
    return "pdf";
  }
  // Empty rather than broken, and nothing in it could do harm.
  if (isBlankCompoundFile(file)) return "doc";
  const compound = openCompoundFile(file);
  if (compound) {
    checkDoc(compound);
    return "doc";
  }
  if (!isArchive(file)) throw new Refused("unsupported");
  await checkDocx(file);
  return "docx";
};
