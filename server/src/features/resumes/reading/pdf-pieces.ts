import { getDocumentProxy } from "unpdf";
import { resumeInPdf } from "#resume-reading/resume-in-pdf.ts";
import type { Piece } from "#resume-reading/resume-text.ts";

/** Of a longer document only so much is read. */
const most = { pages: 20, pieces: 20_000, characters: 200_000, inPiece: 2_000 } as const;

interface PdfPieces {
  pages: Piece[][];
  count: number;
  /** The JSON Resume that it carries, where it was drawn of a profile. */
  resume: string | null;
}

/** The pieces of text on each page of a PDF, and how many pages there are. Turned text is left out. */
export const piecesOfPdf = async (file: Buffer): Promise<PdfPieces> => {
  const pdf = await getDocumentProxy(new Uint8Array(file), { verbosity: 0 });
  try {
    const pages: Piece[][] = [];
    const left = { pieces: most.pieces, characters: most.characters };
    for (let page = 1; page <= Math.min(pdf.numPages, most.pages); page += 1) {
      const { items } = await (await pdf.getPage(page)).getTextContent();
      pages.push(items.flatMap((item) => pieceOf(item, left)));
    }
    // Pages can be read whatever stands about them.
    const resume = await pdf.getMetadata().then(
      ({ info }) => carriedIn(info),
      () => null,
    );
    return { pages, count: pdf.numPages, resume };
  } finally {
    await pdf.loadingTask.destroy();
  }
};

const carriedIn = (info: object): string | null => {
  const custom: unknown = "Custom" in info ? info.Custom : null;
  if (typeof custom !== "object" || custom === null) return null;
  const found: unknown = Object.entries(custom).find(([name]) => name === resumeInPdf)?.[1];
  return typeof found === "string" ? found : null;
};

const pieceOf = (
  item: { str: string; transform: number[]; width: number } | object,
  left: { pieces: number; characters: number },
): Piece[] => {
  if (!("str" in item) || item.str.trim() === "") return [];
  const [, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform;
  const size = Math.hypot(c, d);
  if (Math.abs(b) > size / 4 || size === 0 || ![x, y, size, item.width].every(Number.isFinite))
    return [];
  const text = item.str
    .slice(0, most.inPiece)
    .replaceAll("\0", "")
    .normalize("NFKC")
    .toWellFormed();
  left.pieces -= 1;
  left.characters -= text.length;
  return left.pieces < 0 || left.characters < 0 ? [] : [{ text, x, y, width: item.width, size }];
};
