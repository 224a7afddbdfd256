import { expect, test } from "vitest";
import { buildUser } from "#test/build.ts";
import { buildHiringScene, type Caller } from "#test/hiring-scene.ts";
import { startApp } from "#test/start-app.ts";

const services = await startApp();
const { db, as } = services;
const administrator = as(await buildUser(db, { administratorSince: new Date() }));

type Person = Exclude<Caller, "anonymous">;

const scene = async () => {
  const { people, application, job } = await buildHiringScene(services);
  const path = `/api/applications/${application.id}/messages`;
  const write = async (who: Person, text: string) => {
    const { body } = await as(people[who]).post<{ id: string }>(path, {
      body: { text },
      headers: { "Idempotency-Key": crypto.randomUUID() },
    });
    return body.id;
  };
  const report = (who: Person, messageIds: unknown, more: object = {}) =>
    as(people[who]).post(`${path}/report`, { body: { messageIds, reason: "abuse", ...more } });
  return { people, application, job, path, write, report };
};

const cases = async (status = "open") =>
  (
    await administrator.get<{ id: string; kind: string; job: { id: string } }[]>(
      "/api/admin/reports",
      { query: { status, limit: "100" } },
    )
  ).body;
const caseAbout = async (job: { id: string }, status?: string) =>
  (await cases(status)).find((one) => one.job.id === job.id);
const decide = (id: string | undefined, decision: string) =>
  administrator.post(`/api/admin/reports/${id}`, { body: { decision, reason: "We read them." } });

test("a candidate shows messages of an employer to the administrators, who read these alone", async () => {
  const { people, job, write, report } = await scene();
  const rude = await write("manager", "You are no good.");
  await write("manager", "See you on Monday.");
  await write("applicant", "Please stop.");
  expect((await report("applicant", [rude, rude], { text: "Every day." })).status).toBe(202);
  const shown = await caseAbout(job);
  expect(shown).toMatchObject({
    kind: "messages",
    job: { id: job.id, title: job.title },
    poster: null,
    author: { id: people.manager.id },
    count: 1,
    reasons: { abuse: 1 },
    reports: [{ reason: "abuse", text: "Every day.", reporter: { id: people.applicant.id } }],
    messages: [{ id: rude, text: "You are no good." }],
    decision: null,
  });
  expect(JSON.stringify(shown)).not.toMatch(/Monday|stop/);
});

test("an employer reports a candidate in the same way", async () => {
  const { people, job, write, report } = await scene();
  const spam = await write("applicant", "Buy my course.");
  expect((await report("owner", [spam], { reason: "spam" })).status).toBe(202);
  expect(await caseAbout(job)).toMatchObject({ author: { id: people.applicant.id } });
});

test("the messages are of one author of the other side, and of this conversation", async () => {
  const { write, report } = await scene();
  const other = await scene();
  const own = await write("applicant", "Mine.");
  const [one, two] = [await write("manager", "One."), await write("owner", "Two.")];
  const elsewhere = await other.write("manager", "Elsewhere.");
  const many = Array.from({ length: 51 }, () => crypto.randomUUID());
  for (const ids of [[], undefined, ["7"], [own], [one, two], [elsewhere], [one, elsewhere], many])
    expect(await report("applicant", ids)).toMatchObject({
      status: 400,
      body: "Choose the messages to show",
    });
  expect(await report("applicant", [one], { reason: "ugly" })).toMatchObject({
    status: 400,
    body: "Choose a reason",
  });
});

test("a conversation that was ended can be reported still, and the other side learns nothing", async () => {
  const { people, path, job, write, report } = await scene();
  const rude = await write("manager", "You are no good.");
  await as(people.applicant).put(`${path}/ended`);
  const unread = await as(people.manager).get("/api/unread");
  expect((await report("applicant", [rude])).status).toBe(202);
  expect((await as(people.manager).get("/api/unread")).body).toEqual(unread.body);
  expect(await caseAbout(job)).toBeDefined();
});

test("who wrote them is suspended, or the case is dismissed, once", async () => {
  const { people, job, write, report } = await scene();
  await report("applicant", [await write("manager", "You are no good.")]);
  const { id } = (await caseAbout(job)) ?? {};
  expect(await decide(id, "take-down")).toMatchObject({
    status: 400,
    body: "Choose take-down, suspend or dismiss",
  });
  expect(await decide(id, "suspend")).toMatchObject({ status: 200, body: { decision: "suspend" } });
  expect((await as(people.manager).get("/api/auth/user")).status).toBe(401);
  expect(await decide(id, "dismiss")).toMatchObject({ status: 409, body: "This case is closed" });
  expect(await caseAbout(job)).toBeUndefined();
  expect(await caseAbout(job, "closed")).toMatchObject({ decision: "suspend" });

  const again = await scene();
  await again.report("applicant", [await again.write("manager", "Hello.")]);
  const dismissed = await decide((await caseAbout(again.job))?.id, "dismiss");
  expect(dismissed).toMatchObject({ status: 200, body: { decision: "dismiss" } });
  expect((await as(again.people.manager).get("/api/auth/user")).status).toBe(200);
});

test("cases of jobs and of messages stand in one list, page by page, the first reported at the top", async () => {
  const { people, job, write, report, application } = await scene();
  await as(people.candidate).post(`/api/jobs/${application.jobId}/report`, {
    body: { reason: "scam" },
  });
  await report("applicant", [await write("manager", "Hello.")]);
  const all = await cases();
  expect(all.filter((one) => one.job.id === job.id).map(({ kind }) => kind)).toEqual([
    "job",
    "messages",
  ]);
  const { body, headers } = await administrator.get<{ id: string }[]>("/api/admin/reports", {
    query: { limit: "1", after: all.at(-2)?.id ?? "" },
  });
  expect(body.map(({ id }) => id)).toEqual([all.at(-1)?.id]);
  expect(headers["x-total-count"]).toBe(String(all.length));
});
