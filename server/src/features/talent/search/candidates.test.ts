// Who is found, by whom, and what of them is shown.
import type { Candidate } from "@rolecall/contract/talent/candidates.schemas.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { placeJobs } from "#features/jobs/placing/job-places.service.ts";
import { buildCompany, buildJob, buildMember, buildUser } from "#test/build.ts";
import { changeCompany, changeUser } from "#test/change.ts";
import { startApp } from "#test/start-app.ts";
import { buildTalentScene } from "#test/talent/talent-scene.ts";

const services = await startApp();
const { as, anonymous, db } = services;
beforeAll(() => placeJobs(db), 120_000);

const post = (title: string, company: string, startDate: string, endDate: string | null) => ({
  title,
  company,
  startDate,
  endDate,
});

describe("who searches", () => {
  test("is a recruiter or a company, with a company", async () => {
    const candidate = await buildUser(db);
    expect((await anonymous.get("/api/candidates")).status).toBe(401);
    const asCandidate = await as(candidate).get<string>("/api/candidates");
    expect([asCandidate.status, asCandidate.body]).toEqual([
      403,
      "You need recruiter or company access to search candidates.",
    ]);
    const alone = await buildUser(db, { role: "recruiter" });
    const { id: companyId } = await buildCompany(db);
    const reviewer = await buildMember(db, { companyId, role: "reviewer" });
    for (const who of [alone, reviewer]) {
      const { status, body } = await as(who).get<string>("/api/candidates");
      expect([status, body]).toEqual([403, "You need a company to search candidates."]);
    }
  });

  test("chooses one of several companies", async () => {
    const { company } = await buildTalentScene(services);
    const owner = await buildMember(db, { companyId: company.id });
    await buildCompany(db, { ownerId: owner.id });
    const ask = (query = {}) => as(owner).get<string>("/api/candidates", { query });
    const several = await ask();
    expect([several.status, several.body]).toEqual([400, "Choose a company"]);
    expect((await ask({ companyId: company.id })).status).toBe(200);
    expect((await ask({ companyId: (await buildCompany(db)).id })).status).toBe(403);
  });

  test("asks about a job that they manage", async () => {
    const scene = await buildTalentScene(services);
    const foreign = await buildJob(db);
    expect((await scene.search({ jobId: foreign.id })).status).toBe(403);
    expect((await scene.search({ jobId: crypto.randomUUID() })).status).toBe(404);
  });
});

describe("who is found", () => {
  test("is nobody at first, then by verified companies, then by all, and nobody again", async () => {
    const scene = await buildTalentScene(services);
    const ada = await scene.person({ title: "Signaller of Murano" });
    const one = { query: "Murano" };
    const settings = await as(ada).get("/api/profile/findable");
    expect(settings.body).toEqual({ to: "nobody", except: [] });
    expect(await scene.titles(one)).toEqual([]);
    await scene.letBeFound(ada, "verified");
    expect(await scene.titles(one)).toEqual([]);
    await changeCompany(db, scene.company.id, { verifiedAt: new Date() });
    expect(await scene.titles(one)).toEqual(["Signaller of Murano"]);
    await changeCompany(db, scene.company.id, { verifiedAt: null });
    await scene.letBeFound(ada, "all");
    const { headers } = await scene.search(one);
    expect(headers["x-total-count"]).toBe("1");
    await scene.letBeFound(ada, "nobody");
    const gone = await scene.search(one);
    expect([gone.body, gone.headers["x-total-count"]]).toEqual([[], "0"]);
  });

  test("is not found by companies that they leave out, nor by who belongs to one of these", async () => {
    const scene = await buildTalentScene(services);
    const ada = await scene.found({ title: "Weaver of Arras" });
    const id = await scene.idOf("Weaver of Arras");
    const other = await buildCompany(db);
    const both = await buildMember(db, { companyId: scene.company.id });
    await scene.letBeFound(ada, "all", [other.id]);
    expect(await scene.titles({ query: "Arras" }, both)).toEqual(["Weaver of Arras"]);
    await buildMember(db, { companyId: other.id }, {});
    const settings = await as(ada).get("/api/profile/findable");
    expect(settings.body).toEqual({ to: "all", except: [other.id] });

    await scene.letBeFound(ada, "all", [scene.company.id]);
    expect(await scene.titles({ query: "Arras" })).toEqual([]);
    for (const path of [
      `/api/candidates/${id}`,
      `/api/candidates/${id}/match?jobId=${scene.job.id}`,
    ]) {
      const { status, body } = await as(scene.recruiter).get<string>(path);
      expect([status, body]).toEqual([404, "Candidate not found"]);
    }
    const unknown = await as(ada).put<string>("/api/profile/findable", {
      body: { to: "all", except: [crypto.randomUUID()] },
    });
    expect([unknown.status, unknown.body]).toEqual([400, "Unknown company"]);
  });

  test.each([
    ["Acme, Inc.", "ACME"],
    ["The Acme Company", "acme"],
    ["Glaserei Müller GmbH & Co. KG", "Glaserei Muller"],
    ["Kiln L.L.C.", "Kiln Ltd"],
  ])("who worked for '%s' is not found by '%s'", async (worked, name) => {
    const scene = await buildTalentScene(services);
    await scene.found({
      title: `Potter at ${worked}`,
      experience: [post("Potter", worked, "2019", null)],
    });
    await scene.found({ title: "Free potter", experience: [post("Potter", "Klin", "2019", null)] });
    await changeCompany(db, scene.company.id, { name });
    expect(await scene.titles({ query: "potter" })).not.toContain(`Potter at ${worked}`);
    expect(await scene.titles({ query: "potter" })).toContain("Free potter");
  });

  test("who names an employer in a line of text is not found by it, nor is a member by their own company", async () => {
    const scene = await buildTalentScene(services);
    await scene.found({
      title: "Tanner",
      experience: ["Hides for Bell Rock since 2012", "Nothing else"],
    });
    expect(await scene.titles({ query: "tanner" })).toEqual(["Tanner"]);
    await changeCompany(db, scene.company.id, { name: "Bell Rock, Inc" });
    expect(await scene.titles({ query: "tanner" })).toEqual([]);
    const body = { title: "Tanner who hires", summary: "x", skills: ["Hides"], location: "Graz" };
    await as(scene.recruiter).post("/api/profile", { body });
    await scene.letBeFound(scene.recruiter);
    expect(await scene.titles({ query: "tanner" })).toEqual([]);
    const other = await buildTalentScene(services);
    expect(await other.titles({ query: "hires" })).toEqual(["Tanner who hires"]);
  });

  test("who is leaving or suspended is not found", async () => {
    const scene = await buildTalentScene(services);
    const ada = await scene.found({ title: "Cooper" });
    const one = { query: "cooper" };
    expect(await scene.titles(one)).toEqual(["Cooper"]);
    await changeUser(db, ada.id, { eraseAt: new Date(Date.now() + 60_000) });
    expect(await scene.titles(one)).toEqual([]);
    await changeUser(db, ada.id, { eraseAt: null, suspendedAt: new Date() });
    expect(await scene.titles(one)).toEqual([]);
  });
});

