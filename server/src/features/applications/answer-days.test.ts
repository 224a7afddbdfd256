import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import type { Dashboard } from "@rolecall/contract/dashboard.schemas.ts";
import { objectPathPrefix } from "@rolecall/contract/resumes/resumes.ts";
import { expect, test } from "vitest";
import { buildApplication, buildCompany, buildJob, buildResume, buildUser } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";

const { as, db } = await startApp();

const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);

const scene = async () => {
  const recruiter = await buildUser(db, { role: "recruiter" });
  const company = await buildCompany(db, { ownerId: recruiter.id });
  const job = await buildJob(db, { postedBy: recruiter.id, companyId: company.id });
  const change = (path: string, answerDays: unknown) =>
    as(recruiter).patch<{ answerDays: number }>(path, { body: { answerDays } });
  return { recruiter, company, job, change };
};

test("a job promises an answer within its own days, else its company's, at first 14", async () => {
  const { recruiter, company, job, change } = await scene();
  const shown = async () =>
    (await as(recruiter).get<{ answerDays: number }>(`/api/jobs/${job.id}`)).body.answerDays;
  expect(await shown()).toBe(14);
  expect((await change(`/api/companies/${company.id}`, 30)).body.answerDays).toBe(30);
  expect(await shown()).toBe(30);
  expect((await change(`/api/jobs/${job.id}`, 5)).body.answerDays).toBe(5);
  expect((await change(`/api/jobs/${job.id}`, null)).body.answerDays).toBe(30);
});

test.each([0, 61, 1.5, "7"])("a promise of %s days is refused", async (days) => {
  const { company, job, change } = await scene();
  for (const path of [`/api/jobs/${job.id}`, `/api/companies/${company.id}`]) {
    const answer = await change(path, days);
    expect([answer.status, answer.body]).toEqual([400, "Answer days must be from 1 to 60"]);
  }
});

test("an application keeps the day that was promised when it was sent", async () => {
  const { job, change } = await scene();
  await change(`/api/jobs/${job.id}`, 3);
  const candidate = await buildUser(db);
  const { id } = await buildResume(db, { ownerId: candidate.id });
  const { body } = await as(candidate).post<LoadedApplication>("/api/applications", {
    body: { jobId: job.id, resumeUrl: objectPathPrefix + id, coverLetter: "Hello." },
  });
  expect(Date.parse(body.answerBy) - Date.parse(body.appliedAt)).toBe(3 * day);
  await change(`/api/jobs/${job.id}`, 10);
  const later = await as(candidate).get<LoadedApplication>(`/api/applications/${body.id}`);
  expect(later.body.answerBy).toBe(body.answerBy);
});

test("what has no answer by the promised time waits, the one that was promised first at the head", async () => {
  const { recruiter, job } = await scene();
  const build = (answerBy: Date, row = {}) =>
    buildApplication(db, { jobId: job.id, answerBy, ...row });
  const later = await build(daysAgo(1));
  const first = await build(daysAgo(9));
  await build(daysAgo(-1));
  await build(daysAgo(2), { status: "shortlisted" });
  await build(daysAgo(2), { withdrawnAt: new Date() });
  await build(daysAgo(2), { answeredAt: new Date() });
  await buildApplication(db, { answerBy: daysAgo(2) });

  const { body } = await as(recruiter).get<{ total: number }>("/api/applications/filter", {
    query: { waiting: "true" },
  });
  expect(body.total).toBe(2);
  const dashboard = await as(recruiter).get<Dashboard>("/api/dashboard/recruiter");
  expect(dashboard.body.waiting).toMatchObject({
    count: 2,
    applications: [{ id: first.id }, { id: later.id }],
  });
  await as(recruiter).put(`/api/applications/${first.id}/status`, { body: { status: "rejected" } });
  const answered = await as(recruiter).get<Dashboard>("/api/dashboard/recruiter");
  expect(answered.body.waiting).toMatchObject({ count: 1, applications: [{ id: later.id }] });
});
