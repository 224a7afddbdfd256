// Every query of many rows, with the most rows that it may read.
import { randomUUID } from "node:crypto";
import { findApplication } from "#features/applications/applications.queries.ts";
import { countSent } from "#features/applications/events.queries.ts";
import { forgetExpired } from "#features/auth/clean-up.service.ts";
import { recountOpenings } from "#features/companies/openings.queries.ts";
import { listJobChanges } from "#features/jobs/changes/job-changes.queries.ts";
import * as confirmation from "#features/jobs/confirmation/confirmation.queries.ts";
import { deleteJob, findJobToChange } from "#features/jobs/jobs.queries.ts";
import { listLocations } from "#features/jobs/placing/job-places.queries.ts";
import { listDue } from "#features/jobs/publishing/publishing.queries.ts";
import * as places from "#features/places/places.queries.ts";
import * as reindex from "#features/search/upkeep/reindex.queries.ts";
import { lockCompany } from "#read-models/locked-company.queries.ts";
import type { CallOptions } from "#test/client.ts";
import type { Busiest } from "#test/plans/board.ts";
import { accountQueries } from "./account-queries.ts";
import { adminQueries } from "./admin-queries.ts";
import { answerQueries } from "./answer-queries.ts";
import {
  asked,
  type Board,
  dashboard,
  get,
  type ListQuery,
  names,
  ofOneRecruiter,
} from "./asked.ts";
import { hiringQueries, hiringScreens } from "./hiring-queries.ts";
import { liveQueries } from "./live-queries.ts";
import { matchQueries } from "./match-queries.ts";
import { messageQueries, messageScreens, noticeScreens } from "./message-queries.ts";
import { readerQueries } from "./reader-queries.ts";
import { ofOneCandidate, resumeQueries, storedFiles } from "./resume-queries.ts";
import { savedJobScreens } from "./saved-job-queries.ts";
import { peopleForAJob, talentQueries, talentScreens } from "./talent-queries.ts";
import { taskQueries } from "./task-queries.ts";
import { teamQueries, teamScreens } from "./team-queries.ts";

/** The search ranks a thousand, and reads what it shows in a few slices. */
const search = 10_000;
/** All that has a choice which the sample says is rare, for each list with a choice and for the rest. */
const facets = 60_000;
/** All places whose names begin so are put in order. */
const placesBeginningSo = 15_000;
/** The rows of one file of the sitemap. */
const sitemapFile = 50_001;
/** Its companies are counted, and some of them shown with the number of their open jobs. */
const oneByOne = 5_000;
/** The directory comes whole: up to a thousand companies, each with its newest jobs. */
const directory = 60_000;

const searches: CallOptions["query"][] = [
  {},
  { page: 40 },
  { limit: 100 },
  { query: "engineer" },
  { query: "engineer", sort: "newest" },
  { query: "engineer", sort: "salary", page: 20 },
  { query: "senior engineer" },
  { query: "senior engi" },
  { query: "e" },
  { query: "se" },
  { query: "engineer na" },
  { query: "日本" },
  { query: "enginere" },
  { query: '"senior engineer" -nurse', exact: "true" },
  { query: "zzyzx" },
  { location: "berlin" },
  { location: "b" },
  { query: "manager", location: "boston" },
  { type: "contract", category: "design", experienceLevel: "mid" },
  { category: "sales" },
  { salaryMin: 80_000, salaryMax: 120_000 },
  { sort: "salary" },
  { query: "analyst", location: "lima", type: "hybrid", salaryMin: 60_000 },
  { location: "Town9000" },
  { location: "Peru", query: "engineer" },
  { copies: "false" },
  { copies: "false", page: 40 },
  { copies: "false", query: "engineer" },
  { copies: "false", category: "sales" },
  { answers: 80 },
  { answers: 80, query: "engineer", copies: "false" },
  { sort: "answers" },
  { sort: "answers", query: "engineer" },
  { sort: "answers", query: "engineer na", answers: 80 },
];

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1_000).toISOString();

/** Within a company, since a moment, or around a city. */
const scopes: ((busy: Busiest) => NonNullable<CallOptions["query"]>)[] = [
  ({ company }) => ({ companyId: company }),
  ({ company }) => ({ companyId: company, query: "engineer" }),
  ({ company }) => ({ companyId: company, sort: "salary" }),
  ({ company }) => ({ companyId: company, postedSince: hoursAgo(50) }),
  ...[1, 30, 1_000].map((hours) => () => ({ postedSince: hoursAgo(hours) })),
  () => ({ postedSince: hoursAgo(30), query: "engineer" }),
  ({ city }) => ({ location: city, within: 25 }),
  ({ city }) => ({ location: city, within: 200, query: "engineer" }),
  ({ city }) => ({ location: city, within: 5, query: "zzyzx" }),
  () => ({ postedSince: hoursAgo(30), query: "e", type: "hybrid" }),
];

