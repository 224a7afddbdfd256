import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { ofType, prepared } from "#db/prepared.ts";
import { candidateProfiles } from "#db/schema/candidate-profiles.ts";
import { jobs } from "#db/schema/jobs.ts";
import { uploads } from "#db/schema/uploads.ts";
import { users } from "#db/schema/users.ts";

/** What says whether a person is still as they were last read. */
const personState = {
  firstName: users.firstName,
  lastName: users.lastName,
  profileId: candidateProfiles.id,
  revision: candidateProfiles.revision,
  resumeId: candidateProfiles.resumeId,
  wantedSalary: candidateProfiles.wantedSalary,
  /** Whether the text of their resume is known. */
  isRead: sql<boolean>`${uploads.lines} is not null`,
};

const stateOfPerson = prepared("state_of_person", { userId: ofType<string> }, (db, { userId }) =>
  db
    .select(personState)
    .from(users)
    .leftJoin(candidateProfiles, eq(candidateProfiles.userId, users.id))
    .leftJoin(uploads, eq(uploads.id, candidateProfiles.resumeId))
    .where(eq(users.id, userId))
    .limit(1),
);

export const findPersonState = async (db: Db, userId: string) => {
  const [state] = await stateOfPerson(db, { userId });
  return state ?? null;
};

/** All that a match reads of a person, with one of their resumes. */
const wholePerson = prepared(
  "person_to_match",
  { userId: ofType<string>, resumeId: ofType<string | null> },
  (db, { userId, resumeId }) =>
    db
      .select({
        firstName: users.firstName,
        lastName: users.lastName,
        profileId: candidateProfiles.id,
        title: candidateProfiles.title,
        summary: candidateProfiles.summary,
        skills: candidateProfiles.skills,
        notSkills: candidateProfiles.notSkills,
        experience: candidateProfiles.experience,
        education: candidateProfiles.education,
        languages: candidateProfiles.languages,
        location: candidateProfiles.location,
        willMove: candidateProfiles.willMove,
        lines: uploads.lines,
      })
      .from(users)
      .leftJoin(candidateProfiles, eq(candidateProfiles.userId, users.id))
      .leftJoin(
        uploads,
        sql`${uploads.id} = ${resumeId}::uuid and ${uploads.ownerId} = ${users.id}`,
      )
      .where(eq(users.id, userId))
      .limit(1),
);

export const findPerson = async (db: Db, which: { userId: string; resumeId: string | null }) => {
  const [person] = await wholePerson(db, which);
  return person ?? null;
};

/** What a match reads of a job beside its texts. */
export const jobFacts = {
  experienceLevel: jobs.experienceLevel,
  location: jobs.location,
  city: jobs.city,
  region: jobs.region,
  country: jobs.country,
  otherPlaces: jobs.otherPlaces,
  type: jobs.type,
  remoteCountries: jobs.remoteCountries,
};

/** The columns of a job that a match reads. */
export const jobToMatch = {
  ...jobFacts,
  id: jobs.id,
  revision: jobs.revision,
  title: jobs.title,
  description: jobs.description,
  requirements: jobs.requirements,
  skills: jobs.skills,
};

const oneJob = prepared("job_to_match", { id: ofType<string> }, (db, { id }) =>
  db.select(jobToMatch).from(jobs).where(eq(jobs.id, id)).limit(1),
);

export const findJobToMatch = async (db: Db, id: string) => {
  const [job] = await oneJob(db, { id });
  return job ?? null;
};

export type JobToMatch = NonNullable<Awaited<ReturnType<typeof findJobToMatch>>>;
