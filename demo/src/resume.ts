import { pageHeight, pageWidth, Pdf, widthOf, type TextStyle } from "./pdf.ts";
import type { Career } from "./people/career.ts";
import { profilePhrases } from "./phrases.ts";
import type { Random } from "./random.ts";
import { capitalized, uncapitalized } from "./slots.ts";

interface ResumeContent {
  name: string;
  contact: string[];
  summary: string;
  career: Career;
}

const margin = 62;
const accents = [
  [0.11, 0.32, 0.42],
  [0.45, 0.17, 0.2],
  [0.16, 0.38, 0.22],
  [0.2, 0.2, 0.24],
  [0.24, 0.26, 0.5],
] as const;
const gray = [0.35, 0.35, 0.38] as const;

/** Puts text below text, and goes on to another page where one is full. */
class Sheet {
  readonly pdf = new Pdf();
  #y = pageHeight - margin;

  /** Wrapped at the margin. */
  write(text: string, style: TextStyle, { indent = 0, after = 0 } = {}) {
    for (const line of wrapped(text, style.size, pageWidth - 2 * margin - indent)) {
      this.#advance(style.size * 1.42);
      this.pdf.text(line, margin + indent, this.#y, style);
    }
    this.#y -= after;
  }

  /** A text at the right end of the line that was written last. */
  writeBeside(text: string, style: TextStyle) {
    this.pdf.text(text, Math.round(pageWidth - margin - widthOf(text, style.size)), this.#y, style);
  }

  rule(color: readonly [number, number, number]) {
    this.#advance(5);
    this.pdf.rule(margin, this.#y, pageWidth - 2 * margin, color);
    this.#y -= 3;
  }

  /** Starts a new page if the next `height` points do not fit on this one. */
  keepTogether(height: number) {
    if (this.#y - height >= margin) return;
    this.pdf.endPage();
    this.#y = pageHeight - margin;
  }

  #advance(height: number) {
    this.keepTogether(height);
    this.#y -= height;
  }
}

/** A resume as a PDF of one or two pages. */
export const makeResume = (
  random: Random,
  { name, contact, summary, career }: ResumeContent,
): Buffer => {
  const accent = random.pick(accents);
  const size = random.pick([10, 10.5, 11, 11.5]);
  const sheet = new Sheet();
  const section = (heading: string) => {
    sheet.keepTogether(8 * size);
    sheet.write(heading, { size: size + 1.5, bold: true, color: accent }, { after: -1 });
    sheet.rule(accent);
  };
  const block = (text: string) => sheet.write(text, { size }, { after: 12 });

  sheet.write(name, { size: 22, bold: true, color: accent });
  sheet.write(career.title, { size: size + 2.5 }, { after: 2 });
  sheet.write(contact.join("  •  "), { size: size - 1, color: gray }, { after: 14 });

  section("Summary");
  block(summary);

  section("Experience");
  for (const { title, company, startDate, endDate, tasks, achievements } of career.positions) {
    sheet.keepTogether(8 * size);
    sheet.write(title, { size, bold: true });
    sheet.writeBeside(`${startDate} – ${endDate ?? "Present"}`, { size: size - 1, color: gray });
    sheet.write(company, { size, color: gray }, { after: 2 });
    if (tasks.length > 0) {
      const sentence = `${capitalized(tasks.map(uncapitalized).join("; "))}.`;
      sheet.write(sentence, { size }, { after: 2 });
    }
    for (const achievement of achievements) {
      sheet.write(`•  ${achievement}`, { size }, { indent: 8 });
    }
    sheet.write("", { size: size / 2 });
  }

  section("Education");
  for (const { degree, field, school, year } of career.education) {
    sheet.write(`${degree} in ${field}`, { size, bold: true });
    sheet.writeBeside(String(year), { size: size - 1, color: gray });
    sheet.write(school, { size, color: gray }, { after: 10 });
  }

  section("Skills");
  block(capitalized(career.skills.join(", ")));
  if (random.chance(0.7)) {
    section("Languages");
    block(random.draw(profilePhrases.languages));
  }
  if (random.chance(0.4)) {
    section("Outside work");
    block(random.draw(profilePhrases.pastimes));
  }
  return sheet.pdf.toBuffer({ title: `Resume of ${name}`, author: name });
};

const wrapped = (text: string, size: number, width: number): string[] =>
  text.split(" ").reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size) > width) lines.push(word);
    else lines.splice(-1, 1, longer);
    return lines;
  }, []);
