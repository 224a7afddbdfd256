// What a search that was typed into one box says besides its words: 'entry level nurse', 'remote python'.
import type { ExperienceLevel, JobType } from "@rolecall/contract/jobs/job.ts";
import { type SalaryRange, salaryRangeNames, salaryRanges } from "@rolecall/contract/jobs/jobs.ts";
import { hoursOfYear } from "@rolecall/contract/values/yearly-salary.ts";

export interface OneBox {
  /** What is left of the text. */
  words: string;
  type?: JobType;
  level?: ExperienceLevel;
  salaryRange?: SalaryRange;
  /** 'Near me': the place where the person is. */
  isNear: boolean;
}

/** A pattern of whole words. */
const said = (pattern: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}$])(?:${pattern})(?![\p{L}\p{N}])`, "giu");

const near = said(
  String.raw`(?:near|around|close to|by) (?:me|here|us)|near ?by|(?:in|near|around) my (?:area|city|town|location|home|house)`,
);

const types: [JobType, RegExp][] = [
  [
    "remote",
    said(
      String.raw`(?:100 ?% |fully )?(?:remote|remotely)|(?:work|working) (?:from|at) home|wfh|home[- ]based|telework|telecommut(?:e|ing)`,
    ),
  ],
  ["hybrid", said("hybrid")],
  ["part-time", said("part[- ]?time")],
  ["full-time", said("full[- ]?time")],
  ["contract", said("contract|on contract")],
];

const levels: [ExperienceLevel, RegExp][] = [
  [
    "entry",
    said(String.raw`entry(?:[- ]?level)?|no experience(?: needed| required)?|junior|jr\.?`),
  ],
  ["mid", said("(?:mid|middle|intermediate)[- ]?level|mid[- ]career|intermediate")],
  ["executive", said("executive[- ]?level|c[- ]level|executive")],
  ["senior", said(String.raw`senior(?:[- ]?level)?|sr\.?`)],
];

const amount = String.raw`\d[\d,]*(?:\.\d+)?`;
/** '$120k', '$80,000 - $100,000 a year', '$25/hr', '90k+'; 401k is no pay. */
const pay = new RegExp(
  String.raw`(?:(?:over|above|from|at least|minimum|min|paying|making|earning|up to|under) )?` +
    String.raw`(?:\$ ?(?<sum>${amount}) ?(?<thousand>k)?|(?<![\p{L}\p{N}])(?<thousands>[3-9]\d|[12]\d\d) ?k)` +
    String.raw`(?: ?(?:-|–|to) ?\$? ?${amount} ?k?)?\+?` +
    String.raw`(?: ?(?:\/|per|an?)? ?(?<unit>hour|hourly|hr|h|year|yearly|yr|annum|annually))?(?![\p{L}\p{N}])(?: plus| or more)?`,
  "iu",
);

/** What says that jobs are looked for, and no more. */
const filler = said(
  "jobs?|vacanc(?:y|ies)|openings?|positions?|hiring(?: now)?|careers?|employment|opportunit(?:y|ies)|roles?|(?:i am |i'm )?looking for|wanted|available",
);

/** Less is pay by the hour, without a word of it. */
const leastOfYear = 100;

const sumOfYear = (groups: Record<string, string | undefined>) => {
  const { sum = "", thousand, thousands, unit } = groups;
  const typed = Number((thousands ?? sum).replaceAll(",", ""));
  if (thousand !== undefined || thousands !== undefined) return 1_000 * typed;
  if (unit?.startsWith("h")) return hoursOfYear * typed;
  if (typed >= 1_000) return typed;
  return (typed < leastOfYear ? hoursOfYear : 1_000) * typed;
};

/** The highest range that a sum reaches. */
const rangeOf = (sum: number) =>
  salaryRangeNames.findLast((name) => sum >= salaryRanges[name].salaryMin);

/** Reads what a text says of the kind of job, its level, its pay and the person's place. */
export const readOneBox = (text: string): OneBox => {
  let words = text.replaceAll(/\s+/g, " ");
  const take = (pattern: RegExp) => {
    const left = words.replace(pattern, " ").replaceAll(/\s+/g, " ");
    const isSaid = left !== words;
    words = left;
    return isSaid;
  };
  const isNear = take(near);
  const salary = pay.exec(words)?.groups;
  if (salary) take(pay);
  const [type] = types.find(([, pattern]) => take(pattern)) ?? [];
  const [level] = levels.find(([, pattern]) => take(pattern)) ?? [];
  const salaryRange = salary && rangeOf(sumOfYear(salary));
  take(filler);
  return {
    words: trimmed(words),
    isNear,
    ...(type && { type }),
    ...(level && { level }),
    ...(salaryRange && { salaryRange }),
  };
};

const little = "in|at|near|around|within|for|from|with|of|on|and|a|an|the";

/** Without the signs and little words at both ends. */
const trimmed = (text: string): string =>
  text.replaceAll(
    new RegExp(
      String.raw`^(?:[\s,;:|/-]+|(?:${little})(?= |$))+|(?:[\s,;:|/-]+|(?<=^|[ ,])(?:${little}))+$`,
      "gi",
    ),
    "",
  );

const longestPlace = 4;

/** The ways to divide words into a place and the rest, the likeliest first: 'nurse in Tucson', 'nurse Tucson AZ', 'Tucson nurse'. */
export const placesIn = (text: string): { words: string; place: string }[] => {
  const words = text.split(" ").filter((word) => word !== "");
  const ways = (lengths: number[]) =>
    lengths.map((length) => ({
      words: words.slice(0, -length).join(" "),
      place: words.slice(-length).join(" "),
    }));
  const marked = words.findLastIndex((word) => /^(?:in|near|at|around|within)$/i.test(word));
  const lengths = Array.from(
    { length: Math.min(longestPlace, words.length) },
    (_, index) => index + 1,
  );
  return [
    ...(marked === -1 ? [] : ways([words.length - marked - 1])),
    ...ways(lengths.toReversed()),
    ...lengths.toReversed().map((length) => ({
      words: words.slice(length).join(" "),
      place: words.slice(0, length).join(" "),
    })),
  ]
    .map((way) => ({ words: trimmed(way.words), place: trimmed(way.place) }))
    .filter(({ place }) => place !== "");
};
