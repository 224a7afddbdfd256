import type { ResumeText } from "@rolecall/contract/resumes/resumes.schemas.ts";

export type TextBlock = ResumeText["blocks"][number];
type Table = Exclude<TextBlock, string>;
type Cell = Table["rows"][number][number];

/** The whole text of a document. */
export type DocumentText = Pick<ResumeText, "blocks" | "pictures"> & {
  /** Whether there are drawings, which may be pictures or hold text that is here as well. */
  drawings?: boolean;
};

/** Blanks, characters without a width, and bullets of lists without text. */
const unseen = /[\s\u{ad}\u{200b}-\u{200f}\u{2060}\u{feff}•]+/gu;

/** Whether a text has something to be seen in it, in whatever script or font. */
export const isSeen = (text: string): boolean => text.replaceAll(unseen, "") !== "";

/** Whether a document that could be read has neither text nor pictures. */
export const showsNothing = (text: DocumentText | null): boolean =>
  text !== null && !text.pictures && !text.drawings && !text.blocks.some(isWritten);

const isWritten = (block: TextBlock) =>
  typeof block === "string"
    ? isSeen(block)
    : block.rows.some((row) => row.some(({ paragraphs }) => paragraphs.some(isSeen)));

/** Word has no wider tables. */
const mostColumns = 63;

/**
 * Collects the paragraphs and tables of a document in their order. The text of a nested table
 * belongs to the cell around it.
 */
export class TextBlocks {
  readonly blocks: TextBlock[] = [];
  #depth = 0;
  #table: Table = { rows: [] };
  #cell: Cell | null = null;

  addParagraph(text: string) {
    if (this.#cell) this.#cell.paragraphs.push(text);
    else this.blocks.push(text);
  }

  beginTable() {
    this.#depth += 1;
    if (this.#depth > 1) return;
    this.#table = { rows: [] };
    this.blocks.push(this.#table);
  }

  beginRow() {
    if (this.#depth === 1) this.#table.rows.push([]);
  }

  beginCell() {
    if (this.#depth !== 1) return;
    this.#cell = { paragraphs: [], columns: 1 };
    this.#table.rows.at(-1)?.push(this.#cell);
  }

  /** The open cell is as wide as so many columns. */
  spanColumns(count: number) {
    if (this.#depth === 1 && this.#cell && count >= 1)
      this.#cell.columns = Math.min(Math.trunc(count), mostColumns);
  }

  endCell() {
    if (this.#depth === 1) this.#cell = null;
  }

  endTable() {
    this.#depth -= 1;
  }
}
