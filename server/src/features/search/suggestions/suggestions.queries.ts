import type { Suggestion } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { suggestedJobsCap, type SuggestionKind } from "@rolecall/contract/jobs/jobs.ts";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { allOf, anyOf, lexeme } from "#features/search/words/tsquery.ts";

/**
 * Limits on what is read: suggestions by popularity, suggestions by their words, and jobs of each
 * suggestion.
 */
const read = { popular: 1_000, found: 2_000, spellings: 10 } as const;

/** The columns that hold a suggestion of each kind: its key, and its text as written. */
const sources: Record<SuggestionKind, { key: SQL; text: SQL }> = {
  title: { key: sql`lent.title`, text: sql`jobs.title` },
  company: { key: sql`lent.company`, text: sql`companies.name` },
  location: { key: sql`lent.location`, text: sql`jobs.location` },
};

interface Beginnings {
  kind: SuggestionKind;
  /** The beginnings of its words in each of their spellings, folded. */
  typed: string[][][];
}

const beginsWith = (words: string[]) => `% ${words.join(" ")}%`;

const beginSo = ({ typed }: Beginnings) =>
  sql.join(
    typed.map(
      (spellings) => sql`' ' || key like any (${sql.param(spellings.map(beginsWith))}::text[])`,
    ),
    sql` and `,
  );

/** The thousand that most jobs have, as far as their words begin so. */
const popular = (beginnings: Beginnings) => sql`
  select key, jobs
  from (
    select key, jobs from search_suggestions
    where kind = ${beginnings.kind} and jobs > 0
    order by jobs desc, key limit ${read.popular}
  ) as popular
  where ${beginSo(beginnings)}`;

/** All whose words begin so; a letter by itself is too many words to look them up by. */
const rare = (beginnings: Beginnings) => {
  const { kind, typed } = beginnings;
  const telling = typed
    .map((spellings) => spellings.map((words) => words.filter((word) => word.length > 1)))
    .filter((spellings) => spellings.every((words) => words.length > 0));
  const ofWord = (word: string) => `${lexeme(`${kind}:${word}`)}:*`;
  return sql`
    select key, jobs
    from (
      select key, jobs from search_suggestions
      where words_of_kind(kind, key) @@
        ${allOf(telling.map((spellings) => anyOf(spellings.map((words) => allOf(words.map(ofWord))))))}::tsquery
        and ${beginSo(beginnings)} and kind = ${kind} and jobs > 0
      limit ${read.found}
    ) as found
    order by jobs desc, key`;
};

/**
 * Suggestions in the order of their number of jobs, each in the spelling of most of its open jobs.
 * Those without an open job are left out.
 */
export const listSuggestions = async (
  db: Db,
  among: "popular" | "rare",
  { limit, ...beginnings }: Beginnings & { limit: number },
): Promise<Suggestion[]> => {
  const { kind } = beginnings;
  const candidates = (among === "popular" ? popular : rare)(beginnings);
  const { key, text } = sources[kind];
  // In the index's order, or the planner reads all jobs of a location to count a hundred.
  const open = sql`
    from job_suggestions as lent
    where ${key} = candidate.key and lent.closes_at > now()
    order by lent.closes_at desc`;
  const { rows } = await db.execute<Suggestion>(sql`
    select ${kind} as kind, spelled.text, counted.jobs
    from (${candidates}) as candidate
    cross join lateral (
      select count(*)::int as jobs from (select ${open} limit ${suggestedJobsCap}) as open
    ) as counted
    cross join lateral (
      select mode() within group (order by ${text}) as text
      from (select job_id ${open} limit ${read.spellings}) as open
      join jobs on jobs.id = open.job_id
      join companies on companies.id = jobs.company_id
    ) as spelled
    where counted.jobs > 0
    limit ${limit}`);
  return rows;
};
