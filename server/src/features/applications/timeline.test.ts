import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import type { TimelineEvent } from "@rolecall/contract/applications/timeline.schemas.ts";
import { objectPathPrefix } from "@rolecall/contract/resumes/resumes.ts";
import { describe, expect, test } from "vitest";
import { buildApplication, buildResume, buildUser } from "#test/build.ts";
import { letWaitingPass } from "#test/database/let-waiting-pass.ts";
import { buildHiringScene } from "#test/hiring-scene.ts";
import { soon } from "#test/soon.ts";
import { startApp } from "#test/start-app.ts";

const services = await startApp({ readers: true });
const { as, db } = services;

const scene = async () => {
  const { people, application, job, resume } = await buildHiringScene(services);
  const path = `/api/applications/${application.id}`;
  const [applicant, manager, reviewer] = [people.applicant, people.manager, people.reviewer].map(
    (who) => as(who),
  );
  if (!applicant || !manager || !reviewer) throw new Error("Somebody is missing");
  const timeline = async (who = applicant) =>
    (await who.get<TimelineEvent[]>(`${path}/timeline`)).body;
  const types = async (who = applicant) => (await timeline(who)).map(({ type }) => type);
  const read = async (who = applicant) => (await who.get<LoadedApplication>(path)).body;
  const setStatus = (status: string) => manager.put(`${path}/status`, { body: { status } });
  const apply = () =>
    applicant.post<LoadedApplication>("/api/applications", {
      body: { jobId: job.id, resumeUrl: objectPathPrefix + resume.id, coverLetter: "Once more." },
    });
  return {
    people,
    application,
    job,
    path,
    applicant,
    manager,
    reviewer,
    timeline,
    types,
    read,
    setStatus,
    apply,
  };
};

describe("the timeline of an application", () => {
  test("tells both sides what happened, oldest first, and the employer's side who did it", async () => {
    const { manager, applicant, path, timeline, types, setStatus, job } = await scene();
    await manager.put(`${path}/opened`);
    await setStatus("shortlisted");
    await manager.patch(`/api/jobs/${job.id}`, { body: { isActive: false } });
    await soon(async () => expect(await types(manager)).toContain("closed"));
    expect(await types(applicant)).toEqual(["sent", "opened", "closed"]);
    await letWaitingPass(db);
    const by = { firstName: "Ada", lastName: "Moreau" };
    const status = { from: "pending", to: "shortlisted", letter: null, sentence: null };
    expect(await timeline(manager)).toMatchObject([
      { type: "sent", side: "candidate", by, data: {} },
      { type: "opened", side: "employer", by, data: {} },
      { type: "status", side: "employer", by, data: { ...status, reason: null } },
      { type: "closed", side: "employer", by, data: {} },
    ]);
    const candidates = await timeline(applicant);
    expect(candidates.map((event) => event.by)).toEqual([null, null, null, null]);
    expect(candidates[2]?.data).toEqual(status);
  });

  test("comes in pages", async () => {
    const { applicant, path, setStatus } = await scene();
    await setStatus("under_review");
    await letWaitingPass(db);
    const { body, headers } = await applicant.get<TimelineEvent[]>(`${path}/timeline`, {
      query: { limit: 2, page: 2 },
    });
    expect(body).toMatchObject([{ type: "status" }]);
    expect(headers["x-total-count"]).toBe("3");
    expect((await applicant.get(`${path}/timeline?limit=101`)).status).toBe(400);
  });
});

describe("the first look", () => {
  test("is told once, also by a reviewer, and lists are none", async () => {
    const { manager, reviewer, people, path, job, types, read } = await scene();
    await manager.get(`/api/applications/job/${job.id}`);
    await manager.get(path);
    expect(await read()).toMatchObject({ openedAt: null });
    for (const who of [reviewer, manager])
      expect((await who.put(`${path}/opened`)).status).toBe(204);
    expect(await types(as(people.manager))).toEqual(["sent", "opened"]);
    expect((await read()).openedAt).toEqual(expect.any(String));
  });

  test("of many at once is told once", async () => {
    const { manager, path, types } = await scene();
    await Promise.all(Array.from({ length: 8 }, () => manager.put(`${path}/opened`)));
    expect(await types()).toEqual(["sent", "opened"]);
  });

  test("is also a change of the status, which answers where it decides something", async () => {
    const { setStatus, types, read } = await scene();
    await setStatus("under_review");
    await letWaitingPass(db);
    expect(await types()).toEqual(["sent", "opened", "status"]);
    expect(await read()).toMatchObject({ openedAt: expect.any(String), answeredAt: null });
    await setStatus("interview_scheduled");
    const { answeredAt } = await read();
    await setStatus("rejected");
    expect(await read()).toMatchObject({ answeredAt: answeredAt ?? "" });
  });
});

