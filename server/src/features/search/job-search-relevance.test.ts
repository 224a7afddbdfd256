import type { ListedJob } from "@rolecall/contract/jobs/job.schemas.ts";
import { describe, expect, test } from "vitest";
import { buildCompany, buildJob } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";

const { anonymous, db } = await startApp();

const find = async (query: Record<string, string | number>) =>
  (await anonymous.get<ListedJob[]>("/api/jobs", { query })).body.map(({ title }) => title);

describe("relevance", () => {
  test("title before company before description, each the newest first", async () => {
    const vinyl = (await buildCompany(db, { name: "Vinyl Press" })).id;
    const at = (minutes: number) => ({ createdAt: new Date(Date.UTC(2026, 1, 1, 0, minutes)) });
    await buildJob(db, { title: "Vinyl Collector", ...at(1) });
    await buildJob(db, { title: "Record Cutter", description: "Cut vinyl", ...at(6) });
    await buildJob(db, { title: "Sales Clerk", requirements: "Loves vinyl", ...at(4) });
    await buildJob(db, { title: "Accountant", companyId: vinyl, ...at(3) });
    await buildJob(db, { title: "Vinyl Archivist", ...at(2) });
    await buildJob(db, { title: "Vinylist", ...at(5) });

    const byRelevance = [
      "Vinyl Archivist",
      "Vinyl Collector",
      "Vinylist",
      "Accountant",
      "Record Cutter",
      "Sales Clerk",
    ];
    expect(await find({ query: "vinyl" })).toEqual(byRelevance);
    expect(await find({ query: "vinyl", sort: "relevance" })).toEqual(byRelevance);
    expect(await find({ query: "vinyl", sort: "newest" })).toEqual([
      "Record Cutter",
      "Vinylist",
      "Sales Clerk",
      "Accountant",
      "Vinyl Archivist",
      "Vinyl Collector",
    ]);
    const pages = await Promise.all(
      [1, 2, 3].map((page) => find({ query: "vinyl", limit: 2, page })),
    );
    expect(pages.flat()).toEqual(byRelevance);
  });

  test("with several words, the more of them are in the title the better", async () => {
    const opera = (await buildCompany(db, { name: "Opera House" })).id;
    const jobs = [
      { title: "Lighting Designer" },
      { title: "Lighting Technician", description: "For the opera" },
      { title: "Stagehand", companyId: opera, description: "Lighting" },
      { title: "Lighting Crew", companyId: opera, description: "With a designer" },
      { title: "Designer", description: "Stage lighting" },
      { title: "Usher", description: "A designer of lighting trains you" },
      { title: "Cleaner", description: "After the opera, by good lighting" },
    ];
    for (const [day, job] of jobs.entries())
      await buildJob(db, { createdAt: new Date(Date.UTC(2026, 2, 1 + day)), ...job });

    expect(await find({ query: "lighting designer" })).toEqual([
      "Lighting Designer",
      "Designer",
      "Lighting Crew",
      "Usher",
    ]);
    expect(await find({ query: "opera lighting" })).toEqual([
      "Lighting Crew",
      "Lighting Technician",
      "Stagehand",
      "Cleaner",
    ]);
  });
});

test("a title with the very words, side by side, comes before one with others of their stems", async () => {
  const at = (minutes: number) => ({ createdAt: new Date(Date.UTC(2026, 3, 1, 0, minutes)) });
  await buildJob(db, { title: "Curator", ...at(1) });
  await buildJob(db, { title: "Curators of Programs", ...at(2) });
  await buildJob(db, { title: "Gallery Program Curator", ...at(3) });
  await buildJob(db, { title: "Curator of a Program", ...at(4) });
  await buildJob(db, { title: "Program and Curator", ...at(5) });
  expect((await find({ query: "curators" }))[0]).toBe("Curators of Programs");
  expect((await find({ query: "curator" })).at(-1)).toBe("Curators of Programs");
  expect((await find({ query: "curator program" }))[0]).toBe("Curator of a Program");
  expect((await find({ query: "curattor program" }))[0]).toBe("Curator of a Program");
});

test("a word that finds something is not corrected", async () => {
  await buildJob(db, { title: "Form Setter" });
  await buildJob(db, { title: "Farm Hand" });
  expect(await find({ query: "farm" })).toEqual(["Farm Hand"]);
  expect(await find({ query: "farm", location: "nowhere" })).toEqual([]);
  expect(await find({ query: "farm setter" })).toEqual([]);
});

test("a word with a digit is not corrected", async () => {
  await buildJob(db, { title: "Reference QX4711" });
  expect(await find({ query: "QX4711" })).toEqual(["Reference QX4711"]);
  expect(await find({ query: "QX4712" })).toEqual([]);
});
