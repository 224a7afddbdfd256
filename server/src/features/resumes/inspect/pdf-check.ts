import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { Refused } from "./finding.ts";
import { isSeen } from "./text-blocks.ts";

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
 * Answers whether the pages are blank.
 */
export const checkPdf = async (file: Buffer): Promise<{ blank: boolean }> => {
  if (breaksOff(file)) throw new Refused("damaged");
  if (isPageless(file)) throw new Refused("pageless");
  const pdf = await getDocumentProxy(new Uint8Array(file), { verbosity: 0 }).catch(
    (error: unknown) => {
      const isLocked = error instanceof Error && error.name === "PasswordException";
      throw new Refused(isLocked ? "encrypted" : "damaged");
    },
  );
  try {
    if (pdf.numPages === 0) throw new Refused("pageless");
    const pages = [];
    for (let page = 1; page <= Math.min(pdf.numPages, pagesLookedUp); page += 1)
      pages.push(await pdf.getPage(page));
    if (pdf.numPages > pagesLookedUp) pages.push(await pdf.getPage(pdf.numPages));
    return { blank: !hasPictures(file) && (await arePagesBlank(pages)) };
  } catch (error) {
    throw error instanceof Refused ? error : new Refused("damaged");
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
const isPageless = (file: Buffer): boolean =>
  !file.includes("stream") && !/\/Type\s*\/Page\b/.test(file.toString("latin1"));

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>["getPage"]>>;

/** Of curves, which outlines of letters have, and of lines, of which frames and tables have many. */
const weights = { curve: 10, line: 1 };
/** A page with less drawn on it has a frame, rules or a background, and with more letters or a picture. */
const leastOfDrawing = 300;

/**
 * Whether a file holds a picture, which is told without unpacking any: what describes a picture is never
 * packed itself.
 */
const hasPictures = (file: Buffer): boolean =>
  /\/Subtype\s*\/Image\b/.test(file.toString("latin1"));

/** Whether no page shows text, filled-in fields, notes, drawings or small pictures of its own. */
const arePagesBlank = async (pages: readonly Page[]): Promise<boolean> => {
  for (const page of pages) if (!(await isBlank(page))) return false;
  return true;
};

const isBlank = async (page: Page) =>
  !(await hasText(page)) && !(await hasNotes(page)) && !(await isDrawnOn(page));

const hasText = async (page: Page) => {
  const { items } = await page.getTextContent();
  return items.some((item) => "str" in item && isSeen(item.str));
};

/** A link shows nothing of its own, and an empty field nobody's words. */
const hasNotes = async (page: Page) => {
  const notes = (await page.getAnnotations()) as { subtype: string; fieldValue?: unknown }[];
  return notes.some(({ subtype, fieldValue }) =>
    subtype === "Widget" ? isFilledIn(fieldValue) : subtype !== "Link" && subtype !== "Popup",
  );
};

const isFilledIn = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isFilledIn) : typeof value === "string" && isSeen(value);

const isDrawnOn = async (page: Page) => {
  const { OPS } = await getResolvedPDFJS();
  const pictures = new Set<number>([
    OPS.paintInlineImageXObject,
    OPS.paintInlineImageXObjectGroup,
    OPS.paintImageXObject,
    OPS.paintImageMaskXObject,
    OPS.paintSolidColorImageMask,
    OPS.shadingFill,
  ]);
  const { fnArray, argsArray } = await page.getOperatorList();
  if (fnArray.some((operation) => pictures.has(operation))) return true;
  let drawn = 0;
  for (const [place, operation] of fnArray.entries()) {
    if (operation !== OPS.constructPath) continue;
    const [painted, paths] = argsArray[place] as [number, (ArrayLike<number> | null)[]];
    if (painted !== OPS.endPath) for (const path of paths) drawn += path ? weightOf(path) : 0;
  }
  return drawn >= leastOfDrawing;
};

/** The kinds of steps in a path: how many numbers follow, and what they weigh. */
const steps = [
  { numbers: 2, weight: 0 },
  { numbers: 2, weight: weights.line },
  { numbers: 6, weight: weights.curve },
  { numbers: 4, weight: weights.curve },
  { numbers: 0, weight: weights.line },
];

const weightOf = (path: ArrayLike<number>) => {
  let sum = 0;
  for (let at = 0; at < path.length;) {
    const step = steps[path[at] ?? 0];
    if (!step) return sum;
    sum += step.weight;
    at += 1 + step.numbers;
  }
  return sum;
};
