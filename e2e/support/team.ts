import { expect } from "@playwright/test";
import { linkInLetterTo } from "./letters.ts";
import type { Person, SignUp } from "./people.ts";

/** A company's owner, and a colleague who joined it by a letter. */
export const teamOfTwo = async (
  signUp: SignUp,
  dataDir: string,
  role: "recruiter" | "reviewer",
): Promise<{ owner: Person; colleague: Person; companyId: string }> => {
  const owner = await signUp({ role: "recruiter", firstName: "Olga", lastName: "Brandt" });
  const company = await owner.makeCompany({ name: "Fog Horn Works" });
  const colleague = await signUp({ role: "recruiter", firstName: "Kaja", lastName: "Moe" });
  const email = `colleague.${crypto.randomUUID()}@example.org`;
  await owner.request.post(`/api/companies/${company.id}/invitations`, { data: { email, role } });
  const letter = /\/invitations\/[\w-]+/;
  await expect.poll(() => linkInLetterTo(email, dataDir, letter)).not.toBe("");
  const link = await linkInLetterTo(email, dataDir, letter);
  const token = link.slice(link.lastIndexOf("/") + 1);
  const joined = await colleague.request.post(`/api/invitations/${token}/accept`);
  expect(joined.status()).toBe(200);
  return { owner, colleague, companyId: company.id };
};

export const addReviewer = (owner: Person, job: { id: string }, { user }: Person) =>
  owner.request.put(`/api/jobs/${job.id}/team/${user.id}`);
