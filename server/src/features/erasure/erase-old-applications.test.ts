import { expect, test } from "vitest";
import { buildApplication, buildJob, buildResume, buildUser } from "#test/build.ts";
import { changeJob, withoutReleaseBefore } from "#test/change.ts";
import { startApp } from "#test/start-app.ts";
import { eraseOldApplications } from "./erase-old-applications.service.ts";

const months = 6;
const { anonymous, as, db } = await startApp({ env: { RETENTION_MONTHS: String(months) } });
await withoutReleaseBefore(db);
const run = () => eraseOldApplications(db, months);
const monthsAgo = (count: number, minutes = 0) => {
  const date = new Date();
  date.setUTCMonth(date.getUTCMonth() - count, Math.min(date.getUTCDate(), 28));
  date.setUTCMinutes(date.getUTCMinutes() - minutes);
  return date;
};

interface Own {
  id: string;
  eraseAt: string | null;
}
/** When the one application of a candidate is erased. */
const eraseAtFor = async (candidate: { id: string }) => {
  const { body } = await as(candidate).get<Own[]>("/api/applications/candidate");
  return body.map(({ eraseAt }) => eraseAt);
};

test.each([
  ["2025-03-10T11:12:13.456Z", "2025-09-10T11:12:13.456Z"],
  ["2025-08-31T23:30:00.000Z", "2026-02-28T23:30:00.000Z"],
])(
  "a candidate reads until when an application that was closed on %s is kept",
  async (closed, eraseAt) => {
    const candidate = await buildUser(db);
    const row = {
      candidateId: candidate.id,
      status: "rejected",
      updatedAt: new Date(closed),
    } as const;
    await buildApplication(db, row);
    expect(await eraseAtFor(candidate)).toEqual([eraseAt]);
    expect((await anonymous.get("/api/site")).body).toMatchObject({ retentionMonths: months });
  },
);

test("an application is closed by the first end that still holds, and open again with its job", async () => {
  const recruiter = await buildUser(db, { role: "recruiter" });
  const candidate = await buildUser(db);
  const job = await buildJob(db, { postedBy: recruiter.id });
  const { id } = await buildApplication(db, { candidateId: candidate.id, jobId: job.id });
  const edit = (body: object) => as(recruiter).patch(`/api/jobs/${job.id}`, { body });
  expect(await eraseAtFor(candidate)).toEqual([null]);
  await edit({ isActive: false });
  const [closed] = await eraseAtFor(candidate);
  expect(closed).not.toBeNull();
  await as(recruiter).put(`/api/applications/${id}/status`, { body: { status: "rejected" } });
  await edit({ title: "Another title" });
  expect(await eraseAtFor(candidate)).toEqual([closed]);
  await edit({ isActive: true });
  const [rejected] = await eraseAtFor(candidate);
  expect(Date.parse(rejected ?? "")).toBeGreaterThan(Date.parse(closed ?? ""));
  await as(recruiter).put(`/api/applications/${id}/status`, { body: { status: "pending" } });
  expect(await eraseAtFor(candidate)).toEqual([null]);
  await changeJob(db, job.id, { deadline: new Date("2026-01-15T12:00:00Z") });
  expect(await eraseAtFor(candidate)).toEqual(["2026-07-15T12:00:00.000Z"]);
});

