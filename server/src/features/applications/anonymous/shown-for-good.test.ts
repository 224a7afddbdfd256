// How long anonymous review hides who applied.
import { undoHeader } from "@rolecall/contract/hiring/undo-header.ts";
import { describe, expect, test } from "vitest";
import { buildAnonymousReading } from "#test/anonymous/anonymous-scene.ts";
import { buildApplication, buildProfile, buildUser } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";

const services = await startApp({ env: { RATE_LIMIT: "off" } });
const { as, db } = services;
const scene = () => buildAnonymousReading(services);

describe("who it is, is shown for good", () => {
  test.each(["shortlisted", "interview_scheduled", "hired"])("once it is %s", async (status) => {
    const { read, setStatus, recruiter, candidate, files } = await scene();
    const { headers } = await setStatus(status);
    expect(await read()).toMatchObject({ candidateId: candidate.id, resumeUrl: files.resume });
    const undone = await as(recruiter).post(
      `/api/undo/${String(headers[undoHeader.toLowerCase()])}`,
    );
    expect(undone.status).toBe(200);
    expect(await read()).toMatchObject({ status: "pending", candidateId: candidate.id });
    expect((await as(recruiter).get(files.resume)).status).toBe(200);
    await setStatus("rejected");
    expect(await read()).toMatchObject({ candidateId: candidate.id });
  });

  test("also of many at once and of a stage, and not by other statuses", async () => {
    const { read, recruiter, id, job, setStatus } = await scene();
    for (const status of ["under_review", "rejected", "pending"]) {
      await setStatus(status);
      expect((await read()).candidateId).toBeNull();
    }
    const stages = await as(recruiter).get<{ id: string; status: string }[]>(
      `/api/jobs/${job.id}/stages`,
    );
    const stageId = stages.body.find(({ status }) => status === "shortlisted")?.id;
    await as(recruiter).put(`/api/applications/${id}/stage`, { body: { stageId } });
    expect((await read()).candidateId).not.toBeNull();
    const other = await scene();
    const body = { applicationIds: [other.id], status: "hired" };
    await as(other.recruiter).post("/api/applications/bulk-update", { body });
    expect((await other.read()).candidateId).not.toBeNull();
  });

  test("by the resume's text, too, once nothing is hidden", async () => {
    const { setStatus, recruiter, path } = await scene();
    await setStatus("shortlisted");
    const { body, headers } = await as(recruiter).get<string>(`${path}/resume`);
    expect(body).toContain("Zephyrine Quillfeather");
    expect(headers["content-disposition"]).toBe('inline; filename="resume.txt"');
  });
});

describe("what was sent while it is on", () => {
  test("stays anonymous when it is turned off, and others never were", async () => {
    const { turn, read, job, recruiter } = await scene();
    const own = (await read()).candidate.lastName;
    await turn(false);
    expect((await read()).candidate.lastName).toBe(own);
    const later = await buildUser(db);
    await buildProfile(db, { userId: later.id });
    const { id } = await buildApplication(db, { jobId: job.id, candidateId: later.id });
    await turn(true);
    expect((await as(recruiter).get(`/api/applications/${id}`)).body).toMatchObject({
      candidateId: later.id,
    });
  });

  test("keeps its code when it is withdrawn and sent again, and the reason is without names", async () => {
    const { read, client, path, apply, recruiter, turn } = await scene();
    const own = (await read()).candidate.lastName;
    await client.post(`${path}/withdraw`, { body: { reason: "Ask Quillfeather" } });
    const timeline = await as(recruiter).get<{ data: unknown }[]>(`${path}/timeline`);
    expect(timeline.body.at(-1)?.data).toEqual({ reason: "Ask [hidden]" });
    await turn(false);
    expect((await apply()).status).toBe(201);
    expect((await read()).candidate.lastName).toBe(own);
  });

  test("is shown where its candidate was shortlisted before they sent it again", async () => {
    const { read, client, path, apply, setStatus, candidate } = await scene();
    await setStatus("shortlisted");
    await client.post(`${path}/withdraw`);
    expect((await apply()).status).toBe(201);
    expect(await read()).toMatchObject({ status: "pending", candidateId: candidate.id });
  });

  test("is anonymous also where it was sent before without being so", async () => {
    const { job, turn, recruiter } = await scene();
    const again = await buildAnonymousAgain({ job, turn });
    expect((await as(recruiter).get(again)).body).toMatchObject({ candidateId: null });
  });
});

/** Somebody who applied while it was off, withdrew, and applies again while it is on. */
const buildAnonymousAgain = async ({
  job,
  turn,
}: Pick<Awaited<ReturnType<typeof scene>>, "job" | "turn">): Promise<string> => {
  await turn(false);
  const user = await buildUser(db);
  const { id, resumeId } = await buildApplication(db, { jobId: job.id, candidateId: user.id });
  const path = `/api/applications/${id}`;
  await as(user).post(`${path}/withdraw`);
  await turn(true);
  const body = { jobId: job.id, coverLetter: "Again.", resumeUrl: `/objects/${resumeId}` };
  const { status } = await as(user).post("/api/applications", { body });
  expect(status).toBe(201);
  return path;
};
