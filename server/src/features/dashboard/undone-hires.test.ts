import { expect, test } from "vitest";
import { catchUp } from "#events/read-events.service.ts";
import { buildApplication, buildJob, buildUser } from "#test/build.ts";
import { startApp } from "#test/start-app.ts";
import { weeksReader } from "./weeks.reader.ts";

const { as, db } = await startApp();

const scene = async () => {
  const poster = await buildUser(db, { role: "recruiter" });
  const job = await buildJob(db, { postedBy: poster.id });
  const { id } = await buildApplication(db, { jobId: job.id });
  const recruiter = as(poster);
  const move = async (status: string) => {
    const path = `/api/applications/${id}/status`;
    const { headers } = await recruiter.put(path, { body: { status } });
    return () => recruiter.post(`/api/undo/${String(headers["undo-id"])}`);
  };
  const figures = async () => {
    const { body } = await recruiter.get<Record<string, unknown>>("/api/dashboard/recruiter");
    const { recentApplications: _, ...rest } = body;
    return rest;
  };
  return { move, figures };
};

test.each(["hired", "interview_scheduled"])(
  "what is undone leaves the figures as they were, whether it was counted or not: %s",
  async (status) => {
    const { move, figures } = await scene();
    const before = await figures();
    const undo = await move(status);
    expect(await figures()).not.toEqual(before);
    await catchUp(db, weeksReader);
    expect((await undo()).status).toBe(200);
    expect(await figures()).toEqual(before);
    await catchUp(db, weeksReader);
    expect(await figures()).toEqual(before);
    const undoAgain = await move(status);
    await undoAgain();
    expect(await figures()).toEqual(before);
    await catchUp(db, weeksReader);
    expect(await figures()).toEqual(before);
  },
);
