import { Readable } from "node:stream";
import { resumeTypes } from "@rolecall/contract/resumes/resumes.ts";
import type { Db } from "#db/db.ts";
import { hashOfInvitation } from "#features/teams/letters/secrets.ts";
import type { Services } from "#services.ts";
import {
  buildApplication,
  buildCompany,
  buildInvitation,
  buildJob,
  buildMember,
  buildProfile,
  buildResume,
  buildReviewer,
  buildUser,
} from "./build.ts";
import { docxOf } from "./files/resume-files.ts";

/** Words that stand nowhere else: only some may ever read them. */
export const privateWords = {
  letter: "dear-hiring-manager",
  applicantEmail: "applicant-private@",
  ownerEmail: "owner-private@",
  resume: "years-of-glassblowing",
};

/**
 * A job that an applicant applied to, with their profile and resume. Managers: the recruiter who
 * posted it and is no member of its company, the owner, an admin and a colleague. One reviewer
 * reviews it, another one reviews another job of the company. Besides there are a user of each role
 * without access, an invited user, a former member, a member whose account is a candidate's now,
 * and another job without applications.
 */
export async function buildHiringScene({ db, files }: Pick<Services, "db" | "files">) {
  const host = `${crypto.randomUUID()}.example`;
  const people = {
    applicant: await buildUser(db, { email: privateWords.applicantEmail + host }),
    candidate: await buildUser(db),
    manager: await buildUser(db, { role: "recruiter" }),
    recruiter: await buildUser(db, { role: "recruiter" }),
    owner: await buildUser(db, { role: "company", email: privateWords.ownerEmail + host }),
    company: await buildUser(db, { role: "company" }),
    administrator: await buildUser(db, { administratorSince: new Date() }),
  };
  const employer = await buildCompany(db, { ownerId: people.owner.id });
  const companyId = employer.id;
  const job = await buildJob(db, { postedBy: people.manager.id, companyId });
  const team = await buildTeam(db, { companyId, jobId: job.id, ownerId: people.owner.id });
  const otherJob = await buildJob(db);
  const resume = await buildResume(db, {
    ownerId: people.applicant.id,
    filename: "resume.docx",
    contentType: resumeTypes.docx,
  });
  const content = docxOf(privateWords.resume);
  await files.write(resume.id, Readable.from([content]), content.length);
  await buildProfile(db, { userId: people.applicant.id });
  const application = await buildApplication(db, {
    jobId: job.id,
    candidateId: people.applicant.id,
    resumeId: resume.id,
    coverLetter: privateWords.letter,
  });
  return {
    people: { ...people, ...team.people },
    invitation: team.invitation,
    employer,
    job,
    otherJob,
    resume,
    application,
  };
}

/** Users with another relation to the company than its owner. */
async function buildTeam(
  db: Db,
  { companyId, jobId, ownerId }: { companyId: string; jobId: string; ownerId: string },
) {
  const people = {
    admin: await buildMember(db, { companyId, role: "admin" }),
    colleague: await buildMember(db, { companyId, role: "recruiter" }),
    reviewer: await buildMember(db, { companyId, role: "reviewer" }),
    otherReviewer: await buildMember(db, { companyId, role: "reviewer" }),
    invited: await buildUser(db, { role: "recruiter" }),
    former: await buildUser(db, { role: "recruiter" }),
    demoted: await buildMember(db, { companyId, role: "admin" }, { role: "candidate" }),
  };
  const otherJob = await buildJob(db, { companyId, postedBy: ownerId });
  // Jobs of a former member belong to the team alone.
  await buildJob(db, { companyId, postedBy: people.former.id, isTeamsAlone: true });
  await buildReviewer(db, { jobId, userId: people.reviewer.id });
  await buildReviewer(db, { jobId: otherJob.id, userId: people.otherReviewer.id });
  const token = crypto.randomUUID();
  const row = await buildInvitation(db, {
    companyId,
    invitedBy: ownerId,
    tokenHash: hashOfInvitation(token),
  });
  return { people, invitation: { id: row.id, token } };
}

export type HiringScene = Awaited<ReturnType<typeof buildHiringScene>>;
/** A person of the scene, or a signed-out caller. */
export type Caller = keyof HiringScene["people"] | "anonymous";
