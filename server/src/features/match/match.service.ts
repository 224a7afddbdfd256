import type { Db } from "#db/db.ts";
import type { JobInput, PersonInput } from "#match/match-input.ts";
import { matchVersion } from "#match/match-version.ts";
import { type JobRead, type Match, matchOf, personRead } from "#match/score/match.ts";
import { scoresOfListed } from "./kept-jobs.service.ts";
import { findJobToMatch, type JobToMatch } from "./match.queries.ts";
import { readJobToMatch } from "./read-sides.ts";
import { personInput, profileToMatch } from "./sides.service.ts";

/** Jobs, for a caller with a profile each with how well that fits; for nobody else. */
export const withMatchScores = async <Job extends JobToMatch>(
  db: Db,
  { user, jobs }: { user: { id: string } | null; jobs: Job[] },
): Promise<(Job & { matchScore?: number | null })[]> => {
  const own = user && jobs.length > 0 ? await profileToMatch(db, user.id) : null;
  if (!own) return jobs;
  return scoresOfListed(db, { jobs, person: own.person });
};

/** A job as a match reads it; null where there is none. */
export const readJobById = async (db: Db, id: string): Promise<JobRead | null> => {
  const job = await findJobToMatch(db, id);
  return job && readJobToMatch(job);
};

/** The match of somebody's profile with a job, and the pay beside what they want; null without a profile. */
export const matchWithProfile = async (
  db: Db,
  { userId, job }: { userId: string; job: JobToMatch & Salaries },
) => {
  const own = await profileToMatch(db, userId);
  if (!own) return null;
  return { ...matchOf(readJobToMatch(job), own.person), pay: payOf(job, own.wantedSalary) };
};

interface Salaries {
  salaryMin: number | null;
  salaryMax: number | null;
}

const payOf = ({ salaryMin, salaryMax }: Salaries, wanted: number | null) => {
  const most = salaryMax ?? salaryMin;
  if (most === null || wanted === null) return null;
  return most >= wanted ? ("fits" as const) : ("below" as const);
};

/** A match with all that it was made of. */
export interface MadeMatch extends Match {
  inputs: { job: JobInput; person: PersonInput };
}

/** The match of a person, by one resume, with a job as it is now; null where one of them is gone. */
export const makeMatch = async (
  db: Db,
  { jobId, ...which }: { jobId: string; userId: string; resumeId: string },
): Promise<MadeMatch | null> => {
  const job = await findJobToMatch(db, jobId);
  const person = job && (await personInput(db, which));
  if (!person) return null;
  const read = readJobToMatch(job);
  return { ...matchOf(read, personRead(person)), inputs: { job: read.input, person } };
};

/** The score of a person, by one resume, with a job as it is now. */
export const scoreNow = async (
  db: Db,
  which: { jobId: string; userId: string; resumeId: string },
) => {
  const made = await makeMatch(db, which);
  return { score: made?.score ?? null, version: matchVersion };
};
