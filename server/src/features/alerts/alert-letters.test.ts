import type { Alert } from "@rolecall/contract/alerts/alerts.schemas.ts";
import { expect, test } from "vitest";
import { placeJobs } from "#features/jobs/placing/job-places.service.ts";
import { buildCompany, buildJob, buildUser } from "#test/build.ts";
import { changeJob, changeUser } from "#test/change.ts";
import { ageAlertLetters, endPause, makeAlertDue, outdateAlerts } from "#test/events/alert-rows.ts";
import { startApp } from "#test/start-app.ts";
import { uniqueWord } from "#test/unique-word.ts";
import { lookForNewJobs } from "./look.service.ts";

const { as, anonymous, config, db, letters, deliverLetters } = await startApp({
  keepsLetters: true,
});

const path = "/api/alerts";
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);

/** Somebody who keeps a search for a word of its own, and the letters that come to them. */
const scene = async (wanted: { frequency?: string; search?: object; name?: string } = {}) => {
  const word = uniqueWord();
  const user = await buildUser(db);
  const client = as(user);
  const { frequency = "at-once", search = {}, name } = wanted;
  const { body: alert } = await client.post<Alert>(path, {
    body: { search: { query: word, ...search }, frequency, ...(name && { name }) },
  });
  const post = (row: Parameters<typeof buildJob>[1] = {}) =>
    buildJob(db, { ...row, title: `${row.title ?? "Keeper"} ${word}` });
  /** The subjects of the letters that came by this look. */
  const look = async () => {
    const before = letters.length;
    await lookForNewJobs(db);
    await deliverLetters();
    return letters.slice(before).filter(({ to }) => to === user.email);
  };
  const subjects = async () => (await look()).map(({ subject }) => subject);
  const change = (body: object) => client.patch<Alert>(`${path}/${alert.id}`, { body });
  return { word, user, client, alert, post, look, subjects, change };
};

test("a new job is told at once, with title, company, link and why, and only once", async () => {
  const { word, post, look, subjects, alert } = await scene({ name: "Lights" });
  await post({ title: "Old" }).then(({ id }) => changeJob(db, id, { isActive: false }));
  const { id } = await post({ companyId: (await buildCompany(db, { name: "Bell Rock" })).id });
  const [letter, ...others] = await look();
  expect(others).toEqual([]);
  expect(letter?.subject).toBe("1 new job: Lights");
  expect(letter?.text).toContain(`Keeper ${word} at Bell Rock`);
  expect(letter?.text).toContain(`${config.publicUrl}/jobs/${id}`);
  expect(letter?.text).toMatch(new RegExp(`^Why: “${word}” in the title$`, "m"));
  expect(letter?.text).toContain(`${config.publicUrl}/alerts?not=${id}&a=${alert.id.slice(-5)}`);
  expect(await subjects()).toEqual([]);
});

test("jobs that were there before are no news, and several new ones stand in one letter", async () => {
  const { word, post, subjects } = await scene();
  await post();
  await post();
  expect(await subjects()).toEqual([`2 new jobs: ${word}`]);
  const later = await scene();
  await later.post();
  const second = await as(later.user).post<Alert>(path, {
    body: { search: { query: later.word, type: "full-time" }, frequency: "at-once" },
  });
  expect(second.status).toBe(201);
  expect(await later.subjects()).toEqual([`1 new job: ${later.word}`]);
});

