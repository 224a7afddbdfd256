import {
  applicationStatuses,
  statusLabel,
} from "@rolecall/contract/applications/application-status.ts";
import type { MarkedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import type { Stage } from "@rolecall/contract/hiring/stages.schemas.ts";
import { describe, expect, test } from "vitest";
import { buildApplication, buildJob, buildResume, buildReviewer, buildUser } from "#test/build.ts";
import type { Client } from "#test/client.ts";
import { startApp } from "#test/start-app.ts";
import { buildTeamScene, roleRefused } from "#test/team-scene.ts";

const { as, db } = await startApp();

type Sent = Omit<Stage, "id"> & { id?: string };

const scene = async () => {
  const team = await buildTeamScene(db);
  const { company, job } = team;
  await buildReviewer(db, { jobId: job.id, userId: team.reviewer.id });
  const owner = as(team.owner);
  const usual = `/api/companies/${company.id}/stages`;
  const own = `/api/jobs/${job.id}/stages`;
  return {
    ...team,
    owner,
    usual,
    own,
    read: async (path: string, who: Client = owner) => (await who.get<Stage[]>(path)).body,
    put: (path: string, stages: unknown, who: Client = owner) =>
      who.put<Stage[]>(path, { body: { stages } }),
    /** Sends an application to the job, and says where it stands. */
    apply: async (jobId = job.id) => {
      const candidate = await buildUser(db);
      const resume = await buildResume(db, { ownerId: candidate.id });
      const body = { jobId, coverLetter: "Hello.", resumeUrl: `/objects/${resume.id}` };
      const { body: sent } = await as(candidate).post<{ id: string }>("/api/applications", {
        body,
      });
      return { ...sent, candidate: as(candidate) };
    },
    stageOf: async ({ id }: { id: string }) =>
      (await owner.get<MarkedApplication>(`/api/applications/${id}`)).body.stageId,
  };
};

const named = (stages: Stage[]) => stages.map(({ name, status }) => `${status}: ${name}`);
/** The list with another stage behind those of its status. */
const withAnother = (stages: Stage[], another: Sent): Sent[] => [...stages, another];
const firstOf = (stages: Stage[], status: string) =>
  stages.find((stage) => stage.status === status)?.id;

describe("the stages of a company", () => {
  test("are at first one of each status, with its label, for all members", async () => {
    const { read, usual, own, admin, recruiter, reviewer } = await scene();
    const first = await read(usual);
    expect(first).toEqual(
      applicationStatuses.map((status) => ({
        id: expect.any(String),
        name: statusLabel(status),
        status,
      })),
    );
    for (const member of [admin, recruiter, reviewer])
      expect(await read(usual, as(member))).toEqual(first);
    expect(await read(own)).toEqual(first);
  });

  test("are read by members and replaced by owner and admins alone", async () => {
    const { usual, admin, recruiter, reviewer, stranger, read, put } = await scene();
    expect(await as(stranger).get(usual)).toMatchObject(roleRefused);
    const list = await read(usual);
    for (const who of [recruiter, reviewer, stranger])
      expect(await put(usual, list, as(who))).toMatchObject(roleRefused);
    expect((await put(usual, list, as(admin))).status).toBe(200);
    const unknown = `/api/companies/${crypto.randomUUID()}/stages`;
    expect(await put(unknown, list)).toMatchObject({ status: 404, body: "Company not found" });
  });

  test("stand in the order of the statuses, and within one as they were sent", async () => {
    const { usual, read, put } = await scene();
    const [pending, underReview, ...rest] = await read(usual);
    const sent = [
      ...rest,
      { name: "Screening", status: "under_review" },
      { ...underReview, name: "Second look" },
      pending,
    ];
    const { status, body } = await put(usual, sent);
    expect(status).toBe(200);
    expect(named(body)).toEqual([
      "pending: Pending",
      "under_review: Screening",
      "under_review: Second look",
      "shortlisted: Shortlisted",
      "interview_scheduled: Interview Scheduled",
      "rejected: Rejected",
      "hired: Hired",
    ]);
    expect(body[2]?.id).toBe(underReview?.id);
    expect(body[1]?.id).not.toBe(underReview?.id);
    expect(await read(usual)).toEqual(body);
  });

  const long = "a".repeat(61);
  test.each([
    [
      "a blank name",
      (list: Sent[]) => [...list, { name: " ", status: "hired" }],
      "Stage name is required",
    ],
    ["no name", (list: Sent[]) => [...list, { status: "hired" }], "Stage name is required"],
    [
      "a name that is too long",
      (list: Sent[]) => [...list, { name: long, status: "hired" }],
      "Stage name is required",
    ],
    [
      "a name twice, in another case",
      (list: Sent[]) => [...list, { name: " PENDING ", status: "hired" }],
      "Stage names must differ",
    ],
    ["a status without a stage", (list: Sent[]) => list.slice(1), "Every status needs a stage"],
    ["nothing", () => [], "Every status needs a stage"],
    ["no list", () => null, "Every status needs a stage"],
    [
      "another status",
      ([first, ...list]: Sent[]) => [
        { ...first, status: "hired" },
        { name: "New", status: "pending" },
        ...list,
      ],
      "A stage cannot change its status",
    ],
    [
      "more than 30",
      (list: Sent[]) => [
        ...list,
        ...Array.from({ length: 25 }, (_, n) => ({ name: `More ${n}`, status: "hired" })),
      ],
      "At most 30 stages",
    ],
    [
      "an unknown id",
      (list: Sent[]) => [...list, { id: crypto.randomUUID(), name: "New", status: "hired" }],
      "Unknown stage",
    ],
    [
      "no id",
      (list: Sent[]) => [...list, { id: "first", name: "New", status: "hired" }],
      "Unknown stage",
    ],
    ["an id twice", (list: Sent[]) => [...list, { ...list[0], name: "Again" }], "Unknown stage"],
    [
      "an unknown status",
      (list: Sent[]) => [...list, { name: "New", status: "lost" }],
      "Choose one of the application statuses",
    ],
  ])("are refused with %s", async (_what, change, sentence) => {
    const { usual, own, read, put } = await scene();
    const list = await read(usual);
    for (const path of [usual, own])
      expect(await put(path, change(list))).toMatchObject({ status: 400, body: sentence });
    expect(await read(usual)).toEqual(list);
    expect(await read(own)).toEqual(list);
  });

  test("are at most 30", async () => {
    const { usual, read, put } = await scene();
    const more = Array.from({ length: 24 }, (_, n) => ({ name: `More ${n}`, status: "hired" }));
    const { status, body } = await put(usual, [...(await read(usual)), ...more]);
    expect([status, body.length]).toEqual([200, 30]);
  });
});

describe("the stages of a job", () => {
  test("are read by its hiring team, and replaced by who manages it", async () => {
    const { own, usual, read, put, recruiter, reviewer, stranger, company } = await scene();
    const list = await read(usual);
    expect(await read(own, as(reviewer))).toEqual(list);
    for (const who of [reviewer, stranger])
      expect((await put(own, list, as(who))).status).toBe(403);
    expect((await as(stranger).get(own)).status).toBe(403);
    expect((await put(own, list, as(recruiter))).status).toBe(200);
    const other = await buildJob(db, { companyId: company.id });
    const reviewerOfAnother = await as(reviewer).get(`/api/jobs/${other.id}/stages`);
    expect(reviewerOfAnother.status).toBe(403);
    expect(await read(`/api/jobs/${crypto.randomUUID()}/stages`)).toBe("Job not found");
  });

  test("get new ids where they name those of the company, and their applications come along", async () => {
    const { own, usual, read, put, apply, stageOf } = await scene();
    await put(usual, withAnother(await read(usual), { name: "Talent pool", status: "pending" }));
    const list = await read(usual);
    const application = await apply();
    expect(await stageOf(application)).toBe(firstOf(list, "pending"));
    const [first, second] = list;
    const { body } = await put(own, [second, ...list.slice(2), { ...first, name: "Inbox" }]);
    expect(named(body)).toContain("pending: Inbox");
    for (const stage of body) expect(list.map(({ id }) => id)).not.toContain(stage.id);
    expect(await stageOf(application)).toBe(body.find(({ name }) => name === "Inbox")?.id);
    // What arrives stands in the first, and an entry with its id stays itself.
    const later = await apply();
    expect(await stageOf(later)).toBe(firstOf(body, "pending"));
    const renamed = body.map((stage) => ({ ...stage, name: `${stage.name}!` }));
    expect((await put(own, renamed)).body).toEqual(renamed);
    expect(await stageOf(application)).toBe(body.find(({ name }) => name === "Inbox")?.id);
    // The company's are as they were.
    expect(await read(usual)).toEqual(list);
  });

  test("go back to the company's, where every application stands in the first of its status", async () => {
    const { own, usual, read, put, apply, stageOf, owner } = await scene();
    await put(usual, [{ name: "Inbox", status: "pending" }, ...(await read(usual))]);
    const list = await read(usual);
    const application = await apply();
    await put(own, list);
    expect((await owner.delete(own)).status).toBe(204);
    expect((await owner.delete(own)).status).toBe(204);
    expect(await read(own)).toEqual(list);
    expect(await stageOf(application)).toBe(firstOf(list, "pending"));
  });
});

describe("an application", () => {
  test("stays in its stage when another one comes first, and goes to the first when its own is gone", async () => {
    const { usual, read, put, apply, stageOf, owner } = await scene();
    const before = await read(usual);
    const sent = await apply();
    const { body: list } = await put(usual, [{ name: "Inbox", status: "pending" }, ...before]);
    expect(await stageOf(sent)).toBe(before[0]?.id);
    const later = await apply();
    expect(await stageOf(later)).toBe(list[0]?.id);
    const history = `/api/applications/${sent.id}/history`;
    await put(
      usual,
      list.filter(({ id }) => id !== before[0]?.id),
    );
    expect(await stageOf(sent)).toBe(list[0]?.id);
    expect((await owner.get(history)).body).toEqual([]);
  });

  test("from before there were stages stays where it stood, whichever comes first", async () => {
    const { usual, job, read, put, stageOf } = await scene();
    const before = await read(usual);
    const old = await buildApplication(db, { jobId: job.id });
    expect(await stageOf(old)).toBe(before[0]?.id);
    await put(usual, [{ name: "Inbox", status: "pending" }, ...before]);
    expect(await stageOf(old)).toBe(before[0]?.id);
    const { body: list } = await put(usual, [
      { name: "Later", status: "pending" },
      { name: "Inbox", status: "pending" },
      ...before.slice(1),
    ]);
    expect(await stageOf(old)).toBe(list[0]?.id);
  });

  test("that comes to another status stands in the first stage of that", async () => {
    const { usual, read, put, apply, stageOf, owner } = await scene();
    const { body: list } = await put(usual, [
      { name: "Call", status: "shortlisted" },
      ...(await read(usual)),
    ]);
    const application = await apply();
    const { body: moved } = await owner.put<MarkedApplication>(
      `/api/applications/${application.id}/status`,
      { body: { status: "shortlisted" } },
    );
    expect(moved.stageId).toBe(list.find(({ name }) => name === "Call")?.id);
    expect(await stageOf(application)).toBe(moved.stageId);
  });

  test("that is sent again stands in the first of pending", async () => {
    const { usual, read, put, apply, stageOf } = await scene();
    const application = await apply();
    const { body: list } = await put(usual, [
      { name: "Inbox", status: "pending" },
      ...(await read(usual)),
    ]);
    const { candidate, id } = application;
    await candidate.post(`/api/applications/${id}/withdraw`, { body: {} });
    const { body: mine } = await candidate.get<MarkedApplication>(`/api/applications/${id}`);
    const { jobId, coverLetter, resumeUrl } = mine;
    const again = await candidate.post("/api/applications", {
      body: { jobId, coverLetter, resumeUrl },
    });
    expect(again.status).toBe(201);
    expect(await stageOf(application)).toBe(list[0]?.id);
  });

  test("is told apart by its stage to employers alone", async () => {
    const { apply, job, owner, usual, read } = await scene();
    const { candidate, id } = await apply();
    const [pending] = await read(usual);
    const [listed] = (await owner.get<MarkedApplication[]>(`/api/applications/job/${job.id}`)).body;
    expect(listed?.stageId).toBe(pending?.id);
    const own = (await candidate.get<object[]>("/api/applications/candidate")).body[0] ?? {};
    const single = (await candidate.get<object>(`/api/applications/${id}`)).body;
    for (const seen of [own, single]) expect(Object.keys(seen)).not.toContain("stageId");
  });
});

test("the applications of a recruiter are filtered by a stage", async () => {
  const { apply, recruiter, usual, own, put, read, company } = await scene();
  const inJob = await apply();
  const other = await buildJob(db, { companyId: company.id });
  const elsewhere = await apply(other.id);
  const list = await read(usual);
  const filter = async (stageId: string | undefined) => {
    const answer = await as(recruiter).get<{ applications: { id: string }[]; total: number }>(
      "/api/applications/filter",
      { query: { stageId: stageId ?? "", sortOrder: "asc" } },
    );
    expect(answer.status).toBe(200);
    expect(answer.body.total).toBe(answer.body.applications.length);
    return answer.body.applications.map(({ id }) => id);
  };
  const [pending, underReview] = list;
  const { body: ofJob } = await put(own, list);
  expect(await filter(pending?.id)).toEqual([elsewhere.id]);
  expect(await filter(ofJob[0]?.id)).toEqual([inJob.id]);
  expect(await filter(underReview?.id)).toEqual([]);
  expect(await filter(crypto.randomUUID())).toEqual([]);
  expect(await filter("all")).toEqual([inJob.id, elsewhere.id]);
  const wrong = await as(recruiter).get("/api/applications/filter", { query: { stageId: "x" } });
  expect(wrong).toMatchObject({ status: 400, body: "Unknown stage" });
});
