const most = { rows: 1_000, characters: 2_000_000 } as const;
const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|\n|\r|$)/y;

/** The rows of a CSV file with a line of names above them, each as its cells by name. */
export const rowsOfCsv = (text: string): Record<string, string>[] => {
  const [names = [], ...rows] = cellsOf(text.replace(/^\uFEFF/, "").slice(0, most.characters));
  return rows
    .filter((row) => row.some((value) => value !== ""))
    .map((row) => Object.fromEntries(names.map((name, index) => [name.trim(), row[index] ?? ""])));
};

const cellsOf = (text: string): string[][] => {
  const rows: string[][] = [[]];
  cell.lastIndex = 0;
  while (cell.lastIndex < text.length && rows.length <= most.rows) {
    const match = cell.exec(text);
    // A quote within a cell, as no program writes it: what follows is not read.
    if (!match) break;
    const [, written = "", end] = match;
    const value = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
    rows[rows.length - 1] = [...(rows.at(-1) ?? []), value];
    if (end !== ",") rows.push([]);
  }
  return rows;
};