test("each filter is kept to, as the list of jobs does", async () => {
  const of = async (search: object, fits: object, other: object) => {
    const { post, subjects } = await scene({ search });
    await post(other);
    expect(await subjects()).toEqual([]);
    await post(fits);
    expect(await subjects()).toHaveLength(1);
  };
  await of({ type: "hybrid" }, { type: "hybrid" }, { type: "remote" });
  await of({ experienceLevel: "mid" }, { experienceLevel: "mid" }, {});
  await of({ category: "sales" }, { category: "sales" }, {});
  await of({ salaryMin: 50_000 }, { salaryMin: 40_000, salaryMax: 60_000 }, { salaryMax: 49_000 });
  await of({ salaryMax: 50_000 }, { salaryMin: 50_000 }, {});
  await of({ location: "Port" }, { location: "Newport Pagnell" }, { location: "Lisbon" });
  const { id: companyId } = await buildCompany(db);
  await of({ companyId }, { companyId }, {});
  await of({ postedSince: inDays(1).toISOString() }, { createdAt: inDays(2) }, {});
});

test("a search around a city is told of jobs so near to it", async () => {
  await placeJobs(db);
  const { post, subjects } = await scene({ search: { location: "Denver, CO", within: 20 } });
  const denver = { location: "Denver, CO", city: "Denver", region: "Colorado", country: "US" };
  await post({ ...denver, latitude: 38.8, longitude: -104.8 });
  expect(await subjects()).toEqual([]);
  await post({ ...denver, latitude: 39.7, longitude: -105 });
  expect(await subjects()).toHaveLength(1);
});

test("words that must not be there keep jobs away", async () => {
  const word = uniqueWord();
  const { post, subjects } = await scene({ search: { query: `keeper -${word}` } });
  await post({ description: `Of ${word}.` });
  expect(await subjects()).toEqual([]);
});

test("reopened, approved, listed again or with a new deadline, a job became open, and is told once", async () => {
  const { post, subjects } = await scene();
  const closed = await post({ isActive: false });
  const held = await post({ heldSince: new Date() });
  const unlisted = await post({ unlistedAt: new Date() });
  const passed = await post({ deadline: inDays(-1) });
  expect(await subjects()).toEqual([]);
  for (const [id, change] of [
    [closed.id, { isActive: true }],
    [held.id, { heldSince: null }],
    [unlisted.id, { unlistedAt: null }],
    [passed.id, { deadline: inDays(9) }],
  ] as const) {
    await changeJob(db, id, change);
    expect(await subjects()).toHaveLength(1);
  }
  // It stood in a letter.
  await changeJob(db, closed.id, { isActive: false });
  await changeJob(db, closed.id, { isActive: true });
  expect(await subjects()).toEqual([]);
});

test("a job that is closed when the letter is written is not named, and without another there is none", async () => {
  const { post, word, user, subjects } = await scene();
  const [one, other] = [await post(), await post()];
  await lookForNewJobs(db);
  await changeJob(db, one.id, { isActive: false });
  await deliverLetters();
  const subjectsTo = () =>
    letters.filter(({ to }) => to === user.email).map(({ subject }) => subject);
  expect(subjectsTo()).toEqual([`1 new job: ${word}`]);
  const third = await post();
  await lookForNewJobs(db);
  await changeJob(db, third.id, { isActive: false });
  await deliverLetters();
  expect(subjectsTo()).toHaveLength(1);
  // It was in no letter yet.
  await changeJob(db, one.id, { isActive: true });
  expect(await subjects()).toEqual([`1 new job: ${word}`]);
  expect(other.id).not.toBe(one.id);
});

test("at most six letters come in an hour, and the next has what came meanwhile", async () => {
  const { word, alert, post, subjects } = await scene();
  for (let letter = 1; letter <= 6; letter += 1) {
    await post();
    expect(await subjects()).toEqual([`1 new job: ${word}`]);
  }
  await post();
  expect(await subjects()).toEqual([]);
  await post();
  expect(await subjects()).toEqual([]);
  await ageAlertLetters(db, alert.id);
  expect(await subjects()).toEqual([`2 new jobs: ${word}`]);
});

test.each(["daily", "weekly"])(
  "a %s letter comes when it is time, without new jobs none",
  async (frequency) => {
    const { word, alert, post, subjects } = await scene({ frequency });
    await post();
    expect(await subjects()).toEqual([]);
    await makeAlertDue(db, alert.id);
    expect(await subjects()).toEqual([`1 new job: ${word}`]);
    await makeAlertDue(db, alert.id);
    expect(await subjects()).toEqual([]);
  },
);

