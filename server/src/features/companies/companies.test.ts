import type {
  CompanyDetail,
  ListedCompany,
} from "@rolecall/contract/companies/companies.schemas.ts";
import type { CompanyDraft } from "@rolecall/contract/companies/company-draft.ts";
import type { Company } from "@rolecall/contract/companies/company.schemas.ts";
import { describe, expect, test } from "vitest";
import {
  buildApplication,
  buildCompanies,
  buildCompany,
  buildJob,
  buildJobs,
  buildUser,
} from "#test/build.ts";
import { auditEntriesOf } from "#test/database/audit-entries.ts";
import { startApp } from "#test/start-app.ts";

const { as, anonymous, db } = await startApp();

type User = { id: string };

const missing = { status: 404, body: "Company not found" };
const foreign = { status: 403, body: "Your role in this company does not allow this" };
const wrongRole = {
  status: 403,
  body: "You need recruiter or company access to manage companies.",
};
const yesterday = () => new Date(Date.now() - 24 * 60 * 60 * 1000);

const draft: CompanyDraft = {
  name: "Kestrel Optics",
  description: "Lenses.\nAnd prisms.",
  website: "https://kestrel.example",
  location: "Jena",
  industry: "Optics & Photonics",
  size: "51-200",
  logoUrl: "https://kestrel.example/logo.png",
};

const add = (user: User, body: unknown) => as(user).post<Company>("/api/companies", { body });
const patch = (user: User, id: string, body: unknown) =>
  as(user).patch<Company>(`/api/companies/${id}`, { body });

const list = async (query: Record<string, string | number> = {}) => {
  const { body, headers } = await anonymous.get<ListedCompany[]>("/api/companies", { query });
  return { companies: body, total: headers["x-total-count"], link: headers.link };
};

const namesOf = async (query: Record<string, string | number>) =>
  (await list(query)).companies.map(({ name }) => name);

describe("adding", () => {
  test.each(["recruiter", "company"] as const)("a %s adds a company, and owns it", async (role) => {
    const user = await buildUser(db, { role });
    const { status, body } = await add(user, draft);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...draft, ownerId: user.id });
    expect(await auditEntriesOf(db, body.id)).toMatchObject([
      { action: "company-created", actorId: user.id, changes: draft },
    ]);
  });

  test("a name is enough", async () => {
    const user = await buildUser(db, { role: "company" });
    const { body } = await add(user, { name: "Bare", website: " ", logoUrl: "" });
    expect(body).toMatchObject({ name: "Bare", description: null, website: null, logoUrl: null });
  });

  test("a candidate may not, nor someone signed out", async () => {
    expect(await add(await buildUser(db), draft)).toMatchObject(wrongRole);
    expect((await anonymous.post("/api/companies", { body: draft })).status).toBe(401);
  });

  test.each([
    [{ name: undefined }, "Company name is required"],
    [{ name: "  " }, "Company name is required"],
    [{ name: "\u200B" }, "Company name is required"],
    [{ name: "x".repeat(201) }, "Text is too long: at most 200 characters, 1 too many"],
    [{ website: "javascript:alert(1)" }, "Enter a valid website address"],
    [{ website: "ftp://kestrel.example" }, "Enter a valid website address"],
    [{ website: "kestrel" }, "Enter a valid website address"],
    [{ website: "https://kestrel.example/\n" }, "Enter a valid website address"],
    [{ website: "https://kestrel\r\n.example" }, "Enter a valid website address"],
    [{ website: "https://kestrel.example/\u202Efdp.exe" }, "Enter a valid website address"],
    [{ logoUrl: "data:image/png;base64,AA" }, "Enter a valid website address"],
    [{ description: "nul\0" }, "Text contains characters that cannot be stored"],
  ])("%j is refused", async (change, sentence) => {
    const user = await buildUser(db, { role: "company" });
    expect(await add(user, { ...draft, ...change })).toMatchObject({ status: 400, body: sentence });
  });

  test("keys that an owner may not set are ignored", async () => {
    const [user, other] = [await buildUser(db, { role: "company" }), await buildUser(db)];
    const forged = {
      id: crypto.randomUUID(),
      ownerId: other.id,
      createdAt: "2020-01-01T00:00:00Z",
    };
    const { body } = await add(user, { ...draft, ...forged });
    expect(body.ownerId).toBe(user.id);
    expect(body.id).not.toBe(forged.id);
    const edited = await patch(user, body.id, forged);
    expect(edited.body).toEqual(body);
  });
});

