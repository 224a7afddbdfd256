import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import type { Dashboard } from "@rolecall/contract/dashboard.schemas.ts";
import { describe, expect, test } from "vitest";
import { buildCompany, buildJob, buildProfile, buildResume, buildUser } from "#test/build.ts";
import { changeJob } from "#test/change.ts";
import { closeJobDuring } from "#test/close-job.ts";
import { rowOfApplication, whileItWaits } from "#test/database/hold-rows.ts";
import { startApp } from "#test/start-app.ts";

const { as, anonymous, db } = await startApp();

type User = Awaited<ReturnType<typeof buildUser>>;

/** A candidate with a resume, and the body of their application. */
const applicant = async (row: Partial<User> = {}) => {
  const user = await buildUser(db, row);
  const browser = as(user);
  const resumeUrl = `/objects/${(await buildResume(db, { ownerId: user.id })).id}`;
  const draftFor = (jobId: string) => ({ jobId, resumeUrl, coverLetter: "I would love to." });
  const apply = (jobId: string, changes: object = {}) =>
    browser.post<LoadedApplication>("/api/applications", {
      body: { ...draftFor(jobId), ...changes },
    });
  return { user, resumeUrl, draftFor, apply };
};

/** The job as its recruiter sees it. */
const onDashboard = async (job: { id: string; postedBy: string }) => {
  const { body } = await as({ id: job.postedBy }).get<Dashboard>("/api/dashboard/recruiter");
  return body.jobs.find(({ id }) => id === job.id);
};

/** The applications that the poster of the job reads. */
const applicationsTo = async (job: { id: string; postedBy: string }) =>
  (await as({ id: job.postedBy }).get<LoadedApplication[]>(`/api/applications/job/${job.id}`)).body;

test("a candidate applies, and gets the application as every screen shows it", async () => {
  const company = await buildCompany(db, { name: "Noma" });
  const job = await buildJob(db, { title: "Pastry Chef", companyId: company.id });
  const me = await applicant({ firstName: "Ada", lastName: "Moreau" });
  await buildProfile(db, { userId: me.user.id, title: "Chef", phoneNumber: "+45 12" });

  const answer = await me.apply(job.id);
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({
    status: "pending",
    coverLetter: "I would love to.",
    resumeUrl: me.resumeUrl,
    jobId: job.id,
    candidate: {
      id: me.user.id,
      firstName: "Ada",
      lastName: "Moreau",
      email: me.user.email,
      candidateProfile: { title: "Chef", phoneNumber: "+45 12", location: "Porto" },
    },
    job: { id: job.id, title: "Pastry Chef", company: { id: company.id, name: "Noma" } },
  });
  expect(JSON.stringify(answer.body)).not.toMatch(/password|username/i);
});

test.each(["recruiter", "company"] as const)("a %s may apply too", async (role) => {
  const job = await buildJob(db);
  expect((await (await applicant({ role })).apply(job.id)).status).toBe(201);
});

test("someone signed out may not apply", async () => {
  const job = await buildJob(db);
  const { draftFor } = await applicant();
  const answer = await anonymous.post("/api/applications", { body: draftFor(job.id) });
  expect(answer).toMatchObject({ status: 401, body: "Unauthorized" });
});

test("keys that an applicant may not set are ignored", async () => {
  const job = await buildJob(db);
  const [me, other] = await Promise.all([applicant(), buildUser(db)]);
  const forged = {
    id: crypto.randomUUID(),
    candidateId: other.id,
    status: "hired",
    appliedAt: "2020-01-01T00:00:00Z",
  };
  const { body } = await me.apply(job.id, forged);
  expect(body).toMatchObject({ candidateId: me.user.id, status: "pending" });
  expect(body.id).not.toBe(forged.id);
  expect(body.appliedAt > "2021").toBe(true);
});

test.each([
  [{ coverLetter: "  " }, "Cover letter is required"],
  [{ coverLetter: undefined }, "Cover letter is required"],
  [{ coverLetter: 7 }, "Cover letter is required"],
  [{ resumeUrl: "" }, "Please upload your resume before submitting."],
  [{ resumeUrl: undefined }, "Please upload your resume before submitting."],
  [{ coverLetter: "x".repeat(20_001) }, "Text is too long: at most 20,000 characters, 1 too many"],
  [{ coverLetter: "\0" }, "Text contains characters that cannot be stored"],
])("%# a malformed application is refused: %s", async (wrong, sentence) => {
  const job = await buildJob(db);
  const answer = await (await applicant()).apply(job.id, wrong);
  expect(answer).toMatchObject({ status: 400, body: sentence });
  expect(await applicationsTo(job)).toEqual([]);
});

