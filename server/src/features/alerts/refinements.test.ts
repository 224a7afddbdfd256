import type { Alert, AlertPreview, Refinement } from "@rolecall/contract/alerts/alerts.schemas.ts";
import type { ListedJob } from "@rolecall/contract/jobs/job.schemas.ts";
import { expect, test } from "vitest";
import { buildCompany, buildJob, buildUser } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";
import { uniqueWord } from "#test/unique-word.ts";

const { as, anonymous, db } = await startApp();
const client = as(await buildUser(db));

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
const preview = (search: object, frequency = "daily") =>
  client.post<AlertPreview>("/api/alerts/preview", { body: { search, frequency } });

test("a preview tells what the last 30 days would have sent, of what is still open", async () => {
  const query = uniqueWord();
  const noon = (days: number) => new Date(daysAgo(days).setUTCHours(12, 0, 0, 0));
  for (const createdAt of [noon(40), noon(20), noon(20), noon(3)])
    await buildJob(db, { title: query, createdAt });
  await buildJob(db, { title: query, isActive: false });
  const { status, body } = await preview({ query });
  expect(status).toBe(200);
  expect(body).toMatchObject({ total: 3, letters: 2 });
  expect(body.jobs.map(({ createdAt }) => createdAt)).toEqual(
    [noon(3), noon(20), noon(20)].map((at) => at.toISOString()),
  );
  expect((await preview({ query }, "at-once")).body.letters).toBe(2);
  expect((await preview({ query: uniqueWord() })).body).toEqual({ total: 0, letters: 0, jobs: [] });
  expect(await preview({ query }, "hourly")).toMatchObject({ status: 400 });
  expect(await preview({ query, type: "night" })).toMatchObject({ status: 400 });
});

test("a preview shows the newest 20 of more jobs", async () => {
  const query = uniqueWord();
  for (let job = 0; job < 22; job += 1) await buildJob(db, { title: query });
  const { body } = await preview({ query });
  expect([body.total, body.jobs.length]).toEqual([22, 20]);
});

const keep = async (search: object) => {
  const { body } = await client.post<Alert>("/api/alerts", {
    body: { search, frequency: "daily" },
  });
  return body.id;
};
const refine = (id: string, jobId: string) =>
  client.get<Refinement[]>(`/api/alerts/${id}/refinements`, { query: { jobId } });
const finds = async (search: Refinement["search"], jobId: string) => {
  const query = Object.fromEntries(
    Object.entries({ ...search, ids: jobId }).map(([name, value]) => [name, String(value)]),
  );
  const { body } = await anonymous.get<ListedJob[]>("/api/jobs", { query });
  return body.length > 0;
};

test("'not this' is said in words, and no refined search finds the job", async () => {
  const query = uniqueWord();
  const { id: companyId } = await buildCompany(db, { name: "Bell Rock Lights" });
  const job = await buildJob(db, {
    title: `Night ${query}`,
    companyId,
    salaryMin: 30_000,
    salaryMax: 42_000,
  });
  for (const type of ["part-time", "part-time", "hybrid"] as const)
    await buildJob(db, { title: query, type, salaryMax: 90_000 });
  const { status, body } = await refine(await keep({ query }), job.id);
  expect(status).toBe(200);
  expect(body.map(({ words, dropped }) => [words, dropped])).toEqual([
    ["Without “night”", 1],
    ["Only part-time jobs", 2],
    ["Only jobs that pay $45,000 or more", 1],
    ["Without “Bell Rock Lights”", 1],
  ]);
  for (const { search } of body) expect(await finds(search, job.id)).toBe(false);
});

test("a refined search is kept in place of the one before", async () => {
  const query = uniqueWord();
  const job = await buildJob(db, { title: `Night ${query}` });
  const id = await keep({ query });
  const [first] = (await refine(id, job.id)).body;
  const { body } = await client.patch<Alert>(`/api/alerts/${id}`, {
    body: { search: first?.search },
  });
  expect(body).toMatchObject({ name: `${query} -night`, search: { query: `${query} -night` } });
});

test("of a job without stated pay, jobs that state theirs are offered; unknown jobs are missing", async () => {
  const query = uniqueWord();
  const job = await buildJob(db, { title: query });
  const id = await keep({ query });
  expect((await refine(id, job.id)).body.map(({ words }) => words)).toContain(
    "Only jobs that state their pay",
  );
  for (const jobId of ["7", crypto.randomUUID()])
    expect((await refine(id, jobId)).body).toBe("Job not found");
});
