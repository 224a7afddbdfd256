import type { JobDetail } from "@rolecall/contract/jobs/jobs.schemas.ts";
import type { Match } from "@rolecall/contract/match/match.schemas.ts";
import { describe, expect, test } from "vitest";
import { buildJob, buildProfile, buildResume, buildUser } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";

const { as, anonymous, db } = await startApp();

const text = {
  title: "Frontend Engineer",
  description: "You build web interfaces for hospitals.",
  requirements: "Must know React and TypeScript\nDocker is a plus",
};

const withProfile = async (row: Parameters<typeof buildProfile>[1] = {}) => {
  const user = await buildUser(db, { firstName: "Ada", lastName: "Moreau" });
  await buildProfile(db, { title: "Web Developer", ...row, userId: user.id });
  return { ...as(user), user };
};

type JobMatch = Match & { pay: string | null };
const matchOf = async (me: Pick<typeof anonymous, "get">, id: string) =>
  (await me.get<JobMatch>(`/api/jobs/${id}/match`)).body;

const draft = {
  title: "Web Developer",
  summary: "I build interfaces.",
  skills: ["TypeScript"],
  location: "Porto",
};

describe("the match of a job", () => {
  test("is the same on the job, in the search, among saved ones and by itself", async () => {
    const job = await buildJob(db, text);
    const me = await withProfile();
    const { score, reasons } = await matchOf(me, job.id);
    expect(score).toBeGreaterThan(0);
    expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    await me.put(`/api/jobs/${job.id}/saved`, { body: {} });
    const one = await me.get<JobDetail>(`/api/jobs/${job.id}`);
    const lists = await Promise.all([
      me.get<JobDetail[]>("/api/jobs", { query: { ids: job.id } }),
      me.get<JobDetail[]>("/api/jobs/saved"),
    ]);
    const scores = [one.body, ...lists.flatMap(({ body }) => body)].map((each) => each.matchScore);
    expect(scores).toEqual([score, score, score]);
  });

  test("is for callers with a profile alone", async () => {
    const job = await buildJob(db, text);
    const nobody = as(await buildUser(db));
    for (const caller of [anonymous, nobody]) {
      const [listed] = (await caller.get<JobDetail[]>("/api/jobs", { query: { ids: job.id } }))
        .body;
      expect(listed).not.toHaveProperty("matchScore");
      expect((await caller.get(`/api/jobs/${job.id}`)).body).not.toHaveProperty("matchScore");
    }
    const missing = { status: 404, body: "Profile not found" };
    expect(await nobody.get(`/api/jobs/${job.id}/match`)).toMatchObject(missing);
    expect((await anonymous.get(`/api/jobs/${job.id}/match`)).status).toBe(401);
    const noJob = { status: 404, body: "Job not found" };
    expect(await nobody.get(`/api/jobs/${crypto.randomUUID()}/match`)).toMatchObject(noJob);
  });

  test("is current right after each save, and rises by the gain that was told", async () => {
    const job = await buildJob(db, text);
    const me = await withProfile();
    const before = await matchOf(me, job.id);
    const docker = before.reasons.find(({ name }) => name === "Docker");
    expect(docker).toMatchObject({ kind: "skill", need: "nice", state: "missing", points: 0 });
    await me.post("/api/profile/skills", { body: { name: "Docker", mine: true } });
    const after = await matchOf(me, job.id);
    expect(after.score).toBe((before.score ?? 0) + (docker?.gain ?? 0));
    await me.post("/api/profile/skills", { body: { name: "docker", mine: false } });
    const taken = await matchOf(me, job.id);
    expect(taken.reasons.find(({ name }) => name === "Docker")).toMatchObject({ state: "missing" });
    await me.put("/api/profile", {
      body: { ...draft, title: "Florist", summary: "Roses.", skills: ["Roses"] },
    });
    expect((await matchOf(me, job.id)).score).not.toBe(before.score);
  });

  test("finds a skill under the very name that it asked for, also with an apostrophe", async () => {
    const job = await buildJob(db, {
      title: "Truck Driver",
      description: "Drive long haul.",
      requirements: "CDL required",
    });
    const me = await withProfile({ title: "Driver" });
    const license = async () =>
      (await matchOf(me, job.id)).reasons.find(({ kind }) => kind === "skill");
    const missing = await license();
    expect(missing).toMatchObject({ name: "Commercial driver's license", state: "missing" });
    expect(missing?.gain).toBeGreaterThan(0);
    await me.post("/api/profile/skills", { body: { name: missing?.name, mine: true } });
    expect(await license()).toMatchObject({ state: "found" });
  });

  test("is by the lines of the profile and of its resume", async () => {
    const job = await buildJob(db, text);
    const owner = await buildUser(db);
    const resume = await buildResume(db, {
      ownerId: owner.id,
      lines: [{ page: 2, text: "Docker in production" }],
    });
    await buildProfile(db, { userId: owner.id, resumeId: resume.id });
    const { reasons } = await matchOf(as(owner), job.id);
    expect(reasons.find(({ name }) => name === "Docker")).toMatchObject({
      state: "found",
      found: [{ in: "resume", field: null, page: 2, line: "Docker in production" }],
      asked: [{ in: "requirements", line: "Docker is a plus" }],
    });
  });

  test.each([
    [null, 90_000, null],
    [50_000, null, null],
    [50_000, 90_000, "fits"],
    [95_000, 90_000, "below"],
  ])("for who wants %s, pay up to %s is %s, and counts nothing", async (wanted, most, pay) => {
    const job = await buildJob(db, { ...text, salaryMax: most });
    const [me, other] = [await withProfile({ wantedSalary: wanted }), await withProfile()];
    const found = await matchOf(me, job.id);
    expect(found.pay).toBe(pay);
    expect(found.score).toBe((await matchOf(other, job.id)).score);
  });
});

