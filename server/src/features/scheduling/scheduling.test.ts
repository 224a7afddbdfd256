import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import type { TimelineEvent } from "@rolecall/contract/applications/timeline.schemas.ts";
import type { Interview } from "@rolecall/contract/interviews/interviews.schemas.ts";
import { describe, expect, test } from "vitest";
import { eraseApplicationsOf } from "#features/erasure/erase-applications.service.ts";
import { buildApplication, buildCompany, buildJob } from "#test/build.ts";
import { buildInterviewScene, inHours, refusal } from "#test/interviews/interview-scene.ts";
import { startApp } from "#test/start-app.ts";

const services = await startApp({ env: { RATE_LIMIT: "off", PUBLIC_URL: "https://jobs.example" } });
const { as, db } = services;
const scene = () => buildInterviewScene(services);

describe("an interview", () => {
  test("is scheduled at once, sets the application's status, and stands in its timeline", async () => {
    const { people, application, manager, added } = await scene();
    const interview = await added({ room: "Bell Rock", videoUrl: "https://meet.example/x" });
    expect(interview).toEqual({
      id: expect.any(String),
      applicationId: application.id,
      state: "scheduled",
      startsAt: inHours(0),
      endsAt: inHours(1),
      times: [],
      durationMinutes: 60,
      timeZone: "Europe/Berlin",
      interviewers: [{ id: people.manager.id, firstName: "Ada", lastName: "Moreau" }],
      room: "Bell Rock",
      videoUrl: "https://meet.example/x",
      pageUrl: expect.stringMatching(/^https:\/\/jobs\.example\/interviews\/[\w-]{43}$/),
      sequence: 0,
      confirmedAt: null,
      noShow: false,
      rescheduled: 0,
    });
    const path = `/api/applications/${application.id}`;
    const read = await manager.get<LoadedApplication>(path);
    expect(read.body).toMatchObject({
      status: "interview_scheduled",
      openedAt: expect.any(String),
      answeredAt: expect.any(String),
    });
    const { body } = await manager.get<TimelineEvent[]>(`${path}/timeline`);
    expect(body.map(({ type }) => type)).toEqual(["sent", "opened", "status", "interview"]);
    expect(body.at(-1)).toMatchObject({
      side: "employer",
      data: { interviewId: interview.id, state: "scheduled", startsAt: inHours(0) },
    });
  });

  test("that is proposed opens and answers the application, and leaves its status", async () => {
    const { propose, manager, application } = await scene();
    const interview = await propose([inHours(5), inHours(2), inHours(5)]);
    expect(interview).toMatchObject({
      state: "proposed",
      startsAt: null,
      endsAt: null,
      times: [inHours(2), inHours(5)],
      sequence: 0,
    });
    const { body } = await manager.get<LoadedApplication>(`/api/applications/${application.id}`);
    expect(body).toMatchObject({
      status: "pending",
      openedAt: expect.any(String),
      answeredAt: expect.any(String),
    });
  });

  test("is read by the hiring team, and by the candidate without people and what became of it", async () => {
    const { added, read, manager, applicant, reviewer, people, path } = await scene();
    const interview = await added();
    expect(await read(manager)).toEqual([interview]);
    expect(await read(reviewer)).toEqual([{ ...interview, pageUrl: null }]);
    const { interviewers: _, noShow: __, rescheduled: ___, ...rest } = interview;
    expect(await read(applicant)).toEqual([rest]);
    for (const who of [people.otherReviewer, people.candidate, people.recruiter])
      expect((await as(who).get(path)).status).toBe(403);
  });

  test("is scheduled, changed and cancelled by who manages the job alone", async () => {
    const { added, reviewer, applicant, people, path, plan } = await scene();
    const { id } = await added();
    for (const who of [reviewer, applicant, as(people.otherReviewer), as(people.recruiter)]) {
      expect((await who.post(path, { body: plan() })).status).toBe(403);
      expect((await who.patch(`/api/interviews/${id}`, { body: { room: "X" } })).status).toBe(403);
      expect((await who.delete(`/api/interviews/${id}`)).status).toBe(403);
    }
    for (const who of [as(people.owner), as(people.colleague)])
      expect((await who.patch(`/api/interviews/${id}`, { body: { room: null } })).status).toBe(200);
  });

  test.each([
    [{ startsAt: "2020-01-01T10:00:00Z" }, "Choose a time in the future"],
    [{ startsAt: undefined }, "Choose a time in the future"],
    [{ startsAt: undefined, times: [] }, "Choose a time in the future"],
    [{ startsAt: "2099-01-01T10:00:00Z" }, "Choose a time within two years"],
    [{ timeZone: "Mars/Olympus" }, "Unknown time zone"],
    [{ timeZone: "+05:30" }, "Unknown time zone"],
    [{ interviewerIds: [] }, "Choose at least one interviewer"],
    [{ interviewerIds: undefined }, "Choose at least one interviewer"],
    [{ interviewerIds: ["nobody"] }, "Only the hiring team can interview"],
    [{ durationMinutes: 14 }, "An interview lasts from 15 to 480 minutes"],
    [{ durationMinutes: 481 }, "An interview lasts from 15 to 480 minutes"],
    [{ videoUrl: "javascript:alert(1)" }, "Enter a valid video link"],
  ])("%j is refused: %s", async (wrong, sentence) => {
    const { add, read, manager } = await scene();
    expect(refusal(await add(wrong))).toEqual([400, sentence]);
    expect(await read(manager)).toEqual([]);
  });

  test("is led by the hiring team alone", async () => {
    const { add, added, people } = await scene();
    for (const stranger of [
      people.applicant,
      people.recruiter,
      people.otherReviewer,
      people.demoted,
    ])
      expect(refusal(await add({ interviewerIds: [people.manager.id, stranger.id] }))).toEqual([
        400,
        "Only the hiring team can interview",
      ]);
    const team = [people.reviewer.id, people.owner.id, people.colleague.id];
    const { interviewers = [] } = await added({ interviewerIds: team });
    expect(interviewers.map(({ id }) => id)).toEqual(team);
  });
});

