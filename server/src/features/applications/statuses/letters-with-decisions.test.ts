import type { OwnApplication } from "@rolecall/contract/applications/application.schemas.ts";
import type { StatusChange } from "@rolecall/contract/applications/applications.schemas.ts";
import type { TimelineEvent } from "@rolecall/contract/applications/timeline.schemas.ts";
import type { Reason, Template } from "@rolecall/contract/hiring/letters.schemas.ts";
import { describe, expect, test } from "vitest";
import { buildApplication, buildUser } from "#test/build.ts";
import type { Client } from "#test/client.ts";
import { letWaitingPass } from "#test/database/let-waiting-pass.ts";
import { startApp } from "#test/start-app.ts";
import { buildTeamScene } from "#test/team-scene.ts";

const { as, db, letters, deliverLetters } = await startApp();

const letter = { subject: "About {{jobTitle}}", text: "Dear {{firstName}}, {{sentence}}" };

const scene = async () => {
  const team = await buildTeamScene(db);
  const person = await buildUser(db, { firstName: "Mara" });
  const application = await buildApplication(db, { jobId: team.job.id, candidateId: person.id });
  const [owner, candidate, recruiter] = [as(team.owner), as(person), as(team.recruiter)];
  const path = `/api/applications/${application.id}`;
  const read = async <Body>(who: Client, address: string) => (await who.get<Body>(address)).body;
  const addReason = (body: object) => owner.post<Reason>(`${team.path}/reasons`, { body });
  return {
    ...team,
    owner,
    candidate,
    recruiter,
    person,
    application,
    path,
    addReason,
    templates: () => read<Template[]>(owner, `${team.path}/templates`),
    reasons: () => read<Reason[]>(owner, `${team.path}/reasons`),
    put: (body: object, who: Client = recruiter) => who.put(`${path}/status`, { body }),
    bulk: (applicationIds: string[], body: object) =>
      recruiter.post("/api/applications/bulk-update", { body: { applicationIds, ...body } }),
    timeline: (who: Client) => read<TimelineEvent[]>(who, `${path}/timeline`),
    history: (who: Client) => read<StatusChange[]>(who, `${path}/history`),
    own: () => read<OwnApplication>(candidate, path),
    mailed: () => letters.filter(({ to }) => to === person.email),
  };
};

const lastOf = (events: TimelineEvent[]) => events.at(-1);

