// The history of a job: what is noted of it, and who reads it.
import type { JobChange } from "@rolecall/contract/jobs/job-changes.schemas.ts";
import { expect, test } from "vitest";
import { eraseAccounts } from "#features/erasure/erase-accounts.service.ts";
import { buildMember, buildUser } from "#test/build.ts";
import { changeJob } from "#test/change.ts";
import { makeDue } from "#test/database/make-due.ts";
import { buildJobScene, jobMissing } from "#test/job-scene.ts";
import { newJob } from "#test/new-job.ts";
import { startApp } from "#test/start-app.ts";

const { db, as, anonymous, files } = await startApp();

type Reader = Parameters<typeof as>[0];
const changesOf = async (reader: Reader, id: string, query = {}) =>
  (await as(reader).get<JobChange[]>(`/api/jobs/${id}/changes`, { query })).body;
const kindsOf = (changes: JobChange[]) => changes.map(({ what }) => what);

test("a job that is posted at once is created, and what it becomes is told newest first with who did it", async () => {
  const { owner, company } = await buildJobScene(db);
  const client = as(owner);
  const { body } = await client.post<{ id: string }>("/api/jobs", { body: newJob(company.id) });
  const path = `/api/jobs/${body.id}`;
  const description = "Keep it.\n".repeat(900);
  await client.patch(path, { body: { description, salaryMin: 50_000 } });
  await client.patch(path, { body: { isActive: false } });
  await client.patch(path, { body: { isActive: true, deadline: "2999-01-01T00:00:00.000Z" } });
  await client.post(`${path}/close`, { body: {} });
  const changes = await changesOf(owner, body.id);
  expect(kindsOf(changes)).toEqual(["closed", "reopened", "closed", "edited", "created"]);
  expect(changes[1]?.fields).toEqual([
    { field: "deadline", from: null, to: "2999-01-01T00:00:00.000Z" },
    { field: "isActive", from: false, to: true },
  ]);
  expect(changes[3]).toMatchObject({
    changedAt: expect.any(String),
    fields: [
      { field: "description", from: "Keep it.", to: description },
      { field: "salaryMin", from: null, to: 50_000 },
    ],
  });
  expect(changes[4]).toMatchObject({ fields: [] });
  expect(new Set(changes.map(({ changedBy }) => changedBy)).size).toBe(1);
  expect(changes[0]?.changedBy).toContain(owner.firstName ?? owner.email ?? owner.username);
});

test("a draft is created, edited, and then published", async () => {
  const { owner, company } = await buildJobScene(db);
  const draft = { ...newJob(company.id), draft: true };
  const { body } = await as(owner).post<{ id: string }>("/api/jobs", { body: draft });
  const path = `/api/jobs/${body.id}`;
  await as(owner).patch(path, { body: { draft: true, location: null } });
  await as(owner).patch(path, { body: { draft: true, location: "Porto" } });
  await as(owner).post(`${path}/publish`);
  const changes = await changesOf(owner, body.id);
  expect(kindsOf(changes)).toEqual(["published", "edited", "edited", "created"]);
  expect(changes[2]?.fields).toEqual([{ field: "location", from: "Lisbon", to: null }]);
});

test("what changes nothing, or is refused, writes nothing", async () => {
  const { owner, job } = await buildJobScene(db);
  const edit = (body: object) => as(owner).patch(`/api/jobs/${job.id}`, { body });
  await edit({ title: job.title, isActive: true });
  await edit({ title: "", description: "Other." });
  await edit({ title: "Other", revision: job.revision + 7 });
  await as(owner).post(`/api/jobs/${job.id}/publish`);
  expect(await changesOf(owner, job.id)).toEqual([]);
});

test("it is read page after page, by who manages the job alone", async () => {
  const { owner, recruiter, stranger, candidate, job } = await buildJobScene(db);
  for (const title of ["One", "Two", "Three"])
    await as(owner).patch(`/api/jobs/${job.id}`, { body: { title } });
  const [newest] = await changesOf(recruiter, job.id, { limit: 1 });
  expect(newest?.fields).toEqual([{ field: "title", from: "Two", to: "Three" }]);
  const after = await changesOf(recruiter, job.id, { limit: 1, after: newest?.id });
  expect(after[0]?.fields).toEqual([{ field: "title", from: "One", to: "Two" }]);
  const path = `/api/jobs/${job.id}/changes`;
  expect((await anonymous.get(path)).status).toBe(401);
  expect((await as(candidate).get(path)).status).toBe(403);
  expect((await as(stranger).get(path)).status).toBe(403);
  expect(await as(owner).get(`/api/jobs/${crypto.randomUUID()}/changes`)).toMatchObject(jobMissing);
  await changeJob(db, job.id, { isActive: false, isDraft: true });
  expect(await as(stranger).get(path)).toMatchObject(jobMissing);
});

test("of who is erased the change stays, without a name", async () => {
  const { company, job, owner } = await buildJobScene(db);
  const colleague = await buildMember(db, { companyId: company.id });
  await as(colleague).patch(`/api/jobs/${job.id}`, { body: { title: "Mine" } });
  await makeDue(db, colleague);
  await eraseAccounts(db, { files });
  expect(await changesOf(owner, job.id)).toMatchObject([
    { what: "edited", changedBy: null, fields: [{ to: "Mine" }] },
  ]);
});

test("a job that is closed since nobody manages it any more says so, of nobody", async () => {
  const outsider = await buildUser(db, { role: "recruiter" });
  const { company, owner } = await buildJobScene(db);
  const { body } = await as(outsider).post<{ id: string }>("/api/jobs", {
    body: newJob(company.id),
  });
  await makeDue(db, outsider);
  await makeDue(db, owner);
  await eraseAccounts(db, { files });
  const heir = await buildMember(db, { companyId: company.id, role: "admin" });
  const [closed] = await changesOf(heir, body.id);
  expect(closed).toMatchObject({ what: "closed", changedBy: null });
});
