/** A spreadsheet takes a cell that begins so for a formula. */
const formula = /^[=+\-@\t\r]/;

const cell = (text: string): string => {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** A line of a CSV file (RFC 4180), of which no cell is a formula. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`;
