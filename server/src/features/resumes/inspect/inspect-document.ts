import { isBlankCompoundFile, openCompoundFile } from "./compound-file.ts";
import { checkDoc } from "./doc-check.ts";
import { textOfDoc } from "./doc-text.ts";
import { checkDocx, isArchive } from "./docx-check.ts";
import { textOfDocx } from "./docx-text.ts";
import { type Finding, type Fit, Refused } from "./finding.ts";
import { knownTextFormat } from "./known-formats.ts";
import { checkPdf, isPdf } from "./pdf-check.ts";
import { type DocumentText, showsNothing } from "./text-blocks.ts";

/** The kind of a file by its content, whatever its name, or the reason why it cannot be a resume. */
export const inspectDocument = async (file: Buffer): Promise<Finding> => {
  try {
    return await fitOf(file);
  } catch (error) {
    // A file that makes a reader fail unexpectedly may make other programs fail, too.
    return { refusal: error instanceof Refused ? error.refusal : "damaged" };
  }
};

const fitOf = async (file: Buffer): Promise<Fit> => {
  if (isPdf(file)) return { kind: "pdf", ...(await checkPdf(file)) };
  // Empty rather than broken, and nothing in it could do harm.
  if (isBlankCompoundFile(file)) return { kind: "doc", blank: true };
  const compound = openCompoundFile(file);
  if (compound) {
    checkDoc(compound);
    return { kind: "doc", blank: await isBlank(async () => textOfDoc(compound)) };
  }
  if (!isArchive(file)) throw new Refused(knownTextFormat(file) ?? "unsupported");
  await checkDocx(file);
  return { kind: "docx", blank: await isBlank(() => textOfDocx(file)) };
};

/** A text that cannot be read may be one. */
const isBlank = async (read: () => Promise<DocumentText | null>) => {
  try {
    return showsNothing(await read());
  } catch {
    return false;
  }
};
