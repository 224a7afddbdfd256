import type { ListedJob } from "@rolecall/contract/jobs/job.schemas.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { buildCompany, buildJob, buildUser } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";

const { anonymous, db } = await startApp();

type Query = Record<string, string | number>;

const search = (query: Query) => anonymous.get<ListedJob[]>("/api/jobs", { query });

const find = async (query: Query) => {
  const { body, status } = await search(query);
  expect(status).toBe(200);
  return body.map(({ title }) => title);
};

/** A small board. Jobs are 'full-time', 'senior', 'technology' and in Lisbon unless stated otherwise. */
beforeAll(async () => {
  const companyId = (await buildCompany(db, { name: "Globex Analytics" })).id;
  const bakery = (await buildCompany(db, { name: "Crème & Co." })).id;
  const postedBy = (await buildUser(db, { role: "recruiter" })).id;
  const jobs = [
    {
      title: "Senior Software Engineer",
      description: "You build services in Node.js and PostgreSQL. Don't expect meetings.",
      requirements: "TypeScript; 100% of our code is typed",
      location: "São Paulo, Brazil",
      salaryMin: 100_000,
      salaryMax: 140_000,
    },
    {
      title: "IT Support Specialist",
      description: "You keep laptops and networks running for a friendly team.",
      location: "Remote (Europe)",
      experienceLevel: "entry" as const,
      salaryMin: 40_000,
    },
    {
      title: "Pastry Chef",
      description: "Croissants, éclairs and the management of a small kitchen.",
      location: "Łódź, Poland",
      category: "operations" as const,
      type: "part-time" as const,
      companyId: bakery,
      salaryMax: 60_000,
    },
    {
      title: "C++ Developer",
      description: "Trading systems with latencies of microseconds.",
      location: "New York, NY",
      type: "remote" as const,
      salaryMin: 60_000,
      salaryMax: 80_000,
    },
    {
      title: "C# Developer",
      description: "Games, from the first sketch to the store.",
      location: "York, UK",
      type: "contract" as const,
      experienceLevel: "mid" as const,
    },
    {
      title: "Registered Nurse",
      description: "Night shifts in a children's hospital.",
      location: "Zürich",
      category: "healthcare" as const,
      salaryMin: 81_000,
      salaryMax: 90_000,
    },
  ];
  for (const [minutes, job] of jobs.entries())
    await buildJob(db, {
      companyId,
      postedBy,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, minutes)),
      ...job,
    });
});

const engineer = "Senior Software Engineer";
const support = "IT Support Specialist";
const chef = "Pastry Chef";
const cpp = "C++ Developer";
const csharp = "C# Developer";
const nurse = "Registered Nurse";

describe("words", () => {
  test.each([
    // Words of title, company, requirements and description, in any case and order.
    ["nurse", [nurse]],
    ["ENGINEER senior", [engineer]],
    ["typescript engineer", [engineer]],
    ["globex nurse", [nurse]],
    ["laptops", [support]],
    ["engineer laptops", []],
    // Stems.
    ["engineering", [engineer]],
    ["network", [support]],
    ["kitchens", [chef]],
    ["manager", [chef]],
    // An unfinished last word, also when the stem is shorter than the typed text.
    ["regis", [nurse]],
    ["senior softw", [engineer]],
    ["manageme", [chef]],
    ["softw senior", []],
    // Small typing errors: a letter wrong, missing, doubled, swapped.
    ["enginer", [engineer]],
    ["nurze", [nurse]],
    ["nrues", []],
    ["pasrty", [chef]],
    ["specialisst", [support]],
    ["senior sofware enginer", [engineer]],
    ["typescirpt", [engineer]],
    // Accents.
    ["creme", [chef]],
    ["CRÈME", [chef]],
    ["eclairs", [chef]],
    ["nürse", [nurse]],
    // Short words that mean something, and words that say nothing.
    ["IT", [support]],
    ["the engineer", [engineer]],
    ["engineer at globex", [engineer]],
    ["C++", [cpp]],
    ["c#", [csharp]],
    ["node", [engineer]],
    ["node.js", [engineer]],
    ["childrens", [nurse]],
    ["children's hospital", [nurse]],
  ])("'%s' finds %j", async (query, titles) => {
    expect(await find({ query })).toEqual(titles);
  });

  test.each([
    ["'engineer'", [engineer]],
    ["engineer & !nurse", []],
    ["engineer | nurse", []],
    ["engine:*", [engineer]],
    ["engineer <-> senior", [engineer]],
    ["(engineer", [engineer]],
    ["engin\\eer", []],
    ["100% typed", [engineer]],
    ["100%", [engineer]],
    ["1_0", []],
    ["e%r", []],
    ["%", []],
    ["_", []],
    ["\\", []],
    ["';--", []],
    ["' or '1'='1", []],
  ])("%s holds no syntax", async (query, titles) => {
    expect(await find({ query })).toEqual(titles);
  });

  test("a blank search lists all jobs", async () => {
    const { headers } = await search({ query: "  ", location: " ", type: "all", category: "" });
    expect(headers["x-total-count"]).toBe("6");
  });
});