describe("what is searched", () => {
  test("words, skills, levels and places narrow the list", async () => {
    const scene = await buildTalentScene(services);
    const year = new Date().getUTCFullYear();
    await scene.found({ title: "Novice of Zug", skills: ["JS"], location: "Boise, ID" });
    await scene.found({
      title: "Adept of Zug",
      skills: ["Go"],
      location: "Nampa, Idaho",
      experience: [post("Developer", "Kiln", String(year - 3), null)],
    });
    await scene.found({
      title: "Elder of Zug",
      skills: ["Marquetry"],
      location: "Lisbon",
      experience: [post("Developer", "Kiln", String(year - 9), null)],
    });
    await scene.found({
      title: "Chief Technology Officer of Zug",
      skills: ["Go"],
      location: "the moon",
    });
    const all = { query: "zug" };
    const titles = (query: Record<string, string | number>) => scene.titles({ ...all, ...query });
    expect(await titles({})).toHaveLength(4);
    expect(await titles({ query: "zug adept" })).toEqual(["Adept of Zug"]);
    expect(await titles({ query: "%" })).toEqual([]);
    expect(await titles({ skill: "javascript" })).toEqual(["Novice of Zug"]);
    expect(await titles({ skill: "MARQUETRY" })).toEqual(["Elder of Zug"]);
    expect(await titles({ experienceLevel: "entry" })).toEqual(["Novice of Zug"]);
    expect(await titles({ experienceLevel: "mid" })).toEqual(["Adept of Zug"]);
    expect(await titles({ experienceLevel: "senior" })).toEqual(["Elder of Zug"]);
    expect(await titles({ experienceLevel: "executive" })).toEqual([
      "Chief Technology Officer of Zug",
    ]);
    expect(await titles({ location: "Portugal" })).toEqual(["Elder of Zug"]);
    expect(await titles({ location: "moon" })).toEqual(["Chief Technology Officer of Zug"]);
    expect(await titles({ location: "Boise, ID", within: 50 })).toEqual([
      "Adept of Zug",
      "Novice of Zug",
    ]);
    expect(await titles({ location: "Boise, ID", within: 5 })).toEqual(["Novice of Zug"]);
    const nowhere = await scene.search({ location: "the moon", within: 5 });
    expect(nowhere.status).toBe(400);
    const second = await scene.search({ ...all, page: 2, limit: 3 });
    expect([second.body.length, second.headers["x-total-count"]]).toEqual([1, "4"]);
    expect((await scene.search({ limit: 51 })).status).toBe(400);
  });

  test("neither names nor addresses find anybody, and a change counts at once", async () => {
    const scene = await buildTalentScene(services);
    const ada = await scene.found({
      title: "Glazier of Ulm",
      summary: "Ada Lovelace cuts glass. Write to ada.l@ulm.example.",
      phoneNumber: "+49 731 555 1234",
    });
    for (const query of [
      "lovelace",
      "ada",
      ada.email ?? "",
      "ada.l@ulm.example",
      "5551234",
      ada.username,
    ])
      expect([query, await scene.titles({ query })]).toEqual([query, []]);
    const { body: profile } = await as(ada).get<object>("/api/profile");
    await as(ada).put("/api/profile", { body: { ...profile, title: "Glazier of Bern" } });
    expect(await scene.titles({ query: "ulm" })).toEqual([]);
    expect(await scene.titles({ query: "bern" })).toEqual(["Glazier of Bern"]);
    await as(ada).patch("/api/auth/user", { body: { lastName: "Bern" } });
    expect(await scene.titles({ query: "bern" })).toEqual([]);
  });
});