test("the resume must be a registered file of the applicant's own", async () => {
  const job = await buildJob(db);
  const me = await applicant();
  const foreign = await buildResume(db);
  const fresh = await buildResume(db, { ownerId: me.user.id, registeredAt: null });
  for (const resumeUrl of [
    `/objects/${foreign.id}`,
    `/objects/${fresh.id}`,
    "/objects/nothing",
    "https://elsewhere.example/resume.pdf",
  ]) {
    const answer = await me.apply(job.id, { resumeUrl });
    expect(answer).toMatchObject({ status: 400, body: "This is not one of your uploads" });
  }
  expect(await applicationsTo(job)).toEqual([]);
});

test.each([crypto.randomUUID(), "42", "'; drop table jobs"])(
  "there is no job %s to apply to",
  async (jobId) => {
    const answer = await (await applicant()).apply(jobId);
    expect(answer).toMatchObject({ status: 404, body: "Job not found" });
  },
);

describe("a closed job", () => {
  const closed = { status: 409, body: "This job is no longer accepting applications" };

  test.each([
    ["was taken down", { isActive: false }],
    ["has passed its deadline", { deadline: new Date(Date.now() - 1_000) }],
  ])("that %s takes no applications", async (_, row) => {
    const job = await buildJob(db, row);
    expect(await (await applicant()).apply(job.id)).toMatchObject(closed);
    expect(await onDashboard(job)).toMatchObject({ applicantCount: 0 });
  });

  test("says so even to candidates who applied while it was open", async () => {
    const job = await buildJob(db);
    const me = await applicant();
    await me.apply(job.id);
    await as({ id: job.postedBy }).patch(`/api/jobs/${job.id}`, { body: { isActive: false } });
    expect(await me.apply(job.id)).toMatchObject(closed);
  });

  test("takes them up to its deadline", async () => {
    const job = await buildJob(db, { deadline: new Date(Date.now() + 60_000) });
    expect((await (await applicant()).apply(job.id)).status).toBe(201);
  });
});

describe("one application per person and job", () => {
  const again = { status: 409, body: "You have already applied to this job" };

  test("a second one is refused, and not counted", async () => {
    const job = await buildJob(db);
    const me = await applicant();
    await me.apply(job.id);
    expect(await me.apply(job.id, { coverLetter: "Please!" })).toMatchObject(again);
    expect(await applicationsTo(job)).toHaveLength(1);
    expect(await onDashboard(job)).toMatchObject({ applicantCount: 1 });
  });

  test("ten at the same moment have one winner", async () => {
    const job = await buildJob(db);
    const me = await applicant();
    const answers = await Promise.all(Array.from({ length: 10 }, () => me.apply(job.id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await applicationsTo(job)).toHaveLength(1);
  });

  test("one person may apply to many jobs", async () => {
    const me = await applicant();
    for (const job of [await buildJob(db), await buildJob(db)])
      expect((await me.apply(job.id)).status).toBe(201);
  });
});

test("ten people who apply at the same moment are all counted, and the job is not edited", async () => {
  const job = await buildJob(db);
  const people = await Promise.all(Array.from({ length: 10 }, () => applicant()));
  const answers = await Promise.all(people.map(({ apply }) => apply(job.id)));
  expect(answers.every(({ status }) => status === 201)).toBe(true);
  expect(await onDashboard(job)).toMatchObject({
    applicantCount: 10,
    updatedAt: job.updatedAt.toISOString(),
  });
});

test("an application that arrives while the job is being closed comes too late", async () => {
  const job = await buildJob(db);
  const me = await applicant();
  const answer = await closeJobDuring(db, job.id, () => me.apply(job.id));
  expect(answer.status).toBe(409);
  expect(await applicationsTo(job)).toEqual([]);
});

test("a withdrawn application is not sent anew to a job that is closed at that moment", async () => {
  const job = await buildJob(db);
  const me = await applicant();
  const { body: sent } = await me.apply(job.id);
  await as(me.user).post(`/api/applications/${sent.id}/withdraw`, { body: {} });
  const answer = await whileItWaits(
    db,
    rowOfApplication(sent),
    () => me.apply(job.id),
    () => changeJob(db, job.id, { isActive: false }),
  );
  expect(answer).toMatchObject({
    status: 409,
    body: "This job is no longer accepting applications",
  });
  expect(await applicationsTo(job)).toEqual([]);
});