test("of several mistakes in a plan the time is said first, then the zone, then the people", async () => {
  const { add } = await scene();
  const wrong = { startsAt: "2020-01-01T09:00:00Z", timeZone: "Mars/Phobos", interviewerIds: [] };
  const said = async (more: object) => (await add({ ...wrong, ...more })).body;
  expect(await said({})).toBe("Choose a time in the future");
  expect(await said({ startsAt: undefined, times: [inHours(1), "2020-01-01T09:00:00Z"] })).toBe(
    "Choose a time in the future",
  );
  expect(await said({ startsAt: inHours(1) })).toBe("Unknown time zone");
  expect(await said({ startsAt: inHours(1), timeZone: "UTC" })).toBe(
    "Choose at least one interviewer",
  );
});

describe("a change", () => {
  const changing = async () => {
    const all = await scene();
    const interview = await all.added();
    const change = async (body: object) =>
      (await all.manager.patch<Interview>(`/api/interviews/${interview.id}`, { body })).body;
    return { ...all, interview, change };
  };

  test("of time, place or people raises the sequence, and nothing else does", async () => {
    const { interview, change, people } = await changing();
    expect(await change({ room: null, startsAt: inHours(0) })).toEqual(interview);
    expect(await change({ room: "Attic" })).toMatchObject({ sequence: 1, rescheduled: 0 });
    expect(await change({ startsAt: inHours(3) })).toMatchObject({
      sequence: 2,
      rescheduled: 1,
      endsAt: inHours(4),
      room: "Attic",
    });
    expect(await change({ durationMinutes: 30 })).toMatchObject({ sequence: 3, rescheduled: 1 });
    expect(await change({ interviewerIds: [people.owner.id] })).toMatchObject({ sequence: 4 });
    expect(await change({ noShow: true })).toMatchObject({ sequence: 4, noShow: true });
    expect(await change({ noShow: "yes" })).toBe("No-show must be true or false");
    expect(refusal({ status: 400, body: await change({ startsAt: "2020-01-01" }) })).toEqual([
      400,
      "Choose a time in the future",
    ]);
  });

  test("to several times waits for the candidate again, and takes nobody meanwhile", async () => {
    const { change, add, another, page } = await changing();
    const proposed = await change({ times: [inHours(8), inHours(9)] });
    expect(proposed).toMatchObject({ state: "proposed", startsAt: null, sequence: 1 });
    const { path } = await another();
    expect((await add({}, path)).status).toBe(201);
    await page(proposed).choose(inHours(9));
    expect(await change({})).toMatchObject({ state: "scheduled", sequence: 2, rescheduled: 1 });
  });

  test("of a cancelled one is refused; cancelling again is not", async () => {
    const { interview, manager, application } = await changing();
    const path = `/api/interviews/${interview.id}`;
    for (const _ of [1, 2]) expect((await manager.delete(path)).status).toBe(204);
    expect(refusal(await manager.patch(path, { body: { room: "X" } }))).toEqual([
      409,
      "This interview was cancelled",
    ]);
    const { body } = await manager.get<TimelineEvent[]>(
      `/api/applications/${application.id}/timeline`,
    );
    expect(body.filter(({ type }) => type === "interview")).toHaveLength(2);
    const read = await manager.get<LoadedApplication>(`/api/applications/${application.id}`);
    expect(read.body.status).toBe("interview_scheduled");
  });

  test("of an unknown one is 404", async () => {
    const { manager } = await scene();
    for (const id of ["nothing", crypto.randomUUID()])
      expect(refusal(await manager.patch(`/api/interviews/${id}`, { body: {} }))).toEqual([
        404,
        "Interview not found",
      ]);
  });
});

