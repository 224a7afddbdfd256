/** Spaces of the same length, so that every place in the text stays where it is. */
const blank = (text: string) => " ".repeat(text.length);

const name = String.raw`\p{Lu}[\p{L}'’.&-]{0,30}`;
const named = String.raw`(?:${name}\s+)`;
const before = String.raw`(?<![\p{L}\p{N}])`;
const behind = String.raw`(?![\p{L}\p{N}])`;

/** How people are reached. */
export const reached: readonly RegExp[] = [
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+/gu,
  /(?:https?:\/\/|www\.)\S+/giu,
  new RegExp(
    String.raw`${before}(?:[a-z0-9-]{1,40}\.){1,4}(?:com|net|org|io|dev|me|co|edu|gov|info|app)/\S+`,
    "giu",
  ),
  /(?:\+|\(|(?<![\d\s().-]))\d[\d\s().-]{6,30}\d/g,
];

/** Where somebody lives; nothing else in its clause is read. */
const homes: RegExp[] = [
  // '12 Baker Street', 'P.O. Box 7'.
  new RegExp(
    String.raw`(?<!\d)\d{1,6}[A-Za-z]?\s+${named}{1,4}?(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Way|Court|Ct|Place|Pl|Terrace|Highway|Hwy|Square|Circle)${behind}\.?`,
    "gu",
  ),
  /\bP\.?\s?O\.?\s?Box\s+\d+/gi,
  // 'Mason, OH 45040', '45040 Mason', 'ZIP 45040'.
  new RegExp(String.raw`${before}(?:${name}\s+){0,2}${name},?\s+[A-Z]{2}\s+\d{5}(?:-\d{4})?`, "gu"),
  new RegExp(String.raw`\d{5}\s+${name}(?:\s+${name})?`, "gu"),
  /\b(?:zip|zip code|postcode|postal code)\b[:\s]*[\w-]+/gi,
];

/** 'Miller College of Arts', 'University of Porto', 'Lincoln High School'. */
const school = new RegExp(
  String.raw`${before}${named}{0,5}(?:University|College|Academy|Institute|Polytechnic|Universität|Hochschule|Université|Universidad|Universidade|Università|School)(?:\s+(?:of|at|for|in)(?:\s+(?:the|and|&|of|${name}))+)?(?:,\s*${name}(?:\s+${name})?)?`,
  "gu",
);
const learned =
  /\b(?:attend(?:ed|s|ing)?|studied|studying|graduat(?:ed|e)|educated|enrolled|alma mater|school)\b/i;

/** '(she/her)'. */
const pronouns =
  /\(?\b(?:she|he|they)\s?\/\s?(?:her|him|hers|his|them|theirs)(?:\s?\/\s?\w+)?\)?/gi;

/** A clause with one of these tells who somebody is, and nothing that a job asks for. */
const personal = new RegExp(
  String.raw`\b(?:${[
    "church|parish|congregation|mosque|synagogue|choir|sunday school|bible|prayer|faith",
    "catholic|baptist|methodist|lutheran|presbyterian|episcopal|protestant|christian|jewish|muslim|hindu|buddhist",
    "clubs?|sorority|fraternity|rotary|freemasons?|alumn(?:i|us|a|ae)|scouts?|hobb(?:y|ies)|in my (?:free|spare) time",
    "married|widowed|divorced|marital|maiden name|born|date of birth|birth ?date|place of birth|year of birth|birthday|dob",
    String.raw`aged \d+|age:? \d+|\d+ years old|\d+ children|nationality|citizenship|class of \d+`,
    String.raw`photo(?:graph)? (?:attached|enclosed|of me)|(?:photo|picture|gender|sex|age|name|address|residence|interests)\s*:`,
    "(?:i|we) live|lives? (?:in|at)|living (?:in|at)|resid(?:e|es|ing) (?:in|at)|my name is|named",
  ].join("|")})`,
  "i",
);

/** '. ' and ';' end a clause, and so does the end of the line. */
const clause = /[^.;!?|•]+(?:[.;!?|•]+(?!\s)[^.;!?|•]+)*/g;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What removes a person's own names: together wherever they stand, each alone where it is written as a name. */
export const ownNames = (names: readonly string[]) => {
  const parts = names
    .flatMap((one) => one.split(/\s+/))
    .map((one) => one.trim())
    .filter((one) => one.length > 1);
  if (parts.length === 0) return { together: null, alone: null };
  const all = parts.map(escaped);
  const list = all.join("|");
  return {
    together:
      parts.length > 1
        ? new RegExp(
            String.raw`${before}(?:${list})(?:[\s,]+(?:\p{L}\.?\s+)?(?:${list}))+${behind}`,
            "giu",
          )
        : null,
    alone: new RegExp(String.raw`${before}(?:${parts.map(capitalised).join("|")})${behind}`, "gu"),
  };
};
export type OwnNames = ReturnType<typeof ownNames>;

/** 'Baker' and 'BAKER', and never 'baker'. */
const capitalised = (part: string) => {
  const first = part.charAt(0).toUpperCase() + part.slice(1);
  return [...new Set([first, part.toUpperCase()])].map(escaped).join("|");
};

/** What is no part of anybody's work, wherever it stands. */
const withoutReached = (text: string) =>
  [...reached, pronouns].reduce((rest, what) => rest.replace(what, blank), text);

const withoutNames = (text: string, patterns: readonly (RegExp | null)[]) =>
  patterns.reduce((rest, what) => (what ? rest.replace(what, blank) : rest), text);

const isPersonal = (part: string) =>
  personal.test(part) ||
  homes.some((what) => part.search(what) >= 0) ||
  (learned.test(part) && part.search(school) >= 0);

/** A line of free text without what may not count. */
export const scrub = (line: string, own: OwnNames): string =>
  withoutNames(
    line.replace(clause, (part) => (isPersonal(part) ? blank(part) : withoutReached(part))),
    [school, own.together, own.alone],
  );

/** A title or the name of a skill: short, and nobody's name but where it stands whole. */
export const scrubName = (line: string, own: OwnNames): string =>
  withoutNames(withoutReached(line), [own.together]);
