import { everything } from "@rolecall/contract/page.ts";
import { type NextSearch, teamInvitation, waitingJobId } from "#features/auth/next-search.ts";
import {
  companyQuery,
  directoryQuery,
  industriesQuery,
  narrowed,
} from "#features/companies/companies.api.ts";
import type { directorySearch } from "#features/companies/directory/directory-search.ts";
import { ownCompaniesQuery } from "#features/companies/own-companies.api.ts";
import {
  homeCompaniesQuery,
  homeJobsQuery,
  ownApplicationsQuery,
  ownJobsQuery,
  undecidedJobsQuery,
} from "#features/home/home.api.ts";
import { jobFacetsQuery, jobQuery, jobSearchQuery } from "#features/jobs/jobs.api.ts";
import { savedIdsQuery, savedListQuery } from "#features/jobs/saved/saved-jobs.api.ts";
import { filtersFor, type JobFilters } from "#features/jobs/search/job-filters.ts";
import { hereFor } from "#features/jobs/search/nothing-found/here.ts";
import { shorterSearch } from "#features/jobs/search/nothing-found/shorter-search.ts";
import {
  hiringCompaniesQuery,
  landingCompaniesQuery,
  landingFacetsQuery,
  landingJobsQuery,
} from "#features/landing/landing.api.ts";
import { siteSettingsQuery } from "#lib/site.api.ts";
import type { Reads } from "./first-reads.ts";

/** The user's roles in companies: reviewers have a list of jobs. */
export const readRoles = async ({ one, user }: Reads) =>
  user && user.role !== "candidate" && one(ownCompaniesQuery);

/** Which jobs the user saved. */
const readSaved = ({ one, user }: Reads) => user && one(savedIdsQuery);

/** The jobs with undecided applications; without any, whether there are jobs at all. */
const readUndecided = async ({ one }: Reads) => {
  const jobs = await one(undecidedJobsQuery);
  return jobs.length === 0 && one(ownJobsQuery);
};

/** The data of home. */
export const readHome = (reads: Reads) =>
  Promise.all([
    reads.one(homeJobsQuery),
    reads.one(homeCompaniesQuery),
    reads.user?.role === "candidate" ? reads.one(ownApplicationsQuery) : readUndecided(reads),
    reads.user?.role === "company" && reads.one(ownJobsQuery),
    readRoles(reads),
    readSaved(reads),
  ]);

/** The newest jobs of the landing page and its figures, without which it does as well. */
export const readLanding = async ({ one }: Reads) => {
  const orNothing = (): undefined => undefined;
  const jobs = Promise.all([one(landingJobsQuery), one(hiringCompaniesQuery)]).catch(orNothing);
  const site = await one(siteSettingsQuery).catch(orNothing);
  if (site?.figures === "own")
    await Promise.all([one(landingCompaniesQuery), one(landingFacetsQuery)]).catch(orNothing);
  return jobs;
};

/** The jobs found, and where there are none what to do about it. */
export const readJobSearch = async (reads: Reads, asked: JobFilters, page?: number) => {
  const filters = filtersFor(reads.user, asked);
  if (shorterSearch(filters)) return;
  const search = reads.list(jobSearchQuery(filters, page));
  const [{ pages }] = await Promise.all([search, readSaved(reads)]);
  if (pages[0]?.items.length === 0)
    await reads.one(jobFacetsQuery(filters, hereFor(reads.user, filters)));
};

/** The first companies, and those that match; for who has no script, the industries to choose from, too. */
export const readDirectory = (
  { list, one }: Reads,
  {
    query = "",
    industry = everything,
    sort = "name",
    letter,
    page,
  }: ReturnType<typeof directorySearch>,
) => {
  const words = query.trim();
  const isNarrowed =
    words !== "" || industry !== everything || sort !== "name" || letter !== undefined;
  return Promise.all([
    list(directoryQuery({}, isNarrowed ? undefined : page)),
    isNarrowed && list(directoryQuery(narrowed({ query: words, industry, sort, letter }), page)),
    import.meta.env.SSR && one(industriesQuery),
  ]);
};

/** The job beside the list. One that is gone says so in its place, and the list is there all the same. */
export const readChosenJob = ({ one }: Reads, id: string) =>
  one(jobQuery(id)).catch(() => undefined);

/** The data of a job's screen, also for visitors who have to sign in first. */
export const readJob = (reads: Reads, id: string) =>
  Promise.all([reads.one(jobQuery(id)), readSaved(reads)]);

/** The invitation that a sign-in goes on to; few visitors have one, so its code comes later. */
const readWaitingInvitation = async ({ one }: Reads, token: string) => {
  const { waitingInvitationQuery } = await import("#features/auth/waiting-invitation.api.ts");
  return one(waitingInvitationQuery(token)).catch(() => undefined);
};

/** The data of the sign-in: the site's name for its terms, and the job or the invitation that it goes on to. */
export const readSignIn = (reads: Reads, { next = "" }: NextSearch) => {
  const job = waitingJobId(next);
  const token = teamInvitation(next);
  return Promise.all([
    reads.one(siteSettingsQuery),
    job && readChosenJob(reads, job),
    token && readWaitingInvitation(reads, token),
  ]);
};

/** The data of a company's screen, for the users who may open it. */
export const readCompany = async (reads: Reads, id: string) =>
  reads.user && Promise.all([reads.one(companyQuery(id)), readSaved(reads)]);

/** The jobs that the user saved. */
export const readSavedJobs = (reads: Reads) =>
  reads.user && Promise.all([reads.list(savedListQuery("newest")), readSaved(reads)]);
