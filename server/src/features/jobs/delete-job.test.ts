import type { ListedJob } from "@rolecall/contract/jobs/job.schemas.ts";
import { objectPathPrefix } from "@rolecall/contract/resumes/resumes.ts";
import { expect, test } from "vitest";
import { buildApplication, buildJob, buildResume } from "#test/build.ts";
import { deleteJob } from "#test/change.ts";
import { auditEntriesOf } from "#test/database/audit-entries.ts";
import { requestDuring } from "#test/database/request-during.ts";
import { buildJobScene, jobMissing, postingRefused } from "#test/job-scene.ts";
import { startApp } from "#test/start-app.ts";

const { as, anonymous, db } = await startApp();

type User = { id: string };

const remove = (user: User, id: string) => as(user).delete(`/api/jobs/${id}`);
const read = (id: string) => anonymous.get(`/api/jobs/${id}`);
const hasApplications = { status: 409, body: "A job with applications cannot be deleted" };

test.each(["recruiter", "owner"] as const)(
  "the %s deletes a job that nobody applied to, and it is gone everywhere",
  async (who) => {
    const { job, ...people } = await buildJobScene(db, { title: "Candle Dipper" });
    expect(await remove(people[who], job.id)).toMatchObject({ status: 204, body: "" });
    expect(await read(job.id)).toMatchObject(jobMissing);
    const found = await anonymous.get("/api/jobs", { query: { query: "candle dipper" } });
    const mine = await as(people[who]).get<ListedJob[]>("/api/jobs/mine");
    expect([found.body, mine.body]).toEqual([[], []]);
  },
);

test("a closed job and an expired one can be deleted as well", async () => {
  const { recruiter, company } = await buildJobScene(db);
  for (const row of [{ isActive: false }, { deadline: new Date(Date.now() - 1_000) }]) {
    const job = await buildJob(db, { ...row, companyId: company.id, postedBy: recruiter.id });
    expect((await remove(recruiter, job.id)).status).toBe(204);
  }
});

test("a job with applications is not deleted, in whatever status they are", async () => {
  const { job, recruiter } = await buildJobScene(db);
  await buildApplication(db, { jobId: job.id, status: "rejected" });
  expect(await remove(recruiter, job.id)).toMatchObject(hasApplications);
  expect((await read(job.id)).body).toMatchObject({ id: job.id, applicantCount: 1 });
  expect(await auditEntriesOf(db, job.id)).toEqual([]);
});

test("a job is not deleted when an application arrives at the same moment", async () => {
  const { job, recruiter } = await buildJobScene(db);
  const browser = as(recruiter);
  const answer = await requestDuring(
    db,
    (db) => buildApplication(db, { jobId: job.id }),
    () => browser.delete(`/api/jobs/${job.id}`),
  );
  expect(answer).toMatchObject(hasApplications);
  expect((await read(job.id)).status).toBe(200);
});

test("a candidate who applies while the job is deleted is told that it does not exist", async () => {
  const { job, candidate } = await buildJobScene(db);
  const resume = await buildResume(db, { ownerId: candidate.id });
  const resumeUrl = objectPathPrefix + resume.id;
  const browser = as(candidate);
  const answer = await requestDuring(
    db,
    (db) => deleteJob(db, job.id),
    () =>
      browser.post("/api/applications", {
        body: { jobId: job.id, coverLetter: "I dip candles.", resumeUrl },
      }),
  );
  expect(answer).toMatchObject(jobMissing);
});

test("nobody else may delete a job", async () => {
  const { job, candidate, stranger } = await buildJobScene(db);
  expect(await remove(stranger, job.id)).toMatchObject({
    status: 403,
    body: "Your role in this company does not allow this",
  });
  expect(await remove(candidate, job.id)).toMatchObject(postingRefused);
  expect((await anonymous.delete(`/api/jobs/${job.id}`)).status).toBe(401);
  expect((await read(job.id)).status).toBe(200);
});

test("a job that is not there cannot be deleted, nor one a second time", async () => {
  const { job, recruiter } = await buildJobScene(db);
  for (const id of [crypto.randomUUID(), "42"])
    expect(await remove(recruiter, id)).toMatchObject(jobMissing);
  const answers = await Promise.all([remove(recruiter, job.id), remove(recruiter, job.id)]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toEqual(expect.arrayContaining([204, 404]));
});

test("every deletion is recorded with its author", async () => {
  const { job, owner, company } = await buildJobScene(db, { title: "Candle Dipper" });
  await remove(owner, job.id);
  expect(await auditEntriesOf(db, job.id)).toMatchObject([
    {
      action: "job-deleted",
      actorId: owner.id,
      changes: { title: "Candle Dipper", companyId: company.id },
    },
  ]);
});
