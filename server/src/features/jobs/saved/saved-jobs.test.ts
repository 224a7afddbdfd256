import type { SavedJob } from "@rolecall/contract/jobs/saved-jobs.schemas.ts";
import { mostSavedByAccount } from "@rolecall/contract/jobs/saved-jobs.ts";
import { expect, test } from "vitest";
import { catchUp } from "#events/read-events.service.ts";
import { record } from "#events/record.service.ts";
import { buildApplication, buildJob, buildJobs, buildUser } from "#test/build.ts";
import { changeJob } from "#test/change.ts";
import type { Client } from "#test/client.ts";
import { ageSavedJobs } from "#test/jobs/age-saved-jobs.ts";
import { startApp } from "#test/start-app.ts";
import { tellOfDeadlines } from "./saved-job-letters.service.ts";
import { savedJobsReader } from "./saved-jobs.reader.ts";

const { as, anonymous, db, letters, deliverLetters } = await startApp();

const path = "/api/jobs/saved";
const candidate = async () => as(await buildUser(db));
/** So many jobs. */
const jobsOf = async (count: number) => {
  const rows = Array.from({ length: count }, (_, place) => ({ title: `Job ${place}` }));
  const [one, two, three, ...more] = await buildJobs(db, rows);
  if (!one || !two) throw new Error("Ask for two jobs or more");
  return [one, two, three ?? one, ...more] as const;
};
const save = (client: Client, id: string, body?: object) =>
  client.put(`/api/jobs/${id}/saved`, { body });
const savedBy = async (client: Client, query: Record<string, string> = {}) => {
  const { body } = await client.get<SavedJob[]>(path, { query });
  return body.map(({ title, saved }) => [title, saved.note]);
};

test("a candidate saves jobs with notes, and finds them again, the newest saved first", async () => {
  const client = await candidate();
  const baker = await buildJob(db, { title: "Baker" });
  const falconer = await buildJob(db, { title: "Falconer" });
  expect(await save(client, baker.id)).toMatchObject({
    status: 200,
    body: { jobId: baker.id, note: null, savedAt: expect.any(String) },
  });
  await save(client, falconer.id, { note: "Ask Omar first." });
  expect(await savedBy(client)).toEqual([
    ["Falconer", "Ask Omar first."],
    ["Baker", null],
  ]);
  expect((await client.get(`${path}/ids`)).body).toEqual([falconer.id, baker.id]);
});

test("saving again changes the note alone: the place in the list stays, and without a note the note does", async () => {
  const client = await candidate();
  const first = await buildJob(db, { title: "First" });
  const { body: before } = await save(client, first.id, { note: "Near the station" });
  await save(client, (await buildJob(db, { title: "Second" })).id);
  expect((await save(client, first.id)).body).toEqual(before);
  await save(client, first.id, { note: "Too far" });
  expect(await savedBy(client)).toEqual([
    ["Second", null],
    ["First", "Too far"],
  ]);
  for (const note of [null, "  "]) {
    await save(client, first.id, { note: "Again" });
    expect((await save(client, first.id, { note })).body).toMatchObject({ note: null });
  }
});

test("a note has at most 2,000 characters", async () => {
  const client = await candidate();
  const { id } = await buildJob(db);
  expect(await save(client, id, { note: "n".repeat(2_000) })).toMatchObject({ status: 200 });
  expect(await save(client, id, { note: "n".repeat(2_001) })).toMatchObject({ status: 400 });
});

test("what somebody saved and noted is nobody else's to read", async () => {
  const client = await candidate();
  const job = await buildJob(db);
  await save(client, job.id, { note: "Mine alone" });
  const poster = as({ id: job.postedBy });
  expect(await savedBy(await candidate())).toEqual([]);
  expect(JSON.stringify((await poster.get(`/api/jobs/${job.id}`)).body)).not.toContain(
    "Mine alone",
  );
  expect(await anonymous.get(path)).toMatchObject({ status: 401 });
});

test("closed jobs stay in the list; deleted ones leave it, and so do held and taken down ones", async () => {
  const client = await candidate();
  const [closed, held, down] = await jobsOf(3);
  for (const { id } of [closed, held, down]) await save(client, id);
  await changeJob(db, closed.id, { isActive: false, title: "Closed" });
  await changeJob(db, held.id, { heldSince: new Date() });
  await changeJob(db, down.id, { takenDownAt: new Date(), takedownReason: "Spam" });
  const { body, headers } = await client.get<SavedJob[]>(path);
  expect(body).toMatchObject([{ title: "Closed", isActive: false }]);
  expect(headers["x-total-count"]).toBe("1");
});

