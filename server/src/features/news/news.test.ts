import { describe, expect, test } from "vitest";
import { addReaders, catchUp } from "#events/read-events.service.ts";
import { everyReader } from "#readers.ts";
import { buildApplication, buildCompany, buildJob, buildMember, buildUser } from "#test/build.ts";
import { changeApplication, changeJob } from "#test/change.ts";
import {
  addLateHiring,
  forgetReader,
  readAgain,
  showNotices,
  takeEventBack,
} from "#test/events/late-event.ts";
import { startApp } from "#test/start-app.ts";
import { newsReader } from "./news.reader.ts";
import { takeNoticesBack } from "./news.service.ts";

const { db, as, letters, deliverLetters } = await startApp();
await buildApplication(db);
await addReaders(db, [newsReader]);

interface Told {
  kind: string;
  text: string;
  link: string;
  applicationId: string;
  jobId: string;
}

const readAll = async () => {
  for (const reader of everyReader) await catchUp(db, reader);
};

/** What somebody is told, oldest first. */
const toldOf = async (user: { id: string }) => {
  await readAll();
  await deliverLetters();
  return (await as(user).get<Told[]>("/api/notices")).body.toReversed();
};
const textsOf = async (user: { id: string }) => (await toldOf(user)).map(({ text }) => text);
const lettersTo = ({ email }: { email: string | null }) =>
  letters.filter(({ to }) => to === email).map(({ subject }) => subject);

const scene = async () => {
  const owner = await buildUser(db, { role: "company" });
  const poster = await buildUser(db, { role: "recruiter" });
  const candidate = await buildUser(db);
  const { id: companyId } = await buildCompany(db, { ownerId: owner.id });
  const job = await buildJob(db, { title: "Potter", postedBy: poster.id, companyId });
  const application = await buildApplication(db, { jobId: job.id, candidateId: candidate.id });
  const path = `/api/applications/${application.id}`;
  const setStatus = (status: string) => as(poster).put(`${path}/status`, { body: { status } });
  const close = (isActive = false) =>
    as(poster).patch(`/api/jobs/${job.id}`, { body: { isActive } });
  return { owner, poster, candidate, companyId, job, application, path, setStatus, close };
};
const turnOff = (user: { id: string }, kind: string, body: object) =>
  as(user).patch(`/api/account/notifications/${kind}`, { body });

describe("the bell of a candidate", () => {
  test("says that an application was opened, moved and closed, and leads to it", async () => {
    const { candidate, setStatus, close, application, job } = await scene();
    await setStatus("under_review");
    expect(await textsOf(candidate)).toEqual(["Your application was opened: Potter"]);
    await showNotices(db);
    await close();
    const told = await toldOf(candidate);
    expect(told.map(({ kind, text }) => [kind, text])).toEqual([
      ["opened", "Your application was opened: Potter"],
      ["status", "Under Review: Potter"],
      ["closed", "Closed: Potter"],
    ]);
    const link = `/my-applications/${application.id}`;
    for (const one of told)
      expect(one).toMatchObject({ link, applicationId: application.id, jobId: job.id });
  });

  test("says nothing of a closed job to who was decided or withdrew", async () => {
    const { candidate, setStatus, close } = await scene();
    await setStatus("rejected");
    const away = await scene();
    await as(away.candidate).post(`${away.path}/withdraw`);
    await close();
    await away.close();
    expect(await textsOf(candidate)).not.toContain("Closed: Potter");
    expect(await textsOf(away.candidate)).toEqual([]);
  });

  test("is silent about what they turned off, and goes on with the rest", async () => {
    const { candidate, setStatus, path, poster } = await scene();
    await turnOff(candidate, "status", { inProduct: false });
    await setStatus("shortlisted");
    await as(poster).post(`${path}/messages`, {
      body: { text: "Hello" },
      headers: { "Idempotency-Key": crypto.randomUUID() },
    });
    expect(await textsOf(candidate)).toEqual(["New message: Potter"]);
  });

  test("tells everything once, also when it is read again", async () => {
    const { candidate, setStatus } = await scene();
    await setStatus("hired");
    await toldOf(candidate);
    await showNotices(db);
    const told = await toldOf(candidate);
    expect(told).toHaveLength(2);
    await readAgain(db, newsReader.name);
    expect(await toldOf(candidate)).toEqual(told);
  });

  test("says nothing yet of what may be taken back, and nothing of what was", async () => {
    const { candidate, application } = await scene();
    const later = await addLateHiring(db, application, "30 seconds");
    await takeEventBack(db, await addLateHiring(db, application, "30 seconds"));
    await addLateHiring(db, application, "0 seconds");
    expect(await toldOf(candidate)).toHaveLength(1);
    expect((await as(candidate).get("/api/unread")).body).toMatchObject({ notices: 1 });
    await showNotices(db);
    expect(await toldOf(candidate)).toHaveLength(2);
    await takeNoticesBack(db, [later]);
    expect(await toldOf(candidate)).toHaveLength(1);
  });
});

