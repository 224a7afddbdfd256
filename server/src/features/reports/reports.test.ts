import { expect, test } from "vitest";
import { buildJob, buildUser } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";

const { db, as, anonymous, letters } = await startApp({ env: { RATE_LIMIT: "off" } });
/** Another board, whose limits hold. */
const limited = await startApp({ env: { TRUST_PROXY: "loopback" } });
const administrator = as(await buildUser(db, { administratorSince: new Date() }));

const report = (id: string, body: object = { reason: "scam" }, client = anonymous) =>
  client.post(`/api/jobs/${id}/report`, { body });
const decide = (id: string, decision: string, reason = "We looked at it.") =>
  administrator.post(`/api/admin/reports/${id}`, { body: { decision, reason } });
const caseOf = async (id: string, status = "open") => {
  const { body } = await administrator.get<{ id: string }[]>("/api/admin/reports", {
    query: { status },
  });
  return body.find((one) => one.id === id);
};

test("everybody may report a job, and its reports are one case", async () => {
  const job = await buildJob(db);
  const person = await buildUser(db);
  expect((await report(job.id)).status).toBe(202);
  expect((await report(job.id, { reason: "scam" })).status).toBe(202);
  const other = { reason: "other", text: "The company is closed." };
  expect((await report(job.id, other, as(person))).status).toBe(202);
  expect((await report(job.id, { reason: "scam" }, as(person))).status).toBe(202);
  expect(await caseOf(job.id)).toMatchObject({
    kind: "job",
    job: { id: job.id, title: job.title },
    company: { id: job.companyId },
    poster: { id: job.postedBy },
    count: 3,
    reasons: { scam: 2, other: 1 },
    reports: [
      { reason: "scam", text: null, reporter: null },
      { reason: "scam", reporter: null },
      { ...other, reporter: { id: person.id, firstName: "Ada", lastName: "Moreau" } },
    ],
    answer: null,
    decision: null,
    decidedAt: null,
  });
});

test("a report has one of the reasons, and says what is wrong where it is none of them", async () => {
  const job = await buildJob(db);
  for (const body of [{}, { reason: "ugly" }, { reason: 7 }])
    expect(await report(job.id, body)).toMatchObject({ status: 400, body: "Choose a reason" });
  for (const text of [undefined, "", " "])
    expect(await report(job.id, { reason: "other", text })).toMatchObject({
      status: 400,
      body: "Say what is wrong",
    });
  expect((await report(job.id, { reason: "scam", text: "x".repeat(2_001) })).status).toBe(400);
  expect(await report(crypto.randomUUID())).toMatchObject({ status: 404, body: "Job not found" });
  expect(await caseOf(job.id)).toBeUndefined();
});

test("a job that waits for a look is reported by nobody: it is not there yet", async () => {
  const job = await buildJob(db, { heldSince: new Date() });
  expect(await report(job.id)).toMatchObject({ status: 404, body: "Job not found" });
  expect(await caseOf(job.id)).toBeUndefined();
});

test("a decision closes the case, and who reported signed in reads what was decided", async () => {
  const job = await buildJob(db);
  const person = await buildUser(db);
  await report(job.id, { reason: "scam" }, as(person));
  expect(await decide(job.id, "delete")).toMatchObject({
    status: 400,
    body: "Choose take-down, suspend or dismiss",
  });
  expect(await decide(job.id, "take-down", "")).toMatchObject({
    status: 400,
    body: "A reason is required",
  });
  expect(await decide(job.id, "take-down")).toMatchObject({
    status: 200,
    body: { decision: "take-down", decidedAt: expect.any(String) },
  });
  expect(await caseOf(job.id)).toBeUndefined();
  expect(await caseOf(job.id, "closed")).toMatchObject({ decision: "take-down" });
  expect(await report(job.id)).toMatchObject({ status: 410, body: "This listing was taken down" });
  expect(await decide(job.id, "dismiss")).toMatchObject({
    status: 409,
    body: "This case is closed",
  });
  expect(await decide(crypto.randomUUID(), "dismiss")).toMatchObject({
    status: 404,
    body: "Report not found",
  });
  const told = letters.filter(({ to }) => to === person.email);
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain(job.title);
  expect(told[0]?.text).toContain("They took the listing down.");
});

