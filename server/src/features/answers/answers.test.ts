import type { AnswerFigures } from "@rolecall/contract/applications/answer-figures.schemas.ts";
import { expect, test } from "vitest";
import { catchUp } from "#events/read-events.service.ts";
import { buildApplication, buildCompany, buildJob, buildMember, buildUser } from "#test/build.ts";
import { backdateRefresh, changeApplication } from "#test/change.ts";
import { startApp } from "#test/start-app.ts";
import { answersReader } from "./answers.reader.ts";
import { refreshAnswers } from "./answers.service.ts";

const { as, anonymous, db } = await startApp();

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const ago = (time: number) => new Date(Date.now() - time);

/** All that changes the figures: events, and time. */
const refresh = async () => {
  await catchUp(db, answersReader);
  await refreshAnswers(db);
};

/** A company with a job, and the figures that everybody reads of them. */
const employer = async () => {
  const recruiter = await buildUser(db, { role: "recruiter" });
  const company = await buildCompany(db, { ownerId: recruiter.id });
  const job = await buildJob(db, { companyId: company.id, postedBy: recruiter.id });
  type Shown = { answers: AnswerFigures };
  const read = async () => {
    const ofJob = (await anonymous.get<Shown & { company: Shown }>(`/api/jobs/${job.id}`)).body;
    const ofCompany = (await anonymous.get<Shown>(`/api/companies/${company.id}`)).body;
    expect(ofJob.company.answers).toEqual(ofCompany.answers);
    return { job: ofJob.answers, company: ofCompany.answers };
  };
  /** An application of long ago, answered after so many hours, or never. */
  const sent = (after: number | null, row: Parameters<typeof buildApplication>[1] = {}) => {
    const appliedAt = row.appliedAt ?? ago(30 * day);
    return buildApplication(db, {
      jobId: job.id,
      appliedAt,
      answerBy: new Date(appliedAt.getTime() + 14 * day),
      answeredAt: after === null ? null : new Date(appliedAt.getTime() + after * hour),
      ...row,
    });
  };
  return { recruiter, company, job, read, sent };
};

test("answers after 2, 30, 50 and 101 hours and one missing are 80 percent within 40 hours", async () => {
  const { read, sent } = await employer();
  for (const hours of [2.9, 30, 50, 101]) await sent(hours);
  await refresh();
  expect(await read()).toEqual({ job: null, company: null });
  await sent(null);
  await refresh();
  const answers = { share: 80, medianHours: 40, lastActiveOn: null };
  expect(await read()).toEqual({ job: answers, company: answers });
});

test("the figures of a company are those of all its jobs, and none was ever answered", async () => {
  const { company, read, sent } = await employer();
  const other = await buildJob(db, { companyId: company.id });
  for (const jobId of [other.id, other.id, other.id]) await sent(null, { jobId });
  for (const hours of [null, null]) await sent(hours);
  await refresh();
  expect(await read()).toEqual({
    job: null,
    company: { share: 0, medianHours: null, lastActiveOn: null },
  });
});

test("only what can tell of the employer counts", async () => {
  const { recruiter, company, read, sent } = await employer();
  for (const hours of [1, 1, 1, 1, 1]) await sent(hours);
  const member = await buildMember(db, { companyId: company.id, role: "reviewer" });
  // Of each of these the answer is missing, and none may count.
  await sent(null, { appliedAt: ago(91 * day) });
  await sent(null, { appliedAt: ago(2 * day) });
  await sent(null, { withdrawnAt: ago(29 * day) });
  await sent(null, { candidateId: member.id });
  await sent(null, { candidateId: recruiter.id });
  await sent(5, { withdrawnAt: ago(30 * day - 4 * hour), appliedAt: ago(30 * day) });
  await refresh();
  expect((await read()).job).toMatchObject({ share: 100, medianHours: 1 });
  // Older than what was promised, though younger than 14 days.
  await sent(null, { appliedAt: ago(2 * day), answerBy: ago(day) });
  // Withdrawn after its answer.
  await sent(3, { withdrawnAt: ago(day) });
  await refresh();
  expect((await read()).job).toMatchObject({ share: 85, medianHours: 1 });
});

test("time alone changes the figures", async () => {
  const { read, sent } = await employer();
  for (const hours of [1, 1, 1, 1, 1]) await sent(hours, { appliedAt: ago(89 * day) });
  const due = await sent(null, { appliedAt: ago(day) });
  await refresh();
  expect((await read()).company).toMatchObject({ share: 100 });
  // As if the last refresh had been before the promise passed.
  await backdateRefresh(db, ago(2 * hour));
  await changeApplication(db, due.id, { answerBy: ago(hour) });
  await refresh();
  expect((await read()).company).toMatchObject({ share: 83 });
});

test("an answer of today is in the figures after a refresh, with the day", async () => {
  const { recruiter, read, sent } = await employer();
  for (const hours of [1, 1, 1, 1]) await sent(hours);
  const waiting = await sent(null);
  await refresh();
  expect((await read()).job).toMatchObject({ share: 80, lastActiveOn: null });
  const { status } = await as(recruiter).put(`/api/applications/${waiting.id}/status`, {
    body: { status: "under_review" },
  });
  expect(status).toBe(200);
  await refresh();
  const today = new Date().toISOString().slice(0, 10);
  expect((await read()).job).toMatchObject({ share: 80, lastActiveOn: today });
  await as(recruiter).put(`/api/applications/${waiting.id}/status`, {
    body: { status: "rejected" },
  });
  await refresh();
  expect((await read()).job).toMatchObject({ share: 100 });
});

test("servers that refresh at the same moment do no harm", async () => {
  const { read, sent } = await employer();
  for (const hours of [1, 2, 3, 4, 5]) await sent(hours);
  await Promise.all([1, 2, 3, 4].map(refresh));
  expect((await read()).job).toMatchObject({ share: 100, medianHours: 3 });
});
