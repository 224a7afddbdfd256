import type { User } from "@rolecall/contract/auth/auth.schemas.ts";
import type { ListedCompany } from "@rolecall/contract/companies/companies.schemas.ts";
import type { messageEndpoints } from "@rolecall/contract/conversations/messages.schemas.ts";
import { demoPassword } from "@rolecall/demo/sign-ins.ts";
import { expect, test } from "vitest";
import type * as z from "zod";
import { pictureSize } from "#features/pictures/drawing/picture-size.ts";
import { rereadPeople } from "#features/talent/reading/read-people.service.ts";
import { buildUser } from "#test/build.ts";
import { browserOf } from "#test/servers/browser.ts";
import { startApp } from "#test/start-app.ts";
import { fillWithDemoBoard, listDemoSignIns, shouldFill } from "./demo.service.ts";

type Conversations = z.input<(typeof messageEndpoints)["listConversations"]["reply"]>;

const now = new Date();
const filled = await startApp();
await fillWithDemoBoard(filled.db, filled.files, { now });

/** Whole boards take a moment on a busy machine. */
const patient = { timeout: 120_000 };

const signIn = async (username: string) => {
  const browser = browserOf(filled.app, filled.config.publicUrl);
  const answer = await browser.post<User>("/api/login", {
    body: { username, password: demoPassword },
  });
  return { ...browser, answer };
};
const totalOf = ({ headers }: { headers: Record<string, unknown> }) =>
  Number(headers["x-total-count"]);

// Nothing has read the gazetteer here, as in the first seconds of a new board.
test.each([
  ["Saint Louis", /^St\. Louis/],
  ["St Louis MO", /^St\. Louis/],
  ["Idaho", /, ID\b/],
  ["California", /, CA\b/],
  ["New York", /, NY\b/],
  ["UT", /, UT\b/],
  ["Germany", /Germany/],
  ["Brooklyn", /^Brooklyn/],
  ["NYC", /^(Brooklyn|New York)/],
])("jobs in %s are found from the first moment", async (location, written) => {
  const { body } = await filled.anonymous.get<{ location: string; country: string | null }[]>(
    "/api/jobs",
    { query: { location, limit: 100 } },
  );
  const all = await filled.anonymous.get<{ location: string }[]>("/api/jobs?limit=100");
  const isThere = all.body.some((job) => written.test(job.location));
  expect(body.length > 0 || !isThere).toBe(true);
  expect(body.filter((job) => !written.test(job.location))).toEqual([]);
});

test("what the location's box suggests is found with its count from the first moment", async () => {
  for (const typed of ["Boi", "Boise", "Idaho", "San", "New"]) {
    const { body } = await filled.anonymous.get<{ text: string; jobs: number }[]>(
      "/api/suggestions",
      { query: { field: "location", typed } },
    );
    for (const { text, jobs } of body) {
      const found = await filled.anonymous.get("/api/jobs", { query: { location: text } });
      expect([text, totalOf(found)]).toEqual([text, jobs]);
    }
  }
});

test("visitors find open jobs, by words and by filters", async () => {
  const all = await filled.anonymous.get("/api/jobs");
  expect(totalOf(all)).toBeGreaterThan(450);
  const nurses = await filled.anonymous.get("/api/jobs?query=nurse&category=healthcare");
  expect(totalOf(nurses)).toBeGreaterThan(3);
});

test("most companies have a logo of their own and a cover, which everybody sees", async () => {
  const { body } = await filled.anonymous.get<ListedCompany[]>("/api/companies?limit=100");
  const logos = body.flatMap(({ logoUrl }) => logoUrl ?? []);
  const covers = body.flatMap(({ coverUrl }) => coverUrl ?? []);
  expect(logos.length).toBeGreaterThan(body.length / 2);
  expect(covers.length).toBeGreaterThan(body.length / 3);
  expect(new Set([...logos, ...covers]).size).toBe(logos.length + covers.length);
  for (const path of [logos[0], covers[0]]) {
    const { status, headers, bytes } = await filled.anonymous.get(String(path));
    expect([status, headers["content-type"]]).toEqual([200, "image/png"]);
    expect(pictureSize(Buffer.from(bytes))?.kind).toBe("png");
  }
});

