// What is kept of a job gives the score that its texts give.
import { makeBoard } from "@rolecall/demo/board.ts";
import { expect, test } from "vitest";
import type { JobInput } from "#match/match-input.ts";
import { jobRead, personRead, scoreOnly } from "#match/score/match.ts";
import { termsOfJob } from "#match/terms/job-terms.ts";
import { termsOfPerson } from "#match/terms/person-terms.ts";
import { sampleJob, samplePerson, sampleProfile } from "#test/match/sample-match.ts";
import { keptJob, type KeptJob, weighedOfKept } from "./kept-job.ts";
import { likenessOf } from "./likeness.ts";

const { rows } = makeBoard(new Date("2026-06-01"));
const persons = rows.profiles.slice(0, 12).map(({ title, summary, skills, experience }, index) =>
  personRead(
    samplePerson({
      profile: sampleProfile({
        title,
        summary,
        skills,
        experience,
        languages: index % 2 ? [] : [{ name: "German", level: "basic" }],
        // One that the vocabulary has, and one that it has not.
        notSkills: index % 3 ? [] : [skills[0] ?? "", "Bell casting"],
      }),
    }),
  ),
);
const chosen = [
  { name: "Bell casting", need: "nice" },
  { name: "german", need: "required" },
] as const;
const jobs = rows.jobs
  .filter(({ isDraft }) => !isDraft)
  .map(({ title, description, requirements, experienceLevel }, index) =>
    jobRead(
      sampleJob({
        title,
        description,
        requirements,
        experienceLevel,
        skills: index % 5 ? null : chosen,
      }),
    ),
  );
const stored = (job: Parameters<typeof keptJob>[0]) =>
  weighedOfKept(JSON.parse(JSON.stringify(keptJob(job))) as KeptJob);

test("each score by what is kept is the one by the texts", () => {
  for (const { input, weighed } of jobs) {
    const kept = { input, weighed: stored(weighed) };
    for (const person of persons)
      expect(scoreOnly(kept, person)).toBe(scoreOnly({ input, weighed }, person));
  }
});

test("a job's terms could give it no more than all of its points, and a person gets a share of them", () => {
  for (const { weighed } of jobs)
    for (const { weight } of termsOfJob(weighed)) {
      expect(weight).toBeGreaterThan(0);
      expect(weight).toBeLessThanOrEqual(100);
    }
  for (const { read } of persons)
    for (const { weight } of termsOfPerson(read)) {
      expect(weight).toBeGreaterThan(0);
      expect(weight).toBeLessThanOrEqual(1);
    }
});

test("the job that is most like another one is the same job", () => {
  const input: JobInput = sampleJob();
  const { weighed } = jobRead(input);
  const own = likenessOf(weighed, stored(weighed));
  expect(own).toBeGreaterThan(95);
  for (const job of jobs) expect(likenessOf(weighed, job.weighed)).toBeLessThan(own);
});