describe("location", () => {
  test.each([
    ["york", [csharp, cpp]],
    ["New York", [cpp]],
    ["YORK, uk", [csharp]],
    ["ork", [csharp, cpp]],
    ["sao paulo", [engineer]],
    ["SÃO", [engineer]],
    ["lodz", [chef]],
    ["zurich", [nurse]],
    ["remote", [cpp, support]],
    ["Remote (e", [support]],
    ["%", []],
    ["_", []],
    ["York\\", [csharp, cpp]],
    ["newyork", [cpp]],
    ["new-york,ny", [cpp]],
    ["york NY", [cpp]],
    ["são  paulo brazil", [engineer]],
    // Two letters or less are whole words.
    ["ny", [cpp]],
    ["N.Y.", [cpp]],
    ["uk", [csharp]],
    ["o", []],
    ["or", []],
    ["nowhere", []],
  ])("'%s' finds %j", async (location, titles) => {
    expect(await find({ location })).toEqual(titles);
  });
});

describe("filters", () => {
  test.each<[Query, string[]]>([
    [{ type: "part-time" }, [chef]],
    [{ category: "healthcare" }, [nurse]],
    [{ experienceLevel: "mid" }, [csharp]],
    [{ type: "remote", category: "technology", experienceLevel: "senior" }, [cpp]],
    [{ type: "remote", category: "healthcare" }, []],
    [{ query: "developer", type: "contract" }, [csharp]],
    [{ query: "developer", location: "new york" }, [cpp]],
    [{ query: "developr", location: "new york" }, [cpp]],
  ])("%j finds %j", async (query, titles) => {
    expect(await find(query)).toEqual(titles);
  });

  test.each<[Query, string[]]>([
    // Ends belong to both; one bound is open on the other side; undisclosed drops out.
    [{ salaryMin: 40_000, salaryMax: 60_000 }, [cpp, chef, support]],
    [{ salaryMin: 60_000, salaryMax: 80_000 }, [cpp, chef, support]],
    [{ salaryMin: 60_001, salaryMax: 80_000 }, [cpp, support]],
    [{ salaryMin: 80_001, salaryMax: 80_999 }, [support]],
    [{ salaryMin: 120_000 }, [support, engineer]],
    [{ salaryMin: 140_000 }, [support, engineer]],
    [{ salaryMin: 140_001 }, [support]],
    [{ salaryMax: 39_999 }, [chef]],
    [{ salaryMax: 40_000 }, [chef, support]],
    [{ salaryMin: 0, salaryMax: 2_147_483_647 }, [nurse, cpp, chef, support, engineer]],
  ])("%j finds %j", async (query, titles) => {
    expect(await find(query)).toEqual(titles);
  });

  test("by salary the highest comes first, and the undisclosed last", async () => {
    expect(await find({ sort: "salary", postedSince: "2000-01-01" })).toEqual([
      engineer,
      nurse,
      cpp,
      chef,
      support,
      csharp,
    ]);
  });

  test.each<[Query, string]>([
    [{ type: "gig" }, "Unknown job type"],
    [{ category: "magic" }, "Unknown category"],
    [{ experienceLevel: "guru" }, "Unknown experience level"],
    [{ sort: "random" }, "Unknown sort"],
    [{ salaryMin: "-1" }, "Minimum salary must be a whole number"],
    [{ salaryMax: "9999999999" }, "Maximum salary must be from 0 to 2147483647"],
    [{ limit: 0 }, "Limit must be from 1 to 100"],
    [{ limit: 101 }, "Limit must be from 1 to 100"],
    [{ page: 0 }, "Page must be from 1 to 1000000"],
    [{ query: "nul\0" }, "Text contains characters that cannot be stored"],
    [{ query: "a".repeat(301) }, "Text is too long: at most 300 characters, 1 too many"],
  ])("%j is refused", async (query, sentence) => {
    const answer = await anonymous.get("/api/jobs", { query });
    expect(answer).toMatchObject({ status: 400, body: sentence });
  });

  test.each(["/api/jobs", "/api/jobs/facets", "/jobs.rss"])(
    "%s refuses a salary from more to less",
    async (path) => {
      const query = { salaryMin: 60_001, salaryMax: 60_000 };
      expect(await anonymous.get(path, { query })).toMatchObject({
        status: 400,
        body: "Maximum salary must be greater than or equal to minimum salary",
      });
    },
  );

  test("the farthest page is empty, not slow or an error", async () => {
    expect(await find({ page: 1_000_000, limit: 100 })).toEqual([]);
    expect(await find({ page: 1_000_000, limit: 100, query: "developer" })).toEqual([]);
  });
});

describe("hostile texts", () => {
  test.each([
    ["words of every script", "日本語 العربية Ελληνικά हिन्दी кириллица 🙂🙂".repeat(7)],
    ["a hundred and fifty words", "ab ".repeat(100)],
    ["one long word", "w".repeat(300)],
    ["punctuation", "!&|()<>:*'\"\\".repeat(25)],
    ["letters that grow when folded", "ﷺß".repeat(150)],
  ])("%s can be searched for", async (_, text) => {
    expect(await find({ query: text })).toEqual([]);
    expect(await find({ location: text })).toEqual([]);
  });
});
