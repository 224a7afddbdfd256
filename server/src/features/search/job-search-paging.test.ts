// A board of thousands of jobs: totals, pages, and how much the database reads for them.
import type { ListedJob } from "@rolecall/contract/jobs/job.schemas.ts";
import { jobSearch, type JobSearch } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { searchJobs } from "#features/jobs/job-search.service.ts";
import { buildJob, buildJobs } from "#test/build.ts";
import { rowsReadDuring, growSearch } from "#test/jobs/job-search-rows.ts";
import { startApp } from "#test/start-app.ts";

const { anonymous, db } = await startApp();

const jobCount = 2_500;

/** Every second job is a surveyor's, every hundredth of them in Nuuk; two of three are posted at the same moment. */
beforeAll(async () => {
  const made = Array.from({ length: jobCount }, (_, index) => ({
    title: index % 2 === 0 ? "Land Surveyor" : "Typist",
    description: `Job number ${index}`,
    location: index % 200 === 0 ? "Nuuk" : "Oslo",
    type: index % 10 === 0 ? ("contract" as const) : ("full-time" as const),
    salaryMin: index,
    createdAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 3) * 1000),
  }));
  await buildJobs(db, made);
});

const searchFor = (query: Record<string, string | number>) =>
  anonymous.get<ListedJob[]>("/api/jobs", { query });

describe("totals", () => {
  test("without a filter the total is exact, however large", async () => {
    const { headers } = await searchFor({});
    expect(headers["x-total-count"]).toBe("2500");
    expect(headers["x-total-count-capped"]).toBeUndefined();
  });

  test.each([
    [{ query: "surveyor" }, "1000", "true"],
    [{ query: "survyor" }, "1000", "true"],
    [{ type: "full-time" }, "1000", "true"],
    [{ location: "Oslo" }, "1000", "true"],
    [{ salaryMin: 0 }, "1000", "true"],
    [{ salaryMax: 1_000 }, "1000", "true"],
    [{ salaryMax: 999 }, "1000", undefined],
    [{ query: "surveyor", location: "Nuuk" }, "13", undefined],
    [{ query: "surveyor", type: "contract" }, "250", undefined],
    [{ query: "zookeeper" }, "0", undefined],
  ])("%j has %s jobs", async (query: Record<string, string | number>, total, capped) => {
    const { headers } = await searchFor(query);
    expect(headers["x-total-count"]).toBe(total);
    expect(headers["x-total-count-capped"]).toBe(capped);
  });
});

describe("pages", () => {
  /** Walks from page to page by the links, as a client does. */
  const walk = async (query: string) => {
    const pages: string[][] = [];
    for (let path = `/api/jobs?${query}`; path !== "";) {
      const { body, headers } = await anonymous.get<ListedJob[]>(path);
      pages.push(body.map(({ id }) => id));
      const next = /<([^>]+)>; rel="next"/.exec(String(headers.link ?? ""))?.[1];
      path = next ? new URL(next).pathname + new URL(next).search : "";
    }
    return pages;
  };

  test.each([
    ["limit=100", jobCount],
    ["limit=100&query=surveyor", jobCount / 2],
    ["limit=100&type=contract", jobCount / 10],
    ["limit=50&query=surveyor", jobCount / 2],
    ["limit=50&type=full-time", jobCount * 0.9],
    ["limit=100&query=surveyor&sort=salary", jobCount / 2],
    ["limit=100&sort=salary", jobCount],
    ["limit=100&query=surveyor number", jobCount / 2],
    ["limit=100&query=-contract", jobCount],
    ["limit=5&query=surveyor&location=nuuk", 13],
  ])("%s shows every job once, and ends", async (query, count) => {
    const pages = await walk(query);
    expect(pages.filter((page) => page.length === 0)).toEqual([]);
    const ids = pages.flat();
    expect(ids).toHaveLength(count);
    expect(new Set(ids).size).toBe(count);
  });

  test("links name the neighbours, and keep the filters", async () => {
    const { body, headers } = await searchFor({ query: "surveyor", limit: 10, page: 2 });
    const address = "http://127.0.0.1:3000/api/jobs?query=surveyor&limit=10&page=";
    const last = body.at(-1)?.id;
    expect(headers.link).toBe(`<${address}3&after=${last}>; rel="next", <${address}1>; rel="prev"`);
  });

  test.each(["", "query=surveyor", "sort=salary", "type=full-time&sort=salary", "location=Nuuk"])(
    "'%s': what stands behind a job is the next page, also by its number or once the job is gone",
    async (query) => {
      const ids = async (more: string) => {
        const { body } = await anonymous.get<ListedJob[]>(`/api/jobs?${query}&limit=5&${more}`);
        return body.map(({ id }) => id);
      };
      const [first, second] = [await ids("page=1"), await ids("page=2")];
      expect(second).toHaveLength(5);
      expect(await ids(`page=2&after=${first.at(-1)}`)).toEqual(second);
      expect(await ids(`page=2&after=${crypto.randomUUID()}`)).toEqual(second);
    },
  );

  test("the last pages are the ones that a walk ends with", async () => {
    const pages = await walk("limit=100");
    const { body } = await searchFor({ limit: 100, page: pages.length });
    expect(body.map(({ id }) => id)).toEqual(pages.at(-1));
    expect((await searchFor({ limit: 100, page: pages.length + 1 })).body).toEqual([]);
  });

  test("the first page has 20 jobs, the newest first", async () => {
    const { body } = await searchFor({});
    expect(body).toHaveLength(20);
    const dates = body.map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test("a title in the midst of thousands comes first, wherever it was posted", async () => {
    const old = { createdAt: new Date(Date.UTC(2020, 0, 1)) };
    const lead = await buildJob(db, { title: "Typing Surveyor", ...old });
    const body = await buildJob(db, { title: "Pilot", description: "typing surveyor", ...old });
    const found = await searchFor({ query: "typing surveyor" });
    expect(found.body.map(({ id }) => id)).toEqual([lead.id, body.id]);
  });
});

test("a rare typing error does not hide a common word", async () => {
  const { id } = await buildJob(db, { title: "Land Surveyer of rivers" });
  const { body, headers } = await searchFor({ query: "surveyer" });
  expect(body[0]?.id).toBe(id);
  expect(headers["x-total-count-capped"]).toBe("true");
});

describe("among twenty thousand jobs", () => {
  beforeAll(() => growSearch(db, 20_000));

  test.each<Partial<JobSearch>>([
    { query: "rivers" },
    { query: "pilot" },
    { query: "surveyor", location: "nuuk" },
    { query: "suveyor rivrs" },
    { location: "nuuk" },
    { type: "contract", query: "surveyor" },
  ])("%j looks at few of them", async (search) => {
    const query = jobSearch.parse(search);
    const read = await rowsReadDuring(db, (db) => searchJobs(db, { search: query, user: null }));
    expect(read).toBeLessThan(3_000);
  });
});
