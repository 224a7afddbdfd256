// What may be changed in a search so that it finds a job no longer, in words that people read.
import type { KeptSearch } from "@rolecall/contract/alerts/alerts.schemas.ts";
import { milesAround } from "@rolecall/contract/jobs/jobs.ts";
import { fits } from "@rolecall/contract/values/lengths.ts";
import { textLimits } from "@rolecall/contract/values/text-limits.ts";

interface Job {
  title: string;
  company: string;
  type: NonNullable<KeptSearch["type"]>;
  category: NonNullable<KeptSearch["category"]>;
  experienceLevel: NonNullable<KeptSearch["experienceLevel"]>;
  salaryMin: number | null;
  salaryMax: number | null;
  /** In a search around a city. */
  distance?: number | undefined;
}

interface Wish {
  words: string;
  search: KeptSearch;
}

const mostWords = 3;
const shortest = 3;
const littleWords = new Set(["and", "the", "for", "with", "from", "not", "all", "new"]);

const wordsIn = (text: string) =>
  [...new Set(text.match(/[\p{L}\p{N}][\p{L}\p{N}+#]*/gu) ?? [])].filter(
    (word) => word.length >= shortest && !littleWords.has(word.toLowerCase()),
  );

const without = (search: KeptSearch, excluded: string): Wish[] => {
  const query = [search.query, `-${excluded}`].filter(Boolean).join(" ");
  const words = excluded.replaceAll('"', "");
  return fits(query, textLimits.search)
    ? [{ words: `Without “${words}”`, search: { ...search, query } }]
    : [];
};

const withoutWords = (search: KeptSearch, { title }: Job): Wish[] => {
  const asked = wordsIn((search.query ?? "").toLowerCase());
  return wordsIn(title)
    .filter((word) => !asked.some((known) => word.toLowerCase().startsWith(known.slice(0, 4))))
    .slice(0, mostWords)
    .flatMap((word) => without(search, word.toLowerCase()));
};

/** Other values of a choice that is not made yet; the commonest first. */
export type Others = Pick<KeptSearch, "type" | "category" | "experienceLevel">;

const asAdjective = {
  type: (value: string) => `${value} jobs`,
  category: (value: string) => `jobs in ${value}`,
  experienceLevel: (value: string) => `${value} level jobs`,
} as const;

const onlyOthers = (search: KeptSearch, others: Others): Wish[] =>
  (["type", "experienceLevel", "category"] as const).flatMap((choice) => {
    const value = others[choice];
    if (search[choice] !== undefined || value === undefined) return [];
    return [
      { words: `Only ${asAdjective[choice](value)}`, search: { ...search, [choice]: value } },
    ];
  });

const betterPaid = (search: KeptSearch, { salaryMin, salaryMax }: Job): Wish[] => {
  const top = salaryMax ?? salaryMin;
  if (top === null) {
    const states = search.salaryMin === undefined && search.salaryMax === undefined;
    return states
      ? [{ words: "Only jobs that state their pay", search: { ...search, salaryMin: 1 } }]
      : [];
  }
  // A range that is open above overlaps every higher one.
  if (salaryMax === null) return [];
  const least = (Math.floor(top / 5_000) + 1) * 5_000;
  if (search.salaryMax !== undefined && least > search.salaryMax) return [];
  const words = `Only jobs that pay $${least.toLocaleString("en-US")} or more`;
  return [{ words, search: { ...search, salaryMin: least } }];
};

const nearer = (search: KeptSearch, { distance }: Job): Wish[] => {
  if (search.within === undefined || distance === undefined) return [];
  const within = distance - 1;
  return within >= milesAround.fewest
    ? [
        {
          words: `Only jobs within ${within} miles of ${search.location}`,
          search: { ...search, within },
        },
      ]
    : [];
};

/** All that may be changed, the most telling first. */
export const refinementsOf = (
  search: KeptSearch,
  { job, others }: { job: Job; others: Others },
): Wish[] => [
  ...withoutWords(search, job),
  ...onlyOthers(search, others),
  ...betterPaid(search, job),
  ...nearer(search, job),
  ...(search.companyId === undefined
    ? without(search, `"${job.company.replaceAll('"', " ")}"`)
    : []),
];
