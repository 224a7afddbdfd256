import * as z from "zod";
import { readData } from "./read-data.ts";

export interface TextStyle {
  /** Points. */
  size: number;
  bold?: boolean;
  /** Red, green and blue from 0 to 1. */
  color?: readonly [number, number, number];
}

/** US Letter, in points. */
export const pageWidth = 612;
export const pageHeight = 792;

/** Widths of Helvetica's characters from the space to the tilde, in thousandths of its size (Adobe's font metrics). */
const helveticaWidths = readData("helvetica-widths", z.array(z.number()));

/** The width in points of a text in Helvetica. Accented letters are as wide as plain ones. */
export const widthOf = (text: string, size: number): number => {
  const units = [...text.normalize("NFD").replaceAll(/\p{M}/gu, "")].reduce(
    (sum, letter) => sum + (helveticaWidths[(letter.codePointAt(0) ?? 0) - 32] ?? 556),
    0,
  );
  return (units * size) / 1000;
};

/**
 * A small PDF 1.4 writer: lines of Helvetica and rules on white pages. Positions
 * are in points from the lower left corner of the page. Text is Latin-1.
 */
export class Pdf {
  readonly #pages: string[] = [];
  #page = "";

  text(text: string, x: number, y: number, { size, bold = false, color = [0, 0, 0] }: TextStyle) {
    const font = bold ? "F2" : "F1";
    const shown = inWinAnsi(text).replaceAll(/[\\()]/g, String.raw`\$&`);
    this.#page += `BT /${font} ${size} Tf ${color.join(" ")} rg ${x} ${y.toFixed(1)} Td (${shown}) Tj ET\n`;
  }

  rule(x: number, y: number, width: number, color: readonly [number, number, number]) {
    this.#page += `${color.join(" ")} RG 0.75 w ${x} ${y.toFixed(1)} m ${x + width} ${y.toFixed(1)} l S\n`;
  }

  endPage() {
    this.#pages.push(this.#page);
    this.#page = "";
  }

  /** The whole file. Ends the current page. */
  toBuffer({ title, author }: { title: string; author: string }): Buffer {
    this.endPage();
    const firstPage = 6;
    const pageIds = this.#pages.map((_, index) => firstPage + 2 * index);
    const font = (name: string) =>
      `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
    return pdfFileOf([
      "<< /Type /Catalog /Pages 2 0 R /Lang (en-US) >>",
      `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(" ")}] /Count ${pageIds.length} >>`,
      font("Helvetica"),
      font("Helvetica-Bold"),
      `<< /Title ${textString(title)} /Author ${textString(author)} /Producer (Rolecall) >>`,
      ...this.#pages.flatMap((content, index) => [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${firstPage + 2 * index + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}endstream`,
      ]),
    ]);
  }
}

/** Objects with their numbers, and the table of where each begins (ISO 32000-1, 7.5). The fifth says what the file is. */
export const pdfFileOf = (objects: readonly string[]): Buffer => {
  let file = "%PDF-1.4\n%\xe2\xe3\xcf\xd3\n";
  const entries = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries.join("")}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + trailer, "latin1");
};

/** One character a byte: Latin-1, with bullet and dash where Windows has them. */
const inWinAnsi = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll("•", "\x95")
    .replaceAll("–", "\x96")
    .replaceAll("’", "\x92")
    .replaceAll(/[^\x20-\xff]/g, "?");

/** Any text, as UTF-16 in hexadecimal. */
const textString = (text: string): string =>
  `<feff${Buffer.from(text, "utf16le").swap16().toString("hex")}>`;