describe("a change of status with a letter", () => {
  test("is told after half a minute, filled in, by timeline and mail", async () => {
    const { put, timeline, candidate, owner, mailed, application, job } = await scene();
    expect((await put({ status: "rejected", letter })).status).toBe(200);
    const filled = { subject: `About ${job.title}`, text: "Dear Mara, " };
    expect(lastOf(await timeline(owner))).toMatchObject({ data: { letter: filled, reason: null } });
    expect((await timeline(candidate)).map(({ type }) => type)).toEqual(["sent"]);
    await deliverLetters();
    expect(mailed()).toEqual([]);
    await letWaitingPass(db);
    await deliverLetters();
    expect(mailed()).toMatchObject([{ subject: filled.subject, kind: "status" }]);
    expect(mailed()[0]?.text).toContain("Dear Mara,");
    expect(mailed()[0]?.text).toContain(`/my-applications/${application.id}`);
    expect(lastOf(await timeline(candidate))?.data).toEqual({
      from: "pending",
      to: "rejected",
      letter: filled,
      sentence: null,
    });
    await deliverLetters();
    expect(mailed()).toHaveLength(1);
  });

  test.each([letter, null])(
    "keeps all that the candidate reads for so long: %j",
    async (chosen) => {
      const {
        put,
        own,
        candidate,
        history,
        path,

        job,
        read: _,
      } = {
        ...(await scene()),
        read: null,
      };
      const before = await own();
      await put({ status: "rejected", letter: chosen });
      const shown = async () => ({
        one: await own(),
        list: (await candidate.get<OwnApplication[]>("/api/applications/candidate")).body[0],
        ofJob: (await candidate.get<{ applications: object[] }>(`/api/jobs/${job.id}`)).body
          .applications[0],
        history: await history(candidate),
      });
      expect(await shown()).toMatchObject({
        one: before,
        list: { ...before, eraseAt: null },
        ofJob: before,
        history: [],
      });
      expect(before.can).toMatchObject({ withdraw: true, edit: true });
      const edited = await candidate.patch(path, { body: { coverLetter: "Better words" } });
      expect(edited).toMatchObject({ status: 200, body: { status: "pending", openedAt: null } });
      await letWaitingPass(db);
      const after = {
        status: "rejected",
        openedAt: expect.any(String),
        answeredAt: expect.any(String),
      };
      expect(await shown()).toMatchObject({
        one: after,
        list: after,
        ofJob: after,
        history: [{ from: "pending", to: "rejected", changedBy: null }],
      });
      expect(await candidate.post(`${path}/withdraw`)).toMatchObject({
        status: 409,
        body: "This application is already decided",
      });
    },
  );

  test("without the key is shown at once, and told after half a minute", async () => {
    const { put, own, candidate, history, timeline } = await scene();
    await put({ status: "shortlisted" });
    expect((await own()).status).toBe("shortlisted");
    expect(await history(candidate)).toMatchObject([{ to: "shortlisted" }]);
    expect((await timeline(candidate)).map(({ type }) => type)).toEqual(["sent", "opened"]);
    await letWaitingPass(db);
    expect(lastOf(await timeline(candidate))).toMatchObject({ data: { to: "shortlisted" } });
  });

  test("has a reason, of which the candidate reads the sentence where it is shown, never the label", async () => {
    const { put, addReason, reasons, candidate, owner, timeline, company } = await scene();
    const path = `/api/companies/${company.id}`;
    const { body: reason } = await addReason({
      label: "Too junior",
      sentence: "More years needed.",
    });
    await put({ status: "rejected", letter, reasonId: reason.id, showReason: true });
    await letWaitingPass(db);
    const told = lastOf(await timeline(candidate))?.data;
    expect(told).toMatchObject({
      sentence: "More years needed.",
      letter: { text: "Dear Mara, More years needed." },
    });
    expect(JSON.stringify(told)).not.toContain("junior");
    expect(told).not.toHaveProperty("reason");
    const { id, label } = reason;
    expect(lastOf(await timeline(owner))).toMatchObject({ data: { reason: { id, label } } });
    expect(await reasons()).toMatchObject([{ count: 1 }]);
    expect((await owner.delete(`${path}/reasons/${id}`)).status).toBe(204);
    expect(lastOf(await timeline(owner))).toMatchObject({ data: { reason: { id, label } } });
  });

  test("hides the sentence where it is not shown", async () => {
    const { put, addReason, candidate, timeline } = await scene();
    const { body: reason } = await addReason({ label: "Too junior", sentence: "More years." });
    await put({ status: "rejected", letter: null, reasonId: reason.id });
    await letWaitingPass(db);
    expect(lastOf(await timeline(candidate))?.data).toMatchObject({ sentence: null, letter: null });
  });

  test("is refused with what is of another company, or fits no rejection", async () => {
    const one = await scene();
    const other = await scene();
    const { body: foreign } = await other.addReason({ label: "Far", sentence: "Too far." });
    const { body: silent } = await one.addReason({ label: "Secret" });
    const [template] = await other.templates();
    const refused: [object, string][] = [
      [{ status: "rejected", letter: { templateId: template?.id } }, "Unknown template"],
      [{ status: "rejected", letter: { templateId: crypto.randomUUID() } }, "Unknown template"],
      [{ status: "rejected", letter: { templateId: "first" } }, "Unknown template"],
      [{ status: "rejected", reasonId: foreign.id }, "Unknown reason"],
      [{ status: "rejected", reasonId: "none" }, "Unknown reason"],
      [{ status: "hired", reasonId: silent.id }, "A reason belongs to a rejection"],
      [
        { status: "rejected", reasonId: silent.id, showReason: true },
        "This reason has no sentence",
      ],
      [{ status: "rejected", letter: { subject: "", text: "x" } }, "Subject is required"],
      [{ status: "rejected", letter: "Goodbye" }, "Subject is required"],
      [{ status: "rejected", showReason: "yes" }, "Show reason must be true or false"],
      [
        { status: "rejected", letter: { subject: "x", text: "{{y}}" } },
        "Unknown placeholder {{y}}",
      ],
    ];
    for (const [body, sentence] of refused) {
      expect(await one.put(body)).toMatchObject({ status: 400, body: sentence });
      expect(await one.bulk([one.application.id], body)).toMatchObject({ status: 400 });
    }
    expect((await one.own()).status).toBe("pending");
    expect(await one.history(one.owner)).toEqual([]);
  });

  test("goes to nobody who is in the status already, wants none, or is erased", async () => {
    const { bulk, templates, job, application, mailed, own } = await scene();
    const rejected = await buildApplication(db, { jobId: job.id, status: "rejected" });
    const never = await buildUser(db);
    await as(never).patch("/api/account/notifications/status", { body: { mail: "never" } });
    const unwanted = await buildApplication(db, { jobId: job.id, candidateId: never.id });
    const template = (await templates()).find(({ kind }) => kind === "rejected");
    const ids = [application, rejected, unwanted].map(({ id }) => id);
    const answer = await bulk(ids, { status: "rejected", letter: { templateId: template?.id } });
    expect(answer.body).toEqual({ updatedCount: 3, letterCount: 1 });
    await letWaitingPass(db);
    await deliverLetters();
    expect(mailed()).toHaveLength(1);
    expect(letters.some(({ to }) => to === never.email)).toBe(false);
    expect((await own()).status).toBe("rejected");
  });

  test("is refused after twenty letters about one application in a day", async () => {
    const { put } = await scene();
    for (let turn = 0; turn < 20; turn += 1) {
      const status = turn % 2 === 0 ? "shortlisted" : "pending";
      expect((await put({ status, letter })).status).toBe(200);
      await letWaitingPass(db);
    }
    expect((await put({ status: "hired", letter })).status).toBe(429);
    expect((await put({ status: "hired", letter: null })).status).toBe(200);
  });
});

