import { BoundedMap } from "#bounded-map.ts";
import type { JobInput } from "#match/match-input.ts";
import { type JobRead, jobRead, type PersonRead } from "#match/score/match.ts";
import type { JobToMatch } from "./match.queries.ts";

const kept = { most: 300, lifetimeMs: 10 * 60_000 };

/** Reading a text takes longer than comparing two that were read. */
const jobsRead = new BoundedMap<string, JobRead>(kept);
/** By the user, with what says whether they are still so. */
export const personsRead = new BoundedMap<string, { state: string; person: PersonRead }>(kept);

/** A job as a match reads it. A draft, which its managers alone see, may lack texts and asks for no level. */
const jobInput = (job: JobToMatch): JobInput => {
  const { city, region, country, otherPlaces } = job;
  const first = country === null ? [] : [{ city, region, country }];
  return {
    title: job.title,
    description: job.description ?? "",
    requirements: job.requirements,
    experienceLevel: job.experienceLevel ?? "entry",
    skills: job.skills,
    location: job.location ?? "",
    places: [...first, ...(otherPlaces ?? [])],
    isRemote: job.type === "remote",
    remoteCountries: job.remoteCountries,
  };
};

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