test("an application that was closed long enough is a row without a name to the employer, and none to the candidate", async () => {
  const recruiter = await buildUser(db, { role: "recruiter" });
  const candidate = await buildUser(db);
  const rejectedJob = await buildJob(db, { postedBy: recruiter.id });
  const closedJob = await buildJob(db, { postedBy: recruiter.id, isActive: false });
  const endedJob = await buildJob(db, { postedBy: recruiter.id, deadline: monthsAgo(months, 5) });
  await changeJob(db, closedJob.id, { closedAt: monthsAgo(months, 5) });
  const resume = await buildResume(db, { ownerId: candidate.id });
  const row = { candidateId: candidate.id, resumeId: resume.id };
  const rejected = { status: "rejected", updatedAt: monthsAgo(months, 5) } as const;
  const applications = [
    await buildApplication(db, { ...row, ...rejected, jobId: rejectedJob.id }),
    await buildApplication(db, { ...row, jobId: closedJob.id }),
    await buildApplication(db, { ...row, jobId: endedJob.id }),
  ];
  await run();
  for (const { id } of applications)
    expect((await as(recruiter).get(`/api/applications/${id}`)).body).toMatchObject({
      candidateId: null,
      candidate: { id: null, firstName: "Former", lastName: "candidate", email: null },
      coverLetter: "",
      resumeUrl: "",
    });
  expect(await eraseAtFor(candidate)).toEqual([]);
  expect((await as(recruiter).get(`/objects/${resume.id}`)).status).toBe(404);
  expect((await as(candidate).get<Own[]>("/api/resumes")).body).toMatchObject([{ id: resume.id }]);
});

test("nothing else is erased, and nothing at all where no months are set", async () => {
  const candidate = await buildUser(db);
  const old = monthsAgo(months, 5);
  const late = { status: "hired", updatedAt: monthsAgo(months - 1) } as const;
  await buildApplication(db, { candidateId: candidate.id, ...late });
  await buildApplication(db, { candidateId: candidate.id, status: "pending", updatedAt: old });
  const job = await buildJob(db, { deadline: monthsAgo(months - 1) });
  await buildApplication(db, { candidateId: candidate.id, jobId: job.id });
  await run();
  expect(await eraseAtFor(candidate)).toHaveLength(3);
  const due = { status: "rejected", updatedAt: old } as const;
  await buildApplication(db, { candidateId: candidate.id, ...due });
  await eraseOldApplications(db, null);
  expect(await eraseAtFor(candidate)).toHaveLength(4);
  await run();
  expect(await eraseAtFor(candidate)).toHaveLength(3);
});

test("an application stays until its day, and is not erased a day before it", async () => {
  const candidate = await buildUser(db);
  const closed = new Date(Date.now() + 24 * 60 * 60 * 1000);
  closed.setUTCMonth(closed.getUTCMonth() - months);
  const rejected = { status: "rejected", updatedAt: closed } as const;
  await buildApplication(db, { candidateId: candidate.id, ...rejected });
  const job = await buildJob(db, { deadline: closed });
  await buildApplication(db, { candidateId: candidate.id, jobId: job.id });
  await run();
  expect(await eraseAtFor(candidate)).toHaveLength(2);
});

test("several servers erase old applications at once, and those of a job that was opened again in their turn", async () => {
  const recruiter = await buildUser(db, { role: "recruiter" });
  const job = await buildJob(db, { postedBy: recruiter.id, isActive: false });
  const closeLongAgo = () => changeJob(db, job.id, { closedAt: monthsAgo(months, 5) });
  await closeLongAgo();
  await Promise.all(Array.from({ length: 12 }, () => buildApplication(db, { jobId: job.id })));
  await Promise.all([run(), run(), run()]);
  await run();
  const candidates = async () => {
    const path = `/api/applications/job/${job.id}`;
    const { body } = await as(recruiter).get<{ candidateId: string | null }[]>(path);
    return body.map(({ candidateId }) => candidateId);
  };
  expect(await candidates()).toEqual(Array.from({ length: 12 }, () => null));

  await as(recruiter).patch(`/api/jobs/${job.id}`, { body: { isActive: true } });
  await buildApplication(db, { jobId: job.id });
  await as(recruiter).patch(`/api/jobs/${job.id}`, { body: { isActive: false } });
  await run();
  expect((await candidates()).filter((id) => id !== null)).toHaveLength(1);
  await closeLongAgo();
  await run();
  expect((await candidates()).filter((id) => id !== null)).toHaveLength(0);
});
