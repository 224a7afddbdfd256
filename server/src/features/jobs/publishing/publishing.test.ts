// Publishing drafts: at once, at a time, and when a rule refuses it.
import { expect, test } from "vitest";
import { eraseAccounts } from "#features/erasure/erase-accounts.service.ts";
import { buildCompany, buildJob, buildMember, buildUser } from "#test/build.ts";
import { changeCompany, changeJob, changeUser } from "#test/change.ts";
import { makeDue } from "#test/database/make-due.ts";
import { buildJobScene } from "#test/job-scene.ts";
import { startApp } from "#test/start-app.ts";
import { publishDueJobs } from "./publishing.service.ts";

const { db, as, anonymous, files } = await startApp();
const day = 24 * 3_600_000;
const draft = { isDraft: true, isActive: false, createdAt: new Date(Date.now() - 40 * day) };
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const alreadyPublished = { status: 409, body: "This job was already published" };

const scene = async (row: Parameters<typeof buildJobScene>[1] = {}) => {
  const made = await buildJobScene(db, { ...draft, ...row });
  const path = `/api/jobs/${made.job.id}`;
  const publish = (body?: object) =>
    as(made.recruiter).post<Record<string, unknown>>(`${path}/publish`, { body });
  const found = async () =>
    (await anonymous.get<{ id: string }[]>("/api/jobs", { query: { companyId: made.company.id } }))
      .body.length;
  const read = async () => (await as(made.owner).get<Record<string, unknown>>(path)).body;
  const notices = async () => (await as(made.recruiter).get<object[]>("/api/notices")).body;
  return { ...made, path, publish, found, read, notices };
};

test("a published draft is open from then on, and new by when it was published", async () => {
  const { job, publish, found, path, company } = await scene();
  const older = await buildJob(db, {
    companyId: company.id,
    title: "Another job",
    createdAt: new Date(Date.now() - day),
  });
  expect(await found()).toBe(1);
  const before = Date.now();
  const { status, body } = await publish();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    draft: false,
    isActive: true,
    listed: true,
    can: { edit: true, delete: true, readApplications: true, decide: true },
    createdAt: job.createdAt.toISOString(),
    firstPostedAt: body["publishedAt"],
    confirmedAt: body["publishedAt"],
    revision: job.revision + 1,
  });
  expect(Date.parse(String(body["publishedAt"]))).toBeGreaterThanOrEqual(before);
  const listed = await anonymous.get<{ id: string }[]>("/api/jobs", {
    query: { companyId: company.id },
  });
  expect(listed.body.map(({ id }) => id)).toEqual([job.id, older.id]);
  const postedSince = new Date(Date.now() - 3_600_000).toISOString();
  const recent = await anonymous.get<{ id: string }[]>("/api/jobs", {
    query: { companyId: company.id, postedSince },
  });
  expect(recent.body.map(({ id }) => id)).toEqual([job.id]);
  expect((await anonymous.get(path)).status).toBe(200);
  expect(await publish()).toMatchObject(alreadyPublished);
});

test("a draft is published by the rules of posting alone, each with its sentence", async () => {
  const { publish, job } = await scene({ location: null, category: null });
  expect(await publish()).toMatchObject({ status: 400, body: "Location is required" });
  await changeJob(db, job.id, { location: "Porto" });
  expect(await publish()).toMatchObject({ status: 400, body: "Category is required" });
  await changeJob(db, job.id, { category: "design", deadline: new Date(Date.now() - day) });
  expect(await publish()).toMatchObject({ status: 400, body: "Deadline must be in the future" });
  await changeJob(db, job.id, { deadline: null });
  expect((await publish()).status).toBe(200);
});

test("a draft is published at its time, and not before", async () => {
  const { publish, job, read, found } = await scene();
  const at = inAnHour();
  const { status, body } = await publish({ at });
  expect(status).toBe(200);
  expect(body).toMatchObject({ draft: true, publishAt: at, publishedAt: null });
  expect(body["revision"]).toBe(job.revision);
  await publishDueJobs(db);
  expect(await found()).toBe(0);
  await changeJob(db, job.id, { publishAt: new Date(Date.now() - 1_000) });
  await publishDueJobs(db);
  expect(await read()).toMatchObject({ draft: false, publishAt: null, isActive: true });
  expect(await found()).toBe(1);
});

