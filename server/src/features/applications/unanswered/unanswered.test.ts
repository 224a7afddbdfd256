import { expect, test } from "vitest";
import { buildApplication, buildCompany, buildJob, buildUser } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";
import { tellOfLateAnswers, tellOfWaiting } from "./unanswered.service.ts";

const { db, as, letters, deliverLetters } = await startApp();
const day = 24 * 3_600_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day - 60_000);

const scene = async () => {
  const owner = await buildUser(db, { role: "company" });
  const poster = await buildUser(db, { role: "recruiter" });
  const { id: companyId } = await buildCompany(db, { ownerId: owner.id });
  const job = await buildJob(db, { title: "Potter", postedBy: poster.id, companyId });
  /** Sent so many days ago, with the promise of an answer within ten days. */
  const apply = async (days: number, row: object = {}) => {
    const candidate = await buildUser(db, { firstName: "Ada", lastName: "Okafor" });
    const appliedAt = daysAgo(days);
    const { id } = await buildApplication(db, {
      jobId: job.id,
      candidateId: candidate.id,
      appliedAt,
      answerBy: new Date(appliedAt.getTime() + 10 * day),
      ...row,
    });
    return { id, candidate };
  };
  return { owner, poster, job, apply };
};

const late = async (user: { id: string; email: string | null }) => {
  await tellOfLateAnswers(db);
  await deliverLetters();
  const { body } =
    await as(user).get<{ kind: string; text: string; link: string }[]>("/api/notices");
  return { notices: body, letters: lettersTo(user) };
};
const lettersTo = ({ email }: { email: string | null }) => letters.filter(({ to }) => to === email);

test("after twice the promise a candidate is told once, in the product's name, that nobody answered", async () => {
  const { apply } = await scene();
  const { id, candidate } = await apply(20);
  const told = await late(candidate);
  expect(told.notices).toMatchObject([
    { kind: "late", text: "No answer yet: Potter", link: `/my-applications/${id}` },
  ]);
  expect(told.letters).toMatchObject([{ subject: "No answer yet: Potter" }]);
  expect(told.letters[0]?.text).toContain("within 10 days");
  expect(await late(candidate)).toEqual(told);
});

test("nobody is told before that, nor who was answered or withdrew", async () => {
  const { apply } = await scene();
  const applications = [
    await apply(19),
    await apply(20, { answeredAt: new Date() }),
    await apply(20, { withdrawnAt: new Date() }),
  ];
  for (const { candidate } of applications)
    expect(await late(candidate)).toEqual({ notices: [], letters: [] });
});

test("who was answered while the letter waited gets none", async () => {
  const { apply, poster } = await scene();
  const { id, candidate } = await apply(20);
  await tellOfLateAnswers(db);
  await as(poster).put(`/api/applications/${id}/status`, { body: { status: "shortlisted" } });
  expect((await late(candidate)).letters).toEqual([]);
});

const waiting = async (user: { email: string | null }, now?: Date) => {
  const before = lettersTo(user).length;
  await tellOfWaiting(db, now);
  await deliverLetters();
  return lettersTo(user).slice(before);
};

test("who posted a job gets one letter a day of what has waited over a day: the late ones first, then the oldest", async () => {
  const { apply, poster, owner, job } = await scene();
  await apply(0);
  await apply(2);
  await apply(3, { answerBy: daysAgo(1) });
  await apply(5);
  await apply(6, { answeredAt: new Date() });
  await apply(6, { withdrawnAt: new Date() });
  const [letter, ...others] = await waiting(poster);
  expect(others).toEqual([]);
  expect(letter?.subject).toBe("3 applications wait for an answer");
  expect(letter?.text).toContain("Ada Okafor");
  expect(letter?.text).toContain("/dashboard");
  const link = { link: `/jobs/${job.id}/applications` };
  expect(letter?.body).toContainEqual({
    list: [
      expect.objectContaining({ detail: "Potter, late", ...link }),
      expect.objectContaining({ detail: "Potter", ...link }),
      expect.objectContaining({ detail: "Potter", ...link }),
    ],
  });
  expect(await waiting(poster)).toEqual([]);
  expect(await waiting(poster, new Date(Date.now() + day))).toHaveLength(1);
  expect(await waiting(owner)).toEqual([]);
});

test("the owner gets it where who posted the job manages it no more, with a link to the oldest", async () => {
  const { owner, poster, job, apply } = await scene();
  await apply(2);
  await as(owner).post(`/api/jobs/${job.id}/take-over`);
  const [letter] = await waiting(owner);
  expect(letter?.subject).toBe("1 application waits for an answer");
  expect(letter?.text).toContain(`/jobs/${job.id}/applications`);
  expect(await waiting(poster)).toEqual([]);
});

test("who wants a letter of each application, or none, gets no daily one", async () => {
  for (const mail of ["at-once", "never"]) {
    const { apply, poster } = await scene();
    await apply(2);
    await as(poster).patch("/api/account/notifications/applications", { body: { mail } });
    expect(await waiting(poster)).toEqual([]);
  }
});
