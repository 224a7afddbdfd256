import { objectPathPrefix } from "@rolecall/contract/resumes/resumes.ts";
import { expect, test } from "vitest";
import { sendLetter } from "#features/letters/outbox.service.ts";
import { buildCompany, buildJob, buildResume, buildUser } from "#test/build.ts";
import { changeJob, changeUser } from "#test/change.ts";
import { inTransaction } from "#test/database/in-transaction.ts";
import { takeWaiting } from "#test/database/outbox-rows.ts";
import { startApp } from "#test/start-app.ts";
import { newConfirmToken } from "./confirm-tokens.service.ts";
import { lookForGhostJobs } from "./confirmation.service.ts";
import { jobStillOpenLetter } from "./job-still-open.letter.ts";

const { db, as, anonymous, letters, deliverLetters } = await startApp({
  env: { RATE_LIMIT: "off" },
});
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000 - 60_000);

/** One look of the background; answers who was asked about this job. */
const look = async (jobId: string) => {
  await lookForGhostJobs(db);
  const asked = await takeWaiting(db);
  return asked.filter(({ about }) => about["jobId"] === jobId).map(({ about }) => about["to"]);
};

const scene = async ({ confirmed = 31, email }: { confirmed?: number; email?: null } = {}) => {
  const owner = await buildUser(db, { role: "company" });
  const poster = await buildUser(db, { role: "recruiter", ...(email === null && { email }) });
  const company = await buildCompany(db, { ownerId: owner.id });
  const job = await buildJob(db, {
    postedBy: poster.id,
    companyId: company.id,
    confirmedAt: daysAgo(confirmed),
  });
  const listed = async () => {
    const query = { companyId: company.id };
    return (await anonymous.get<{ id: string }[]>("/api/jobs", { query })).body.length;
  };
  return { owner, poster, job, listed, path: `/api/jobs/${job.id}` };
};

const confirm = (token: string) => anonymous.post("/api/jobs/confirm", { body: { token } });
const over = { status: 400, body: "This link is no longer valid" };

test("30 days after a job was confirmed its poster is asked once whether it is still open", async () => {
  const { poster, job } = await scene();
  expect(await look(job.id)).toEqual([poster.id]);
  expect(await look(job.id)).toEqual([]);
  const early = await scene({ confirmed: 29 });
  expect(await look(early.job.id)).toEqual([]);
});

test("nobody is asked about a job that is closed or whose deadline has passed", async () => {
  const closed = await scene();
  await changeJob(db, closed.job.id, { isActive: false });
  const ended = await scene();
  await changeJob(db, ended.job.id, { deadline: daysAgo(1) });
  expect([await look(closed.job.id), await look(ended.job.id)]).toEqual([[], []]);
});

test("the company's owner is asked as well as a poster without an address, and alone where the poster does not manage the job", async () => {
  const unreachable = await scene({ email: null });
  const asked = await look(unreachable.job.id);
  expect(new Set(asked)).toEqual(new Set([unreachable.poster.id, unreachable.owner.id]));
  const taken = await scene();
  await changeJob(db, taken.job.id, { isTeamsAlone: true });
  expect(await look(taken.job.id)).toEqual([taken.owner.id]);
  const left = await scene();
  await changeUser(db, left.poster.id, { role: "candidate" });
  expect(await look(left.job.id)).toEqual([left.owner.id]);
});

test("a week after the question a job is in no search or count and takes no applications, until it is confirmed", async () => {
  const { poster, job, listed, path } = await scene();
  await look(job.id);
  await changeJob(db, job.id, { confirmAskedAt: daysAgo(6) });
  await look(job.id);
  expect(await listed()).toBe(1);
  await changeJob(db, job.id, { confirmAskedAt: daysAgo(7) });
  await look(job.id);
  expect(await listed()).toBe(0);
  expect((await anonymous.get(path)).body).toMatchObject({
    isActive: true,
    listed: false,
    unlistedAt: expect.any(String),
  });
  expect((await as(poster).get("/api/jobs/mine")).body).toMatchObject([{ id: job.id }]);
  const candidate = await buildUser(db);
  const resume = await buildResume(db, { ownerId: candidate.id });
  const apply = () =>
    as(candidate).post("/api/applications", {
      body: { jobId: job.id, resumeUrl: objectPathPrefix + resume.id, coverLetter: "Hello." },
    });
  expect((await apply()).status).toBe(409);

  const answer = await as(poster).post(`${path}/confirm`);
  expect(answer).toMatchObject({ status: 200, body: { unlistedAt: null, listed: true } });
  expect(await listed()).toBe(1);
  expect((await apply()).status).toBe(201);
  expect(await look(job.id)).toEqual([]);
});

