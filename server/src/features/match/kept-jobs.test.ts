// What a match reads of a job is kept when the job is written, and is the same as reading it again.
import type { JobDetail } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { describe, expect, test } from "vitest";
import { everyTask } from "#background/every-task.ts";
import { matchVersion } from "#match/match-version.ts";
import { buildCompany, buildJob, buildJobs, buildProfile, buildUser } from "#test/build.ts";
import { changeJob } from "#test/change.ts";
import { keptOfJob, outdateKept, termsOfJobs } from "#test/match/kept-jobs.ts";
import { newJob } from "#test/new-job.ts";
import { startApp } from "#test/start-app.ts";
import { keepMissingMatches } from "./kept-jobs.service.ts";

const { as, db } = await startApp();
const recruiter = await buildUser(db, { role: "recruiter" });
const employer = as(recruiter);
const { id: companyId } = await buildCompany(db);
const text = { title: "Frontend Engineer", requirements: "Must know React and TypeScript" };
const post = async (more: object = {}) =>
  (
    await employer.post<JobDetail>("/api/jobs", {
      body: { ...newJob(companyId), ...text, ...more },
    })
  ).body;
const edit = (id: string, body: object) => employer.patch<JobDetail>(`/api/jobs/${id}`, { body });

const candidate = await buildUser(db);
await buildProfile(db, { userId: candidate.id, title: "Web Developer", skills: ["React"] });
const scoreOf = async (id: string) => {
  const { body } = await as(candidate).get<{ score: number | null }>(`/api/jobs/${id}/match`);
  const { body: job } = await as(candidate).get<JobDetail>(`/api/jobs/${id}`);
  expect(job.matchScore).toBe(body.score);
  return body.score;
};

describe("what is kept of a job", () => {
  test("is of its texts as they are, right after each save", async () => {
    const { id } = await post();
    const { read, revision } = await keptOfJob(db, id);
    expect(read).toMatchObject({
      skills: expect.arrayContaining([[expect.any(Number), 1, expect.any(Number)]]),
    });
    const before = await scoreOf(id);
    await edit(id, { skills: [{ name: "Bell casting", need: "required" }] });
    const later = await keptOfJob(db, id);
    expect(later.revision).toBeGreaterThan(revision);
    expect(later.read).toMatchObject({ skills: [[null, 1, 40, "Bell casting"]] });
    expect(await scoreOf(id)).toBeLessThan(before ?? 0);
  });

  test("counts for nothing as soon as the job is another one", async () => {
    const { id } = await post();
    const before = await scoreOf(id);
    await changeJob(db, id, { title: "Florist", requirements: "Roses", revision: 7 });
    expect(await scoreOf(id)).toBeLessThan(before ?? 0);
  });

  test("makes a job found by its terms as long as it is active, and goes with it", async () => {
    const { id } = await post({ isActive: false });
    expect(await termsOfJobs(db, [id])).toEqual([]);
    await edit(id, { isActive: true });
    const terms = await termsOfJobs(db, [id]);
    expect(terms).toEqual((await keptOfJob(db, id)).terms.toSorted((a, b) => a - b));
    expect(terms.length).toBeGreaterThan(3);
    await edit(id, { title: "Florist", requirements: "Roses" });
    const others = await termsOfJobs(db, [id]);
    expect(others).not.toEqual(terms);
    expect(others).toEqual((await keptOfJob(db, id)).terms.toSorted((a, b) => a - b));
    await edit(id, { isActive: false });
    expect(await termsOfJobs(db, [id])).toEqual([]);
    await edit(id, { isActive: true });
    await employer.delete(`/api/jobs/${id}`);
    expect(await termsOfJobs(db, [id])).toEqual([]);
  });

  test("is made in the background of jobs without it, and of those of an earlier version", async () => {
    const jobs = await buildJobs(
      db,
      Array.from({ length: 60 }, () => ({ ...text, companyId })),
    );
    await keepMissingMatches(db);
    const [first = await buildJob(db)] = jobs;
    const [made, score] = [await keptOfJob(db, first.id), await scoreOf(first.id)];
    await outdateKept(db, first.id);
    // Until the task comes, what an earlier version kept counts for nothing.
    expect(await scoreOf(first.id)).toBe(score);
    expect(everyTask).toContainEqual(
      expect.objectContaining({ name: "keep-matches-of-jobs", atStart: true }),
    );
    await keepMissingMatches(db);
    expect(await keptOfJob(db, first.id)).toEqual(made);
    for (const { id } of jobs) expect((await keptOfJob(db, id)).version).toBe(matchVersion);
    const ids = jobs.map(({ id }) => id);
    const { terms } = await keptOfJob(db, first.id);
    expect(await termsOfJobs(db, ids)).toHaveLength(terms.length * jobs.length);
  });

  test("is nothing of a text in which no term is known, and gives no score", async () => {
    const { id } = await post({
      title: "Zzyzx qwrt",
      description: "Xyzzy plugh.",
      requirements: "Ўзбек",
    });
    expect(await keptOfJob(db, id)).toMatchObject({ terms: [], weights: [] });
    expect(await scoreOf(id)).toBeNull();
  });
});
