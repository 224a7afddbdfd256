import { alertEndLength } from "@rolecall/contract/alerts/alerts.ts";
import * as z from "zod";
import type { Db } from "#db/db.ts";
import { withMatches } from "#features/search/matches/job-match.service.ts";
import { parseQuery } from "#features/search/words/parse-query.service.ts";
import { defineLetter } from "#mail/define-letter.ts";
import { unlinked } from "#mail/unlinked.ts";
import * as queries from "./letter.queries.ts";
import { whyFound } from "./why-found.ts";

type Asked = NonNullable<Awaited<ReturnType<typeof queries.findLetterOfAlert>>>;

/** The jobs of a letter that are open as it is written, each with why it was found. */
const jobsOf = async (db: Db, { search, compiled, jobIds }: Asked) => {
  const open = await queries.listJobsForLetter(db, jobIds);
  const { query, exact = false } = search;
  const typed = { query: compiled.corrected ?? query, exact };
  const { clauses } = await parseQuery(db, typed);
  const jobs = clauses.length > 0 ? await withMatches(db, { jobs: open, clauses }) : open;
  return jobs.map((job) => ({
    id: job.id,
    title: job.title,
    company: job.company,
    why: whyFound(search, job),
  }));
};

const inOneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Z}]+/gu, " ").trim();

const example = {
  to: "ada@jobs.example",
  alertId: "0199c0de-0000-7000-8000-00000000000a",
  name: "signaller in York",
  token: "token",
};
const signaller = {
  id: "0199c0de-0000-7000-8000-000000000001",
  title: "Night Signaller",
  company: "Bell Rock Lights",
  why: "“Signaller” in the title; York",
};
const keeper = {
  id: "0199c0de-0000-7000-8000-000000000002",
  title: "Lighthouse Keeper",
  company: "Northwind Labs",
  why: "“signaller” in the text; York",
};

/** The page that says what to change; short enough that no mail program breaks it. */
const refiningPath = (alertId: string, jobId: string) =>
  `/alerts?not=${jobId}&a=${alertId.slice(-alertEndLength)}`;

/** Tells somebody of new jobs that a kept search finds; nothing where it ended, or none of them is open any more. */
export const newJobsLetter = defineLetter({
  kind: "new-jobs",
  about: z.object({ to: z.string(), letterId: z.string() }),
  to: async (db, { letterId }) => {
    const asked = await queries.findLetterOfAlert(db, letterId);
    if (!asked?.email) return [];
    const jobs = await jobsOf(db, asked);
    await queries.updateNamed(db, { letterId, jobIds: jobs.map(({ id }) => id) });
    if (jobs.length === 0) return [];
    const { alertId, name, token, email: to } = asked;
    return [{ to, alertId, name, token, jobs }];
  },
  write: ({ alertId, name: typed, token, jobs }) => {
    const name = unlinked(typed, "your search");
    const count = jobs.length === 1 ? "1 new job" : `${jobs.length} new jobs`;
    return {
      // As they named it themselves: subjects make no links.
      subject: `${count}: ${inOneLine(typed)}`,
      body: [
        "Hello,",
        `${jobs.length === 1 ? "A new job fits" : `${jobs.length} new jobs fit`} a search that you keep: ${name}.`,
        {
          list: jobs.map(({ id, title, company, why }) => ({
            text: `${unlinked(title, "A job")} at ${unlinked(company, "a company")}`,
            detail: `Why: ${unlinked(why, "it fits the search")}`,
            link: `/jobs/${id}`,
            further: { link: refiningPath(alertId, id), label: "Not this kind of job" },
          })),
        },
        { link: "/alerts", label: "See or change your job alerts" },
      ],
      ends: { token, label: "End this job alert" },
    };
  },
  examples: [
    { ...example, jobs: [signaller, keeper] },
    { ...example, jobs: [signaller] },
  ],
});