const filters: CallOptions["query"][] = [
  ...["appliedAt", "candidate", "jobTitle", "status"].flatMap((sortBy) =>
    ["asc", "desc"].map((sortOrder) => ({ sortBy, sortOrder })),
  ),
  { page: 100 },
  { page: 2, after: randomUUID() },
  { status: "hired" },
  { waiting: "true" },
  { withdrawn: "true" },
  { search: "last7" },
  { search: "nobody at all" },
  { dateFrom: "2020-01-01T00:00:00Z", dateTo: "2100-01-01T00:00:00Z" },
];

const scoped = (path: string, scope: (typeof scopes)[number], mostRows: number): ListQuery => ({
  what: `anonymous GET ${path} ${JSON.stringify(scope(names))}`,
  ask: ({ anonymous, busy }) => get(anonymous, path, scope(busy)),
  mostRows,
});

const screens: ListQuery[] = [
  ...searches.flatMap((query) => [
    asked("anonymous", "/api/jobs", query, search),
    asked("anonymous", "/jobs.rss", query, search),
  ]),
  ...searches
    .filter((query) => !["page", "limit", "sort"].some((name) => name in (query ?? {})))
    .map((query) => asked("anonymous", "/api/jobs/facets", query, facets)),
  ...scopes.flatMap((scope) => [
    scoped("/api/jobs", scope, search),
    scoped("/jobs.rss", scope, search),
    scoped("/api/jobs/facets", scope, facets),
  ]),
  ...savedJobScreens,
  asked("recruiter", "/api/jobs"),
  asked("candidate", "/api/jobs"),
  ...["e", "engi", "senior eng", "zzyzx", "company 1"].map((typed) =>
    asked("anonymous", "/api/suggestions", { field: "query", typed }, search),
  ),
  ...["be", "Peru"].map((typed) =>
    asked("anonymous", "/api/suggestions", { field: "location", typed }, search),
  ),
  asked("anonymous", "/api/places", { prefix: "town1" }, placesBeginningSo),
  asked("anonymous", "/api/companies", {}, directory),
  asked("anonymous", "/api/companies", { limit: 20, page: 40 }, directory),
  ...[{ sort: "newest" }, { sort: "jobs" }, { letter: "c" }, { letter: "#" }].map((query) =>
    asked("anonymous", "/api/companies", { ...query, limit: 20, withoutJobs: "true" }, oneByOne),
  ),
  asked("anonymous", "/api/companies", { query: "company 7", limit: 20 }, directory),
  asked("anonymous", "/api/companies", { query: "nothing at all", limit: 20 }),
  asked("anonymous", "/api/companies", { industry: "Schools", limit: 20 }, directory),
  asked("anonymous", "/api/companies/industries"),
  {
    what: "the directory behind a company",
    ask: ({ anonymous, busy }) =>
      get(anonymous, "/api/companies", { after: busy.company, limit: 20 }),
    mostRows: directory,
  },
  asked("anonymous", ({ company }) => `/api/companies/${company}`, {}, directory),
  asked("recruiter", ({ company }) => `/api/companies/${company}`, {}, directory),
  asked("anonymous", ({ company }) => `/companies/${company}`),
  ...(["anonymous", "recruiter", "candidate"] as const).map((who) =>
    asked(who, ({ job }) => `/api/jobs/${job}`),
  ),
  asked("anonymous", ({ job }) => `/jobs/${job}`),
  asked("recruiter", "/api/jobs/mine"),
  asked("recruiter", "/api/jobs/mine", { page: 10 }),
  asked("recruiter", "/api/jobs/mine", { query: "job7" }),
  {
    what: "the recruiter's jobs behind one",
    ask: ({ recruiter, busy }) => get(recruiter, "/api/jobs/mine", { after: busy.job }),
  },
  asked("recruiter", "/api/dashboard/recruiter", {}, dashboard),
  ...filters.map((query) => asked("recruiter", "/api/applications/filter", query, ofOneRecruiter)),
  {
    what: "the filter by job",
    ask: ({ recruiter, busy }) => get(recruiter, "/api/applications/filter", { jobId: busy.job }),
  },
  ...["appliedAt", "candidate"].map((sortBy) => ({
    what: `the filter by ${sortBy} behind one`,
    ask: ({ recruiter, busy }: Board) =>
      get(recruiter, "/api/applications/filter", { sortBy, after: busy.application }),
    mostRows: ofOneRecruiter,
  })),
  // A thousand at once, for which PostgreSQL may well go through more.
  asked("recruiter", ({ job }) => `/api/applications/job/${job}`, {}, ofOneRecruiter),
  asked("recruiter", ({ job }) => `/api/applications/job/${job}`, { limit: 50, page: 5 }, 10_000),
  asked("recruiter", ({ job }) => `/api/applications/job/${job}`, { status: "pending" }, 10_000),
  ...(["from", "after"] as const).map((neighbour) => ({
    what: `the applications of a job ${neighbour} one on`,
    ask: ({ recruiter, busy }: Board) =>
      get(recruiter, `/api/applications/job/${busy.job}`, { [neighbour]: busy.application }),
    mostRows: 10_000,
  })),
  asked("recruiter", ({ application }) => `/api/applications/${application}`),
  asked("recruiter", ({ application }) => `/api/applications/${application}/history`),
  asked("recruiter", ({ application }) => `/api/applications/${application}/history`, { page: 2 }),
  asked("recruiter", ({ application }) => `/api/applications/${application}/timeline`),
  ...messageScreens,
  ...noticeScreens,
  ...answerQueries,
  ...readerQueries,
  ...hiringScreens,
  asked("candidate", "/api/applications/candidate"),
  asked("candidate", "/api/applications/candidate", { limit: 20, page: 5 }),
  asked("candidate", "/api/auth/user"),
  asked("candidate", "/api/profile"),
  asked("candidate", "/api/resumes", {}, ofOneCandidate),
  asked("candidate", "/api/resumes", { limit: 20, page: 5 }, ofOneCandidate),
  {
    what: "the own resumes behind one",
    ask: ({ candidate, busy }) => get(candidate, "/api/resumes", { after: busy.candidate }),
    mostRows: ofOneCandidate,
  },
  asked("anonymous", "/sitemap.xml", {}, sitemapFile),
  asked("anonymous", ({ job }) => `/sitemaps/jobs-${job}.xml`, {}, sitemapFile),
  asked("anonymous", ({ company }) => `/sitemaps/companies-${company}.xml`, {}, sitemapFile),
];

