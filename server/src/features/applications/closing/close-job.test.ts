import type { MarkedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import type { Template } from "@rolecall/contract/hiring/letters.schemas.ts";
import type { JobDetail as Job } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { expect, test } from "vitest";
import { buildApplication, buildUser } from "#test/build.ts";
import { letWaitingPass } from "#test/database/let-waiting-pass.ts";
import { startApp } from "#test/start-app.ts";
import { buildTeamScene, roleRefused } from "#test/team-scene.ts";

const { as, db, letters, deliverLetters } = await startApp();

interface Closed {
  job: Job;
  updatedCount: number;
  letterCount: number;
}

const letter = { subject: "Closed: {{jobTitle}}", text: "Dear {{firstName}}, {{senderName}}" };

/** A job with a pending and a shortlisted application, one that is rejected, and one that was withdrawn. */
const scene = async () => {
  const team = await buildTeamScene(db);
  const people = await Promise.all([1, 2, 3, 4].map(() => buildUser(db)));
  const [pending, shortlisted, rejected, withdrawn] = people;
  const jobId = team.job.id;
  const sent = (candidateId: string | undefined, row: object) =>
    buildApplication(db, { jobId, ...(candidateId && { candidateId }), ...row });
  await sent(pending?.id, {});
  await sent(shortlisted?.id, { status: "shortlisted" });
  await sent(rejected?.id, { status: "rejected" });
  await sent(withdrawn?.id, { withdrawnAt: new Date() });
  const recruiter = as(team.recruiter);
  const path = `/api/jobs/${jobId}`;
  return {
    ...team,
    recruiter,
    path,
    close: (body?: object, who = recruiter) =>
      who.post<Closed>(`${path}/close`, body ? { body } : {}),
    statuses: async () =>
      (
        await recruiter.get<MarkedApplication[]>(`/api/applications/job/${jobId}?withdrawn=true`)
      ).body.map(({ status }) => status),
    reached: async () => {
      await deliverLetters();
      const addresses = new Set(people.map(({ email }) => email));
      return letters.filter(({ to }) => addresses.has(to));
    },
    undo: ({ headers }: { headers: Record<string, unknown> }) =>
      recruiter.post(`/api/undo/${String(headers["undo-id"])}`),
  };
};

test("closing a job without more closes it, and everybody keeps their status", async () => {
  const { close, statuses, reached, undo, path, recruiter } = await scene();
  const before = await statuses();
  const answer = await close();
  expect(answer).toMatchObject({
    status: 200,
    body: { job: { isActive: false }, updatedCount: 0, letterCount: 0 },
  });
  expect(answer.body.job).toEqual((await recruiter.get(path)).body);
  expect(await statuses()).toEqual(before);
  expect(await undo(answer)).toMatchObject({ status: 409 });
  await letWaitingPass(db);
  expect(await reached()).toEqual([]);
});

test("closing with a status and a letter decides all that are undecided, and tells them", async () => {
  const { close, statuses, reached, company, owner, job } = await scene();
  const { body: templates } = await as(owner).get<Template[]>(
    `/api/companies/${company.id}/templates`,
  );
  const templateId = templates.find(({ kind }) => kind === "rejected")?.id;
  const { body } = await close({ status: "rejected", letter: { templateId } });
  expect(body).toMatchObject({ job: { isActive: false }, updatedCount: 2, letterCount: 2 });
  expect(await statuses()).toEqual(["pending", "rejected", "rejected", "rejected"]);
  expect(await reached()).toEqual([]);
  await letWaitingPass(db);
  const subject = `Your application: ${job.title}`;
  expect(await reached()).toMatchObject([{ subject }, { subject }]);
});

test("closing with a letter alone tells the undecided, and leaves their statuses", async () => {
  const { close, statuses, reached, job } = await scene();
  const before = await statuses();
  const { body } = await close({ letter });
  expect(body).toMatchObject({ updatedCount: 0, letterCount: 2 });
  expect(await statuses()).toEqual(before);
  await letWaitingPass(db);
  const mailed = await reached();
  expect(mailed.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 2 }, () => `Closed: ${job.title}`),
  );
  expect(mailed[0]?.text).toContain("Dear Ada, Ada Moreau");
});

test.each([{ status: "rejected", letter }, { letter }])(
  "undoing it takes the letters back, puts statuses back, and leaves the job closed: %j",
  async (body) => {
    const { close, statuses, reached, undo, path, recruiter } = await scene();
    const before = await statuses();
    const answer = await close(body);
    expect(await undo(answer)).toMatchObject({ status: 200, body: { undoneCount: 2 } });
    await letWaitingPass(db);
    expect(await reached()).toEqual([]);
    expect(await statuses()).toEqual(before);
    expect((await recruiter.get<Job>(path)).body.isActive).toBe(false);
    expect(await undo(answer)).toMatchObject({ status: 409 });
  },
);

test.each([{ status: "rejected", letter }, { letter }])(
  "nobody gets the letter of a job that is open again: %j",
  async (body) => {
    const { close, reached, path, recruiter } = await scene();
    await close(body);
    expect((await recruiter.patch(path, { body: { isActive: true } })).status).toBe(200);
    await letWaitingPass(db);
    expect(await reached()).toEqual([]);
  },
);

test("who is decided or withdraws meanwhile gets no letter of the closing", async () => {
  const { close, reached, job, recruiter } = await scene();
  await close({ letter });
  const { body } = await recruiter.get<MarkedApplication[]>(`/api/applications/job/${job.id}`);
  const waiting = body.filter(({ status }) => status !== "rejected");
  const [first, second] = waiting;
  await recruiter.put(`/api/applications/${first?.id}/status`, { body: { status: "hired" } });
  const candidate = { id: second?.candidateId ?? "" };
  await as(candidate).post(`/api/applications/${second?.id}/withdraw`);
  await letWaitingPass(db);
  expect(await reached()).toEqual([]);
});

test("closing is for who manages the job, and refuses what fits not", async () => {
  const { close, reviewer, stranger, path, recruiter } = await scene();
  for (const who of [reviewer, stranger])
    expect(await close({}, as(who))).toMatchObject(roleRefused);
  expect(await close({ status: "gone" })).toMatchObject({ status: 400 });
  expect(await close({ letter: { templateId: crypto.randomUUID() } })).toMatchObject({
    status: 400,
    body: "Unknown template",
  });
  expect((await recruiter.get<Job>(path)).body.isActive).toBe(true);
  const missing = `/api/jobs/${crypto.randomUUID()}/close`;
  expect((await recruiter.post(missing)).status).toBe(404);
});

test("closing counts among the closings of the job", async () => {
  const { close, path, recruiter } = await scene();
  for (let time = 0; time < 10; time += 1) {
    expect((await close()).status).toBe(200);
    await recruiter.patch(path, { body: { isActive: true } });
  }
  expect((await close()).status).toBe(429);
});
