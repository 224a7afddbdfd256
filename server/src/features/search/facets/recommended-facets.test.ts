// The counts beside the filters of the jobs that fit somebody.
import type { FoundJob } from "@rolecall/contract/jobs/job.schemas.ts";
import type { JobFacets } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { expect, test } from "vitest";
import { buildApplication, buildCompany, buildJobs, buildProfile, buildUser } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";

const { as, db } = await startApp();
const { id: companyId } = await buildCompany(db);
const person = await buildUser(db);
await buildProfile(db, {
  userId: person.id,
  title: "Web Developer",
  summary: "I build web interfaces.",
  skills: ["React", "TypeScript"],
});
const fits = { title: "Web Developer", description: "Web interfaces.", requirements: "React" };
const unknown = { title: "Zzyzx", description: "Xyzzy plugh.", requirements: "Qwrt" };
const [applied] = await buildJobs(
  db,
  [
    { ...fits, type: "contract" as const },
    { ...fits, type: "contract" as const },
    { ...fits, requirements: "Docker", type: "full-time" as const },
    { ...unknown, type: "full-time" as const },
    { ...unknown, type: "part-time" as const },
  ].map((job) => ({ ...job, companyId })),
);
await buildApplication(db, { jobId: applied?.id ?? "", candidateId: person.id });

const counts = async (query: Record<string, string> = {}, who = person) =>
  (await as(who).get<JobFacets>("/api/jobs/recommended/facets", { query })).body;
const listed = async (query: Record<string, string>) => {
  const { headers } = await as(person).get<FoundJob[]>("/api/jobs/recommended", { query });
  return Number(headers["x-total-count"]);
};

test("each choice has as many jobs as the list then shows", async () => {
  const { total, type } = await counts();
  expect(total).toEqual({ jobs: 2, capped: false });
  expect(type.map(({ value, jobs }) => [value, jobs])).toEqual([
    ["full-time", 1],
    ["part-time", 0],
    ["contract", 1],
    ["remote", 0],
    ["hybrid", 0],
  ]);
  for (const { value, jobs } of type) expect(await listed({ type: value })).toBe(jobs);
  expect((await counts({ query: "docker", type: "full-time" })).total.jobs).toBe(1);
});

test("where nothing fits, each filter is named without which something does", async () => {
  const byType = await counts({ query: "docker", type: "part-time" });
  expect(byType.total.jobs).toBe(0);
  expect(byType.without).toEqual([{ filter: "type", jobs: 1, capped: false }]);
  const byPlace = await counts({ location: "Nowhere", type: "contract" });
  expect(byPlace.without).toEqual([{ filter: "location", jobs: 1, capped: false }]);
  const byCompany = await counts({ companyId: crypto.randomUUID() });
  expect(byCompany.without).toEqual([{ filter: "companyId", jobs: 2, capped: false }]);
});

test("who has no profile has nothing that fits", async () => {
  const { total, without } = await counts({ type: "contract" }, await buildUser(db));
  expect(total.jobs).toBe(0);
  expect(without).toEqual([]);
});