const nobody = randomUUID();

/** Queries that no screen sends by itself, and those of background work. */
const others: Record<string, (board: Board) => Promise<unknown>> = {
  "forgetting what expired": ({ db }) => forgetExpired(db),
  ...resumeQueries,
  "a job to change": ({ db, busy }) => findJobToChange(db, { id: busy.job, user: null }),
  "deleting a job": ({ db }) => deleteJob(db, nobody),
  ...taskQueries,
  ...teamQueries,
  "a company to change": ({ db, busy }) => lockCompany(db, busy.company, "no key update"),
  "drafts to publish": ({ db }) => listDue(db, 100),
  "what happened to a job": ({ db, busy }) =>
    listJobChanges(db, { jobId: busy.job, page: 1, limit: 100 }),
  "jobs to ask about": ({ db }) => confirmation.lockJobsToAskAbout(db, 100),
  "whom jobs concern": ({ db, busy }) => confirmation.listConcerned(db, [busy.job]),
  "jobs to unlist": ({ db }) => confirmation.updateToUnlisted(db, 100),
  "links that confirm a job": ({ db, busy }) => confirmation.deleteLinks(db, [busy.job]),
  "the link of a letter": ({ db }) => confirmation.findLink(db, "unknown"),
  "companies whose openings ended": ({ db }) => recountOpenings(db, 100),
  ...messageQueries,
  ...matchQueries,
  ...hiringQueries,
  ...liveQueries,
  "how often an application was sent": ({ db, busy }) => countSent(db, busy.application),
  "an application": ({ db, busy }) => findApplication(db, busy.application),
  "locations of jobs": ({ db, busy }) => listLocations(db, { after: busy.job, limit: 1_000 }),
  "search rows of an earlier edition": ({ db }) => reindex.listOutdated(db, 50),
  "whether there is one": ({ db }) => reindex.hasOutdated(db),
  "whether search rows are of an earlier edition": ({ db }) => reindex.hasOutdated(db),
  "jobs to be written anew": ({ db, busy }) => reindex.lockJobs(db, [busy.job]),
  "the gazetteer": ({ db }) => places.findGazetteer(db, "-"),
  "whether there are places": ({ db }) => places.hasPlaces(db),
  "places by name": ({ db }) => places.listPlacesByKey(db, ["town1", "town2"]),
  ...accountQueries,
  ...adminQueries,
  ...talentQueries,
};

export const listQueries: ListQuery[] = [
  ...screens,
  ...teamScreens,
  ...talentScreens,
  peopleForAJob,
  storedFiles,
  ...Object.entries(others).map(([what, ask]) => ({ what, ask })),
];
