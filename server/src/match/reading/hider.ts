// Hides in texts who wrote them: for the search for candidates, and for anonymous review.
import { findOccupations } from "./find-occupations.ts";
import { skillOfName } from "./read-job.ts";
import { ownNames, reached } from "./scrub.ts";

/** Who wrote the texts. */
export interface Author {
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phoneNumber: string | null;
}

/**
 * 'ada (at) lovelace (dot) example', 'ada at lovelace dot example', '@ada'. What stands before 'at' is looked at from
 * its beginning alone: a text of one long word would take a time that grows with its square.
 */
const written: RegExp[] = [
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+\s*[([{]\s*at\s*[)\]}]\s*[\p{L}\p{N}._%+-]+(?:\s*[([{]\s*dot\s*[)\]}]\s*[\p{L}\p{N}._%+-]+)*/giu,
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+ at [\p{L}\p{N}-]+(?: dot [\p{L}\p{N}-]+)+/giu,
  /(?<![\p{L}\p{N}._-])@[\p{L}\p{N}._]{2,}/gu,
];
/** An address of the web, unless that is how a tool is called. */
const site =
  /(?<![\p{L}\p{N}@.])(?!(?:asp|vb|ado|ml)\.net\b|(?:socket|draw)\.io\b)(?:[a-z0-9-]{1,40}\.){1,4}(?:com|net|org|io|dev|me|co|edu|gov|info|app|ai|page|site|online|blog|uk|de|fr|nl|ca|us|in|eu|ly|gl|gg|tv|cc|xyz|tech|design|studio|codes|digital|agency|biz|nz|za|mx|ru|ua|cz|gr|hu|ro|lu|it|es|pt|pl|se|no|dk|fi|ch|at|be|br|au|jp)(?![\p{L}\p{N}])(?:\/[^\s,;)]*)?/giu;

/** The same names without accents, and with spaces for hyphens. */
const spellings = (names: readonly string[]): string[] => {
  const plain = names.map((name) => name.normalize("NFD").replaceAll(/\p{M}/gu, ""));
  const all = [...names, ...plain];
  return [...new Set([...all, ...all.map((name) => name.replaceAll(/[-\u2010\u2011]/g, " "))])];
};

/** '2019 - 2023', and of '05/2019 - 06/2021' what stands between the slashes: no number to call. */
const isDates = (text: string): boolean =>
  /^\D*(?:19|20)\d\d\s*-\s*\d{1,2}\D*$/.test(text) ||
  !/\d/.test(
    text.replaceAll(
      /(?<!\d)(?:(?:\d{1,2}[./-]){0,2}(?:19|20)\d\d|(?:19|20)\d\d(?:[./-]\d{1,2}){1,2})(?!\d)/g,
      "",
    ),
  );
/** Groups of figures, which are a number to call where there are at least seven. */
const numbers = /(?:\+\s?|\(\s?)?(?<!\d)\d[\d\s()./\u2010-\u2015-]{5,30}\d/g;
const fewestFigures = 7;
const isToCall = (text: string): boolean =>
  text.replaceAll(/\D/g, "").length >= fewestFigures && !isDates(text);

/** The author's own number, in whatever groups: by its last figures. */
const ownNumber = (phone: string | null): RegExp | null => {
  const figures = phone?.replaceAll(/\D/g, "").slice(-7) ?? "";
  if (figures.length < 6) return null;
  return new RegExp(
    String.raw`(?:[+(\d][\d\s().-]{0,20})?${[...figures].join(String.raw`[\s().\/\u2010-\u2015-]{0,3}`)}`,
    "g",
  );
};

/** Names that are words as well: only where they are written as names are they meant. */
const wordsToo = new Set(
  (
    "will may mark rich grant hope grace art bill jack june april august dawn faith joy ray rose summer max case drew " +
    "frank gene guy harmony iris ivy jean jade lance long love melody miles nick pat penny peg rob ruby sky star van " +
    "young white brown green black gray grey stone wood woods field fields banks rivers hill hills lake park king price " +
    "power powers day bell bird fox wolf rice short strong sharp wise good bush cross church house hall west north moon " +
    "snow winter marsh reed ford page read law cash bond gold silver diamond chase hunt way may best bright savage swift"
  ).split(" "),
);
/** Shorter ones are abbreviations, such as 'ADA'. */
const shortestOccupation = 4;
const isOccupation = (name: string): boolean =>
  name.length >= shortestOccupation && findOccupations(name).length > 0;
const isWord = (name: string): boolean => wordsToo.has(name.toLowerCase()) || isOccupation(name);

const anyCase = (names: readonly string[]): RegExp | null =>
  names.length === 0
    ? null
    : new RegExp(
        String.raw`(?<![\p{L}\p{N}])(?:${names
          .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
          .join("|")})(?![\p{L}\p{N}])`,
        "giu",
      );

/** Hides in texts who wrote them, and how they are reached. */
export interface Hider {
  /** In prose: a sentence, a line. */
  prose: (text: string) => string;
  /** In what is no sentence: a title, a skill. The name of a skill stays, also where it is the author's. */
  title: (text: string) => string;
  /** In the name of a company or a school, which may be a web address. */
  place: (text: string) => string;
  /** In what somebody else wrote to them: nothing but what is theirs. */
  letter: (text: string) => string;
}

/** @param sign what stands in place of a name, an address, a number or a link */
export const hiderOf = ({ firstName, lastName, email, phoneNumber }: Author, sign = "…"): Hider => {
  const without = (text: string, patterns: readonly (RegExp | null)[]) =>
    patterns.reduce((rest, what) => (what ? rest.replace(what, () => sign) : rest), text);
  const names = spellings([firstName, lastName].filter((name) => name !== null));
  const { together, alone } = ownNames(names);
  const parts = names.flatMap((name) => name.split(/\s+/)).filter(({ length }) => length > 1);
  const unlikeWords = anyCase(parts.filter((part) => !isWord(part)));
  const unlikeTitles = anyCase(parts.filter((part) => !isOccupation(part)));
  const own = anyCase(email ? [email] : []);
  const number = ownNumber(phoneNumber);
  const [addresses, ...links] = reached.slice(0, -1);
  const reach = (text: string, sites: RegExp | null) =>
    without(text, [own, addresses ?? null, ...written, ...links, sites, number]).replace(
      numbers,
      (found) => (isToCall(found) ? sign : found),
    );
  return {
    prose: (text) => without(reach(text, site), [together, alone, unlikeWords]),
    title: (text) =>
      skillOfName(text.trim()) === null
        ? without(reach(text, site), [together, unlikeTitles])
        : text,
    place: (text) => without(reach(text, null), [together, unlikeWords]),
    letter: (text) => without(text, [own, number, together, alone, unlikeWords]),
  };
};
