// The query language of the search: words, phrases, exclusions and abbreviations.
import type { FoundJob } from "@rolecall/contract/jobs/job.schemas.ts";
import type { JobFacets } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { buildCompany, buildJob, buildJobs, buildUser } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";

const { anonymous, db } = await startApp();

type Query = Record<string, string | number>;

const search = (query: Query) => anonymous.get<FoundJob[]>("/api/jobs", { query });
const find = async (query: Query) => {
  const { body, status } = await search(query);
  expect(status).toBe(200);
  return body.map(({ title }) => title);
};

const nurse = "Registered Nurse";
const rn = "RN, Night Shift";
const ward = "Ward Clerk";
const frontend = "JavaScript Developer";
const backend = "Java Developer";
const head = "Head of Sales";
const people = "Human Resources Manager";
const helper = "HR Assistant";
const platform = "Platform Engineer";

beforeAll(async () => {
  const companyId = (await buildCompany(db, { name: "Harbour General" })).id;
  const postedBy = (await buildUser(db, { role: "recruiter" })).id;
  const jobs = [
    { title: nurse, description: "Days only, in the children's ward." },
    { title: rn, description: "You are a nurse who likes it quiet." },
    { title: ward, description: "Registered companies send invoices. You help every nurse." },
    { title: frontend, description: "You build the parts that people see." },
    {
      title: backend,
      description: "Services for hospitals; you know JavaScript is another thing.",
    },
    { title: head, description: "You lead twelve people who sell." },
    { title: people, description: "You hire and you listen." },
    { title: helper, description: "Human after all, with resources of your own." },
    { title: platform, description: "We run Kubernetes. Remote work is not possible." },
  ];
  for (const [minutes, job] of jobs.entries())
    await buildJob(db, {
      companyId,
      postedBy,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, minutes)),
      ...job,
    });
});

describe("phrases in quotes", () => {
  test.each([
    ['"registered nurse"', [nurse]],
    ["“registered nurse”", [nurse]],
    ['"nurse registered"', []],
    ['"registered nurses" children', [nurse]],
    ['"REGISTERED nurse" quiet', []],
    ['"children\'s ward"', [nurse]],
    ['"head of sales"', [head]],
    ['"head sales"', [head]],
    // The end of one text and the beginning of another are not side by side.
    ['"nurse days"', []],
    // One word is that word and no longer one.
    ['"java"', [backend]],
    ['"nurse"', [nurse, ward, rn]],
  ])("%s finds %j", async (query, titles) => {
    expect(await find({ query })).toEqual(titles);
  });

  test.each([
    ['"registered nurse', [nurse, rn, ward]],
    ['registered nurse"', [nurse, rn, ward]],
    ['""', []],
    ['"" nurse', [nurse, ward, rn]],
    ['"', []],
    ['" "', []],
    ['"%"', []],
    ["nurse 5'10\"", []],
    ['"of the"', []],
  ])("%s is no error", async (query, titles) => {
    expect((await find({ query })).toSorted()).toEqual(titles.toSorted());
  });
});

describe("words with a minus", () => {
  test.each([
    ["nurse -registered", [rn]],
    ["developer -javascript", []],
    ["developer -hospitals", [frontend]],
    ['nurse -"registered nurse"', [ward, rn]],
    ['nurse -"nurse registered"', [nurse, ward, rn]],
    ["-nurse -developer -sales -hr -human", [platform]],
    ["-nurse people", [head, frontend]],
    ["nurse -", [nurse, ward, rn]],
    ["nurse - registered", [nurse, ward]],
    ["nurse -the", [nurse, ward, rn]],
    ["nurse -%", [nurse, ward, rn]],
    ["--nurse head", [head]],
  ])("%s finds %j", async (query, titles) => {
    expect((await find({ query })).toSorted()).toEqual(titles.toSorted());
  });

  test("with nothing else, everything but those is found, the newest first", async () => {
    const { body, headers } = await search({ query: "-nurse" });
    expect(body.map(({ title }) => title)).toEqual([
      platform,
      helper,
      people,
      head,
      backend,
      frontend,
    ]);
    expect(headers["x-total-count"]).toBe("6");
  });

  test("a hyphen inside a word excludes nothing", async () => {
    const { id } = await buildJob(db, { title: "Front-end Tinkerer" });
    expect((await search({ query: "front-end tinkerer" })).body.map((job) => job.id)).toEqual([id]);
  });
});

