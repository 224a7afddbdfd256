// Rows for tests. Each factory makes the parents that it is not given.
import { Readable } from "node:stream";
import { answeringStatuses } from "@rolecall/contract/applications/application-status.ts";
import { resumeMaximumBytes, resumeTypes } from "@rolecall/contract/resumes/resumes.ts";
import { eq, sql, type InferInsertModel } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { candidateProfiles } from "#db/schema/candidate-profiles.ts";
import { companies } from "#db/schema/companies.ts";
import { jobs } from "#db/schema/jobs.ts";
import { companyInvitations } from "#db/schema/teams/company-invitations.ts";
import { companyMembers } from "#db/schema/teams/company-members.ts";
import { jobReviewers } from "#db/schema/teams/job-reviewers.ts";
import { uploads } from "#db/schema/uploads.ts";
import { users } from "#db/schema/users.ts";
import { record } from "#events/record.service.ts";
import type { FileStore } from "#files/file-store.ts";
import { pdfOf } from "./files/resume-files.ts";

type Row<Table extends PgTable> = Partial<InferInsertModel<Table>>;

let made = 0;

/** A candidate, unless `role` says otherwise; usernames and emails are new each time. */
export async function buildUser(db: Db, row: Row<typeof users> = {}) {
  made += 1;
  const values = {
    username: `user-${made}`,
    email: `user-${made}@example.com`,
    firstName: "Ada",
    lastName: "Moreau",
    ...row,
  };
  return only(await db.insert(users).values(values).returning());
}

export async function buildCompany(db: Db, row: Row<typeof companies> = {}) {
  const ownerId = row.ownerId ?? (await buildUser(db, { role: "company" })).id;
  return only(await buildCompanies(db, [{ name: "Northwind Labs", ownerId, ...row }]));
}

/** Many companies at once; without an owner unless one is given. */
export const buildCompanies = (db: Db, rows: InferInsertModel<typeof companies>[]) =>
  db.insert(companies).values(rows).returning();

/** A member of a company: a recruiter, unless `role` says otherwise. */
export async function buildMember(
  db: Db,
  row: Omit<Row<typeof companyMembers>, "userId"> & { companyId: string },
  user: Row<typeof users> = {},
) {
  const account = await buildUser(db, { role: "recruiter", ...user });
  const values = { role: "recruiter" as const, joinedAt: new Date(), ...row, userId: account.id };
  await db.insert(companyMembers).values(values);
  return account;
}

/** An invitation whose letter is out: its link has the token of this hash. */
export const buildInvitation = async (
  db: Db,
  row: Pick<InferInsertModel<typeof companyInvitations>, "companyId" | "invitedBy" | "tokenHash"> &
    Row<typeof companyInvitations>,
) => {
  made += 1;
  const values = {
    email: `invited-${made}@example.com`,
    role: "recruiter" as const,
    expiresAt: new Date(Date.now() + 60 * 60 * 1000),
    ...row,
  };
  return only(await db.insert(companyInvitations).values(values).returning());
};

/** Somebody on the hiring team of a job. */
export const buildReviewer = async (db: Db, row: InferInsertModel<typeof jobReviewers>) => {
  await db.insert(jobReviewers).values(row);
};

/** An open job, posted by a new recruiter at a new company. */
export const buildJob = async (db: Db, row: Row<typeof jobs> = {}) =>
  only(await buildJobs(db, [row]));

/** Many jobs at once, all by the same recruiter at the same company where they name none. */
export async function buildJobs(db: Db, rows: Row<typeof jobs>[]) {
  const [first = {}] = rows;
  const companyId = first.companyId ?? (await buildCompany(db)).id;
  const postedBy = first.postedBy ?? (await buildUser(db, { role: "recruiter" })).id;
  const values = rows.map((row) => ({
    title: "Staff Engineer",
    description: "Build what candidates see first.",
    location: "Lisbon",
    type: "full-time" as const,
    experienceLevel: "senior" as const,
    category: "technology" as const,
    ...row,
    companyId: row.companyId ?? companyId,
    postedBy: row.postedBy ?? postedBy,
  }));
  const added: (typeof jobs.$inferSelect & { postedBy: string })[] = [];
  // One statement must not take longer than a busy machine is given for it.
  for (let from = 0; from < values.length; from += 1_000)
    added.push(
      ...(await db
        .insert(jobs)
        .values(values.slice(from, from + 1_000))
        .returning()
        .then((inserted) =>
          inserted.map((row) => ({ ...row, postedBy: row.postedBy ?? postedBy })),
        )),
    );
  return added;
}

export async function buildProfile(db: Db, row: Row<typeof candidateProfiles> = {}) {
  const values = {
    title: "Engineer",
    summary: "Ten years of web applications.",
    skills: ["TypeScript"],
    experience: [],
    education: [],
    location: "Porto",
    ...row,
    userId: row.userId ?? (await buildUser(db)).id,
  };
  return only(await db.insert(candidateProfiles).values(values).returning());
}

/** A registered PDF. Its bytes are stored where `files` is given. */
export async function buildResume(db: Db, row: Row<typeof uploads> = {}, files?: FileStore) {
  const content = pdfOf("Ada Moreau");
  const values = {
    filename: "resume.pdf",
    contentType: resumeTypes.pdf,
    bytes: content.length,
    registeredAt: new Date(),
    ...row,
    ownerId: row.ownerId ?? (await buildUser(db)).id,
  };
  const resume = only(await db.insert(uploads).values(values).returning());
  await files?.write(resume.id, Readable.from([content]), resumeMaximumBytes);
  return resume;
}

/** The number of uploads, registered or not. */
export const countUploads = (db: Db) => db.$count(uploads);

const isAnswer = (status: string | undefined) =>
  answeringStatuses.some((answering) => answering === status);

/** An application with its history and its place in the job's count, as the product leaves them. */
export async function buildApplication(db: Db, row: Row<typeof applications> = {}) {
  const candidateId = row.candidateId ?? (await buildUser(db)).id;
  const values = {
    coverLetter: "I would like to join you.",
    ...(isAnswer(row.status) && { answeredAt: row.appliedAt ?? new Date() }),
    ...row,
    candidateId,
    jobId: row.jobId ?? (await buildJob(db)).id,
    resumeId: row.resumeId ?? (await buildResume(db, { ownerId: candidateId })).id,
  };
  const application = only(await db.insert(applications).values(values).returning());
  const { jobId, appliedAt: at } = application;
  await record(db, [
    { type: "sent", application, side: "candidate", actorId: candidateId, at, data: {} },
  ]);
  await db
    .update(jobs)
    .set({ applicantCount: sql`${jobs.applicantCount} + 1` })
    .where(eq(jobs.id, jobId));
  return { ...application, candidateId, resumeId: values.resumeId };
}

function only<Item>([item]: Item[]): Item {
  if (item === undefined) throw new Error("Nothing was inserted");
  return item;
}