describe("the skills of a job", () => {
  const posted = async (more: object = {}) => {
    const recruiter = await buildUser(db, { role: "recruiter" });
    const { companyId } = await buildJob(db);
    const body = {
      ...text,
      location: "Boise, ID",
      type: "full-time",
      experienceLevel: "mid",
      category: "technology",
      companyId,
      ...more,
    };
    return { ...as(recruiter), answer: await as(recruiter).post<JobDetail>("/api/jobs", { body }) };
  };

  test("are those that its text names, until somebody chooses", async () => {
    const { answer, patch } = await posted();
    expect(answer.body.skills).toContainEqual({ name: "Docker", need: "nice" });
    expect(answer.body.skills).toContainEqual({ name: "React", need: "required" });
    const chosen = [{ name: "Bell casting", need: "nice" }];
    const path = `/api/jobs/${answer.body.id}`;
    const edited = await patch<JobDetail>(path, { body: { skills: chosen } });
    expect(edited.body.skills).toEqual(chosen);
    const retitled = await patch<JobDetail>(path, { body: { title: "Founder" } });
    expect(retitled.body.skills).toEqual(chosen);
    expect((await anonymous.get<JobDetail>(path)).body.skills).toEqual(chosen);
    expect((await patch<JobDetail>(path, { body: { skills: [] } })).body.skills).toEqual([]);
  });

  test.each([
    [[{ name: " ", need: "nice" }], "Skill name is required"],
    [["React"], "Skill name is required"],
    [[{ name: "React", need: "must" }], "Choose required or nice"],
    [
      Array.from({ length: 51 }, (_, index) => ({ name: `S${index}`, need: "nice" })),
      "Too many skills: at most 50 skills, 1 too many",
    ],
  ])("%j are refused: %s", async (skills, sentence) => {
    const { answer } = await posted({ skills });
    expect(answer).toMatchObject({ status: 400, body: sentence });
  });

  test("are found in texts that are being written, each with its line", async () => {
    const recruiter = as(await buildUser(db, { role: "recruiter" }));
    const { status, body } = await recruiter.post("/api/jobs/skills", { body: text });
    expect(status).toBe(200);
    expect(body).toContainEqual({ name: "Docker", need: "nice", line: "Docker is a plus" });
    const candidate = as(await buildUser(db));
    expect((await candidate.post("/api/jobs/skills", { body: text })).status).toBe(403);
  });
});