test("what came in a pause stands in the next letter", async () => {
  for (const frequency of ["at-once", "daily"]) {
    const { word, alert, post, subjects, change } = await scene({ frequency });
    await change({ pausedUntil: inDays(2) });
    await post();
    expect(await subjects()).toEqual([]);
    await post();
    expect(await subjects()).toEqual([]);
    await endPause(db, alert.id);
    expect(await subjects()).toEqual([`2 new jobs: ${word}`]);
  }
});

test("one click in the letter ends the alert alone, and turned on again it begins anew", async () => {
  const { word, user, alert, client, post, look, subjects, change } = await scene();
  await post();
  const [letter] = await look();
  const token = letter?.unsubscribeUrl?.split("/").at(-1) ?? "";
  expect(letter?.unsubscribeUrl).toBe(`${config.publicUrl}/api/unsubscribe/${token}`);
  expect(letter?.text).toContain(`${config.publicUrl}/unsubscribe/${token}`);
  const one = `/api/unsubscribe/${token}`;
  const active = async () => (await client.get<Alert[]>(path)).body[0]?.active;
  expect(await anonymous.get(one)).toMatchObject({ status: 303 });
  const page = await anonymous.get<string>(`/unsubscribe/${token}`);
  expect(page.body).toContain(word);
  expect(await active()).toBe(true);
  for (const _again of [1, 2]) expect(await anonymous.post(one)).toMatchObject({ status: 204 });
  expect(await active()).toBe(false);
  const { body: settings } = await client.get<{ mail: string }[]>("/api/account/notifications");
  expect(settings.every(({ mail }) => mail !== "never")).toBe(true);
  await post();
  expect(await subjects()).toEqual([]);
  expect((await change({ active: true })).status).toBe(200);
  expect(await subjects()).toEqual([]);
  await post();
  expect(await subjects()).toEqual([`1 new job: ${word}`]);
  expect((await anonymous.post<string>(`/unsubscribe/${token}`)).body).toContain("has ended");
  expect(await anonymous.post("/api/unsubscribe/unknown")).toMatchObject({ status: 404 });
  expect(user.email).toBe(letter?.to);
  expect(alert.active).toBe(true);
});

test("who is suspended or leaving, or whose address is refused, gets no letter", async () => {
  for (const change of [
    { suspendedAt: new Date() },
    { eraseAt: inDays(14) },
    { emailRefusedAt: new Date() },
  ]) {
    const { user, post, subjects } = await scene();
    await changeUser(db, user.id, change);
    await post();
    expect(await subjects()).toEqual([]);
  }
});

test("people who keep the same search get a letter each, also after an earlier release compiled it", async () => {
  const { word, post, look } = await scene();
  const other = await buildUser(db);
  await as(other).post(path, { body: { search: { query: word }, frequency: "at-once" } });
  await outdateAlerts(db);
  await post();
  await look();
  const subject = `1 new job: ${word}`;
  expect(letters.filter((letter) => letter.subject === subject)).toHaveLength(2);
});

test("the subject has the name as its keeper wrote it, in one line", async () => {
  const { post, look } = await scene({ name: "UX/UI & Node.js\n(Boise, ID)" });
  await post();
  const [letter] = await look();
  expect(letter?.subject).toBe("1 new job: UX/UI & Node.js (Boise, ID)");
  expect(letter?.text).toContain("UX UI & Node js (Boise, ID)");
});

test("a title cannot make links in a letter", async () => {
  const { post, look } = await scene();
  await post({
    title: "See evil.example now",
    companyId: (await buildCompany(db, { name: "x://y" })).id,
  });
  const [letter] = await look();
  expect(letter?.text).not.toContain("evil.example");
  expect(letter?.text).not.toContain("x://y");
});
