// Searches around a city: within so many miles, by great circle.
import type { FoundJob } from "@rolecall/contract/jobs/job.schemas.ts";
import type { JobFacets } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { milesAround, unknownPlaceText } from "@rolecall/contract/jobs/jobs.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { placeJobs } from "#features/jobs/placing/job-places.service.ts";
import { buildJobs } from "#test/build.ts";
import { parseXml } from "#test/files/xml.ts";
import { startApp } from "#test/start-app.ts";

const { anonymous, as, db } = await startApp();

type Query = Record<string, string | number>;

const search = (query: Query) => anonymous.get<FoundJob[]>("/api/jobs", { query });
const facets = async (query: Query) =>
  (await anonymous.get<JobFacets>("/api/jobs/facets", { query })).body;

/** Titles with their distances. */
const found = async (query: Query) =>
  Object.fromEntries((await search(query)).body.map(({ title, distance }) => [title, distance]));

/** Places of tinters: the last one is far away, and Arvada has three. */
const tinters = "Aurora Lakewood Golden Arvada Englewood Arvada ARVADA Pueblo"
  .split(" ")
  .map((town) => `${town}, CO`);

beforeAll(async () => {
  const remote = { type: "remote" as const };
  await buildJobs(db, [
    { title: "Denver Baker", location: "Denver, CO" },
    { title: "Boulder Baker", location: "Boulder, Colorado" },
    { title: "Springs Baker", location: "Colorado Springs, CO", type: "contract" },
    { title: "Cheyenne Baker", location: "Cheyenne, WY" },
    { title: "Suva Baker", location: "Suva, Fiji" },
    { title: "State Baker", location: "Colorado, US" },
    { title: "Somewhere Baker", location: "the moon" },
    { title: "American Writer", location: "Austin, TX", remoteCountries: ["US", "CA"], ...remote },
    { title: "Canadian Writer", location: "Denver, CO", remoteCountries: ["CA"], ...remote },
    { title: "Boulder Writer", location: "Boulder, CO", ...remote },
    { title: "Homeless Writer", location: "Remote", ...remote },
    { title: "Wide Writer", location: "Remote (US)", ...remote },
    { title: "Colorado Writer", location: "Remote within Colorado", ...remote },
    { title: "Texan Writer", location: "Remote within Texas", ...remote },
    { title: "Hybrid Writer", location: "Austin, TX", remoteCountries: ["US"], type: "hybrid" },
    ...tinters.map((location) => ({ title: "Glass Tinter", location })),
  ]);
  await placeJobs(db);
});

describe("what is near", () => {
  test("jobs at most so far from the city are kept, each with its distance in whole miles", async () => {
    expect(await found({ location: "Denver", within: 25, query: "baker" })).toEqual({
      "Denver Baker": 0,
      "Boulder Baker": 24,
    });
    expect(await found({ location: "denver, co", within: 23, query: "baker" })).toEqual({
      "Denver Baker": 0,
    });
    expect(await found({ location: "Denver", within: 200, query: "baker" })).toEqual({
      "Denver Baker": 0,
      "Boulder Baker": 24,
      "Springs Baker": 63,
      "Cheyenne Baker": 97,
    });
  });

  test("remote work is at no distance in its countries, and elsewhere in none", async () => {
    expect(await found({ location: "Denver", within: 5, query: "writer" })).toEqual({
      "American Writer": 0,
      "Wide Writer": 0,
      "Colorado Writer": 0,
    });
    expect(await found({ location: "Toronto", within: 5, query: "writer" })).toEqual({
      "American Writer": 0,
      "Canadian Writer": 0,
    });
    expect(await found({ location: "Paris", within: 200, query: "writer" })).toEqual({});
  });

  test("remote work without countries is where its location is", async () => {
    const near = await found({ location: "Denver", within: 25, query: "writer" });
    expect(near["Boulder Writer"]).toBe(24);
    expect(await found({ location: "Dallas", within: 200, query: "writer" })).toEqual({
      "American Writer": 0,
      "Wide Writer": 0,
      "Texan Writer": 0,
      "Hybrid Writer": 182,
    });
  });

  test("a search goes on across the meridian where the day changes", async () => {
    expect(await found({ location: "Labasa", within: 150 })).toEqual({ "Suva Baker": 133 });
  });

  test("other filters, orders, pages and totals hold as ever", async () => {
    const near = { location: "Denver", within: 100 };
    expect(await found({ ...near, type: "contract" })).toEqual({ "Springs Baker": 63 });
    const page = await search({ ...near, query: "baker", sort: "salary", limit: 2, page: 2 });
    expect(page.body).toHaveLength(2);
    expect(page.headers["x-total-count"]).toBe("4");
    const { body: all } = await search({ ...near, query: "baker" });
    expect(await found({ ...near, ids: all.map(({ id }) => id).join(",") })).toMatchObject({
      "Springs Baker": 63,
    });
    expect(await found({ ...near, query: "bakre" })).toMatchObject({ "Boulder Baker": 24 });
  });

  test("without it no job has a distance", async () => {
    const { body } = await search({ location: "Denver" });
    expect(body[0]).not.toHaveProperty("distance");
  });

  test("the feed of a search takes it as well", async () => {
    const query = { location: "Denver", within: 25, query: "baker" };
    const { body } = await anonymous.get<string>("/jobs.rss", { query });
    expect(body).toContain("Boulder Baker");
    expect(body).not.toContain("Cheyenne Baker");
    expect(parseXml(body)).toBeTruthy();
  });
});

