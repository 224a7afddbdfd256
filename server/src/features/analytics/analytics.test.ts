import type { Analytics } from "@rolecall/contract/analytics/analytics.schemas.ts";
import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import { expect, test } from "vitest";
import { record } from "#events/record.service.ts";
import { buildApplication, buildJob } from "#test/build.ts";
import { changeApplication } from "#test/change.ts";
import { letterKindsOf } from "#test/events/late-event.ts";
import { startApp } from "#test/start-app.ts";
import { buildTeamScene, roleRefused } from "#test/team-scene.ts";

const { as, db } = await startApp();

const start = new Date("2026-03-02T09:00:00Z");
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
const span = { from: "2026-03-01", to: "2026-03-31" };

type Application = Awaited<ReturnType<typeof buildApplication>>;
type Change = { from: ApplicationStatus; to: ApplicationStatus; at: number; undone?: true };

const scene = async () => {
  const team = await buildTeamScene(db);
  const recruiter = as(team.recruiter);
  const sent = (row: Parameters<typeof buildApplication>[1] = {}) =>
    buildApplication(db, { jobId: team.job.id, appliedAt: start, ...row });
  /** As if the hiring team had changed the status then. */
  const change = async (application: Application, { at, undone, ...data }: Change, more = {}) => {
    const by = { side: "employer", actorId: team.recruiter.id } as const;
    const told = { type: "status", application, ...by, at: after(at), data: { ...data, ...more } };
    await record(db, [{ ...told, type: "status", ...(undone && { undone }) }]);
    if (!undone) await changeApplication(db, application.id, { status: data.to });
  };
  const read = async (query: object = span, who = recruiter) =>
    (await who.get<Analytics>("/api/analytics", { query: { ...query } })).body;
  return { ...team, client: recruiter, sent, change, read };
};

test("sent at 0 s, under review at 60, back to pending at 61, hired at 91: reached and stayed so", async () => {
  const { sent, change, read } = await scene();
  const application = await sent();
  await change(application, { from: "pending", to: "under_review", at: 60 });
  await change(application, { from: "under_review", to: "pending", at: 61 });
  await change(application, { from: "pending", to: "hired", at: 91 });
  const figures = await read();
  expect(figures).toMatchObject({
    from: "2026-03-01T00:00:00.000Z",
    to: "2026-03-31T00:00:00.000Z",
    applications: 1,
    reached: {
      pending: 1,
      under_review: 1,
      shortlisted: 0,
      interview_scheduled: 0,
      rejected: 0,
      hired: 1,
    },
    before: { from: "2026-01-30T00:00:00.000Z", to: "2026-03-01T00:00:00.000Z", applications: 0 },
  });
  expect(figures.timeInStatus).toEqual([
    { status: "pending", count: 2, medianSeconds: 45 },
    { status: "under_review", count: 1, medianSeconds: 1 },
    { status: "shortlisted", count: 0, medianSeconds: null },
    { status: "interview_scheduled", count: 0, medianSeconds: null },
    { status: "rejected", count: 0, medianSeconds: null },
    { status: "hired", count: 0, medianSeconds: null },
  ]);
});

test("what was undone was never reached, and ended no stay", async () => {
  const { sent, change, read } = await scene();
  const application = await sent();
  await change(application, { from: "pending", to: "rejected", at: 10, undone: true });
  await change(application, { from: "rejected", to: "pending", at: 20, undone: true });
  await change(application, { from: "pending", to: "shortlisted", at: 40 });
  const { reached, timeInStatus } = await read();
  expect(reached).toMatchObject({ pending: 1, rejected: 0, shortlisted: 1 });
  expect(timeInStatus[0]).toEqual({ status: "pending", count: 1, medianSeconds: 40 });
});

test("an application that was withdrawn and sent anew counts once, from when it was last sent", async () => {
  const { change, client, read, sent } = await scene();
  const application = await sent({ appliedAt: new Date(Date.now() - 3_600_000) });
  const { candidateId, id, jobId, resumeId } = application;
  const minutes = (ago: number) => (Date.now() - ago * 60_000 - start.getTime()) / 1_000;
  await change(application, { from: "pending", to: "shortlisted", at: minutes(50) });
  const candidate = as({ id: candidateId });
  await candidate.post(`/api/applications/${id}/withdraw`);
  const again = { jobId, coverLetter: "Once more.", resumeUrl: `/objects/${resumeId}` };
  expect((await candidate.post("/api/applications", { body: again })).status).toBe(201);
  await client.put(`/api/applications/${id}/status`, { body: { status: "under_review" } });
  const { applications, reached, timeInStatus } = await read({});
  expect({ applications, ...reached }).toMatchObject({
    applications: 1,
    pending: 1,
    shortlisted: 0,
    under_review: 1,
  });
  expect(timeInStatus.filter(({ count }) => count > 0)).toEqual([
    { status: "pending", count: 1, medianSeconds: expect.any(Number) },
  ]);
});

