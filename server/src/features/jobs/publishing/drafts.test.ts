// Drafts: what they need, who reads them, and how they are edited.
import { objectPathPrefix } from "@rolecall/contract/resumes/resumes.ts";
import { expect, test } from "vitest";
import { buildCompany, buildResume, buildUser } from "#test/build.ts";
import { buildJobScene, jobMissing } from "#test/job-scene.ts";
import { newJob } from "#test/new-job.ts";
import { startApp } from "#test/start-app.ts";

const { db, as, anonymous } = await startApp();

const missing = {
  description: null,
  location: null,
  type: null,
  experienceLevel: null,
  category: null,
};
interface Answer {
  id: string;
  revision: number;
}

test("a draft needs a title and a company alone, and what it has keeps its rules", async () => {
  const { owner, company } = await buildJobScene(db);
  const post = (body: object) => as(owner).post<Answer>("/api/jobs", { body });
  const companyId = company.id;
  const { status, body } = await post({ draft: true, title: "Potter", companyId });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...missing,
    draft: true,
    isActive: false,
    publishAt: null,
    publishedAt: null,
    createdAt: expect.any(String),
  });
  const blank = { draft: true, title: "Potter", companyId, description: " ", isActive: true };
  expect((await post(blank)).body).toMatchObject({ description: null, isActive: false });
  const refused = async (fields: object) =>
    (await post({ draft: true, title: "Potter", companyId, ...fields })).body;
  expect(await refused({ title: "" })).toBe("Job title is required");
  expect(await refused({ companyId: null })).toBe("Company is required");
  expect(await refused({ type: "nap" })).toBe("Job type is required");
  expect(await refused({ salaryMin: 9, salaryMax: 8 })).toBe(
    "Maximum salary must be greater than or equal to minimum salary",
  );
  expect(await refused({ deadline: "2020-01-01" })).toBe("Deadline must be in the future");
  expect(await refused({ draft: "yes" })).toBe("Draft must be true or false");
});

test("without draft a job needs everything as ever, and is posted at once", async () => {
  const { owner, company } = await buildJobScene(db);
  const whole = newJob(company.id);
  const { body } = await as(owner).post<{ createdAt: string }>("/api/jobs", {
    body: { ...whole, draft: false },
  });
  expect(body).toMatchObject({ draft: false, isActive: true, publishedAt: body.createdAt });
  expect(await as(owner).post("/api/jobs", { body: { ...whole, location: "" } })).toMatchObject({
    status: 400,
    body: "Location is required",
  });
});

test("who may not post a company's jobs begins no draft for it either", async () => {
  const company = await buildCompany(db, { postingBy: "members" });
  const body = { draft: true, title: "Potter", companyId: company.id };
  const stranger = as(await buildUser(db, { role: "recruiter" }));
  expect((await stranger.post("/api/jobs", { body })).status).toBe(403);
});

test("a draft loses what it was only to be posted with, and a posted job does not", async () => {
  const { recruiter, job } = await buildJobScene(db, { isDraft: true, isActive: false });
  const path = `/api/jobs/${job.id}`;
  const edit = (body: object) => as(recruiter).patch<Answer>(path, { body });
  const emptied = { draft: true, description: "", location: null, type: null };
  expect(await edit(emptied)).toMatchObject({
    status: 200,
    body: { description: null, location: null, type: null, revision: job.revision + 1 },
  });
  expect((await edit({ title: "Glazier" })).body).toMatchObject({ title: "Glazier", draft: true });
  expect(await edit({ isActive: true })).toMatchObject({
    status: 409,
    body: "Publish the draft first",
  });
  expect((await as(recruiter).post(`${path}/close`, { body: {} })).body).toBe(
    "Publish the draft first",
  );
  const { recruiter: other, job: posted } = await buildJobScene(db);
  expect(
    await as(other).patch(`/api/jobs/${posted.id}`, { body: { draft: true, location: null } }),
  ).toMatchObject({ status: 409, body: "This job was already published" });
});

