import type { JobDraft } from "@rolecall/contract/jobs/job-draft.ts";
import type { ListedJob } from "@rolecall/contract/jobs/job.schemas.ts";
import type { JobDetail } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { describe, expect, test } from "vitest";
import { buildCompany, buildUser } from "#test/build.ts";
import { auditEntriesOf } from "#test/database/audit-entries.ts";
import { buildJobScene, jobMissing, postingRefused } from "#test/job-scene.ts";
import { startApp } from "#test/start-app.ts";

const { as, anonymous, db } = await startApp();

type User = { id: string };

const foreign = { status: 403, body: "Your role in this company does not allow this" };
const hour = 60 * 60 * 1000;
const inAnHour = () => new Date(Date.now() + hour).toISOString();
const anHourAgo = () => new Date(Date.now() - hour);

const draftFor = (companyId: string): JobDraft => ({
  title: "Lighthouse Keeper",
  description: "Keep the light.\nMind the fog.",
  requirements: "No fear of heights",
  location: "Skagen",
  type: "full-time",
  experienceLevel: "mid",
  category: "operations",
  companyId,
  salaryMin: 50_000,
  salaryMax: 60_000,
});

const post = (user: User, body: unknown) => as(user).post<JobDetail>("/api/jobs", { body });
const patch = (user: User, id: string, body: unknown) =>
  as(user).patch<JobDetail>(`/api/jobs/${id}`, { body });

const scene = (row?: Parameters<typeof buildJobScene>[1]) => buildJobScene(db, row);