test("by deadline, the next one comes first and jobs without one last", async () => {
  const client = await candidate();
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  for (const [title, deadline] of [
    ["Next week", inDays(7)],
    ["Any time", null],
    ["Tomorrow", inDays(1)],
  ] as const)
    await save(client, (await buildJob(db, { title, deadline })).id);
  const titles = (await savedBy(client, { sort: "deadline" })).map(([title]) => title);
  expect(titles).toEqual(["Tomorrow", "Next week", "Any time"]);
  expect(await client.get(path, { query: { sort: "pay" } })).toMatchObject({
    status: 400,
    body: "Unknown sort",
  });
});

test("the list comes in pages", async () => {
  const client = await candidate();
  for (const title of ["One", "Two", "Three"])
    await save(client, (await buildJob(db, { title })).id);
  const page = await client.get<SavedJob[]>(path, { query: { limit: "2", page: "2" } });
  expect(page.body.map(({ title }) => title)).toEqual(["One"]);
  expect(page.headers["x-total-count"]).toBe("3");
});

test("taking a job off the list works again and again, whether it is there or not", async () => {
  const client = await candidate();
  const { id } = await buildJob(db);
  await save(client, id);
  for (const one of [id, id, crypto.randomUUID()])
    expect(await client.delete(`/api/jobs/${one}/saved`)).toMatchObject({ status: 204 });
  expect(await savedBy(client)).toEqual([]);
});

test("a job that is not there cannot be saved, nor one that the user may not read", async () => {
  const client = await candidate();
  const [held, down] = await jobsOf(2);
  await changeJob(db, held.id, { heldSince: new Date() });
  await changeJob(db, down.id, { takenDownAt: new Date(), takedownReason: "Spam" });
  for (const id of [crypto.randomUUID(), "7", held.id])
    expect(await save(client, id)).toMatchObject({ status: 404, body: "Job not found" });
  expect(await save(client, down.id)).toMatchObject({ status: 410 });
});

test("what a browser kept is taken along in its order, and unknown jobs are skipped", async () => {
  const client = await candidate();
  const [one, two, held] = await jobsOf(3);
  await changeJob(db, held.id, { heldSince: new Date() });
  const ids = [one.id, two.id, held.id, crypto.randomUUID(), one.id];
  for (const _again of [1, 2])
    expect(await client.post(path, { body: { ids } })).toMatchObject({
      status: 200,
      body: { savedCount: 2 },
    });
  expect((await client.get(`${path}/ids`)).body).toEqual([one.id, two.id]);
  expect(await client.post(path, { body: { ids: [] } })).toMatchObject({ body: { savedCount: 0 } });
});

test("ids that are none are refused, and so are more than 100", async () => {
  const client = await candidate();
  for (const [ids, sentence] of [
    [["7"], "This is not an id"],
    ["all", "Ids must be a list"],
    [
      Array.from({ length: 101 }, () => crypto.randomUUID()),
      "At most 100 ids can be asked for at once",
    ],
  ] as const)
    expect(await client.post(path, { body: { ids } })).toMatchObject({
      status: 400,
      body: sentence,
    });
});

test("an account keeps at most 500 jobs, also when two calls come at once", async () => {
  const client = await candidate();
  const all = (await jobsOf(mostSavedByAccount + 2)).map(({ id }) => id);
  for (let start = 0; start < mostSavedByAccount - 1; start += 100) {
    const ids = all.slice(start, Math.min(start + 100, mostSavedByAccount - 1));
    await client.post(path, { body: { ids } });
  }
  const last = all.slice(mostSavedByAccount - 1);
  const full = { status: 409, body: "You can save at most 500 jobs" };
  expect(await client.post(path, { body: { ids: last } })).toMatchObject(full);
  const answers = await Promise.all(last.map((id) => save(client, id)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409, 409,
  ]);
  expect((await client.get(path)).headers["x-total-count"]).toBe("500");
  // A note on one that is saved is no new one.
  expect(await save(client, all[0] ?? "", { note: "First" })).toMatchObject({ status: 200 });
});

