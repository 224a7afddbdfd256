import type { KeptSearch } from "./alerts.schemas.ts";

/** Types and levels as a sentence names them. */
export const typeWords = {
  "full-time": "full-time",
  "part-time": "part-time",
  contract: "contract",
  remote: "remote",
  hybrid: "hybrid",
} as const;

export const levelWords = {
  entry: "entry level",
  mid: "mid level",
  senior: "senior",
  executive: "executive",
} as const;

const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

/** 'from $60,000', 'up to $80,000', '$60,000 to $80,000'. */
const payWords = ({ salaryMin, salaryMax }: KeptSearch) => {
  if (salaryMin === undefined)
    return salaryMax === undefined ? undefined : `up to ${dollars(salaryMax)}`;
  if (salaryMax === undefined)
    return salaryMin <= 1 ? "with stated pay" : `from ${dollars(salaryMin)}`;
  return `${dollars(salaryMin)} to ${dollars(salaryMax)}`;
};

const placeWords = ({ location, within }: KeptSearch) => {
  if (!location) return undefined;
  return within === undefined ? `in ${location}` : `within ${within} miles of ${location}`;
};

/** A search as people say it: 'senior nurse in Denver, CO, from $80,000'. */
export const searchInWords = (
  search: KeptSearch,
  { company }: { company?: string } = {},
): string => {
  const {
    query,
    type,
    category,
    experienceLevel: level,
    ids,
    companyId,
    answers,
    postedSince,
  } = search;
  const what = [
    level && levelWords[level],
    type && typeWords[type],
    query ?? (category ? `${category} jobs` : "jobs"),
  ];
  const where = [placeWords(search), companyId && `at ${company ?? "one company"}`];
  const further = [
    query !== undefined && category,
    payWords(search),
    answers && `answered by ${answers} % or more`,
    postedSince && `posted since ${postedSince.slice(0, 10)}`,
    ids && `among ${ids.length} chosen jobs`,
  ];
  const begins = [...what, ...where].filter(Boolean).join(" ");
  const text = [begins, ...further.filter(Boolean)].join(", ");
  return text === "jobs" ? "all new jobs" : text;
};