describe("posting", () => {
  test.each(["recruiter", "company"] as const)("a %s posts a job at any company", async (role) => {
    const user = await buildUser(db, { role });
    const company = await buildCompany(db, { name: "Skagen Harbour" });
    const draft = draftFor(company.id);
    const { status, body } = await post(user, { ...draft, deadline: inAnHour() });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...draft,
      postedBy: user.id,
      isActive: true,
      applicantCount: 0,
      applications: [],
      company: { id: company.id, name: "Skagen Harbour", ownerId: company.ownerId },
    });
    expect((await as(user).get(`/api/jobs/${body.id}`)).body).toEqual(body);
    const [newest] = (await anonymous.get<ListedJob[]>("/api/jobs")).body;
    expect(newest?.id).toBe(body.id);
  });

  test("a deadline that is a day is its last moment in UTC", async () => {
    const { recruiter, company } = await scene();
    const { body } = await post(recruiter, { ...draftFor(company.id), deadline: "2999-12-31" });
    expect(body.deadline).toBe("2999-12-31T23:59:59.999Z");
  });

  test("a candidate may not, nor someone signed out", async () => {
    const { candidate, company } = await scene();
    expect(await post(candidate, draftFor(company.id))).toMatchObject(postingRefused);
    const signedOut = await anonymous.post("/api/jobs", { body: draftFor(company.id) });
    expect(signedOut).toMatchObject({ status: 401, body: "Unauthorized" });
  });

  test.each([
    [{ title: "" }, "Job title is required"],
    [{ title: "x".repeat(201) }, "Text is too long: at most 200 characters, 1 too many"],
    [{ title: ["Keeper"] }, "Job title is required"],
    [{ title: "nul\0" }, "Text contains characters that cannot be stored"],
    [{ description: " \n" }, "Job description is required"],
    [{ location: undefined }, "Location is required"],
    [{ type: "gig" }, "Job type is required"],
    [{ experienceLevel: undefined }, "Experience level is required"],
    [{ category: null }, "Category is required"],
    [{ companyId: undefined }, "Company is required"],
    [{ companyId: "northwind" }, "Company is required"],
    [{ companyId: crypto.randomUUID() }, "Company is required"],
    [{ salaryMin: -1 }, "Minimum salary must be at least 0"],
    [{ salaryMax: -1 }, "Maximum salary must be at least 0"],
    [{ salaryMax: 2 ** 31 }, "Maximum salary is too large"],
    [{ salaryMin: 60_001 }, "Maximum salary must be greater than or equal to minimum salary"],
    [{ deadline: new Date(Date.now() - 1).toISOString() }, "Deadline must be in the future"],
    [{ deadline: "1899-12-31T00:00:00Z" }, "Deadline must be in the future"],
    [{ deadline: "+010000-01-01T00:00:00Z" }, "Enter a valid deadline"],
    [{ deadline: "soon" }, "Enter a valid deadline"],
    [{ isActive: "no" }, "Active must be true or false"],
  ])("%j is refused", async (change, sentence) => {
    const { recruiter, company } = await scene();
    const answer = await post(recruiter, { ...draftFor(company.id), ...change });
    expect(answer).toMatchObject({ status: 400, body: sentence });
  });

  test("everything that is wrong is said at once, each at its field", async () => {
    const { recruiter, company } = await scene();
    const { body } = await as(recruiter).post<{ errors: object[] }>("/api/jobs", {
      body: { ...draftFor(company.id), title: "", salaryMin: 60_001 },
      headers: { accept: "application/problem+json" },
    });
    expect(body.errors).toEqual([
      { path: "title", message: "Job title is required" },
      {
        path: "salaryMax",
        message: "Maximum salary must be greater than or equal to minimum salary",
      },
    ]);
  });

  test("optional fields may be left out, salaries may have one bound or be equal", async () => {
    const { recruiter, company } = await scene();
    const { requirements: _, salaryMin: __, salaryMax: ___, ...least } = draftFor(company.id);
    expect((await post(recruiter, least)).body).toMatchObject({
      requirements: null,
      salaryMin: null,
      salaryMax: null,
      deadline: null,
    });
    expect((await post(recruiter, { ...least, salaryMin: 0 })).status).toBe(201);
    expect((await post(recruiter, { ...least, salaryMax: 1 })).status).toBe(201);
    expect((await post(recruiter, { ...least, salaryMin: 1, salaryMax: 1 })).status).toBe(201);
  });

  test("a job that is posted as inactive is not on the board until it is reopened", async () => {
    const { recruiter, company } = await scene();
    const draft = { ...draftFor(company.id), title: "Foghorn Tuner", isActive: false };
    const { status, body } = await post(recruiter, draft);
    expect([status, body.isActive]).toEqual([201, false]);
    const find = () =>
      anonymous.get<ListedJob[]>("/api/jobs", { query: { query: "foghorn tuner" } });
    expect((await find()).body).toEqual([]);
    await patch(recruiter, body.id, { isActive: true });
    expect((await find()).body.map(({ id }) => id)).toEqual([body.id]);
  });

  test("keys that a poster may not set are ignored", async () => {
    const { recruiter, stranger, company } = await scene();
    const forged = {
      id: crypto.randomUUID(),
      postedBy: stranger.id,
      applicantCount: 99,
      createdAt: "2020-01-01T00:00:00Z",
    };
    const { body } = await post(recruiter, { ...draftFor(company.id), ...forged });
    expect(body).toMatchObject({ postedBy: recruiter.id, applicantCount: 0 });
    expect(body.id).not.toBe(forged.id);
    expect(body.createdAt > "2021").toBe(true);
  });

  test.each([
    ["fifty thousand letters", "ß".repeat(50_000)],
    ["as many words as fit", Array.from({ length: 8_000 }, (_, i) => i.toString(36)).join(" ")],
    ["words of every script", "日本語 한국어 العربية Ελληνικά кириллица 🙂 ".repeat(1_000)],
    ["letters that grow when folded", "ﷺ ".repeat(25_000)],
    ["distinct long words", Array.from({ length: 600 }, (_, i) => `뷁${i}`.repeat(14)).join(" ")],
    ["punctuation", "'\\:*&|!()<->%_".repeat(3_000)],
  ])("%s can be posted, and found by the title", async (_, description) => {
    const { recruiter, company } = await scene();
    const draft = { ...draftFor(company.id), title: "Unusual", description };
    const { status, body } = await post(recruiter, {
      ...draft,
      requirements: description,
      location: description.slice(0, 300),
    });
    expect(status).toBe(201);
    const found = await anonymous.get<ListedJob[]>("/api/jobs", { query: { query: "unusual" } });
    expect(found.body[0]).toMatchObject({ id: body.id, description });
  });

  test("every posting is recorded with its author", async () => {
    const { recruiter, company } = await scene();
    const { body } = await post(recruiter, draftFor(company.id));
    expect(await auditEntriesOf(db, body.id)).toMatchObject([
      { action: "job-posted", actorId: recruiter.id, changes: { title: "Lighthouse Keeper" } },
    ]);
  });
});

