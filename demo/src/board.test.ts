import { createHash } from "node:crypto";
import { applicationStatuses } from "@rolecall/contract/applications/application-status.ts";
import { companyDraft } from "@rolecall/contract/companies/company-draft.ts";
import { categories, experienceLevels, jobTypes } from "@rolecall/contract/jobs/job.ts";
import { profileDraft } from "@rolecall/contract/profiles/profile-draft.ts";
import { expect, test } from "vitest";
import { makeBoard, type Board } from "./board.ts";
import { demoSignIns } from "./sign-ins.ts";

const day = 24 * 60 * 60 * 1000;
const now = new Date("2026-11-20T12:00:00Z");
const board = makeBoard(now);
const { rows } = board;
const { users, companies, jobs, profiles, applications, statusChanges } = rows;

const userOf = (role: keyof typeof demoSignIns) => {
  const { username } = demoSignIns[role];
  return users.find((user) => user.username === username);
};
const distinct = <Item>(items: Iterable<Item>) => new Set(items).size;
const historyOf = Map.groupBy(statusChanges, ({ applicationId }) => applicationId);

const digest = (whole: Board) => {
  const hash = createHash("sha256").update(JSON.stringify(whole.rows));
  for (const content of whole.resumes.values()) hash.update(content);
  return hash.digest("hex");
};

test("the same moment gives the same board, and a later one the same texts with later dates", () => {
  expect(digest(makeBoard(now))).toBe(digest(board));
  const tomorrow = makeBoard(new Date(now.getTime() + day));
  expect(tomorrow.rows.jobs.map(({ title }) => title)).toEqual(jobs.map(({ title }) => title));
  expect(tomorrow.rows.jobs[0]?.createdAt.getTime()).toBe(
    (jobs[0]?.createdAt.getTime() ?? 0) + day,
  );
});