test("the demo recruiter sees hundreds of applications, and hires of this month", async () => {
  const recruiter = await signIn("demo-recruiter");
  const { body } = await recruiter.get("/api/dashboard/recruiter");
  expect(body).toMatchObject({ stats: { hiresThisMonth: expect.any(Number) } });
  const { stats } = body as { stats: Record<string, number> };
  expect(stats.totalApplications).toBeGreaterThan(200);
  expect(stats.hiresThisMonth).toBeGreaterThanOrEqual(3);
});

test("the demo candidate finds messages of an employer, and the recruiter one that waits for an answer", async () => {
  const candidate = await signIn("demo-candidate");
  const { body: own } = await candidate.get<Conversations>("/api/conversations");
  expect(own).toHaveLength(2);
  expect(own[0]).toMatchObject({ unreadCount: 2, lastMessage: { side: "employer" } });
  const recruiter = await signIn("demo-recruiter");
  const { body: theirs } = await recruiter.get<Conversations>("/api/conversations");
  expect(theirs).toContainEqual(
    expect.objectContaining({
      lastMessage: expect.objectContaining({ side: "candidate" }) as unknown,
      unreadCount: 1,
    }),
  );
});

test("the demo recruiter finds candidates for each company, and the demo candidate is written to by one", async () => {
  await rereadPeople(filled.db);
  const recruiter = await signIn("demo-recruiter");
  const { body: own } = await recruiter.get<{ id: string }[]>("/api/companies/mine");
  expect(own).toHaveLength(3);
  for (const { id } of own)
    expect(totalOf(await recruiter.get(`/api/candidates?companyId=${id}`))).toBeGreaterThan(50);
  const candidate = await signIn("demo-candidate");
  const { body: requests } = await candidate.get("/api/profile/requests");
  expect(requests).toMatchObject([{ status: "waiting", job: { title: expect.any(String) } }]);
  expect((await candidate.get<unknown[]>("/api/profile/looks")).body).toHaveLength(1);
});

test("somebody without a profile is asked to choose the time of an interview", async () => {
  const beginner = await signIn("demo-beginner");
  expect(beginner.answer.body.candidateProfile).toBeNull();
  const { body: own } = await beginner.get<{ id: string }[]>("/api/applications/candidate");
  expect(own).toHaveLength(1);
  const { body } = await beginner.get(`/api/applications/${own[0]?.id}/interviews`);
  expect(body).toMatchObject([{ state: "proposed" }]);
});

test("an owner, a recruiter and a reviewer share the jobs of one company, with applications to decide", async () => {
  const [owner, recruiter, reviewer] = [
    await signIn("demo-owner"),
    await signIn("demo-recruiter"),
    await signIn("demo-reviewer"),
  ];
  const { body: own } = await owner.get<{ id: string }[]>("/api/jobs/mine?limit=100");
  expect(own.length).toBeGreaterThan(5);
  const { body: theirs } = await recruiter.get<{ id: string }[]>("/api/jobs/mine?limit=100");
  expect(theirs.map(({ id }) => id)).toEqual(expect.arrayContaining(own.map(({ id }) => id)));
  const { body: reviewed } = await reviewer.get<{ id: string }[]>("/api/jobs/reviewing");
  expect(reviewed).toHaveLength(3);
  expect(own.map(({ id }) => id)).toEqual(expect.arrayContaining(reviewed.map(({ id }) => id)));
  const { body: team } = await owner.get(
    `/api/companies/${(own[0] as { companyId?: string } | undefined)?.companyId}/members`,
  );
  expect(team).toHaveLength(3);
});

