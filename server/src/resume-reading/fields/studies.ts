import { parseEducation } from "@rolecall/contract/profiles/profile-entry-parsing.ts";
import { mostRead, type ReadStudy, readIn } from "#resume-reading/reading.ts";
import type { TextLine } from "#resume-reading/resume-text.ts";
import type { Part } from "#resume-reading/sections.ts";
import { placeScore, withoutPlace } from "#resume-reading/words/places.ts";
import { isSchool, studyIn } from "#resume-reading/words/studies.ts";
import { type Entry, type EntryPart, entriesOf, isProse } from "./entries.ts";

/** The studies of a resume: by their years; where these are missing, by their degrees. */
export const readStudies = (parts: readonly Part[]): ReadStudy[] =>
  parts
    .filter(({ section }) => section === "education")
    .flatMap(({ lines }) => {
      const dated = entriesOf(lines, { single: true }).map(studyOf);
      return dated.length > 0 ? dated : undatedStudies(lines);
    })
    .filter(({ degree, field, school }) => degree ?? field ?? school)
    .slice(0, mostRead.entries);

const studyOf = ({ dates, dated, written, parts }: Entry): ReadStudy => ({
  ...(toldIn(dated, written) ?? namesIn(parts)),
  year: readIn(dated, (dates.end ?? dates.start).slice(0, 4), dates.end === null ? 0.6 : 0.95),
});

/** 'BSc in Nursing from State College (2018)'. */
const toldIn = (dated: TextLine, written: readonly string[]): Omit<ReadStudy, "year"> | null => {
  const told = written.map(parseEducation).find((entry) => typeof entry !== "string");
  if (!told) return null;
  const { degree, field, school } = told;
  return {
    degree: readIn(dated, degree, 0.95),
    field: readIn(dated, field, 0.95),
    school: readIn(dated, school, 0.95),
  };
};

const undatedStudies = (lines: readonly TextLine[]): ReadStudy[] => {
  const groups: TextLine[][] = [];
  for (const line of lines) {
    if (isProse(line.text)) continue;
    const last = groups.at(-1);
    const begins = last?.some(({ text }) => studyIn(text) !== null) && studyIn(line.text) !== null;
    if (!last || begins || last.length >= 3) groups.push([line]);
    else last.push(line);
  }
  return groups.map((group) => ({
    ...namesIn(
      group.flatMap((line, row) => line.cells.map((text, place) => ({ text, line, row, place }))),
    ),
    year: null,
  }));
};

/** Degree, subject and school among the parts of an entry. */
const namesIn = (parts: readonly EntryPart[]): Omit<ReadStudy, "year"> => {
  const pieces = parts.flatMap(divided);
  const isDegree = ({ text }: EntryPart) => studyIn(text) !== null;
  const studied =
    pieces.find((part) => isDegree(part) && !isSchool(part.text)) ??
    pieces.find((part) => isDegree(part));
  const others = pieces.filter((part) => part !== studied);
  const school =
    others.find(({ text }) => isSchool(text)) ??
    others.find(({ text }) => placeScore(text) === 0 && /^\p{Lu}/u.test(text));
  const study = studied ? studyIn(studied.text) : null;
  const subject = others.find(
    (part) =>
      part !== school &&
      part.row <= 1 &&
      placeScore(part.text) === 0 &&
      /^\p{L}/u.test(part.text) &&
      part.text.split(/\s+/).length <= 6 &&
      !/\d/.test(part.text),
  );
  const degree = studied && study ? readIn(studied.line, study.degree, 0.9) : null;
  const ownField = studied && study?.field ? readIn(studied.line, study.field, 0.85) : null;
  return {
    degree,
    field:
      ownField ??
      (subject && degree && subject.line === studied?.line
        ? readIn(subject.line, subject.text, 0.5)
        : null),
    school: school
      ? readIn(school.line, withoutPlace(school.text), isSchool(school.text) ? 0.9 : 0.5)
      : null,
  };
};

/** 'BSc in Nursing, University of Porto' is two parts, and so is 'BSc in Nursing from Porto'. */
const divided = (part: EntryPart): EntryPart[] => {
  const pieces = part.text.split(
    /\s+(?:from|at|an der|à l['’]|en la|na)\s+(?=\p{Lu})|\s+[–—-]\s+|,\s+(?=(?:\p{Lu}|the\b))|\s*[;|]\s*/u,
  );
  const schools = pieces.filter((text) => isSchool(text));
  if (pieces.length < 2) return [part];
  const degreeAndMore = studyIn(pieces[0] ?? "");
  // 'BSc, Computer Science' is one study.
  const joinsSubject = degreeAndMore?.field === null && schools.length > 0 && pieces.length > 2;
  const texts = joinsSubject ? [`${pieces[0]}, ${pieces[1]}`, ...pieces.slice(2)] : pieces;
  if (schools.length === 0 && degreeAndMore && pieces.length === 2 && degreeAndMore.field === null)
    return [part];
  return texts.map((text, place) => ({
    ...part,
    text: text.trim(),
    place: part.place * 10 + place,
  }));
};
