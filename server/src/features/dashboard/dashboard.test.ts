import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import type { Dashboard } from "@rolecall/contract/dashboard.schemas.ts";
import { mondaysUntil } from "@rolecall/contract/values/weeks.ts";
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
  expect(await dashboard()).toMatchObject({
    waiting: { count: 0, applications: [] },
    undecidedJobs: [],
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

describe("the jobs that wait for decisions", () => {
  test("are the jobs with undecided applications, closed ones too, those that wait longest first", async () => {
    const { recruiter, post, dashboard } = await scene();
    const { id: companyId } = await buildCompany(db, { name: "Noma", ownerId: recruiter.id });
    const chef = await post({ title: "Chef", companyId, isActive: false });
    const baker = await post({ title: "Baker" });
    const decided = await post({ title: "Decided" });
    const apply = (jobId: string, hours: number, status: ApplicationStatus) =>
      buildApplication(db, { jobId, status, appliedAt: hoursAgo(hours) });
    await apply(baker.id, 3, "pending");
    await apply(chef.id, 2, "pending");
    const oldest = await apply(chef.id, 9, "under_review");
    await apply(chef.id, 20, "rejected");
    for (const status of ["shortlisted", "interview_scheduled", "rejected", "hired"] as const)
      await apply(decided.id, 30, status);
    await buildApplication(db, { appliedAt: hoursAgo(40) });

    expect((await dashboard()).undecidedJobs).toMatchObject([
      {
        id: chef.id,
        title: "Chef",
        company: { id: companyId, name: "Noma" },
        undecided: 2,
        oldestAt: oldest.appliedAt.toISOString(),
      },
      { id: baker.id, title: "Baker", undecided: 1 },
    ]);
  });

  test("are at most five jobs, the same on home", async () => {
    const { recruiter, post, dashboard } = await scene();
    for (let hours = 1; hours <= 6; hours += 1) {
      const { id: jobId } = await post({ title: `Job ${hours}` });
      await buildApplication(db, { jobId, appliedAt: hoursAgo(hours) });
    }
    const { undecidedJobs } = await dashboard();
    const titles = undecidedJobs.map(({ title }) => title);
    expect(titles).toEqual(["Job 6", "Job 5", "Job 4", "Job 3", "Job 2"]);
    const { body } = await as(recruiter).get("/api/dashboard/undecided");
    expect(body).toEqual(undecidedJobs);
  });
});

describe("the course over twelve weeks", () => {
  const mondays = mondaysUntil(new Date());
  const inWeek = (week: number) => new Date(`${mondays[week]}T00:00:00Z`);
  const nothing = { jobs: 0, applications: 0, interviews: 0, hires: 0 };

  test("counts jobs posted and applications received in each week that begins on a Monday, UTC", async () => {
    const { post, dashboard } = await scene();
    const { id: jobId } = await post({ createdAt: inWeek(0) });
    await post({ createdAt: inWeek(3) });
    const lastOfWeek = new Date(inWeek(3).getTime() - 1);
    await buildApplication(db, { jobId, appliedAt: inWeek(3) });
    await buildApplication(db, { jobId, appliedAt: lastOfWeek });
    const before = new Date(inWeek(0).getTime() - 1);
    await buildApplication(db, { jobId, appliedAt: before });
    await buildApplication(db, { appliedAt: inWeek(3) });

    const { weeks } = await dashboard();
    expect(weeks.map(({ from }) => from)).toEqual(mondays);
    const busy = weeks.filter((week) => week.jobs + week.applications > 0);
    expect(busy).toEqual([
      { ...nothing, from: mondays[0], jobs: 1 },
      { ...nothing, from: mondays[2], applications: 1 },
      { ...nothing, from: mondays[3], jobs: 1, applications: 1 },
    ]);
  });

  test("counts interviews and hires in the week in which they were decided, also many at once", async () => {
    const { recruiter, post, dashboard } = await scene();
    const { id: jobId } = await post();
    const applications = [];
    for (let person = 0; person < 3; person += 1)
      applications.push(await buildApplication(db, { jobId, appliedAt: inWeek(5) }));
    const move = (of: { id: string }[], status: ApplicationStatus) =>
      as(recruiter).post("/api/applications/bulk-update", {
        body: { applicationIds: of.map(({ id }) => id), status },
      });
    await move(applications, "interview_scheduled");
    await move(applications.slice(0, 1), "hired");

    const { weeks } = await dashboard();
    expect(weeks.at(-1)).toMatchObject({ applications: 0, interviews: 3, hires: 1 });
    expect(weeks[5]).toMatchObject({ applications: 3, interviews: 0, hires: 0 });
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