describe("editing", () => {
  const ownedBy = (ownerId: string) => buildCompany(db, { ownerId, size: "1-10" });

  test("the owner changes some fields, and the rest stays", async () => {
    const owner = await buildUser(db, { role: "company" });
    const { id } = await ownedBy(owner.id);
    const { status, body } = await patch(owner, id, { name: "Kestrel", website: null });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: "Kestrel", website: null, size: "1-10" });
    expect((await anonymous.get<CompanyDetail>(`/api/companies/${id}`)).body.name).toBe("Kestrel");
  });

  test("nobody else may, not even posters of its jobs", async () => {
    const recruiter = await buildUser(db, { role: "recruiter" });
    const { id } = await ownedBy((await buildUser(db, { role: "company" })).id);
    await buildJob(db, { companyId: id, postedBy: recruiter.id });
    expect(await patch(recruiter, id, { name: "Mine" })).toMatchObject(foreign);
    expect(await patch(await buildUser(db), id, { name: "Mine" })).toMatchObject(foreign);
    expect((await anonymous.patch(`/api/companies/${id}`, { body: {} })).status).toBe(401);
  });

  test("an owner who became a candidate may no longer", async () => {
    const user = await buildUser(db);
    const { id } = await ownedBy(user.id);
    expect(await patch(user, id, { name: "Mine" })).toMatchObject(foreign);
  });

  test("bad input is reported before a missing company, and that before a foreign one", async () => {
    const user = await buildUser(db, { role: "company" });
    const refused = { status: 400, body: "Company name is required" };
    expect(await patch(user, crypto.randomUUID(), { name: "" })).toMatchObject(refused);
    expect(await patch(user, crypto.randomUUID(), { name: "x" })).toMatchObject(missing);
    expect(await patch(user, "42", { name: "x" })).toMatchObject(missing);
  });

  test("every change is recorded with its author, and an edit without a change is not", async () => {
    const owner = await buildUser(db, { role: "company" });
    const company = await ownedBy(owner.id);
    await patch(owner, company.id, { name: company.name, size: "11-50" });
    await patch(owner, company.id, { size: "11-50" });
    const [entry, ...more] = await auditEntriesOf(db, company.id);
    expect(entry).toMatchObject({ action: "company-edited", actorId: owner.id });
    expect(entry?.changes).toEqual({ size: "11-50" });
    expect(more).toEqual([]);
  });
});

