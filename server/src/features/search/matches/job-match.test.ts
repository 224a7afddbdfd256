// The reason why a job was found: the search's words in its title and in a passage of its texts.
import type { FoundJob } from "@rolecall/contract/jobs/job.schemas.ts";
import { beforeAll, expect, test } from "vitest";
import { buildJob } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";

const { anonymous, db } = await startApp();

beforeAll(async () => {
  await buildJob(db, {
    title: "Senior Nurse, Ward 4",
    description: `${"We are kind. ".repeat(20)}You were nursing for years.\n\nYour résumé says so. ${"Apply. ".repeat(40)}`,
    requirements: "JavaScript is not needed",
  });
  await buildJob(db, { title: "Human Resources Partner", description: "Human beings come first." });
});

/** The title and the snippet with the marked words in brackets. */
const found = async (query: Record<string, string>) => {
  const { body } = await anonymous.get<FoundJob[]>("/api/jobs", { query });
  const job = body[0];
  if (!job?.match) return null;
  const show = (text: string, marks: readonly (readonly [number, number])[]) =>
    marks.toReversed().reduce((shown, [start, end]) => {
      return `${shown.slice(0, start)}[${shown.slice(start, end)}]${shown.slice(end)}`;
    }, text);
  const { title, snippet } = job.match;
  return { title: show(job.title, title), snippet: snippet && show(snippet.text, snippet.marks) };
};

test("words are marked in the title and in a passage, by their stems", async () => {
  const nurse = await found({ query: "nurses" });
  expect(nurse?.title).toBe("Senior [Nurse], Ward 4");
  expect(nurse?.snippet).toMatch(/^You were \[nursing\] for years\. Your résumé says so\./);
});

test("accents make no difference, and the text stays as typed", async () => {
  expect((await found({ query: "resume" }))?.snippet).toContain("Your [résumé] says so.");
});

test("matches of an unfinished and a mistyped word are marked", async () => {
  expect((await found({ query: "ward sen" }))?.title).toBe("[Senior] Nurse, [Ward] 4");
  expect((await found({ query: "seniro nurse" }))?.title).toBe("[Senior] [Nurse], Ward 4");
});

test("matches of synonyms are marked, of phrases only the whole one", async () => {
  expect(await found({ query: "hr" })).toEqual({ title: "[Human Resources] Partner" });
  expect((await found({ query: '"human resources"' }))?.snippet).toBeUndefined();
  expect((await found({ query: "js" }))?.snippet).toBe("[JavaScript] is not needed");
});

test("excluded words are not marked", async () => {
  expect(await found({ query: "nurse -javascript" })).toBeNull();
  expect((await found({ query: "ward -human" }))?.title).toBe("Senior Nurse, [Ward] 4");
});

test("without words there is nothing to show", async () => {
  expect(await found({})).toBeNull();
  expect(await found({ type: "full-time" })).toBeNull();
  expect(await found({ query: "-human" })).toBeNull();
});