test("no title in the letter about a report reads as a link", async () => {
  const job = await buildJob(db, { title: "Win at https://evil.example/now" });
  const person = await buildUser(db);
  await report(job.id, { reason: "scam" }, as(person));
  await decide(job.id, "dismiss");
  const told = letters.find(({ to }) => to === person.email);
  expect(told?.subject).toBe("What became of your report: Win at https evil example now");
  expect(told?.text).not.toMatch(/evil\.example|https:/);
});

test("a report after the decision opens the case again, and dismissing it leaves the job", async () => {
  const job = await buildJob(db);
  const person = as(await buildUser(db));
  await report(job.id, { reason: "scam" }, person);
  expect((await decide(job.id, "dismiss")).status).toBe(200);
  expect((await anonymous.get(`/api/jobs/${job.id}`)).status).toBe(200);
  await report(job.id, { reason: "closed" }, person);
  expect(await caseOf(job.id)).toMatchObject({ count: 2, decision: null, decidedAt: null });
});

test("taking the job down by its own call closes the case, and listing it again does, too", async () => {
  const job = await buildJob(db);
  await report(job.id);
  await administrator.put(`/api/admin/jobs/${job.id}/takedown`, { body: { reason: "A scam." } });
  expect(await caseOf(job.id, "closed")).toMatchObject({ decision: "take-down" });
  const poster = as({ id: job.postedBy });
  await poster.post(`/api/jobs/${job.id}/takedown/answer`, { body: { text: "It is not." } });
  expect(await caseOf(job.id)).toMatchObject({ answer: { text: "It is not." } });
  await administrator.delete(`/api/admin/jobs/${job.id}/takedown`);
  expect(await caseOf(job.id, "closed")).toMatchObject({ decision: "dismiss" });
});

test("suspending the poster closes the case", async () => {
  const job = await buildJob(db);
  await report(job.id);
  expect((await decide(job.id, "suspend")).status).toBe(200);
  const poster = await administrator.get(`/api/admin/users/${job.postedBy}`);
  expect(poster.body).toMatchObject({ suspensionReason: "We looked at it." });
});

test("of two decisions at once one comes first, and the other finds the case closed", async () => {
  const job = await buildJob(db);
  await report(job.id);
  const both = await Promise.all([decide(job.id, "take-down"), decide(job.id, "dismiss")]);
  expect(both.map(({ status }) => String(status)).toSorted()).toEqual(["200", "409"]);
});

test("poster and company never learn who reported, nor that somebody did", async () => {
  const job = await buildJob(db);
  await report(job.id, { reason: "other", text: "unheard-of words" });
  const poster = as({ id: job.postedBy });
  for (const path of [`/api/jobs/${job.id}`, "/api/jobs/mine", "/api/dashboard/recruiter"])
    expect(JSON.stringify((await poster.get(path)).body)).not.toMatch(/report|unheard-of/i);
});

/** Reports from an address that nobody reported from before, however often the test is done. */
const sendFrom = (address: string, id: string, client = limited.anonymous) =>
  client.post(`/api/jobs/${id}/report`, {
    body: { reason: "scam" },
    headers: { "x-forwarded-for": address },
  });
let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
};
const jobsToReport = (count: number) =>
  Promise.all(Array.from({ length: count }, () => buildJob(limited.db)));

test("more than ten reports an hour from one address are refused", async () => {
  const [job] = await jobsToReport(1);
  const id = job?.id ?? "";
  const address = newAddress();
  for (let sent = 0; sent < 10; sent += 1) expect((await sendFrom(address, id)).status).toBe(202);
  const refused = await sendFrom(address, id);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await sendFrom(newAddress(), id)).status).toBe(202);
});

