import type { Candidate } from "@rolecall/contract/talent/candidates.schemas.ts";
import { buildCompany, buildJob, buildMember, buildUser } from "#test/build.ts";
import type { CallOptions } from "#test/client.ts";
import type { TestApp } from "#test/start-app.ts";

type Fields = Record<string, unknown>;

const draft = {
  title: "Frontend Developer",
  summary: "I build interfaces for clinics.",
  skills: ["React", "TypeScript"],
  location: "Boise, ID",
};

/** A company with somebody who searches for it, and people who let themselves be found. */
export async function buildTalentScene({ as, db }: Pick<TestApp, "as" | "db">) {
  const company = await buildCompany(db, { name: `Bell ${crypto.randomUUID()}` });
  const recruiter = await buildMember(db, { companyId: company.id });
  const job = await buildJob(db, {
    companyId: company.id,
    postedBy: recruiter.id,
    title: "Frontend Engineer",
    description: "You build web interfaces for hospitals.",
    requirements: "React and TypeScript\nGraphQL is a plus",
    experienceLevel: "mid",
    location: "Boise, ID",
  });
  const person = async (profile: Fields = {}, user: Parameters<typeof buildUser>[1] = {}) => {
    const account = await buildUser(db, { firstName: "Ada", lastName: "Lovelace", ...user });
    const { status, body } = await as(account).post("/api/profile", {
      body: { ...draft, ...profile },
    });
    if (status !== 201) throw new Error(`The profile was refused: ${JSON.stringify(body)}`);
    return account;
  };
  const letBeFound = async (account: { id: string }, to = "all", except: string[] = []) => {
    const { status } = await as(account).put("/api/profile/findable", { body: { to, except } });
    if (status !== 200) throw new Error(`Being found was refused with ${status}`);
  };
  const found = async (profile: Fields = {}, user: Parameters<typeof buildUser>[1] = {}) => {
    const account = await person(profile, user);
    await letBeFound(account);
    return account;
  };
  const search = (query: CallOptions["query"] = {}, who: { id: string } = recruiter) =>
    as(who).get<Candidate[]>("/api/candidates", { query });
  const titles = async (query: CallOptions["query"] = {}, who: { id: string } = recruiter) =>
    (await search(query, who)).body.map(({ title }) => title).toSorted();
  /** The id by which companies know the one person of a title. */
  const idOf = async (title: string, who: { id: string } = recruiter) => {
    const one = (await search({ limit: 50 }, who)).body.find((each) => each.title === title);
    if (!one) throw new Error(`Nobody is called ${title}`);
    return one.id;
  };
  return { company, recruiter, job, person, letBeFound, found, search, titles, idOf };
}
