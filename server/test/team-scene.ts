import type { Db } from "#db/db.ts";
import { buildCompany, buildJob, buildMember, buildUser } from "./build.ts";

export const roleRefused = { status: 403, body: "Your role in this company does not allow this" };

/** A company with one member of each role, and a job that its recruiter posted. */
export async function buildTeamScene(db: Db, row: Parameters<typeof buildCompany>[1] = {}) {
  const owner = await buildUser(db, { role: "company" });
  const company = await buildCompany(db, { ownerId: owner.id, ...row });
  const companyId = company.id;
  const admin = await buildMember(db, { companyId, role: "admin" });
  const recruiter = await buildMember(db, { companyId, role: "recruiter" });
  const reviewer = await buildMember(db, { companyId, role: "reviewer" });
  const stranger = await buildUser(db, { role: "recruiter" });
  const job = await buildJob(db, { companyId, postedBy: recruiter.id });
  return {
    owner,
    admin,
    recruiter,
    reviewer,
    stranger,
    company,
    job,
    path: `/api/companies/${companyId}`,
  };
}

/** The token in the newest letter that invites. */
export const tokenIn = (letters: { text: string }[]): string =>
  letters.flatMap(({ text }) => /\/invitations\/([\w-]+)/.exec(text)?.[1] ?? []).at(-1) ?? "";