test("the letter's link confirms a job without a session, and shows nobody's application", async () => {
  const { poster, owner, job, path } = await scene();
  await look(job.id);
  const token = await newConfirmToken(db, { jobId: job.id, userId: poster.id });
  const before = await as(owner).get<{ revision: number; updatedAt: string }>(path);
  expect(await confirm("unknown")).toMatchObject(over);
  expect(await confirm(token)).toMatchObject({
    status: 200,
    // Signed out they may do nothing else.
    body: { id: job.id, applications: [], can: { edit: false, readApplications: false } },
  });
  expect((await confirm(token)).status).toBe(200);
  const after = await as(owner).get<{ confirmedAt: string }>(path);
  expect(Date.parse(after.body.confirmedAt)).toBeGreaterThan(daysAgo(1).getTime());
  const { revision, updatedAt } = before.body;
  expect(after.body).toMatchObject({ revision, updatedAt });
});

test("a link to confirm ends with the next question, and where its reader no longer manages the job", async () => {
  const { poster, job } = await scene();
  const first = await newConfirmToken(db, { jobId: job.id, userId: poster.id });
  await look(job.id);
  expect(await confirm(first)).toMatchObject(over);
  const second = await newConfirmToken(db, { jobId: job.id, userId: poster.id });
  await changeUser(db, poster.id, { role: "candidate" });
  expect(await confirm(second)).toMatchObject(over);
  await changeUser(db, poster.id, { role: "recruiter" });
  expect((await confirm(second)).status).toBe(200);
});

test("posting and reopening a job confirm it, editing does not", async () => {
  const { poster, job, path } = await scene();
  const old = daysAgo(20);
  await changeJob(db, job.id, { confirmedAt: old, unlistedAt: daysAgo(1) });
  const edit = (body: object) => as(poster).patch<{ confirmedAt: string }>(path, { body });
  expect((await edit({ title: "Another" })).body).toMatchObject({ confirmedAt: old.toISOString() });
  await edit({ isActive: false });
  const { body } = await edit({ isActive: true });
  expect(body).toMatchObject({ unlistedAt: null, listed: true });
  expect(Date.parse(body.confirmedAt)).toBeGreaterThan(daysAgo(1).getTime());
});

test("who does not manage a job cannot confirm it", async () => {
  const { job, path } = await scene();
  const stranger = as(await buildUser(db, { role: "recruiter" }));
  expect((await stranger.post(`${path}/confirm`)).status).toBe(403);
  expect((await anonymous.post(`${path}/confirm`)).status).toBe(401);
  const unknown = path.replace(job.id, crypto.randomUUID());
  expect(await stranger.post(`${unknown}/confirm`)).toMatchObject({
    status: 404,
    body: "Job not found",
  });
});

test("the letter asks 'Still open?' with the title, and its link confirms; after an answer none is written", async () => {
  const { poster, job } = await scene();
  await lookForGhostJobs(db);
  await deliverLetters();
  const [letter, ...others] = letters.filter(({ to }) => to === poster.email);
  expect(others).toEqual([]);
  expect(letter?.subject).toBe(`Still open? ${job.title}`);
  const token = /\/jobs\/confirm\?token=(\S+)/.exec(letter?.text ?? "")?.[1] ?? "";
  expect((await confirm(token)).status).toBe(200);
  const about = { to: poster.id, jobId: job.id };
  await inTransaction(db, (db) => sendLetter(db, jobStillOpenLetter, about));
  await deliverLetters();
  expect(letters.filter(({ to }) => to === poster.email)).toHaveLength(1);
});

test("who posted a job reads in the bell that it is asked about and that it was unlisted, and gets a letter of that", async () => {
  const { poster, owner, job } = await scene();
  await look(job.id);
  await changeJob(db, job.id, { confirmAskedAt: daysAgo(7) });
  await lookForGhostJobs(db);
  const { body } = await as(poster).get<object[]>("/api/notices");
  expect(body).toMatchObject([
    { kind: "unlisted", text: `Unlisted: ${job.title}`, link: `/jobs/${job.id}` },
    { kind: "confirm", text: `Still open? ${job.title}`, link: `/jobs/${job.id}` },
  ]);
  expect((await as(owner).get("/api/notices")).body).toEqual([]);
  await deliverLetters();
  expect(letters.findLast(({ to }) => to === poster.email)?.subject).toBe(`Unlisted: ${job.title}`);
});

test("no letter says that a job was unlisted which somebody confirmed meanwhile", async () => {
  const { poster, job, path } = await scene();
  await look(job.id);
  await changeJob(db, job.id, { confirmAskedAt: daysAgo(7) });
  const before = letters.length;
  await lookForGhostJobs(db);
  await as(poster).post(`${path}/confirm`);
  expect(letters.slice(before)).toEqual([]);
});
