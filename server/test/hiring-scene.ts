import { Readable } from "node:stream";
import { resumeTypes } from "@rolecall/contract/resumes/resumes.ts";
import type { Services } from "#services.ts";
import {
  buildApplication,
  buildCompany,
  buildJob,
  buildProfile,
  buildResume,
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
 * A job that an applicant applied to, with their profile and resume. The recruiter who posted it and
 * the owner of its company manage it. Beside them stands one of each role who has nothing to do with
 * it, and another job that nobody applied to yet.
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
  };
  const employer = await buildCompany(db, { ownerId: people.owner.id });
  const job = await buildJob(db, { postedBy: people.manager.id, companyId: employer.id });
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
  return { people, employer, job, otherJob, resume, application };
}

export type HiringScene = Awaited<ReturnType<typeof buildHiringScene>>;
/** Somebody of the scene, or a caller who is not signed in. */
export type Caller = keyof HiringScene["people"] | "anonymous";
