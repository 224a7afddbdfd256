import type { Db } from "#db/db.ts";
import { buildCompany, buildJob, buildUser } from "./build.ts";

export const jobMissing = { status: 404, body: "Job not found" };
export const postingRefused = {
  status: 403,
  body: "You need recruiter or company access to post jobs.",
};

/** Builds a job with its poster, the owner of its company, and two users who do not manage it. */
export async function buildJobScene(db: Db, row: Parameters<typeof buildJob>[1] = {}) {
  const [recruiter, owner, candidate, stranger] = await Promise.all([
    buildUser(db, { role: "recruiter" }),
    buildUser(db, { role: "company" }),
    buildUser(db),
    buildUser(db, { role: "recruiter" }),
  ]);
  const company = await buildCompany(db, { ownerId: owner.id });
  const job = await buildJob(db, { postedBy: recruiter.id, companyId: company.id, ...row });
  return { recruiter, owner, candidate, stranger, company, job };
}