describe("the directory", () => {
  test("is sorted by name, without regard to case and accents", async () => {
    const industry = "Sorting";
    for (const name of ["zeta", "Émile", "alpha", "Eva", "Beta", "emil"])
      await buildCompany(db, { name, industry });
    expect(await namesOf({ industry })).toEqual(["alpha", "Beta", "emil", "Émile", "Eva", "zeta"]);
  });

  test("is searched by name and description, and by industry, in part and any case", async () => {
    await buildCompany(db, { name: "Corvus", description: "Ravens at WORK", industry: "Aviation" });
    await buildCompany(db, { name: "Raven_100%", industry: "Space Aviation" });
    await buildCompany(db, { name: "Sparrow", description: null, industry: null });
    expect(await namesOf({ query: "raven" })).toEqual(["Corvus", "Raven_100%"]);
    expect(await namesOf({ query: " at work " })).toEqual(["Corvus"]);
    expect(await namesOf({ query: "raven", industry: "SPACE" })).toEqual(["Raven_100%"]);
    expect(await namesOf({ query: "raven", industry: "all" })).toHaveLength(2);
    expect(await namesOf({ industry: "aviation" })).toEqual(["Corvus", "Raven_100%"]);
    expect(await namesOf({ query: "_1" })).toEqual(["Raven_100%"]);
    expect(await namesOf({ query: "0%" })).toEqual(["Raven_100%"]);
    expect(await namesOf({ query: "\\" })).toEqual([]);
    expect(await namesOf({ query: "raven sparrow" })).toEqual([]);
  });

  test("finds names in whichever way their characters are written", async () => {
    const industry = "Typography";
    for (const name of ["Ａｃｍｅ Types", "Acme Cafe\u0301", "acme ﬁnish"])
      await buildCompany(db, { name, industry });
    expect(await namesOf({ industry, query: "acme" })).toHaveLength(3);
    expect(await namesOf({ industry, query: "ＡＣＭＥ" })).toHaveLength(3);
    expect(await namesOf({ industry, query: "CAFÉ" })).toEqual(["Acme Cafe\u0301"]);
    expect(await namesOf({ industry, query: "Fi" })).toEqual(["acme ﬁnish"]);
    expect(await namesOf({ industry, query: "％" })).toEqual([]);
  });

  test("shows each company's open jobs: their number, and the newest twenty", async () => {
    const company = await buildCompany(db, { name: "Many Doors", industry: "Doors" });
    const empty = await buildCompany(db, { name: "No Doors", industry: "Doors" });
    const posted = { companyId: company.id };
    const open = await buildJobs(
      db,
      Array.from({ length: 22 }, (_, index) => ({
        ...posted,
        createdAt: new Date(Date.UTC(2026, 0, 1 + index)),
      })),
    );
    await buildJob(db, { ...posted, isActive: false });
    await buildJob(db, { ...posted, deadline: yesterday() });

    const { companies: found } = await list({ industry: "doors" });
    expect(found.map(({ name, activeJobCount }) => [name, activeJobCount])).toEqual([
      ["Many Doors", 22],
      ["No Doors", 0],
    ]);
    const newest = open.map(({ id }) => id).toReversed();
    expect(found[0]?.jobs?.map(({ id }) => id)).toEqual(newest.slice(0, 20));
    expect(found[1]).toMatchObject({ id: empty.id, jobs: [] });

    const { companies: alone } = await list({ industry: "doors", withoutJobs: "true" });
    expect(alone.map((listed) => ({ ...listed, jobs: [] }))).toEqual(
      found.map((listed) => ({ ...listed, jobs: [] })),
    );
    expect(alone.flatMap(Object.keys)).not.toContain("jobs");

    const { body } = await anonymous.get<CompanyDetail>(`/api/companies/${company.id}`);
    expect(body.jobs.map(({ id }) => id)).toEqual(newest);
    expect(body.activeJobCount).toBe(22);
  });

  test("comes whole, or in pages that do not overlap", async () => {
    for (let index = 0; index < 5; index += 1)
      await buildCompany(db, { name: "Twin", industry: "Cloning" });
    const whole = await list({ industry: "cloning" });
    expect(whole).toMatchObject({ total: "5", link: undefined });
    const pages = await Promise.all(
      [1, 2, 3].map((page) => list({ industry: "cloning", limit: 2, page })),
    );
    expect(pages.map(({ total }) => total)).toEqual(["5", "5", "5"]);
    expect(pages[0]?.link).toMatch(/page=2&after=[-0-9a-f]+>; rel="next"/);
    expect(pages[2]?.link).not.toContain("next");
    const ids = pages.flatMap((page) => page.companies.map(({ id }) => id));
    expect(ids).toEqual(whole.companies.map(({ id }) => id));
  });

  test("without a limit stops at a thousand, and says how many there are", async () => {
    const legion = Array.from({ length: 1_001 }, () => ({ name: "Legion", industry: "Legions" }));
    await buildCompanies(db, legion);
    const { companies: found, total, link } = await list({ industry: "legions" });
    expect(found).toHaveLength(1_000);
    expect(total).toBe("1001");
    expect(link).toMatch(/page=2&after=[-0-9a-f]+>; rel="next"/);
  });

  test.each([
    [{ limit: 1_001 }, "Limit must be from 1 to 1000"],
    [{ page: "first" }, "Page must be a whole number"],
    [{ query: "x".repeat(301) }, "Text is too long: at most 300 characters, 1 too many"],
  ])("%j is refused", async (query: Record<string, string | number>, sentence) => {
    const answer = await anonymous.get("/api/companies", { query });
    expect(answer).toMatchObject({ status: 400, body: sentence });
  });
});