const hours = 60 * 60 * 1000;
const inHours = (count: number) => new Date(Date.now() + count * hours);
/** The subjects of the letters to these people that came while something was done. */
const lettersTo = async (people: { email: string | null }[], act: () => Promise<unknown>) => {
  const before = letters.length;
  await act();
  await deliverLetters();
  const came = letters.slice(before);
  return people.map(({ email }) =>
    came.filter(({ to }) => to === email).map(({ subject }) => subject),
  );
};

test("who saved a job is told 72 hours before its deadline, once, unless they applied", async () => {
  const [ada, ben, cora] = [await buildUser(db), await buildUser(db), await buildUser(db)];
  const job = await buildJob(db, { title: "Diver", deadline: inHours(71) });
  const later = await buildJob(db, { title: "Later", deadline: inHours(73) });
  for (const person of [ada, ben]) await save(as(person), job.id);
  for (const { id } of [job, later]) await save(as(cora), id);
  await buildApplication(db, { jobId: job.id, candidateId: ben.id });
  const tell = () => lettersTo([ada, ben, cora], () => tellOfDeadlines(db));
  expect(await tell()).toEqual([["Closes soon: Diver"], [], ["Closes soon: Diver"]]);
  expect(await tell()).toEqual([[], [], []]);
  // A new deadline is news.
  await changeJob(db, job.id, { deadline: inHours(60) });
  await as(cora).delete(`/api/jobs/${job.id}/saved`);
  expect(await tell()).toEqual([["Closes soon: Diver"], [], []]);
});

test("a closed, held or passed job is announced to nobody as closing soon", async () => {
  const ada = await buildUser(db);
  const [closed, held, passed] = await jobsOf(3);
  for (const { id } of [closed, held, passed]) await save(as(ada), id);
  await changeJob(db, closed.id, { isActive: false, deadline: inHours(10) });
  await changeJob(db, held.id, { heldSince: new Date(), deadline: inHours(10) });
  await changeJob(db, passed.id, { deadline: inHours(-1) });
  expect(await lettersTo([ada], () => tellOfDeadlines(db))).toEqual([[]]);
});

test("who saved a job is told when it is closed, with a link that ends such letters, and not when it is open again", async () => {
  const [ada, ben] = [await buildUser(db), await buildUser(db)];
  const job = await buildJob(db, { title: "Falconer" });
  const again = await buildJob(db, { title: "Again", postedBy: job.postedBy });
  for (const { id } of [job, again]) await save(as(ada), id);
  const poster = as({ id: job.postedBy });
  const close = (id: string, isActive = false) =>
    poster.patch(`/api/jobs/${id}`, { body: { isActive } });
  const tell = () => lettersTo([ada, ben], () => catchUp(db, savedJobsReader));
  await close(again.id);
  await close(again.id, true);
  await close(job.id);
  expect(await tell()).toEqual([["No longer open: Falconer"], []]);
  expect(letters.at(-1)?.unsubscribeUrl).toMatch(/\/api\/unsubscribe\//);
  expect(await tell()).toEqual([[], []]);
  // Somebody who saves it afterwards knows.
  await save(as(ben), job.id);
  expect(await tell()).toEqual([[], []]);
});

test("who wants no letters of saved jobs gets none", async () => {
  const ada = await buildUser(db);
  await as(ada).patch("/api/account/notifications/saved", { body: { mail: "never" } });
  const job = await buildJob(db, { deadline: inHours(10) });
  await save(as(ada), job.id);
  expect(await lettersTo([ada], () => tellOfDeadlines(db))).toEqual([[]]);
});

test("that a job was closed more than a week ago is no news, when all is read again either", async () => {
  const ada = await buildUser(db);
  const { id } = await buildJob(db, { isActive: false });
  await save(as(ada), id);
  await ageSavedJobs(db, 30);
  const closedDaysAgo = (days: number) =>
    record(db, [
      {
        type: "job-closed",
        job: { id },
        side: "employer",
        actorId: null,
        at: new Date(Date.now() - days * 24 * hours),
        data: {},
      },
    ]);
  const tell = () => lettersTo([ada], () => catchUp(db, savedJobsReader));
  await closedDaysAgo(8);
  expect(await tell()).toEqual([[]]);
  await closedDaysAgo(6);
  expect(await tell()).toEqual([["No longer open: Staff Engineer"]]);
});