describe("a newer status within half a minute", () => {
  test("takes back what waits: the candidate never learns of it", async () => {
    const { put, timeline, history, candidate, owner, mailed, own } = await scene();
    await put({ status: "rejected", letter });
    await put({ status: "shortlisted", letter: { subject: "Good", text: "News" } });
    expect((await own()).status).toBe("pending");
    await letWaitingPass(db);
    await deliverLetters();
    expect(mailed().map(({ subject }) => subject)).toEqual(["Good"]);
    const told = (await timeline(candidate)).filter(({ type }) => type === "status");
    expect(told).toMatchObject([{ data: { from: "pending", to: "shortlisted" } }]);
    expect(await history(candidate)).toMatchObject([{ from: "pending", to: "shortlisted" }]);
    expect(await history(owner)).toMatchObject([
      { from: "pending", to: "rejected" },
      { from: "rejected", to: "shortlisted" },
    ]);
    const read = (await timeline(owner)).filter(({ type }) => type === "status");
    expect(read).toHaveLength(2);
  });

  test("of changes that were shown at once leaves them in the history, and tells the last", async () => {
    const { put, timeline, history, candidate } = await scene();
    await put({ status: "under_review" });
    await put({ status: "shortlisted" });
    await letWaitingPass(db);
    expect(await history(candidate)).toMatchObject([
      { from: "pending", to: "under_review" },
      { from: "under_review", to: "shortlisted" },
    ]);
    const told = (await timeline(candidate)).filter(({ type }) => type === "status");
    expect(told).toMatchObject([{ data: { from: "pending", to: "shortlisted" } }]);
  });

  test("tells nothing where it leads back", async () => {
    const { put, timeline, candidate, own } = await scene();
    await put({ status: "rejected", letter });
    await put({ status: "pending", letter: null });
    await letWaitingPass(db);
    expect((await timeline(candidate)).map(({ type }) => type)).toEqual(["sent", "opened"]);
    expect((await own()).status).toBe("pending");
  });
});

describe("withdrawing within half a minute", () => {
  test("takes back a change that is held, as if it had never been", async () => {
    const { put, timeline, history, candidate, owner, mailed, own, path, addReason, reasons } =
      await scene();
    const { body: reason } = await addReason({ label: "Far away" });
    await put({ status: "rejected", letter, reasonId: reason.id });
    const { status, body } = await candidate.post<OwnApplication>(`${path}/withdraw`);
    expect({ status, read: body.status }).toEqual({ status: 200, read: "pending" });
    await letWaitingPass(db);
    await deliverLetters();
    expect(mailed()).toEqual([]);
    expect(await own()).toMatchObject({ status: "pending", answeredAt: null });
    expect((await timeline(candidate)).map(({ type }) => type)).toEqual([
      "sent",
      "opened",
      "withdrawn",
    ]);
    expect(await history(candidate)).toEqual([]);
    expect(await history(owner)).toMatchObject([
      { from: "pending", to: "rejected" },
      { from: "rejected", to: "pending", changedBy: null },
    ]);
    expect(await reasons()).toMatchObject([{ count: 0 }]);
  });
});