test("more than ten reports an hour of one person are refused, wherever they come from", async () => {
  const person = limited.as(await buildUser(limited.db));
  const sent = [];
  for (const { id } of await jobsToReport(11))
    sent.push((await sendFrom(newAddress(), id, person)).status);
  expect(sent).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
});

test("of fourteen reports at once, from one address or of one person, ten are kept", async () => {
  const person = limited.as(await buildUser(limited.db));
  await person.get("/api/auth/user");
  const jobs = await jobsToReport(14);
  const address = newAddress();
  const fromOne = await Promise.all(jobs.map(({ id }) => sendFrom(address, id)));
  const ofOne = await Promise.all(jobs.map(({ id }) => sendFrom(newAddress(), id, person)));
  for (const answers of [fromOne, ofOne])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 10 }, () => 202),
      ...Array.from({ length: 4 }, () => 429),
    ]);
});

test("a case stays when its job is deleted, with title and poster, and is decided without the job", async () => {
  const job = await buildJob(db, { title: "Vanishing Clerk" });
  const person = await buildUser(db);
  await report(job.id, { reason: "scam", text: "They ask for money." }, as(person));
  const poster = as({ id: job.postedBy });
  expect((await poster.delete(`/api/jobs/${job.id}`)).status).toBe(204);
  expect(await caseOf(job.id)).toMatchObject({
    job: { id: job.id, title: "Vanishing Clerk" },
    deletedAt: expect.any(String),
    company: { id: job.companyId, name: expect.stringMatching(/./) },
    poster: { id: job.postedBy },
    count: 1,
    reports: [{ text: "They ask for money.", reporter: { id: person.id } }],
    decision: null,
  });
  expect(await report(job.id)).toMatchObject({ status: 404, body: "Job not found" });
  expect(await decide(job.id, "take-down")).toMatchObject({ status: 404, body: "Job not found" });
  expect(await decide(job.id, "dismiss")).toMatchObject({
    status: 200,
    body: { decision: "dismiss", decidedAt: expect.any(String) },
  });
  expect(letters.filter(({ to }) => to === person.email)).toMatchObject([
    { text: expect.stringContaining("Vanishing Clerk") },
  ]);
});

test("who deletes a reported job is suspended by its case", async () => {
  const job = await buildJob(db);
  await report(job.id);
  await as({ id: job.postedBy }).delete(`/api/jobs/${job.id}`);
  expect((await decide(job.id, "suspend")).status).toBe(200);
  const poster = await administrator.get(`/api/admin/users/${job.postedBy}`);
  expect(poster.body).toMatchObject({ suspensionReason: "We looked at it." });
});

test("a takedown stays in the record of cases when its job is deleted, with its answer", async () => {
  const job = await buildJob(db, { title: "Fleeting Clerk" });
  const poster = as({ id: job.postedBy });
  const takedown = `/api/admin/jobs/${job.id}/takedown`;
  await administrator.put(takedown, { body: { reason: "A scam." } });
  const silent = await buildJob(db);
  await administrator.put(`/api/admin/jobs/${silent.id}/takedown`, { body: { reason: "Spam." } });
  await poster.post(`/api/jobs/${job.id}/takedown/answer`, { body: { text: "It is not." } });
  await poster.delete(`/api/jobs/${job.id}`);
  expect(await caseOf(job.id)).toMatchObject({
    job: { title: "Fleeting Clerk" },
    answer: { text: "It is not." },
    decision: null,
  });
  // One that nobody reported or answered becomes a case that is decided.
  await as({ id: silent.postedBy }).delete(`/api/jobs/${silent.id}`);
  expect(await caseOf(silent.id, "closed")).toMatchObject({
    job: { title: silent.title },
    deletedAt: expect.any(String),
    poster: { id: silent.postedBy },
    count: 0,
    decision: "take-down",
  });
});