test("first answers, sources and reasons are those of the applications sent in the span", async () => {
  const { sent, change, read } = await scene();
  const answered = (hours: number, source: string) =>
    sent({ answeredAt: after(hours * 3_600), source });
  const [first, second] = [await answered(2.9, "feed"), await answered(31, "feed")];
  await sent({ source: "direct" });
  await sent({ source: "direct", appliedAt: new Date("2026-02-28T23:59:59Z") });
  await sent({ source: "direct", appliedAt: new Date("2026-03-31T00:00:00Z") });
  const reason = { reason: { id: crypto.randomUUID(), label: "No experience" } };
  await change(first, { from: "pending", to: "interview_scheduled", at: 60 });
  await change(first, { from: "interview_scheduled", to: "rejected", at: 90 }, reason);
  await change(second, { from: "pending", to: "rejected", at: 60 }, reason);
  await change(second, { from: "rejected", to: "hired", at: 90 });
  expect(await read()).toMatchObject({
    applications: 3,
    firstAnswer: { count: 2, medianHours: 16 },
    sources: [
      { source: "feed", applications: 2, interviews: 1, hires: 1 },
      { source: "direct", applications: 1, interviews: 0, hires: 0 },
    ],
    reasons: [{ reason: "No experience", count: 1 }],
    before: { applications: 1, sources: [{ source: "direct", applications: 1 }] },
  });
});

test("a letter with an offer that can still be taken back is no offer yet", async () => {
  const { client, path, read, sent } = await scene();
  const { body } = await client.get<{ id: string; kind: string }[]>(`${path}/templates`);
  const templateId = body.find(({ kind }) => kind === "offered")?.id;
  const { id } = await sent({ appliedAt: new Date() });
  const decision = { status: "hired", letter: { templateId } };
  await client.put(`/api/applications/${id}/status`, { body: decision });
  expect(await read({})).toMatchObject({ reached: { hired: 1 }, offers: { made: 0, taken: 0 } });
  expect(await letterKindsOf(db, id)).toEqual(["offered"]);
});

test("an offer that went out is made, and taken once its application is hired", async () => {
  const { change, read, sent } = await scene();
  const [taken, open, earlier] = [await sent(), await sent(), await sent()];
  const letterKind = { letterKind: "offered" };
  await change(taken, { from: "pending", to: "shortlisted", at: 10 }, letterKind);
  await change(taken, { from: "shortlisted", to: "hired", at: 20 });
  await change(open, { from: "pending", to: "shortlisted", at: 10 }, letterKind);
  await change(earlier, { from: "pending", to: "hired", at: 10 });
  expect((await read()).offers).toEqual({ made: 2, taken: 1 });
});

test("figures are of the jobs that one manages, or of one of them, or of one company", async () => {
  const { admin, client, company, job, read, recruiter, reviewer, sent, stranger } = await scene();
  await sent();
  const { id: jobId } = await buildJob(db, { postedBy: recruiter.id });
  await sent({ jobId });
  const counted = async (query: object, who = client) =>
    (await read({ ...span, ...query }, who)).applications;
  expect(await counted({})).toBe(2);
  expect(await counted({ jobId: "all", companyId: "all" })).toBe(2);
  expect(await counted({ jobId })).toBe(1);
  expect(await counted({ companyId: company.id })).toBe(1);
  expect(await counted({}, as(admin))).toBe(1);
  expect(await counted({}, as(stranger))).toBe(0);
  for (const who of [reviewer, stranger])
    for (const query of [{ jobId: job.id }, { companyId: company.id }])
      expect(await as(who).get("/api/analytics", { query })).toMatchObject(roleRefused);
});

test("interviews count for each interviewer where they begin in the span, unless they were cancelled", async () => {
  const { admin, client, job, read, recruiter, sent } = await scene();
  const day = (ahead: number) => new Date(Date.now() + ahead * 24 * 60 * 60 * 1_000).toISOString();
  const { id } = await sent({ jobId: job.id, appliedAt: new Date() });
  const schedule = async (ahead: number, interviewerIds: string[]) => {
    const body = { startsAt: day(ahead), durationMinutes: 45, timeZone: "UTC", interviewerIds };
    const answer = await client.post<{ id: string }>(`/api/applications/${id}/interviews`, {
      body,
    });
    expect(answer.status).toBe(201);
    return answer.body.id;
  };
  await schedule(1, [recruiter.id, admin.id]);
  const missed = await schedule(2, [recruiter.id]);
  await client.patch(`/api/interviews/${missed}`, { body: { noShow: true } });
  await client.delete(`/api/interviews/${await schedule(3, [recruiter.id])}`);
  await schedule(30, [recruiter.id]);
  const { interviewers } = await read({ from: day(0), to: day(20) });
  expect(interviewers).toEqual([
    {
      userId: recruiter.id,
      firstName: recruiter.firstName,
      lastName: recruiter.lastName,
      interviews: 2,
      minutes: 90,
      noShows: 1,
    },
    expect.objectContaining({ userId: admin.id, interviews: 1, minutes: 45, noShows: 0 }),
  ]);
});

test.each([
  [{ from: "2026-03-02", to: "2026-03-02" }, "The end must be after the beginning"],
  [{ from: "2024-01-01", to: "2026-01-02" }, "Choose at most 731 days"],
  [{ from: "yesterday" }, "Enter a valid date"],
])("of %o it is said: %s", async (query, sentence) => {
  const { client } = await scene();
  expect(await client.get("/api/analytics", { query })).toMatchObject({
    status: 400,
    body: sentence,
  });
});

test("without a span the figures are of the last 90 days", async () => {
  const { read } = await scene();
  const { from, to } = await read({});
  expect(new Date(to).getTime() - new Date(from).getTime()).toBe(90 * 24 * 60 * 60 * 1_000);
  expect(Date.now() - new Date(to).getTime()).toBeLessThan(60_000);
});
