import type { ListedJob } from "@rolecall/contract/jobs/job.schemas.ts";
import type { JobDetail } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { expect, test } from "vitest";
import { auditEntriesOf } from "#test/database/audit-entries.ts";
import { buildJobScene } from "#test/job-scene.ts";
import { startApp } from "#test/start-app.ts";

const { as, anonymous, db } = await startApp();

const scene = await buildJobScene(db);
const draft = {
  title: "Cartographer",
  description: "Draw maps.",
  location: "Anywhere",
  type: "remote",
  experienceLevel: "mid",
  category: "design",
  companyId: scene.company.id,
};
const post = (remoteCountries?: unknown) =>
  as(scene.recruiter).post<JobDetail>("/api/jobs", { body: { ...draft, remoteCountries } });
const patch = (id: string, body: unknown) =>
  as(scene.recruiter).patch<JobDetail>(`/api/jobs/${id}`, { body });

test("a remote job names the countries in which its people may be, wherever it is shown", async () => {
  const { status, body } = await post(["DE", "AT"]);
  expect([status, body.remoteCountries]).toEqual([201, ["DE", "AT"]]);
  const one = await anonymous.get<JobDetail>(`/api/jobs/${body.id}`);
  const found = await anonymous.get<ListedJob[]>("/api/jobs", { query: { query: "cartographer" } });
  expect([one.body, ...found.body].map((job) => job.remoteCountries)).toEqual([
    ["DE", "AT"],
    ["DE", "AT"],
  ]);
});

test.each([[undefined], [null], [[]]])("%j names none", async (countries) => {
  const { status, body } = await post(countries);
  expect([status, body.remoteCountries]).toEqual([201, []]);
});

test("the countries can be changed and removed, and stay if an edit does not name them", async () => {
  const { body: job } = await post(["DE"]);
  expect((await patch(job.id, { remoteCountries: ["FR", "BE"] })).body.remoteCountries).toEqual([
    "FR",
    "BE",
  ]);
  expect((await patch(job.id, { title: "Mapmaker" })).body.remoteCountries).toEqual(["FR", "BE"]);
  expect((await patch(job.id, { remoteCountries: null })).body.remoteCountries).toEqual([]);
  const changes = (await auditEntriesOf(db, job.id)).map((entry) => entry.changes);
  expect(changes.at(1)).toEqual({ remoteCountries: ["FR", "BE"] });
});

test("at most fifty countries can be named", async () => {
  const codes = "DE AT CH FR BE".split(" ");
  const fifty = Array.from({ length: 50 }, (_, index) => codes[index % codes.length]);
  expect((await post(fifty)).status).toBe(201);
  expect(await post([...fifty, "DE"])).toMatchObject({ status: 400, body: "Unknown country" });
});

test.each([["XX"], ["de"], ["DEU"], ["Germany"], [""], [1], [null]])(
  "%j is no country",
  async (country) => {
    const refused = { status: 400, body: "Unknown country" };
    expect(await post(["DE", country])).toMatchObject(refused);
    expect(await patch(scene.job.id, { remoteCountries: [country] })).toMatchObject(refused);
  },
);

test("a list of countries is a list", async () => {
  expect(await post("DE")).toMatchObject({ status: 400, body: "Unknown country" });
});
