import { getDocumentProxy } from "unpdf";
import { Refused } from "./finding.ts";

/** Readers look for a PDF's header this far into the file. */
const headerWithin = 1024;
/** Of a longer document only so many pages and the last one are looked up. */
const pagesLookedUp = 20;

/** By the header that readers go by. A web page or an archive that merely contains a PDF does not count. */
export const isPdf = (file: Buffer): boolean => {
  const header = file.subarray(0, headerWithin).indexOf("%PDF-");
  const before = file.subarray(0, Math.max(0, header));
  return header !== -1 && !before.includes(0) && !before.includes("<");
};

/**
 * Refuses what a reader could not open: protected, broken off, or without its
 * pages. A password that only restricts printing or editing is no obstacle.
 */
export const checkPdf = async (file: Buffer): Promise<void> => {
  if (breaksOff(file)) throw new Refused("damaged");
  if (isBlank(file)) return;
  const pdf = await getDocumentProxy(new Uint8Array(file), { verbosity: 0 }).catch(
    (error: unknown) => {
      const isLocked = error instanceof Error && error.name === "PasswordException";
      throw new Refused(isLocked ? "encrypted" : "damaged");
    },
  );
  try {
    for (let page = 1; page <= Math.min(pdf.numPages, pagesLookedUp); page += 1)
      await pdf.getPage(page);
    await pdf.getPage(pdf.numPages);
  } catch {
    throw new Refused("damaged");
  } finally {
    await pdf.loadingTask.destroy();
  }
};

/** Readers repair a missing end, so that they would show half of the pages without a word. */
const breaksOff = (file: Buffer): boolean => {
  const end = Math.max(file.lastIndexOf("startxref"), file.lastIndexOf("%%EOF"));
  return end === -1 || /\d \d{1,5} obj\b/.test(file.toString("latin1", end));
};

/** A whole file without a page and without a stream that could hide one: empty, but not broken. */
const isBlank = (file: Buffer): boolean =>
  !file.includes("stream") && !/\/Type\s*\/Page\b/.test(file.toString("latin1"));
