import { describe, expect, test } from "vitest";
import { buildApplication, buildCompany, buildJob, buildUser } from "#test/build.ts";
import type { Client } from "#test/client.ts";
import { startApp } from "#test/start-app.ts";

const { as, anonymous, db } = await startApp();

const may = (day: number) => new Date(Date.UTC(2026, 4, day));

/** The ids in a list's answer: an array, or the applications of the filter. */
const idsIn = (body: { id: string }[] | { applications: { id: string }[] }) =>
  (Array.isArray(body) ? body : body.applications).map(({ id }) => id);

/** Follows a list from page to page, while something happens between any two of them. */
const follow = async (client: Client, start: string, meanwhile: () => Promise<unknown>) => {
  const pages: string[][] = [];
  for (let path = start; path !== "";) {
    const { status, body, headers } = await client.get<{ id: string }[]>(path);
    expect(status).toBe(200);
    pages.push(idsIn(body));
    const next = /<([^>]+)>; rel="next"/.exec(String(headers.link ?? ""))?.[1];
    path = next ? new URL(next).pathname + new URL(next).search : "";
    await meanwhile();
  }
  return pages;
};

const managedJobs = async () => {
  const recruiter = await buildUser(db, { role: "recruiter" });
  const add = (day: number) => buildJob(db, { postedBy: recruiter.id, createdAt: may(day) });
  return { client: as(recruiter), path: "/api/jobs/mine?", add };
};

const ownApplications = async () => {
  const candidate = await buildUser(db);
  const add = (day: number) =>
    buildApplication(db, { candidateId: candidate.id, appliedAt: may(day) });
  return { client: as(candidate), path: "/api/applications/candidate?", add };
};

const applicationsOfAJob = async () => {
  const recruiter = await buildUser(db, { role: "recruiter" });
  const { id: jobId } = await buildJob(db, { postedBy: recruiter.id });
  const add = (day: number) => buildApplication(db, { jobId, appliedAt: may(day) });
  return { client: as(recruiter), path: `/api/applications/job/${jobId}?`, add };
};

/** Names and titles that sort as the days do. */
const filtered = (sort: string) => async () => {
  const recruiter = await buildUser(db, { role: "recruiter" });
  const add = async (day: number) => {
    const word = String.fromCodePoint(96 + day);
    const job = await buildJob(db, { postedBy: recruiter.id, title: word });
    const candidate = await buildUser(db, { firstName: word });
    const status = day % 2 === 0 ? "pending" : "hired";
    const row = { jobId: job.id, candidateId: candidate.id, status, appliedAt: may(day) } as const;
    return buildApplication(db, row);
  };
  return { client: as(recruiter), path: `/api/applications/filter?sortBy=${sort}&`, add };
};

const directory = async () => {
  const industry = `Trade ${crypto.randomUUID()}`;
  // By name, so that later days come first.
  const add = (day: number) =>
    buildCompany(db, { name: String.fromCodePoint(65 + 30 - day), industry });
  const path = `/api/companies?industry=${encodeURIComponent(industry)}&`;
  return { client: anonymous, path, add };
};

describe("following a list to its end meets each row once, though others are added in front:", () => {
  test.each([
    ["one's own jobs", managedJobs],
    ["one's own applications", ownApplications],
    ["the applications of a job", applicationsOfAJob],
    ["the filter by date", filtered("appliedAt")],
    ["the filter by status", filtered("status")],
    ["the filter by candidate", filtered("candidate")],
    ["the filter by job", filtered("jobTitle")],
    ["the directory", directory],
  ])("%s", async (_name, scene) => {
    const { client, path, add } = await scene();
    const there: string[] = [];
    for (const day of [1, 2, 3, 4, 5]) there.push((await add(day)).id);
    let day = 5;
    const pages = await follow(client, `${path}limit=2`, async () => {
      day += 1;
      await add(day);
    });
    expect(pages.every((page) => page.length > 0)).toBe(true);
    const seen = pages.flat();
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(there));
  });
});

test("a list with a full last page names no next one", async () => {
  const { client, path, add } = await ownApplications();
  await add(1);
  await add(2);
  const { headers } = await client.get(`${path}limit=2`);
  expect(headers.link).toBeUndefined();
});

test("behind a row that is gone, or that is somebody else's, the page's number counts", async () => {
  const { client, path, add } = await filtered("candidate")();
  const other = await (await filtered("candidate")()).add(3);
  for (const day of [1, 2, 3]) await add(day);
  const second = (await client.get(`${path}limit=2&page=2`)).body;
  for (const gone of [crypto.randomUUID(), other.id])
    expect((await client.get(`${path}limit=2&page=2&after=${gone}`)).body).toEqual(second);
  expect(await client.get(`${path}after=last`)).toMatchObject({
    status: 400,
    body: "Unknown application",
  });
});
