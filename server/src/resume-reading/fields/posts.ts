import { parseExperience } from "@rolecall/contract/profiles/profile-entry-parsing.ts";
import { mostRead, type ReadPost, readIn } from "#resume-reading/reading.ts";
import type { TextLine } from "#resume-reading/resume-text.ts";
import { linesIn, type Part } from "#resume-reading/sections.ts";
import type { DateRange } from "#resume-reading/words/dates.ts";
import { placeScore, withoutPlace } from "#resume-reading/words/places.ts";
import { hasCompanyMark, titleScore } from "#resume-reading/words/trades.ts";
import { type Entry, type EntryPart, entriesOf, weakParts } from "./entries.ts";

interface Scored extends EntryPart {
  title: number;
  company: number;
}

/** Where something stands in an entry, which is mostly the same in all of them. */
const slotOf = ({ row, place }: EntryPart) => `${row}/${place}`;

/** The posts of a resume: every range of dates is one. */
export const readPosts = (parts: readonly Part[]): ReadPost[] => {
  const entries = postsIn(parts).map((entry) => ({ ...entry, parts: scored(entry) }));
  const slots = usualSlots(entries.map(({ parts: own }) => own));
  const posts = entries.slice(0, mostRead.entries).map(({ dates, dated, written, parts: own }) => {
    const told = written.map(parseExperience).find((entry) => typeof entry !== "string");
    if (told)
      return {
        title: readIn(dated, told.title, 0.95),
        company: readIn(dated, told.company, 0.95),
        ...datesOf(dated, dates),
      };
    const title = bestOf(
      own,
      ({ title: score, ...part }) => score + (slots.title === slotOf(part) ? 0.25 : 0),
    );
    const company = bestOf(
      own.filter((part) => part !== title),
      ({ company: score, ...part }) =>
        score -
        (title && part.row > title.row && own.some(({ row }) => row < title.row) ? 0.3 : 0) +
        (slots.company === slotOf(part) ? 0.2 : 0) -
        (title ? Math.abs(part.row - title.row) * 0.1 : 0),
    );
    const titleIsSure = title && (title.title >= 0.5 || slots.title === slotOf(title));
    return {
      title: title
        ? readIn(title.line, title.text, titleIsSure ? 0.6 + title.title * 0.35 : 0.45)
        : null,
      company:
        company &&
        readIn(company.line, withoutPlace(company.text), sureness(company, slots.company)),
      ...datesOf(dated, dates),
    };
  });
  return posts.map(withCompanyOfBefore);
};

const datesOf = (dated: TextLine, { start, end }: DateRange) => ({
  startDate: readIn(dated, start, 0.95),
  endDate: readIn(dated, end, 0.95),
});

/** A second post at one company stands below its name as well. */
const withCompanyOfBefore = (
  post: ReadPost,
  index: number,
  posts: readonly ReadPost[],
): ReadPost => {
  const before = posts[index - 1]?.company;
  return post.company || !before || !post.title || post.title.confidence < 0.7
    ? post
    : { ...post, company: { ...before, confidence: 0.5 } };
};

const sureness = (company: Scored, slot: string | undefined) =>
  Math.min(
    0.9,
    0.5 + (hasCompanyMark(company.text) ? 0.25 : 0) + (slot === slotOf(company) ? 0.25 : 0),
  );

const postsIn = (parts: readonly Part[]): Entry[] => {
  const own = parts.filter(({ section }) => section === "experience");
  if (own.length > 0) return own.flatMap(({ lines }) => entriesOf(lines, { single: false }));
  // Without a heading every range is a post that stands in no other section.
  return entriesOf(linesIn(parts, "head"), { single: false });
};

/** The parts of an entry, each with how much it looks like a title and like a company. */
const scored = ({ parts }: Entry): Scored[] => {
  const divided = parts.flatMap(isOneLine(parts) ? weak : weakIfBoth);
  return divided.filter(({ text }) => !isKindOfWork.test(text)).map(withScores);
};

const isKindOfWork =
  /^(?:full[- ]time|part[- ]time|remote|hybrid|contract|permanent|freelance|vollzeit|teilzeit|befristet|temps plein|temps partiel|cdi|cdd|jornada completa|tempo inteiro|tempo pieno|voltijd|deeltijd|internship)$/iu;

/** The line with the dates says it all, and below are its tasks: 'Web Developer, Contoso (2021 – 2023)'. */
const saysAll = (parts: readonly EntryPart[]) => {
  const [first, ...rest] = parts;
  if (!first || first.row !== 0 || rest.some(({ row }) => row === 0)) return false;
  const [title, company, ...more] = weakParts(first.text);
  if (title === undefined || company === undefined || more.length > 1) return false;
  const listed = rest.every(({ text }) => text.split(", ").length > 2);
  return listed && hasTitle(title) && !hasTitle(company);
};

const isOneLine = (parts: readonly EntryPart[]) =>
  saysAll(parts) ||
  parts.length === 1 ||
  (parts.length === 2 && parts.every(({ text }) => !hasTitle(text)));
const hasTitle = (text: string) => titleScore(text) >= 0.5;

const weak = (part: EntryPart): EntryPart[] =>
  weakParts(part.text).map((text, index) => ({ ...part, text, place: part.place * 10 + index }));

/** 'Nurse at County Hospital' on a line of its own is both. */
const weakIfBoth = (part: EntryPart): EntryPart[] => {
  const pieces = weakParts(part.text);
  const titles = pieces.filter(hasTitle);
  const companies = pieces.filter((text) => hasCompanyMark(text) && !hasTitle(text));
  return titles.length > 0 && companies.length > 0 ? weak(part) : [part];
};

const withScores = (part: EntryPart): Scored => {
  const title = titleScore(part.text);
  const isPlace = placeScore(part.text) > 0;
  const company =
    0.5 +
    (hasCompanyMark(part.text) ? 0.4 : 0) -
    title * 0.5 -
    (isPlace ? 0.6 : 0) -
    (/^\p{Ll}/u.test(part.text) ? 0.3 : 0) -
    (part.text.length > 60 ? 0.3 : 0) -
    (/\d{2}/.test(part.text) ? 0.3 : 0) -
    Math.max(0, part.row) * 0.05;
  return { ...part, title: isPlace ? title * 0.3 : title, company };
};

/** Where the titles and companies of most entries stand. */
const usualSlots = (entries: readonly (readonly Scored[])[]) => {
  const titles = new Map<string, number>();
  const companies = new Map<string, number>();
  for (const parts of entries) {
    const title = bestOf(parts, (part) => part.title);
    if (!title) continue;
    if (title.title >= 0.5) titles.set(slotOf(title), (titles.get(slotOf(title)) ?? 0) + 1);
    const company = bestOf(
      parts.filter((part) => part !== title),
      (part) => part.company,
    );
    if (company)
      companies.set(
        slotOf(company),
        (companies.get(slotOf(company)) ?? 0) + (hasCompanyMark(company.text) ? 2 : 1),
      );
  }
  const most = (counts: Map<string, number>) => [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
  return { title: most(titles), company: most(companies) };
};

const bestOf = (parts: readonly Scored[], score: (part: Scored) => number): Scored | null => {
  let best: Scored | null = null;
  for (const part of parts) if (!best || score(part) > score(best)) best = part;
  return best;
};
