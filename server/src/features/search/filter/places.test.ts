// What a searched location finds, by every spelling and wherever the filter is used.
import type { ListedJob } from "@rolecall/contract/jobs/job.schemas.ts";
import type { JobFacets, Suggestion } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { beforeAll, expect, test } from "vitest";
import { placeJobs } from "#features/jobs/placing/job-places.service.ts";
import { buildCompany, buildJobs } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";

const { anonymous, db } = await startApp();

const locations = [
  "Boise",
  "Boise, ID",
  "Boise, Idaho",
  "Idaho Falls, ID",
  "St. Louis, MO",
  "Saint Louis, Missouri",
  "Ft. Wayne, IN",
  "Milwaukee, WI",
  "Berlin, Germany",
  "Nairobi, Kenya",
  "Albany, NY",
  "New York",
  "London",
  "Leeds, UK",
  "Ontario, CA",
  "Toronto, Ontario",
  "Mumbai",
  "Bogotá, Colombia",
  "Austin, TX / Denver, CO",
  "Springfield",
  "Port of Spain, Trinidad & Tobago",
  "Zürich, ZH",
  "Remote (US)",
  "over the hills",
];

beforeAll(async () => {
  const { id: companyId } = await buildCompany(db);
  await buildJobs(
    db,
    locations.map((location) => ({ location, companyId })),
  );
  await placeJobs(db);
});

const find = async (location: string) => {
  const { body, headers } = await anonymous.get<ListedJob[]>("/api/jobs", {
    query: { location, limit: 100 },
  });
  return { found: body.map((job) => job.location), total: Number(headers["x-total-count"]) };
};

const boise = ["Boise", "Boise, ID", "Boise, Idaho"];
const idaho = [...boise, "Idaho Falls, ID"];
const louis = ["St. Louis, MO", "Saint Louis, Missouri"];
const newYork = ["Albany, NY", "New York"];

const cases: [string, string[]][] = [
  ...["Boise", "boise,id", "BOISE ID", "Boise, Idaho", "Boise, ID, USA", "boise-id"].map(
    (typed): [string, string[]] => [typed, boise],
  ),
  ...["St Louis", "St. Louis", "Saint Louis", "st.louis, mo", "St Louis MO"].map(
    (typed): [string, string[]] => [typed, louis],
  ),
  ["Ft Wayne", ["Ft. Wayne, IN"]],
  ["Fort Wayne, Indiana", ["Ft. Wayne, IN"]],
  ["Idaho", idaho],
  ["ID", idaho],
  ["Missouri", louis],
  ["NY", newYork],
  ["UK", ["London", "Leeds, UK"]],
  ["United Kingdom", ["London", "Leeds, UK"]],
  ["England", ["London", "Leeds, UK"]],
  ["IN", ["Ft. Wayne, IN", "Mumbai"]],
  ["CA", ["Ontario, CA", "Toronto, Ontario"]],
  ["California", ["Ontario, CA"]],
  ["Colorado", ["Austin, TX / Denver, CO"]],
  ["Texas", ["Austin, TX / Denver, CO"]],
  ["Denver", ["Austin, TX / Denver, CO"]],
  ["Maharashtra", ["Mumbai"]],
  ["Bombay", ["Mumbai"]],
  ["bogota", ["Bogotá, Colombia"]],
  ["Colombia", ["Bogotá, Colombia"]],
  ["Deutschland", ["Berlin, Germany"]],
  ["Kenya", ["Nairobi, Kenya"]],
  ["Trinidad and Tobago", ["Port of Spain, Trinidad & Tobago"]],
  ["Switzerland", ["Zürich, ZH"]],
  ["Zurich", ["Zürich, ZH"]],
  ["ringfiel", ["Springfield"]],
  ["hills", ["over the hills"]],
  ["i", []],
  ["or", []],
  ["nowhere", []],
  ["Zzyzx, CA", []],
  ["%", []],
  ["', :*", []],
];

test.each(cases)("%j finds %j", async (typed, expected) => {
  const { found, total } = await find(typed);
  expect(found.toSorted()).toEqual(expected.toSorted());
  expect(total).toBe(expected.length);
});

test.each(cases)("facets and the feed find by %j what the search finds", async (location, jobs) => {
  const { body: facets } = await anonymous.get<JobFacets>("/api/jobs/facets", {
    query: { location },
  });
  expect(facets.total).toEqual({ jobs: jobs.length, capped: false });
  expect(facets.type.reduce((sum, { jobs: ofType }) => sum + ofType, 0)).toBe(jobs.length);
  const { body: narrowed } = await anonymous.get<JobFacets>("/api/jobs/facets", {
    query: { location, query: "zzyzx" },
  });
  const dropped = narrowed.without.find(({ filter }) => filter === "query")?.jobs ?? 0;
  expect(dropped).toBe(jobs.length);
  const { body: feed } = await anonymous.get<string>("/jobs.rss", { query: { location } });
  expect(feed.split("<item>").length - 1).toBe(jobs.length);
});

const suggest = async (typed: string) => {
  const query = { field: "location", typed };
  return (await anonymous.get<Suggestion[]>("/api/suggestions", { query })).body;
};

test.each<[string, string, number]>([
  ["boi", "Boise", 3],
  ["Boise ID", "Boise, ID", 3],
  ["St L", "St. Louis, MO", 2],
  ["St Louis", "St. Louis, MO", 2],
  ["Saint Louis", "Saint Louis, Missouri", 2],
  ["sain", "Saint Louis, Missouri", 2],
  ["fort wayne", "Fort Wayne, IN", 1],
  ["Idaho", "Idaho, United States", 4],
  ["berl", "Berlin, Germany", 1],
  ["hill", "over the hills", 1],
])("while %j is typed, %j is suggested with its %i jobs", async (typed, text, jobs) => {
  expect(await suggest(typed)).toContainEqual({ kind: "location", text, jobs });
});

test("every location is suggested with as many jobs as it finds, and each city once", async () => {
  const typed = [...Array.from("abcdefghijklmnopqrstuvwxyz"), ...cases.map(([text]) => text)];
  const suggested = (await Promise.all(typed.map(suggest))).flat();
  expect(suggested.length).toBeGreaterThan(40);
  for (const { text, jobs } of new Map(suggested.map((one) => [one.text, one])).values())
    expect([text, (await find(text)).total]).toEqual([text, jobs]);
  expect((await suggest("boise")).map(({ text }) => text)).toHaveLength(1);
});
