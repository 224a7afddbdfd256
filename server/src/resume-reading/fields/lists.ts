import { findInLine } from "#match/reading/find-skills.ts";
import { skillOfName } from "#match/reading/read-job.ts";
import { vocabulary } from "#match/vocabulary/vocabulary.ts";
import { joinedLines } from "#resume-reading/layout/joined-lines.ts";
import { mostRead, type Read, readIn, type ResumeReading } from "#resume-reading/reading.ts";
import type { TextLine } from "#resume-reading/resume-text.ts";
import { linesIn, type Part } from "#resume-reading/sections.ts";
import { isSpokenLanguage, levelOf } from "#resume-reading/words/spoken-languages.ts";

const bullet = /^[\s•‣▪●○◦*·–—-]+/u;
/** 'Databases: PostgreSQL, Redis'. */
const category = /^[\p{L}\s&/-]{2,40}:\s*/u;
const longestSkill = 60;
const mostWords = 6;

/** The items of a line of skills; commas in brackets divide nothing. */
const itemsOf = (text: string): string[] => {
  const items = text.split(/[,;|•·▪●]\s*(?![^()]*\))|\t|\s{3,}|\s[–—-]\s/u);
  return items.map((item) =>
    item
      .replace(bullet, "")
      .replace(/[.\s]+$/u, "")
      .trim(),
  );
};

/** The skills of their section; where there is none, those that the posts name. */
export const readSkills = (parts: readonly Part[]): Read<string>[] => {
  const own = withWholeItems(linesIn(parts, "skills"));
  const found =
    own.length > 0
      ? own.flatMap(skillsOfLine)
      : parts
          .filter(
            ({ section }) =>
              section === "experience" || section === "summary" || section === "other",
          )
          .flatMap(({ lines }) => lines.flatMap((line) => namedIn(line, 0.55)));
  return withoutRepeats(found).slice(0, mostRead.skills);
};

/** A list that is broken within an item: 'SQL, project' with 'management' below. */
const withWholeItems = (lines: readonly TextLine[]): TextLine[] =>
  joinedLines(
    lines,
    (before, { text, cells }) =>
      cells.length === 1 &&
      before.cells.length === 1 &&
      breaksOff(before.text) &&
      !bulleted.test(text) &&
      !category.test(text),
  );

const bulleted = /^\s*[•‣▪●○◦*–-]/u;
const breaksOff = (text: string) =>
  text.length >= 50 && text.split(/[,;]/).length > 2 && !/[,;.|•·]\s*$/u.test(text);

const skillsOfLine = (line: TextLine): Read<string>[] =>
  line.cells.flatMap((cell) => {
    const text = cell.replace(bullet, "").replace(category, "");
    return itemsOf(text).flatMap((item) => {
      if (item === "" || /^[\d\s.,%/+-]+$/.test(item)) return [];
      const name = item.replace(
        /\s*\((?:[^()]*(?:years?|jahre|ans|años|anos|anni|jaar)|basic|good|expert|advanced|intermediate)[^()]*\)$/iu,
        "",
      );
      if (name.length > longestSkill || name.split(/\s+/).length > mostWords)
        return namedIn({ ...line, text: item }, 0.65, line);
      return [readIn(line, name, skillOfName(name) === null ? 0.75 : 0.95)];
    });
  });

/** The skills of the vocabulary that a line of prose names. */
const namedIn = (line: TextLine, confidence: number, where: TextLine = line): Read<string>[] =>
  findInLine(line.text)
    .filter(({ skill }) => ["tool", "knowledge", "licence"].includes(vocabulary().skillKind(skill)))
    .map(({ start, end }) => readIn(where, line.text.slice(start, end), confidence));

/** Of what differs in its letters' case alone the first stays. */
const withoutRepeats = <Named extends { value: string }>(list: readonly Named[]): Named[] => {
  const folded = list.map(({ value }) => value.toLowerCase());
  const first = new Map(folded.map((name, index) => [name, index] as const).toReversed());
  return list.filter((_, index) => first.get(folded[index] ?? "") === index);
};

/** The languages of their section, each with its level where one stands beside it. */
export const readLanguages = (parts: readonly Part[]): ResumeReading["languages"] => {
  const languages: ResumeReading["languages"] = [];
  for (const line of linesIn(parts, "languages"))
    for (const item of line.cells.flatMap((cell) =>
      cell.split(/[,;|•·]\s*(?![^()]*\))|\t|\s{3,}/u),
    )) {
      const text = item.replace(bullet, "").trim();
      const [name = "", ...rest] = text.split(/\s*[:(–—|]\s*|\s+-\s+|\s+(?=[ABC][12]\b)|\s{2,}/u);
      const known = languageIn(name);
      const level = levelOf(known ? text.slice(known.length) : text);
      const last = languages.at(-1);
      if (known) languages.push({ ...readIn(line, known, level ? 0.95 : 0.85), level });
      // 'English' on one line, and 'native' on the next.
      else if (last && last.level === null && level) last.level = level;
      else if (level && rest.length > 0 && /^\p{Lu}\p{L}{2,20}$/u.test(name))
        languages.push({ ...readIn(line, name, 0.6), level });
    }
  return withoutRepeats(languages).slice(0, mostRead.languages);
};

/** 'English native' is 'English'. */
const languageIn = (text: string): string | null => {
  const words = text.trim().split(/\s+/);
  for (const count of [3, 2, 1]) {
    const name = words.slice(0, count).join(" ");
    if (words.length >= count && isSpokenLanguage(name)) return name;
  }
  return null;
};
