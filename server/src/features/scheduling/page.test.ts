import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import type { StatusChange } from "@rolecall/contract/applications/applications.schemas.ts";
import type { TimelineEvent } from "@rolecall/contract/applications/timeline.schemas.ts";
import { describe, expect, test } from "vitest";
import { buildApplication, buildCompany, buildJob } from "#test/build.ts";
import { fingerprintOf } from "#test/database/every-row.ts";
import { moveInterview } from "#test/interviews/interview-rows.ts";
import { buildInterviewScene, inHours, refusal } from "#test/interviews/interview-scene.ts";
import { startApp } from "#test/start-app.ts";

const services = await startApp({ env: { RATE_LIMIT: "off" } });
const { as, anonymous, db } = services;
const ended = [404, "This link is no longer valid"];

const scene = async () => {
  const all = await buildInterviewScene(services);
  const interview = await all.propose([inHours(2), inHours(5)]);
  return { ...all, interview, link: all.page(interview) };
};

describe("the page of an interview", () => {
  test("shows exactly what is needed to choose, and reading it changes nothing", async () => {
    const { link, job, employer } = await scene();
    const before = await fingerprintOf(db);
    const { status, body } = await link.get();
    expect([status, body]).toEqual([
      200,
      {
        company: employer.name,
        job: job.title,
        state: "proposed",
        startsAt: null,
        times: [inHours(2), inHours(5)],
        durationMinutes: 60,
        timeZone: "Europe/Berlin",
      },
    ]);
    expect(await fingerprintOf(db)).toEqual(before);
  });

  test("takes one of the times, sets the status in the name of who proposed them, and tells it", async () => {
    const { link, manager, application, read, people } = await scene();
    const chosen = await link.choose(inHours(5));
    expect(chosen).toMatchObject({
      status: 200,
      body: { state: "scheduled", startsAt: inHours(5), times: [inHours(2), inHours(5)] },
    });
    expect(await read(manager)).toMatchObject([
      {
        state: "scheduled",
        startsAt: inHours(5),
        confirmedAt: expect.any(String),
        sequence: 0,
        rescheduled: 0,
      },
    ]);
    const path = `/api/applications/${application.id}`;
    const { body } = await manager.get<LoadedApplication>(path);
    expect(body.status).toBe("interview_scheduled");
    const history = await manager.get<StatusChange[]>(`${path}/history`);
    expect(history.body).toMatchObject([{ to: "interview_scheduled", changedBy: "Ada Moreau" }]);
    expect(people.manager).toMatchObject({ firstName: "Ada", lastName: "Moreau" });
    const timeline = await manager.get<TimelineEvent[]>(`${path}/timeline`);
    expect(timeline.body.at(-1)).toMatchObject({
      type: "interview",
      side: "candidate",
      data: { state: "scheduled", startsAt: inHours(5) },
    });
  });

  test("takes another one later, confirms the present one, and refuses all others", async () => {
    const { link, manager, read, added, page } = await scene();
    await link.choose(inHours(5));
    await link.choose(inHours(2));
    const [changed] = await read(manager);
    expect(changed).toMatchObject({ startsAt: inHours(2), sequence: 1, rescheduled: 1 });
    for (const time of [inHours(3), inHours(2.5), "tomorrow"])
      expect(refusal(await link.choose(time))).toEqual([400, "Choose one of the offered times"]);
    const given = await added({ startsAt: inHours(20) });
    expect(given.confirmedAt).toBeNull();
    expect((await page(given).choose(inHours(20))).status).toBe(200);
    expect((await read(manager)).at(-1)).toMatchObject({
      confirmedAt: expect.any(String),
      sequence: 0,
    });
  });

  test("offers only what is still free, also of the candidate's own elsewhere, and refuses the rest", async () => {
    const { link, added, another, people, interview, page, propose } = await scene();
    const { path } = await another();
    await added({ startsAt: inHours(1.5) }, path);
    expect((await link.get()).body).toMatchObject({ times: [inHours(5)] });
    expect(refusal(await link.choose(inHours(2)))).toEqual([409, "This time is already taken"]);

    const company = await buildCompany(db, { ownerId: people.company.id });
    const elsewhere = await buildJob(db, { companyId: company.id, postedBy: people.company.id });
    const { id } = await buildApplication(db, {
      jobId: elsewhere.id,
      candidateId: people.applicant.id,
    });
    const body = {
      startsAt: inHours(5.5),
      durationMinutes: 30,
      timeZone: "UTC",
      interviewerIds: [people.company.id],
    };
    await as(people.company).post(`/api/applications/${id}/interviews`, { body });
    expect((await link.get()).body).toMatchObject({ times: [] });
    expect(refusal(await link.choose(inHours(5)))).toEqual([409, "This time is already taken"]);
    const own = await propose([inHours(6)], { interviewerIds: [people.owner.id] });
    expect((await page(own).choose(inHours(6))).status).toBe(200);
    expect(interview.state).toBe("proposed");
  });

  test("cancels, and is no longer valid then", async () => {
    const { link, manager, read } = await scene();
    await link.choose(inHours(5));
    expect((await link.cancel()).status).toBe(204);
    expect(await read(manager)).toMatchObject([{ state: "cancelled" }]);
    for (const call of [link.get, link.cancel, () => link.choose(inHours(2))])
      expect(refusal(await call())).toEqual(ended);
  });

  test("is valid neither unknown, nor while the candidate reads the application as decided", async () => {
    const { link, manager, application } = await scene();
    for (const token of ["x", "a".repeat(43), "%00"])
      expect((await anonymous.get(`/api/interview-pages/${token}`)).status).toBeGreaterThanOrEqual(
        400,
      );
    const setStatus = (body: object) =>
      manager.put(`/api/applications/${application.id}/status`, { body });
    // Held back, so that the candidate does not read it yet.
    await setStatus({ status: "rejected", letter: null });
    expect((await link.choose(inHours(5))).status).toBe(200);
    const { body } = await manager.get<LoadedApplication>(`/api/applications/${application.id}`);
    expect(body.status).toBe("rejected");
    await setStatus({ status: "hired" });
    expect(refusal(await link.get())).toEqual(ended);
    await setStatus({ status: "shortlisted" });
    expect((await link.get()).status).toBe(200);
  });

  test("is valid no more once the interview has begun", async () => {
    const { link, interview, manager } = await scene();
    await link.choose(inHours(5));
    await moveInterview(db, interview.id, new Date(Date.now() - 1000));
    for (const call of [link.get, link.cancel, () => link.choose(inHours(2))])
      expect(refusal(await call())).toEqual(ended);
    const noShow = await manager.patch(`/api/interviews/${interview.id}`, {
      body: { noShow: true },
    });
    expect(noShow.body).toMatchObject({ noShow: true, state: "scheduled", sequence: 0 });
  });
});
