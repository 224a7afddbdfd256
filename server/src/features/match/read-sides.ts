import { BoundedMap } from "#bounded-map.ts";
import type { JobFacts, JobInput } from "#match/match-input.ts";
import { type JobRead, jobRead, type PersonRead } from "#match/score/match.ts";
import type { jobFacts, JobToMatch } from "./match.queries.ts";

const kept = { most: 300, lifetimeMs: 10 * 60_000 };

/** Reading a text takes longer than comparing two that were read. */
const jobsRead = new BoundedMap<string, JobRead>(kept);
/** By the user, with what says whether they are still so. */
export const personsRead = new BoundedMap<string, { state: string; person: PersonRead }>(kept);

/** Of a job what a match reads beside its texts. A draft, which its managers alone see, may ask for no level. */
export const factsOf = (job: Pick<JobToMatch, keyof typeof jobFacts>): JobFacts => {
  const { city, region, country, otherPlaces } = job;
  const first = country === null ? [] : [{ city, region, country }];
  return {
    experienceLevel: job.experienceLevel ?? "entry",
    location: job.location ?? "",
    places: [...first, ...(otherPlaces ?? [])],
    isRemote: job.type === "remote",
    remoteCountries: job.remoteCountries,
  };
};

/** A job as a match reads it. */
const jobInput = (job: JobToMatch): JobInput => ({
  ...factsOf(job),
  title: job.title,
  description: job.description ?? "",
  requirements: job.requirements,
  skills: job.skills,
});

export const readJobToMatch = (job: JobToMatch): JobRead => {
  const { id, revision, city, country } = job;
  const key = [id, revision, city, country].join(" ");
  const known = jobsRead.get(key);
  if (known) return known;
  const read = jobRead(jobInput(job));
  jobsRead.set(key, read);
  return read;
};

export const today = () => new Date().toISOString().slice(0, 10);
