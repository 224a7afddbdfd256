import type { ListedJob } from "@rolecall/contract/jobs/job.schemas.ts";
import type { JobFacets } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { mostSavedJobs } from "@rolecall/contract/jobs/jobs.ts";
import { expect, test } from "vitest";
import { buildJob } from "#test/build.ts";
import { changeJob } from "#test/change.ts";
import { startApp } from "#test/start-app.ts";

const { anonymous, db } = await startApp();

const jobOf = async (minute: number, title: string) =>
  (await buildJob(db, { title, createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)) })).id;

const baker = await jobOf(1, "Baker");
const falconer = await jobOf(2, "Falconer");
const closed = await jobOf(3, "Beekeeper");
await jobOf(4, "Not saved");
await changeJob(db, closed, { isActive: false });

const find = (ids: string, query: Record<string, string> = {}) =>
  anonymous.get<ListedJob[]>("/api/jobs", { query: { ids, ...query } });

test.each([
  ["those that are open, newest first", [baker, closed, falconer], {}, ["Falconer", "Baker"]],
  ["each once", [baker, baker], {}, ["Baker"]],
  ["none where none is left", [closed, crypto.randomUUID()], {}, []],
  ["by other filters as well", [baker, falconer], { query: "falconer" }, ["Falconer"]],
  ["in pages", [baker, falconer], { limit: "1", page: "2" }, ["Baker"]],
])("a list of ids finds %s", async (_, ids, query, titles) => {
  const { body } = await find(ids.join(","), query);
  expect(body.map(({ title }) => title)).toEqual(titles);
});

test("the total counts the found ones", async () => {
  const { headers } = await find([baker, closed, falconer].join(","), { limit: "1" });
  expect(headers["x-total-count"]).toBe("2");
});

test.each(["", ",", ",,"])("a list of ids that names none ('%s') finds no job", async (ids) => {
  const { body, headers } = await find(ids);
  expect([body, headers["x-total-count"]]).toEqual([[], "0"]);
  const facets = await anonymous.get<JobFacets>("/api/jobs/facets", { query: { ids } });
  expect(facets.body.total).toEqual({ jobs: 0, capped: false });
  expect((await anonymous.get<string>("/jobs.rss", { query: { ids } })).body).not.toContain(
    "<item>",
  );
});

test("malformed ids are refused, and so are too many", async () => {
  expect(await find(`${baker},7`)).toMatchObject({ status: 400, body: "This is not an id" });
  const all = Array.from({ length: mostSavedJobs }, () => crypto.randomUUID());
  expect(await find(all.join(","))).toMatchObject({ status: 200, body: [] });
  expect(await find([...all, baker].join(","))).toMatchObject({
    status: 400,
    body: "At most 100 ids can be asked for at once",
  });
});
