/** A line of a resume, in the order in which a reader takes it. */
export interface TextLine {
  /** As written. */
  text: string;
  /** Its parts, where wide gaps, tabs or cells of a table divide it. */
  cells: string[];
  /** From 1; null where the file has no pages. */
  page: number | null;
  /** The height of its letters, as a multiple of the usual one; 1 where nothing is known. */
  size: number;
  /** Whether a new column begins with it, so that the heading before is not its own. */
  beginsColumn: boolean;
}

/** All that is read of a file. */
export interface ResumeSource {
  lines: TextLine[];
  /** Null where the file has no pages. */
  pages: number | null;
}

/** A piece of text on a page, from its left end on the line that it stands on. */
export interface Piece {
  text: string;
  x: number;
  /** Upwards from the foot of the page. */
  y: number;
  width: number;
  size: number;
}