test("pictures are small, and no two companies in a row look alike", () => {
  const { pictures } = rows;
  expect(pictures.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThan(1_000_000);
  expect(distinct(pictures.map(({ content }) => content.toString("base64")))).toBeGreaterThan(
    pictures.length * 0.8,
  );
  const contentAt = new Map(
    pictures.map(({ id, content }) => [`/media/${id}`, content.toString("base64")]),
  );
  const logos = companies.flatMap(({ logoUrl }) => (logoUrl ? [contentAt.get(logoUrl)] : []));
  expect(logos.filter((logo, index) => logo === logos[index + 1])).toEqual([]);
});

test("companies tell how they hire and what they offer, each in its own words, and some show pictures", () => {
  for (const part of ["hiring", "benefits"] as const)
    expect(distinct(companies.map((company) => company[part]))).toBe(companies.length);
  const words = companies.flatMap(({ ownWords }) => ownWords ?? []);
  expect(words.length).toBeGreaterThan(20);
  expect(distinct(words)).toBe(words.length);
  for (const { benefits } of companies) expect(benefits).toMatch(/^[A-Z\d].*(\n[A-Z\d].*){3,}$/);
  const shown = companies.flatMap(({ pictures }) => pictures);
  expect(shown.length).toBeGreaterThanOrEqual(8);
  for (const { id, url, text } of shown) {
    expect(text).not.toBe("");
    expect(rows.pictures.filter((picture) => url === `/media/${picture.id}`)).toHaveLength(1);
    expect(url).toBe(`/media/${id}`);
  }
});

test("the board has enough of everything to look at", () => {
  expect([jobs.length, profiles.length, applications.length]).toEqual([601, 120, 2500]);
  expect(companies.length).toBeGreaterThanOrEqual(60);
  expect(distinct(companies.map(({ industry }) => industry))).toBeGreaterThan(30);
  expect(distinct(jobs.map(({ title }) => title))).toBeGreaterThan(180);
  expect(distinct(jobs.map(({ location }) => location))).toBeGreaterThan(60);
});

test("the demo candidate and the demo recruiter have written to each other", () => {
  const candidate = userOf("candidate");
  const recruiter = userOf("recruiter");
  expect(new Set(board.messages.map(({ applicationId }) => applicationId)).size).toBe(2);
  const authors = board.messages.map(({ author }) => author.id);
  expect(authors).toContain(candidate?.id);
  expect(authors).toContain(recruiter?.id);
});

test("companies find most candidates, one has written to the demo candidate, and one said yes to the demo recruiter", () => {
  const candidate = userOf("candidate");
  const recruiter = userOf("recruiter");
  expect(rows.findable.length).toBeGreaterThan(profiles.length / 2);
  expect(rows.findable).toContainEqual({ userId: candidate?.id, to: "all" });
  const waiting = rows.talkRequests.filter(({ status }) => status === "waiting");
  expect(waiting.map(({ userId }) => userId)).toEqual([candidate?.id]);
  expect(rows.looks.map(({ userId }) => userId)).toContain(candidate?.id);
  const [taken] = rows.talkRequests.filter(({ status }) => status === "yes");
  expect(jobs.find(({ id }) => id === taken?.jobId)?.postedBy).toBe(recruiter?.id);
});

test("every id, username, email and company is there once", () => {
  for (const table of [users, companies, jobs, rows.uploads, profiles, applications, statusChanges])
    expect(distinct(table.map(({ id }) => id))).toBe(table.length);
  expect(distinct(users.map(({ username }) => username.toLowerCase()))).toBe(users.length);
  expect(distinct(users.map(({ email }) => email?.toLowerCase()))).toBe(users.length);
  expect(distinct(companies.map(({ name }) => name))).toBe(companies.length);
});

test("nobody can be written to by accident: addresses end in .example", () => {
  for (const { email } of users) expect(email).toMatch(/^[a-z.-]+@[a-z]+\.example$/);
  for (const { website } of companies) expect(website).toMatch(/^https:\/\/[a-z]+\.example$/);
});

test("companies and profiles would pass the rules of their forms", () => {
  for (const company of companies) {
    // Pictures are uploaded apart from the form.
    companyDraft.parse({ ...company, logoUrl: undefined });
    const paragraphs = company.description?.split("\n\n").length ?? 0;
    expect(paragraphs).toBeGreaterThanOrEqual(2);
  }
  for (const profile of profiles) {
    const { experience, education } = profileDraft.parse(profile);
    expect(experience).toEqual(profile.experience);
    expect(education).toEqual(profile.education);
  }
});

test("every filter of the job search finds something", () => {
  const found = (key: "type" | "category" | "experienceLevel") =>
    new Set<string>(jobs.map((job) => job[key]));
  expect(found("type")).toEqual(new Set(jobTypes));
  expect(found("category")).toEqual(new Set(categories));
  expect(found("experienceLevel")).toEqual(new Set(experienceLevels));
});

test("jobs are described in at least three paragraphs, with requirements as a list", () => {
  for (const { description, requirements } of jobs) {
    expect(description.split("\n\n").length).toBeGreaterThanOrEqual(3);
    expect(description.length).toBeGreaterThan(500);
    expect(description).not.toMatch(/[{}]|undefined| {2}|\.\.|\bour our\b/);
    const lines = requirements?.split("\n") ?? [];
    expect(lines.length).toBeGreaterThanOrEqual(4);
    expect(lines.every((line) => line.startsWith("• "))).toBe(true);
  }
});

test("a page of newest jobs hardly repeats itself, and no two on it begin alike", () => {
  const active = jobs.filter(({ isActive }) => isActive);
  const pages = Array.from({ length: active.length / 20 }, (_, page) =>
    active.slice(page * 20, page * 20 + 20).map(({ description }) => description),
  );
  const repeated = pages.map((page) => {
    expect(distinct(page.map((description) => description.slice(0, 60)))).toBe(20);
    const sentences = page.flatMap((description) => [
      ...new Set(description.split(/(?<=[.:?]) |\n+/).filter(({ length }) => length > 30)),
    ]);
    return sentences.length - distinct(sentences);
  });
  expect(Math.max(...repeated)).toBeLessThan(10);
});

test("salaries are ordered and plausible; one in five is not disclosed in full", () => {
  const open = jobs.filter(({ salaryMin, salaryMax }) => salaryMin === null || salaryMax === null);
  expect(open.length / jobs.length).toBeCloseTo(0.2, 1);
  for (const { salaryMin, salaryMax } of jobs) {
    expect(salaryMin ?? 0).toBeLessThan(salaryMax ?? Infinity);
    expect(salaryMin ?? 30_000).toBeGreaterThan(10_000);
    expect(salaryMax ?? 30_000).toBeLessThan(350_000);
  }
});

test("jobs come from the last sixty days, some expired, some closed, some about to end", () => {
  const daysLeft = jobs.map(({ deadline }) =>
    deadline ? (deadline.getTime() - now.getTime()) / day : null,
  );
  expect(daysLeft.filter((days) => days !== null && days < 0).length).toBeGreaterThan(20);
  expect(daysLeft.filter((days) => days !== null && days > 0 && days < 7).length).toBeGreaterThan(
    50,
  );
  expect(daysLeft.filter((days) => days === null).length).toBeGreaterThan(200);
  expect(jobs.filter(({ isActive }) => !isActive).length).toBeGreaterThan(30);
  for (const { createdAt, deadline, updatedAt } of jobs) {
    const age = (now.getTime() - createdAt.getTime()) / day;
    expect(age).toBeGreaterThan(0);
    expect(age).toBeLessThan(61);
    expect(deadline?.getTime() ?? Infinity).toBeGreaterThan(createdAt.getTime() + day / 2);
    expect(updatedAt?.getTime()).toBeLessThan(now.getTime());
  }
  expect(
    jobs.filter(({ createdAt }) => now.getTime() - createdAt.getTime() < day).length,
  ).toBeGreaterThan(3);
});

test("jobs are managed by people with the role for it, and each is counted right", () => {
  const roleOf = new Map(users.map(({ id, role }) => [id, role]));
  const applicants = Map.groupBy(applications, ({ jobId }) => jobId);
  for (const { id, postedBy, applicantCount } of jobs) {
    expect(["recruiter", "company"]).toContain(roleOf.get(postedBy));
    expect(applicantCount).toBe(applicants.get(id)?.length ?? 0);
  }
});

test("nobody applies twice to a job, before it was posted or after it closed", () => {
  expect(distinct(applications.map(({ jobId, candidateId }) => jobId + candidateId))).toBe(2_500);
  const jobOf = new Map(jobs.map((job) => [job.id, job]));
  for (const { jobId, appliedAt } of applications) {
    const job = jobOf.get(jobId);
    const end = job?.isActive ? (job.deadline ?? now) : job?.updatedAt;
    expect(appliedAt?.getTime()).toBeGreaterThan(job?.createdAt.getTime() ?? Infinity);
    expect(appliedAt?.getTime()).toBeLessThan(Math.min(end?.getTime() ?? 0, now.getTime()));
  }
});

test("each history leads from the arrival to the present status, step by step", () => {
  expect(new Set(applications.map(({ status }) => status))).toEqual(new Set(applicationStatuses));
  for (const { id, candidateId, status, appliedAt, updatedAt, hiredAt } of applications) {
    const history = historyOf.get(id) ?? [];
    expect(history[0]).toMatchObject({ from: null, changedBy: candidateId, changedAt: appliedAt });
    expect(history.slice(1).map(({ from }) => from)).toEqual(
      history.slice(0, -1).map(({ to }) => to),
    );
    const times = history.map(({ changedAt }) => changedAt?.getTime() ?? 0);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const last = history.at(-1);
    expect(last).toMatchObject({ to: status, changedAt: updatedAt });
    expect(hiredAt).toEqual(status === "hired" ? last?.changedAt : null);
    expect(updatedAt?.getTime()).toBeLessThanOrEqual(now.getTime());
  }
});

test("letters are all different, and filled in to the last word", () => {
  expect(distinct(applications.map(({ coverLetter }) => coverLetter))).toBe(2_500);
  for (const { coverLetter } of applications) {
    expect(coverLetter).not.toMatch(/[{}]|undefined| {2}/);
    expect(coverLetter.length).toBeGreaterThan(80);
  }
});

test.each(["2026-11-01T00:00:00.500Z", "2027-02-28T23:59:59Z", "2028-02-29T08:00:00Z"])(
  "the demo recruiter has hired somebody in the month of %s",
  (moment) => {
    const then = new Date(moment);
    const { rows: later } = makeBoard(then);
    const recruiter = later.users.find(({ username }) => username === "demo-recruiter");
    const own = new Set(
      later.jobs.filter(({ postedBy }) => postedBy === recruiter?.id).map(({ id }) => id),
    );
    const month = Date.UTC(then.getUTCFullYear(), then.getUTCMonth());
    const hired = later.applications.filter(
      ({ jobId, hiredAt }) => own.has(jobId) && hiredAt && hiredAt.getTime() >= month,
    );
    expect(hired.length).toBeGreaterThanOrEqual(3);
  },
);

test("each demo sign-in has something to show", () => {
  const posted = jobs.filter(({ postedBy }) => postedBy === userOf("recruiter")?.id);
  const received = applications.filter(({ jobId }) => posted.some(({ id }) => id === jobId));
  expect(posted.length).toBeGreaterThanOrEqual(20);
  expect(received.length).toBeGreaterThan(200);
  expect(new Set(received.map(({ status }) => status))).toEqual(new Set(applicationStatuses));

  const owned = companies.filter(({ ownerId }) => ownerId === userOf("company")?.id);
  expect(owned).toHaveLength(1);
  expect(jobs.filter(({ companyId }) => companyId === owned[0]?.id).length).toBeGreaterThan(9);

  const own = applications.filter(({ candidateId }) => candidateId === userOf("candidate")?.id);
  expect(own).toHaveLength(8);
  expect(distinct(own.map(({ status }) => status))).toBe(6);
  expect(profiles[0]).toMatchObject({ userId: userOf("candidate")?.id });
});