test("a time of publishing can be moved and taken back, and lies in the future", async () => {
  const { publish, read, job } = await scene();
  await publish({ at: inAnHour() });
  expect(await publish({ at: null })).toMatchObject({ status: 200, body: { publishAt: null } });
  expect(await publish({ at: new Date(Date.now() - 1_000).toISOString() })).toMatchObject({
    status: 400,
    body: "Publishing must be in the future",
  });
  expect(await publish({ at: "tomorrow" })).toMatchObject({
    status: 400,
    body: "Enter a valid date",
  });
  await publish({ at: inAnHour() });
  expect(await publish()).toMatchObject({ body: { draft: false, publishAt: null } });
  expect(await publish({ at: inAnHour() })).toMatchObject(alreadyPublished);
  expect(await publish({ at: null })).toMatchObject(alreadyPublished);
  expect(await read()).toMatchObject({ id: job.id, draft: false });
});

test("where a rule fails at its time it stays a draft, and its poster is told the sentence", async () => {
  const { publish, job, read, notices } = await scene();
  await publish({ at: inAnHour() });
  await changeJob(db, job.id, { publishAt: new Date(Date.now() - 1_000), location: null });
  await publishDueJobs(db);
  await publishDueJobs(db);
  expect(await read()).toMatchObject({ draft: true, publishAt: null });
  expect(await notices()).toMatchObject([
    {
      kind: "unpublished",
      text: `Not published: ${job.title}. Location is required`,
      link: `/jobs/${job.id}`,
    },
  ]);
});

test("the rights count as they are at its time: of who leaves, or acts as no employer any more, it stays a draft", async () => {
  const outsider = await scene();
  await outsider.publish({ at: inAnHour() });
  await changeCompany(db, outsider.company.id, { postingBy: "members" });
  await changeJob(db, outsider.job.id, { publishAt: new Date(Date.now() - 1_000) });
  const demoted = await scene();
  await demoted.publish({ at: inAnHour() });
  await changeUser(db, demoted.recruiter.id, { role: "candidate" });
  await changeJob(db, demoted.job.id, { publishAt: new Date(Date.now() - 1_000) });
  await publishDueJobs(db);
  expect(await outsider.read()).toMatchObject({ draft: true, publishAt: null });
  expect(await outsider.notices()).toMatchObject([
    { text: expect.stringContaining("Only members of this company may post its jobs") },
  ]);
  expect(await demoted.read()).toMatchObject({ draft: true, publishAt: null });
  expect((await as(demoted.owner).get("/api/notices")).body).toMatchObject([
    { kind: "unpublished" },
  ]);
});

test("who turned notices of jobs off gets none of a draft that was not published", async () => {
  const { recruiter, publish, job, notices } = await scene();
  await as(recruiter).patch("/api/account/notifications/jobs", { body: { inProduct: false } });
  await publish({ at: inAnHour() });
  await changeJob(db, job.id, { publishAt: new Date(Date.now() - 1_000), type: null });
  await publishDueJobs(db);
  expect(await notices()).toEqual([]);
});

test("of many who publish a draft at once one succeeds", async () => {
  const { publish, found } = await scene();
  const answers = await Promise.all(Array.from({ length: 4 }, () => publish()));
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await found()).toBe(1);
});

test("drafts that nobody else manages go with the account that began them, a team's stay", async () => {
  const owner = await buildUser(db, { role: "company" });
  const alone = await buildCompany(db, { ownerId: owner.id });
  const shared = await buildCompany(db, { ownerId: owner.id });
  const colleague = await buildMember(db, { companyId: shared.id });
  await buildJob(db, { ...draft, companyId: alone.id, postedBy: owner.id });
  const kept = await buildJob(db, {
    ...draft,
    companyId: shared.id,
    postedBy: owner.id,
    publishBy: owner.id,
    publishAt: new Date(Date.now() - 1_000),
  });
  await makeDue(db, owner);
  await eraseAccounts(db, { files });
  const heir = await buildMember(db, { companyId: alone.id, role: "admin" });
  expect((await as(heir).get("/api/jobs/mine")).body).toEqual([]);
  expect((await as(colleague).get("/api/jobs/mine")).body).toMatchObject([{ id: kept.id }]);
  await publishDueJobs(db);
  expect((await as(colleague).get(`/api/jobs/${kept.id}`)).body).toMatchObject({
    draft: true,
    publishAt: null,
  });
  expect((await as(colleague).get("/api/notices")).body).toMatchObject([{ kind: "unpublished" }]);
});
