// The filter of a search, and the tsquery that it becomes.
import type { Category, ExperienceLevel, JobType } from "@rolecall/contract/jobs/job.ts";
import { salaryRanges } from "@rolecall/contract/jobs/jobs.ts";
import type { Surroundings } from "#features/places/places.service.ts";
import { allOf, anyOf, lexeme, not } from "#features/search/words/tsquery.ts";

/** One of each list of choices. */
export interface Choices {
  type?: JobType | undefined;
  category?: Category | undefined;
  level?: ExperienceLevel | undefined;
  salaryMin?: number | undefined;
  salaryMax?: number | undefined;
}

/** Narrows a search: `lexemes` that every match has, and values that are compared apart from them. */
export interface Filter extends Choices {
  /** Text of a `tsquery`; empty for none. */
  lexemes: string;
  /** Cities, regions and countries, any of which is wanted. */
  areas?: string[] | undefined;
  /** Folded locations that are wanted as well. */
  places?: string[] | undefined;
  /** Remote jobs are wanted wherever they are. */
  orRemote?: boolean | undefined;
  /** Each the text of a `tsquery` that no match fulfils. */
  without?: string[];
  /** A part of the location, where too many locations have it to name them all, or else one of the lexemes. */
  placePart?: { part: string; or: string[] } | undefined;
  /** Jobs that are so near to a city, or may be done from there. */
  around?: Surroundings | undefined;
  /** The only jobs that may match. */
  ids?: string[] | undefined;
  /** Jobs that stand elsewhere in the list. */
  except?: string[] | undefined;
  /** Jobs of this company alone. */
  companyId?: string | undefined;
  /** Jobs of these companies alone. */
  companies?: string[] | undefined;
  /** Jobs of companies that answered so many percent of their applications, where these are too many to name. */
  answers?: number | undefined;
  /** Near copies of jobs that match as well are left out. */
  withoutCopies?: true | undefined;
  /** Jobs from this moment on. */
  postedSince?: Date | undefined;
}

/** The lexemes of salaries, as `salary_lexemes` in the database gives them. */
const bands = [
  { name: "0-40", salaryMin: 0, salaryMax: salaryRanges["40-60"].salaryMin },
  ...Object.entries(salaryRanges).map(([name, range]) => ({ name, ...range })),
];

/** Bands that hold every salary from `least` to `most`. */
const bandsOf = (least: number, most: number) =>
  bands
    .filter(({ salaryMin, salaryMax = Infinity }) =>
      least < most
        ? salaryMin < most && salaryMax > least
        : salaryMin <= least && salaryMax >= most,
    )
    .map(({ name }) => lexeme(`salary:${name}`));

const choicesAsLexemes = ({ type, category, level, salaryMin, salaryMax }: Choices) => {
  const chosen = { "type:": type, "category:": category, "level:": level };
  const isPaid = salaryMin !== undefined || salaryMax !== undefined;
  return [
    ...Object.entries(chosen).flatMap(([kind, choice]) =>
      choice === undefined ? [] : [lexeme(kind + choice)],
    ),
    ...(isPaid ? [anyOf(bandsOf(salaryMin ?? 0, salaryMax ?? Infinity))] : []),
  ];
};

/** Any of these lexemes is wanted. */
export const placesAsLexemes = ({
  areas = [],
  places = [],
  orRemote = false,
}: Pick<Filter, "areas" | "places" | "orRemote">): string[] => [
  ...areas.map((area) => `at:${area}`),
  ...places.map((place) => `place:${place}`),
  ...(orRemote ? ["type:remote"] : []),
];

const isAt = (filter: Parameters<typeof placesAsLexemes>[0]) => {
  const lexemes = placesAsLexemes(filter).map(lexeme);
  return lexemes.length > 0 ? anyOf(lexemes) : "";
};

const aroundAsLexemes = ({ around }: Pick<Filter, "around">) =>
  around ? anyOf([...around.cells, ...around.areas].map(lexeme)) : "";

/** The lengths of blocks in `posting_lexemes` in the database: two hours, eight, and so on up to a year. */
const blockSeconds = Array.from({ length: 7 }, (_, scale) => 7_200 * 4 ** scale);
/** Each block is one lexeme more for the index. */
const mostBlocks = 6;

/**
 * The blocks from this moment until now, of the smallest size with which six are enough. Empty
 * where even the largest are too many: nearly all jobs are newer then.
 */
const blocksSince = (moment: Date, now = Date.now()): string => {
  const blockAt = (milliseconds: number, seconds: number) =>
    Math.floor(milliseconds / 1_000 / seconds);
  for (const [scale, seconds] of blockSeconds.entries()) {
    const first = blockAt(moment.getTime(), seconds);
    const count = Math.max(1, blockAt(now, seconds) + 2 - first);
    if (count <= mostBlocks)
      return anyOf(
        Array.from({ length: count }, (_, block) => lexeme(`posted:${scale}:${first + block}`)),
      );
  }
  return "";
};

/** Each document has this lexeme, since a GIN index cannot answer a query of exclusions alone. */
export const everyJob = "posted";

/**
 * The text of a `tsquery` with words and filters, so that one index scan finds the intersection.
 */
export const queryOf = ({ lexemes, without = [], ...filter }: Filter): string => {
  const { companyId, companies, postedSince } = filter;
  const companyLexeme = (id: string) => lexeme(`company:=${id.toLowerCase()}`);
  const wanted = allOf([
    ...choicesAsLexemes(filter),
    lexemes,
    isAt(filter),
    aroundAsLexemes(filter),
    companyId === undefined ? "" : companyLexeme(companyId),
    // None of no companies: no job has the lexeme of nothing.
    companies === undefined
      ? ""
      : anyOf((companies.length > 0 ? companies : [""]).map(companyLexeme)),
    postedSince === undefined ? "" : blocksSince(postedSince),
  ]);
  return allOf([wanted === "" ? lexeme(everyJob) : wanted, ...without.map(not)]);
};

/**
 * The text of a `tsquery` that matches all jobs of any of these choices, and perhaps more. A lexeme
 * costs as much as it has jobs: where fewer choices of a list are left out than chosen, those are
 * excluded instead.
 */
export const queryOfAny = (choices: Choices[], all: Choices[]): string => {
  const others = all.filter((choice) => !choices.includes(choice));
  const ofList = (list: keyof Choices, from: Choices[]) =>
    from.filter((choice) => choice[list] !== undefined).flatMap(choicesAsLexemes);
  const any = (["type", "category", "level"] as const).flatMap((list) => {
    const has = ofList(list, choices);
    const hasNot = ofList(list, others);
    return hasNot.length > 0 && hasNot.length < has.length ? [not(anyOf(hasNot))] : has;
  });
  // A salary may be of several choices: that it is not of one says nothing of the others.
  return anyOf([...any, ...ofList("salaryMin", choices)]);
};

/** Whether the filter can be answered by the columns of the index alone, but for copies. */
export const needsOnlyColumns = ({
  lexemes,
  areas = [],
  orRemote,
  without = [],
  ...filter
}: Filter) =>
  lexemes === "" &&
  areas.length === 0 &&
  !orRemote &&
  without.length === 0 &&
  (
    ["placePart", "around", "ids", "companyId", "companies", "answers", "postedSince"] as const
  ).every((name) => filter[name] === undefined);
