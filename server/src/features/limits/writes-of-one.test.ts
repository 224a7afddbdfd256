import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildJob, buildUser } from "#test/build.ts";
import type { Client } from "#test/client.ts";
import { auditEntriesOf } from "#test/database/audit-entries.ts";
import { buildHiringScene } from "#test/hiring-scene.ts";
import { newJob } from "#test/new-job.ts";
import { startApp } from "#test/start-app.ts";
import { buildTeamScene } from "#test/team-scene.ts";

const services = await startApp();
const { db, as } = services;
const hour = 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

type Edit = (time: number) => ReturnType<Client["post"]>;

/** Calls as often as is said; resolves to how many were not refused, and the last answer. */
const callOften = async (times: number, call: Edit) => {
  let taken = 0;
  let last;
  for (let time = 0; time < times; time += 1) {
    last = await call(time);
    if (last.status < 400) taken += 1;
  }
  return { taken, last };
};

describe("what one person writes in an hour", () => {
  test("is 300 edits of jobs, companies and what is their own together", async () => {
    const { owner, path, company, recruiter } = await buildTeamScene(db);
    const job = await buildJob(db, { companyId: company.id, postedBy: owner.id });
    const client = as(owner);
    const edits: [Edit, ...Edit[]] = [
      (time: number) => client.patch(`/api/jobs/${job.id}`, { body: { title: `Job ${time}` } }),
      (time: number) => client.patch(path, { body: { description: `Text ${time}` } }),
      (time: number) => client.patch("/api/auth/user", { body: { firstName: `Ada ${time}` } }),
      (time: number) =>
        client.patch(`${path}/members/${recruiter.id}`, {
          body: { role: time % 2 ? "admin" : "recruiter" },
        }),
    ];
    const { taken, last } = await callOften(
      303,
      (time) => edits[time % 4]?.(time) ?? edits[0](time),
    );
    expect(taken).toBe(300);
    expect(last).toMatchObject({
      status: 429,
      body: "Too many edits. Please try again in 60 minutes.",
    });
    expect(Number(last?.headers["retry-after"])).toBeGreaterThan(3_500);
    const role = { body: { role: "recruiter" } };
    expect((await client.patch("/api/auth/user/role", role)).status).toBe(429);
    // Two could hand a company to each other all day, and the record keeps each time.
    const handOver = { body: { userId: recruiter.id } };
    expect((await client.post(`${path}/owner`, handOver)).status).toBe(429);
    const other = await as(recruiter).patch("/api/auth/user", { body: { firstName: "Max" } });
    expect(other.status).toBe(200);
    vi.setSystemTime(Date.now() + hour);
    const later = await as(owner).patch(path, { body: { description: "Later" } });
    expect(later.status).toBe(200);
  });

  test("is 50 new companies", async () => {
    const client = as(await buildUser(db, { role: "company" }));
    const { taken, last } = await callOften(51, (time) =>
      client.post("/api/companies", { body: { name: `Company ${time}` } }),
    );
    expect(taken).toBe(50);
    expect(last).toMatchObject({
      status: 429,
      body: expect.stringMatching(/^Too many new companies/),
    });
  });

  test("is 500 notes", async () => {
    const { people, application } = await buildHiringScene(services);
    const { taken, last } = await callOften(501, (time) =>
      as(people.manager).post(`/api/applications/${application.id}/notes`, {
        body: { text: `Note ${time}` },
      }),
    );
    expect(taken).toBe(500);
    expect(last).toMatchObject({ status: 429, body: expect.stringMatching(/^Too many notes/) });
  });

  test("is 20,000 moves of applications, each of many at once", async () => {
    const { people, application } = await buildHiringScene(services);
    const manager = as(people.manager);
    const applicationIds = Array.from({ length: 1_000 }, () => application.id);
    const moveMany = (time: number) =>
      manager.post("/api/applications/bulk-update", {
        body: { applicationIds, status: time % 2 ? "rejected" : "shortlisted" },
      });
    const { taken, last } = await callOften(21, moveMany);
    expect(taken).toBe(20);
    expect(last).toMatchObject({ status: 429, body: expect.stringMatching(/^Too many moves/) });
    const one = { body: { status: "pending" } };
    const path = `/api/applications/${application.id}/status`;
    expect((await manager.put(path, one)).status).toBe(429);
    expect((await as(people.owner).put(path, one)).status).toBe(200);
  });

  test("is counted when it is asked for at once, too", async () => {
    const client = as(await buildUser(db, { role: "company" }));
    await callOften(48, (time) =>
      client.post("/api/companies", { body: { name: `Company ${time}` } }),
    );
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => client.post("/api/companies", { body: { name: "More" } })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  });
});

test("the record keeps the beginning of a long text, its length and its hash", async () => {
  const { owner, company } = await buildTeamScene(db);
  const description = "Keep the light. ".repeat(3_000).trim();
  const body = { ...newJob(company.id), description };
  const job = await as(owner).post<{ id: string }>("/api/jobs", { body });
  const edit = await as(owner).patch(`/api/jobs/${job.body.id}`, {
    body: { description: `${description}!`, title: "Night Keeper" },
  });
  expect(edit).toMatchObject({ status: 200 });
  const [posted, edited] = await auditEntriesOf(db, job.body.id);
  expect(posted?.changes["description"]).toMatch(
    /^(Keep the light\. ){31}Keep… \[47,999 characters, SHA-256 [0-9a-f]{64}\]$/,
  );
  expect(edited?.changes["title"]).toBe("Night Keeper");
  expect(edited?.changes["description"]).toMatch(/\[48,000 characters, SHA-256/);
  expect(edited?.changes["description"]).not.toBe(posted?.changes["description"]);
  expect(JSON.stringify([posted, edited]).length).toBeLessThan(4_000);
});

test("a job is closed ten times in a day, since all who applied are told of each; edits go on", async () => {
  const { recruiter, job } = await buildTeamScene(db);
  const edit = (body: object) => as(recruiter).patch(`/api/jobs/${job.id}`, { body });
  for (let time = 0; time < 10; time += 1) {
    expect((await edit({ isActive: false })).status).toBe(200);
    expect((await edit({ isActive: true })).status).toBe(200);
  }
  expect(await edit({ isActive: false })).toMatchObject({
    status: 429,
    body: "Too many closings of this job. Please try again in 24 hours.",
  });
  expect((await edit({ title: "Still open" })).body).toMatchObject({ isActive: true });
});