describe("the industries", () => {
  test("are those of the directory, by name and each once", async () => {
    for (const industry of ["Zeppelins", "airships", "Airships", "Éclairs", "Zeppelins", null, ""])
      await buildCompany(db, { industry });
    const { status, body } = await anonymous.get<string[]>("/api/companies/industries");
    expect(status).toBe(200);
    const added = ["airships", "Airships", "Éclairs", "Zeppelins"];
    expect(body.filter((industry) => added.includes(industry))).toEqual(added);
    expect(body).not.toContain("");
  });
});

describe("one company", () => {
  test("carries its newest hundred open jobs, and says how many there are", async () => {
    const { id: companyId } = await buildCompany(db);
    await buildJobs(
      db,
      Array.from({ length: 101 }, (_, day) => ({
        companyId,
        createdAt: new Date(Date.UTC(2026, 0, 1 + day)),
      })),
    );
    const { body } = await anonymous.get<CompanyDetail>(`/api/companies/${companyId}`);
    expect(body.jobs).toHaveLength(100);
    expect(body.jobs.at(-1)?.createdAt).toBe("2026-01-02T00:00:00.000Z");
    expect(body.activeJobCount).toBe(101);
  });

  test("shows its owner to signed-in callers only", async () => {
    const owner = await buildUser(db, { role: "company", firstName: "Ines", lastName: "Duarte" });
    const { id } = await buildCompany(db, { ownerId: owner.id });
    const shown = { firstName: "Ines", lastName: "Duarte", email: owner.email };
    const path = `/api/companies/${id}`;
    expect((await as(await buildUser(db)).get<CompanyDetail>(path)).body.owner).toEqual(shown);
    const signedOut = await anonymous.get<CompanyDetail>(path);
    expect(signedOut.body.owner).toBeNull();
    expect(JSON.stringify(signedOut.body)).not.toContain("Duarte");
  });

  test("shows its jobs with the applications that the caller may see", async () => {
    const owner = await buildUser(db, { role: "company" });
    const company = await buildCompany(db, { ownerId: owner.id });
    const job = await buildJob(db, { companyId: company.id });
    const { id, candidateId } = await buildApplication(db, { jobId: job.id });
    const seenBy = async (user: User) =>
      (await as(user).get<CompanyDetail>(`/api/companies/${company.id}`)).body.jobs[0];
    const brief = [{ id, status: "pending" }];
    expect(await seenBy(owner)).toMatchObject({ applicantCount: 1, applications: brief });
    expect(await seenBy({ id: candidateId })).toMatchObject({ applications: brief });
    expect(await seenBy(await buildUser(db))).toMatchObject({ applications: [] });
  });

  test("without an owner is still there", async () => {
    const [orphan] = await buildCompanies(db, [{ name: "Orphan" }]);
    const { body } = await as(await buildUser(db)).get(`/api/companies/${orphan?.id}`);
    expect(body).toMatchObject({ name: "Orphan", ownerId: null, owner: null });
  });

  test.each([crypto.randomUUID(), "x"])("'%s' is none", async (id) => {
    expect(await anonymous.get(`/api/companies/${id}`)).toMatchObject(missing);
  });
});