test("to everybody but who manages it a draft is missing, in every call and page", async () => {
  const { recruiter, owner, stranger, candidate, company, job } = await buildJobScene(db, {
    isDraft: true,
    isActive: false,
    title: "Secret Potter",
  });
  await as(recruiter).put(`/api/jobs/${job.id}/questions`, {
    body: { questions: [{ text: "Which clay?", type: "short", required: true }] },
  });
  const path = `/api/jobs/${job.id}`;
  const administrator = await buildUser(db, { administratorSince: new Date(), role: "recruiter" });
  for (const reader of [recruiter, owner]) {
    expect((await as(reader).get(path)).status).toBe(200);
    expect((await as(reader).get<string>(`/jobs/${job.id}`)).status).toBe(200);
  }
  for (const reader of [anonymous, as(candidate), as(stranger), as(administrator)]) {
    expect(await reader.get(path)).toMatchObject(jobMissing);
    expect((await reader.get<string>(`/jobs/${job.id}`)).status).toBe(404);
    expect(await reader.get(`${path}/questions`)).toMatchObject(jobMissing);
    expect(
      await reader.post(`${path}/report`, { body: { reason: "other", text: "?" } }),
    ).toMatchObject({ status: 404 });
  }
  const asStranger = as(stranger);
  for (const [method, call, body] of [
    ["patch", path, { title: "Mine" }],
    ["delete", path, undefined],
    ["post", `${path}/publish`, undefined],
    ["post", `${path}/close`, {}],
    ["post", `${path}/confirm`, undefined],
    ["get", `${path}/check`, undefined],
    ["get", `${path}/board`, undefined],
    ["get", `${path}/stages`, undefined],
    ["get", `${path}/criteria`, undefined],
    ["get", `${path}/team`, undefined],
    ["get", `/api/applications/job/${job.id}`, undefined],
    ["post", `${path}/take-over`, undefined],
  ] as const)
    expect(await asStranger[method](call, { body }), `${method} ${call}`).toMatchObject(jobMissing);
  expect(await as(candidate).put(`/api/jobs/${job.id}/saved`, { body: {} })).toMatchObject(
    jobMissing,
  );
  const resume = await buildResume(db, { ownerId: candidate.id });
  const applied = await as(candidate).post("/api/applications", {
    body: { jobId: job.id, resumeUrl: objectPathPrefix + resume.id, coverLetter: "Hello." },
  });
  expect(applied).toMatchObject(jobMissing);
  expect((await as(administrator).get(`/api/admin/jobs/${job.id}`)).status).toBe(404);
  const found = await as(administrator).get("/api/admin/jobs", { query: { query: "secret" } });
  expect(found.body).toEqual([]);
  expect((await anonymous.get("/api/jobs", { query: { companyId: company.id } })).body).toEqual([]);
  expect((await anonymous.get(`/api/companies/${company.id}`)).body).toMatchObject({
    activeJobCount: 0,
    jobs: [],
  });
});

test("a draft stands in the lists of who manages it, and not in a reviewer's", async () => {
  const { recruiter, owner, company, job } = await buildJobScene(db, {
    isDraft: true,
    isActive: false,
    location: null,
  });
  const mine = await as(owner).get("/api/jobs/mine");
  expect(mine.body).toMatchObject([{ id: job.id, draft: true, location: null }]);
  const { body } = await as(recruiter).get<{ jobs: object[] }>("/api/dashboard/recruiter");
  expect(body.jobs).toMatchObject([{ id: job.id, draft: true, location: null }]);
  const reviewer = await buildUser(db, { role: "recruiter" });
  await as(owner).post(`/api/companies/${company.id}/invitations`, {
    body: { email: reviewer.email, role: "reviewer" },
  });
  expect((await as(reviewer).get("/api/jobs/reviewing")).body).toEqual([]);
});

test("the record of the administrators tells of a draft once it is published", async () => {
  const { recruiter, job } = await buildJobScene(db, { isDraft: true, isActive: false });
  const administrator = await buildUser(db, { administratorSince: new Date() });
  const actions = async () =>
    (await as(administrator).get<object[]>("/api/admin/audit", { query: { subject: job.id } }))
      .body;
  await as(recruiter).patch(`/api/jobs/${job.id}`, { body: { title: "Secret Glazier" } });
  expect(await actions()).toEqual([]);
  await as(recruiter).post(`/api/jobs/${job.id}/publish`);
  expect(await actions()).toMatchObject([{ action: "job-posted" }]);
});

test("a draft that is deleted is gone", async () => {
  const { recruiter, job } = await buildJobScene(db, { isDraft: true, isActive: false });
  expect((await as(recruiter).delete(`/api/jobs/${job.id}`)).status).toBe(204);
  expect(await as(recruiter).get(`/api/jobs/${job.id}`)).toMatchObject(jobMissing);
});

test("a draft does not spare a company's first job the look of the administrators", async () => {
  const { owner, company, job } = await buildJobScene(db, { isDraft: true, isActive: false });
  const administrator = await buildUser(db, { administratorSince: new Date() });
  await as(administrator).patch("/api/admin/settings", { body: { firstJobs: "after-a-look" } });
  const { body } = await as(owner).post<Answer>("/api/jobs", { body: newJob(company.id) });
  expect(body).toMatchObject({ held: true });
  const published = await as(owner).post(`/api/jobs/${job.id}/publish`);
  expect(published.body).toMatchObject({ draft: false, isActive: true, held: true });
});
