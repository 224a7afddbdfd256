import type { Dashboard } from "@rolecall/contract/dashboard.schemas.ts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { buildApplication, buildCompany, buildJob, buildUser } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";

const { as, anonymous, db } = await startApp();

const path = "/api/dashboard/recruiter";
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000);

const scene = async () => {
  const recruiter = await buildUser(db, { role: "recruiter" });
  const post = (row: Parameters<typeof buildJob>[1] = {}) =>
    buildJob(db, { postedBy: recruiter.id, ...row });
  const dashboard = async () => (await as(recruiter).get<Dashboard>(path)).body;
  return { recruiter, post, dashboard };
};

test("a recruiter who posted nothing has an empty dashboard", async () => {
  const { dashboard } = await scene();
  expect(await dashboard()).toEqual({
    stats: { activeJobs: 0, totalApplications: 0, interviewsScheduled: 0, hiresThisMonth: 0 },
    recentApplications: [],
    jobs: [],
  });
});

test("is for recruiters only", async () => {
  const wrongRole = { status: 403, body: "You need recruiter access to view this page." };
  expect(await anonymous.get(path)).toMatchObject({ status: 401, body: "Unauthorized" });
  for (const role of ["candidate", "company"] as const)
    expect(await as(await buildUser(db, { role })).get(path)).toMatchObject(wrongRole);
});

describe("the figures", () => {
  test("count open jobs, all applications and interviews of the managed jobs", async () => {
    const { recruiter, post, dashboard } = await scene();
    const { id: companyId } = await buildCompany(db, { ownerId: recruiter.id });
    const open = await post({ deadline: hoursAgo(-1) });
    const expired = await post({ deadline: hoursAgo(1) });
    const inactive = await post({ isActive: false });
    const ofCompany = await buildJob(db, { companyId });
    await buildApplication(db, { jobId: open.id, status: "interview_scheduled" });
    await buildApplication(db, { jobId: expired.id, status: "interview_scheduled" });
    await buildApplication(db, { jobId: inactive.id });
    await buildApplication(db, { jobId: ofCompany.id, status: "rejected" });
    await buildApplication(db, { status: "interview_scheduled" });

    expect((await dashboard()).stats).toEqual({
      activeJobs: 2,
      totalApplications: 4,
      interviewsScheduled: 2,
      hiresThisMonth: 0,
    });
  });

  describe("hires this month", () => {
    afterEach(() => {
      vi.useRealTimers();
    });

    test("begin with the first moment of the month, UTC", async () => {
      const { post, dashboard } = await scene();
      const { id: jobId } = await post();
      const firstOfMay = new Date("2026-05-01T00:00:00Z");
      const lastOfApril = new Date("2026-04-30T23:59:59.999Z");
      await buildApplication(db, { jobId, status: "hired", hiredAt: firstOfMay });
      await buildApplication(db, { jobId, status: "hired", hiredAt: lastOfApril });

      const onDay = async (day: string) => {
        vi.useFakeTimers({ toFake: ["Date"], now: new Date(day) });
        return (await dashboard()).stats.hiresThisMonth;
      };
      expect(await onDay("2026-05-31T23:59:59Z")).toBe(1);
      expect(await onDay("2026-04-30T12:00:00Z")).toBe(2);
      expect(await onDay("2026-06-01T00:00:00Z")).toBe(0);
    });
  });
});

test("the newest five applications are shown, newest first", async () => {
  const { post, dashboard } = await scene();
  const [first, second] = [await post({ title: "Chef" }), await post({ title: "Baker" })];
  for (let hours = 1; hours <= 7; hours += 1)
    await buildApplication(db, {
      jobId: hours % 2 ? first.id : second.id,
      appliedAt: hoursAgo(hours),
    });
  await buildApplication(db);
  const { recentApplications } = await dashboard();
  expect(recentApplications.map(({ job }) => job.title)).toEqual([
    "Chef",
    "Baker",
    "Chef",
    "Baker",
    "Chef",
  ]);
  const moments = recentApplications.map(({ appliedAt }) => appliedAt);
  expect(moments).toEqual(moments.toSorted().toReversed());
});

test("the jobs are the managed ones, closed ones too, newest first, each with its applicants", async () => {
  const { recruiter, post, dashboard } = await scene();
  const { id: companyId } = await buildCompany(db, { name: "Noma", ownerId: recruiter.id });
  const newest = await buildJob(db, { title: "Baker", companyId, createdAt: hoursAgo(1) });
  const oldest = await post({ title: "Chef", createdAt: hoursAgo(3), isActive: false });
  await buildJob(db);
  await buildApplication(db, { jobId: oldest.id });

  const { jobs } = await dashboard();
  expect(jobs).toMatchObject([
    { id: newest.id, title: "Baker", company: { name: "Noma" }, isActive: true, applicantCount: 0 },
    { id: oldest.id, title: "Chef", isActive: false, applicantCount: 1 },
  ]);
  expect(jobs).toHaveLength(2);
});