describe("an application that nobody has opened", () => {
  test("can be changed: its letter, and its resume, which the timeline tells", async () => {
    const { applicant, people, path, timeline, manager } = await scene();
    const { id } = await buildResume(db, { ownerId: people.applicant.id });
    const resumeUrl = objectPathPrefix + id;
    const changed = await applicant.patch(path, {
      body: { coverLetter: "Better words.", resumeUrl },
    });
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { coverLetter: "Better words.", resumeUrl },
    ]);
    await applicant.patch(path, { body: { resumeUrl } });
    expect(await timeline(manager)).toMatchObject([
      { type: "sent" },
      { type: "file", data: { resumeUrl } },
    ]);
  });

  test("tells of exchanges one after another once, with the last resume", async () => {
    const { applicant, people, path, timeline, manager } = await scene();
    const exchange = async () => {
      const { id } = await buildResume(db, { ownerId: people.applicant.id });
      const resumeUrl = objectPathPrefix + id;
      return { resumeUrl, answer: await applicant.patch(path, { body: { resumeUrl } }) };
    };
    let last = await exchange();
    for (let time = 0; time < 4; time += 1) last = await exchange();
    for (const who of [manager, applicant])
      expect(await timeline(who)).toMatchObject([
        { type: "sent" },
        { type: "file", data: { resumeUrl: last.resumeUrl } },
      ]);
    const { headers } = await manager.get(`${path}/timeline`);
    expect(headers["x-total-count"]).toBe("2");
  });

  test("has its resume exchanged ten times in a day, no more", async () => {
    const { applicant, people, path } = await scene();
    const resumes = [
      await buildResume(db, { ownerId: people.applicant.id }),
      await buildResume(db, { ownerId: people.applicant.id }),
    ];
    const exchange = (time: number) => {
      const resumeUrl = objectPathPrefix + (resumes[time % 2]?.id ?? "");
      return applicant.patch(path, { body: { resumeUrl } });
    };
    for (let time = 0; time < 10; time += 1) expect((await exchange(time)).status).toBe(200);
    const refused = await exchange(10);
    expect([refused.status, refused.body]).toEqual([
      429,
      "Too many other resumes for this application. Please try again in 24 hours.",
    ]);
    const letter = await applicant.patch(path, { body: { coverLetter: "Better words." } });
    expect(letter.status).toBe(200);
  });

  test("is changed by the rules of applying", async () => {
    const { applicant, path } = await scene();
    const foreign = objectPathPrefix + (await buildResume(db)).id;
    const refusal = async (body: object) => {
      const answer = await applicant.patch(path, { body });
      return [answer.status, answer.body];
    };
    expect(await refusal({ coverLetter: " " })).toEqual([400, "Cover letter is required"]);
    expect(await refusal({ resumeUrl: "" })).toEqual([
      400,
      "Please upload your resume before submitting.",
    ]);
    expect((await refusal({ resumeUrl: foreign }))[0]).toBe(400);
  });

  test("cannot be changed once it was opened", async () => {
    const { applicant, manager, path } = await scene();
    await manager.put(`${path}/opened`);
    const answer = await applicant.patch(path, { body: { coverLetter: "Too late." } });
    expect([answer.status, answer.body]).toEqual([409, "This application was already opened"]);
  });
});