describe("editing", () => {
  test.each(["recruiter", "owner"] as const)("the %s changes any field", async (who) => {
    const { job, ...people } = await scene();
    const elsewhere = await buildCompany(db, { ownerId: people.owner.id });
    const changes = { ...draftFor(elsewhere.id), deadline: inAnHour(), isActive: false };
    const { status, body } = await patch(people[who], job.id, changes);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...changes, id: job.id, company: { id: elsewhere.id } });
    expect(body.updatedAt > job.updatedAt.toISOString()).toBe(true);
    expect(body.createdAt).toBe(job.createdAt.toISOString());
  });

  test("others may not", async () => {
    const { job, candidate, stranger } = await scene();
    expect(await patch(stranger, job.id, { title: "Mine" })).toMatchObject(foreign);
    expect(await patch(candidate, job.id, { title: "Mine" })).toMatchObject(postingRefused);
    const signedOut = await anonymous.patch(`/api/jobs/${job.id}`, { body: {} });
    expect(signedOut.status).toBe(401);
    expect((await anonymous.get(`/api/jobs/${job.id}`)).body).toMatchObject({ title: job.title });
  });

  test("a poster who became a candidate no longer manages the job", async () => {
    const { job, recruiter } = await scene();
    await as(recruiter).patch("/api/auth/user/role", { body: { role: "candidate" } });
    expect(await patch(recruiter, job.id, { title: "Mine" })).toMatchObject(postingRefused);
  });

  test("a missing job is a 404 for everybody", async () => {
    const { stranger } = await scene();
    for (const id of [crypto.randomUUID(), "42", "%20"])
      expect(await patch(stranger, id, { title: "Mine" })).toMatchObject(jobMissing);
  });

  test("bad input is reported before a missing job and before a foreign one", async () => {
    const { job, stranger } = await scene();
    const refused = { status: 400, body: "Job title is required" };
    expect(await patch(stranger, crypto.randomUUID(), { title: "" })).toMatchObject(refused);
    expect(await patch(stranger, job.id, { title: "" })).toMatchObject(refused);
  });

  test.each([
    [{ salaryMin: 71_000 }, "Maximum salary must be greater than or equal to minimum salary"],
    [{ salaryMax: 59_000 }, "Maximum salary must be greater than or equal to minimum salary"],
    [{ companyId: crypto.randomUUID() }, "Company is required"],
    [{ isActive: "no" }, "Active must be true or false"],
    [{ deadline: anHourAgo().toISOString() }, "Deadline must be in the future"],
  ])("%j is refused on what is there already", async (change, sentence) => {
    const { recruiter, job } = await scene({ salaryMin: 60_000, salaryMax: 70_000 });
    const answer = await patch(recruiter, job.id, change);
    expect(answer).toMatchObject({ status: 400, body: sentence });
    expect(await auditEntriesOf(db, job.id)).toEqual([]);
  });

  test("a passed deadline may stay, and may go", async () => {
    const deadline = anHourAgo();
    const { recruiter, job } = await scene({ deadline });
    const kept = await patch(recruiter, job.id, {
      title: "Still closed",
      deadline: deadline.toISOString(),
    });
    expect(kept.body).toMatchObject({ title: "Still closed", deadline: deadline.toISOString() });
    expect((await patch(recruiter, job.id, { deadline: null })).body.deadline).toBeNull();
  });

  test("two edits at once cannot leave the salary upside down", async () => {
    const { recruiter, job } = await scene({ salaryMin: 10, salaryMax: 100 });
    const answers = await Promise.all([
      patch(recruiter, job.id, { salaryMin: 90 }),
      patch(recruiter, job.id, { salaryMax: 20 }),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect([
      [200, 400],
      [400, 200],
    ]).toContainEqual(statuses);
  });

  test("every change is recorded with its author, and an edit without a change is not", async () => {
    const { owner, job } = await scene();
    await patch(owner, job.id, { title: job.title, isActive: false });
    const same = await patch(owner, job.id, { isActive: false });
    expect(same.status).toBe(200);
    const [entry, ...more] = await auditEntriesOf(db, job.id);
    expect(entry).toMatchObject({ action: "job-edited", actorId: owner.id });
    expect(entry?.changes).toEqual({ isActive: false });
    expect(more).toEqual([]);
  });
});