test("nobody but its owner works for the demo company's company, whose applications wait", async () => {
  const company = await signIn("demo-company");
  const { body: own } = await company.get<{ id: string }[]>("/api/companies/mine");
  expect(own).toHaveLength(1);
  expect((await company.get(`/api/companies/${own[0]?.id}/members`)).body).toHaveLength(1);
  const { body: jobs } = await company.get<{ id: string }[]>("/api/jobs/mine?limit=100");
  const lists = await Promise.all(
    jobs.map(({ id }) => company.get(`/api/applications/job/${id}?status=pending`)),
  );
  expect(lists.reduce((sum, list) => sum + totalOf(list), 0)).toBeGreaterThan(3);
});

test("a job was reported by two people, and waits for the administrator", async () => {
  const admin = await signIn("demo-admin");
  const { body } = await admin.get<{ reports: unknown[] }[]>("/api/admin/reports");
  expect(body).toHaveLength(1);
  expect(body[0]?.reports).toHaveLength(2);
});

test("the demo company manages the jobs of its company", async () => {
  const company = await signIn("demo-company");
  expect(totalOf(await company.get("/api/jobs/mine"))).toBeGreaterThan(9);
});

test("the demo candidate has applied, and a resume to open", async () => {
  const candidate = await signIn("demo-candidate");
  expect((await candidate.get("/api/applications/candidate")).body).toHaveLength(8);
  const resume = await candidate.get(String(candidate.answer.body.candidateProfile?.resumeUrl));
  expect(resume).toMatchObject({ status: 200, headers: { "content-type": "application/pdf" } });
  expect(resume.bytes.subarray(0, 5).toString()).toBe("%PDF-");
});

test("only they and the administrator can sign in", async () => {
  expect(await listDemoSignIns(filled.db)).toEqual([
    "demo-admin",
    "demo-beginner",
    "demo-candidate",
    "demo-company",
    "demo-owner",
    "demo-recruiter",
    "demo-reviewer",
  ]);
  const recruiter = await signIn("demo-recruiter");
  const { body } = await recruiter.get("/api/applications/filter");
  const [{ candidate }] = (body as { applications: [{ candidate: { email: string } }] })
    .applications;
  expect((await signIn(candidate.email)).answer.status).toBe(401);
});

test("only an empty database is filled, and only when that is wanted", patient, async () => {
  const { db, files, anonymous } = await startApp();
  expect(await shouldFill(db, { demoData: true })).toBe(true);
  expect(await shouldFill(db, { demoData: false })).toBe(false);
  expect(await shouldFill(filled.db, { demoData: true })).toBe(false);

  await buildUser(db);
  expect(await shouldFill(db, { demoData: true })).toBe(false);
  await fillWithDemoBoard(db, files, { now });
  expect(totalOf(await anonymous.get("/api/jobs"))).toBe(0);
  expect(await listDemoSignIns(db)).toEqual([]);
});

test("two instances that start at once make one board", patient, async () => {
  const { db, files, anonymous } = await startApp();
  const later = new Date(now.getTime() + 1);
  await Promise.all([
    fillWithDemoBoard(db, files, { now }),
    fillWithDemoBoard(db, files, { now: later }),
  ]);
  const [one, two] = await Promise.all(
    [anonymous, filled.anonymous].map((visitor) => visitor.get("/api/companies")),
  );
  expect(totalOf(one ?? { headers: {} })).toBe(totalOf(two ?? { headers: {} }));
});

test(
  "a fill that fails leaves the database empty, for the next start to fill",
  patient,
  async () => {
    const { db } = await startApp();
    const full = { write: () => Promise.reject(new Error("disk full")) };
    await expect(fillWithDemoBoard(db, full, { now })).rejects.toThrow("disk full");
    expect(await shouldFill(db, { demoData: true })).toBe(true);
  },
);