describe("what is refused", () => {
  test.each(["Colorado", "US", "the moon", "Remote", "", "  "])(
    "there is no city to search around in '%s'",
    async (location) => {
      for (const path of ["/api/jobs", "/api/jobs/facets"])
        expect(await anonymous.get(path, { query: { location, within: 25 } })).toMatchObject({
          status: 400,
          body: unknownPlaceText,
        });
    },
  );

  test("a distance needs a location", async () => {
    expect(await search({ within: 25 })).toMatchObject({ status: 400, body: unknownPlaceText });
  });

  test.each([milesAround.fewest - 1, milesAround.most + 1, "2.5", "near", ""])(
    "'%s' is no distance",
    async (within) => {
      expect((await search({ location: "Denver", within })).status).toBe(400);
    },
  );

  test.each([milesAround.fewest, milesAround.most])("%i miles are", async (within) => {
    expect((await search({ location: "Denver", within })).status).toBe(200);
  });
});

describe("jobs that move", () => {
  test("an edited place, way of work or country is found at once", async () => {
    const [job] = await buildJobs(db, [{ title: "Roving Cook", location: "Paris" }]);
    const editor = { id: job?.postedBy ?? "" };
    const edit = async (body: object) => {
      const answer = await as(editor).patch(`/api/jobs/${job?.id}`, { body });
      expect(answer.status).toBe(200);
    };
    const near = (location: string) => found({ location, within: 5, query: "roving" });
    await edit({ location: "Denver" });
    expect(await near("Denver")).toEqual({ "Roving Cook": 0 });
    await edit({ type: "remote", remoteCountries: ["FR"] });
    expect(await near("Denver")).toEqual({});
    expect(await near("Lyon")).toEqual({ "Roving Cook": 0 });
    await edit({ remoteCountries: ["DE"] });
    expect(await near("Lyon")).toEqual({});
    expect(await near("Berlin")).toEqual({ "Roving Cook": 0 });
  });
});

describe("the counts of a search", () => {
  test("choices are counted around the city", async () => {
    const { total, type } = await facets({ location: "Denver", within: 100, query: "baker" });
    expect(total).toEqual({ jobs: 4, capped: false });
    expect(type.filter(({ jobs }) => jobs > 0)).toEqual([
      { value: "full-time", jobs: 3, capped: false },
      { value: "contract", jobs: 1, capped: false },
    ]);
  });

  test("where nothing is found, the distance is a filter to drop, and places nearby have jobs", async () => {
    const { without, near } = await facets({
      location: "Colorado Springs, CO",
      within: 5,
      type: "full-time",
      query: "baker",
    });
    expect(without).toEqual([
      { filter: "location", jobs: 6, capped: false },
      { filter: "type", jobs: 1, capped: false },
    ]);
    expect(near).toEqual([
      { location: "Denver, CO", distance: 63, jobs: 1 },
      { location: "Boulder, Colorado", distance: 85, jobs: 1 },
      { location: "Cheyenne, WY", distance: 159, jobs: 1 },
    ]);
  });

  test("the distance alone may be in the way", async () => {
    const { without } = await facets({ location: "Cheyenne", within: 5, type: "contract" });
    expect(without.map(({ filter }) => filter)).toEqual(["location", "type"]);
    await buildJobs(db, [{ title: "Lost Farrier", location: "Cheyenne, somewhere" }]);
    const lost = await facets({ location: "Cheyenne", within: 5, query: "farrier" });
    expect(lost.without).toMatchObject([
      { filter: "query" },
      { filter: "location", jobs: 1 },
      { filter: "within", jobs: 1 },
    ]);
  });

  test("places nearby are named without a distance as well, five at most, and none around no city", async () => {
    const { near } = await facets({ location: "Denver, CO", query: "tinter" });
    expect(near).toHaveLength(5);
    expect(near.map(({ location }) => location)).not.toContain("Pueblo, CO");
    expect(near.find(({ location }) => location.startsWith("Arvada"))).toMatchObject({ jobs: 3 });
    const distances = near.map(({ distance }) => distance);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    expect((await facets({ location: "nowhere", query: "tinter" })).near).toEqual([]);
    expect((await facets({ location: "Arvada", query: "tinter" })).near).toEqual([]);
  });
});
