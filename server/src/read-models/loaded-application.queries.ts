import type {
  loadedApplication,
  LoadedApplication,
} from "@rolecall/contract/applications/application.schemas.ts";
import { erasedPerson } from "@rolecall/contract/auth/leaving.ts";
import { eq, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Db } from "#db/db.ts";
import { applications, writtenColumns } from "#db/schema/applications.ts";
import { candidateProfiles } from "#db/schema/candidate-profiles.ts";
import { companies } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";
import { users } from "#db/schema/users.ts";
import { heldBack } from "#policies/held-back.sql.ts";
import { objectPathIn } from "./object-path.sql.ts";

/** Literals, since the statement is prepared without them. */
const former = {
  firstName: sql.raw(`'${erasedPerson.firstName}'`),
  lastName: sql.raw(`'${erasedPerson.lastName}'`),
};

/** The names of the candidate in `users`, as lists and boards show them. */
export const candidateNames = {
  firstName: sql<
    string | null
  >`case when ${applications.candidateId} is null then ${former.firstName} else ${users.firstName} end`,
  lastName: sql<
    string | null
  >`case when ${applications.candidateId} is null then ${former.lastName} else ${users.lastName} end`,
};

const candidate = sql<LoadedApplication["candidate"]>`json_build_object(
  'id', ${users.id},
  'firstName', ${candidateNames.firstName},
  'lastName', ${candidateNames.lastName},
  'email', ${users.email},
  'profileImageUrl', ${users.profileImageUrl},
  'candidateProfile', case when ${candidateProfiles.id} is not null then json_build_object(
    'location', ${candidateProfiles.location},
    'title', ${candidateProfiles.title},
    'phoneNumber', ${candidateProfiles.phoneNumber},
    'revision', ${candidateProfiles.revision}
  ) end
)`;

type Job = z.output<typeof loadedApplication>["job"];

const job = sql`json_build_object(
  'id', ${jobs.id},
  'title', ${jobs.title},
  'revision', ${jobs.revision},
  'company', json_build_object(
    'id', ${companies.id},
    'name', ${companies.name},
    'verifiedAt', ${companies.verifiedAt},
    'verifiedDomain', ${companies.verifiedDomain},
    'postingBy', ${companies.postingBy},
    'revision', ${companies.revision},
    'logoUrl', ${companies.logoUrl}
  )
)`.mapWith(({ company, ...read }: LoadedApplication["job"]): Job => {
  const verifiedAt = company.verifiedAt === null ? null : new Date(company.verifiedAt);
  return { ...read, company: { ...company, verifiedAt } };
});

/**
 * The SELECT of applications as every screen reads them, with `applications`,
 * `users` (the candidate), `candidateProfiles`, `jobs` and `companies` in reach.
 * The caller adds who may see them, the order and a limit, and for candidates
 * `asItsCandidateReads` and for employers `asEmployersRead`.
 */
export const selectLoadedApplications = (db: Pick<Db, "select">) =>
  db
    .select({
      id: applications.id,
      status: applications.status,
      appliedAt: applications.appliedAt,
      updatedAt: applications.updatedAt,
      openedAt: applications.openedAt,
      withdrawnAt: applications.withdrawnAt,
      answerBy: applications.answerBy,
      answeredAt: applications.answeredAt,
      ...writtenColumns,
      resumeUrl: sql<string>`coalesce(${objectPathIn(applications.resumeId)}, '')`,
      jobId: applications.jobId,
      candidateId: applications.candidateId,
      candidate,
      job,
      heldBack,
      matchScore: applications.matchScore,
      anonymousCode: applications.anonymousCode,
    })
    .from(applications)
    .leftJoin(users, eq(users.id, applications.candidateId))
    .leftJoin(candidateProfiles, eq(candidateProfiles.userId, users.id))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId));
