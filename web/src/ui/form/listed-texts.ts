/** Between two texts of a list: lines, commas, semicolons, tabs, bars, bullets. */
const separators = /[\r\n,;\t|•‣▪◦●]+|\s·\s/;
/** The bullet of a list item: a dash, a star, a number. */
const leader = /^(?:[-–—*·]|\d{1,3}[.)])\s+/;

/** The texts of a list as people write or paste it, trimmed, without its marks and blanks. */
export const listedTexts = (list: string): string[] =>
  list
    .split(separators)
    .map((text) => text.trim().replace(leader, "").trim())
    .filter((text) => text !== "");
