import type { KeptSearch } from "@rolecall/contract/alerts/alerts.schemas.ts";
import type { JobMatch } from "@rolecall/contract/jobs/job.schemas.ts";

interface Job {
  title: string;
  company: string;
  location: string;
  salaryMin: number | null;
  salaryMax: number | null;
  /** The passages that have the words of the search. */
  match?: JobMatch | undefined;
}

/** The most words of a job that are named. */
const mostNamed = 3;

const marked = (text: string, marks: readonly (readonly number[])[]) => [
  ...new Set(marks.map(([start, end]) => text.slice(start, end))),
];

const quoted = (words: string[]) =>
  words
    .slice(0, mostNamed)
    .map((word) => `“${word}”`)
    .join(", ");

const words = ({ query }: KeptSearch, { title, company, match }: Job): string[] => {
  if (!query) return [];
  const inTitle = match ? marked(title, match.title) : [];
  const { snippet } = match ?? {};
  const inText = snippet ? marked(snippet.text, snippet.marks) : [];
  const further = inText.filter(
    (word) => !inTitle.some((known) => known.toLowerCase() === word.toLowerCase()),
  );
  const found = [
    ...(inTitle.length > 0 ? [`${quoted(inTitle)} in the title`] : []),
    ...(further.length > 0 ? [`${quoted(further)} in the text`] : []),
  ];
  return found.length > 0 ? found : [`“${query}” at ${company}`];
};

const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

const pay = ({ salaryMin, salaryMax }: Job) => {
  if (salaryMin === null) return salaryMax === null ? "stated pay" : `up to ${dollars(salaryMax)}`;
  if (salaryMax === null) return `from ${dollars(salaryMin)}`;
  return `${dollars(salaryMin)} to ${dollars(salaryMax)}`;
};

/** Why a search found a job: what of the search is true of it. */
export const whyFound = (search: KeptSearch, job: Job): string => {
  const { location, within, type, category, experienceLevel, salaryMin, salaryMax } = search;
  const reasons = [
    ...words(search, job),
    ...(location
      ? [
          within === undefined
            ? job.location
            : `${job.location}, within ${within} miles of ${location}`,
        ]
      : []),
    ...(type ? [type] : []),
    ...(experienceLevel ? [`${experienceLevel} level`] : []),
    ...(category ? [category] : []),
    ...(salaryMin !== undefined || salaryMax !== undefined ? [`pays ${pay(job)}`] : []),
    ...(search.companyId ? [`at ${job.company}`] : []),
  ];
  return reasons.length > 0 ? reasons.join("; ") : "you asked for every new job";
};