describe("nobody is in two interviews at once", () => {
  const taken = [409, "This time is already taken"];

  test("no interviewer and no room, whatever its case; one may begin when the other ends", async () => {
    const { add, added, another, people } = await scene();
    await added({ room: "Bell Rock" });
    const { path } = await another();
    expect(refusal(await add({ startsAt: inHours(0.5) }, path))).toEqual(taken);
    const other = { interviewerIds: [people.owner.id] };
    expect(refusal(await add({ ...other, room: " BELL rock " }, path))).toEqual(taken);
    expect((await add({ ...other, room: "Attic" }, path)).status).toBe(201);
    expect((await add({ startsAt: inHours(1) }, path)).status).toBe(201);
    expect((await add({ startsAt: inHours(-1) }, path)).status).toBe(201);
  });

  test("no candidate within one company, and employers learn nothing of other companies", async () => {
    const { add, added, people, job } = await scene();
    await added();
    expect(refusal(await add({ interviewerIds: [people.owner.id] }))).toEqual(taken);
    const company = await buildCompany(db, { ownerId: people.company.id });
    const elsewhere = await buildJob(db, { companyId: company.id, postedBy: people.company.id });
    expect(elsewhere.companyId).not.toBe(job.companyId);
    const { id } = await buildApplication(db, {
      jobId: elsewhere.id,
      candidateId: people.applicant.id,
    });
    const body = {
      startsAt: inHours(0),
      durationMinutes: 60,
      timeZone: "UTC",
      interviewerIds: [people.company.id],
    };
    expect(
      (await as(people.company).post(`/api/applications/${id}/interviews`, { body })).status,
    ).toBe(201);
  });

  test("a refused change leaves all as it was, and a cancelled interview takes nobody", async () => {
    const { add, added, another, manager, read } = await scene();
    const first = await added();
    const { path } = await another();
    const second = await added({ startsAt: inHours(4) }, path);
    const move = () =>
      manager.patch(`/api/interviews/${second.id}`, { body: { startsAt: inHours(0) } });
    expect(refusal(await move())).toEqual(taken);
    expect(await read(manager, path)).toEqual([second]);
    await manager.delete(`/api/interviews/${first.id}`);
    expect((await move()).status).toBe(200);
    expect((await add({ startsAt: inHours(4) }, path)).status).toBe(201);
  });
});

describe("with the application", () => {
  test("withdrawing cancels its interviews, and frees the time", async () => {
    const { propose, added, applicant, application, manager, read, another, add } = await scene();
    await added();
    await propose([inHours(7)]);
    await applicant.post(`/api/applications/${application.id}/withdraw`);
    expect((await read(manager)).map(({ state }) => state)).toEqual(["cancelled", "cancelled"]);
    expect((await add({}, (await another()).path)).status).toBe(201);
    expect(refusal(await add())).toEqual([409, "This application was withdrawn"]);
  });

  test("erasing cancels its interviews; no interview names the candidate any more", async () => {
    const { added, people, manager, read, add } = await scene();
    await added();
    await eraseApplicationsOf(db, people.applicant.id);
    const [interview] = await read(manager);
    expect(interview).toMatchObject({ state: "cancelled" });
    expect(JSON.stringify(interview)).not.toContain(people.applicant.id);
    expect(refusal(await add())).toEqual([409, "This application was erased"]);
  });
});
