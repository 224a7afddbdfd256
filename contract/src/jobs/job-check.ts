import type { Endpoint } from "#endpoint.ts";
import { countryCodes, countryName } from "#values/countries.ts";
import { salaryIsDisclosed } from "#values/salary.ts";
import type { JobType } from "./job.ts";
import { postingRefusal } from "./jobs.ts";

export const jobRemarkCodes = [
  "remote-country",
  "pay-missing",
  "title-shouting",
  "text-thin",
  "excluding-words",
] as const;
export const remarkedFields = [
  "title",
  "description",
  "requirements",
  "location",
  "salaryMin",
] as const;

/** Something about a job that keeps people from applying. It stops nothing. */
export interface JobRemark {
  code: (typeof jobRemarkCodes)[number];
  field: (typeof remarkedFields)[number];
  message: string;
  /** Of `excluding-words`: those that were found, as they are known. */
  words?: string[];
}

/** What is looked at of a job; what is missing counts as empty. */
export interface CheckedJob {
  title?: string | null | undefined;
  description?: string | null | undefined;
  requirements?: string | null | undefined;
  location?: string | null | undefined;
  type?: JobType | null | undefined;
  salaryMin?: number | null | undefined;
  salaryMax?: number | null | undefined;
  remoteCountries?: readonly string[] | null | undefined;
}

/** Words by which some people take themselves as not meant (age, origin, sex, disability), each with a better one. */
const betterWords = {
  young: "motivated",
  youthful: "lively",
  "native speaker": "fluent speaker",
  "digital native": "good with computers",
  "recent graduate": "entry level",
  rockstar: "skilled",
  ninja: "expert",
  salesman: "salesperson",
  salesmen: "salespeople",
  chairman: "chairperson",
  manpower: "staff",
  "able-bodied": "able to do the work",
};

/** Shorter descriptions say too little about a job. */
const thinText = 300;
/** A title of so many letters is shouted if most of them are capitals. */
const shoutedLetters = 8;

/** Whole words alone, so that `young` is not found in a name such as Youngstown. */
const wholeWords = (words: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${words.replaceAll(" ", String.raw`\s+`)}(?![\p{L}\p{N}])`,
    "iu",
  );

const wordPatterns = Object.entries(betterWords).map(([words, better]) => ({
  words,
  better,
  pattern: wholeWords(words),
}));

const isShouted = (title: string): boolean => {
  if (title.includes("!")) return true;
  const letters = [...title.matchAll(/\p{L}/gu)].length;
  const capitals = [...title.matchAll(/\p{Lu}/gu)].length;
  return letters >= shoutedLetters && capitals > letters / 2;
};

/** Short forms of countries that people write and `countryName` does not. */
const shortCountries = ["US", "USA", "UK", "UAE", "United States of America"];

let countryPatterns: RegExp[] | undefined;
const namesCountry = (text: string): boolean => {
  countryPatterns ??= [...countryCodes.map(countryName), ...shortCountries].map(wholeWords);
  return countryPatterns.some((pattern) => pattern.test(text));
};

const isRemoteWithoutCountry = ({ type, location, remoteCountries }: CheckedJob): boolean => {
  const place = location ?? "";
  const isRemote = type === "remote" || wholeWords("remote").test(place);
  return isRemote && !remoteCountries?.length && !namesCountry(place);
};

/** What a job's text could do better, in the order of `jobRemarkCodes`. */
export const checkJob = (job: CheckedJob): JobRemark[] => {
  const remarks: JobRemark[] = [];
  if (isRemoteWithoutCountry(job))
    remarks.push({
      code: "remote-country",
      field: "location",
      message: "Say in which countries remote workers may live.",
    });
  if (!salaryIsDisclosed({ salaryMin: job.salaryMin ?? null, salaryMax: job.salaryMax ?? null }))
    remarks.push({
      code: "pay-missing",
      field: "salaryMin",
      message: "Say what the job pays: many people skip jobs without it.",
    });
  if (isShouted(job.title ?? ""))
    remarks.push({
      code: "title-shouting",
      field: "title",
      message: "Write the title without exclamation marks and capitals.",
    });
  if ([...(job.description ?? "").trim()].length < thinText)
    remarks.push({
      code: "text-thin",
      field: "description",
      message: `Tell more about the job: at least ${thinText} characters.`,
    });
  for (const field of ["title", "description", "requirements"] as const) {
    const found = wordPatterns.filter(({ pattern }) => pattern.test(job[field] ?? ""));
    const named = found.map(({ words, better }) => `${words} (better: ${better})`);
    if (found.length > 0)
      remarks.push({
        code: "excluding-words",
        field,
        message: `Some people will feel that they are not meant: ${named.join(", ")}.`,
        words: found.map(({ words }) => words),
      });
  }
  return remarks;
};

export const checkPostedJob = {
  method: "GET",
  path: "/api/jobs/{id}/check",
  access: { roles: ["recruiter", "company"], refusal: postingRefusal },
} as const satisfies Endpoint;

export const checkDraft = {
  method: "POST",
  path: "/api/jobs/check",
  access: { roles: ["recruiter", "company"], refusal: postingRefusal },
} as const satisfies Endpoint;