describe("what is shown", () => {
  test("has no name, address, number or link, and no years of education", async () => {
    const scene = await buildTalentScene(services);
    const ada = await scene.found(
      {
        title: "Lovelace, Bookbinder",
        summary:
          `I am Ada Lovelace (ADA to friends). Mail ada@books.example, call +1 (208) 555-0142, 208.555.0142 or 503-555-0199 at work, ` +
          `see https://ada.example/x, www.ada.example, linkedin.com/in/ada and lovelace.dev. 2015 - 2019 I bound books. ${"Long. ".repeat(80)}`,
        skills: ["Gilding", "ASP.NET"],
        location: "Boise, ID",
        experience: [
          post("Binder", "Lovelace & Daughters", "2015", "2019"),
          "Apprentice of Ada (2010 - 2014)",
        ],
        education: [
          { degree: "BA", field: "Books", school: "Porto", year: 2009 },
          "Evening school, 2008",
          "Diploma '04, class of 2004",
        ],
        phoneNumber: "2085550142",
      },
      { firstName: "Ada", lastName: "Lovelace" },
    );
    const [listed] = (await scene.search({ query: "bookbinder" })).body;
    expect(Object.keys(listed ?? {}).toSorted()).toEqual(
      "contact education experience experienceLevel id location request skills summary title".split(
        " ",
      ),
    );
    expect(listed).toMatchObject({
      experience: null,
      education: null,
      contact: null,
      request: null,
    });
    expect([...(listed?.summary ?? "")]).toHaveLength(300);
    const { body } = await as(scene.recruiter).get<Candidate>(`/api/candidates/${listed?.id}`);
    const { id, ...told } = body;
    expect(id).not.toBe(ada.id);
    // Without the id, whose random digits may be anybody's.
    const text = JSON.stringify(told);
    for (const hidden of [
      /ada(?!e)/i,
      /lovelace/i,
      /208/,
      /0142/,
      /0199/,
      /example/,
      /linkedin/,
      /2009/,
      /2008/,
    ])
      expect(text).not.toMatch(hidden);
    expect(body.title).toBe("…, Bookbinder");
    expect(body.skills).toEqual(["Gilding", "ASP.NET"]);
    expect(body.summary).toContain("2015 - 2019 I bound books.");
    expect(body.experience).toEqual([
      { title: "Binder", company: "… & Daughters", startDate: "2015", endDate: "2019" },
      "Apprentice of … (2010 - 2014)",
    ]);
    expect(body.education).toEqual([
      { degree: "BA", field: "Books", school: "Porto" },
      "Evening school",
      "Diploma",
    ]);
  });
});

describe("a search for a job", () => {
  test("has the best first with the candidate's own score, and who has none last", async () => {
    const scene = await buildTalentScene(services);
    const jobId = scene.job.id;
    const best = await scene.found({
      title: "Frontend Engineer",
      summary: "Quoin. I build web interfaces.",
    });
    await scene.found({ title: "Blacksmith", summary: "Quoin. Iron.", skills: ["Forging"] });
    await scene.found({ title: "Qqq", summary: "Quoin", skills: ["Zzzz"], location: "Nowhere" });
    const { body } = await scene.search({ jobId, query: "quoin" });
    expect(body.map(({ title }) => title)).toEqual(["Frontend Engineer", "Blacksmith", "Qqq"]);
    expect(body.at(-1)?.matchScore).toBeNull();
    const { body: own } = await as(best).get<{ score: number }>(`/api/jobs/${jobId}/match`);
    expect(body[0]?.matchScore).toBe(own.score);
    const path = `/api/candidates/${body[0]?.id}/match`;
    const match = await as(scene.recruiter).get<Record<string, unknown>>(path, {
      query: { jobId },
    });
    expect(Object.keys(match.body).toSorted()).toEqual(["reasons", "score", "version"]);
    expect(match.body["score"]).toBe(own.score);
    expect((await as(scene.recruiter).get(path)).status).toBe(400);
    const second = await scene.search({ jobId, query: "quoin", page: 2, limit: 2 });
    expect(second.body.map(({ title }) => title)).toEqual(["Qqq"]);
  });
});