describe("a withdrawn application", () => {
  test("keeps its status, and tells the reason", async () => {
    const { applicant, manager, path, timeline } = await scene();
    const answer = await applicant.post(`${path}/withdraw`, { body: { reason: "I moved." } });
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { status: "pending", withdrawnAt: expect.any(String) },
    ]);
    expect((await timeline(manager)).at(-1)).toMatchObject({
      type: "withdrawn",
      data: { reason: "I moved." },
    });
  });

  test("needs no reason, of which at most 1,000 characters are taken", async () => {
    const { applicant, path, timeline } = await scene();
    const tooLong = await applicant.post(`${path}/withdraw`, {
      body: { reason: "x".repeat(1_001) },
    });
    expect(tooLong.status).toBe(400);
    expect((await applicant.post(`${path}/withdraw`)).status).toBe(200);
    expect((await timeline()).at(-1)).toMatchObject({ type: "withdrawn", data: { reason: null } });
  });

  test.each(["rejected", "hired"])("cannot be one that is %s", async (status) => {
    const { applicant, path, setStatus } = await scene();
    await setStatus(status);
    const answer = await applicant.post(`${path}/withdraw`);
    expect([answer.status, answer.body]).toEqual([409, "This application is already decided"]);
  });

  test("takes no withdrawal, edit or status any more, and a bulk update leaves it alone", async () => {
    const { applicant, manager, application, path, setStatus } = await scene();
    await applicant.post(`${path}/withdraw`);
    const withdrawn = [409, "This application was withdrawn"];
    for (const answer of [
      await applicant.post(`${path}/withdraw`),
      await applicant.patch(path, { body: { coverLetter: "No." } }),
      await setStatus("hired"),
    ])
      expect([answer.status, answer.body]).toEqual(withdrawn);
    const bulk = await manager.post("/api/applications/bulk-update", {
      body: { applicationIds: [application.id], status: "hired" },
    });
    expect(bulk.body).toEqual({ updatedCount: 0, letterCount: 0 });
  });

  test("is in the employer's lists and counts only where it is asked for", async () => {
    const { applicant, manager, application, job, path } = await scene();
    const { id: other } = await buildApplication(db, { jobId: job.id });
    await applicant.post(`${path}/withdraw`);
    const total = async (query: string) => {
      const { body } = await manager.get(`/api/applications/filter${query}`);
      return (body as { total: number }).total;
    };
    const ids = async (query: string) => {
      const { body } = await manager.get<{ id: string }[]>(
        `/api/applications/job/${job.id}${query}`,
      );
      return body.map(({ id }) => id).toSorted();
    };
    expect([
      await total(""),
      await total("?status=pending"),
      await total("?withdrawn=true"),
    ]).toEqual([1, 1, 2]);
    expect(await ids("")).toEqual([other]);
    expect(await ids("?withdrawn=true")).toEqual([application.id, other].toSorted());
    const shown = (await manager.get(`/api/jobs/${job.id}`)).body;
    expect(shown).toMatchObject({ applicantCount: 2, applications: [{ id: other }] });
    const dashboard = await manager.get("/api/dashboard/recruiter");
    expect(dashboard.body).toMatchObject({
      stats: { totalApplications: 1 },
      undecidedJobs: [{ undecided: 1 }],
      recentApplications: [{ id: other }],
    });
  });

  test("is sent anew as the same one, pending and unopened, and its timeline goes on", async () => {
    const { applicant, application, path, setStatus, apply, types, read, manager } = await scene();
    await setStatus("under_review");
    await letWaitingPass(db);
    await applicant.post(`${path}/withdraw`);
    const again = await apply();
    expect([again.status, again.body]).toMatchObject([
      201,
      {
        id: application.id,
        status: "pending",
        openedAt: null,
        withdrawnAt: null,
        coverLetter: "Once more.",
      },
    ]);
    expect(again.body.appliedAt > application.appliedAt.toISOString()).toBe(true);
    expect(await types()).toEqual(["sent", "opened", "status", "withdrawn", "sent"]);
    expect((await manager.get(`${path}/history`)).body).toMatchObject([
      { to: "under_review" },
      { from: "under_review", to: "pending", changedBy: null },
    ]);
    expect((await read()).answeredAt).toBeNull();
    expect((await apply()).status).toBe(409);
  });

  test("is sent anew three times, and no more", async () => {
    const { applicant, path, apply } = await scene();
    for (const status of [201, 201, 201, 429]) {
      await applicant.post(`${path}/withdraw`);
      expect((await apply()).status).toBe(status);
    }
  });

  test("cannot be sent anew where the job is closed", async () => {
    const { applicant, manager, job, path, apply } = await scene();
    await applicant.post(`${path}/withdraw`);
    await manager.patch(`/api/jobs/${job.id}`, { body: { isActive: false } });
    const answer = await apply();
    expect([answer.status, answer.body]).toEqual([
      409,
      "This job is no longer accepting applications",
    ]);
  });
});

test("nobody else reads or writes an application's story, and an unknown one is missing", async () => {
  const { path } = await scene();
  const stranger = as(await buildUser(db, { role: "recruiter" }));
  const calls = (to: string) => [
    stranger.get(`${to}/timeline`),
    stranger.put(`${to}/opened`),
    stranger.patch(to, { body: {} }),
    stranger.post(`${to}/withdraw`),
  ];
  const statuses = async (to: string) => (await Promise.all(calls(to))).map(({ status }) => status);
  expect(await statuses(path)).toEqual([403, 403, 403, 403]);
  expect(await statuses(`/api/applications/${crypto.randomUUID()}`)).toEqual([404, 404, 404, 404]);
});