describe("abbreviations and synonyms", () => {
  test.each([
    // The words themselves first, then what stands for them.
    ["rn", [rn, nurse]],
    ["registered nurse", [nurse, rn, ward]],
    ["hr", [helper, people]],
    ["human resources", [people, helper]],
    ["Human Resource manager", [people]],
    ["hr manager", [people]],
    ["k8s", [platform]],
    ["js developer", [frontend, backend]],
    // Neither inside of quotes nor after a minus.
    ['"rn"', [rn]],
    ["nurse -rn", [nurse, ward]],
  ])("'%s' finds %j", async (query, titles) => {
    expect(await find({ query })).toEqual(titles);
  });

  test("stop words within a synonym may be left out", async () => {
    const { id } = await buildJob(db, { title: "Learning & Development Lead" });
    const { body } = await search({ query: "learning and development" });
    expect(body.map((job) => job.id)).toEqual([id]);
  });

  test("a word as typed outranks its synonym wherever it stands", async () => {
    const at = (hour: number) => ({ createdAt: new Date(Date.UTC(2026, 1, 1, hour)) });
    await buildJob(db, { title: "Gardener", description: "Terraform the park", ...at(1) });
    await buildJob(db, { title: "Florist", description: "TF", ...at(2) });
    expect(await find({ query: "terraform" })).toEqual(["Gardener", "Florist"]);
    expect(await find({ query: "tf" })).toEqual(["Florist", "Gardener"]);
  });
});

describe("exactly the words typed", () => {
  test("neither synonyms nor longer words nor corrected ones", async () => {
    expect(await find({ query: "rn", exact: "true" })).toEqual([rn]);
    expect(await find({ query: "java", exact: "true" })).toEqual([backend]);
    expect(await find({ query: "nurze", exact: "true" })).toEqual([]);
    expect(await find({ query: "nurze", exact: "false" })).toContain(nurse);
  });

  test("another value is refused", async () => {
    const answer = await search({ query: "rn", exact: "perhaps" });
    expect(answer).toMatchObject({ status: 400, body: "Unknown value of exact" });
  });
});

describe("a corrected search names the corrected query", () => {
  const correctedQuery = async (query: Query) => {
    const { headers } = await search(query);
    const corrected = headers["x-corrected-query"];
    return corrected === undefined ? null : decodeURIComponent(String(corrected));
  };

  test.each([
    ["nurze", "nurse"],
    ["Regisstered nurse -rn", "registered nurse -rn"],
    ["plattform  engneer", "platform  engineer"],
    ['kubernettes "remote work"', 'kubernetes "remote work"'],
    ["nurse", null],
    ["zzyzx", null],
    ['"nurze"', null],
    ["nurse -nurze", null],
  ])("%s: %s", async (query, corrected) => {
    expect(await correctedQuery({ query })).toBe(corrected);
  });

  test("letters of any language", async () => {
    await buildJob(db, { title: "Töpferei Leitung" });
    expect(await correctedQuery({ query: "töpfferei" })).toBe("topferei");
    await buildJob(db, { title: "Гончар мастер" });
    expect(await correctedQuery({ query: "гончр" })).toBe("гончар");
  });

  test("the likeliest that finds something together with the other words", async () => {
    await buildJobs(
      db,
      Array.from({ length: 3 }, () => ({ title: "Turn Keeper" })),
    );
    const { id } = await buildJob(db, { title: "Harpsichord Tuner", location: "Ghent" });
    expect(await correctedQuery({ query: "tunr" })).toBe("turn");
    expect(await correctedQuery({ query: "harpsichord tunr" })).toBe("harpsichord tuner");
    expect(await correctedQuery({ query: "tunr", location: "ghent" })).toBe("tuner");
    const { body } = await search({ query: "harpsichord tunr" });
    expect(body.map((job) => job.id)).toEqual([id]);
    const facets = await anonymous.get<JobFacets>("/api/jobs/facets", {
      query: { query: "harpsichord tunr" },
    });
    expect(facets.body.total).toEqual({ jobs: 1, capped: false });
  });

  test("is not made if no other words find anything", async () => {
    expect(await correctedQuery({ query: "nurze", location: "nowhere" })).toBeNull();
    expect(await correctedQuery({ query: "kubernetes nurze" })).toBeNull();
  });

  test("a mistyped word that is found all the same is named as well", async () => {
    await buildJob(db, { title: "Managing Editor" });
    expect(await correctedQuery({ query: "managging editr" })).toBe("managing editor");
    expect(await correctedQuery({ query: "managging" })).toBeNull();
  });

  test("is not made with `exact`", async () => {
    expect(await correctedQuery({ query: "nurze", exact: "true" })).toBeNull();
  });
});
