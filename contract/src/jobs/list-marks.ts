/** How the items of a list are numbered, as the attribute `type` of HTML names it. */
export type Numbers = "1" | "a" | "A" | "i" | "I";

/** The number at the beginning of a line: `3.` has the value 3, `c)` too, with a bracket behind it. */
export interface ItemNumber {
  numbers: Numbers;
  bracket: boolean;
  value: number;
}

/** What a line begins with that may be the mark of a list's item. */
export type Mark =
  /** One that begins nothing else, as •. */
  | { kind: "bullet"; text: string }
  /** One that prose may begin with, as a dash. */
  | { kind: "doubtful"; text: string; mark: string; spaced: boolean }
  /** One that has several readings where it is a letter that is a Roman number, too. */
  | { kind: "number"; text: string; readings: ItemNumber[] };

/**
 * Bullets, squares, triangles, ticks and arrowheads; U+F000 to U+F0FF is where Word puts the characters of
 * its fonts of symbols.
 */
const bulletMark = String.raw`[•‣⁃∙⦁⬤●○◉◦◯⚫⚪■□▪▫◼◻◾◽❑❏❒◆◇❖✦✧►▶▸▹▻➢➣➤➔➜➞➡✓✔✅☑☐★☆・･·\u{f000}-\u{f0ff}🔹🔸🔷🔶👉]\u{fe0f}?`;
const doubtfulMark = "[-–—−‐‑*→»]";
/** Letters that are bullets in Word's fonts, and are taken over as letters with a tab or a gap behind them. */
const fontMark = String.raw`(?:[o§](?:\s*[\t\u{a0}]\s*|\s{2,})|[Øüvq]\s*\t\s*)`;

const unseen = String.raw`[\u{200b}-\u{200f}\u{2060}\u{feff}]*`;
const blanks = String.raw`[\s\u{200b}-\u{200f}\u{2060}]+`;

const bullet = new RegExp(`^${unseen}${bulletMark}(?!${bulletMark})(?:${blanks})?(?=\\S)`, "u");
const wordBullet = new RegExp(`^${unseen}${fontMark}(?=\\S)`, "u");
const bulletAlone = new RegExp(`^${unseen}(?:${bulletMark}|[o§])${unseen}$`, "u");
const spaced = new RegExp(`^${unseen}(${doubtfulMark})${blanks}(?=\\S)`, "u");
/** Without a blank; a star that stands for the emphasis of words has another one behind them. */
const tight = new RegExp(String.raw`^${unseen}(?:([-–—−‐‑→])|(\*)(?!.*\*))(?=\p{L})`, "u");
const number = new RegExp(
  String.raw`^${unseen}\(?(\d{1,3}|[a-zA-Z]|[ivx]{2,5}|[IVX]{2,5})([.)．）、])(${blanks}|(?=\p{L}))(?=\S)`,
  "u",
);

/** Whether a line is a bullet and nothing else, as where the text of the item came on the line below. */
export const isBulletAlone = (line: string): boolean => bulletAlone.test(line);

const romanNumbers =
  "i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx".split(" ");

const numberReadings = (written: string, bracket: boolean): ItemNumber[] => {
  if (/^\d/.test(written)) return [{ numbers: "1", bracket, value: Number(written) }];
  const small = written.toLowerCase();
  const isSmall = small === written;
  const roman = romanNumbers.indexOf(small) + 1;
  const letter = small.length === 1 ? small.charCodeAt(0) - 96 : 0;
  const readings: ItemNumber[] = [
    { numbers: isSmall ? "a" : "A", bracket, value: letter },
    { numbers: isSmall ? "i" : "I", bracket, value: roman },
  ];
  return readings.filter(({ value }) => value > 0);
};

/** The mark that a line begins with and the text behind it, if there is one. */
export const markOf = (line: string): Mark | undefined => {
  const sure = bullet.exec(line) ?? wordBullet.exec(line);
  if (sure) return { kind: "bullet", text: line.slice(sure[0].length) };
  const dash = spaced.exec(line) ?? tight.exec(line);
  if (dash) {
    const [begin, mark = "*"] = dash;
    return { kind: "doubtful", text: line.slice(begin.length), mark, spaced: spaced.test(line) };
  }
  const [whole, written = "", behind = "", gap] = number.exec(line) ?? [];
  if (whole === undefined) return undefined;
  // 'e.g.' and 'U.S.' begin with a letter and a full stop, too.
  if (gap === "" && /^[a-zA-Z]/.test(written)) return undefined;
  const readings = numberReadings(written, /[)）]/.test(behind));
  return readings.length === 0
    ? undefined
    : { kind: "number", text: line.slice(whole.length), readings };
};
