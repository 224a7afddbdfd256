import type { ListedJob } from "@rolecall/contract/jobs/job.schemas.ts";
import type { JobDetail } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { describe, expect, test } from "vitest";
import { buildApplication, buildJob } from "#test/build.ts";
import { buildJobScene, jobMissing, postingRefused } from "#test/job-scene.ts";
import { startApp } from "#test/start-app.ts";

const { as, anonymous, db } = await startApp();

type User = { id: string };

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

const scene = (row?: Parameters<typeof buildJobScene>[1]) => buildJobScene(db, row);

describe("reading one", () => {
  const applicationsFor = async (user: User | null, id: string) => {
    const client = user ? as(user) : anonymous;
    return (await client.get<JobDetail>(`/api/jobs/${id}`)).body.applications;
  };

  test("everybody may, also a closed or an expired job", async () => {
    for (const row of [{}, { isActive: false }, { deadline: minutesAgo(60) }]) {
      const { job } = await scene(row);
      const { status, body } = await anonymous.get(`/api/jobs/${job.id}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({ id: job.id, applicantCount: 0, applications: [] });
    }
  });

  test.each(["x", "null", "00000000-0000-0000-0000-00000000000g", crypto.randomUUID()])(
    "'%s' is no job",
    async (id) => {
      expect(await anonymous.get(`/api/jobs/${id}`)).toMatchObject(jobMissing);
    },
  );

  test("managers see all applications, candidates their own, others none", async () => {
    const { job, recruiter, owner, candidate, stranger } = await scene();
    const own = await buildApplication(db, {
      jobId: job.id,
      candidateId: candidate.id,
      appliedAt: minutesAgo(2),
    });
    const other = await buildApplication(db, { jobId: job.id, appliedAt: minutesAgo(1) });

    for (const user of [recruiter, owner]) {
      const seen = await applicationsFor(user, job.id);
      expect(seen.map(({ id }) => id)).toEqual([other.id, own.id]);
      expect(seen[1]).toMatchObject({ candidate: { email: candidate.email }, status: "pending" });
    }
    expect((await applicationsFor(candidate, job.id)).map(({ id }) => id)).toEqual([own.id]);
    expect(await applicationsFor(stranger, job.id)).toEqual([]);
    expect(await applicationsFor(null, job.id)).toEqual([]);
    const { body } = await anonymous.get<JobDetail>(`/api/jobs/${job.id}`);
    expect(body.applicantCount).toBe(2);
  });
});

describe("lists", () => {
  const briefOf = async (user: User, id: string) => {
    const { body } = await as(user).get<ListedJob[]>("/api/jobs", { query: { limit: 100 } });
    return body.find((job) => job.id === id)?.applications;
  };

  test("carry the applications that the caller may see, in brief", async () => {
    const { job, recruiter, candidate, stranger } = await scene();
    const apply = (minutes: number, row: Parameters<typeof buildApplication>[1]) =>
      buildApplication(db, { jobId: job.id, appliedAt: minutesAgo(minutes), ...row });
    const own = await apply(3, { candidateId: candidate.id });
    const other = await apply(2, { status: "hired" });
    const strangers = await apply(1, { candidateId: stranger.id });

    expect(await briefOf(recruiter, job.id)).toEqual([
      { id: strangers.id, status: "pending" },
      { id: other.id, status: "hired" },
      { id: own.id, status: "pending" },
    ]);
    expect(await briefOf(candidate, job.id)).toEqual([{ id: own.id, status: "pending" }]);
    expect(await briefOf(stranger, job.id)).toEqual([{ id: strangers.id, status: "pending" }]);
    const { body } = await anonymous.get<ListedJob[]>("/api/jobs", { query: { limit: 100 } });
    expect(body.flatMap(({ applications }) => applications)).toEqual([]);
  });

  test("a poster who applied to their own job sees the application once", async () => {
    const { job, recruiter } = await scene();
    const { id } = await buildApplication(db, { jobId: job.id, candidateId: recruiter.id });
    expect(await briefOf(recruiter, job.id)).toEqual([{ id, status: "pending" }]);
  });

  test("of a manager's jobs hold closed and expired ones, but nobody else's", async () => {
    const { job, recruiter, owner, stranger, company } = await scene({ createdAt: minutesAgo(1) });
    const closed = await buildJob(db, { postedBy: recruiter.id, isActive: false });
    const expired = await buildJob(db, { companyId: company.id, deadline: minutesAgo(60) });
    const mine = async (user: User) => {
      const { body, headers } = await as(user).get<ListedJob[]>("/api/jobs/mine");
      expect(headers["x-total-count"]).toBe(String(body.length));
      return body.map(({ id }) => id);
    };
    expect(await mine(recruiter)).toEqual([closed.id, job.id]);
    expect(await mine(owner)).toEqual([expired.id, job.id]);
    expect(await mine(stranger)).toEqual([]);
  });

  test("of a manager's jobs come in pages", async () => {
    const { recruiter } = await scene({ createdAt: minutesAgo(1) });
    const second = await buildJob(db, { postedBy: recruiter.id });
    const answer = await as(recruiter).get<ListedJob[]>("/api/jobs/mine", { query: { limit: 1 } });
    expect(answer.body.map(({ id }) => id)).toEqual([second.id]);
    expect(answer.headers["x-total-count"]).toBe("2");
    expect(answer.headers.link).toContain(`page=2&after=${second.id}>; rel="next"`);
  });

  test("of a manager's jobs are found by parts of their titles, and nobody else's are", async () => {
    const { recruiter } = await scene();
    const posted = await Promise.all(
      ["Night Lighthouse Keeper", "Ferry Pilot"].map((title) =>
        buildJob(db, { postedBy: recruiter.id, title }),
      ),
    );
    await buildJob(db, { title: "Lighthouse Keeper" });
    const found = async (query: string) => {
      const { body, headers } = await as(recruiter).get<ListedJob[]>("/api/jobs/mine", {
        query: { query },
      });
      expect(headers["x-total-count"]).toBe(String(body.length));
      return body.map(({ id }) => id);
    };
    expect(await found("keeper LIGHT")).toEqual([posted[0]?.id]);
    expect(await found("%")).toEqual([]);
    expect(await found("keeper pilot")).toEqual([]);
  });

  test("of managed jobs are not for candidates", async () => {
    const { candidate } = await scene();
    expect(await as(candidate).get("/api/jobs/mine")).toMatchObject(postingRefused);
    expect((await anonymous.get("/api/jobs/mine")).status).toBe(401);
  });
});