describe("the bell of an employer", () => {
  test("tells who posted the job of applications and withdrawals, and nobody of their own doing", async () => {
    const { candidate, poster, owner, path, job, setStatus } = await scene();
    await as(candidate).post(`${path}/withdraw`);
    await buildApplication(db, { jobId: job.id, candidateId: poster.id });
    await setStatus("shortlisted");
    const told = await toldOf(poster);
    expect(told.map(({ kind, text }) => [kind, text])).toEqual([
      ["application", "New application: Potter"],
      ["withdrawn", "Application withdrawn: Potter"],
    ]);
    expect(told[0]?.link).toBe(`/jobs/${job.id}/applications`);
    expect(await toldOf(owner)).toEqual([]);
  });

  test("tells the owner where who posted the job manages it no more", async () => {
    const { owner, poster, companyId } = await scene();
    const job = await buildJob(db, { postedBy: poster.id, companyId, isTeamsAlone: true });
    await buildMember(db, { companyId, role: "recruiter" });
    await buildApplication(db, { jobId: job.id });
    expect(await toldOf(owner)).toMatchObject([{ kind: "application", jobId: job.id }]);
  });
});

test("candidate and interviewers are told of an interview, and nobody of their own doing", async () => {
  const { poster, owner, candidate, path, job, application } = await scene();
  const body = {
    startsAt: new Date(Date.now() + 50 * 60 * 60 * 1000).toISOString(),
    durationMinutes: 60,
    timeZone: "UTC",
    interviewerIds: [poster.id, owner.id],
  };
  const added = await as(poster).post<{ id: string }>(`${path}/interviews`, { body });
  await as(poster).patch(`/api/interviews/${added.body.id}`, { body: { room: "Attic" } });
  await as(owner).delete(`/api/interviews/${added.body.id}`);
  const expected = [
    "Interview: Potter",
    "Interview changed: Potter",
    "Interview cancelled: Potter",
  ];
  const ofInterviews = async (user: { id: string }) =>
    (await toldOf(user)).filter(({ kind }) => kind === "interview");
  const told = await ofInterviews(candidate);
  expect(told.map(({ text }) => text)).toEqual(expected);
  expect(told[0]?.link).toBe(`/my-applications/${application.id}`);
  expect((await ofInterviews(owner)).map(({ text }) => text)).toEqual(expected.slice(0, 2));
  const ofPoster = await ofInterviews(poster);
  expect(ofPoster.map(({ text, link }) => [text, link])).toEqual([
    ["Interview cancelled: Potter", `/jobs/${job.id}/applications`],
  ]);
});

describe("letters of what happens to applications", () => {
  test("tell an undecided candidate that a job was closed, unless it is open again", async () => {
    const { candidate, close } = await scene();
    await close();
    await toldOf(candidate);
    expect(lettersTo(candidate)).toContain("Closed: Potter");
    const again = await scene();
    await again.close();
    await readAll();
    await changeJob(db, again.job.id, { isActive: true });
    await deliverLetters();
    expect(lettersTo(again.candidate)).not.toContain("Closed: Potter");
  });

  test("say nothing of a closed job to who gets a letter that the employer chose", async () => {
    const kept = await scene();
    const letter = { subject: "We closed it", text: "Thank you." };
    const path = `/api/jobs/${kept.job.id}/close`;
    expect((await as(kept.poster).post(path, { body: { letter } })).status).toBe(200);
    await toldOf(kept.candidate);
    const moved = await scene();
    await as(moved.poster).post(`/api/jobs/${moved.job.id}/close`, {
      body: { status: "under_review", letter },
    });
    await toldOf(moved.candidate);
    for (const { candidate } of [kept, moved])
      expect(lettersTo(candidate)).not.toContain("Closed: Potter");
  });

  test("are taken back from the bell with a change that was undone", async () => {
    const { candidate, setStatus, poster } = await scene();
    const { headers } = await setStatus("shortlisted");
    await toldOf(candidate);
    await as(poster).post(`/api/undo/${String(headers["undo-id"])}`);
    await showNotices(db);
    expect(await textsOf(candidate)).not.toContain("Shortlisted: Potter");
  });

  test("tell an employer of each application only where they want that at once", async () => {
    const { poster, job } = await scene();
    await toldOf(poster);
    expect(lettersTo(poster)).toEqual([]);
    await turnOff(poster, "applications", { mail: "at-once" });
    await buildApplication(db, { jobId: job.id });
    const withdrawn = await buildApplication(db, { jobId: job.id });
    await changeApplication(db, withdrawn.id, { withdrawnAt: new Date() });
    await toldOf(poster);
    expect(lettersTo(poster)).toEqual(["New application: Potter"]);
  });

  test("name the first one to the same person about the same application", async () => {
    const { poster, job } = await scene();
    await turnOff(poster, "applications", { mail: "at-once" });
    const candidate = await buildUser(db);
    const { id } = await buildApplication(db, { jobId: job.id, candidateId: candidate.id });
    await toldOf(poster);
    await as(candidate).post(`/api/applications/${id}/messages`, {
      body: { text: "Hello" },
      headers: { "Idempotency-Key": crypto.randomUUID() },
    });
    const [, first, second] = letters.filter(({ to }) => to === poster.email);
    expect(second).toMatchObject({ subject: "New message: Potter", inReplyTo: first?.messageId });
  });
});

test("what happened before a board tells of it is no news", async () => {
  const { poster, setStatus, candidate } = await scene();
  await setStatus("hired");
  await forgetReader(db, newsReader.name);
  await addReaders(db, [newsReader]);
  expect(await toldOf(candidate)).toEqual([]);
  expect(await toldOf(poster)).toEqual([]);
});
